import {
  appointmentLines,
  appointments,
  businesses,
  patchTests,
  recordedTests,
  servicePricings,
  services,
  users,
} from '@thyme/db/schema';
import { fromRecord, type PatchTest } from '@thyme/domain/services';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';

const tests = alias(services, 'tests');

/** The rules of a business, with the names of both services. */
export function listRules(db: Db, businessId: number) {
  return db
    .select({
      serviceId: patchTests.serviceId,
      service: services.name,
      testServiceId: patchTests.testServiceId,
      test: tests.name,
      hoursBefore: patchTests.hoursBefore,
      validDays: patchTests.validDays,
    })
    .from(patchTests)
    .innerJoin(services, and(eq(services.businessId, patchTests.businessId), eq(services.id, patchTests.serviceId)))
    .innerJoin(tests, and(eq(tests.businessId, patchTests.businessId), eq(tests.id, patchTests.testServiceId)))
    .where(eq(patchTests.businessId, businessId))
    .orderBy(asc(services.name), asc(services.id));
}

export type StoredRule = Awaited<ReturnType<typeof listRules>>[number];

export async function saveRule(db: Db, rule: typeof patchTests.$inferInsert): Promise<void> {
  const { testServiceId, hoursBefore, validDays } = rule;
  await db
    .insert(patchTests)
    .values(rule)
    .onConflictDoUpdate({
      target: [patchTests.businessId, patchTests.serviceId],
      set: { testServiceId, hoursBefore, validDays },
    });
}

export async function deleteRule(db: Db, businessId: number, serviceId: number): Promise<boolean> {
  const rows = await db
    .delete(patchTests)
    .where(and(eq(patchTests.businessId, businessId), eq(patchTests.serviceId, serviceId)))
    .returning({ serviceId: patchTests.serviceId });
  return rows.length > 0;
}

/** The name of an individual service; null for a class, a course and a missing one. */
export async function findSingleService(db: Db, businessId: number, id: number): Promise<string | null> {
  const { rows } = await db.execute<{ name: string }>(sql`select s.name from ${services} s
    where s.business_id = ${businessId} and s.id = ${id}
      and not exists (select from service_groups g where g.business_id = s.business_id and g.service_id = s.id)`);
  return rows[0]?.name ?? null;
}

export type KnownTest = PatchTest & { isDone: boolean; recordedId?: number };

/** Tests that a guest has had, or has booked. */
export async function listTests(
  db: Db,
  { businessId, userId, serviceIds }: { businessId: number; userId: number; serviceIds: readonly number[] },
): Promise<KnownTest[]> {
  if (serviceIds.length === 0) return [];
  const rows = await db
    .select({
      serviceId: servicePricings.serviceId,
      endsAt: sql<number>`extract(epoch from ${appointmentLines.startsAt})::bigint::float8 + ${appointmentLines.durationMinutes} * 60`,
      isDone: sql<boolean>`${appointments.status} = 'Completed'`,
    })
    .from(appointments)
    .innerJoin(
      appointmentLines,
      and(
        eq(appointmentLines.businessId, appointments.businessId),
        eq(appointmentLines.appointmentId, appointments.id),
      ),
    )
    .innerJoin(
      servicePricings,
      and(
        eq(servicePricings.businessId, appointmentLines.businessId),
        eq(servicePricings.id, appointmentLines.pricingId),
      ),
    )
    .where(
      and(
        eq(appointments.businessId, businessId),
        eq(appointments.userId, userId),
        inArray(appointments.status, ['New', 'Reschedule', 'Accept', 'Completed']),
        inArray(servicePricings.serviceId, [...serviceIds]),
      ),
    );
  const recorded = await listRecorded(db, { businessId, userId });
  const counted = recorded.filter(({ serviceId }) => serviceIds.includes(serviceId));
  return [...rows, ...counted.map((one) => ({ ...fromRecord(one, one.zone), isDone: true, recordedId: one.id }))];
}

/** Tests that a guest had elsewhere, latest first. */
export function listRecorded(db: Db, { businessId, userId }: { businessId: number; userId: number }) {
  return db
    .select({
      id: recordedTests.id,
      serviceId: recordedTests.serviceId,
      test: services.name,
      testedOn: recordedTests.testedOn,
      doneBy: recordedTests.doneBy,
      note: recordedTests.note,
      recordedBy: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      recordedAt: recordedTests.createdAt,
      zone: businesses.zone,
    })
    .from(recordedTests)
    .innerJoin(businesses, eq(businesses.id, recordedTests.businessId))
    .innerJoin(
      services,
      and(eq(services.businessId, recordedTests.businessId), eq(services.id, recordedTests.serviceId)),
    )
    .innerJoin(users, eq(users.id, recordedTests.recordedBy))
    .where(and(eq(recordedTests.businessId, businessId), eq(recordedTests.userId, userId)))
    .orderBy(desc(recordedTests.testedOn), desc(recordedTests.id));
}

export type StoredRecord = Awaited<ReturnType<typeof listRecorded>>[number];

/** False if the same test is already recorded. */
export async function insertRecord(db: Db, row: typeof recordedTests.$inferInsert): Promise<boolean> {
  const rows = await db.insert(recordedTests).values(row).onConflictDoNothing().returning({ id: recordedTests.id });
  return rows.length > 0;
}

/** The guest and the day; null if it does not exist. */
/** Limited to the guests in `within`, if given. */
export async function deleteRecord(db: Db, businessId: number, id: number, within: SQL | undefined) {
  const [row] = await db
    .delete(recordedTests)
    .where(
      and(
        eq(recordedTests.businessId, businessId),
        eq(recordedTests.id, id),
        within && sql`${recordedTests.userId} in ${within}`,
      ),
    )
    .returning({ userId: recordedTests.userId, testedOn: recordedTests.testedOn });
  return row ?? null;
}

/** Whether a service is another one's test. */
export async function isTest(db: Db, businessId: number, serviceId: number): Promise<boolean> {
  const rows = await db
    .select({ serviceId: patchTests.serviceId })
    .from(patchTests)
    .where(and(eq(patchTests.businessId, businessId), eq(patchTests.testServiceId, serviceId)))
    .limit(1);
  return rows.length > 0;
}

/** Lines of an appointment whose services need a test, with their rules. */
export async function listTestedLines(db: Db, businessId: number, appointmentId: number) {
  return db
    .select({
      service: appointmentLines.serviceName,
      startsAt: appointmentLines.startsAt,
      test: tests.name,
      testServiceId: patchTests.testServiceId,
      hoursBefore: patchTests.hoursBefore,
      validDays: patchTests.validDays,
    })
    .from(appointmentLines)
    .innerJoin(
      servicePricings,
      and(
        eq(servicePricings.businessId, appointmentLines.businessId),
        eq(servicePricings.id, appointmentLines.pricingId),
      ),
    )
    .innerJoin(
      patchTests,
      and(eq(patchTests.businessId, servicePricings.businessId), eq(patchTests.serviceId, servicePricings.serviceId)),
    )
    .innerJoin(tests, and(eq(tests.businessId, patchTests.businessId), eq(tests.id, patchTests.testServiceId)))
    .where(and(eq(appointmentLines.businessId, businessId), eq(appointmentLines.appointmentId, appointmentId)))
    .orderBy(asc(appointmentLines.position));
}
