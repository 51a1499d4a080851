import { price } from '@thyme/site/format.ts';
import { Button, SegmentedControl } from '@thyme/ui';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PricingPageQuery } from '../../../generated/graphql.ts';
import { useSite } from '../../../lib/page/use-site.ts';
import { announceSelection, type PlanSelection } from './plan-selection.ts';

type Pricing = NonNullable<PricingPageQuery['pricing']>;
type Plan = Pricing['plans'][number];
type Period = PlanSelection['period'];

/** The code of a plan with its period, as the server knows it. */
export const planCode = ({ plan, period }: PlanSelection): string => (period === 'year' ? `${plan}-yearly` : plan);

/** A plan and its period, for callers with a button of their own. */
export interface OfferedPlan extends PlanSelection {
  name: string;
  highlight: boolean;
  announce: (element: EventTarget) => void;
}

interface PlanTableProps {
  pricing: Pricing;
  /** Replaces the sign-up link: owners who are logged in subscribe at once. */
  action?: ((plan: OfferedPlan) => ReactNode) | undefined;
}

/** The subscription plans side by side. Prices come from the content, so they are the ones that are charged. */
export function PlanTable({ pricing, action }: PlanTableProps) {
  const [period, setPeriod] = useState<Period>('month');
  return (
    <section aria-labelledby="plans" className="wrap pt-8 md:pt-14">
      <h1 id="plans" className="display-64 max-w-190 text-balance">
        {pricing.title}
      </h1>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-5">
        <p className="max-w-140 text-lg text-pretty text-ink-soft">{pricing.description}</p>
        <SegmentedControl
          label="Paid"
          value={period}
          onValueChange={(value) => setPeriod(value === 'year' ? 'year' : 'month')}
          segments={[
            { value: 'month', label: 'Monthly' },
            {
              value: 'year',
              label: (
                <>
                  Yearly <span className="text-sm font-normal text-thyme-700">{pricing.yearly_note}</span>
                </>
              ),
            },
          ]}
        />
      </div>
      <ul className="mt-12 grid gap-5 lg:grid-cols-3 lg:gap-0">
        {pricing.plans.map((plan) => (
          <PlanCard key={plan.slug} plan={plan} period={period} action={action} />
        ))}
      </ul>
      <p className="mt-8 text-center text-sm text-pretty text-ink-soft">{pricing.footnote}</p>
    </section>
  );
}

function PlanCard({ plan, period, action }: { plan: Plan; period: Period; action: PlanTableProps['action'] }) {
  const { businessSiteUrl } = useSite();
  const selection = { plan: plan.slug, period };
  const announce = (element: EventTarget) => announceSelection(element, selection);
  const soft = plan.highlight ? 'text-mist' : 'text-ink-soft';
  return (
    <li
      className={clsx(
        'flex flex-col rounded-lg p-8 md:p-10',
        plan.highlight
          ? 'bg-thyme-900 text-white shadow-lift lg:z-1 lg:-my-6 lg:py-16 [&_:focus-visible]:outline-honey'
          : 'bg-card shadow-soft',
      )}
    >
      {plan.badge && <p className="mb-3 text-sm font-semibold text-honey">{plan.badge}</p>}
      <h2 className="display-36">{plan.name}</h2>
      <p className={soft}>{plan.description}</p>
      <p className="mt-6 flex items-center gap-4 border-b border-current/15 pb-7">
        <span className="display-64 figures">{price(period === 'month' ? plan.monthly : plan.yearly, 'IE')}</span>
        <span className={clsx('leading-snug', soft)}>
          a {period}
          <br />
          VAT included
        </span>
      </p>
      <ul className="my-7 grid flex-1 content-start gap-2.5">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check
              aria-hidden="true"
              className={clsx('mt-0.5 size-5 flex-none', plan.highlight ? 'text-thyme-300' : 'text-thyme-700')}
            />
            {feature}
          </li>
        ))}
      </ul>
      {action?.({ ...selection, name: plan.name, highlight: plan.highlight, announce }) ?? (
        <Button variant={plan.highlight ? 'clay' : 'secondary'} wide asChild>
          <a
            href={`${businessSiteUrl}/sign-up?plan=${planCode(selection)}`}
            data-replay
            onClick={({ currentTarget }) => announce(currentTarget)}
          >
            Start with {plan.name}
          </a>
        </Button>
      )}
    </li>
  );
}
