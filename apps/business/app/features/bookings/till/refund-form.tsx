import { type Minor, sumOf } from '@thyme/domain/money';
import { checkoutLimits } from '@thyme/domain/payments';
import { Button, Checkbox, SegmentedControl, Select, TextField } from '@thyme/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { DeskRefundDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';
import { AmountField } from './amount-field.tsx';
import type { Till, TillLine } from './operations.ts';
import { major, minor } from './till-draft.ts';
import { useShow } from './use-show.ts';

/** Where the money goes, as a choice and at the end of 'Refund €24.00 …'. */
const WAYS: Record<string, readonly [choice: string, ending: string]> = {
  'as-paid': ['The way it was paid', 'the way it was paid'],
  cash: ['Cash', 'in cash'],
  reader: ['Card, on the reader', 'on the card reader'],
  voucher: ['The voucher', 'to the voucher'],
  online: ['The card they paid with online', 'to the card they paid with'],
};

type Way = Till['ways'][number];
const choiceOf = ({ way, label }: Way) => (way === 'online' && label ? label : (WAYS[way]?.[0] ?? way));
const endingOf = ({ way, label }: Way) => (way === 'online' && label ? `to ${label}` : (WAYS[way]?.[1] ?? way));

/** Refunds all or part of a payment, by item or by amount. */
export function RefundForm({ till }: { till: Till }) {
  const show = useShow();
  const { act, busy } = useAct();
  const [part, setPart] = useState('part');
  const [lines, setLines] = useState<readonly number[]>([]);
  const [kept, setKept] = useState<readonly number[]>([]);
  const [withTip, setTip] = useState(false);
  const [own, setOwn] = useState<Minor>(0);
  const [reason, setReason] = useState('');
  const items = till.lines.filter(({ refundable }) => refundable > 0);
  const byItem =
    sumOf(items.filter(({ id }) => lines.includes(id)).map((line) => minor(line.refundable))) +
    (withTip ? minor(till.tip_left) : 0);
  const isByItem = part === 'part' && (lines.length > 0 || withTip);
  const amount = part === 'all' ? minor(till.paid) : isByItem ? byItem : own;
  const goods = till.lines.filter(({ id, can_restock }) => can_restock && (part === 'all' || lines.includes(id)));
  const ways = till.ways.filter(({ most }) => minor(most) >= amount);
  const [chosen, setChosen] = useState(till.ways[0]?.way ?? 'cash');
  const way = ways.find((one) => one.way === chosen) ?? ways[0];
  const form = {
    id: till.id,
    version: till.version,
    lines: isByItem ? lines : [],
    restock: goods.filter(({ id }) => !kept.includes(id)).map(({ id }) => id),
    tip: isByItem && withTip,
    amount: major(amount),
    to: way?.way ?? 'cash',
    reason: reason.trim() || null,
  };
  const sent = JSON.stringify(form);
  const key = useMemo(() => `${crypto.randomUUID()}-${sent.length}`, [sent]);
  const isTooMuch = amount > minor(till.paid);
  return (
    <form
      noValidate
      aria-label="Refund"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void act(
          'desk_refund',
          async () => (await run(DeskRefundDocument, { ...form, lines: [...form.lines], key })).desk_refund,
        );
      }}
    >
      <SegmentedControl
        label="How much to refund"
        value={part}
        onValueChange={setPart}
        segments={[
          { value: 'all', label: 'All of it' },
          { value: 'part', label: 'Part of it' },
        ]}
      />
      {part === 'part' && (
        <div className="grid gap-1">
          {items.map((line) => (
            <Item key={line.id} amount={show(minor(line.refundable))}>
              <Checkbox
                label={line.name}
                checked={lines.includes(line.id)}
                onChange={(event) =>
                  setLines(event.currentTarget.checked ? [...lines, line.id] : lines.filter((id) => id !== line.id))
                }
              />
            </Item>
          ))}
          {till.tip_left > 0 && (
            <Item amount={show(minor(till.tip_left))}>
              <Checkbox label="Tip" checked={withTip} onChange={(event) => setTip(event.currentTarget.checked)} />
            </Item>
          )}
          {!isByItem && (
            <AmountField
              className="mt-1 w-40"
              label="Own amount"
              value={own}
              onChange={setOwn}
              error={isTooMuch ? `${show(minor(till.paid))} at most.` : undefined}
            />
          )}
        </div>
      )}
      <BackInStock goods={goods} kept={kept} onChange={setKept} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Select label="To" value={way?.way ?? ''} onChange={(event) => setChosen(event.currentTarget.value)}>
          {ways.map((one) => (
            <option key={one.way} value={one.way}>
              {choiceOf(one)}
            </option>
          ))}
        </Select>
        <TextField
          label="Reason"
          maxLength={checkoutLimits.reason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
      <Button
        type="submit"
        variant="danger"
        wide
        busy={busy === 'desk_refund'}
        disabled={amount === 0 || isTooMuch || !way}
      >
        {amount === 0 || !way ? 'Refund' : `Refund ${show(amount)} ${endingOf(way)}`}
      </Button>
    </form>
  );
}

function Item({ amount, children }: { amount: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4">
      {children}
      <span className="figures">{amount}</span>
    </div>
  );
}

interface BackInStockProps {
  goods: readonly TillLine[];
  /** Products that are not restocked. */
  kept: readonly number[];
  onChange: (kept: readonly number[]) => void;
}

/** Returned products are restocked unless the desk unticks them. */
function BackInStock({ goods, kept, onChange }: BackInStockProps) {
  if (goods.length === 0) return null;
  return (
    <fieldset className="grid gap-1 rounded-md bg-paper px-4 py-3">
      <legend className="float-left mb-1 w-full text-sm font-semibold">Back in stock</legend>
      {goods.map(({ id, name, quantity }) => (
        <Checkbox
          key={id}
          label={`Put ${quantity > 1 ? `${quantity} × ` : ''}${name} back`}
          checked={!kept.includes(id)}
          onChange={(event) => onChange(event.currentTarget.checked ? kept.filter((one) => one !== id) : [...kept, id])}
        />
      ))}
    </fieldset>
  );
}
