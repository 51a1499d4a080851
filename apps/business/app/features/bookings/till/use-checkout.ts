import { useMemo } from 'react';
import { DeskCheckoutDocument, DeskCompleteDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';
import type { Till } from './operations.ts';
import { isShort, major, type Settlement, type TillDraft, vouchersOf } from './till-draft.ts';

interface Finishing {
  draft: TillDraft;
  settlement: Settlement;
  mails: boolean;
}

/** Takes payment for the bill as shown, or completes an appointment that needs none. */
export function useCheckout(till: Till, { draft, settlement, mails }: Finishing, onTaken: () => void) {
  const { act, busy } = useAct();
  const { total, discount, memberOff, voucher, cash, card, change } = settlement;
  const form = {
    id: till.id,
    version: till.version,
    products: draft.products.map(({ name, unitPrice, quantity, vatRate, productId, priceReason }) => ({
      ...(productId === undefined ? {} : { product_id: productId, price_reason: priceReason?.trim() || null }),
      name,
      price: major(unitPrice),
      quantity,
      vat_rate: vatRate,
    })),
    ...(draft.products.some((product) => isShort(till, product)) ? { sellAnyway: true } : {}),
    discount: major(discount),
    discountPercent: draft.discount?.unit === 'percent' ? draft.discount.value : null,
    discountReason: draft.discount?.reason ?? null,
    ...(memberOff > 0 ? { memberPrice: true } : {}),
    tip: major(draft.tip),
    vouchers: vouchersOf(draft, voucher).map(({ code, amount }) => ({ code, amount: major(amount) })),
    cash: major(cash),
    card: major(card),
    cashGiven: major(cash + change),
    total: major(total),
    receipt: mails,
  };
  const sent = JSON.stringify(form);
  // The key makes sending the same bill twice idempotent; a changed bill gets a new key.
  const key = useMemo(() => `${crypto.randomUUID()}-${sent.length}`, [sent]);
  const isNothing = total === 0 && draft.products.length === 0 && discount === 0 && memberOff === 0;
  async function finish(): Promise<void> {
    const work = isNothing
      ? async () => (await run(DeskCompleteDocument, { id: till.id, take: null })).desk_complete
      : async () => (await run(DeskCheckoutDocument, { ...form, key })).desk_checkout;
    if (await act(isNothing ? 'desk_complete' : 'desk_checkout', work, { body: { id: till.id } })) onTaken();
  }
  return { finish, busy: busy !== null };
}
