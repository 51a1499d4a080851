import { ReportsPage } from '../features/books/reports/reports-page.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Reports – Thyme for business' }];

export default function Reports() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <OwnerOnly>
        <PageHead title="Reports" />
        <ReportsPage />
      </OwnerOnly>
    </div>
  );
}
