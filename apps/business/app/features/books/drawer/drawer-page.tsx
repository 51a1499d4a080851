import { useQuery } from '@tanstack/react-query';
import { formatTime } from '@thyme/domain/time';
import { Badge, Button, Card, Dialog, DialogTrigger } from '@thyme/ui';
import { useState } from 'react';
import { DeskDrawerDocument, DeskVatDocument } from '../../../generated/graphql.ts';
import { Waiting } from '../../../lib/changes/owner-only.tsx';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { deskKey } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { Drawer } from '../operations.ts';
import { lineKey, rateWords } from '../vat/vat-words.ts';
import { EntryForm } from './entry-form.tsx';

/** The cash drawer of a day. */
export function DrawerCard({ date }: { date: string }) {
  const { business } = useDesk();
  const { today } = useShopNow();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'drawer', date),
    queryFn: async () => (await run(DeskDrawerDocument, { business: business.id, date })).desk_drawer,
  });
  return (
    <Card asChild>
      <section aria-labelledby="drawer">
        <header className="flex items-baseline justify-between gap-3">
          <h2 id="drawer" className="display-22">
            Cash drawer
          </h2>
          {data && <Total drawer={data} />}
        </header>
        {data ? <Parts drawer={data} /> : <Waiting isError={isError} retry={() => void refetch()} />}
        {data && !data.is_closed && date === today && <Acts />}
        {data && data.movements.length > 0 && <Movements drawer={data} />}
      </section>
    </Card>
  );
}

function Total({ drawer: { counted, expected, difference } }: { drawer: Drawer }) {
  const money = useMoney();
  if (counted == null) return <b className="font-semibold figures">{money(expected)}</b>;
  const isRight = difference === 0;
  return (
    <Badge tone={isRight ? 'green' : 'honey'}>
      {isRight
        ? 'Counted, as expected'
        : `${money(Math.abs(difference ?? 0))} ${(difference ?? 0) < 0 ? 'short' : 'over'}`}
    </Badge>
  );
}

function Parts({ drawer }: { drawer: Drawer }) {
  const money = useMoney();
  const parts = [
    ['In the drawer this morning', drawer.float],
    ['Cash taken, less cash refunds', drawer.cash],
    ['Paid in', drawer.paid_in],
    ['Paid out', -drawer.paid_out],
  ] as const;
  return (
    <dl className="mt-2 divide-y divide-line">
      {parts.map(([name, amount]) => (
        <div key={name} className="flex justify-between gap-4 py-2">
          <dt>{name}</dt>
          <dd className="figures">{money(amount)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 py-2 font-semibold">
        <dt>Should be in the drawer</dt>
        <dd className="figures">{money(drawer.expected)}</dd>
      </div>
      {drawer.counted != null && (
        <div className="flex justify-between gap-4 py-2 font-semibold">
          <dt>Counted</dt>
          <dd className="figures">{money(drawer.counted)}</dd>
        </div>
      )}
    </dl>
  );
}

const ACTS = [
  { kind: 'float', label: 'Set the float' },
  { kind: 'in', label: 'Pay in' },
  { kind: 'out', label: 'Pay out' },
  { kind: 'count', label: 'Count' },
] as const;

function Acts() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div className="mt-3 flex flex-wrap gap-2 print:hidden">
      {ACTS.map(({ kind, label }) => (
        <Dialog key={kind} open={open === kind} onOpenChange={(isOpen) => setOpen(isOpen ? kind : null)}>
          <DialogTrigger asChild>
            <Button variant="secondary" size="sm">
              {label}
            </Button>
          </DialogTrigger>
          {open === kind && <EntryForm kind={kind} title={label} onDone={() => setOpen(null)} />}
        </Dialog>
      ))}
    </div>
  );
}

const KINDS: Record<string, string> = { float: 'Float', in: 'Paid in', out: 'Paid out', count: 'Counted' };

function Movements({ drawer }: { drawer: Drawer }) {
  const money = useMoney();
  return (
    <ul aria-label="Drawer entries" className="mt-4 divide-y divide-line border-t border-line">
      {drawer.movements.map(({ id, at, kind, amount, reason, by }) => (
        <li key={id} className="flex justify-between gap-4 py-2 leading-snug">
          <span className="min-w-0">
            {KINDS[kind] ?? kind}
            {reason && `: ${reason}`}
            <span className="block text-sm text-ink-soft">
              {formatTime(at)}, {by}
            </span>
          </span>
          <span className="figures">{money(kind === 'out' ? -amount : amount)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The VAT of one day, for the end-of-day report. */
export function DayVatCard({ date }: { date: string }) {
  const { business } = useDesk();
  const money = useMoney();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'vat', { from: date, to: date }),
    queryFn: async () => (await run(DeskVatDocument, { business: business.id, from: date, to: date })).desk_vat,
  });
  return (
    <Card asChild>
      <section aria-labelledby="day-vat">
        <header className="flex items-baseline justify-between gap-3">
          <h2 id="day-vat" className="display-22">
            VAT for the day
          </h2>
          {data && <b className="font-semibold figures">{money(data.vat)}</b>}
        </header>
        {!data && <Waiting isError={isError} retry={() => void refetch()} />}
        {data?.lines.length === 0 && <p className="mt-2 text-ink-soft">Nothing was paid on this day.</p>}
        <dl className="mt-2 divide-y divide-line">
          {data?.lines.map((line) => (
            <div key={lineKey(line)} className="flex justify-between gap-4 py-2">
              <dt>
                {rateWords(line)} <span className="text-ink-soft">of {money(line.net)}</span>
              </dt>
              <dd className="figures">{money(line.vat)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}
