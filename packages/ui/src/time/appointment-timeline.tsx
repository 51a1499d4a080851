import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type TimelineStop = {
  /** "11:30 am"; left out while no time is chosen. */
  time?: string | undefined;
  title: ReactNode;
  detail?: ReactNode;
  tone?: 'green' | 'plum' | 'danger' | 'end';
};

export const rings = {
  green: 'border-thyme-700',
  plum: 'border-plum',
  danger: 'border-danger',
  end: 'border-thyme-300',
};

/** The appointment from top to bottom: when each service begins, and when it ends. */
export function AppointmentTimeline({ stops, className }: { stops: readonly TimelineStop[]; className?: string }) {
  const timed = stops.some((stop) => stop.time !== undefined);
  return (
    <ol className={clsx('grid', className)}>
      {stops.map((stop, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the same service may come twice; a stop is its place
          key={index}
          className={clsx(
            'grid gap-x-3 leading-snug',
            timed ? 'grid-cols-[4.75rem_1rem_minmax(0,1fr)]' : 'grid-cols-[1rem_minmax(0,1fr)]',
          )}
        >
          {timed ? <span className="text-right text-ink-soft figures">{stop.time}</span> : null}
          <span aria-hidden="true" className="flex flex-col items-center">
            <span
              className={clsx(
                'mt-1 size-3 flex-none rounded-full bg-paper',
                timed ? 'border-[3px]' : 'border-2',
                rings[timed ? (stop.tone ?? 'green') : 'end'],
              )}
            />
            {index < stops.length - 1 ? (
              <span
                className={clsx(
                  'mt-0.5 w-0 flex-1 border-l-2',
                  timed ? 'border-solid' : 'border-dotted',
                  stop.tone === 'plum' ? 'border-plum-200' : 'border-thyme-300',
                )}
              />
            ) : null}
          </span>
          <span className="pb-5">
            <b className="block font-semibold">{stop.title}</b>
            {stop.detail ? <span className="text-ink-soft">{stop.detail}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
