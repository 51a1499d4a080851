import { CardFeesPage } from '../features/payments/card-fees/card-fees-page.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Card fees – Thyme for business' }];

export default function CardFees() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <OwnerOnly>
        <PageHead title="Card fees" />
        <CardFeesPage />
      </OwnerOnly>
    </div>
  );
}
