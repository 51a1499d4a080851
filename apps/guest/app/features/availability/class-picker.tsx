import { dateOfWall, formatDay, formatTime, type LocalDate } from '@thyme/domain/time';
import { Note } from '@thyme/ui';
import { RadioGroup } from '@thyme/ui/fields/radio-group.tsx';
import { dateName } from '@thyme/ui/time/calendar-dates.ts';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { FullTile, LaterTile, StartTile } from './class-date-tile.tsx';
import type { ClassPickerProps } from './class-picker-props.ts';
import { type ClassDate, startsOf } from './class-run.ts';
import { OccurrencePicker, RunEnd } from './occurrence-picker.tsx';
import { useClassDates, useLiveDays } from './use-availability.ts';

/** The listed dates of a class. Courses are joined on all of theirs. */
export function ClassPicker(props: ClassPickerProps) {
  const { businessId, service, kind, allowsSingle, dates: listed, value, onChange, onAvailable, waiting } = props;
  const { data: states } = useClassDates(businessId, service.id);
  const days = useMemo(() => listed.map(({ date_time }) => dateOfWall(date_time)), [listed]);
  useLiveDays(businessId, days);
  const dates = useMemo(
    () =>
      listed.map(({ date_time: time, seats_left: seats }): ClassDate => {
        const known = states?.get(time);
        if (states) return { time, state: known?.state ?? 'closed', seats: known?.seats ?? seats };
        return { time, state: seats > 0 ? 'open' : 'full', seats };
      }),
    [listed, states],
  );
  const starts = useMemo(
    () => (kind === 'repeated' ? startsOf(dates, { allowsSingle }) : dates.filter(({ state }) => state === 'open')),
    [dates, kind, allowsSingle],
  );
  const isGone = states !== undefined && value !== null && !starts.some(({ time }) => time === value.time);
  // Deselects a date whose last place another guest has taken.
  useEffect(() => {
    if (isGone && kind !== 'course') onChange(null);
  }, [isGone, kind, onChange]);
  // A single option is selected automatically.
  const only = states !== undefined && starts.length === 1 ? starts[0]?.time : undefined;
  const isOnly = only !== undefined && value === null && kind !== 'course';
  useEffect(() => {
    if (isOnly && only !== undefined) onChange({ date: dateOfWall(only), time: only });
  }, [isOnly, only, onChange]);

  // The dates of a course are not chosen, so only this keeps Next from going on with one that cannot be joined.
  const isShutCourse = kind === 'course' && dates.some(({ state }) => state !== 'open');
  useEffect(() => {
    if (kind === 'course') onAvailable(isShutCourse ? 0 : null);
  }, [kind, isShutCourse, onAvailable]);

  if (dates.length > 0 && dates.every(({ state }) => state === 'closed')) return <Closed />;
  if (kind === 'course') {
    const isFull = dates.some(({ state }) => state === 'full');
    return isFull ? <FullCourse waiting={waiting} /> : <CourseDates dates={dates} />;
  }
  return <DateChoice {...props} dates={dates} starts={starts} />;
}

type DateChoiceProps = Omit<ClassPickerProps, 'dates'> & {
  dates: readonly ClassDate[];
  starts: readonly ClassDate[];
};

function DateChoice({ dates, starts, ...props }: DateChoiceProps) {
  const { kind, value, onChange, occurrences, waiting } = props;
  const isFull = dates.every(({ state }) => state !== 'open');
  const [chosen, setAsked] = useState<LocalDate | null | undefined>();
  // Where every date is full the list is all that is left to offer.
  const firstFull = isFull ? dates.find(({ state }) => state === 'full') : undefined;
  const asked = chosen === undefined && firstFull ? dateOfWall(firstFull.time) : (chosen ?? null);
  const isRun = kind === 'repeated' && occurrences > 1;
  const run = value ? dates.filter(({ time }) => time >= value.time).slice(0, isRun ? occurrences : 1) : [];
  const withTime = new Set(dates.map(({ time }) => formatTime(time))).size > 1 || kind === 'class';
  return (
    <div className="grid gap-8">
      {kind === 'repeated' && <OccurrencePicker {...props} dates={dates} starts={starts} />}
      <RadioGroup
        label={<span className="text-lg">{labelOf(kind, { isRun, several: dates.length > 1 })}</span>}
        value={value ? String(value.time) : ''}
        onValueChange={(time) => {
          setAsked(null);
          onChange({ date: dateOfWall(Number(time)), time: Number(time) });
        }}
        className="grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))]"
      >
        {dates
          .filter(({ state }) => state !== 'closed')
          .map((date) => {
            const tile = { date, withTime, order: run.indexOf(date) + 1, isNumbered: isRun };
            if (date.state === 'full')
              return <FullTile key={date.time} {...tile} onAsk={() => setAsked(dateOfWall(date.time))} />;
            return starts.includes(date) ? (
              <StartTile key={date.time} {...tile} />
            ) : (
              <LaterTile key={date.time} {...tile} />
            );
          })}
      </RadioGroup>
      {isRun && <RunEnd dates={dates} run={run} />}
      {starts.length === 0 && (isFull ? <FullClass several={dates.length > 1} /> : <NoStart />)}
      {asked && (
        <section aria-label={`${dateName(asked)} is full`}>
          <h3 className="mb-3 text-lg font-semibold">{dateName(asked)} is full</h3>
          {waiting(asked, () => setAsked(null))}
        </section>
      )}
    </div>
  );
}

function labelOf(kind: ClassPickerProps['kind'], { isRun, several }: { isRun: boolean; several: boolean }): string {
  if (kind === 'repeated') return isRun ? 'Start on' : 'Which date?';
  return several ? 'Choose a date' : 'Date';
}

function NoStart() {
  return (
    <Note tone="warn">
      There aren’t enough dates in a row with a place left. Choose a full date to join its list, or take the class out
      of your cart to book the rest.
    </Note>
  );
}

function FullClass({ several }: { several: boolean }) {
  return (
    <Note tone="warn">
      {several ? 'Every date of this class is full.' : 'This class is full.'} Join the list, or take it out of your cart
      to book the rest.
    </Note>
  );
}

const TAKE_OUT = 'Please take it out of your cart to book the rest.';

/** Enrolment closed while the course was in the cart. */
function Closed() {
  return <Note tone="warn">Enrolment has closed. {TAKE_OUT}</Note>;
}

function FullCourse({ waiting }: { waiting: (date: null, leave: () => void) => ReactNode }) {
  const [isAsked, setAsked] = useState(true);
  return (
    <div className="grid gap-6">
      <Note tone="warn">This course is fully booked. {TAKE_OUT}</Note>
      {isAsked && waiting(null, () => setAsked(false))}
    </div>
  );
}

function CourseDates({ dates }: { dates: readonly ClassDate[] }) {
  return (
    <div>
      <p className="mb-3 text-lg font-semibold">
        {dates.length > 1 ? 'You’re booking all of these' : 'You’re booking'}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
        {dates.map(({ time }) => (
          <li key={time} className="rounded-sm bg-plum-100 px-3 py-2.5 text-center leading-tight text-plum figures">
            <b className="block font-semibold">{formatDay(time)}</b>
            <span className="text-sm">{formatTime(time)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
