import { Badge, Button, SegmentedControl } from '@thyme/ui';
import { useState } from 'react';
import type { Plan, PlanOffer } from '../operations.ts';
import { euro } from './plan-words.ts';

interface PlanOffersProps {
  plan: Plan;
  onChoose: (offer: PlanOffer) => void;
}

/** All plans side by side; the current one is marked. */
export function PlanOffers({ plan, onChoose }: PlanOffersProps) {
  const [period, setPeriod] = useState(plan.plan?.period === 'year' ? 'year' : 'month');
  const isRunning = plan.state !== 'none' && plan.state !== 'ended';
  const offers = plan.offered.filter((offer) => offer.period === period);
  if (plan.offered.length === 0) return null;
  return (
    <section aria-labelledby="plans">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="plans" className="display-22">
          {isRunning ? 'Change plan' : 'Plans'}
        </h2>
        <SegmentedControl
          label="Paid"
          value={period}
          onValueChange={setPeriod}
          segments={[
            { value: 'month', label: 'Monthly' },
            { value: 'year', label: 'Yearly' },
          ]}
        />
      </div>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {offers.map((offer) => {
          const isCurrent = isRunning && offer.code === plan.plan?.code;
          const isNext = offer.code === plan.next_plan?.code;
          return (
            <li key={offer.code} className="flex flex-col gap-2 rounded-md border border-line bg-card p-5">
              <h3 className="text-lg font-semibold">{offer.name}</h3>
              <p className="text-ink-soft">{offer.tagline}</p>
              <p className="mt-1 flex-1">
                <span className="display-28 figures">{euro(offer.price)}</span>{' '}
                <span className="text-ink-soft">a {offer.period}</span>
              </p>
              {isCurrent || isNext ? (
                <Badge tone="green" className="self-start">
                  {isCurrent ? 'Your plan' : 'Starts next'}
                </Badge>
              ) : (
                <Button variant="secondary" size="sm" onClick={() => onChoose(offer)}>
                  {isRunning ? `Change to ${offer.name}` : `Start with ${offer.name}`}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">
        Prices include VAT.{' '}
        <a href="/pricing" className="underline">
          See what’s in each plan
        </a>
      </p>
    </section>
  );
}
