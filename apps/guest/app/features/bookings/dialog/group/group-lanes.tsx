import { formatMinutes, formatTime, HOUR } from '@thyme/domain/time';
import { clsx } from 'clsx';
import type { PlacedService } from '../choice/choice.ts';
import { guestOf } from '../choice/group.ts';

interface Lane {
  name: string;
  services: readonly PlacedService[];
}

/** The guests of a group on one time axis. Hidden from screen readers, as the cards below have the same times. */
export function GroupLanes({ names, placed }: { names: readonly string[]; placed: readonly PlacedService[] }) {
  const lanes: Lane[] = names.map((name, guest) => ({
    name,
    services: placed.filter(({ line }) => guestOf(line) === guest),
  }));
  const starts = placed.map(({ time }) => time);
  const ends = placed.map(({ time, line }) => time + line.service.duration * 60);
  const from = Math.floor(Math.min(...starts) / (HOUR / 2)) * (HOUR / 2);
  const to = Math.max(...ends);
  const share = (seconds: number) => `${(100 * seconds) / (to - from)}%`;
  const step = to - from > 4 * HOUR ? HOUR : HOUR / 2;
  const marks = Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);
  return (
    <div aria-hidden="true" className="mb-6 overflow-hidden rounded-md border border-line">
      <div className="relative h-10 bg-paper text-sm text-ink-soft figures">
        <div className="absolute inset-y-0 right-3 left-3 md:left-40">
          {marks.map((at) => (
            <span key={at} className="absolute top-2.5 whitespace-nowrap" style={{ left: share(at - from) }}>
              {formatTime(at).replace(/ [ap]m$/, '')}
            </span>
          ))}
        </div>
      </div>
      {lanes.map(({ name, services }, guest) => (
        <div key={`${name}-${guest.toString()}`} className="border-t border-line py-2 md:flex md:items-center">
          <b className="block truncate px-3 font-semibold md:w-40 md:flex-none">{name}</b>
          <div className="relative mx-3 h-11 flex-1 md:ml-0">
            {services.map(({ time, line }) => (
              <span
                key={time}
                className={clsx(
                  'absolute inset-y-0 overflow-hidden rounded-sm px-2 py-0.5 text-sm leading-tight',
                  guest === 0 ? 'bg-thyme-700 text-white' : 'border-l-4 border-thyme-700 bg-thyme-100',
                )}
                style={{ left: share(time - from), width: share(line.service.duration * 60) }}
              >
                <b className="block truncate font-semibold">{line.name}</b>
                <span className="block truncate figures">
                  {formatTime(time)}, {formatMinutes(line.service.duration)}
                </span>
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
