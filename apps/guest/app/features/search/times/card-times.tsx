import { dateOfWall, type WallSeconds } from '@thyme/domain/time';
import { TimeChip } from '@thyme/ui';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { keys, writeExpiring } from '../../../lib/session/storage.ts';
import { ZoneName } from '../../../lib/view/zone-name.tsx';
import type { FreeTime } from './free-times.ts';

/** Stores the time, so that the shop opens with it chosen. */
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
  zoneLabel: string;
  /** False where they are not at the requested time. */
  matches?: boolean;
  className?: string;
}

/** A shop's free times, above the link that its card is. */
export function CardTimes({ slug, name, times, zoneLabel, matches = true, className }: CardTimesProps) {
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
    <div className={clsx('flex flex-wrap items-center gap-2', className)}>
      {!matches && <p className="w-full text-sm text-ink-soft">Nothing free then. Next:</p>}
      <ul aria-label="First free" className="flex flex-wrap gap-2">
        {times.map(({ at, text }, index) => (
          <li key={at}>
            <TimeChip
              asChild
              look={matches ? (index === 0 ? 'first' : 'soft') : 'line'}
              className="relative z-10 px-3!"
            >
              <Link to={`/${slug}`} data-replay onClick={() => keepTime(at)}>
                <span className="sr-only">{name}, </span>
                {text}
              </Link>
            </TimeChip>
          </li>
        ))}
      </ul>
      <ZoneName label={zoneLabel} className="text-sm text-ink-soft" />
    </div>
  );
}
