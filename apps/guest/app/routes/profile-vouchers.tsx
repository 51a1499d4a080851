import { useNow } from '@thyme/site/use-now.ts';
import { MembershipsLink } from '../features/memberships/own-memberships.tsx';
import { SavedCardList } from '../features/payments/saved-cards/saved-card-list.tsx';
import { AddVoucher } from '../features/vouchers/add-voucher.tsx';
import { OwnPackages } from '../features/vouchers/own-packages.tsx';
import { OwnVoucherList } from '../features/vouchers/own-voucher-list.tsx';
import { describePage } from '../lib/page/meta.ts';
import type { Route } from './+types/profile-vouchers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'My Vouchers',
    description: 'Your vouchers with their balance, and your saved cards.',
    path: '/profile/vouchers',
    hidden: true,
  });
}

export default function Vouchers() {
  const now = useNow(Math.floor(Date.now() / 1000));
  return (
    <>
      <h1 className="display-48 mb-7">My Vouchers</h1>
      <AddVoucher />
      <OwnVoucherList now={now} />
      <OwnPackages now={now} />
      <MembershipsLink />
      <SavedCardList />
    </>
  );
}
