import { clsx } from 'clsx';
import { rings, type VisitStop } from './visit-timeline.tsx';

/** The appointment from left to right, for a low strip; `VisitTimeline` shows the same from top to bottom. */
export function VisitLine({ stops, className }: { stops: readonly VisitStop[]; className?: string }) {
  return (
    <ol className={clsx('flex', className)}>
      {stops.map((stop, index) => {
        const isLast = index === stops.length - 1;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a service may occur twice; the position identifies it
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
