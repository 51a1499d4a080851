import { clsx } from 'clsx';

const leaves = 20;
const round = (value: number) => Math.round(value * 10) / 10;

/** The stem curves once from left to right. */
const stemY = (x: number) => 33.4 + 4.2 * Math.sin((x + 10) / 60);

const stem = Array.from(
  { length: 32 },
  (_, step) => `${step === 0 ? 'M' : 'L'}${2 + step * 10} ${round(stemY(2 + step * 10))}`,
).join('');

/** Leaves alternate above and below the stem, in pairs, and shrink towards the tip. */
const places = Array.from({ length: leaves }, (_, index) => {
  const pair = Math.floor(index / 2);
  const below = index % 2 === 1;
  const x = 10 + pair * 29.6 + (below ? 12.4 : 0);
  const length = 30.4 * (1 - index * 0.014);
  const at = (along: number, across: number) => `${round(along * length)} ${round(across * length)}`;
  const path = `M0 0C${at(0.22, -0.34)} ${at(0.72, -0.4)} ${at(1, -0.06)}C${at(0.74, 0.24)} ${at(0.24, 0.2)} 0 0Z`;
  return { path, transform: `translate(${round(x)} ${round(stemY(x))}) rotate(${below ? 40 : -42})` };
});

export type SprigMeterProps = {
  /** The remaining amount, in the unit of `total`. */
  left: number;
  total: number;
  /** Accessible description of the balance: "€65.00 left of €100.00". */
  label: string;
  className?: string;
};

/** A voucher's balance as a sprig of twenty leaves; the filled ones are the remaining part. */
export function SprigMeter({ left, total, label, className }: SprigMeterProps) {
  const share = total > 0 ? Math.min(1, Math.max(0, left / total)) : 0;
  // A voucher with any balance left keeps at least one leaf.
  const filled = share === 0 ? 0 : Math.max(1, Math.round(share * leaves));
  return (
    <svg viewBox="0 0 330 66" role="img" aria-label={label} className={clsx('h-auto w-full max-w-[330px]', className)}>
      <path d={stem} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      {places.map((leaf, index) => (
        <path
          key={leaf.transform}
          d={leaf.path}
          transform={leaf.transform}
          data-filled={index < filled || undefined}
          fill={index < filled ? 'currentColor' : 'none'}
          stroke={index < filled ? 'none' : 'currentColor'}
          strokeWidth="1.4"
        />
      ))}
    </svg>
  );
}
