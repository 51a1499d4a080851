import { dateOfWall, formatDayTime, minuteOfWall, wallAt } from '@thyme/domain/time';
import { Button } from '@thyme/ui';
import { GripVertical } from 'lucide-react';
import { useFocusBack } from '../../../lib/focus/focus-back.ts';
import type { Calendar, Entry } from '../operations.ts';
import { lineIdOf, roomIdOf } from './drag-math.ts';
import { type Moving, useMoving } from './moving-context.ts';

/** The same time on the day that is shown; null where that is its own day, or a week is shown. */
function startOn(starts: number, calendar: Calendar | null): number | null {
  if (!calendar || calendar.from !== calendar.to || calendar.from === dateOfWall(starts)) return null;
  return wallAt(calendar.from, minuteOfWall(starts));
}

/** A parked appointment: dragged onto the shown day, or moved in the dialog. */
export function ParkedCard() {
  const { parked, park, ask, calendar } = useMoving();
  if (!parked?.appt_id) return null;
  return <Card parked={parked} {...{ park, ask, calendar }} />;
}

function Card({ parked, park, ask, calendar }: Pick<Moving, 'park' | 'ask' | 'calendar'> & { parked: Entry }) {
  const { ref, onFocus } = useFocusBack<HTMLElement>();
  const room = roomIdOf(parked);
  const choose = () =>
    ask({
      appointmentId: parked.appt_id ?? 0,
      lineId: lineIdOf(parked),
      starts: startOn(parked.starts, calendar),
      chairId: null,
      minutes: null,
      ...(room === null ? {} : { room: { from: room, to: room } }),
    });
  return (
    <section
      ref={ref}
      onFocus={onFocus}
      aria-label="Parked appointment"
      data-parked=""
      className="fixed inset-x-3 bottom-20 z-40 mx-auto flex max-w-140 cursor-grab touch-none flex-wrap items-center gap-3 rounded-md border-l-4 border-l-thyme-700 bg-card px-4 py-3 shadow-lift ring-1 ring-thyme-700 select-none md:bottom-6 print:hidden"
    >
      <GripVertical aria-hidden="true" className="size-5 flex-none text-ink-soft" />
      <p role="status" className="min-w-40 flex-1 leading-snug">
        <b className="block font-semibold">{parked.title} is parked</b>
        <span className="text-sm text-ink-soft">
          Still booked for {formatDayTime(parked.starts)}. Go to the new day and drag it there.
        </span>
      </p>
      <Button size="sm" onClick={choose}>
        Choose a time
      </Button>
      <Button size="sm" variant="secondary" onClick={() => park(null)}>
        Put it back
      </Button>
    </section>
  );
}
