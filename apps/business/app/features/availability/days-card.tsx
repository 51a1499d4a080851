import { availabilityLimits } from '@thyme/domain/availability';
import { dateOfWall, formatDay, type LocalDate } from '@thyme/domain/time';
import { Button, Card, IconButton, Note, Radio, RadioGroup, TextField } from '@thyme/ui';
import { clsx } from 'clsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { DeskCloseDaysDocument, DeskReopenDaysDocument } from '../../generated/graphql.ts';
import { reasonWords } from '../../lib/changes/asked-conflict.ts';
import { QuestionDialog } from '../../lib/changes/question-dialog.tsx';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { DateField } from '../../lib/time/date-field.tsx';
import { dayWords } from '../../lib/time/day-words.ts';
import { useShopNow } from '../../lib/time/use-shop-now.ts';
import type { Opening } from './operations.ts';
import { type DayRun, runsOf } from './week.ts';

const runWords = ({ from, to }: DayRun, today: LocalDate) =>
  from === to ? dayWords(from, today) : `${dayWords(from, today)} – ${dayWords(to, today)}`;

/** Days off: closed days, and days without online bookings. */
export function DaysCard({ opening }: { opening: Opening }) {
  const { business } = useDesk();
  const { change, busy, question, dismiss } = useChange();
  const { today } = useShopNow();
  const runs = [
    ...runsOf(opening.closed_days).map((line) => ({ kind: 'closed', line })),
    ...runsOf(opening.blocked_days).map((line) => ({ kind: 'blocked', line })),
  ].sort((one, other) => one.line.from.localeCompare(other.line.from));
  const reopen = (kind: string, { from, to }: DayRun) =>
    void change({
      api: 'desk_reopen_days',
      send: async () => (await run(DeskReopenDaysDocument, { business: business.id, kind, from, to })).desk_reopen_days,
    });
  return (
    <Card asChild>
      <section aria-labelledby="days-off">
        <h2 id="days-off" className="display-22 mb-4">
          Days off
        </h2>
        <CloseForm change={change} busy={busy !== null} />
        <ul className="mt-4">
          {runs.map(({ kind, line }) => (
            <li key={`${kind} ${line.from}`} className="flex items-center gap-3 border-t border-line py-2.5">
              <span
                aria-hidden="true"
                className={clsx('size-9 flex-none rounded-xs', kind === 'closed' ? 'bg-stone' : 'hatched-fine')}
              />
              <span className="min-w-0 flex-1">
                <b className="block font-semibold">{runWords(line, today)}</b>
                <span className="text-sm text-ink-soft">
                  {kind === 'closed' ? 'Closed' : 'No online bookings'}
                  {line.reason ? `, ${line.reason}` : ''}
                </span>
              </span>
              <IconButton label={`Reopen ${runWords(line, today)}`} onClick={() => reopen(kind, line)}>
                <Trash2 aria-hidden="true" className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
        <QuestionDialog question={question} busy={busy !== null} onClose={dismiss} />
      </section>
    </Card>
  );
}

function CloseForm({ change, busy }: { change: ReturnType<typeof useChange>['change']; busy: boolean }) {
  const { business } = useDesk();
  const { today } = useShopNow();
  const [form, setForm] = useState({ kind: 'closed', from: '', to: '', reason: '' });
  const set = (values: Partial<typeof form>) => setForm((before) => ({ ...before, ...values }));
  const { kind, from, reason } = form;
  const to = form.to || from;
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void change({
          api: 'desk_close_days',
          send: async (decisions) =>
            (await run(DeskCloseDaysDocument, { business: business.id, kind, from, to, reason, decisions }))
              .desk_close_days,
          onDone: () => set({ from: '', to: '', reason: '' }),
        });
      }}
    >
      <div className="grid gap-3 md:grid-cols-2">
        <DateField label="First day" min={today} value={from} onDate={(date) => set({ from: date })} />
        <DateField
          label="Last day"
          min={from || today}
          value={form.to}
          hint="Leave empty for a single day"
          onDate={(date) => set({ to: date })}
        />
      </div>
      <TextField
        label="Why"
        placeholder="Bank holiday"
        maxLength={availabilityLimits.closedReason}
        value={reason}
        onChange={(event) => set({ reason: event.currentTarget.value })}
      />
      <RadioGroup
        label="What happens that day"
        hideLabel
        value={kind}
        onValueChange={(value) => set({ kind: value })}
        className="gap-0"
      >
        <Radio value="closed">Closed</Radio>
        <Radio value="blocked">Open, but no more online bookings</Radio>
      </RadioGroup>
      <Button type="submit" variant="add" busy={busy} disabled={from === ''}>
        {kind === 'closed' ? 'Close these days' : 'Stop online bookings'}
      </Button>
    </form>
  );
}

/** Appointments that the shop has no place for: kept as exceptions, or booked while an edit was made. */
export function Exceptions({ opening: { exceptions } }: { opening: Opening }) {
  if (exceptions.length === 0) return null;
  return (
    <Note tone="warn">
      <b>
        {exceptions.length === 1 ? 'One appointment is booked' : `${exceptions.length} appointments are booked`} outside
        your hours, days or services.
      </b>
      <ul className="mt-1">
        {exceptions.slice(0, 6).map(({ appt_id, guest_name, starts, reason }) => (
          <li key={appt_id}>
            <Link to={`/?date=${dateOfWall(starts)}&appt=${appt_id}`} className="text-ink">
              {guest_name}, {formatDay(starts)}
            </Link>
            : {reasonWords(reason).replace('would be', 'are')}.
          </li>
        ))}
      </ul>
    </Note>
  );
}
