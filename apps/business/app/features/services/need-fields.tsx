import { Button, IconButton, Note, Select, TextField } from '@thyme/ui';
import { Plus, Trash2 } from 'lucide-react';
import type { MenuRoom } from './operations.ts';
import type { NeedDraft } from './service-draft.ts';

interface NeedFieldsProps {
  rooms: readonly MenuRoom[];
  needs: readonly NeedDraft[];
  errors: Record<string, string>;
  onChange: (needs: NeedDraft[]) => void;
}

/** The rooms and equipment that a service needs, and for which minutes. */
export function NeedFields({ rooms, needs, errors, onChange }: NeedFieldsProps) {
  const inUse = rooms.filter(({ active }) => active);
  const [first] = inUse;
  if (!first && needs.length === 0) return null;
  const set = (index: number, values: Partial<NeedDraft>) =>
    onChange(needs.map((need, at) => (at === index ? { ...need, ...values } : need)));
  const isAway = (id: number) => !inUse.some((room) => room.id === id);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 text-sm font-semibold">Rooms and equipment</legend>
      {needs.map((need, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a need is its place in the list
          key={index}
          aria-label={`Need ${index + 1}`}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)_5rem_5rem_2.75rem] items-end gap-2"
        >
          <Select
            label="What"
            value={need.roomId}
            onChange={(event) => set(index, { roomId: Number(event.currentTarget.value) })}
          >
            {rooms
              .filter(({ id, active }) => active || id === need.roomId)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </Select>
          <TextField
            label="From min"
            inputMode="numeric"
            placeholder="start"
            value={need.from}
            onChange={(event) => set(index, { from: event.currentTarget.value.replace(/\D/g, '') })}
          />
          <TextField
            label="To min"
            inputMode="numeric"
            placeholder="end"
            value={need.to}
            error={errors[`needs.${index}.to`]}
            onChange={(event) => set(index, { to: event.currentTarget.value.replace(/\D/g, '') })}
          />
          <IconButton
            label={`Remove need ${index + 1}`}
            className="mb-0.5"
            onClick={() => onChange(needs.filter((_need, at) => at !== index))}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        </fieldset>
      ))}
      {needs.some(({ roomId }) => isAway(roomId)) && (
        <Note tone="warn">No room can serve this: what it needs isn’t in use, so guests can’t book it.</Note>
      )}
      {first && needs.length < 8 && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange([...needs, { roomId: first.id, from: '', to: '' }])}
        >
          <Plus aria-hidden="true" className="size-5" />
          Add a room or equipment
        </Button>
      )}
    </fieldset>
  );
}
