import type { DrawerTotals } from '@thyme/db/schema';
import { type Drawer, type DrawerKind, drawerOf } from '@thyme/domain/books';
import type { Minor } from '@thyme/domain/money';
import { addDays, dateAt, type LocalDate, startOfDay } from '@thyme/domain/time';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Db } from '../../../platform/database/database.ts';
import { withIdempotency } from '../../../platform/database/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { lockBusiness, type Membership, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { findClosedDay } from './day-store.ts';
import * as store from './drawer-store.ts';
import { sumByDay } from './takings-store.ts';

interface DrawerKey {
  businessId: number;
  date: LocalDate;
}

export interface DrawerDay extends Drawer {
  membership: Membership;
  date: LocalDate;
  movements: Awaited<ReturnType<typeof store.listMovements>>;
  /** The drawer at closing; null while the day is open or if it was closed without counting. */
  closed: DrawerTotals | null;
  isClosed: boolean;
}

/** The expected drawer of a day. */
export async function sumDrawer(db: Db, { businessId, date }: DrawerKey, zone: string): Promise<Drawer> {
  const span = { from: startOfDay(zone, date), to: startOfDay(zone, addDays(date, 1)) };
  const money = await sumByDay(db, businessId, span, zone);
  const cash = money.filter(({ method }) => method === 'cash-till').reduce((sum, { amount }) => sum + amount, 0);
  const movements = await store.listMovements(db, businessId, date);
  return drawerOf(movements, { cash, carried: await store.findCarried(db, businessId, date) });
}

/** A drawer that was counted at closing. */
export function closedDrawer(drawer: Drawer, counted: Minor): DrawerTotals {
  return { ...drawer, counted, difference: counted - drawer.expected };
}

export async function readDrawer(services: Services, viewer: Viewer, key: DrawerKey): Promise<DrawerDay> {
  const membership = await requireMembership(services, viewer, key.businessId, 'money');
  const { db } = services;
  const day = await findClosedDay(db, key.businessId, key.date);
  const drawer = day?.drawer ?? (await sumDrawer(db, key, membership.zone));
  const { float, cash, paidIn, paidOut, expected } = drawer;
  return {
    membership,
    date: key.date,
    ...{ float, cash, paidIn, paidOut, expected },
    movements: await store.listMovements(db, key.businessId, key.date),
    closed: day?.drawer ?? null,
    isClosed: day !== null,
  };
}

export interface DrawerEntry {
  businessId: number;
  kind: DrawerKind;
  amount: Minor;
  reason: string;
  key: string | null;
}

/** Records cash that was put into today's drawer, taken out of it, or counted in it. */
export async function enterDrawer(services: Services, viewer: Viewer, entry: DrawerEntry): Promise<StatusMessage> {
  const { key, businessId, kind, amount } = entry;
  const { zone } = await requireMembership(services, viewer, businessId, 'money');
  const reason = entry.reason.trim();
  if ((kind === 'in' || kind === 'out') && reason === '') return { status: 0, message: 'Please say what it was for.' };
  if ((kind === 'in' || kind === 'out') && amount === 0) return { status: 0, message: 'Please enter an amount.' };
  const call = { owner: `user:${viewer.id}`, key, operation: 'desk_drawer_entry', input: { ...entry, key: null } };
  return withIdempotency(services, call, async (tx): Promise<StatusMessage> => {
    await lockBusiness(tx.db, businessId);
    const date = dateAt(zone, tx.clock.now());
    if (await findClosedDay(tx.db, businessId, date))
      return { status: 0, message: 'Today is closed. The drawer opens again tomorrow.' };
    const row = { businessId, date, kind, amount, reason, actorId: viewer.id, createdAt: tx.clock.now() };
    await store.insertMovement(tx.db, row);
    const about = { businessId, actorId: viewer.id, subject: 'money', subjectId: date };
    await writeAuditEntry(tx, { ...about, action: `drawer-${kind}`, changes: { amount, reason } });
    await announceDeskAtCommit(tx, businessId);
    return { status: 1, message: 'Saved.' };
  });
}
