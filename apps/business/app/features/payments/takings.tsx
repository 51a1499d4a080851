import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addDays, formatDay, formatTime, wallAt } from '@thyme/domain/time';
import { Badge, Button, ErrorState, SegmentedControl, Skeleton, SkeletonGroup } from '@thyme/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { DeskTakingsDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useShopNow } from '../../lib/time/use-shop-now.ts';
import { deskKey } from '../../lib/use-act.ts';
import { useMoney } from '../../lib/use-money.ts';
import { IncomeChart } from './income-chart.tsx';
import type { Takings } from './operations.ts';
import { TakenCard } from './taken-card.tsx';

const spans = { day: 1, week: 7, month: 30 } as const;
type SpanName = keyof typeof spans;

/** Money received by method, and what is still to come. */
export function TakingsBoard() {
  const { business } = useDesk();
  const { today } = useShopNow();
  const [span, setSpan] = useState<SpanName>('day');
  const question = (from: string, to: string) => ({
    queryKey: deskKey(business.id, 'takings', from, to),
    queryFn: async () => (await run(DeskTakingsDocument, { business: business.id, from, to })).desk_takings,
    placeholderData: keepPreviousData,
  });
  const from = addDays(today, 1 - spans[span]);
  const taken = useQuery(question(from, today));
  const around = useQuery(question(addDays(today, -9), addDays(today, 4)));
  const { data } = taken;
  const month = span === 'month' ? data : around.data;
  return (
    <>
      <SegmentedControl
        label="Period"
        value={span}
        onValueChange={(next) => setSpan(next as SpanName)}
        segments={[
          { value: 'day', label: 'Today' },
          { value: 'week', label: '7 days' },
          { value: 'month', label: '30 days' },
        ]}
      />
      {taken.isError && (
        <ErrorState
          title="We couldn’t load the takings"
          action={<Button onClick={() => void taken.refetch()}>Try again</Button>}
        />
      )}
      {!data && !taken.isError && (
        <SkeletonGroup label="Loading the takings">
          <Skeleton className="mt-5 h-80 rounded-md" />
        </SkeletonGroup>
      )}
      {data && (
        <div className="mt-5 grid grid-cols-1 gap-5">
          <div className="grid grid-cols-1 gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
            <TakenCard
              title={
                span === 'day' ? `Taken today, ${formatDay(wallAt(today))}` : `Taken since ${formatDay(wallAt(from))}`
              }
              takings={data}
            />
            {month && <IncomeChart days={month.days} today={today} />}
          </div>
          <div className="grid gap-5 md:grid-cols-2 wide:grid-cols-3">
            <Deposits takings={data} />
            <Refunds takings={month ?? data} />
            <Decisions takings={data} />
          </div>
        </div>
      )}
    </>
  );
}

export function Card({ title, amount, children }: { title: string; amount?: string; children: ReactNode }) {
  return (
    <section className="rounded-md border border-line bg-card p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="display-22">{title}</h2>
        {amount && <span className="figures">{amount}</span>}
      </div>
      {children}
    </section>
  );
}

function Deposits({ takings }: { takings: Takings }) {
  const money = useMoney();
  return (
    <Card title="Paid ahead" amount={money(takings.deposits_held)}>
      <p className="mt-2 text-ink-soft">
        For {takings.deposits_bookings} {takings.deposits_bookings === 1 ? 'booking that is' : 'bookings that are'}{' '}
        still to come. It’s refunded if you cancel.
      </p>
    </Card>
  );
}

const states: Record<string, string> = {
  requested: 'on its way',
  sent: 'on its way',
  succeeded: 'refunded',
  failed: 'failed',
};

function Refunds({ takings: { refunds } }: { takings: Takings }) {
  const money = useMoney();
  return (
    <Card title="Refunds" amount={money(refunds.reduce((sum, { amount }) => sum + amount, 0))}>
      {refunds.length === 0 && <p className="mt-2 text-ink-soft">None in this period.</p>}
      <ul className="mt-2 divide-y divide-line">
        {refunds.map((refund) => (
          <li key={refund.id} className="flex items-center justify-between gap-4 py-2.5">
            <span className="min-w-0 leading-snug">
              {refund.guest_name}
              <span className="block text-sm text-ink-soft">
                {refund.reason}, {states[refund.status] ?? refund.status}
              </span>
            </span>
            <span className="font-semibold figures">{money(refund.amount)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Decisions({ takings: { to_decide } }: { takings: Takings }) {
  const money = useMoney();
  return (
    <Card title="Yours to decide">
      {to_decide.length === 0 && <p className="mt-2 text-ink-soft">There are no fees to decide on.</p>}
      <ul className="mt-2 divide-y divide-line">
        {to_decide.map((one) => (
          <li key={one.appt_id} className="flex items-center justify-between gap-4 py-2.5">
            <Link
              to={`/?date=${new Date(one.starts * 1000).toISOString().slice(0, 10)}&appt=${one.appt_id}`}
              className="min-w-0 leading-snug text-ink"
            >
              {one.guest_name}
              <span className="block text-sm text-ink-soft">
                {formatDay(one.starts)}, {formatTime(one.starts)}
              </span>
            </Link>
            <Badge tone="honey">{money(one.fee)}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
