import type { Instant } from '@thyme/domain/time';
import type { Executor } from '../client.ts';
import { cardOrders, invoices, ledgerEntries, payments, refunds, sandboxOrders } from '../schema/index.ts';
import { storeInParts } from './store-in-parts.ts';
import type { StoredVisit } from './store-visits.ts';
import { depositOf, priceOf } from './visit-plan.ts';

interface PaidVisit extends StoredVisit {
  deposit: number;
  orderName: string;
  paymentId: number;
}

/** The deposit as the built-in gateway and our own books remember it. */
async function storeDeposits(db: Executor, visits: readonly StoredVisit[]): Promise<PaidVisit[]> {
  const paid = visits
    .map((visit) => ({ ...visit, deposit: depositOf(visit), orderName: `demo-order-${visit.saleId}`, paymentId: 0 }))
    .filter((visit) => visit.deposit > 0);
  const amounts = (visit: PaidVisit) => ({ amount: visit.deposit, currency: visit.shop.currency });
  await storeInParts(
    paid.map((visit) => ({
      id: visit.orderName,
      publicId: `${visit.orderName}-public`,
      reference: `sale-${visit.saleId}`,
      ...amounts(visit),
      state: 'completed',
      method: 'card',
      cardBrand: 'visa',
      cardEnd: '4242',
      refundedAmount: visit.status === 'Cancelled' ? visit.deposit : 0,
      createdAt: visit.bookedAt,
      expiresAt: visit.bookedAt + 3600,
      completedAt: visit.bookedAt + 60,
    })),
    (part) => db.insert(sandboxOrders).values(part).returning({ id: sandboxOrders.id }),
  );
  const orders = await storeInParts(
    paid.map((visit) => ({
      publicId: `${visit.orderName}-public`,
      provider: 'sandbox',
      providerOrderId: visit.orderName,
      purpose: 'sale',
      userId: visit.guest.id,
      businessId: visit.shop.id,
      saleId: visit.saleId,
      appointmentId: visit.appointmentId,
      ...amounts(visit),
      status: 'paid' as const,
      createdAt: visit.bookedAt,
      expiresAt: visit.bookedAt + 3600,
    })),
    (part) => db.insert(cardOrders).values(part).returning({ id: cardOrders.id }),
  );
  const stored = await storeInParts(
    paid.map((visit, index) => ({
      businessId: visit.shop.id,
      saleId: visit.saleId,
      orderId: orders[index]?.id ?? null,
      provider: 'sandbox',
      providerPaymentId: `${visit.orderName}-payment`,
      method: 'card',
      ...amounts(visit),
      instrument: 'Visa ending 4242',
      createdAt: visit.bookedAt,
    })),
    (part) => db.insert(payments).values(part).returning({ id: payments.id }),
  );
  return paid.map((visit, index) => ({ ...visit, paymentId: stored[index]?.id ?? 0 }));
}

async function storeRefunds(db: Executor, paid: readonly PaidVisit[], now: Instant): Promise<LedgerRow[]> {
  const cancelled = paid.filter((visit) => visit.status === 'Cancelled');
  const at = (visit: PaidVisit) => Math.min(visit.startsAt - 4 * 86_400, now - 3600);
  const rows = await storeInParts(
    cancelled.map((visit) => ({
      businessId: visit.shop.id,
      paymentId: visit.paymentId,
      saleId: visit.saleId,
      amount: visit.deposit,
      currency: visit.shop.currency,
      status: 'succeeded' as const,
      reason: 'Cancelled by the guest',
      dedupeKey: `${visit.orderName}-refund`,
      providerRefundId: `${visit.orderName}-refund`,
      nextTryAt: null,
      createdAt: at(visit),
      settledAt: at(visit) + 60,
    })),
    (part) => db.insert(refunds).values(part).returning({ id: refunds.id }),
  );
  return cancelled.map((visit, index) => ({
    ...entryOf(visit, 'payment', 'refund', -visit.deposit, at(visit)),
    method: 'card',
    refundId: rows[index]?.id ?? 0,
  }));
}

type LedgerRow = typeof ledgerEntries.$inferInsert;

const entryOf = (visit: StoredVisit, side: string, kind: string, amount: number, createdAt: Instant): LedgerRow => ({
  businessId: visit.shop.id,
  saleId: visit.saleId,
  appointmentId: visit.appointmentId,
  side,
  kind,
  amount,
  currency: visit.shop.currency,
  createdAt,
});

/** What is owed, and what was handed over at the desk. A no-show keeps the deposit and owes nothing more. */
function entriesOf(visit: StoredVisit, now: Instant): LedgerRow[] {
  const total = priceOf(visit.pricing);
  const deposit = depositOf(visit);
  const rows = [entryOf(visit, 'claim', 'sale', total, visit.bookedAt)];
  const later = Math.min(visit.endsAt, now);
  if (visit.status === 'Cancelled') rows.push(entryOf(visit, 'claim', 'cancellation', -total, visit.bookedAt + 3600));
  if (visit.status === 'No Show') rows.push(entryOf(visit, 'claim', 'cancellation', deposit - total, later));
  if (visit.status === 'Completed' && total > deposit) {
    const method = visit.saleId % 3 === 0 ? 'cash' : 'card';
    rows.push({ ...entryOf(visit, 'payment', 'till', total - deposit, later), method });
  }
  return rows;
}

/** Deposits, refunds, the ledger and an invoice for each sale. */
export async function storeMoney(db: Executor, visits: readonly StoredVisit[], now: Instant) {
  const paid = await storeDeposits(db, visits);
  const charges = paid.map((visit) => ({
    ...entryOf(visit, 'payment', 'charge', visit.deposit, visit.bookedAt),
    method: 'card',
    paymentId: visit.paymentId,
  }));
  const refunded = await storeRefunds(db, paid, now);
  const entries = [...visits.flatMap((visit) => entriesOf(visit, now)), ...charges];
  // A refund can only follow its charge: the sums of a sale never go below zero.
  for (const rows of [entries, refunded]) {
    await storeInParts(rows, (part) => db.insert(ledgerEntries).values(part).returning({ id: ledgerEntries.id }));
  }
  await storeInParts(
    visits.map((visit) => ({
      businessId: visit.shop.id,
      saleId: visit.saleId,
      prefix: `${visit.shop.slug.slice(0, 3).toUpperCase()}-`,
      buyer: {
        name: `${visit.guest.firstName} ${visit.guest.lastName}`,
        ...(visit.guest.email ? { email: visit.guest.email } : {}),
        ...(visit.guest.mobile ? { mobile: visit.guest.mobile } : {}),
      },
      seller: { name: visit.shop.sketch.name, address: `${visit.shop.sketch.street}, ${visit.shop.sketch.area}` },
      createdAt: visit.bookedAt,
    })),
    (part) => db.insert(invoices).values(part).returning({ id: invoices.id }),
  );
}
