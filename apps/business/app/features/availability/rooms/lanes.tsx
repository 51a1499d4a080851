import { clsx } from 'clsx';
import { Link } from 'react-router';
import type { Room, RoomUse } from './operations.ts';
import { placeOf, wordsOfUse } from './room-words.ts';

interface LanesProps {
  room: Room;
  hours: { from: number; to: number };
  date: string;
  /** The shop's wall-clock time; only set when the shown day is today. */
  nowWall: number | null;
}

const tone = ({ is_held, status }: RoomUse) => {
  if (is_held) return 'border border-dashed border-line-strong bg-card text-ink-soft';
  if (status === 'New' || status === 'Reschedule') return 'border-l-[3px] border-l-clay bg-clay-100';
  if (status === 'Completed' || status === 'No Show') return 'border-l-[3px] border-l-stone bg-shine text-ink-soft';
  return 'border-l-[3px] border-l-thyme-700 bg-thyme-100';
};

/** One lane for each unit of a room, with its uses. */
export function Lanes({ room, hours, date, nowWall }: LanesProps) {
  const units = Array.from(
    { length: Math.max(room.capacity, ...room.uses.map(({ unit }) => unit)) },
    (_, at) => at + 1,
  );
  const ticks = Array.from({ length: (hours.to - hours.from) / 60 }, (_, at) => at);
  const now = nowWall === null ? null : placeOf({ starts: nowWall, ends: nowWall + 60 }, hours, date);
  const closed = room.closures.flatMap(({ id, from, to, reason }) => {
    const place = placeOf({ starts: from, ends: to }, hours, date);
    return place ? [{ id, reason, ...place }] : [];
  });
  return (
    <div className="relative min-w-0 py-2">
      <div aria-hidden="true" className="absolute inset-0 flex">
        {ticks.map((tick) => (
          <span key={tick} className="flex-1 border-l border-line" />
        ))}
      </div>
      {closed.map(({ id, reason, left, width }) => (
        <div
          key={id}
          className="absolute inset-y-1 overflow-hidden rounded-xs hatched-pale px-1.5 text-sm text-ink-soft"
          style={{ left: `${left}%`, width: `${width}%` }}
        >
          <span className="block truncate">{reason || 'Closed'}</span>
        </div>
      ))}
      <ul aria-label={`${room.name}, in use`} className="relative grid gap-1.5">
        {units.map((unit) => (
          <li key={unit} className="relative h-8">
            {room.uses
              .filter((use) => use.unit === unit)
              .map((use) => (
                <Use key={use.id} use={use} place={placeOf(use, hours, date)} />
              ))}
          </li>
        ))}
      </ul>
      {now && <span aria-hidden="true" className="absolute inset-y-0 w-0.5 bg-clay" style={{ left: `${now.left}%` }} />}
    </div>
  );
}

/** Minimum width, in percent of the day, at which a first name is readable. */
const NAME_WIDTH = 4;

function Use({ use, place }: { use: RoomUse; place: { left: number; width: number } | null }) {
  if (!place) return null;
  const style = { left: `${place.left}%`, width: `${place.width}%` };
  const className = clsx(
    'absolute inset-y-0 block min-w-1 truncate rounded-xs px-1.5 text-sm leading-8 text-ink no-underline focus-visible:focus-ring',
    tone(use),
  );
  // A quarter of an hour is too narrow for a name; the tooltip has it.
  const words = place.width >= NAME_WIDTH && (
    <span aria-hidden="true" className="max-md:hidden">
      {use.is_held ? 'held' : use.guest_name}
    </span>
  );
  if (use.appt_id && !use.is_held)
    return (
      <Link to={`/?appt=${use.appt_id}`} aria-label={wordsOfUse(use)} title={wordsOfUse(use)} {...{ className, style }}>
        {words}
      </Link>
    );
  return (
    <span title={wordsOfUse(use)} {...{ className, style }}>
      <span className="sr-only">{wordsOfUse(use)}</span>
      {words}
    </span>
  );
}
