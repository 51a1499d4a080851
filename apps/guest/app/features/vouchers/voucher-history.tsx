import { money } from '@thyme/site/format.ts';
import { irishDay } from '../../lib/view/dates.ts';
import type { OwnedVoucher } from './owned-voucher.ts';

/** What was spent from a voucher and what was restored, the latest first. */
export function VoucherHistory({ voucher, country }: { voucher: OwnedVoucher; country: string }) {
  const { history, value, purchase_date: bought } = voucher;
  if (history.length === 0) return null;
  return (
    <details className="mt-2 border-t border-line pt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-thyme-700">
        How it was used
      </summary>
      <ul className="divide-y divide-line pb-1 figures">
        {history.toReversed().map(({ id, amount, created_at: at, remaining }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>
              {irishDay(at)}: {money(Math.abs(amount), country)} {amount > 0 ? 'used' : 'returned'}
            </span>
            <span className="text-ink-soft">{money(remaining, country)} left</span>
          </li>
        ))}
        <li className="flex flex-wrap justify-between gap-x-4 py-2">
          <span>{irishDay(bought)}: bought</span>
          <span className="text-ink-soft">{money(value, country)}</span>
        </li>
      </ul>
    </details>
  );
}
