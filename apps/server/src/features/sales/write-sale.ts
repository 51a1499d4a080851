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
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';

type NewRow<Table extends { $inferInsert: unknown }> = Table['$inferInsert'];
type Within<Row, Given extends keyof Row> = Omit<Row, Given>;

export type NewOccupancy = NewRow<typeof occupancies>;
export type NewSeatClaim = NewRow<typeof seatClaims>;

/** The rows of a booking before they have ids: places count from 0 within it. */
export interface BookingRows {
  sale: NewRow<typeof sales>;
  hold: Within<NewRow<typeof holds>, 'saleId'> | null;
  visits: Within<NewRow<typeof appointments>, 'saleId'>[];
  lines: (Within<NewRow<typeof appointmentLines>, 'appointmentId'> & { visit: number })[];
  room: (Within<NewRow<typeof videoRooms>, 'appointmentId'> & { visit: number }) | null;
  chairs: (Within<NewOccupancy, 'lineId' | 'holdId'> & { line: number | null })[];
  seats: (Within<NewSeatClaim, 'lineId' | 'holdId'> & { line: number })[];
  saleLines: (Within<NewRow<typeof saleLines>, 'saleId' | 'appointmentId'> & { visit: number | null })[];
  /** The shop's calendar as it was decided by: after an edit nothing is written. */
  calendarVersion: number;
}

export type BookingIds = { sale: number; visits: number[] };

/** A row as the database names and writes its columns; places stay as they are. */
export function asStored(table: PgTable, row: object): object {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const column = columns[name];
      return column ? [column.name, value === null ? null : column.mapToDriverValue(value)] : [name, value];
    }),
  );
}

/** The booking as the functions of the database take it. */
export function storedBooking(rows: BookingRows): object {
  const { sale, hold, visits, lines, room, chairs, seats } = rows;
  return {
    sale: asStored(sales, sale),
    hold: hold && asStored(holds, hold),
    visits: visits.map((row) => asStored(appointments, row)),
    lines: lines.map((row) => asStored(appointmentLines, row)),
    room: room && asStored(videoRooms, room),
    chairs: chairs.map((row) => asStored(occupancies, row)),
    seats: seats.map((row) => asStored(seatClaims, row)),
    sale_lines: rows.saleLines.map((row) => asStored(saleLines, row)),
    calendar_version: rows.calendarVersion,
  };
}

/** Writes a whole booking. Null: a chair or a seat is gone, or the calendar was edited, and the transaction has to be rolled back. */
export async function insertBooking(db: Db, rows: BookingRows): Promise<BookingIds | null> {
  const answer = await db.execute<{ ids: BookingIds | null }>(
    sql`select write_booking(${JSON.stringify(storedBooking(rows))}::jsonb) as ids`,
  );
  return answer.rows[0]?.ids ?? null;
}

export async function insertHold(db: Db, hold: NewRow<typeof holds>): Promise<number> {
  const [row] = await db.insert(holds).values(hold).returning({ id: holds.id });
  if (!row) throw new Error('The hold was not stored.');
  return row.id;
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
