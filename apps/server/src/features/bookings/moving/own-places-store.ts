import {
  appointmentLines,
  appointments,
  businessMembers,
  occupancies,
  type PlaceBefore,
  videoRooms,
} from '@thyme/db/schema';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

interface Key {
  businessId: number;
  id: number;
  kind: string;
}

const times = {
  chairId: occupancies.chairId,
  startsAt: occupancies.startsAt,
  busyUntil: occupancies.endsAt,
  isOverride: occupancies.isOverride,
};

/** The places of an appointment's lines, or of the call that it consists of. */
export async function listOwnPlaces(db: Db, { businessId, id, kind }: Key): Promise<PlaceBefore[]> {
  if (kind === 'consultation') {
    const rows = await db
      .select({ ...times, endsAt: videoRooms.endsAt })
      .from(occupancies)
      .innerJoin(
        videoRooms,
        and(eq(videoRooms.businessId, occupancies.businessId), eq(videoRooms.id, occupancies.roomId)),
      )
      .where(and(eq(occupancies.businessId, businessId), eq(videoRooms.appointmentId, id), isNull(videoRooms.endedAt)));
    return rows.map(({ endsAt, ...place }) => ({
      ...place,
      lineId: null,
      minutes: Math.round((endsAt - place.startsAt) / 60),
    }));
  }
  return db
    .select({ ...times, lineId: appointmentLines.id, minutes: appointmentLines.durationMinutes })
    .from(occupancies)
    .innerJoin(
      appointmentLines,
      and(eq(appointmentLines.businessId, occupancies.businessId), eq(appointmentLines.id, occupancies.lineId)),
    )
    .where(and(eq(occupancies.businessId, businessId), eq(appointmentLines.appointmentId, id)))
    .orderBy(asc(appointmentLines.startsAt), asc(appointmentLines.position), asc(appointmentLines.id));
}

/** The business of an appointment, for its members only. */
export async function findBusinessOf(db: Db, appointmentId: number, memberId: number): Promise<number | null> {
  const [row] = await db
    .select({ businessId: appointments.businessId })
    .from(appointments)
    .innerJoin(
      businessMembers,
      and(eq(businessMembers.businessId, appointments.businessId), eq(businessMembers.userId, memberId)),
    )
    .where(eq(appointments.id, appointmentId));
  return row?.businessId ?? null;
}
