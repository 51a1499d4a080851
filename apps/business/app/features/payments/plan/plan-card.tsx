import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Badge, Button, Card, Dialog, Note } from '@thyme/ui';
import { useState } from 'react';
import { DeskChoosePlanDocument, DeskLeavePlanDocument, DeskPayPlanDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import type { Plan } from '../operations.ts';
import { PlanLimit } from './plan-limit.tsx';
import { dayOf, diariesWords, euro, nameOf, priceOf, stateWords } from './plan-words.ts';
import { usePlanAct } from './use-plan-act.ts';

/** The current plan: its status, the next payment, and the owner's actions. */
export function PlanCard({ plan }: { plan: Plan }) {
  const { badge, lines } = stateWords(plan);
  const current = plan.plan;
  return (
    <Card asChild>
      <section aria-labelledby="current-plan" className="grid gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="current-plan" className="display-28">
            {current ? nameOf(current) : 'Choose a plan'}
          </h2>
          <Badge tone={badge.tone}>{badge.words}</Badge>
        </div>
        {current && <p className="text-ink-soft figures">{priceOf(current)}, VAT included</p>}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {current && <p>{diariesWords(plan)}</p>}
        <PlanLimit plan={plan} />
        {current && plan.state !== 'ended' && <Acts plan={plan} />}
      </section>
    </Card>
  );
}

function Acts({ plan }: { plan: Plan }) {
  const { perform, busy } = usePlanAct();
  const [isLeaving, setLeaving] = useState(false);
  const current = plan.plan;
  const pay = () =>
    perform('desk_pay_plan', async (business) => (await run(DeskPayPlanDocument, { business })).desk_pay_plan);
  const stay = () =>
    perform('subscribe', async (business) => {
      const variables = { business, plan: current?.code ?? '' };
      return (await run(DeskChoosePlanDocument, variables)).subscribe;
    });
  const leave = () =>
    perform('desk_leave_plan', async (business) => (await run(DeskLeavePlanDocument, { business })).desk_leave_plan);
  if (plan.is_leaving)
    return (
      <Button className="mt-2 justify-self-start" busy={busy !== null} onClick={() => void stay()}>
        Stay with {current?.name}
      </Button>
    );
  const isDue = plan.state === 'past_due';
  const needsCard = plan.state === 'trial' || isDue || plan.card === null;
  const next = plan.next_payment ?? current?.price ?? 0;
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      {needsCard && (
        <Button variant={isDue ? 'clay' : 'primary'} busy={busy === 'desk_pay_plan'} onClick={() => void pay()}>
          {plan.state === 'trial' ? `Add a card, pay ${euro(next)}` : `Pay ${euro(next)}`}
        </Button>
      )}
      {!needsCard && (
        <Button variant="secondary" busy={busy === 'desk_pay_plan'} onClick={() => void pay()}>
          Pay early or use another card
        </Button>
      )}
      <Button variant="ghost" onClick={() => setLeaving(true)}>
        Leave
      </Button>
      <Dialog open={isLeaving} onOpenChange={setLeaving}>
        <ActionDialog
          width="slim"
          title={`Leave ${current?.name}?`}
          description={leaveWords(plan)}
          action="Leave"
          close={`Stay with ${current?.name}`}
          danger
          busy={busy === 'desk_leave_plan'}
          onAct={async () => {
            if (await leave()) setLeaving(false);
          }}
        >
          <p className="text-ink-soft">What’s booked stays booked, and your diary stays readable for a year.</p>
          {plan.members_charged > 0 && (
            <Note tone="warn" className="mt-4">
              {membersWords(plan)}
            </Note>
          )}
        </ActionDialog>
      </Dialog>
    </div>
  );
}

/** What happens to the guests who pay for a membership. */
function membersWords({ members_charged: members, state, until }: Plan): string {
  const when =
    state === 'past_due' || until === null || until === undefined ? 'When your plan ends' : `On ${dayOf(until)}`;
  const who = members === 1 ? '1 guest pays for a membership.' : `${members} guests pay for a membership.`;
  const whose = members === 1 ? 'it runs' : 'these run';
  return `${who} ${when} ${whose} out: nothing more is charged, and your members keep the sessions they’ve paid for until they expire. We email each of them.`;
}

function leaveWords({ state, until }: Plan): string {
  if (state === 'past_due') return 'Your plan ends now, and guests no longer see your page.';
  const end = until === null || until === undefined ? 'the end of the period' : dayOf(until);
  return `Everything works until ${end}. After that guests no longer see your page, and nothing more is charged.`;
}
