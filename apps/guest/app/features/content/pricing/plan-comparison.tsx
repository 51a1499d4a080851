import { price } from '@thyme/site/format.ts';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { PricingPageQuery } from '../../../generated/graphql.ts';

type Pricing = NonNullable<PricingPageQuery['pricing']>;

interface PlanComparisonProps {
  plans: Pricing['plans'];
  lines: Pricing['comparison'];
}

/** What is in each plan, line by line. */
export function PlanComparison({ plans, lines }: PlanComparisonProps) {
  return (
    <section aria-labelledby="side-by-side" className="wrap">
      <h2 id="side-by-side" className="display-48">
        Side by side
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reachable by keyboard. */}
      <section aria-label="The plans compared, scrolls sideways" tabIndex={0} className="relative mt-6 overflow-x-auto">
        <table className="w-full min-w-160 border-separate border-spacing-0 text-center">
          <thead>
            <tr>
              <td />
              {plans.map((plan) => (
                <th
                  key={plan.slug}
                  scope="col"
                  className={clsx('w-[24%] px-4 py-5 font-normal', plan.highlight && 'rounded-t-lg bg-thyme-100')}
                >
                  <span className="display-22 block">{plan.name}</span>
                  <span className="text-sm text-ink-soft figures">{price(plan.monthly, 'IE')}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ label, values }) => (
              <tr key={label} className="group">
                <th scope="row" className="border-t border-line py-4.5 pr-4 text-left font-medium">
                  {label}
                </th>
                {plans.map((plan, index) => (
                  <td
                    key={plan.slug}
                    className={clsx(
                      'border-t border-line px-4 py-4.5',
                      plan.highlight && 'bg-thyme-100 group-last:rounded-b-lg',
                    )}
                  >
                    <Value value={values[index] ?? 'no'} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Value({ value }: { value: string }) {
  if (value === 'yes') return <Check aria-label="Yes" role="img" className="mx-auto text-thyme-700" />;
  if (value === 'no') {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">No</span>
      </>
    );
  }
  return value;
}
