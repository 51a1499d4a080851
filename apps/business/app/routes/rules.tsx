import { PolicyPage } from '../features/businesses/policy/policy-form.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Booking rules – Thyme for business' }];

export default function Rules() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <OwnerOnly>
        <PolicyPage head={(actions) => <PageHead title="Booking rules">{actions}</PageHead>} />
      </OwnerOnly>
    </div>
  );
}
