import { dateOfWall, type WallSeconds } from '@thyme/domain/time';
import { TimeChip } from '@thyme/ui';
import { Link } from 'react-router';
import { keys, writeExpiring } from '../../../lib/session/storage.ts';
import type { FreeTime } from './free-times.ts';

/** Whoever opens the shop by a time finds it chosen there. */
export function keepTime(at: number): void {
  const now = Date.now();
  writeExpiring(keys.serviceDate, dateOfWall(at as WallSeconds), now);
  writeExpiring(keys.serviceTime, String(at), now);
}

interface CardTimesProps {
  slug: string;
  name: string;
  /** None: nothing is free soon. Null: nothing here is booked by the hour. */
  times: readonly FreeTime[] | null;
}

/** A shop's first free times, above the link that its card is. */
export function CardTimes({ slug, name, times }: CardTimesProps) {
  if (times === null) return null;
  if (times.length === 0)
    return (
      <p className="flex flex-wrap items-center gap-3 text-ink-soft">
        Full for two weeks
        <TimeChip asChild look="line" className="relative z-10">
          <Link to={`/${slug}`}>See later times</Link>
        </TimeChip>
      </p>
    );
  return (
    <ul aria-label="First free" className="flex flex-wrap gap-2">
      {times.map(({ at, text }, index) => (
        <li key={at}>
          <TimeChip asChild look={index === 0 ? 'first' : 'soft'} className="relative z-10">
            <Link to={`/${slug}`} data-replay onClick={() => keepTime(at)}>
              <span className="sr-only">{name}, </span>
              {text}
            </Link>
          </TimeChip>
        </li>
      ))}
    </ul>
  );
}
