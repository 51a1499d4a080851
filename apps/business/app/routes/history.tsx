import { HistoryPage } from '../features/team/history-page.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'History – Thyme for business' }];

export default function History() {
  return (
    <div className="max-w-5xl px-4 pb-10 md:px-7">
      <OwnerOnly>
        <PageHead title="History" note="Who changed what, and when" />
        <HistoryPage />
      </OwnerOnly>
    </div>
  );
}
