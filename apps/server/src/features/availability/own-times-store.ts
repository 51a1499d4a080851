import { appointmentLines, appointments, chairs, occupancies, videoRooms } from '@thyme/db/schema';
import { and, asc, eq, gt, inArray, isNotNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import type { TakenTime } from './read-shop.ts';

/** The chair times of a guest's own appointment, without its call; empty for other guests' appointments. */
export async function listOwnTimes(db: Db, userId: number, appointmentId: number): Promise<TakenTime[]> {
  const [own] = await db
    .select({ businessId: appointments.businessId, kind: appointments.kind })
    .from(appointments)
    .where(and(eq(appointments.id, appointmentId), eq(appointments.userId, userId)));
  return own ? listTimesOf(db, { ...own, appointmentId }) : [];
}

export function listTimesOf(
  db: Db,
  { businessId, appointmentId, kind }: { businessId: number; appointmentId: number; kind: string },
): Promise<(TakenTime & { id: number })[]> {
  const lines = db
    .select({ id: appointmentLines.id })
    .from(appointmentLines)
    .where(and(eq(appointmentLines.businessId, businessId), eq(appointmentLines.appointmentId, appointmentId)));
  const rooms = db
    .select({ id: videoRooms.id })
    .from(videoRooms)
    .where(and(eq(videoRooms.businessId, businessId), eq(videoRooms.appointmentId, appointmentId)));
  const taken = inArray(occupancies.lineId, lines);
  return db
    .select({
      id: occupancies.id,
      chairId: occupancies.chairId,
      startsAt: occupancies.startsAt,
      endsAt: occupancies.endsAt,
    })
    .from(occupancies)
    .where(
      and(
        eq(occupancies.businessId, businessId),
        kind === 'consultation' ? or(taken, inArray(occupancies.roomId, rooms)) : taken,
      ),
    );
}

/** The people whom the guest chose in their own appointment, by pricing; empty for other guests' appointments. */
export async function listOwnPersons(db: Db, userId: number, appointmentId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ pricingId: appointmentLines.pricingId, chairId: appointmentLines.chairId })
    .from(appointmentLines)
    .innerJoin(
      appointments,
      and(
        eq(appointments.businessId, appointmentLines.businessId),
        eq(appointments.id, appointmentLines.appointmentId),
      ),
    )
    .innerJoin(
      chairs,
      and(eq(chairs.businessId, appointmentLines.businessId), eq(chairs.id, appointmentLines.chairId), chairs.active),
    )
    .where(
      and(eq(appointments.id, appointmentId), eq(appointments.userId, userId), eq(appointmentLines.personChosen, true)),
    );
  return new Map(rows.flatMap(({ pricingId, chairId }) => (chairId === null ? [] : [[pricingId, chairId] as const])));
}

/** The active appointments of a guest's group, line by line in the order of its guests; empty for other guests' appointments. */
export function listOwnGroup(db: Db, userId: number, appointmentId: number, now: number) {
  const asked = alias(appointments, 'asked');
  return db
    .select({
      businessId: appointments.businessId,
      appointmentId: appointments.id,
      kind: appointments.kind,
      startsAt: appointments.startsAt,
      pricingId: appointmentLines.pricingId,
      person: chairs.id,
    })
    .from(asked)
    .innerJoin(appointments, and(eq(appointments.businessId, asked.businessId), eq(appointments.saleId, asked.saleId)))
    .innerJoin(
      appointmentLines,
      and(
        eq(appointmentLines.businessId, appointments.businessId),
        eq(appointmentLines.appointmentId, appointments.id),
      ),
    )
    .leftJoin(
      chairs,
      and(
        eq(chairs.businessId, appointmentLines.businessId),
        eq(chairs.id, appointmentLines.chairId),
        eq(appointmentLines.personChosen, true),
        chairs.active,
      ),
    )
    .where(
      and(
        eq(asked.id, appointmentId),
        eq(asked.userId, userId),
        isNotNull(asked.groupPlace),
        isNotNull(appointments.groupPlace),
        inArray(appointments.status, ['New', 'Accept', 'Reschedule']),
        gt(appointments.startsAt, now),
      ),
    )
    .orderBy(
      asc(appointments.groupPlace),
      asc(appointmentLines.startsAt),
      asc(appointmentLines.position),
      asc(appointmentLines.id),
    );
}
