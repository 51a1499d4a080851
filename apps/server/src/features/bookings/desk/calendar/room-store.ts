import { chairs, holds, occupancies, resources, users } from '@thyme/db/schema';
import type { Span } from '@thyme/domain/availability';
import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';

/** The units of rooms and machines in display order: those in use, plus those given by id because they still have entries. */
export function listUnits(db: Db, businessId: number) {
  return db
    .select({
      id: chairs.id,
      name: resources.name,
      kind: resources.kind,
      unit: chairs.unit,
      capacity: resources.capacity,
      active: resources.active,
    })
    .from(chairs)
    .innerJoin(resources, and(eq(resources.businessId, chairs.businessId), eq(resources.id, chairs.resourceId)))
    .where(eq(chairs.businessId, businessId))
    .orderBy(asc(resources.position), asc(resources.id), asc(chairs.unit));
}

/** What occupies the units: a line, a class date, or a hold; expired ones left out. */
export function listUnitTimes(db: Db, businessId: number, { from, to }: Span, now: number) {
  return db
    .select({
      id: occupancies.id,
      chairId: occupancies.chairId,
      startsAt: occupancies.startsAt,
      endsAt: occupancies.endsAt,
      lineId: occupancies.lineId,
      scheduleId: occupancies.scheduleId,
      holdId: occupancies.holdId,
      purpose: holds.purpose,
      expiresAt: holds.expiresAt,
      firstName: users.firstName,
    })
    .from(occupancies)
    .innerJoin(chairs, and(eq(chairs.businessId, occupancies.businessId), eq(chairs.id, occupancies.chairId)))
    .innerJoin(resources, and(eq(resources.businessId, chairs.businessId), eq(resources.id, chairs.resourceId)))
    .leftJoin(holds, and(eq(holds.businessId, occupancies.businessId), eq(holds.id, occupancies.holdId)))
    .leftJoin(users, eq(users.id, holds.userId))
    .where(
      and(
        eq(occupancies.businessId, businessId),
        lt(occupancies.startsAt, to),
        gt(occupancies.endsAt, from),
        or(isNull(holds.id), gt(holds.expiresAt, now)),
      ),
    )
    .orderBy(asc(occupancies.startsAt), asc(occupancies.id));
}
