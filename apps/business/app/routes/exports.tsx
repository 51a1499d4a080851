import { ExportsPage } from '../features/books/exports/exports-page.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Exports – Thyme for business' }];

export default function Exports() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <OwnerOnly>
        <PageHead title="Exports" />
        <ExportsPage />
      </OwnerOnly>
    </div>
  );
}
