import { useQuery } from '@tanstack/react-query';
import { parseMajor, toMajor } from '@thyme/domain/money';
import { formatDay, formatTime, type LocalDate, wallAt } from '@thyme/domain/time';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { count } from '@thyme/site/format.ts';
import { Badge, Button, Card, Dialog, DialogTrigger, Note, Skeleton, SkeletonGroup, TextField } from '@thyme/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { DeskCloseDayDocument, DeskTillDayDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { deskKey, useAct } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { TillDay } from './operations.ts';

/** The end of the day: takings by method, open bills, and closing the day. */
export function TillDayCard({ date }: { date?: LocalDate }) {
  const { business } = useDesk();
  const { today: now } = useShopNow();
  const today = date ?? now;
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'till-day', today),
    queryFn: async () => (await run(DeskTillDayDocument, { business: business.id, date: today })).desk_till_day,
    staleTime: 10_000,
  });
  return (
    <Card asChild className="mb-5">
      <section aria-label="End of day">
        <header className="flex flex-wrap items-center gap-3">
          <h2 className="display-22 flex-1">End of day</h2>
          {data?.closed ? (
            <Badge tone="green">
              Closed by {data.closed_by}, {formatTime(data.closed)}
            </Badge>
          ) : (
            data && today <= now && <CloseDay day={data} />
          )}
        </header>
        {isError && (
          <Note tone="warn" className="mt-3">
            We couldn’t add up the day.{' '}
            <Button variant="ghost" size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          </Note>
        )}
        {!data && !isError && (
          <SkeletonGroup label="Adding up the day">
            <Skeleton className="mt-3 h-24" />
          </SkeletonGroup>
        )}
        {data && <Figures day={data} />}
        {data?.counted != null && <Counted day={data} />}
        {data && !data.closed && <Open bills={data.open} />}
      </section>
    </Card>
  );
}

function Figures({ day }: { day: TillDay }) {
  const money = useMoney();
  const figures = [
    ['Cash', day.cash],
    ['Card reader', day.card],
    ['Online', day.online],
    ['Vouchers used', day.voucher],
    ['Tips, included', day.tips],
    ['Refunded', day.refunds],
  ] as const;
  return (
    <>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3 lg:grid-cols-6">
        {figures.map(([name, amount]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-semibold figures">{money(amount)}</dd>
          </div>
        ))}
      </dl>
      {day.tips_by_person.length > 0 && (
        <p className="mt-2 text-sm text-ink-soft">
          Tips: {day.tips_by_person.map(({ person, amount }) => `${person ?? 'the shop'} ${money(amount)}`).join(', ')}
        </p>
      )}
    </>
  );
}

function Counted({ day }: { day: TillDay }) {
  const money = useMoney();
  return (
    <p className="mt-2 text-sm">
      Cash counted: {money(day.counted ?? 0)}, {differenceWords(day.difference ?? 0, money)}.
    </p>
  );
}

/** 'as expected', '€1.50 short', '€2.00 over'. */
function differenceWords(difference: number, money: (amount: number) => string): string {
  if (difference === 0) return 'as expected';
  return difference < 0 ? `${money(-difference)} short` : `${money(difference)} over`;
}

function Open({ bills }: { bills: TillDay['open'] }) {
  const money = useMoney();
  if (bills.length === 0) return <p className="mt-3 text-sm text-ink-soft">No open bills.</p>;
  return (
    <div className="mt-3">
      <h3 className="text-sm font-semibold">Still open</h3>
      <ul aria-label="Open bills" className="gap-x-12 sm:columns-2 wide:columns-3">
        {bills.map(({ appt_id, guest_name, starts, due }) => (
          <li key={appt_id} className="break-inside-avoid">
            <Link
              to={`/till/${appt_id}`}
              className="flex min-h-11 items-center justify-between gap-4 text-ink underline decoration-line-strong"
            >
              <span>
                {formatTime(starts)}, {guest_name}
              </span>
              <b className="font-semibold figures">{due > 0 ? money(due) : 'Not completed'}</b>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CloseDay({ day }: { day: TillDay }) {
  const { business } = useDesk();
  const money = useMoney();
  const { act, busy } = useAct();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const counted = typed.trim() === '' ? null : parseMajor(typed);
  const cash = counted?.ok ? toMajor(counted.value) : null;
  const close = async () => {
    const form = {
      business: business.id,
      date: day.date,
      counted: cash,
      key: `close-${business.id}-${day.date}-${crypto.randomUUID()}`,
    };
    await act('desk_close_day', async () => (await run(DeskCloseDayDocument, form)).desk_close_day);
    setOpen(false);
    setTyped('');
  };
  const open = day.open.length;
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button size="sm">Close the day</Button>
      </DialogTrigger>
      <ActionDialog
        title="Close the day?"
        width="slim"
        description={`${formatDay(wallAt(day.date))}: ${money(day.cash)} in cash and ${money(day.card)} on the card reader. Payments of a closed day can be refunded, but no longer undone.`}
        close="Back"
        action="Close the day"
        busy={busy === 'desk_close_day'}
        disabled={counted !== null && !counted.ok}
        onAct={close}
      >
        <TextField
          label="Cash counted in the drawer"
          hint={
            cash === null
              ? `There should be ${money(day.expected_cash)}. Leave it empty if you don’t count.`
              : `There should be ${money(day.expected_cash)}: ${differenceWords(Math.round((cash - day.expected_cash) * 100) / 100, money)}.`
          }
          inputMode="decimal"
          value={typed}
          maxLength={12}
          error={counted !== null && !counted.ok ? 'For example 252.00.' : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {open > 0 && (
          <Note tone="warn">
            {count(open, 'bill')} of today {open === 1 ? 'is' : 'are'} still open. You can close the day anyway.
          </Note>
        )}
      </ActionDialog>
    </Dialog>
  );
}
