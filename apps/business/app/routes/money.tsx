import { TillDayCard } from '../features/payments/day/till-day.tsx';
import { TakingsBoard } from '../features/payments/takings.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Money – Thyme for business' }];

export default function Money() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <PageHead title="Money" />
      <OwnerOnly>
        <TillDayCard />
        <TakingsBoard />
      </OwnerOnly>
    </div>
  );
}
