import { count } from '@thyme/site/format.ts';
import { Badge, Button, Card } from '@thyme/ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { dayWords } from '../../../lib/time/day-words.ts';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { Payout } from '../operations.ts';
import { PAYOUT_STATES } from './payout-words.ts';

export interface PayoutListProps {
  lines: readonly Payout[];
  shown: Payout;
  onShow: (payout: Payout) => void;
}

/** Further payouts are behind a button: on a phone the selected one is below the list. */
const FIRST = 6;

export function PayoutList({ lines, shown, onShow }: PayoutListProps) {
  const [isWhole, setWhole] = useState(lines.indexOf(shown) >= FIRST);
  const listed = isWhole ? lines : lines.slice(0, FIRST);
  return (
    <Card padding="none" className="overflow-hidden print:hidden">
      <ul aria-label="Payouts" className="divide-y divide-line">
        {listed.map((payout) => (
          <li key={payout.id ?? 'next'}>
            <Line payout={payout} isShown={payout === shown} onShow={onShow} />
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

function Line({ payout, isShown, onShow }: { payout: Payout; isShown: boolean; onShow: (payout: Payout) => void }) {
  const money = useMoney();
  const { today } = useShopNow();
  const { label, tone } = PAYOUT_STATES[payout.status] ?? { label: payout.status, tone: 'neutral' as const };
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
        <b className="block font-semibold">{dayWords(payout.arrives_on, today)}</b>
        <span className="text-sm text-ink-soft">
          {count(payout.payments, 'payment')}
          {payout.status === 'next' && ', on its way Monday'}
        </span>
      </span>
      <span className="grid flex-none justify-items-end gap-1">
        <b className="font-semibold figures">{money(payout.amount)}</b>
        <Badge tone={tone}>{label}</Badge>
      </span>
    </button>
  );
}
