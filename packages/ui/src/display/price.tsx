import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type PriceProps = {
  /** The current price, formatted: "€68". */
  amount: string;
  /** The price before the discount, struck through. */
  was?: string | undefined;
  /** The unit of the price, as in "each evening". */
  per?: ReactNode;
  /** Puts the old price above the new one instead of before it. */
  stacked?: boolean;
  className?: string;
};

export function Price({ amount, was, per, stacked, className }: PriceProps) {
  return (
    <span className={clsx('font-semibold whitespace-nowrap figures', className)}>
      {was ? (
        <>
          <s
            className={clsx(
              'text-sm font-normal text-ink-soft decoration-1',
              stacked ? 'block leading-snug' : 'mr-1.5',
            )}
          >
            <span className="sr-only">Was </span>
            {was}
          </s>
          <span className="sr-only"> now </span>
          <span className="text-clay-700">{amount}</span>
        </>
      ) : (
        amount
      )}
      {per ? <span className="ml-1.5 text-sm font-normal text-ink-soft">{per}</span> : null}
    </span>
  );
}
