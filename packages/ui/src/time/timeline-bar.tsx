import { clsx } from 'clsx';
import { rings, type TimelineStop } from './appointment-timeline.tsx';

/** The appointment from left to right, for a low strip; `AppointmentTimeline` shows the same from top to bottom. */
export function TimelineBar({ stops, className }: { stops: readonly TimelineStop[]; className?: string }) {
  return (
    <ol className={clsx('flex', className)}>
      {stops.map((stop, index) => {
        const isLast = index === stops.length - 1;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the same service may come twice; a stop is its place
            key={index}
            className={clsx('relative min-w-0 pt-4 pr-4 leading-snug', isLast ? 'max-w-60 flex-none' : 'flex-1')}
          >
            <span
              aria-hidden="true"
              className={clsx(
                'absolute top-0 left-0 size-2.5 rounded-full border-[3px] bg-paper',
                rings[stop.tone ?? 'green'],
              )}
            />
            {isLast ? null : (
              <span
                aria-hidden="true"
                className={clsx(
                  'absolute top-1 right-0 left-3 border-t-2',
                  stop.tone === 'plum' ? 'border-plum-200' : 'border-thyme-300',
                )}
              />
            )}
            {stop.time ? <span className="block truncate text-sm text-ink-soft figures">{stop.time}</span> : null}
            {stop.title ? <b className="block truncate font-semibold">{stop.title}</b> : null}
            {stop.detail ? <span className="block truncate text-sm text-ink-soft">{stop.detail}</span> : null}
          </li>
        );
      })}
    </ol>
  );
}
