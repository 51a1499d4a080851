import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import {
  addDays,
  addMonths,
  type DateString,
  dateAfterKey,
  inMonth,
  type MonthString,
  monthName,
  monthOf,
  weeksOf,
} from './calendar-dates.ts';
import { type CalendarDay, isChoosable } from './calendar-day.tsx';
import { MonthGrid } from './month-grid.tsx';

export type CalendarProps = {
  /** The displayed month, 'YYYY-MM'. */
  month: MonthString;
  onMonthChange: (month: MonthString) => void;
  /** Today in the shop's time zone; never read from the browser's clock. */
  today: DateString;
  value: DateString | null;
  onValueChange: (date: DateString) => void;
  /** The availability of each day. */
  dayOf: (date: DateString) => CalendarDay;
  /** The first and the last month that can be displayed. */
  minMonth?: MonthString;
  maxMonth?: MonthString;
  /** The availability is still loading. */
  busy?: boolean;
  className?: string;
};

/** A month to choose a day from. Arrow keys, Home, End, Page Up and Page Down move; Enter chooses. */
export function Calendar({
  month,
  onMonthChange,
  today,
  value,
  onValueChange,
  dayOf,
  minMonth,
  maxMonth,
  busy,
  className,
}: CalendarProps) {
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<DateString | null>(null);
  const focusWanted = useRef(false);
  const reachable = activeIn(month, active, value, today, dayOf);

  useEffect(() => {
    if (!focusWanted.current || monthOf(reachable) !== month) return;
    focusWanted.current = false;
    grid.current?.querySelector<HTMLButtonElement>(`[data-date="${reachable}"]`)?.focus();
  }, [reachable, month]);

  function allowed(target: MonthString) {
    return !(minMonth && target < minMonth) && !(maxMonth && target > maxMonth);
  }

  // Past days are no stops: the keys end at today, or at tomorrow once the last start of today has passed.
  const first = dayOf(today).state === 'past' ? addDays(today, 1) : today;
  const notBefore = (day: DateString) => (day < first ? first : day);

  function turn(target: MonthString) {
    if (!allowed(target)) return;
    setActive(notBefore(inMonth(reachable, target)));
    onMonthChange(target);
  }

  function press(event: KeyboardEvent) {
    const wanted = dateAfterKey(reachable, event.key, event.shiftKey);
    if (wanted === null) return;
    event.preventDefault();
    if (!allowed(monthOf(wanted))) return;
    const target = notBefore(wanted);
    focusWanted.current = true;
    setActive(target);
    if (monthOf(target) !== month) onMonthChange(monthOf(target));
  }

  const before = addMonths(month, -1);
  const after = addMonths(month, 1);
  return (
    <div className={clsx('w-full', className)}>
      <div className="mb-1 flex items-center justify-between">
        <IconButton label={monthName(before)} disabled={!allowed(before)} onClick={() => turn(before)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <h3 id={titleId} aria-live="polite" className="text-lg font-semibold">
          {monthName(month)}
        </h3>
        <IconButton label={monthName(after)} disabled={!allowed(after)} onClick={() => turn(after)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <MonthGrid
        ref={grid}
        {...{ month, titleId, today, value, reachable, busy, dayOf }}
        onKeyDown={press}
        onChoose={(date) => {
          setActive(date);
          onValueChange(date);
        }}
      />
    </div>
  );
}

/**
 * The one day in the tab order: the last focused one, else the chosen one, else the first that can be chosen.
 */
function activeIn(
  month: MonthString,
  active: DateString | null,
  value: DateString | null,
  today: DateString,
  dayOf: (date: DateString) => CalendarDay,
): DateString {
  for (const date of [active, value]) if (date && monthOf(date) === month) return date;
  const days = weeksOf(month)
    .flat()
    .filter((date) => date !== null);
  return days.find((date) => isChoosable(dayOf(date))) ?? days.find((date) => date >= today) ?? `${month}-01`;
}
