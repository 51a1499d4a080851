import { useQuery } from '@tanstack/react-query';
import { addDays } from '@thyme/domain/time';
import { Button, Card, Note } from '@thyme/ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { DeskPayoutItemsDocument } from '../../../generated/graphql.ts';
import { Waiting } from '../../../lib/changes/owner-only.tsx';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { dayTimeWords, dayWords, longDayWords } from '../../../lib/time/day-words.ts';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { deskKey } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { Payout, PayoutItem, Payouts } from '../operations.ts';
import { ITEM_KINDS, isHeld, percentWords } from './payout-words.ts';
import { useSetUp } from './use-set-up.ts';

/** One payout: payments, deductions, the amount that reaches the bank, and the entries in it. */
export function PayoutDetail({ payout, page }: { payout: Payout; page: Payouts }) {
  const money = useMoney();
  const { today } = useShopNow();
  const bank = payout.bank ?? page.bank;
  const { setUp, isBusy } = useSetUp();
  const isWaiting = isHeld(payout, page);
  const week = `For ${dayWords(addDays(payout.until, -6), today)} – ${dayWords(payout.until, today)}`;
  return (
    <Card asChild>
      <section aria-labelledby="payout">
        <header className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
          <div>
            <h2 id="payout" className="display-28">
              {isWaiting ? 'Next payout' : longDayWords(payout.arrives_on, today)}
            </h2>
            <p className="text-ink-soft">
              {isWaiting ? 'Goes out once your account is ready' : week}
              {bank && `, to ${bank}`}
              {payout.id == null && page.account_state === 'active' && (
                <Button
                  variant="ghost"
                  size="sm"
                  className="-ml-3 sm:ml-1 print:hidden"
                  busy={isBusy}
                  onClick={() => void setUp()}
                >
                  Change bank account
                </Button>
              )}
            </p>
          </div>
          <b className="display-36 font-normal figures">{money(payout.amount)}</b>
        </header>
        {payout.failure && (
          <Note tone="danger" className="mt-4">
            {payout.failure} The money goes with the next payout.
          </Note>
        )}
        {payout.id == null && payout.amount < 0 && (
          <Note tone="warn" className="mt-4">
            More went back than came in. {money(-payout.amount)} comes off your next payments; you don’t have to do
            anything.
          </Note>
        )}
        <Bars payout={payout} feePercent={page.fee_percent} />
        <p className="mt-4 rounded-sm bg-paper px-4 py-3 leading-snug">
          Thyme takes {percentWords(page.fee_percent)} of card payments and nothing from cash or vouchers. A refund
          returns its part of the fee.
        </p>
        <Items payout={payout} />
      </section>
    </Card>
  );
}

interface Bar {
  name: string;
  amount: number;
  /** Start and end, as fractions of the whole. */
  from: number;
  to: number;
  colour: string;
}

function barsOf({ id, amount, places }: Payout, feePercent: number): Bar[] {
  const { captured, refunded, fees, disputed, paid_out: paidOut } = places;
  // The amount of an earlier payout that was returned and is paid out again.
  const again = Math.max(0, (id == null ? 0 : amount) - paidOut);
  const whole = Math.max(captured + again, 0.01);
  let left = whole;
  const bars: Bar[] = [
    { name: 'Card payments', amount: captured, from: 0, to: captured / whole, colour: 'bg-thyme-300' },
  ];
  if (again > 0)
    bars.push({ name: 'Sent again', amount: again, from: captured / whole, to: 1, colour: 'bg-thyme-300' });
  const less = [
    ['Refunds', refunded, 'bg-danger'],
    [`Thyme’s fee, ${percentWords(feePercent)}`, fees, 'bg-clay'],
    ['Disputes', disputed, 'bg-plum'],
  ] as const;
  for (const [name, part, colour] of less) {
    if (part === 0 && name === 'Disputes') continue;
    const to = left / whole;
    left -= part;
    bars.push({ name, amount: -part, from: Math.max(0, Math.min(to, left / whole)), to: Math.max(0, to), colour });
  }
  return [...bars, { name: 'To your bank', amount, from: 0, to: Math.max(0, amount) / whole, colour: 'bg-thyme-700' }];
}

function Bars({ payout, feePercent }: { payout: Payout; feePercent: number }) {
  const money = useMoney();
  return (
    <dl className="mt-4 grid gap-2">
      {barsOf(payout, feePercent).map(({ name, amount, from, to, colour }) => (
        <div key={name} className="grid grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)_auto] items-center gap-3">
          <dt>{name}</dt>
          <dd aria-hidden="true" className="relative h-6 overflow-hidden rounded-xs bg-track">
            <span
              className={clsx('absolute inset-y-0 min-w-0.5 rounded-xs', colour)}
              style={{ left: `${from * 100}%`, width: `${Math.max(0, to - from) * 100}%` }}
            />
          </dd>
          <dd className="min-w-22 text-right font-medium figures">{money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

const FIRST = 8;

function Items({ payout }: { payout: Payout }) {
  const { business } = useDesk();
  const [isWhole, setWhole] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'payout-items', payout.id ?? null),
    queryFn: async () =>
      (await run(DeskPayoutItemsDocument, { business: business.id, id: payout.id ?? null })).desk_payout_items,
  });
  if (!data) return <Waiting isError={isError} retry={() => void refetch()} />;
  if (data.length === 0) return <p className="mt-4 text-ink-soft">No card payments yet this week.</p>;
  const shown = isWhole ? data : data.slice(0, FIRST);
  return (
    <>
      <h3 className="mt-5 font-semibold">What’s in it</h3>
      <ul aria-label="What’s in it" className="divide-y divide-line">
        {shown.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
      {data.length > shown.length && (
        <Button variant="ghost" size="sm" className="mt-2 -ml-3 print:hidden" onClick={() => setWhole(true)}>
          Show {data.length - shown.length} more
        </Button>
      )}
    </>
  );
}

function Item({ item }: { item: PayoutItem }) {
  const money = useMoney();
  const { today } = useShopNow();
  const kind = ITEM_KINDS[item.kind] ?? item.kind;
  return (
    <li className="flex justify-between gap-4 py-2.5 leading-snug">
      <span className="min-w-0">
        <span className="block truncate font-medium">{item.guest_name ?? kind}</span>
        <span className="text-sm text-ink-soft">
          {dayTimeWords(item.at, today)}, {item.kind === 'charge' ? (item.instrument ?? kind) : kind}
        </span>
      </span>
      <span className="grid flex-none justify-items-end">
        <b className="font-semibold figures">{money(item.amount)}</b>
        {item.fee !== 0 && (
          <span className="text-sm text-ink-soft figures">
            fee {money(Math.abs(item.fee))}, net {money(item.net)}
          </span>
        )}
      </span>
    </li>
  );
}
