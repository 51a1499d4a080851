import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type Side = {
  /** In any unit, the same for both sides. */
  value: number;
  /** Formatted: "€86.60". */
  amount: string;
  /** Label: "Pay now", "paid, 30% deposit". */
  label: ReactNode;
};

export type MoneyBarProps = {
  /** Already paid, or payable now. */
  paid: Side;
  /** Still due; left out when nothing is. */
  due?: Side | undefined;
  /** `stacked` puts the amount above its label, as in the cart. */
  legend?: 'stacked' | 'inline';
  /** Before the appointment both parts are green; afterwards the due part is hatched. */
  tone?: 'plan' | 'ledger';
  className?: string;
};

/** The bar used for all payments: solid is paid, hatched is due. */
export function MoneyBar({ paid, due, legend = 'inline', tone = 'ledger', className }: MoneyBarProps) {
  const open = due !== undefined && due.value > 0 ? due : undefined;
  const solid = tone === 'plan' ? 'bg-thyme-700' : 'bg-thyme-500';
  return (
    <div className={className}>
      <div aria-hidden="true" className="flex h-2.5 gap-[3px]">
        {paid.value > 0 ? (
          <span
            className={clsx(solid, open ? 'rounded-l-full rounded-r-[3px]' : 'rounded-full')}
            style={{ flex: paid.value }}
          />
        ) : null}
        {open ? (
          <span
            className={clsx(
              tone === 'plan' ? 'bg-thyme-300' : 'hatched',
              paid.value > 0 ? 'rounded-l-[3px] rounded-r-full' : 'rounded-full',
            )}
            style={{ flex: open.value }}
          />
        ) : null}
      </div>
      <div className="mt-2 flex justify-between gap-4 text-sm text-ink-soft">
        <Legend side={paid} look={legend} />
        {open ? <Legend side={open} look={legend} end /> : null}
      </div>
    </div>
  );
}

function Legend({ side, look, end }: { side: Side; look: 'stacked' | 'inline'; end?: boolean }) {
  return (
    <span className={end ? 'text-right' : undefined}>
      <b className={clsx('font-semibold text-ink figures', look === 'stacked' && 'block text-base leading-snug')}>
        {side.amount}
      </b>{' '}
      {side.label}
    </span>
  );
}
