import { useQuery } from '@tanstack/react-query';
import { bookingLimits } from '@thyme/domain/bookings';
import { type Currency, currencySymbol } from '@thyme/domain/money';
import { Button, Chip, Note, SearchField, SegmentedControl, TextArea, TextField } from '@thyme/ui';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DeskSoldDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import { soldItems } from '../adding/draft.ts';
import { TellChoice } from '../moving/choices/tell-choice.tsx';
import { ClashNote } from '../moving/clash-note.tsx';
import type { Appointment, Chair } from '../operations.ts';
import { type DraftLine, draftOf, type EditDraft, lineOf, REASONS, sumsOf } from './edit-draft.ts';
import { EditLine } from './edit-line.tsx';
import { useEdit } from './use-edit.ts';

interface PanelProps {
  appointment: Appointment;
  chairs: readonly Chair[];
  onDone: () => void;
}

/** Edits services, prices, discount and note, saved as a whole. */
export function EditPanel({ appointment, chairs, onDone }: PanelProps) {
  const [seen] = useState(appointment);
  const [draft, setDraft] = useState<EditDraft>(() => draftOf(seen));
  const set = (change: Partial<EditDraft>) => setDraft((before) => ({ ...before, ...change }));
  const sums = sumsOf(draft);
  const { business } = useDesk();
  const currency = currencySymbol((business.currency ?? 'EUR') as Currency);
  const saving = useEdit(seen, draft, onDone);
  const changeLine = (key: string, change: Partial<DraftLine>) =>
    set({ lines: draft.lines.map((line) => (line.key === key ? { ...line, ...change } : line)) });
  return (
    <>
      <div className="grid flex-1 grid-cols-1 content-start gap-6 px-5 pb-5">
        <Part title="Services">
          <ul className="grid gap-2.5">
            {draft.lines.map((line) => (
              <EditLine
                key={line.key}
                {...{ line, chairs, currency }}
                onChange={(change) => changeLine(line.key, change)}
                onRemove={() => set({ lines: draft.lines.filter(({ key }) => key !== line.key) })}
              />
            ))}
          </ul>
          <AddService lines={draft.lines} onAdd={(line) => set({ lines: [...draft.lines, line] })} />
        </Part>
        <Discount draft={draft} currency={currency} name={seen.guest.first_name} onChange={set} />
        <Sums appointment={seen} sums={sums} reason={draft.reason} />
        <TextArea
          label={`Note to ${seen.guest.first_name}`}
          rows={2}
          maxLength={bookingLimits.note}
          value={draft.noteToGuest}
          onChange={(event) => set({ noteToGuest: event.currentTarget.value })}
        />
        <TellChoice appointment={seen} value={draft.tell} onChange={(tell) => set({ tell })} className="grid-cols-1" />
      </div>
      <SaveBar {...{ seen, sums, saving, onDone }} />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-5 border-t border-line pt-4">
      <h3 className="mb-2.5 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

interface SaveProps {
  seen: Appointment;
  sums: ReturnType<typeof sumsOf>;
  saving: ReturnType<typeof useEdit>;
  onDone: () => void;
}

function SaveBar({ seen, sums, saving, onDone }: SaveProps) {
  const money = useMoney();
  const { clashes, overpaid, changed, busy, save } = saving;
  const due = Math.max(0, sums.total - (seen.total_amount - seen.due));
  const words = clashes.length > 0 ? 'Save anyway' : 'Save';
  return (
    <footer className="sticky bottom-0 grid gap-2 border-t border-line bg-card px-5 pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
      {changed && (
        <Note tone="warn" announce>
          {changed}
        </Note>
      )}
      <ClashNote clashes={clashes} />
      {overpaid > 0 ? (
        <div className="grid gap-2">
          <Note tone="warn" announce>
            {money(overpaid)} more has been paid than it costs now.
          </Note>
          <div className="grid grid-cols-2 gap-2">
            <Button busy={busy} onClick={() => void save('refund')}>
              Refund {money(overpaid)}
            </Button>
            <Button variant="secondary" busy={busy} onClick={() => void save('keep')}>
              Keep as credit
            </Button>
          </div>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {overpaid === 0 && (
          <Button
            className="flex-1"
            variant={clashes.length > 0 ? 'clay' : 'primary'}
            disabled={sums.problem !== ''}
            busy={busy}
            onClick={() => void save(null)}
          >
            {sums.problem || (due > 0 ? `${words}, ${money(due)} to take` : words)}
          </Button>
        )}
        <Button variant="secondary" className={overpaid > 0 ? 'flex-1' : undefined} onClick={onDone}>
          Discard
        </Button>
      </div>
    </footer>
  );
}

const SHOWN = 3;

/** The menu without classes, filtered by what is typed. */
function AddService({ lines, onAdd }: { lines: readonly DraftLine[]; onAdd: (line: DraftLine) => void }) {
  const { business } = useDesk();
  const money = useMoney();
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState(0);
  const { data = [], isError } = useQuery({
    queryKey: deskKey(business.id, 'sold'),
    queryFn: async () => soldItems((await run(DeskSoldDocument, { business: business.id })).desk_menu),
  });
  const words = typed.trim().toLowerCase();
  const offered = data.filter(
    ({ kind, name, pricingId }) =>
      kind === 'service' &&
      name.toLowerCase().includes(words) &&
      (words !== '' || !lines.some((line) => line.pricingId === pricingId)),
  );
  return (
    <div className="mt-3">
      <SearchField
        label="Add a service"
        placeholder="Add a service"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {isError && <p className="mt-2 text-sm text-danger">Your services could not be loaded.</p>}
      <div className={clsx('mt-1 flex gap-2 py-1', words === '' ? 'scroll-row -mx-5 px-5' : 'flex-wrap')}>
        {offered.slice(0, words === '' ? SHOWN : 2 * SHOWN).map((item) => (
          <Button
            key={item.pricingId}
            size="sm"
            variant="secondary"
            className="flex-none rounded-full!"
            onClick={() => {
              onAdd(lineOf(item, lines, `new-${added}`));
              setAdded(added + 1);
              setTyped('');
            }}
          >
            <Plus aria-hidden="true" className="size-4" /> {item.name} {money(item.price)}
          </Button>
        ))}
        {words !== '' && offered.length === 0 && <p className="text-sm text-ink-soft">No service with that name.</p>}
      </div>
    </div>
  );
}

interface DiscountProps {
  draft: EditDraft;
  currency: string;
  name: string;
  onChange: (change: Partial<EditDraft>) => void;
}

function Discount({ draft, currency, name, onChange }: DiscountProps) {
  const isPercent = draft.discountKind === 'percent';
  const isOther = !REASONS.some((reason) => reason === draft.reason);
  return (
    <Part title="Discount">
      <div className="flex items-end gap-2">
        <TextField
          className="flex-1"
          label="Discount"
          hideLabel
          inputMode="decimal"
          icon={<span aria-hidden="true">{isPercent ? '%' : currency}</span>}
          placeholder={isPercent ? '0' : '0.00'}
          value={draft.discount}
          onChange={(event) => onChange({ discount: event.currentTarget.value })}
        />
        <SegmentedControl
          label="Discount in"
          value={draft.discountKind}
          onValueChange={(kind) => onChange({ discountKind: kind === 'percent' ? 'percent' : 'amount', discount: '' })}
          segments={[
            { value: 'amount', label: currency },
            { value: 'percent', label: '%' },
          ]}
        />
      </div>
      {draft.discount !== '' && (
        <>
          <fieldset className="mt-3 flex flex-wrap gap-2">
            <legend className="sr-only">Reason</legend>
            {REASONS.map((reason) => (
              <Chip key={reason} pressed={draft.reason === reason} onClick={() => onChange({ reason })}>
                {reason}
              </Chip>
            ))}
          </fieldset>
          <TextField
            className="mt-2"
            label="Or another reason"
            maxLength={bookingLimits.discountReason}
            value={isOther ? draft.reason : ''}
            onChange={(event) => onChange({ reason: event.currentTarget.value })}
          />
          <p className="mt-1 text-sm text-ink-soft">{name} sees “Discount”. The reason stays in your books.</p>
        </>
      )}
    </Part>
  );
}

function Sums({
  appointment,
  sums,
  reason,
}: {
  appointment: Appointment;
  sums: ReturnType<typeof sumsOf>;
  reason: string;
}) {
  const money = useMoney();
  const settled = appointment.total_amount - appointment.due;
  const paid = settled - appointment.waived;
  if (sums.problem && sums.total === 0 && sums.services === 0) return null;
  const rows: [string, string][] = [
    ['Services', money(sums.services)],
    ...(sums.discount > 0
      ? [[`Discount${reason ? `, ${reason.toLowerCase()}` : ''}`, `−${money(sums.discount)}`] as [string, string]]
      : []),
    ...(paid > 0 ? [['Paid', `−${money(paid)}`] as [string, string]] : []),
    ...(appointment.waived > 0
      ? [['Refunded, no longer due', `−${money(appointment.waived)}`] as [string, string]]
      : []),
  ];
  return (
    <dl className="grid gap-1.5 border-t border-line pt-4">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt>{label}</dt>
          <dd className="font-semibold figures">{value}</dd>
        </div>
      ))}
      <div className="mt-1.5 flex justify-between gap-4 border-t border-line pt-2.5 text-lg font-semibold">
        <dt>To take</dt>
        <dd className="figures">{money(Math.max(0, sums.total - settled))}</dd>
      </div>
    </dl>
  );
}
