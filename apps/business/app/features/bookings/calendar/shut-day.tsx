import { addDays, weekdayName, weekdayOf } from '@thyme/domain/time';
import { Button, ChairDrawing, EmptyState } from '@thyme/ui';
import { longDayWords } from '../../../lib/time/day-words.ts';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import type { Calendar } from '../operations.ts';
import { openSpans } from './calendar-layout.ts';

const LOOK_AHEAD = 14;

/** The next day with working hours in the weekly schedule. */
export function nextOpenDay(calendar: Calendar, date: string): string | null {
  const ids = [null, ...calendar.chairs.filter(({ active }) => active).map(({ id }) => id)];
  const days = Array.from({ length: LOOK_AHEAD }, (_none, index) => addDays(date, index + 1));
  return days.find((day) => ids.some((id) => openSpans(calendar.hours, id, day).length > 0)) ?? null;
}

/** A closed day without entries, with a link to the next open one. */
export function ShutDay({ calendar, date, onGo }: { calendar: Calendar; date: string; onGo: (date: string) => void }) {
  const { today } = useShopNow();
  const shut = calendar.shut.find((day) => day.date === date);
  const next = nextOpenDay(calendar, date);
  const title = shut?.reason
    ? `Closed: ${shut.reason}`
    : shut
      ? 'You’re closed on this day'
      : `Closed on ${weekdayName(weekdayOf(date))}s`;
  return (
    <section aria-label="Calendar" className="grid flex-1 place-content-center">
      <EmptyState
        level={2}
        title={title}
        picture={<ChairDrawing />}
        action={next && <Button onClick={() => onGo(next)}>Go to {longDayWords(next, today)}</Button>}
      >
        Nothing’s booked. “New booking” still works if you make an exception.
      </EmptyState>
    </section>
  );
}
