import { Queries } from '@thyme/site/graphql/queries.tsx';
import { VoucherGift } from '../../features/vouchers/voucher-gift.tsx';
import type { Route } from '../../routes/+types/gift.ts';

/** A voucher, opened by its code: to view, print or use. */
export function GiftPage({ params }: Route.ComponentProps) {
  return (
    <Queries>
      <VoucherGift code={params.code} />
    </Queries>
  );
}
