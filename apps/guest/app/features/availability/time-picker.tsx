import { addDays, type LocalDate, type LocalMonth, monthOf } from '@thyme/domain/time';
import { Calendar } from '@thyme/ui/time/calendar.tsx';
import type { CalendarDay } from '@thyme/ui/time/calendar-day.tsx';
import { CalendarLegend } from '@thyme/ui/time/calendar-legend.tsx';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { DayTimes } from './day-times.tsx';
import { FirstTimes } from './first-times.tsx';
import { FullDay } from './full-day.tsx';
import { PickADay } from './pick-a-day.tsx';
import type { PickedTime } from './picked-time.ts';
import { type Day, useLiveDays, useMonth, type Wanted } from './use-availability.ts';

export interface TimePickerProps {
  wanted: Wanted;
  /** Today's date in the shop's time zone. */
  today: LocalDate;
  value: PickedTime | null;
  onChange: (picked: PickedTime | null) => void;
  /** How many days ahead the shop sells. */
  horizonDays?: number;
  /** Offered on a day that is full or blocked; `leave` goes back to the days. */
  waiting?: (date: LocalDate, leave: () => void) => ReactNode;
  /** The soonest times, before the calendar. */
  firstTimes?: boolean;
}

const HALF_A_YEAR = 183;
const TIMES_ID = 'booking-times';

/** The first free times, a month, and the times of a day. All update live as others book. */
export function TimePicker({
  wanted,
  today,
  value,
  onChange,
  horizonDays = HALF_A_YEAR,
  waiting,
  firstTimes = true,
}: TimePickerProps) {
  const [date, setDate] = useState<LocalDate | null>(value?.date ?? null);
  // When the step is shown again, a day chosen before is not scrolled to: the step starts at its top.
  const [hasPicked, setHasPicked] = useState(false);
  const [month, setMonth] = useState<LocalMonth>(monthOf(date ?? today));
  const { data: days, isPending, isError, refetch } = useMonth(wanted, month);
  const byDate = useMemo(() => new Map(days?.map((day) => [day.date, day])), [days]);
  const watched = useMemo(() => watchable(days, date), [days, date]);
  useLiveDays(wanted.businessId, watched);

  const dayOf = useCallback((of: LocalDate) => calendarDay(byDate.get(of), waiting !== undefined), [byDate, waiting]);
  const pick = (picked: PickedTime) => {
    setHasPicked(true);
    setDate(picked.date);
    setMonth(monthOf(picked.date));
    onChange(picked);
  };
  const state = date ? byDate.get(date)?.state : undefined;
  const isFull = state === 'full' || state === 'blocked' || state === 'outside';

  return (
    <div className="grid gap-8">
      <button
        type="button"
        onClick={() => document.getElementById(TIMES_ID)?.focus()}
        className="sr-only rounded-sm bg-card px-4 font-semibold text-thyme-700 focus-visible:not-sr-only focus-visible:min-h-11 focus-visible:justify-self-start"
      >
        Skip to times
      </button>
      {firstTimes && <FirstTimes wanted={wanted} today={today} value={value} onPick={pick} />}
      <div className="grid items-start gap-x-8 gap-y-8 min-[701px]:grid-cols-[minmax(20.75rem,1fr)_minmax(0,1fr)] lg:gap-x-12">
        <Calendar
          month={month}
          onMonthChange={setMonth}
          today={today}
          minMonth={monthOf(today)}
          maxMonth={monthOf(addDays(today, horizonDays))}
          value={date}
          onValueChange={(chosen) => {
            setHasPicked(true);
            setDate(chosen);
            if (chosen !== value?.date) onChange(null);
          }}
          dayOf={dayOf}
          busy={isPending}
        />
        <div id={TIMES_ID} tabIndex={-1} className="min-w-0 rounded-sm">
          {date === null ? (
            <PickADay failed={isError} onRetry={() => void refetch()} />
          ) : isFull ? (
            <FullDay
              key={date}
              wanted={wanted}
              date={date}
              state={state}
              onPick={pick}
              waiting={state === 'outside' ? null : waiting?.(date, () => setDate(null))}
              reveals={hasPicked}
            />
          ) : (
            <DayTimes key={date} {...{ wanted, date, value, onChange }} reveals={hasPicked} />
          )}
        </div>
      </div>
      <CalendarLegend />
    </div>
  );
}

/** How the calendar shows a day; a day that has not loaded yet cannot be chosen. */
function calendarDay(day: Day | undefined, canWait: boolean): CalendarDay {
  switch (day?.state) {
    case 'free':
      return {
        state: 'free',
        parts: { morning: day.morning.free > 0, afternoon: day.afternoon.free > 0, evening: day.evening.free > 0 },
      };
    case 'full':
    case 'blocked':
      return { state: day.state, ...(canWait ? { hint: 'Join Cancellation List' } : {}) };
    case 'closed':
      return { state: 'closed' };
    case 'outside':
      return { state: 'closed', words: 'no time for a video call first' };
    default:
      return { state: 'past' };
  }
}

/** Blocked days are included because a shop may reopen one. */
const LIVE = new Set(['free', 'full', 'blocked']);

/** The days to subscribe to: those on screen, and the chosen one. */
function watchable(days: readonly Day[] | undefined, chosen: LocalDate | null): LocalDate[] {
  const open = (days ?? []).filter(({ state }) => LIVE.has(state)).map(({ date }) => date);
  return chosen && !open.includes(chosen) ? [...open, chosen] : open;
}
