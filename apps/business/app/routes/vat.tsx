import { VatPage } from '../features/books/vat/vat-page.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'VAT – Thyme for business' }];

export default function Vat() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <OwnerOnly>
        <PageHead title="VAT" />
        <VatPage />
      </OwnerOnly>
    </div>
  );
}
