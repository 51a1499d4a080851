import { clsx } from 'clsx';
import { Star, Stars } from './rating.tsx';

export type RatingBreakdownProps = {
  /** The mean, 0–5. */
  value: number;
  /** Counts of five, four, three, two and one star, in that order. */
  counts: readonly [number, number, number, number, number];
  className?: string;
};

/** A large mean next to five bars. */
export function RatingBreakdown({ value, counts, className }: RatingBreakdownProps) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <div className={clsx('grid items-center gap-5 md:grid-cols-[auto_minmax(0,1fr)] md:gap-12', className)}>
      <div className="flex items-center gap-5 md:grid md:gap-2">
        <span className="display text-[4rem] leading-[0.9] font-[420] tracking-[-0.04em] md:text-[5rem]">
          {value.toFixed(1)}
        </span>
        <span className="grid gap-1">
          <Stars value={value} />
          <span className="text-sm text-ink-soft figures">
            {total} {total === 1 ? 'rating' : 'ratings'}
          </span>
        </span>
      </div>
      <ul className="grid gap-1">
        {[5, 4, 3, 2, 1].map((stars) => (
          <BreakdownBar key={stars} stars={stars} count={counts[5 - stars] ?? 0} total={total} />
        ))}
      </ul>
    </div>
  );
}

function BreakdownBar({ stars, count, total }: { stars: number; count: number; total: number }) {
  const share = total === 0 ? 0 : (count / total) * 100;
  return (
    <li className="grid grid-cols-[1.75rem_1fr_2.25rem] items-center gap-3 text-sm text-ink-soft figures">
      <span className="flex items-center gap-1">
        {stars}
        <Star small />
        <span className="sr-only">{stars === 1 ? 'star' : 'stars'}</span>
      </span>
      <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-track">
        <span className="block h-full rounded-full bg-honey" style={{ width: `${share}%` }} />
      </span>
      <span className="text-right">{count}</span>
    </li>
  );
}
