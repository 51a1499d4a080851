import { Card } from '@thyme/ui';
import { DeleteAccount } from '../features/accounts/erasure/delete-account.tsx';
import { describePage } from '../lib/page/meta.ts';
import type { Route } from './+types/delete-account.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Delete my account',
    description: 'Delete your account with Thyme.',
    path: '/profile/delete-account',
    hidden: true,
  });
}

export default function DeleteAccountPage() {
  return (
    <>
      <h1 className="display-48">Delete my account</h1>
      <Card className="mt-7 max-w-200 p-5 md:p-8">
        <DeleteAccount />
      </Card>
    </>
  );
}
