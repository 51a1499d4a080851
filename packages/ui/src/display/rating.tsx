import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { starPath } from './star-path.ts';

export function Star({ small }: { small?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={clsx('flex-none fill-honey stroke-honey-700 stroke-[1.2]', small ? 'size-3.5' : 'size-5')}
    >
      <path d={starPath} />
    </svg>
  );
}

/** Five stars filled to the value, including fractions; drawn by stars.css. */
export function Stars({ value, className }: { value: number; className?: string }) {
  const filled = Math.min(5, Math.max(0, value));
  return (
    <span
      role="img"
      aria-label={`${filled} out of 5`}
      className={clsx('stars', className)}
      style={{ '--filled': `${filled * 20}%` } as CSSProperties}
    />
  );
}

export type RatingProps = {
  /** 0–5; `null` when there are no ratings yet. */
  value: number | null;
  /** Number of ratings. */
  count?: number;
  className?: string;
};

/** One star, the value, and the number of ratings: "4.9 (212 ratings)". */
export function Rating({ value, count, className }: RatingProps) {
  if (value === null) return <span className={clsx('text-ink-soft', className)}>No ratings yet</span>;
  return (
    <span className={clsx('inline-flex items-center gap-1.5 font-semibold whitespace-nowrap figures', className)}>
      <Star />
      <span>
        <span className="sr-only">Rated </span>
        {value.toFixed(1)}
        <span className="sr-only"> out of 5</span>
      </span>
      {count === undefined ? null : (
        <span className="font-normal text-ink-soft">
          ({count} {count === 1 ? 'rating' : 'ratings'})
        </span>
      )}
    </span>
  );
}
