import { type DayPart, describeWhen, type When } from '@thyme/domain/search';
import { addDays, formatDay, wallAt } from '@thyme/domain/time';
import { clsx } from 'clsx';
import { CalendarDays, Clock, X } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useIdle } from '../../lib/view/use-idle.ts';
import { fieldBox } from './filter-boxes.tsx';
import { atTime, type Wanted } from './wanted.ts';

const DAYS_LISTED = 14;
const TIMES: readonly (readonly [DayPart, string])[] = [
  ['morning', 'Morning'],
  ['afternoon', 'Afternoon'],
  ['evening', 'After 5 pm'],
];

interface WhenProps {
  wanted: Wanted;
  /** In Ireland; the lists and names of days start with it. */
  today: string;
}

/** The third field of the bar: a day and a time of day. Two plain selects, so it works without JavaScript. */
export function WhenField({ wanted, today }: WhenProps) {
  const id = useId();
  const { day, time } = wanted.when ?? {};
  const isOn = wanted.when !== undefined;
  return (
    <div className={clsx(fieldBox, isOn && 'bg-thyme-50 ring-1 ring-thyme-700 ring-inset')}>
      <Clock aria-hidden="true" className="flex-none text-thyme-700" />
      <span className="min-w-0 flex-1 leading-tight">
        <label htmlFor={id} className="block text-sm text-ink-soft">
          When
        </label>
        <span className="flex min-w-0 gap-3">
          <select id={id} name="day" defaultValue={day ?? ''} className={whenSelect}>
            <option value="">Any day</option>
            <option value="today">Today</option>
            <option value="tomorrow">Tomorrow</option>
            <option value="weekend">This weekend</option>
            {datesFor(today, day).map((date) => (
              <option key={date} value={date}>
                {formatDay(wallAt(date))}
              </option>
            ))}
          </select>
          <select name="time" aria-label="Time of day" defaultValue={time ?? ''} className={whenSelect}>
            <option value="">Any time</option>
            {TIMES.map(([part, text]) => (
              <option key={part} value={part}>
                {text}
              </option>
            ))}
            {time && !TIMES.some(([part]) => part === time) && (
              <option value={time}>{capital(describeWhen({ time }, today))}</option>
            )}
          </select>
        </span>
      </span>
    </div>
  );
}

const whenSelect =
  '-my-1 max-w-[60%] min-w-0 cursor-pointer appearance-none truncate bg-transparent py-1 font-semibold field-sizing-content outline-hidden';

/** The next two weeks, and the chosen day where it lies beyond. */
function datesFor(today: string, chosen: string | undefined): string[] {
  const dates = Array.from({ length: DAYS_LISTED }, (_, index) => addDays(today, index + 2));
  const isDate = chosen !== undefined && /^\d/.test(chosen);
  return isDate && !dates.includes(chosen) ? [...dates, chosen].sort() : dates;
}

const QUICK: readonly (readonly [string, When | undefined])[] = [
  ['Any time', undefined],
  ['Today', { day: 'today' }],
  ['Today after 5', { day: 'today', time: 'evening' }],
  ['Tomorrow', { day: 'tomorrow' }],
  ['This weekend', { day: 'weekend' }],
];

const chip =
  'inline-flex min-h-11 flex-none items-center gap-2 rounded-full border px-4 font-medium whitespace-nowrap no-underline transition';
const chipLooks = { on: 'border-thyme-900 bg-thyme-900 text-white', off: 'border-line bg-card hover:border-ink' };

/** The most common choices as links, and so in the URL; the active one links back to none. */
export function QuickTimes({ wanted, today, onPick }: WhenProps & { onPick: (date: string) => void }) {
  const { when } = wanted;
  const isQuick = QUICK.some(([, quick]) => isSame(quick, when));
  return (
    <fieldset aria-label="Quick choices" className="flex min-w-0 gap-2">
      {QUICK.map(([text, quick]) => {
        const isOn = isSame(quick, when);
        return (
          <Link
            key={text}
            to={atTime(wanted, isOn ? undefined : quick)}
            preventScrollReset
            aria-current={isOn ? 'true' : undefined}
            className={clsx(chip, chipLooks[isOn ? 'on' : 'off'])}
          >
            {text}
            {isOn && quick && <X aria-hidden="true" className="size-4" />}
          </Link>
        );
      })}
      {when && !isQuick && (
        <Link
          to={atTime(wanted, undefined)}
          preventScrollReset
          aria-current="true"
          className={clsx(chip, chipLooks.on)}
        >
          {capital(describeWhen(when, today).replace(/^on /, ''))}
          <X aria-hidden="true" className="size-4" />
        </Link>
      )}
      <PickDay today={today} onPick={onPick} />
    </fieldset>
  );
}

/**
 * The browser's own calendar behind a chip; without JavaScript the list of days in the field does the same. A date field is
 * expensive to create, so it waits until the browser is idle.
 */
function PickDay({ today, onPick }: { today: string; onPick: (date: string) => void }) {
  const idle = useIdle();
  const id = useId();
  if (!idle) return null;
  return (
    <span
      className={clsx(chip, chipLooks.off, 'relative has-focus-visible:outline-2 has-focus-visible:outline-thyme-500')}
    >
      <CalendarDays aria-hidden="true" className="size-4.5" />
      <label htmlFor={id}>Pick a day</label>
      <input
        id={id}
        type="date"
        min={today}
        onClick={({ currentTarget }) => currentTarget.showPicker?.()}
        onChange={({ target }) => target.value !== '' && onPick(target.value)}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      />
    </span>
  );
}

const isSame = (one: When | undefined, other: When | undefined) => one?.day === other?.day && one?.time === other?.time;
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
