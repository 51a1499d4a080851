import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type PriceProps = {
  /** What is asked, already formatted: "€68". */
  amount: string;
  /** The price before the sale; struck through. */
  was?: string | undefined;
  /** What the price is for, as in "each evening". */
  per?: ReactNode;
  /** The struck price above instead of before the new one. */
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
