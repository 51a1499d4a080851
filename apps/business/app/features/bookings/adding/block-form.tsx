import { availabilityLimits } from '@thyme/domain/availability';
import { minuteOfWall } from '@thyme/domain/time';
import { Button, Chip, TextField } from '@thyme/ui';
import { useState } from 'react';
import { DeskBlockTimeDocument } from '../../../generated/graphql.ts';
import { QuestionDialog } from '../../../lib/changes/question-dialog.tsx';
import { useChange } from '../../../lib/changes/use-change.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { DateField } from '../../../lib/time/date-field.tsx';
import { TimeField } from '../../../lib/time/time-field.tsx';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { useMoving } from '../moving/moving-context.ts';
import type { Chair } from '../operations.ts';
import type { Place } from './draft.ts';
import { usePressed } from './use-pressed.ts';

const HOUR = 60;
const NOON = 12 * HOUR;

interface BlockProps {
  place: Place;
  chairs: readonly Chair[];
  onDone: (date: string) => void;
}

/** Defaults to one hour from the clicked position. */
function timesAt({ at, chairId, date }: Place) {
  const from = at === null ? NOON : minuteOfWall(at);
  return { chairs: chairId === null ? [] : [chairId], date, from, to: Math.min(24 * HOUR, from + HOUR) };
}

/** Blocks time: lunch, a delivery, a dentist. The desk decides about clashing appointments first. */
export function BlockForm({ place, chairs, onDone }: BlockProps) {
  const { business } = useDesk();
  const { today } = useShopNow();
  const { change, busy, question, dismiss } = useChange();
  const moving = useMoving();
  // The form keeps its values, so that blocking can be retried after a clashing appointment is moved.
  const moveFirst = (appointmentId: number) => {
    dismiss();
    moving.ask({ appointmentId, lineId: null, starts: null, chairId: null, minutes: null });
  };
  const [form, setForm] = useState({ ...timesAt(place), note: '' });
  usePressed(place, (pressed) => setForm((before) => ({ ...before, ...timesAt(pressed) })));
  const set = (values: Partial<typeof form>) => setForm((before) => ({ ...before, ...values }));
  const toggle = (id: number) =>
    set({ chairs: form.chairs.includes(id) ? form.chairs.filter((one) => one !== id) : [...form.chairs, id] });
  const send = () =>
    change({
      api: 'desk_block_time',
      send: async (decisions) =>
        (await run(DeskBlockTimeDocument, { business: business.id, ...form, decisions })).desk_block_time,
      onDone: () => onDone(form.date),
    });
  const working = chairs.filter(({ active }) => active);
  return (
    <>
      <div className="grid flex-1 content-start gap-4 px-5 py-4">
        {working.length > 1 && (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="mb-2 text-sm font-semibold">Who’s it for?</legend>
            <Chip pressed={form.chairs.length === 0} onClick={() => set({ chairs: [] })}>
              Everyone
            </Chip>
            {working.map((chair) => (
              <Chip key={chair.id} pressed={form.chairs.includes(chair.id)} onClick={() => toggle(chair.id)}>
                {chair.person ?? chair.name}
              </Chip>
            ))}
          </fieldset>
        )}
        <DateField label="Day" min={today} value={form.date} onDate={(date) => set({ date })} />
        <div className="grid grid-cols-2 gap-3">
          <TimeField label="From" value={form.from} onTime={(from) => from !== null && set({ from })} />
          <TimeField label="Until" isEnd value={form.to} onTime={(to) => to !== null && set({ to })} />
        </div>
        <TextField
          label="Reason"
          placeholder="Lunch"
          maxLength={availabilityLimits.blockNote}
          hint="Only you and your team can see it."
          value={form.note}
          onChange={(event) => set({ note: event.currentTarget.value })}
        />
      </div>
      <div className="sticky bottom-0 grid border-t border-line bg-card px-5 py-3">
        <Button busy={busy !== null} disabled={form.to <= form.from || form.date === ''} onClick={() => void send()}>
          {form.to <= form.from ? 'The end must be after the start' : 'Block this time'}
        </Button>
      </div>
      <QuestionDialog question={question} busy={busy !== null} onClose={dismiss} onMove={moveFirst} />
    </>
  );
}
