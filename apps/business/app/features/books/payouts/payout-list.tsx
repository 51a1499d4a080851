import { count } from '@thyme/site/format.ts';
import { Badge, Button, Card } from '@thyme/ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { dayWords } from '../../../lib/time/day-words.ts';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { Payout, Payouts } from '../operations.ts';
import { isHeld, payoutState } from './payout-words.ts';

export interface PayoutListProps {
  lines: readonly Payout[];
  shown: Payout;
  page: Payouts;
  onShow: (payout: Payout) => void;
}

/** Further payouts are behind a button: on a phone the selected one is below the list. */
const FIRST = 6;

export function PayoutList({ lines, shown, page, onShow }: PayoutListProps) {
  const [isWhole, setWhole] = useState(lines.indexOf(shown) >= FIRST);
  const listed = isWhole ? lines : lines.slice(0, FIRST);
  return (
    <Card padding="none" className="overflow-hidden print:hidden">
      <ul aria-label="Payouts" className="divide-y divide-line">
        {listed.map((payout) => (
          <li key={payout.id ?? 'next'}>
            <Line payout={payout} page={page} isShown={payout === shown} onShow={onShow} />
          </li>
        ))}
      </ul>
      {listed.length < lines.length && (
        <div className="border-t border-line px-2 py-1.5">
          <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
            Show {count(lines.length - listed.length, 'earlier payout')}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface LineProps {
  payout: Payout;
  page: Payouts;
  isShown: boolean;
  onShow: (payout: Payout) => void;
}

function Line({ payout, page, isShown, onShow }: LineProps) {
  const money = useMoney();
  const { today } = useShopNow();
  const { label, tone } = payoutState(payout, page);
  const isWaiting = isHeld(payout, page);
  return (
    <button
      type="button"
      aria-current={isShown}
      onClick={() => onShow(payout)}
      className={clsx(
        'flex w-full items-start justify-between gap-4 border-l-4 px-4 py-3 text-left leading-snug focus-visible:focus-ring',
        isShown ? 'border-thyme-700 bg-thyme-100' : 'border-transparent hover:bg-sand',
      )}
    >
      <span className="min-w-0">
        <b className="block font-semibold">{isWaiting ? 'Next payout' : dayWords(payout.arrives_on, today)}</b>
        <span className="text-sm text-ink-soft">
          {count(payout.payments, 'payment')}
          {payout.status === 'next' && !isWaiting && ', on its way Monday'}
        </span>
      </span>
      <span className="grid flex-none justify-items-end gap-1">
        <b className="font-semibold figures">{money(payout.amount)}</b>
        <Badge tone={tone}>{label}</Badge>
      </span>
    </button>
  );
}
