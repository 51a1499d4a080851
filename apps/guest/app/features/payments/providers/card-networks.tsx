import { clsx } from 'clsx';
import { SHOWN_NETWORKS } from '../methods.ts';

/** The cards that are taken, as small plates. */
export function CardNetworks({ small = false, className }: { small?: boolean; className?: string }) {
  return (
    <ul aria-label="Cards we take" className={clsx('flex flex-wrap gap-1.5', className)}>
      {SHOWN_NETWORKS.map((network) => (
        <li
          key={network}
          className={clsx(
            'rounded-xs font-bold tracking-[0.02em] text-ink-soft',
            small ? 'border border-line bg-card px-1.5 text-[0.6875rem] leading-5' : 'bg-sand px-2.5 py-0.5 text-sm',
          )}
        >
          {network}
        </li>
      ))}
    </ul>
  );
}
