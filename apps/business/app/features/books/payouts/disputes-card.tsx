import { Badge, Card } from '@thyme/ui';
import { dayTimeInText } from '../../../lib/time/day-words.ts';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { Dispute } from '../operations.ts';
import { DISPUTE_STATES } from './payout-words.ts';

/** Payments that a guest's bank has taken back or is asking about. Hidden if there are none. */
export function DisputesCard({ disputes }: { disputes: readonly Dispute[] }) {
  if (disputes.length === 0) return null;
  return (
    <Card asChild>
      <section aria-labelledby="disputes">
        <h2 id="disputes" className="display-22">
          Disputes
        </h2>
        <ul className="mt-2 divide-y divide-line">
          {disputes.map((dispute) => (
            <DisputeLine key={dispute.id} dispute={dispute} />
          ))}
        </ul>
      </section>
    </Card>
  );
}

function DisputeLine({ dispute }: { dispute: Dispute }) {
  const money = useMoney();
  const { today } = useShopNow();
  const { label, tone } = DISPUTE_STATES[dispute.status] ?? { label: dispute.status, tone: 'neutral' as const };
  const isOpen = dispute.status === 'open' || dispute.status === 'inquiry';
  return (
    <li className="flex justify-between gap-4 py-3 leading-snug">
      <span className="min-w-0">
        <b className="block font-semibold">{dispute.guest_name}</b>
        <span className="block text-sm text-ink-soft">
          {dispute.reason}. Paid {dayTimeInText(dispute.paid_at, today)}
          {dispute.instrument && `, ${dispute.instrument}`}.
        </span>
        {dispute.refunded > 0 && (
          <span className="block text-sm">
            You’d already refunded {money(dispute.refunded)} of it. Let the bank know.
          </span>
        )}
        {isOpen && dispute.respond_by != null && (
          <span className="block text-sm">Answer by {dayTimeInText(dispute.respond_by, today)}</span>
        )}
      </span>
      <span className="grid flex-none justify-items-end gap-1">
        <b className="font-semibold figures">{money(dispute.amount)}</b>
        <Badge tone={tone}>{label}</Badge>
      </span>
    </li>
  );
}
