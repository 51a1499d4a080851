import type { Span } from '@thyme/domain/availability';
import { sumOf } from '@thyme/domain/money';
import { addDays, dateAt, datesIn, type LocalDate, startOfDay } from '@thyme/domain/time';
import { PublicError } from '../../../graphql/errors.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { type Membership, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { type AppointmentMoney, readAppointmentMoney } from '../../sales/index.ts';
import * as store from './takings-store.ts';

export const LONGEST_DAYS = 92;

export interface DayTakings {
  date: LocalDate;
  bookings: number;
  /** The value of the appointments of that day. */
  worth: number;
  /** The money received on that day, less refunds. A voucher counts when it is bought. */
  taken: number;
}

export interface Takings {
  membership: Membership;
  days: DayTakings[];
  /** For the whole period, in cents. */
  taken: { online: number; card: number; cash: number; voucher: number };
  stillToCome: number;
  /** Paid ahead for upcoming appointments. */
  held: { amount: number; bookings: number };
  refunds: Awaited<ReturnType<typeof store.listRefunds>>;
  toDecide: Awaited<ReturnType<typeof store.listToDecide>>;
}

/** Only the owner sees money; staff do not. */
export async function readTakings(
  services: Services,
  viewer: Viewer,
  { businessId, from, to }: { businessId: number; from: LocalDate; to: LocalDate },
): Promise<Takings> {
  const { db, clock } = services;
  const membership = await requireMembership(services, viewer, businessId, 'money');
  if (to < from || addDays(from, LONGEST_DAYS) < to)
    throw new PublicError(`Please ask for at most ${LONGEST_DAYS} days.`, 'REFUSED');
  const { zone } = membership;
  const span = { from: startOfDay(zone, from), to: startOfDay(zone, addDays(to, 1)) };
  const today = dateAt(zone, clock.now());
  // An appointment in progress has not been paid at the desk yet either.
  const wholeToday = { from: startOfDay(zone, today), to: startOfDay(zone, addDays(today, 1)) };
  const [money, appointments, stillToCome, held, refunds, toDecide] = await Promise.all([
    store.sumByDay(db, businessId, span, zone),
    store.countByDay(db, businessId, span, zone),
    sumDue(db, businessId, wholeToday),
    sumHeld(db, businessId, clock.now()),
    store.listRefunds(db, businessId, span),
    store.listToDecide(db, businessId),
  ]);
  const takenBy = (method: string) =>
    money.filter((row) => row.method === method).reduce((sum, { amount }) => sum + amount, 0);
  const days = datesIn({ from, to }).map((date): DayTakings => {
    const appointment = appointments.find(({ day }) => day === date);
    const taken = money
      .filter(({ day, method }) => day === date && method !== 'voucher')
      .reduce((sum, { amount }) => sum + amount, 0);
    return { date, bookings: appointment?.bookings ?? 0, worth: appointment?.worth ?? 0, taken };
  });
  const taken = {
    online: takenBy('online'),
    card: takenBy('card-till'),
    cash: takenBy('cash-till'),
    voucher: takenBy('voucher'),
  };
  return { membership, days, taken, stillToCome, held, refunds, toDecide };
}

async function moneyOfComing(
  db: Db,
  businessId: number,
  span: { from: number; to?: number },
): Promise<AppointmentMoney[]> {
  const ids = await store.listComing(db, businessId, span);
  return ids.length === 0 ? [] : readAppointmentMoney(db, ids);
}

async function sumDue(db: Db, businessId: number, span: Span): Promise<number> {
  return sumOf((await moneyOfComing(db, businessId, span)).map(({ due }) => due));
}

async function sumHeld(db: Db, businessId: number, from: number): Promise<Takings['held']> {
  const paid = (await moneyOfComing(db, businessId, { from })).filter((appointment) => appointment.paid > 0);
  return { amount: sumOf(paid.map((appointment) => appointment.paid)), bookings: paid.length };
}
