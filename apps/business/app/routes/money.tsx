import { EmptyState } from '@thyme/ui';
import { TillDayCard } from '../features/payments/day/till-day.tsx';
import { TakingsBoard } from '../features/payments/takings.tsx';
import { useDesk } from '../lib/desk.ts';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Money – Thyme for business' }];

export default function Money() {
  const { isOwner } = useDesk();
  return (
    <div className="px-4 pb-10 md:px-7">
      <PageHead title="Money" />
      {isOwner ? (
        <>
          <TillDayCard />
          <TakingsBoard />
        </>
      ) : (
        <EmptyState level={2} size="page" title="Only the owner sees the money">
          Ask them if you need access.
        </EmptyState>
      )}
    </div>
  );
}
