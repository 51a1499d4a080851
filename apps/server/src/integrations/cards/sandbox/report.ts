import { cardBrand } from '@thyme/domain/payments';
import type { CardMethod, OrderReport, VaultCard } from '../card-port.ts';
import type { SandboxOrder } from './store.ts';
import { instrumentOf } from './test-cards.ts';

const STATUS = {
  pending: 'pending',
  challenge: 'pending',
  completed: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;

/** The gateway's order as the port reports it. */
export function reportOf(order: SandboxOrder): OrderReport {
  return {
    providerOrderId: order.id,
    status: STATUS[order.state as keyof typeof STATUS],
    amount: order.amount,
    currency: order.currency,
    method: (order.method ?? 'card') as CardMethod,
    providerPaymentId: order.state === 'completed' ? `${order.id}-payment` : null,
    instrument: instrumentOf(order.cardBrand, order.cardEnd, order.method),
    failure: order.failure,
    needsAction: order.state === 'challenge',
    savedCard: savedCardOf(order),
  };
}

/** The card that this order's payment saved; one that was already saved is not reported again. */
function savedCardOf(order: SandboxOrder): VaultCard | null {
  const { state, keepsCard, savedCardId, cardBrand: brand, cardEnd, cardExpMonth, cardExpYear } = order;
  if (state !== 'completed' || !keepsCard || !savedCardId || !cardEnd || !cardExpMonth || !cardExpYear) return null;
  return { id: savedCardId, brand: cardBrand(brand), last4: cardEnd, expMonth: cardExpMonth, expYear: cardExpYear };
}
