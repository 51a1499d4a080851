import {
  appointmentLines,
  appointments,
  chairs,
  holds,
  occupancies,
  resourceClosures,
  resources,
  serviceNeeds,
  services,
  users,
} from '@thyme/db/schema';
import type { Span } from '@thyme/domain/availability';
import { and, asc, count, eq, gt, inArray, isNull, lt, max, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export type ResourceRow = typeof resources.$inferSelect;
export type ResourceValues = Pick<ResourceRow, 'name' | 'kind' | 'capacity'>;

export function listResources(db: Db, businessId: number): Promise<ResourceRow[]> {
  return db
    .select()
    .from(resources)
    .where(eq(resources.businessId, businessId))
    .orderBy(asc(resources.position), asc(resources.id));
}

export async function findResource(db: Db, businessId: number, id: number): Promise<ResourceRow | null> {
  const [row] = await db
    .select()
    .from(resources)
    .where(and(eq(resources.businessId, businessId), eq(resources.id, id)));
  return row ?? null;
}

export async function insertResource(db: Db, businessId: number, values: ResourceValues): Promise<number> {
  const [last] = await db
    .select({ position: max(resources.position) })
    .from(resources)
    .where(eq(resources.businessId, businessId));
  const [row] = await db
    .insert(resources)
    .values({ businessId, ...values, position: (last?.position ?? -1) + 1 })
    .returning({ id: resources.id });
  if (!row) throw new Error('The room was not stored.');
  return row.id;
}

export async function updateResource(
  db: Db,
  businessId: number,
  id: number,
  values: Partial<ResourceValues & Pick<ResourceRow, 'active'>>,
): Promise<void> {
  await db
    .update(resources)
    .set(values)
    .where(and(eq(resources.businessId, businessId), eq(resources.id, id)));
}

/** One row per unit up to the capacity. Units beyond a reduced capacity remain, because appointments may use them. */
export async function ensureUnits(
  db: Db,
  { businessId, id, name, capacity }: Pick<ResourceRow, 'businessId' | 'id' | 'name' | 'capacity'>,
): Promise<void> {
  const [known] = await db
    .select({ total: count() })
    .from(chairs)
    .where(and(eq(chairs.businessId, businessId), eq(chairs.resourceId, id)));
  const first = (known?.total ?? 0) + 1;
  const missing = Array.from({ length: Math.max(0, capacity - first + 1) }, (_, index) => first + index);
  if (missing.length > 0)
    await db.insert(chairs).values(missing.map((unit) => ({ businessId, name, resourceId: id, unit, active: false })));
}

export async function listUnits(db: Db, businessId: number, resourceId: number): Promise<number[]> {
  const rows = await db
    .select({ id: chairs.id })
    .from(chairs)
    .where(and(eq(chairs.businessId, businessId), eq(chairs.resourceId, resourceId)));
  return rows.map(({ id }) => id);
}

export type ClosureRow = typeof resourceClosures.$inferSelect;

export function listClosures(db: Db, businessId: number, since: number): Promise<ClosureRow[]> {
  return db
    .select()
    .from(resourceClosures)
    .where(and(eq(resourceClosures.businessId, businessId), gt(resourceClosures.endsAt, since)))
    .orderBy(asc(resourceClosures.startsAt));
}

export async function insertClosure(db: Db, closure: typeof resourceClosures.$inferInsert): Promise<number> {
  const [row] = await db.insert(resourceClosures).values(closure).returning({ id: resourceClosures.id });
  if (!row) throw new Error('The closure was not stored.');
  return row.id;
}

export async function deleteClosure(db: Db, businessId: number, id: number): Promise<ClosureRow | null> {
  const [row] = await db
    .delete(resourceClosures)
    .where(and(eq(resourceClosures.businessId, businessId), eq(resourceClosures.id, id)))
    .returning();
  return row ?? null;
}

/** The use of rooms and machines in a span: appointments, and held times. */
export function listUses(db: Db, businessId: number, { from, to }: Span, now: number) {
  return db
    .select({
      id: occupancies.id,
      resourceId: chairs.resourceId,
      unit: chairs.unit,
      startsAt: occupancies.startsAt,
      endsAt: occupancies.endsAt,
      holdId: occupancies.holdId,
      appointmentId: appointments.id,
      status: appointments.status,
      firstName: users.firstName,
      lastName: users.lastName,
      service: appointmentLines.serviceName,
      /** The class held in it. */
      className: sql<string | null>`(select v.name from service_schedules d
        join service_groups g on g.business_id = d.business_id and g.id = d.group_id
        join services v on v.business_id = g.business_id and v.id = g.service_id
        where d.business_id = ${occupancies.businessId} and d.id = ${occupancies.scheduleId})`,
    })
    .from(occupancies)
    .innerJoin(chairs, and(eq(chairs.businessId, occupancies.businessId), eq(chairs.id, occupancies.chairId)))
    .leftJoin(
      appointmentLines,
      and(eq(appointmentLines.businessId, occupancies.businessId), eq(appointmentLines.id, occupancies.lineId)),
    )
    .leftJoin(
      appointments,
      and(
        eq(appointments.businessId, appointmentLines.businessId),
        eq(appointments.id, appointmentLines.appointmentId),
      ),
    )
    .leftJoin(users, eq(users.id, appointments.userId))
    .leftJoin(holds, and(eq(holds.businessId, occupancies.businessId), eq(holds.id, occupancies.holdId)))
    .where(
      and(
        eq(occupancies.businessId, businessId),
        gt(chairs.resourceId, 0),
        lt(occupancies.startsAt, to),
        gt(occupancies.endsAt, from),
        or(isNull(holds.id), gt(holds.expiresAt, now)),
      ),
    )
    .orderBy(asc(occupancies.startsAt), asc(occupancies.id));
}

/** The needs of services, in order. */
export function listNeeds(db: Db, businessId: number) {
  return db
    .select({
      serviceId: serviceNeeds.serviceId,
      service: services.name,
      active: services.active,
      resourceId: serviceNeeds.resourceId,
      fromMinute: serviceNeeds.fromMinute,
      toMinute: serviceNeeds.toMinute,
    })
    .from(serviceNeeds)
    .innerJoin(services, and(eq(services.businessId, serviceNeeds.businessId), eq(services.id, serviceNeeds.serviceId)))
    .where(eq(serviceNeeds.businessId, businessId))
    .orderBy(asc(services.position), asc(services.id), asc(serviceNeeds.position));
}

export interface NeedValues {
  resourceId: number;
  fromMinute: number | null;
  toMinute: number | null;
}

/** False if the shop has no such room. */
export async function replaceNeeds(
  db: Db,
  businessId: number,
  serviceId: number,
  needs: readonly NeedValues[],
): Promise<boolean> {
  await db
    .delete(serviceNeeds)
    .where(and(eq(serviceNeeds.businessId, businessId), eq(serviceNeeds.serviceId, serviceId)));
  if (needs.length === 0) return true;
  const ids = [...new Set(needs.map(({ resourceId }) => resourceId))];
  const known = await db
    .select({ id: resources.id })
    .from(resources)
    .where(and(eq(resources.businessId, businessId), inArray(resources.id, ids)));
  if (known.length < ids.length) return false;
  await db.insert(serviceNeeds).values(needs.map((need, position) => ({ businessId, serviceId, position, ...need })));
  return true;
}
