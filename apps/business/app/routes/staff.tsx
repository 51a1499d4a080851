import { StaffPage } from '../features/team/staff-page.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Staff – Thyme for business' }];

export default function Staff() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <OwnerOnly>
        <PageHead title="Staff" />
        <StaffPage />
      </OwnerOnly>
    </div>
  );
}
