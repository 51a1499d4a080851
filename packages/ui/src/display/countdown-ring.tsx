import { clsx } from 'clsx';

export type CountdownRingProps = {
  /** Seconds left and seconds at the start, from the component that owns the timer. */
  left: number;
  total: number;
  tone?: 'green' | 'clay';
  size?: number;
  className?: string;
};

const RADIUS = 18;
const AROUND = 2 * Math.PI * RADIUS;

/** How much of a hold is left. Decorative: show the remaining time as text next to it. */
export function CountdownRing({ left, total, tone = 'green', size = 44, className }: CountdownRingProps) {
  const share = total > 0 ? Math.min(1, Math.max(0, left / total)) : 0;
  return (
    <svg
      viewBox="0 0 44 44"
      width={size}
      height={size}
      aria-hidden="true"
      className={clsx('flex-none -rotate-90', tone === 'clay' ? 'text-clay' : 'text-thyme-700', className)}
    >
      <circle cx="22" cy="22" r={RADIUS} fill="none" strokeWidth="5" className="stroke-line" />
      {share > 0 ? (
        <circle
          cx="22"
          cy="22"
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={`${share * AROUND} ${AROUND}`}
          className="transition-[stroke-dasharray] duration-500 ease-linear"
        />
      ) : null}
    </svg>
  );
}
