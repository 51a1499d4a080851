import {
  appointmentLines,
  appointments,
  holds,
  occupancies,
  saleLines,
  sales,
  seatClaims,
  videoRooms,
} from '@thyme/db/schema';
import type { Db } from '../../platform/database.ts';

type NewRow<Table extends { $inferInsert: unknown }> = Table['$inferInsert'];

export type NewSale = NewRow<typeof sales>;
export type NewAppointment = NewRow<typeof appointments>;
export type NewLine = NewRow<typeof appointmentLines>;
export type NewSaleLine = NewRow<typeof saleLines>;
export type NewOccupancy = NewRow<typeof occupancies>;
export type NewSeatClaim = NewRow<typeof seatClaims>;

export async function insertSale(db: Db, sale: NewSale): Promise<number> {
  const [row] = await db.insert(sales).values(sale).returning({ id: sales.id });
  return required(row).id;
}

export async function insertHold(db: Db, hold: NewRow<typeof holds>): Promise<number> {
  const [row] = await db.insert(holds).values(hold).returning({ id: holds.id });
  return required(row).id;
}

/** Ids in the order of the rows. */
export async function insertAppointments(db: Db, rows: NewAppointment[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const stored = await db.insert(appointments).values(rows).returning({ id: appointments.id });
  return stored.map(({ id }) => id);
}

export async function insertLines(db: Db, rows: NewLine[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const stored = await db.insert(appointmentLines).values(rows).returning({ id: appointmentLines.id });
  return stored.map(({ id }) => id);
}

export async function insertSaleLines(db: Db, rows: NewSaleLine[]): Promise<void> {
  if (rows.length > 0) await db.insert(saleLines).values(rows);
}

export async function insertRoom(db: Db, room: NewRow<typeof videoRooms>): Promise<void> {
  await db.insert(videoRooms).values(room);
}

/** Everybody takes chairs in the same order, so that two carts never wait for each other. False: one was taken. */
export async function takeChairs(db: Db, rows: NewOccupancy[]): Promise<boolean> {
  if (rows.length === 0) return true;
  const inOrder = rows.toSorted((a, b) => a.chairId - b.chairId || a.startsAt - b.startsAt);
  const taken = await db.insert(occupancies).values(inOrder).onConflictDoNothing().returning({ id: occupancies.id });
  return taken.length === rows.length;
}

/** The same for seats: the row of a class is locked by whoever takes one, so classes come in one order too. */
export async function takeSeats(db: Db, rows: NewSeatClaim[]): Promise<boolean> {
  if (rows.length === 0) return true;
  const inOrder = rows.toSorted((a, b) => a.scheduleId - b.scheduleId);
  const taken = await db.insert(seatClaims).values(inOrder).returning({ id: seatClaims.id });
  return taken.length === rows.length;
}

function required<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('The row was not stored.');
  return row;
}
