import {
  appointmentLines,
  appointments,
  type LinePart,
  occupancies,
  type PlaceBefore,
  videoRooms,
} from '@thyme/db/schema';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { reachedBy } from '../../access/index.ts';

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

/** The places of an appointment's lines, or of its call. */
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
  const rows = await db
    .select({
      ...times,
      lineId: appointmentLines.id,
      minutes: appointmentLines.durationMinutes,
      ownChair: appointmentLines.chairId,
      lineStartsAt: appointmentLines.startsAt,
      parts: appointmentLines.parts,
    })
    .from(occupancies)
    .innerJoin(
      appointmentLines,
      and(eq(appointmentLines.businessId, occupancies.businessId), eq(appointmentLines.id, occupancies.lineId)),
    )
    .where(and(eq(occupancies.businessId, businessId), eq(appointmentLines.appointmentId, id)))
    .orderBy(
      asc(appointmentLines.startsAt),
      asc(appointmentLines.position),
      asc(appointmentLines.id),
      asc(occupancies.startsAt),
    );
  return [...Map.groupBy(rows, ({ lineId }) => lineId).values()].flatMap((ofLine) => placeOfLine(ofLine) ?? []);
}

type LineTime = Omit<PlaceBefore, 'parts'> & {
  ownChair: number | null;
  lineStartsAt: number;
  parts: LinePart[] | null;
};

/** One place per line; with its stored parts if it occupies more or less than its chair. */
function placeOfLine(rows: readonly LineTime[]): PlaceBefore | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const { ownChair, lineStartsAt: startsAt, parts, ...place } = first;
  if (!parts || ownChair === null) return place;
  const own = rows.filter(({ chairId }) => chairId === ownChair);
  return {
    ...place,
    chairId: ownChair,
    startsAt,
    busyUntil: Math.max(startsAt + place.minutes * 60, ...own.map(({ busyUntil }) => busyUntil)),
    isOverride: own.some(({ isOverride }) => isOverride),
    parts: rows.map(({ chairId, startsAt: from, busyUntil: to, isOverride }) => ({
      unit: chairId === ownChair ? null : chairId,
      from: from - startsAt,
      to: to - startsAt,
      ...(isOverride ? { isOverride } : {}),
    })),
  };
}

/** The business of an appointment, for its members only. */
export async function findBusinessOf(db: Db, appointmentId: number, memberId: number): Promise<number | null> {
  const [row] = await db
    .select({ businessId: appointments.businessId })
    .from(appointments)
    .where(and(eq(appointments.id, appointmentId), reachedBy(memberId)));
  return row?.businessId ?? null;
}
