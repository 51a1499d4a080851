import { type PartState, partAmounts, partState } from '@thyme/domain/bookings';
import type { Minor } from '@thyme/domain/money';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { readAppointmentMoney, type SaleKey } from '../../sales/index.ts';
import { appointmentOfPart, partPath } from './part-link.ts';
import { findPart, listParts, type PartRow } from './store.ts';

const OFF = ['Cancelled', 'No Show', 'Lapsed'];

/** One guest's part: the guest, the services, what was paid, and what can be paid now. */
export interface Part extends PartRow {
  state: PartState;
  paid: Minor;
  /** What is left of the deposit, and in total. */
  left: { deposit: Minor; all: Minor };
  path: string;
}

async function withMoney(services: Pick<Services, 'sealing' | 'clock'>, db: Db, rows: readonly PartRow[]) {
  const money = new Map(
    (
      await readAppointmentMoney(
        db,
        rows.map(({ id }) => id),
      )
    ).map((own) => [own.appointmentId, own]),
  );
  return rows.map((row): Part => {
    const { paid = 0, due = 0 } = money.get(row.id) ?? {};
    const facts = { deposit: row.deposit, paid, due };
    const isOff = OFF.includes(row.status) || row.saleStatus !== 'confirmed';
    const state = partState({ ...facts, isOff, payUntil: row.payUntil, now: services.clock.now() });
    return { ...row, state, paid, left: partAmounts(facts), path: partPath(services, row.id) };
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

/** All parts of a group; empty if one guest pays for all. */
export async function readParts(services: Pick<Services, 'sealing' | 'clock'>, db: Db, key: SaleKey): Promise<Part[]> {
  return withMoney(services, db, await listParts(db, key));
}
