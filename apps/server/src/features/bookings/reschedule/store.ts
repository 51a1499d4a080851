import {
  appointmentLines,
  holds,
  type LinePart,
  occupancies,
  rescheduleOptions,
  rescheduleProposals,
  seatClaims,
  serviceSchedules,
  videoRooms,
} from '@thyme/db/schema';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export type ProposalRow = typeof rescheduleProposals.$inferSelect;
export type OptionRow = typeof rescheduleOptions.$inferSelect;

export async function insertProposal(db: Db, row: typeof rescheduleProposals.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(rescheduleProposals).values(row).returning({ id: rescheduleProposals.id });
  if (!inserted) throw new Error('The proposal was not stored.');
  return inserted.id;
}

/** Proposals for the appointments of a group: one answer applies to all of them. */
export async function answerTogether(db: Db, businessId: number, ids: readonly number[]): Promise<void> {
  const [leadId] = ids;
  await db
    .update(rescheduleProposals)
    .set({ leadId })
    .where(and(eq(rescheduleProposals.businessId, businessId), inArray(rescheduleProposals.id, [...ids])));
}

/** The appointments whose open proposals are answered with this one, itself included, in lock order. */
export async function listAnsweredTogether(db: Db, proposal: ProposalRow | null): Promise<number[]> {
  if (!proposal || proposal.leadId === null) return [];
  const rows = await db
    .select({ id: rescheduleProposals.appointmentId })
    .from(rescheduleProposals)
    .where(
      and(
        eq(rescheduleProposals.businessId, proposal.businessId),
        eq(rescheduleProposals.leadId, proposal.leadId),
        eq(rescheduleProposals.status, 'open'),
      ),
    )
    .orderBy(asc(rescheduleProposals.appointmentId));
  return rows.map(({ id }) => id);
}

export async function insertOption(db: Db, row: typeof rescheduleOptions.$inferInsert): Promise<void> {
  await db.insert(rescheduleOptions).values(row);
}

export async function insertHold(db: Db, row: typeof holds.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(holds).values(row).returning({ id: holds.id });
  if (!inserted) throw new Error('The hold was not stored.');
  return inserted.id;
}

/** False when a chair has been taken meanwhile. */
export async function takeChairs(db: Db, rows: (typeof occupancies.$inferInsert)[]): Promise<boolean> {
  if (rows.length === 0) return true;
  const sorted = rows.toSorted((a, b) => a.chairId - b.chairId || a.startsAt - b.startsAt);
  const taken = await db.insert(occupancies).values(sorted).onConflictDoNothing().returning({ id: occupancies.id });
  return taken.length === rows.length;
}

/** False when the class is full. */
export async function holdSeat(db: Db, row: typeof seatClaims.$inferInsert): Promise<boolean> {
  const taken = await db.insert(seatClaims).values(row).returning({ id: seatClaims.id });
  return taken.length === 1;
}

export function listOptions(db: Db, { businessId, id }: Pick<ProposalRow, 'businessId' | 'id'>): Promise<OptionRow[]> {
  return db
    .select()
    .from(rescheduleOptions)
    .where(and(eq(rescheduleOptions.businessId, businessId), eq(rescheduleOptions.proposalId, id)))
    .orderBy(asc(rescheduleOptions.position));
}

export interface ProposalEnd {
  status: 'accepted' | 'declined' | 'replaced' | 'withdrawn';
  at: number;
  by: 'guest' | 'business' | 'system';
  note?: string;
}

type ProposalKey = Pick<ProposalRow, 'businessId' | 'id'>;

/** The holds of a proposal's times. */
const holdsOf = (db: Db, { businessId, id }: ProposalKey) =>
  db
    .select({ id: rescheduleOptions.holdId })
    .from(rescheduleOptions)
    .where(
      and(
        eq(rescheduleOptions.businessId, businessId),
        eq(rescheduleOptions.proposalId, id),
        isNotNull(rescheduleOptions.holdId),
      ),
    );

/** Ends an open proposal and deletes its remaining holds. */
export async function closeProposal(db: Db, key: ProposalKey, end: ProposalEnd): Promise<void> {
  const { businessId, id } = key;
  await db
    .update(rescheduleProposals)
    .set({ status: end.status, decidedAt: end.at, decidedBy: end.by, decisionNote: end.note ?? '' })
    .where(and(eq(rescheduleProposals.businessId, businessId), eq(rescheduleProposals.id, id)));
  await db.delete(holds).where(and(eq(holds.businessId, businessId), inArray(holds.id, holdsOf(db, key))));
}

/** The proposal that ended last. */
export async function findLastProposal(db: Db, businessId: number, appointmentId: number): Promise<ProposalRow | null> {
  const [row] = await db
    .select()
    .from(rescheduleProposals)
    .where(and(eq(rescheduleProposals.businessId, businessId), eq(rescheduleProposals.appointmentId, appointmentId)))
    .orderBy(desc(rescheduleProposals.id))
    .limit(1);
  return row ?? null;
}

