import { percentOf } from '@thyme/domain/money';
import { moment, type Value } from './copy.ts';
import type { Appointment } from './diary.ts';
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
  /** Computes what the triggers would, which are disabled during the load. */
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

function moneyOf(shop: Shop, appointment: Appointment): Money {
  const subTotal = appointment.lines.reduce((sum, { pricing }) => sum + pricing.price, 0);
  const total = appointment.lines.reduce((sum, { pricing }) => sum + (pricing.specialPrice || pricing.price), 0);
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

interface Course {
  saleId: number;
  appointmentId: number;
  status: string;
  reviewed: boolean;
  startsAt: number;
  endsAt: number;
  bookedAt: number;
  money: Money & { claimed: number; paid: number };
}

/** How an appointment ended, or will end. */
function courseOf(shop: Shop, appointment: Appointment, { next, now }: Ledger): Course {
  const { random } = shop;
  const startsAt = appointment.lines[0]?.startsAt as number;
  const endsAt = appointment.lines.at(-1)?.endsAt as number;
  const bookedAt = Math.min(now - 60, startsAt - random.between(1, 30) * 86_400);
  const money = moneyOf(shop, appointment);
  const status = statusOf(shop, endsAt < now);
  const reviewed = status === 'Completed' && random.chance(0.12);
  const claimed = status === 'Cancelled' ? 0 : money.total;
  const paid = status === 'Completed' ? money.total : Math.min(money.deposit, claimed);
  const ids = { saleId: next.sales, appointmentId: next.appointments };
  next.sales += 1;
  next.appointments += 1;
  return { ...ids, status, reviewed, startsAt, endsAt, bookedAt, money: { ...money, claimed, paid } };
}

/** One appointment: its sale, lines, times, payments, invoice and perhaps a review. */
export function addAppointment(
  shop: Shop,
  appointment: Appointment,
  ledger: Ledger,
  stars: Stars,
  invoiceNumber: number,
): void {
  const course = courseOf(shop, appointment, ledger);
  addSale(shop, appointment, ledger, course, invoiceNumber);
  addAppointmentRow(shop, appointment, ledger, course);
  addLines(shop, appointment, ledger, course);
  addMoney(shop, ledger, course);
  if (course.reviewed) addReview(shop, appointment, ledger, course, stars);
}

function addSale(
  shop: Shop,
  appointment: Appointment,
  { tables, derive }: Ledger,
  course: Course,
  invoiceNumber: number,
): void {
  const { saleId, money } = course;
  const bookedAt = moment(course.bookedAt);
  tables.sales.add(
    shop.id,
    saleId,
    appointment.guestId,
    'confirmed',
    'EUR',
    money.subTotal,
    money.discount,
    money.total,
    money.deposit,
    derive ? money.claimed : 0,
    derive ? money.paid : 0,
    bookedAt,
    bookedAt,
  );
  const [buyer, seller] = [
    JSON.stringify({ name: `Guest ${appointment.guestId}` }),
    JSON.stringify({ name: shop.name }),
  ];
  tables.invoices.add(shop.id, saleId, shop.invoicePrefix, invoiceNumber, buyer, seller, bookedAt);
}

function addAppointmentRow(shop: Shop, appointment: Appointment, { tables, now }: Ledger, course: Course): void {
  const { money, status } = course;
  const cancelled = status === 'Cancelled';
  tables.appointments.add(
    shop.id,
    course.appointmentId,
    appointment.guestId,
    course.saleId,
    status,
    moment(course.startsAt),
    moment(course.endsAt),
    'EUR',
    money.subTotal,
    money.discount,
    money.total,
    shop.upfrontPercent,
    shop.cancellation,
    course.reviewed ? 'Reviewed' : 'Pending',
    moment(course.bookedAt),
    status === 'Completed' ? moment(course.endsAt) : null,
    cancelled ? moment(Math.min(now, course.bookedAt + 3600)) : null,
    cancelled ? 'guest' : null,
  );
}

function addReview(shop: Shop, appointment: Appointment, { tables }: Ledger, course: Course, stars: Stars): void {
  const rating = shop.random.weighted([
    [5, 70],
    [4, 20],
    [3, 6],
    [2, 3],
    [1, 1],
  ]);
  const comment = shop.random.pick(comments);
  tables.reviews.add(
    shop.id,
    appointment.guestId,
    course.appointmentId,
    rating,
    comment,
    moment(course.endsAt + 86_400),
  );
  stars.sum += rating;
  stars.count += 1;
}

function addLines(
  shop: Shop,
  appointment: Appointment,
  { tables, next }: Ledger,
  { saleId, appointmentId, status }: Course,
): void {
  for (const [position, { pricing, chairId, startsAt, endsAt }] of appointment.lines.entries()) {
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
    if (status !== 'Cancelled')
      tables.occupancies.add(shop.id, chairId, moment(startsAt), moment(endsAt), next.appointmentLines);
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

function addMoney(shop: Shop, { tables, next }: Ledger, course: Course): void {
  const { saleId, appointmentId, money } = course;
  const bookedAt = moment(course.bookedAt);
  const entry = (...values: Value[]) => tables.ledgerEntries.add(shop.id, saleId, appointmentId, ...values);
  entry('claim', 'sale', money.total, 'EUR', null, null, bookedAt);
  if (money.claimed === 0) {
    entry('claim', 'cancellation', -money.total, 'EUR', null, null, moment(course.bookedAt + 3600));
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
      bookedAt,
    );
    entry('payment', 'charge', money.deposit, 'EUR', 'card', next.payments, bookedAt);
    next.payments += 1;
  }
  const rest = money.paid - money.deposit;
  if (rest > 0) entry('payment', 'till', rest, 'EUR', shop.random.pick(['cash', 'card']), null, moment(course.endsAt));
}
