import { PaymentsPage } from '../features/books/payments/payments-page.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Payments – Thyme for business' }];

export default function Payments() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <OwnerOnly>
        <PageHead title="Payments" />
        <PaymentsPage />
      </OwnerOnly>
    </div>
  );
}
