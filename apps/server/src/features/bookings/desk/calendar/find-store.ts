import { appointmentLines, appointments, servicePricings, services, users } from '@thyme/db/schema';
import { and, asc, desc, eq, gt, inArray, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { reachedBy } from '../../../access/index.ts';
import { servicesInWords } from '../appointment-joins-store.ts';

/** How many matching guests and services are used; more than that means the search is too vague. */
const MOST_MATCHES = 60;

const like = (words: string) => `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Guests of the business by name or phone number. */
function matchingGuests(db: Db, businessId: number, words: string) {
  const digits = words.replace(/\D/g, '');
  const name = sql`unaccent(${users.firstName} || ' ' || ${users.lastName}) ilike unaccent(${like(words)})`;
  const phone = sql`regexp_replace(coalesce(${users.mobile}, ''), '\\D', '', 'g') like ${`%${digits}%`}`;
  return db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        digits.length < 3 ? name : or(name, phone),
        isNull(users.deletedAt),
        sql`${users.id} in (select user_id from ${appointments} where business_id = ${businessId})`,
      ),
    )
    .limit(MOST_MATCHES);
}

/** Pricings of services by name. */
function matchingPricings(db: Db, businessId: number, words: string) {
  return db
    .select({ id: servicePricings.id })
    .from(servicePricings)
    .innerJoin(
      services,
      and(eq(services.businessId, servicePricings.businessId), eq(services.id, servicePricings.serviceId)),
    )
    .where(
      and(eq(servicePricings.businessId, businessId), sql`unaccent(${services.name}) ilike unaccent(${like(words)})`),
    )
    .limit(MOST_MATCHES);
}

const found = {
  id: appointments.id,
  guestId: users.id,
  startsAt: appointments.startsAt,
  status: appointments.status,
  firstName: users.firstName,
  lastName: users.lastName,
  service: servicesInWords,
  person: sql<string | null>`(select coalesce(c.person, c.name) from appointment_lines l
    join chairs c on c.business_id = l.business_id and c.id = l.chair_id
    where l.business_id = ${appointments}.business_id and l.appointment_id = ${appointments}.id
    order by l.position limit 1)`,
};

export interface Search {
  businessId: number;
  memberId: number;
  words: string;
  now: number;
  limit: number;
}

/** Appointments of matching guests or services: upcoming ones, nearest first, then past ones, latest first. */
export async function findAppointments(db: Db, { businessId, memberId, words, now, limit }: Search) {
  const [guests, pricings] = await Promise.all([
    matchingGuests(db, businessId, words),
    matchingPricings(db, businessId, words),
  ]);
  const conditions: SQL[] = [];
  if (guests.length > 0)
    conditions.push(
      inArray(
        appointments.userId,
        guests.map(({ id }) => id),
      ),
    );
  if (pricings.length > 0)
    conditions.push(
      sql`exists (select from ${appointmentLines} l where l.business_id = ${appointments}.business_id
        and l.appointment_id = ${appointments}.id and ${inArray(
          sql`l.ser_pricing_id`,
          pricings.map(({ id }) => id),
        )})`,
    );
  if (conditions.length === 0) return [];
  const matching = and(
    eq(appointments.businessId, businessId),
    notInArray(appointments.status, ['Held', 'Lapsed']),
    or(...conditions),
    reachedBy(memberId),
  );
  const select = () => db.select(found).from(appointments).innerJoin(users, eq(users.id, appointments.userId));
  const [coming, past] = await Promise.all([
    select()
      .where(and(matching, gt(appointments.startsAt, now)))
      .orderBy(asc(appointments.startsAt), asc(appointments.id))
      .limit(limit),
    select()
      .where(and(matching, lte(appointments.startsAt, now)))
      .orderBy(desc(appointments.startsAt), desc(appointments.id))
      .limit(limit),
  ]);
  return [...coming, ...past];
}
