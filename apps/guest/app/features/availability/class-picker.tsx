import { dateOfWall, formatDay, formatTime, type LocalDate } from '@thyme/domain/time';
import { Note } from '@thyme/ui';
import { RadioGroup } from '@thyme/ui/fields/radio-group.tsx';
import { dateName } from '@thyme/ui/time/calendar-dates.ts';
import { TimeSlot } from '@thyme/ui/time/time-slot.tsx';
import { useEffect, useMemo, useState } from 'react';
import type { ClassPickerProps } from './class-picker-props.ts';
import { OccurrencePicker } from './occurrence-picker.tsx';
import { useClassDates, useLiveDays } from './use-availability.ts';

/** The listed dates of a class. Courses are joined on all of theirs. */
export function ClassPicker(props: ClassPickerProps) {
  const { businessId, service, kind, dates, value, onChange, waiting } = props;
  const { data: states } = useClassDates(businessId, service.id);
  const days = useMemo(() => dates.map(({ date_time }) => dateOfWall(date_time)), [dates]);
  useLiveDays(businessId, days);
  const [asked, setAsked] = useState<LocalDate | null>(null);

  const stateOf = ({ date_time, seats_left }: ClassPickerProps['dates'][number]) =>
    states ? (states.get(date_time) ?? 'closed') : seats_left > 0 ? 'open' : 'full';
  const isGone = states !== undefined && value !== null && states.get(value.time) !== 'open';
  // Somebody else has the last place now: what cannot be had is not chosen any more.
  useEffect(() => {
    if (isGone && kind !== 'course') onChange(null);
  }, [isGone, kind, onChange]);

  const full = dates.filter((date) => stateOf(date) === 'full');
  const isShut = dates.length > 0 && dates.every((date) => stateOf(date) === 'closed');
  if (isShut || (kind === 'course' && full.length > 0)) return <NothingLeft isFull={!isShut} />;
  if (kind === 'course') return <CourseDates dates={dates} />;
  return (
    <div className="grid gap-8">
      <RadioGroup
        label={
          <span className="text-lg">
            {kind === 'repeated' ? 'Start on' : dates.length > 1 ? 'Choose a date' : 'Date'}
          </span>
        }
        value={value ? String(value.time) : ''}
        onValueChange={(time) => {
          setAsked(null);
          onChange({ date: dateOfWall(Number(time)), time: Number(time) });
        }}
        className="grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]"
      >
        {dates
          .filter((date) => stateOf(date) === 'open')
          .map(({ date_time: time }) => (
            <TimeSlot key={time} value={String(time)} over={<DayName time={time} />} tone="plum" className="min-h-15">
              {formatTime(time)}
            </TimeSlot>
          ))}
      </RadioGroup>
      {full.length > 0 && <FullDates full={full} all={dates} onAsk={setAsked} />}
      {asked && (
        <section aria-label={`${dateName(asked)} is full`}>
          <h3 className="mb-3 text-lg font-semibold">{dateName(asked)} is full</h3>
          {waiting(asked, () => setAsked(null))}
        </section>
      )}
      {kind === 'repeated' && value && <OccurrencePicker {...props} start={value} />}
    </div>
  );
}

/** The comma is for screen readers, which say day and time in one breath. */
function DayName({ time }: { time: number }) {
  return (
    <>
      {formatDay(time)}
      <span className="sr-only">,</span>
    </>
  );
}

/** It was in the cart before that. */
function NothingLeft({ isFull }: { isFull: boolean }) {
  const what = isFull ? 'This course is fully booked.' : 'Enrolment has closed.';
  return <Note tone="warn">{what} Please take it out of your cart to book the rest.</Note>;
}

interface FullDatesProps {
  full: ClassPickerProps['dates'];
  all: ClassPickerProps['dates'];
  onAsk: (date: LocalDate) => void;
}

function FullDates({ full, all, onAsk }: FullDatesProps) {
  /** With its hour where the day has another one. */
  const words = (time: number) => {
    const sameDay = all.filter((date) => dateOfWall(date.date_time) === dateOfWall(time));
    return sameDay.length > 1 ? `${formatDay(time)}, ${formatTime(time)}` : formatDay(time);
  };
  return (
    <div>
      <p className="mb-2 text-sm text-ink-soft">Full, with a list to wait on</p>
      <ul className="flex flex-wrap gap-2">
        {full.map(({ date_time: time }) => (
          <li key={time}>
            <button
              type="button"
              aria-label={`${words(time)}, full. Join Cancellation List`}
              onClick={() => onAsk(dateOfWall(time))}
              className="min-h-11 rounded-sm border border-sand bg-sand px-4 font-medium text-ink-soft transition figures hover:border-line-strong"
            >
              {words(time)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CourseDates({ dates }: { dates: ClassPickerProps['dates'] }) {
  return (
    <div>
      <p className="mb-3 text-lg font-semibold">You come on all of these</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
        {dates.map(({ date_time: time }) => (
          <li key={time} className="rounded-sm bg-plum-100 px-3 py-2.5 text-center leading-tight text-plum figures">
            <b className="block font-semibold">{formatDay(time)}</b>
            <span className="text-sm">{formatTime(time)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
