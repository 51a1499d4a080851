import { HoursPage } from '../features/availability/hours-page.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Hours – Thyme for business' }];

export default function Hours() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <OwnerOnly>
        <HoursPage head={(actions) => <PageHead title="Hours">{actions}</PageHead>} />
      </OwnerOnly>
    </div>
  );
}
