import { Badge, Card, Note } from '@thyme/ui';
import { Link } from 'react-router';
import { dayTimeInText } from '../../../lib/time/day-words.ts';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { Payouts } from '../operations.ts';

/** Where all card payments ended up, and when that was last reconciled with the provider. */
export function PlacesCard({ page: { places, differences, checked_at: checkedAt } }: { page: Payouts }) {
  const money = useMoney();
  const { today } = useShopNow();
  const parts = [
    ['Paid out', places.paid_out],
    ['Still to be paid out', places.pending],
    ['Refunded to guests', places.refunded],
    ['Disputed', places.disputed],
    ['Thyme’s fee', places.fees],
  ] as const;
  return (
    <Card asChild>
      <section aria-labelledby="places">
        <header className="flex flex-wrap items-baseline justify-between gap-3">
          <h2 id="places" className="display-22">
            Where your money is
          </h2>
          {differences.length === 0 && checkedAt != null && (
            <Badge tone="green">Checked {dayTimeInText(checkedAt, today)}</Badge>
          )}
        </header>
        {differences.length > 0 && (
          <Note tone="warn" className="mt-3">
            <b className="font-semibold">Something doesn’t add up.</b> We know about it and are looking into it:
            <ul className="mt-1">
              {differences.map(({ what, ours, theirs }) => (
                <li key={what}>
                  {what}: {money(ours)} here, {money(theirs)} there
                </li>
              ))}
            </ul>
          </Note>
        )}
        <dl className="mt-2 divide-y divide-line">
          {parts.map(([name, amount]) => (
            <div key={name} className="flex justify-between gap-4 py-2">
              <dt>{name}</dt>
              <dd className="figures">{money(amount)}</dd>
            </div>
          ))}
          <div className="flex justify-between gap-4 py-2 font-semibold">
            <dt>All card payments</dt>
            <dd className="figures">{money(places.captured)}</dd>
          </div>
        </dl>
        <p className="mt-2 text-sm text-ink-soft print:hidden">
          The file “Payouts and fees” under{' '}
          <Link to="/exports" className="underline underline-offset-2 hover:text-ink focus-visible:focus-ring">
            Exports
          </Link>{' '}
          has every line for your accountant.
        </p>
      </section>
    </Card>
  );
}
