import { weekdayName } from '@thyme/domain/time';
import { FieldError, Select } from '@thyme/ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { DeskSaveFirstHoursDocument } from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { run } from '../../lib/graphql/client.ts';
import { TimeField } from '../../lib/time/time-field.tsx';
import type { Beginning } from './operations.ts';
import { StepForm, StepHead } from './step-frame.tsx';

const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;
const PAUSES = [0, 5, 10, 15, 20, 30];

/** One set of hours for the usual week; exceptions can be added later. */
export function HoursStep({
  beginning,
  onBack,
  onDone,
}: {
  beginning: Beginning;
  onBack: () => void;
  onDone: () => void;
}) {
  const { desk_shop: shop } = beginning;
  const known = shop.hours.filter(({ chair_id }) => chair_id === null);
  const [form, setForm] = useState({
    weekdays: known.length > 0 ? known.map(({ weekday }) => weekday) : [2, 3, 4, 5, 6],
    from: known[0]?.from ?? 600,
    to: known[0]?.to ?? 1080,
    buffer: known.length > 0 ? shop.buffer_minutes : 10,
    chairs: Math.max(1, shop.chairs.filter(({ active }) => active).length),
  });
  const [error, setError] = useState('');
  const { change, busy } = useChange();
  const set = (values: Partial<typeof form>) => setForm((before) => ({ ...before, ...values }));
  const toggle = (day: number) =>
    set({
      weekdays: form.weekdays.includes(day) ? form.weekdays.filter((one) => one !== day) : [...form.weekdays, day],
    });

  function send() {
    if (form.weekdays.length === 0) return setError('Please choose at least one day.');
    if (form.from >= form.to) return setError('The closing time must be after the opening time.');
    setError('');
    void change({
      api: 'desk_save_first_hours',
      quiet: true,
      send: async () => (await run(DeskSaveFirstHoursDocument, { business: shop.id, ...form })).desk_save_first_hours,
      onDone,
    });
  }

  const times = (name: 'from' | 'to', label: string) => (
    <TimeField
      label={label}
      isEnd={name === 'to'}
      value={form[name]}
      onTime={(minute) => minute !== null && set({ [name]: minute })}
    />
  );

  return (
    <StepForm name="Your hours" busy={busy !== null} onBack={onBack} onSend={send}>
      <StepHead title="When are you open?" lead="Your usual week is enough. You can add exceptions later." />
      <div className="grid gap-5">
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">Days</legend>
          <div className="grid grid-cols-7 gap-1.5">
            {WEEK.map((day) => {
              const isOn = form.weekdays.includes(day);
              return (
                <button
                  key={day}
                  type="button"
                  aria-pressed={isOn}
                  aria-label={weekdayName(day)}
                  onClick={() => toggle(day)}
                  className={clsx(
                    'min-h-12 rounded-sm border font-semibold transition focus-visible:focus-ring',
                    isOn ? 'border-thyme-700 bg-thyme-700 text-white' : 'border-line-strong bg-card hover:border-ink',
                  )}
                >
                  {weekdayName(day).slice(0, 1)}
                </button>
              );
            })}
          </div>
        </fieldset>
        <div className="grid grid-cols-2 gap-4.5">
          {times('from', 'From')}
          {times('to', 'To')}
          <Select
            label="Time between guests"
            value={form.buffer}
            onChange={(event) => set({ buffer: Number(event.currentTarget.value) })}
          >
            {[...new Set([...PAUSES, form.buffer])].map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes === 0 ? 'None' : `${minutes} min`}
              </option>
            ))}
          </Select>
          <Select
            label="Guests at the same time"
            value={form.chairs}
            onChange={(event) => set({ chairs: Number(event.currentTarget.value) })}
          >
            {[1, 2, 3, 4, 5, 6, 8, 10].map((chairs) => (
              <option key={chairs} value={chairs}>
                {chairs === 1 ? 'One' : `${chairs} chairs`}
              </option>
            ))}
          </Select>
        </div>
        {error && (
          <div role="alert">
            <FieldError>{error}</FieldError>
          </div>
        )}
      </div>
    </StepForm>
  );
}
