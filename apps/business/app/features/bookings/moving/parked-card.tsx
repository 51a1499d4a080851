import { formatDayTime } from '@thyme/domain/time';
import { Button } from '@thyme/ui';
import { GripVertical } from 'lucide-react';
import { lineIdOf, roomIdOf } from './drag-math.ts';
import { useMoving } from './moving-context.ts';

/** An appointment that was put aside: it is dragged onto the day that is shown, or gets its time in the sheet. */
export function ParkedCard() {
  const { parked, park, ask } = useMoving();
  if (!parked?.appt_id) return null;
  const room = roomIdOf(parked);
  const choose = () =>
    ask({
      appointmentId: parked.appt_id ?? 0,
      lineId: lineIdOf(parked),
      starts: null,
      chairId: null,
      minutes: null,
      ...(room === null ? {} : { room: { from: room, to: room } }),
    });
  return (
    <section
      aria-label="Parked appointment"
      data-parked=""
      className="fixed inset-x-3 bottom-20 z-40 mx-auto flex max-w-140 cursor-grab touch-none flex-wrap items-center gap-3 rounded-md border-l-4 border-l-thyme-700 bg-card px-4 py-3 shadow-lift ring-1 ring-thyme-700 select-none md:bottom-6 print:hidden"
    >
      <GripVertical aria-hidden="true" className="size-5 flex-none text-ink-soft" />
      <p className="min-w-40 flex-1 leading-snug">
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