/** Reopens an ended proposal; its times have new holds, in the order of its options. */
export async function reopenProposal(db: Db, key: ProposalKey, holdIds: readonly number[]): Promise<void> {
  const { businessId, id } = key;
  await db
    .update(rescheduleProposals)
    .set({ status: 'open', decidedAt: null, decidedBy: null, decisionNote: '' })
    .where(and(eq(rescheduleProposals.businessId, businessId), eq(rescheduleProposals.id, id)));
  for (const [index, holdId] of holdIds.entries())
    await db
      .update(rescheduleOptions)
      .set({ holdId, chosen: false })
      .where(
        and(
          eq(rescheduleOptions.businessId, businessId),
          eq(rescheduleOptions.proposalId, id),
          eq(rescheduleOptions.position, index + 1),
        ),
      );
}

export async function deleteHolds(db: Db, businessId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.delete(holds).where(and(eq(holds.businessId, businessId), inArray(holds.id, [...ids])));
}

/** The chairs held by a proposal. */
export function listProposalTimes(db: Db, key: ProposalKey) {
  return db
    .select({ chairId: occupancies.chairId, startsAt: occupancies.startsAt, endsAt: occupancies.endsAt })
    .from(occupancies)
    .where(and(eq(occupancies.businessId, key.businessId), inArray(occupancies.holdId, holdsOf(db, key))));
}

/** The class dates on which a proposal holds a seat. */
export function listProposalSeats(db: Db, key: ProposalKey) {
  return db
    .select({ id: serviceSchedules.id, startsAt: serviceSchedules.startsAt })
    .from(seatClaims)
    .innerJoin(
      serviceSchedules,
      and(eq(serviceSchedules.businessId, seatClaims.businessId), eq(serviceSchedules.id, seatClaims.scheduleId)),
    )
    .where(and(eq(seatClaims.businessId, key.businessId), inArray(seatClaims.holdId, holdsOf(db, key))));
}

export async function markChosen(db: Db, option: OptionRow): Promise<void> {
  await db
    .update(rescheduleOptions)
    .set({ chosen: true })
    .where(
      and(
        eq(rescheduleOptions.businessId, option.businessId),
        eq(rescheduleOptions.proposalId, option.proposalId),
        eq(rescheduleOptions.position, option.position),
      ),
    );
}

export function listHeldTimes(db: Db, businessId: number, holdId: number) {
  return db
    .select({
      id: occupancies.id,
      chairId: occupancies.chairId,
      startsAt: occupancies.startsAt,
      endsAt: occupancies.endsAt,
    })
    .from(occupancies)
    .where(and(eq(occupancies.businessId, businessId), eq(occupancies.holdId, holdId)))
    .orderBy(asc(occupancies.startsAt));
}

export async function deleteTimes(db: Db, businessId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db.delete(occupancies).where(and(eq(occupancies.businessId, businessId), inArray(occupancies.id, [...ids])));
}

export async function findHeldSeat(db: Db, businessId: number, holdId: number) {
  const [row] = await db
    .select({ id: seatClaims.id, scheduleId: seatClaims.scheduleId })
    .from(seatClaims)
    .where(and(eq(seatClaims.businessId, businessId), eq(seatClaims.holdId, holdId)));
  return row ?? null;
}

type Place = { businessId: number; lineId: number; startsAt: number };

export async function moveLine(db: Db, place: Place & { chairId: number; parts?: LinePart[] | null }): Promise<void> {
  const { businessId, lineId, chairId, startsAt, parts = null } = place;
  await db
    .update(appointmentLines)
    .set({ chairId, startsAt, parts })
    .where(and(eq(appointmentLines.businessId, businessId), eq(appointmentLines.id, lineId)));
}

export async function moveToSeat(db: Db, place: Place & { claimId: number; scheduleId: number }): Promise<void> {
  const { businessId, lineId, claimId, scheduleId, startsAt } = place;
  await db.delete(seatClaims).where(and(eq(seatClaims.businessId, businessId), eq(seatClaims.lineId, lineId)));
  await db
    .update(seatClaims)
    .set({ holdId: null, lineId })
    .where(and(eq(seatClaims.businessId, businessId), eq(seatClaims.id, claimId)));
  await db
    .update(appointmentLines)
    .set({ scheduleId, startsAt })
    .where(and(eq(appointmentLines.businessId, businessId), eq(appointmentLines.id, lineId)));
}

/** A call has a room instead of lines. Returns the room's name. */
export async function moveRoom(
  db: Db,
  room: { businessId: number; appointmentId: number; startsAt: number; endsAt: number },
): Promise<string> {
  const { businessId, appointmentId, startsAt, endsAt } = room;
  const [moved] = await db
    .update(videoRooms)
    .set({ startsAt, endsAt })
    .where(
      and(
        eq(videoRooms.businessId, businessId),
        eq(videoRooms.appointmentId, appointmentId),
        isNull(videoRooms.endedAt),
      ),
    )
    .returning({ id: videoRooms.id });
  if (!moved) throw new Error(`Appointment ${appointmentId} has no open room.`);
  return moved.id;
}

/** Proposals that are past their deadline. */
export async function listDue(db: Db, now: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ appointmentId: rescheduleProposals.appointmentId })
    .from(rescheduleProposals)
    .where(and(eq(rescheduleProposals.status, 'open'), lte(rescheduleProposals.autoAcceptAt, now)))
    .orderBy(asc(rescheduleProposals.autoAcceptAt))
    .limit(limit);
  return rows.map((row) => row.appointmentId);
}
