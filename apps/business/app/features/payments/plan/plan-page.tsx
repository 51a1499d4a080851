import { Dialog } from '@thyme/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Waiting } from '../../../lib/changes/owner-only.tsx';
import { chosenPlan, forgetPlan } from '../../../lib/chosen-plan.ts';
import type { Plan, PlanOffer } from '../operations.ts';
import { ChoiceDialog } from './choice-dialog.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanInvoices } from './plan-invoices.tsx';
import { usePlan } from './plan-limit.tsx';
import { PlanOffers } from './plan-offers.tsx';

/** The owner's own subscription: what it is, what comes next, its invoices, and the other plans. */
export function PlanPage() {
  const { data, isError, refetch } = usePlan();
  const [search] = useSearchParams();
  if (!data) return <Waiting isError={isError} retry={() => void refetch()} />;
  // A link to a plan opens its dialog, from this page too.
  return <Loaded key={search.get('choose') ?? ''} plan={data} />;
}

function Loaded({ plan }: { plan: Plan }) {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('choose') ?? chosenPlan();
  const isRunning = plan.state === 'trial' || plan.state === 'active' || plan.state === 'past_due';
  // A plan chosen on the price list before login is offered once, unless it is already the current one.
  const [choice, setChoice] = useState<PlanOffer | null>(
    () => plan.offered.find(({ code }) => code === wanted && !(isRunning && code === plan.plan?.code)) ?? null,
  );
  const close = () => {
    forgetPlan();
    setChoice(null);
    if (search.has('choose')) setSearch({}, { replace: true });
  };
  return (
    <div className="grid max-w-4xl gap-8">
      <PlanCard plan={plan} />
      <PlanOffers plan={plan} onChoose={setChoice} />
      <PlanInvoices invoices={plan.invoices} />
      <Dialog open={choice !== null} onOpenChange={(isOpen) => !isOpen && close()}>
        {choice && <ChoiceDialog plan={plan} offer={choice} onDone={close} />}
      </Dialog>
    </div>
  );
}
