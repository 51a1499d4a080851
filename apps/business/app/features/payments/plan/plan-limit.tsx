import { useQuery } from '@tanstack/react-query';
import { Button, Note } from '@thyme/ui';
import { Link } from 'react-router';
import { DeskPlanDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';
import type { Plan } from '../operations.ts';
import { limitWords } from './plan-words.ts';

export function usePlan() {
  const { business } = useDesk();
  return useQuery({
    queryKey: deskKey(business.id, 'plan'),
    queryFn: async () => (await run(DeskPlanDocument, { business: business.id })).desk_plan,
  });
}

/** Says that a shop has more diaries than its plan is for, with the plan that fits. */
export function PlanLimit({ plan }: { plan: Plan }) {
  const words = limitWords(plan);
  if (!words) return null;
  return (
    <Note tone="warn">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-60 flex-1">{words.sentence}</p>
        {words.fitting && (
          <Button variant="secondary" size="sm" asChild>
            <Link to={`/plan?choose=${words.fitting.code}`}>Change plan</Link>
          </Button>
        )}
      </div>
    </Note>
  );
}

/** The same where diaries are added. */
export function OwnPlanLimit() {
  const { data } = usePlan();
  return data ? <PlanLimit plan={data} /> : null;
}
