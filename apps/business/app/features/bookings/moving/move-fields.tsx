import { Select, TextField } from '@thyme/ui';
import { DateField } from '../../../lib/time/date-field.tsx';
import { TimeField } from '../../../lib/time/time-field.tsx';
import { useMoney } from '../../../lib/use-money.ts';
import type { Chair } from '../operations.ts';
import type { MoveDraft } from './move-draft.ts';
import { type MovePerson, personWords } from './use-move-people.ts';

interface FieldsProps {
  people: readonly MovePerson[];
  draft: MoveDraft;
  chairs: readonly Chair[];
  onChange: (change: Partial<MoveDraft>) => void;
}

/** Day, time, person and length. */
export function MoveFields({ draft, chairs, people, onChange }: FieldsProps) {
  const money = useMoney();
  const about = (chairId: number) => people.find(({ chair_id }) => chair_id === chairId);
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-[1.35fr_1.15fr_0.8fr] [&>*]:min-w-0 max-md:[&>:first-child]:col-span-2 [&>:last-child]:col-span-full">
      <DateField label="Day" value={draft.date} onDate={(date) => date !== '' && onChange({ date })} />
      <TimeField label="Time" value={draft.minute} onTime={(minute) => onChange({ minute })} />
      <TextField
        label="Minutes"
        type="number"
        min={5}
        max={720}
        step={5}
        value={draft.minutes}
        onChange={(event) => onChange({ minutes: Number(event.currentTarget.value), isLengthChanged: true })}
      />
      <Select
        label="Person"
        value={draft.chairId ?? ''}
        onChange={(event) => onChange({ chairId: Number(event.currentTarget.value) || null, takesPrice: false })}
      >
        {draft.chairId === null && <option value="">As now</option>}
        {chairs
          .filter(({ active, id }) => active || id === draft.chairId)
          .map((chair) => {
            const person = about(chair.id);
            return (
              <option key={chair.id} value={chair.id}>
                {chair.person ?? chair.name}
                {person && ` · ${personWords(person, money)}`}
              </option>
            );
          })}
      </Select>
    </div>
  );
}
