import { type PartState, partAmounts, partState } from '@thyme/domain/bookings';
import { type Minor, sumOf } from '@thyme/domain/money';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { readAppointmentMoney, type SaleKey } from '../../sales/index.ts';
import { appointmentOfPart, partPath } from './part-link.ts';
import { findPart, listDeposits, listParts, type PartRow } from './store.ts';

const OFF = ['Cancelled', 'No Show', 'Lapsed'];

/** One guest's part, or the deposit of a whole group: the guest, what was paid, and what can be paid now. */
export interface Part extends PartRow {
  state: PartState;
  /** How many guests it pays for. */
  people: number;
  paid: Minor;
  /** What is left of the deposit, and in total. */
  left: { deposit: Minor; all: Minor };
  path: string;
}

type Covered = Pick<PartRow, 'id' | 'status' | 'startsAt' | 'deposit'>;

/** The rows are of one sale. */
async function withMoney(services: Pick<Services, 'sealing' | 'clock'>, db: Db, rows: readonly PartRow[]) {
  const group: readonly Covered[] = rows[0]?.isForAll ? await listDeposits(db, rows[0]) : rows;
  const ids = group.map(({ id }) => id);
  const money = new Map((await readAppointmentMoney(db, ids)).map((own) => [own.appointmentId, own]));
  return rows.map((row): Part => {
    const covered = row.isForAll ? group : [row];
    const coming = covered.filter(({ status }) => !OFF.includes(status));
    const facts = {
      // Who has cancelled is no longer asked for.
      deposit: sumOf((coming.length > 0 ? coming : covered).map(({ deposit }) => deposit)),
      paid: sumOf(covered.map(({ id }) => money.get(id)?.paid ?? 0)),
      due: sumOf(covered.map(({ id }) => money.get(id)?.due ?? 0)),
    };
    const isOff = coming.length === 0 || row.saleStatus !== 'confirmed';
    const state = partState({ ...facts, isOff, payUntil: row.payUntil, now: services.clock.now() });
    const startsAt = Math.min(...(coming.length > 0 ? coming : [row]).map((one) => one.startsAt));
    const { paid } = facts;
    const [people, left] = [coming.length, partAmounts(facts)];
    return { ...row, startsAt, state, people, paid, left, path: partPath(services, row.id) };
  });
}

/** The part of a link; null if the link is not genuine, or the booking was never completed. */
export async function readLinkedPart(services: Services, token: string): Promise<Part | null> {
  const id = appointmentOfPart(services, token);
  return id === null ? null : readPart(services, services.db, id);
}

export async function readPart(
  services: Pick<Services, 'sealing' | 'clock'>,
  db: Db,
  appointmentId: number,
): Promise<Part | null> {
  const row = await findPart(db, appointmentId);
  if (row?.saleStatus !== 'confirmed') return null;
  const [part] = await withMoney(services, db, [row]);
  return part ?? null;
}

/** All parts of a group, or the deposit of all of it; empty if one guest pays for all without a link. */
export async function readParts(services: Pick<Services, 'sealing' | 'clock'>, db: Db, key: SaleKey): Promise<Part[]> {
  return withMoney(services, db, await listParts(db, key));
}
