import { wallAt } from '@thyme/domain/time';
import { Plus } from 'lucide-react';
import { Fragment, type MouseEvent, type ReactNode, useState } from 'react';
import { clockTime } from '../../../lib/time/clock-time.ts';
import type { Entry } from '../operations.ts';
import { freeSpans, type Span } from './calendar-layout.ts';

const STEP = 15;

export interface FreePlace {
  at: number;
  chairId: number | null;
}

/** A free stretch of one person's day. */
export interface Gap extends Span {
  date: string;
  chairId: number;
}

interface PlacesProps {
  label: string;
  date: string;
  chairId: number | null;
  open: readonly Span[];
  entries: readonly Entry[];
  /** The earliest minute that can be booked; the past cannot. */
  from: number;
  scale: number;
  top: (minute: number) => number;
  onPick: (place: FreePlace) => void;
  gap: ((place: Gap) => ReactNode) | undefined;
}

/** The free stretches of a column: clicking one starts something new at that time. */
export function FreePlaces({ label, date, chairId, open, entries, from, scale, top, onPick, gap }: PlacesProps) {
  return freeSpans(open, entries, from).map((span) => (
    <Fragment key={span.from}>
      <FreeStretch
        {...{ label, span, scale }}
        top={top(span.from)}
        onPick={(minute) => onPick({ at: wallAt(date, minute), chairId })}
      />
      {chairId !== null && gap && (
        <span
          className="pointer-events-none absolute inset-x-1 flex flex-col justify-end"
          style={{ top: top(span.from) + 1, height: (span.to - span.from) * scale - 3 }}
        >
          {gap({ ...span, date, chairId })}
        </span>
      )}
    </Fragment>
  ));
}

interface StretchProps {
  label: string;
  span: Span;
  scale: number;
  top: number;
  onPick: (minute: number) => void;
}

function FreeStretch({ label, span, scale, top, onPick }: StretchProps) {
  const [hovered, setHovered] = useState<number | null>(null);
  const minuteAt = (event: MouseEvent) => {
    // A keyboard press has no position, so it means the start of the stretch.
    if (event.detail === 0 && event.type === 'click') return span.from;
    const { top: edge } = event.currentTarget.getBoundingClientRect();
    const minute = span.from + (event.clientY - edge) / scale;
    return Math.min(Math.max(span.from, Math.floor(minute / STEP) * STEP), Math.max(span.from, span.to - STEP));
  };
  // The visible time is part of the accessible name, for voice control.
  const pointed = hovered === null ? '' : `${clockTime(hovered)}, `;
  return (
    <button
      type="button"
      aria-label={`New booking, ${label}, ${pointed}free from ${clockTime(span.from)} to ${clockTime(span.to)}`}
      className="absolute inset-x-0 cursor-cell text-left focus-visible:focus-ring"
      style={{ top, height: (span.to - span.from) * scale }}
      onMouseMove={(event) => setHovered(minuteAt(event))}
      onMouseLeave={() => setHovered(null)}
      onClick={(event) => onPick(minuteAt(event))}
    >
      {hovered !== null && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-1 flex items-center gap-1.5 rounded-xs bg-thyme-100 px-2 text-sm font-semibold text-thyme-900"
          style={{ top: (hovered - span.from) * scale + 1, height: 2 * STEP * scale - 3 }}
        >
          <Plus className="size-4" /> {clockTime(hovered)}
        </span>
      )}
    </button>
  );
}
