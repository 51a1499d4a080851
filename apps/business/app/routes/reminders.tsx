import { RemindersPage } from '../features/reminders/reminders-page.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Reminders – Thyme for business' }];

export default function Reminders() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <OwnerOnly>
        <RemindersPage head={(actions) => <PageHead title="Reminders">{actions}</PageHead>} />
      </OwnerOnly>
    </div>
  );
}
