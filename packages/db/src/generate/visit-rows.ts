import { percentOf } from '@thyme/domain/money';
import { moment, type Value } from './copy.ts';
import type { Visit } from './diary.ts';
import type { Shop, Stars } from './shop.ts';
import type { Numbers, Tables } from './tables.ts';

const comments = [
  'Listened first, then worked. Will be back.',
  'Calm room, good tea, fair price.',
  'Exactly as on the picture I brought.',
  'A few minutes late, but they rang ahead.',
  'Gentle and quick.',
  'Best in town.',
  '',
  '',
] as const;

export interface Ledger {
  now: number;
  /** Fill in what triggers would; they are asleep during the load. */
  derive: boolean;
  tables: Tables;
  next: Numbers;
}

interface Money {
  subTotal: number;
  discount: number;
  total: number;
  deposit: number;
}

function moneyOf(shop: Shop, visit: Visit): Money {
  const subTotal = visit.lines.reduce((sum, { pricing }) => sum + pricing.price, 0);
  const total = visit.lines.reduce((sum, { pricing }) => sum + (pricing.specialPrice || pricing.price), 0);
  return { subTotal, discount: subTotal - total, total, deposit: percentOf(total, shop.upfrontPercent) };
}

function statusOf(shop: Shop, past: boolean): string {
  if (past)
    return shop.random.weighted([
      ['Completed', 88],
      ['Cancelled', 8],
      ['No Show', 4],
    ]);
  return shop.random.weighted([
    ['Accept', 72],
    ['New', 20],
    ['Cancelled', 8],
  ]);
}

/** One visit: its sale, lines, times, money, invoice and perhaps a review. Returns the stars given. */
export function addVisit(shop: Shop, visit: Visit, ledger: Ledger, stars: Stars, invoiceNumber: number): void {
  const { tables, next, now } = ledger;
  const { random } = shop;
  const startsAt = visit.lines[0]?.startsAt as number;
  const endsAt = visit.lines.at(-1)?.endsAt as number;
  const bookedAt = Math.min(now - 60, startsAt - random.between(1, 30) * 86_400);
  const money = moneyOf(shop, visit);
  const status = statusOf(shop, endsAt < now);
  const cancelled = status === 'Cancelled';
  const reviewed = status === 'Completed' && random.chance(0.12);
  const [saleId, appointmentId] = [next.sales, next.appointments];
  next.sales += 1;
  next.appointments += 1;

  const claimed = cancelled ? 0 : money.total;
  const paid = cancelled ? 0 : status === 'Completed' ? money.total : money.deposit;
  tables.sales.add(
    shop.id,
    saleId,
    visit.guestId,
    'confirmed',
    'EUR',
    money.subTotal,
    money.discount,
    money.total,
    money.deposit,
    ledger.derive ? claimed : 0,
    ledger.derive ? paid : 0,
    moment(bookedAt),
    moment(bookedAt),
  );
  const cancelledAt = cancelled ? moment(Math.min(now, bookedAt + 3600)) : null;
  tables.appointments.add(
    shop.id,
    appointmentId,
    visit.guestId,
    saleId,
    status,
    moment(startsAt),
    moment(endsAt),
    'EUR',
    money.subTotal,
    money.discount,
    money.total,
    shop.upfrontPercent,
    shop.cancellation,
    reviewed ? 'Reviewed' : 'Pending',
    moment(bookedAt),
    status === 'Completed' ? moment(endsAt) : null,
    cancelledAt,
    cancelled ? 'guest' : null,
  );
  addLines(shop, visit, ledger, saleId, appointmentId, cancelled);
  addMoney(shop, ledger, saleId, appointmentId, { ...money, claimed, paid, bookedAt, endsAt });
  tables.invoices.add(
    shop.id,
    saleId,
    shop.invoicePrefix,
    invoiceNumber,
    JSON.stringify({ name: `Guest ${visit.guestId}` }),
    JSON.stringify({ name: shop.name }),
    moment(bookedAt),
  );
  if (reviewed) {
    const rating = random.weighted([
      [5, 70],
      [4, 20],
      [3, 6],
      [2, 3],
      [1, 1],
    ]);
    tables.reviews.add(shop.id, visit.guestId, appointmentId, rating, random.pick(comments), moment(endsAt + 86_400));
    stars.sum += rating;
    stars.count += 1;
  }
}

function addLines(
  shop: Shop,
  visit: Visit,
  { tables, next }: Ledger,
  saleId: number,
  appointmentId: number,
  cancelled: boolean,
): void {
  for (const [position, { pricing, chairId, startsAt, endsAt }] of visit.lines.entries()) {
    tables.appointmentLines.add(
      shop.id,
      next.appointmentLines,
      appointmentId,
      pricing.id,
      chairId,
      position,
      moment(startsAt),
      pricing.minutes,
      pricing.name,
      pricing.price,
      pricing.specialPrice,
      null,
    );
    if (!cancelled) tables.occupancies.add(shop.id, chairId, moment(startsAt), moment(endsAt), next.appointmentLines);
    const discount = pricing.specialPrice ? pricing.price - pricing.specialPrice : 0;
    tables.saleLines.add(
      shop.id,
      saleId,
      'service',
      appointmentId,
      pricing.id,
      pricing.name,
      1,
      pricing.price,
      discount,
    );
    next.appointmentLines += 1;
  }
}

function addMoney(
  shop: Shop,
  { tables, next }: Ledger,
  saleId: number,
  appointmentId: number,
  money: Money & { claimed: number; paid: number; bookedAt: number; endsAt: number },
): void {
  const entry = (...values: Value[]) => tables.ledgerEntries.add(shop.id, saleId, appointmentId, ...values);
  entry('claim', 'sale', money.total, 'EUR', null, null, moment(money.bookedAt));
  if (money.claimed === 0) {
    entry('claim', 'cancellation', -money.total, 'EUR', null, null, moment(money.bookedAt + 3600));
    return;
  }
  if (money.deposit > 0) {
    tables.payments.add(
      shop.id,
      next.payments,
      saleId,
      'sandbox',
      `generated-${next.payments}`,
      'card',
      money.deposit,
      'EUR',
      0,
      moment(money.bookedAt),
    );
    entry('payment', 'charge', money.deposit, 'EUR', 'card', next.payments, moment(money.bookedAt));
    next.payments += 1;
  }
  const rest = money.paid - money.deposit;
  if (rest > 0) entry('payment', 'till', rest, 'EUR', shop.random.pick(['cash', 'card']), null, moment(money.endsAt));
}
