import type { Minor } from '@thyme/domain/money';
import { irishDay } from '../../lib/view/dates.ts';

export interface Movement {
  id: number;
  words: string;
  amount: string;
}

interface WireMovement {
  id: number;
  kind: string;
  amount: number;
  method?: string | null;
  instrument?: string | null;
  note?: string;
  created_at: number;
}

/** What happened, by which method and when. */
function wordsOf({ kind, method, instrument, note, created_at: at }: WireMovement): string {
  const day = irishDay(at);
  const means = instrument ?? method ?? 'Card';
  switch (kind) {
    case 'fee':
      return note || 'Cancellation fee';
    case 'cancellation':
      return `Cancelled ${day}`;
    case 'discount':
      return note || 'Discount added later';
    case 'tip':
      return 'Tip, without VAT';
    case 'credit':
      return `Credited ${day}`;
    case 'till_refund':
      return `Refunded ${day} in person, ${method ?? 'Cash'}`;
    case 'till':
      return `Paid ${day} in person, ${method ?? 'Cash'}`;
    case 'refund':
      return `Refunded ${day}, ${means}`;
    case 'refund_failed':
      return `Refund failed ${day}`;
    case 'voucher_return':
    case 'session_return':
      return `Returned ${day}, ${means}`;
    default:
      return `Paid ${day}, ${means}`;
  }
}

const CLAIMS = new Set(['fee', 'cancellation', 'discount', 'tip', 'credit']);

/** A line of the sums. Payments reduce what is due, so they have a minus; refunds have a plus. */
export function movementWords(movement: WireMovement, show: (amount: Minor) => string): Movement {
  const amount = Math.round(movement.amount * 100);
  const added = CLAIMS.has(movement.kind) ? amount : -amount;
  const size = show(Math.abs(added));
  return { id: movement.id, words: wordsOf(movement), amount: added < 0 ? `– ${size}` : `+ ${size}` };
}
