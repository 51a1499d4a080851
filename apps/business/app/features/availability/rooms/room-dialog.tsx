import { availabilityLimits } from '@thyme/domain/availability';
import { wallAt } from '@thyme/domain/time';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Button, IconButton, RadioCard, RadioGroup, TextField } from '@thyme/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  DeskCloseRoomDocument,
  DeskOpenRoomDocument,
  DeskSaveRoomDocument,
  DeskSetRoomActiveDocument,
} from '../../../generated/graphql.ts';
import { QuestionDialog } from '../../../lib/changes/question-dialog.tsx';
import { useChange } from '../../../lib/changes/use-change.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { DateField } from '../../../lib/time/date-field.tsx';
import { TimeField } from '../../../lib/time/time-field.tsx';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import type { Room } from './operations.ts';
import { closureWords } from './room-words.ts';

/** Adds or edits a room or piece of equipment: name, capacity, closures, and whether it is in use. */
export function RoomDialog({ room, onDone }: { room: Room | null; onDone: () => void }) {
  const { business } = useDesk();
  const [form, setForm] = useState({
    name: room?.name ?? '',
    kind: room?.kind ?? 'room',
    capacity: String(room?.capacity ?? 1),
  });
  const { change, busy, errors, setErrors } = useChange();
  const capacity = Number(form.capacity);
  const send = () => {
    if (form.name.trim() === '') return setErrors({ name: 'Please give it a name.' });
    if (!Number.isInteger(capacity) || capacity < 1 || capacity > 20)
      return setErrors({ capacity: 'Please enter between 1 and 20.' });
    void change({
      api: 'desk_save_room',
      send: async () =>
        (await run(DeskSaveRoomDocument, { business: business.id, id: room?.id ?? null, ...form, capacity }))
          .desk_save_room,
      onDone,
    });
  };
  return (
    <ActionDialog
      width="slim"
      title={room ? room.name : 'Add a room or equipment'}
      action={room ? 'Save' : 'Add'}
      form="room"
      busy={busy !== null}
    >
      <form
        id="room"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField
          label="Name"
          placeholder="Treatment room"
          maxLength={availabilityLimits.resourceName}
          value={form.name}
          error={errors.name}
          onChange={(event) => setForm({ ...form, name: event.currentTarget.value })}
        />
        <RadioGroup label="What it is" value={form.kind} onValueChange={(kind) => setForm({ ...form, kind })}>
          <RadioCard value="room">A room</RadioCard>
          <RadioCard value="equipment">Equipment</RadioCard>
        </RadioGroup>
        <TextField
          label={form.kind === 'room' ? 'Guests at a time' : 'How many there are'}
          inputMode="numeric"
          value={form.capacity}
          error={errors.capacity}
          onChange={(event) => setForm({ ...form, capacity: event.currentTarget.value.replace(/\D/g, '') })}
        />
      </form>
      {room && <Closures room={room} onDone={onDone} />}
    </ActionDialog>
  );
}

/** Closes a room for a while or takes it out of use. The owner decides about affected appointments first. */
function Closures({ room, onDone }: { room: Room; onDone: () => void }) {
  const { business } = useDesk();
  const { today } = useShopNow();
  const { change, busy, question, dismiss } = useChange();
  const [form, setForm] = useState({ date: '', until: '', from: 540, to: 1020, reason: '' });
  const set = (values: Partial<typeof form>) => setForm((before) => ({ ...before, ...values }));
  const close = () =>
    void change({
      api: 'desk_close_room',
      send: async (decisions) =>
        (
          await run(DeskCloseRoomDocument, {
            business: business.id,
            id: room.id,
            from: wallAt(form.date, form.from),
            to: wallAt(form.until || form.date, form.to),
            reason: form.reason,
            decisions,
          })
        ).desk_close_room,
      onDone,
    });
  const open = (id: number) =>
    void change({
      api: 'desk_open_room',
      send: async () => (await run(DeskOpenRoomDocument, { business: business.id, id })).desk_open_room,
      onDone,
    });
  const setActive = (active: boolean) =>
    void change({
      api: 'desk_set_room_active',
      send: async () =>
        (await run(DeskSetRoomActiveDocument, { business: business.id, id: room.id, active })).desk_set_room_active,
      onDone,
    });
  return (
    <section aria-label="Closed times" className="mt-6 border-t border-line pt-5">
      <h3 className="mb-3 font-semibold">Closed for a while</h3>
      <ul>
        {room.closures.map((closure) => (
          <li key={closure.id} className="flex items-center gap-3 pb-2">
            <span className="min-w-0 flex-1 text-sm">{closureWords(closure)}</span>
            <IconButton label={`Open again: ${closureWords(closure)}`} onClick={() => open(closure.id)}>
              <Trash2 aria-hidden="true" className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-3">
        <DateField label="From day" min={today} value={form.date} onDate={(date) => set({ date })} />
        <TimeField label="At" value={form.from} onTime={(from) => from !== null && set({ from })} />
        <DateField
          label="To day"
          min={form.date || today}
          value={form.until}
          hint="Leave empty for the same day"
          onDate={(until) => set({ until })}
        />
        <TimeField label="Until" isEnd value={form.to} onTime={(to) => to !== null && set({ to })} />
        <TextField
          className="col-span-2"
          label="Why"
          placeholder="Repair"
          maxLength={availabilityLimits.closureReason}
          value={form.reason}
          onChange={(event) => set({ reason: event.currentTarget.value })}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" disabled={form.date === ''} busy={busy !== null} onClick={close}>
          Close it
        </Button>
        <Button variant="ghost" size="sm" disabled={busy !== null} onClick={() => setActive(!room.active)}>
          {room.active ? 'Stop using it' : 'Use it again'}
        </Button>
      </div>
      <QuestionDialog question={question} busy={busy !== null} onClose={dismiss} />
    </section>
  );
}
