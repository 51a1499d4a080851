import {
  chairs,
  occupancies,
  resourceClosures,
  resources,
  serviceGroups,
  serviceSchedules,
  services,
} from '@thyme/db/schema';
import type { Instant } from '@thyme/domain/time';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

interface Span {
  chairIds: readonly number[];
  from: Instant;
  to: Instant;
}

/** Class dates held in these room units in a span. */
export function listClassesThen(db: Db, businessId: number, { chairIds, from, to }: Span) {
  return db
    .selectDistinct({
      scheduleId: serviceSchedules.id,
      service: services.name,
      start: serviceSchedules.startsAt,
      guests: serviceSchedules.seatsTaken,
    })
    .from(occupancies)
    .innerJoin(
      serviceSchedules,
      and(eq(serviceSchedules.businessId, occupancies.businessId), eq(serviceSchedules.id, occupancies.scheduleId)),
    )
    .innerJoin(
      serviceGroups,
      and(eq(serviceGroups.businessId, serviceSchedules.businessId), eq(serviceGroups.id, serviceSchedules.groupId)),
    )
    .innerJoin(
      services,
      and(eq(services.businessId, serviceGroups.businessId), eq(services.id, serviceGroups.serviceId)),
    )
    .where(
      and(
        eq(occupancies.businessId, businessId),
        inArray(occupancies.chairId, [...chairIds]),
        lt(occupancies.startsAt, to),
        gt(occupancies.endsAt, from),
        isNull(serviceSchedules.cancelledAt),
      ),
    )
    .orderBy(asc(serviceSchedules.startsAt), asc(serviceSchedules.id));
}

/** The room units of a class date. */
export function listRoomTimes(db: Db, scheduleId: number) {
  return db
    .select({
      id: occupancies.id,
      businessId: occupancies.businessId,
      scheduleId: occupancies.scheduleId,
      unitId: occupancies.chairId,
      resourceId: chairs.resourceId,
      startsAt: occupancies.startsAt,
      endsAt: occupancies.endsAt,
    })
    .from(occupancies)
    .innerJoin(chairs, and(eq(chairs.businessId, occupancies.businessId), eq(chairs.id, occupancies.chairId)))
    .where(and(eq(occupancies.scheduleId, scheduleId), isNotNull(chairs.resourceId)))
    .orderBy(asc(occupancies.id));
}

type RoomTime = Awaited<ReturnType<typeof listRoomTimes>>[number];

/** A free unit of another room of the same kind at the same time, excluding `except`; null if there is none. */
export async function findOtherRoom(
  db: Db,
  { businessId, resourceId, startsAt, endsAt }: RoomTime,
  except: readonly number[] = [],
) {
  const [from, to] = [sql`to_timestamp(${startsAt})`, sql`to_timestamp(${endsAt})`];
  const [row] = await db
    .select({ unitId: chairs.id, name: resources.name })
    .from(resources)
    .innerJoin(chairs, and(eq(chairs.businessId, resources.businessId), eq(chairs.resourceId, resources.id)))
    .where(
      and(
        eq(resources.businessId, businessId),
        resources.active,
        except.length > 0 ? notInArray(chairs.id, [...except]) : undefined,
        sql`${resources.id} <> ${resourceId ?? 0} and ${chairs.unit} <= ${resources.capacity}`,
        sql`${resources.kind} = (select r.kind from ${resources} r where r.business_id = ${businessId} and r.id = ${resourceId ?? 0})`,
        sql`not exists (select 1 from ${occupancies} o where o.business_id = ${businessId} and o.chair_id = ${chairs.id}
          and o.starts_at < ${to} and o.ends_at > ${from})`,
        sql`not exists (select 1 from ${resourceClosures} c where c.business_id = ${businessId} and c.resource_id = ${resources.id}
          and c.starts_at < ${to} and c.ends_at > ${from})`,
      ),
    )
    .orderBy(asc(resources.position), asc(resources.id), asc(chairs.unit))
    .limit(1);
  return row ?? null;
}

/** Replaces the unit that a class occupies by another. */
export async function moveRoomTime(db: Db, time: RoomTime, unitId: number): Promise<void> {
  const { id, businessId, scheduleId, startsAt, endsAt } = time;
  await db.delete(occupancies).where(and(eq(occupancies.businessId, businessId), eq(occupancies.id, id)));
  await db.insert(occupancies).values({ businessId, chairId: unitId, scheduleId, startsAt, endsAt });
}
