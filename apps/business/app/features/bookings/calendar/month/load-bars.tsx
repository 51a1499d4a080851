import { clsx } from 'clsx';
import type { Load } from '../../operations.ts';

type Parts = Pick<Load, 'morning' | 'afternoon' | 'evening'>;

interface BarsProps {
  parts: Parts;
  isPast: boolean;
}

const order = ['morning', 'afternoon', 'evening'] as const;

/** Three horizontal bars, morning, afternoon and evening: the longer, the fuller. */
export function LoadBars({ parts, isPast }: BarsProps) {
  return (
    <span aria-hidden="true" className="flex gap-1">
      {order.map((part) => (
        <span
          key={part}
          className={clsx('h-1.5 flex-1 overflow-hidden rounded-full', parts[part] === null ? '' : 'bg-sand')}
        >
          <span
            className={clsx('block h-full rounded-full', isPast ? 'bg-thyme-300' : 'bg-thyme-500')}
            style={{ width: `${parts[part] ?? 0}%` }}
          />
        </span>
      ))}
    </span>
  );
}

const TALLEST = 13;
const SHORTEST = 3;

/** The same as vertical bars, for a small month: the taller, the fuller. */
export function LoadColumns({ parts, isPast }: BarsProps) {
  return (
    <span aria-hidden="true" className="flex h-3.5 items-end justify-center gap-0.5">
      {order.map((part) => (
        <span
          key={part}
          className={clsx(
            'w-1.25 rounded-[2px]',
            isPast ? 'bg-line' : 'bg-thyme-500',
            parts[part] === null && 'opacity-0',
          )}
          style={{ height: SHORTEST + ((parts[part] ?? 0) / 100) * (TALLEST - SHORTEST) }}
        />
      ))}
    </span>
  );
}
