import { formatSpan } from '@thyme/domain/bookings';
import { formatDay, formatMinutes, formatTime, wallAt } from '@thyme/domain/time';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { DayStrip } from './day-strip.tsx';
import type { Dragging, DragStore } from './drag-store.ts';
import { DropPeople } from './drop-people.tsx';

const WARNING = 280;
/** The room that a warning of three lines needs. */
const WARNING_HEIGHT = 130;

/** Below the dragged block, or above it where the screen ends. */
function beside(y: number, offset: number): { top: number } | { bottom: number } {
  const top = y + offset;
  return top + WARNING_HEIGHT <= window.innerHeight ? { top } : { bottom: window.innerHeight - y + 12 };
}

interface LayerProps {
  store: DragStore;
  personOf: (chairId: number | null) => string;
  /** Other days that are drop targets. */
  days: readonly string[];
  /** Whether there is room for them beside the calendar. */
  isBeside: boolean;
}

/** The dragged block, its target, the time on the scale, warnings, and other days. */
export function DragLayer({ store, personOf, days, isBeside }: LayerProps) {
  const drag = useSyncExternalStore(store.subscribe, store.get, () => null);
  if (!drag) return null;
  const { grip, landing, place, pointer, axis, warning, over } = drag;
  const ends = landing.starts + landing.minutes * 60;
  const isMove = grip.kind === 'move';
  const width = Math.min(place.width, 230);
  return createPortal(
    <div className="pointer-events-none fixed inset-0 z-60 contain-strict" data-dragging="">
      {!over && (
        <>
          <div
            data-landing=""
            className={clsx(
              'fixed rounded-xs border-2 border-dashed',
              warning ? 'border-honey bg-honey-100/80' : 'border-thyme-700 bg-thyme-100/80',
            )}
            style={place}
          />
          <span
            className="fixed -translate-y-1/2 rounded-xs bg-ink px-1.5 py-0.5 text-sm font-semibold text-white figures"
            style={{ left: axis + 4, top: isMove ? place.top : place.top + place.height }}
          >
            {formatTime(isMove ? landing.starts : ends).slice(0, -3)}
          </span>
        </>
      )}
      {isMove && <DropPeople drag={drag} />}
      {isMove && <DayStrip {...{ drag, days, isBeside, personOf }} />}
      {isMove && (
        <div
          className="fixed top-0 left-0 rounded-xs border-l-4 border-l-thyme-700 bg-card px-2.5 py-1 text-sm leading-[1.3] shadow-lift ring-1 ring-thyme-700"
          style={{
            transform: `translate(${Math.min(pointer.x + 6, window.innerWidth - width - 12)}px, ${pointer.y + 6}px) rotate(2deg)`,
            willChange: 'transform',
            width,
          }}
        >
          <b className="block truncate font-semibold">{grip.entry.title}</b>
          <span className="block truncate">
            {grip.entry.service}, {formatMinutes(landing.minutes)}
          </span>
          <span className="block truncate">{landingWords(drag, personOf)}</span>
        </div>
      )}
      {/* Along the foot of a small screen the warning stands above the days. */}
      {warning && !over && (isBeside || !isMove) && (
        <div
          className="fixed flex gap-3 rounded-sm bg-ink px-4 py-3 text-sm text-white shadow-lift"
          style={{
            width: WARNING,
            left: Math.max(8, Math.min(place.left, window.innerWidth - WARNING - 8)),
            ...beside(pointer.y, isMove ? 92 : 24),
          }}
        >
          <TriangleAlert aria-hidden="true" className="size-5 flex-none text-honey" />
          <p>
            <b className="block font-semibold">{warning}</b>
            Drop it to see your options. Esc cancels.
          </p>
        </div>
      )}
    </div>,
    document.body,
  );
}

/** The target in words, for the dragged block. */
function landingWords({ landing, over }: Dragging, personOf: LayerProps['personOf']): string {
  if (over?.kind === 'park') return 'Park it for now';
  if (over?.kind === 'day') return `${formatDay(wallAt(over.date))}, choose the time next`;
  if (over) return `Same time, ${personOf(over.chairId)}`;
  const { starts, minutes, chairId } = landing;
  return `${formatDay(starts)}, ${formatSpan({ from: starts, to: starts + minutes * 60 })}, ${personOf(chairId)}`;
}
