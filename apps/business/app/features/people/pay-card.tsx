import { useQuery } from '@tanstack/react-query';
import { formatDay, wallAt } from '@thyme/domain/time';
import { Button, Card, Select, TextField } from '@thyme/ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import {
  DeskCommissionDocument,
  DeskSaveCommissionDocument,
  DeskServiceNamesDocument,
} from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useShopNow } from '../../lib/time/use-shop-now.ts';
import { deskKey } from '../../lib/use-act.ts';
import { useMoney } from '../../lib/use-money.ts';
import type { Commission, Person } from './operations.ts';

const KINDS = ['service', 'product', 'tip'] as const;
const LABELS = { service: 'Services, %', product: 'Products, %', tip: 'Tips, %' };
const PLURAL: Record<string, string> = { service: 'services', product: 'products', tip: 'tips' };
const COLOURS: Record<string, string> = { service: 'bg-thyme-500', product: 'bg-honey', tip: 'bg-plum' };

/** A person's commission with its calculation, for the month so far. Only the owner can change it. */
export function PayCard({ person }: { person: Person }) {
  const { business, rights, isOwner } = useDesk();
  const { today } = useShopNow();
  const money = useMoney();
  const range = { from: `${today.slice(0, 8)}01`, to: today };
  const { data } = useQuery({
    queryKey: deskKey(business.id, 'commission', { person: person.id, ...range }),
    queryFn: async () =>
      (await run(DeskCommissionDocument, { business: business.id, person: person.id, ...range })).desk_commission,
    enabled: rights.seesMoney,
  });
  if (!data) return null;
  return (
    <Card asChild>
      <section aria-labelledby="pay" className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id="pay" className="display-22">
            Pay
          </h2>
          <span className="text-sm text-ink-soft figures">
            {formatDay(wallAt(range.from))} – {formatDay(wallAt(today))}
          </span>
        </div>
        <div className="grid grid-cols-3 items-start gap-3">
          {KINDS.map((kind) => (
            <PercentField
              key={`${kind} ${data[`${kind}_percent`]}`}
              person={person}
              kind={kind}
              percent={data[`${kind}_percent`]}
            />
          ))}
        </div>
        <OwnPercents person={person} commission={data} />
        <Parts lines={data.lines} />
        <ul className="divide-y divide-line border-t border-line">
          {data.lines.map(({ kind, percent, base, commission }) => (
            <li key={`${kind} ${percent}`} className="flex justify-between gap-3 py-2 figures">
              <span className="flex items-center gap-2.5">
                <span aria-hidden="true" className={clsx('size-3 flex-none rounded-[3px]', COLOURS[kind])} />
                <span>{`${percent}% of ${money(base)} ${PLURAL[kind]}`}</span>
              </span>
              <b className="font-semibold">{money(commission)}</b>
            </li>
          ))}
          <li className="flex justify-between gap-3 py-2 text-lg font-semibold figures">
            <span>{person.name}’s month so far</span>
            <span>{money(data.total)}</span>
          </li>
        </ul>
        <p className="text-sm text-ink-soft">
          After discounts and refunds, without VAT.{' '}
          {isOwner ? 'A new percentage applies from today.' : 'The owner sets the percentage.'}
        </p>
      </section>
    </Card>
  );
}

/** What the total is made of, as one bar. */
function Parts({ lines }: Pick<Commission, 'lines'>) {
  const earned = lines.filter(({ commission }) => commission > 0);
  if (earned.length === 0) return null;
  return (
    <p aria-hidden="true" className="flex h-2.5 gap-0.75 overflow-hidden rounded-full">
      {earned.map(({ kind, percent, commission }) => (
        <span
          key={`${kind} ${percent}`}
          className={clsx('rounded-[3px]', COLOURS[kind])}
          style={{ flex: commission }}
        />
      ))}
    </p>
  );
}

