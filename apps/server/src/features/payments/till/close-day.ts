import type { DayTotals, DrawerTotals } from '@thyme/db/schema';
import type { Minor } from '@thyme/domain/money';
import { sumOf } from '@thyme/domain/money';
import { addDays, dateAt, formatDayTime, type LocalDate, startOfDay, wallOf } from '@thyme/domain/time';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Db } from '../../../platform/database/database.ts';
import { withIdempotency } from '../../../platform/database/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { lockBusiness, type Membership, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { readAppointmentMoney } from '../../sales/index.ts';
import * as store from './day-store.ts';
import { closedDrawer, sumDrawer } from './drawer.ts';
import { sumByDay } from './takings-store.ts';

export interface OpenBill {
  appointmentId: number;
  guest: string;
  startsAt: number;
  status: string;
  due: Minor;
}

export interface TillDay {
  membership: Membership;
  date: LocalDate;
  totals: DayTotals;
  /** Appointments of the day with an amount due. */
  open: OpenBill[];
  tips: { person: string | null; amount: Minor }[];
  closed: { at: number; by: string } | null;
  drawer: DrawerTotals | null;
  /** The expected cash. */
  expectedCash: Minor;
}

interface DayKey {
  businessId: number;
  date: LocalDate;
}

/** A day's takings by method, and what is still open. A closed day keeps the figures it was closed with. */
export async function readTillDay(services: Services, viewer: Viewer, key: DayKey): Promise<TillDay> {
  const membership = await requireMembership(services, viewer, key.businessId, 'money');
  const closed = await store.findClosedDay(services.db, key.businessId, key.date);
  const now = await sumDay(services.db, key, membership.zone);
  return {
    membership,
    date: key.date,
    ...now,
    ...(closed ? { totals: closed.totals } : {}),
    closed: closed && { at: closed.closedAt, by: `${closed.firstName} ${closed.lastName}`.trim() },
    drawer: closed?.drawer ?? null,
    expectedCash: closed?.drawer?.expected ?? (await sumDrawer(services.db, key, membership.zone)).expected,
  };
}

async function sumDay(db: Db, { businessId, date }: DayKey, zone: string) {
  const span = { from: startOfDay(zone, date), to: startOfDay(zone, addDays(date, 1)) };
  // One after the other: closing reads them on the one connection of its transaction.
  const money = await sumByDay(db, businessId, span, zone);
  const sums = await store.sumTipsAndRefunds(db, businessId, span);
  const tips = await store.sumTipsByPerson(db, businessId, span);
  const appointments = await store.listOfDay(db, businessId, span);
  const due = new Map(
    appointments.length === 0
      ? []
      : (
          await readAppointmentMoney(
            db,
            appointments.map(({ id }) => id),
          )
        ).map((one) => [one.appointmentId, one.due]),
  );
  const open = appointments.flatMap(({ id, firstName, lastName, startsAt, status }) => {
    const left = due.get(id) ?? 0;
    const isOver = status === 'Completed' && left === 0;
    return isOver ? [] : [{ appointmentId: id, guest: `${firstName} ${lastName}`.trim(), startsAt, status, due: left }];
  });
  const by = (method: string) => sumOf(money.filter((row) => row.method === method).map(({ amount }) => amount));
  const totals: DayTotals = {
    cash: by('cash-till'),
    card: by('card-till'),
    online: by('online'),
    voucher: by('voucher'),
    ...sums,
    open: open.length,
  };
  return { totals, open, tips: tips.filter(({ amount }) => amount !== 0) };
}

/**
 * Closes the till of a day, once: its figures are stored, and its payments can be refunded but no longer undone. A
 * second desk learns who closed it.
 */
export async function closeDay(
  services: Services,
  viewer: Viewer,
  { key: idempotencyKey, counted, ...day }: DayKey & { key: string | null; counted: Minor | null },
): Promise<StatusMessage> {
  const { businessId, date } = day;
  const { zone } = await requireMembership(services, viewer, businessId, 'money');
  if (date > dateAt(zone, services.clock.now())) return { status: 0, message: 'This day hasn’t come yet.' };
  const call = {
    owner: `user:${viewer.id}`,
    key: idempotencyKey,
    operation: 'desk_close_day',
    input: { ...day, counted },
  };
  return withIdempotency(services, call, async (tx): Promise<StatusMessage> => {
    await lockBusiness(tx.db, businessId);
    const closed = await store.findClosedDay(tx.db, businessId, date);
    if (closed) {
      const by = `${closed.firstName} ${closed.lastName}`.trim();
      return { status: 0, message: `${by} closed this day already, ${formatDayTime(wallOf(zone, closed.closedAt))}.` };
    }
    const { totals } = await sumDay(tx.db, day, zone);
    const drawer = counted === null ? null : closedDrawer(await sumDrawer(tx.db, day, zone), counted);
    const row = { businessId, date, totals, drawer, closedAt: tx.clock.now(), closedById: viewer.id };
    await store.insertClosedDay(tx.db, row);
    const about = { businessId, actorId: viewer.id, subject: 'money', subjectId: date };
    const { open: _, ...amounts } = totals;
    await writeAuditEntry(tx, {
      ...about,
      action: 'close-day',
      changes: { day: date, ...amounts, ...(drawer && { counted: drawer.counted, difference: drawer.difference }) },
    });
    await announceDeskAtCommit(tx, businessId);
    return { status: 1, message: 'The day is closed.' };
  });
}
