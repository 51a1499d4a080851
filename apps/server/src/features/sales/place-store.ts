import { auditEntries, cardOrders } from '@thyme/db/schema';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { KeyNote } from '../../platform/database/idempotency.ts';
import { asStored, type BookingRows, storedBooking } from './write-sale.ts';

/** A whole booking, decided to the last cent, with what has to follow it. */
export interface Placement {
  rows: BookingRows;
  key: KeyNote | null;
  /** Who of the shop booked it; null for guests. */
  trail: Pick<typeof auditEntries.$inferInsert, 'actorId' | 'action' | 'subject' | 'changes'> | null;
  /** What is owed for each visit, which count from 0 within the booking. */
  claims: { visit: number; amount: number }[];
  /** For what has to be paid now; null where nothing has. */
  order: Pick<
    typeof cardOrders.$inferInsert,
    'publicId' | 'provider' | 'purpose' | 'method' | 'amount' | 'currency' | 'expiresAt' | 'reconcileAt'
  > | null;
  /** The part of the stored answer that is known before. */
  answer: object;
  /** The jobs that follow: one of the two. */
  news: string;
  lapse: string;
}

export type Placed<Answer> =
  | { state: 'placed'; answer: Answer }
  /** The key has its answer already. */
  | { state: 'known'; hash: string; answer: Answer }
  /** Somebody was faster: at a chair, a seat, or with the same key. Nothing is stored. */
  | { state: 'taken' };

/** Raised by `place_booking` where only an error can undo what was begun. */
const LOST = ['TH001', 'TH002'];

type Stored<Answer> = Answer & { taken?: true; known?: { hash: string; answer: Answer } };

/** Writes a booking with everything that belongs to it, in one statement. */
export async function insertPlaced<Answer>(db: Db, placement: Placement): Promise<Placed<Answer>> {
  const { rows, order, trail, ...rest } = placement;
  const booking = {
    ...storedBooking(rows),
    ...rest,
    order: order && asStored(cardOrders, order),
    trail: trail && { ...asStored(auditEntries, trail), changes: trail.changes },
  };
  try {
    const { rows: answers } = await db.execute<{ answer: Stored<Answer> }>(
      sql`select place_booking(${JSON.stringify(booking)}::jsonb) as answer`,
    );
    const answer = answers[0]?.answer;
    if (!answer) throw new Error('The booking was not stored.');
    if (answer.taken) return { state: 'taken' };
    return answer.known ? { state: 'known', ...answer.known } : { state: 'placed', answer };
  } catch (error) {
    if (isLost(error)) return { state: 'taken' };
    throw error;
  }
}

function isLost(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return LOST.includes((cause as { code?: string } | undefined)?.code ?? '');
}
