import { addDays, isLocalDate } from '@thyme/domain/time';
import { Button, Checkbox, FieldError, IconButton, Select, TextField } from '@thyme/ui';
import { Plus, Repeat, Trash2 } from 'lucide-react';
import { DateField } from '../../lib/time/date-field.tsx';
import { TimeField } from '../../lib/time/time-field.tsx';
import { DatesByRule } from './dates-by-rule.tsx';
import { type DateDraft, type ServiceDraft, USUAL_CLASS } from './service-draft.ts';

/** Merges dates in order without duplicates; empty rows are dropped. */
function withDates(dates: readonly DateDraft[], added: readonly DateDraft[]): DateDraft[] {
  const known = dates.filter(({ date }) => date !== '');
  const fresh = added.filter(({ date, minute }) => !known.some((one) => one.date === date && one.minute === minute));
  return [...known, ...fresh].sort((a, b) => a.date.localeCompare(b.date) || (a.minute ?? 0) - (b.minute ?? 0));
}

interface ClassFieldsProps {
  draft: ServiceDraft;
  errors: Record<string, string>;
  onChange: (values: Partial<ServiceDraft>) => void;
}

/** Dates and seats of a class or course, and how it is sold. */
export function ClassFields({ draft, errors, onChange }: ClassFieldsProps) {
  const { dates } = draft;
  const set = (index: number, values: Partial<DateDraft>) =>
    onChange({ dates: dates.map((date, at) => (at === index ? { ...date, ...values } : date)) });
  const last = dates.at(-1);
  const canRepeat = last !== undefined && isLocalDate(last.date);
  const addWeek = () => {
    if (last) onChange({ dates: [...dates, { ...last, date: canRepeat ? addDays(last.date, 7) : '' }] });
  };
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3">
        <Select label="Bought" value={draft.kind} onChange={(event) => onChange({ kind: event.currentTarget.value })}>
          <option value="class">Date by date</option>
          <option value="weekly">Several in a row</option>
          <option value="course">As a whole course</option>
        </Select>
        <TextField
          label="Seats"
          inputMode="numeric"
          value={draft.seats}
          error={errors['group.seats']}
          onChange={(event) => onChange({ seats: event.currentTarget.value })}
        />
      </div>
      {draft.kind === 'weekly' && (
        <Checkbox
          label={
            <>
              Guests can also book a single date
              <span className="block text-sm font-normal text-ink-soft">
                Otherwise they book 2 to 14 dates in a row.
              </span>
            </>
          }
          checked={draft.singleVisits}
          onChange={(event) => onChange({ singleVisits: event.currentTarget.checked })}
        />
      )}
      {draft.kind === 'course' && (
        <DateField
          label="Enrol by"
          hint="Leave empty to take bookings until it starts."
          value={draft.enrolBy}
          error={errors['group.enroll_date']}
          onDate={(enrolBy) => onChange({ enrolBy })}
        />
      )}
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-semibold">Upcoming dates</legend>
        <ul className="grid gap-2">
          {dates.map((date, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a date is its place in the list
            <li key={index} className="flex items-center gap-2">
              <DateField
                className="min-w-0 flex-1"
                hideLabel
                label={`Day of date ${index + 1}`}
                value={date.date}
                onDate={(chosen) => set(index, { date: chosen })}
              />
              <TimeField
                className="w-32"
                hideLabel
                label={`Time of date ${index + 1}`}
                value={date.minute}
                onTime={(minute) => set(index, { minute })}
              />
              <IconButton
                label={`Cancel date ${index + 1}`}
                onClick={() => onChange({ dates: dates.filter((_date, at) => at !== index) })}
              >
                <Trash2 aria-hidden="true" className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
        {errors['group.dates'] && <FieldError>{errors['group.dates']}</FieldError>}
        <div className="mt-1 flex flex-wrap">
          <Button
            variant="ghost"
            size="sm"
            onClick={() => onChange({ dates: [...dates, { date: '', minute: last?.minute ?? USUAL_CLASS }] })}
          >
            <Plus aria-hidden="true" className="size-5" />
            Add a date
          </Button>
          <Button variant="ghost" size="sm" disabled={!canRepeat} onClick={addWeek}>
            <Repeat aria-hidden="true" className="size-5" />A week later
          </Button>
        </div>
        <DatesByRule known={dates} onDates={(added) => onChange({ dates: withDates(dates, added) })} />
      </fieldset>
    </div>
  );
}