function useSave(person: Person) {
  const { business } = useDesk();
  const { change, busy, errors, setErrors } = useChange();
  const save = (kind: string, service: number | null, percent: number | null, onDone?: () => void) =>
    void change({
      api: 'desk_save_commission',
      send: async () =>
        (await run(DeskSaveCommissionDocument, { business: business.id, person: person.id, kind, service, percent }))
          .desk_save_commission,
      ...(onDone ? { onDone } : {}),
    });
  return { save, isBusy: busy !== null, errors, setErrors };
}

const percentOf = (text: string): number | null => {
  const value = Number(text.trim().replace(',', '.'));
  const isFine =
    text.trim() !== '' && value >= 0 && value <= 100 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
  return isFine ? value : null;
};
const WRONG = 'Please enter a percentage from 0 to 100.';

interface PercentFieldProps {
  person: Person;
  kind: (typeof KINDS)[number];
  percent: number;
}

function PercentField({ person, kind, percent }: PercentFieldProps) {
  const { isOwner } = useDesk();
  const { save, isBusy, errors, setErrors } = useSave(person);
  const [text, setText] = useState(String(percent));
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const value = percentOf(text);
        if (value === null) return setErrors({ percent: WRONG });
        save(kind, null, value);
      }}
    >
      <TextField
        label={LABELS[kind]}
        inputMode="decimal"
        value={text}
        error={errors.percent}
        readOnly={!isOwner}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {isOwner && text !== String(percent) && (
        <Button type="submit" size="sm" className="justify-self-start" busy={isBusy} busyLabel="Saving…">
          Save
        </Button>
      )}
    </form>
  );
}

/** Services with their own percentage. */
function OwnPercents({ person, commission }: { person: Person; commission: Commission }) {
  const { business, isOwner } = useDesk();
  const { save, isBusy, errors, setErrors } = useSave(person);
  const [form, setForm] = useState<{ service: string; percent: string } | null>(null);
  const { data: services } = useQuery({
    queryKey: deskKey(business.id, 'service-names'),
    queryFn: async () =>
      (await run(DeskServiceNamesDocument, { business: business.id })).desk_menu.flatMap(
        (category) => category.services,
      ),
    enabled: form !== null,
  });
  return (
    <div className="grid gap-2">
      {commission.services.map(({ service_id, name, percent }) => (
        <p key={service_id} className="flex items-center justify-between gap-3 text-sm figures">
          <span className="min-w-0 flex-1 truncate">
            {name}, {percent}%
          </span>
          {isOwner && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Remove the percentage for ${name}`}
              disabled={isBusy}
              onClick={() => save('service', service_id, null)}
            >
              Remove
            </Button>
          )}
        </p>
      ))}
      {isOwner && !form && (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          onClick={() => setForm({ service: '', percent: '' })}
        >
          Different percentage for a service
        </Button>
      )}
      {form && (
        <form
          noValidate
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            const value = percentOf(form.percent);
            if (form.service === '') return setErrors({ service_id: 'Please choose a service.' });
            if (value === null) return setErrors({ percent: WRONG });
            save('service', Number(form.service), value, () => setForm(null));
          }}
        >
          <Select
            label="Service"
            value={form.service}
            error={errors.service_id}
            onChange={(event) => setForm({ ...form, service: event.currentTarget.value })}
          >
            <option value="">Choose a service</option>
            {(services ?? []).map(({ id, name }) => (
              <option key={id} value={String(id)}>
                {name}
              </option>
            ))}
          </Select>
          <TextField
            label="Percent"
            inputMode="decimal"
            value={form.percent}
            error={errors.percent}
            onChange={(event) => setForm({ ...form, percent: event.currentTarget.value })}
          />
          <span className="flex gap-2">
            <Button type="submit" size="sm" busy={isBusy} busyLabel="Saving…">
              Save
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setForm(null)}>
              Cancel
            </Button>
          </span>
        </form>
      )}
    </div>
  );
}
