import { randomToken } from '../../platform/crypto/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { writeSale } from '../sales/index.ts';
import type { Offer } from './store/offer-store.ts';
import { updatePeriod } from './store/period-store.ts';

interface PeriodSale {
  offer: Pick<Offer, 'businessId' | 'voucherId' | 'name' | 'price'>;
  shop: Pick<Offer, 'currency' | 'calendarVersion'>;
  userId: number;
  periodId: number;
  /** When the sale expires. */
  expiresAt: number;
}

/**
 * Each period is a sale of its own with its invoice: it sells the period's sessions, which become valid once it is
 * paid. The hold has no times; it only says when the sale expires.
 */
export async function writePeriodSale(tx: UnitOfWork, period: PeriodSale): Promise<number> {
  const { offer, shop, userId, periodId, expiresAt } = period;
  const { businessId, voucherId, name, price } = offer;
  const { currency, calendarVersion } = shop;
  const now = tx.clock.now();
  const { saleId, orderId } = await writeSale(tx, {
    sale: {
      businessId,
      userId,
      source: 'web',
      status: 'pending',
      currency,
      subTotal: price,
      discount: 0,
      totalAmount: price,
      payableNow: price,
      createdAt: now,
      updatedAt: now,
    },
    hold: { businessId, userId, purpose: 'checkout', createdAt: now, expiresAt },
    appointments: [],
    lines: [],
    room: null,
    occupancies: [],
    seatClaims: [],
    saleLines: [
      { businessId, kind: 'voucher', voucherId, productName: name, productQty: 1, unitPrice: price, appointment: null },
    ],
    claims: [
      {
        businessId,
        side: 'claim',
        kind: 'sale',
        currency,
        appointment: null,
        amount: price,
        actorId: userId,
        createdAt: now,
      },
    ],
    order: { ...orderFor(tx, period), appointment: null },
    audit: null,
    key: null,
    calendarVersion,
    uses: [],
    recipients: [],
  });
  if (orderId === null) throw new Error(`Sale ${saleId} has no order.`);
  await updatePeriod(tx.db, periodId, { saleId, orderId });
  return orderId;
}

/** The card is saved, to be charged for later periods. */
function orderFor({ cards }: UnitOfWork, { offer, shop, userId, expiresAt }: PeriodSale) {
  return {
    publicId: randomToken(16),
    provider: cards.name,
    purpose: 'sale',
    businessId: offer.businessId,
    userId,
    method: 'card',
    amount: offer.price,
    isRecurring: true,
    currency: shop.currency,
    expiresAt,
    reconcileAt: expiresAt,
  };
}
