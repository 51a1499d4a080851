import { PlanPage } from '../features/payments/plan/plan-page.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Plan – Thyme for business' }];

export default function Plan() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <OwnerOnly>
        <PageHead title="Plan" />
        <PlanPage />
      </OwnerOnly>
    </div>
  );
}
