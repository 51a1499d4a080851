import { percentOf, sumOf } from '@thyme/domain/money';
import { feeOfRefund, lastPayoutPeriod, type PayoutPeriod } from '@thyme/domain/payouts';
import { DAY, HOUR, type Instant, startOfDay } from '@thyme/domain/time';
import type { DemoShop } from '../opening/demo-shop.ts';
import { idOf } from '../rows/demo-rows.ts';
import type { RowOf } from '../rows/tables.ts';
import type { World } from '../world.ts';

/** The default of PLATFORM_FEE_PERCENT. */
const FEE_PERCENT = 1.5;
const BANK = 'AIB ··4417';
const OPENS = 9 * HOUR;

type Entry = RowOf<'payoutEntries'>;

/** Pays out every week of every shop's card payments until now; the running week is the next payout. */
export function payOut(world: World): void {
  const payments = Map.groupBy(world.rows.of('payments'), ({ businessId }) => businessId);
  const refunds = Map.groupBy(world.rows.of('refunds'), ({ businessId }) => businessId);
  for (const shop of world.shops) {
    const entries = entriesOf(payments.get(shop.id) ?? [], refunds.get(shop.id) ?? []);
    const accountId = openAccount(world, shop);
    if (shop.slug === 'fern-and-fold') entries.push(...disputeOne(world, shop, payments.get(shop.id) ?? []));
    payWeeks(world, shop, accountId, entries);
    for (const entry of entries) world.rows.put('payoutEntries', entry);
  }
}

function entriesOf(payments: readonly RowOf<'payments'>[], refunds: readonly RowOf<'refunds'>[]): Entry[] {
  const entries: Entry[] = [];
  const charged = new Map<number, { amount: number; fee: number; refunded: number }>();
  for (const payment of payments) {
    if (payment.orderId == null) continue;
    const { businessId, amount, currency, createdAt } = payment;
    const paymentId = idOf(payment);
    const fee = percentOf(amount, FEE_PERCENT);
    const common = { businessId, paymentId, currency, createdAt };
    charged.set(paymentId, { amount, fee, refunded: 0 });
    entries.push({ ...common, kind: 'charge', amount, ref: `charge:${paymentId}` });
    if (fee > 0) entries.push({ ...common, kind: 'fee', amount: -fee, ref: `fee:${paymentId}` });
  }
  for (const refund of refunds) {
    const { businessId, paymentId, amount, currency, createdAt } = refund;
    const own = charged.get(paymentId);
    if (!own) continue;
    const refundId = idOf(refund);
    const common = { businessId, paymentId, refundId, currency, createdAt };
    const fee = feeOfRefund(own, amount);
    own.refunded += amount;
    entries.push({ ...common, kind: 'refund', amount: -amount, ref: `refund:${refundId}` });
    if (fee > 0) entries.push({ ...common, kind: 'fee_refund', amount: fee, ref: `fee-refund:${refundId}` });
  }
  return entries;
}

function openAccount({ rows, now, secret }: World, shop: DemoShop): string {
  const id = `demo-account-${shop.id}`;
  const createdAt = now - 400 * DAY;
  const own = { id, reference: `business-${shop.id}`, state: 'active', bankEnd: '4417' };
  rows.put('sandboxAccounts', { ...own, secret: secret(), createdAt });
  rows.put('connectedAccounts', {
    businessId: shop.id,
    provider: 'sandbox',
    providerAccountId: id,
    state: 'active',
    bank: BANK,
    needs: [],
    createdAt,
    updatedAt: createdAt,
  });
  return id;
}

function payWeeks(world: World, shop: DemoShop, accountId: string, entries: Entry[]): void {
  const first = Math.min(...entries.map(({ createdAt }) => createdAt as Instant));
  const weeks: PayoutPeriod[] = [];
  for (let at = world.now; at > first; at = (weeks.at(-1)?.end ?? first) - 1)
    weeks.push(lastPayoutPeriod(shop.zone, at));
  let waiting = [...entries];
  for (const week of weeks.reverse()) {
    const due = waiting.filter(({ createdAt }) => (createdAt as Instant) < week.end);
    const amount = sumOf(due.map((entry) => entry.amount));
    if (amount <= 0) continue;
    const payoutId = payWeek(world, shop, { accountId, week, amount });
    for (const entry of due) entry.payoutId = payoutId;
    waiting = waiting.filter((entry) => !due.includes(entry));
    const own = { businessId: shop.id, currency: shop.currency, createdAt: week.end };
    entries.push({ ...own, kind: 'payout', amount: -amount, payoutId, ref: `payout:${payoutId}` });
  }
}

function payWeek(
  { rows, now }: World,
  shop: DemoShop,
  { accountId, week, amount }: { accountId: string; week: PayoutPeriod; amount: number },
): number {
  const arrivesAt = startOfDay(shop.zone, week.arrivesOn) + OPENS;
  const isThere = arrivesAt <= now;
  const key = `demo-payout-${shop.id}-${week.sentOn}`;
  const money = { amount, currency: shop.currency };
  const moved = { ...money, accountId, createdAt: week.end };
  const arrived = isThere ? 'arrived' : 'sent';
  rows.put('sandboxTransfers', { ...moved, id: `${key}-tr`, kind: 'transfer', requestKey: `${key}-tr`, state: 'sent' });
  rows.put('sandboxTransfers', { ...moved, id: key, kind: 'payout', requestKey: key, state: arrived, arrivesAt });
  return rows.add('payouts', {
    businessId: shop.id,
    provider: 'sandbox',
    providerAccountId: accountId,
    bank: BANK,
    ...money,
    status: arrived,
    periodEnd: week.end,
    arrivesAt,
    transferred: amount,
    providerTransferId: `${key}-tr`,
    providerPayoutId: key,
    nextTryAt: isThere ? null : arrivesAt,
    createdAt: week.end,
    settledAt: isThere ? arrivesAt : null,
  });
}

/** One payment of this shop is disputed: its guest does not recognise it. */
function disputeOne({ rows, now }: World, shop: DemoShop, payments: readonly RowOf<'payments'>[]): Entry[] {
  const recent = payments.findLast(
    ({ createdAt, refundedAmount = 0 }) => refundedAmount === 0 && (createdAt as Instant) < now - 3 * DAY,
  );
  const order = rows.of('cardOrders').find((one) => idOf(one) === recent?.orderId);
  if (!recent || !order?.providerOrderId) return [];
  const { amount } = recent;
  const createdAt = now - DAY;
  const respondBy = now + 6 * DAY;
  const reason = 'They do not recognise this payment';
  const id = `demo-dispute-${shop.id}`;
  const dispute = { amount, reason, respondBy, createdAt };
  const movesAt = now + 9 * DAY;
  rows.put('sandboxDisputes', {
    id,
    orderId: order.providerOrderId,
    ...dispute,
    state: 'open',
    outcome: 'won',
    movesAt,
  });
  const about = { businessId: shop.id, paymentId: idOf(recent), currency: shop.currency };
  const disputeId = rows.add('disputes', {
    ...about,
    ...dispute,
    provider: 'sandbox',
    providerDisputeId: id,
    status: 'open',
  });
  return [{ ...about, disputeId, kind: 'dispute', amount: -amount, ref: `dispute:${disputeId}`, createdAt }];
}
