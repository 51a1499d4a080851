import { businesses, businessMembers, calendarSources, chairs, identityProviderRecords } from '@thyme/db/schema';
import { addDays, dateAt, instantOf, wallAt, weekdayOf } from '@thyme/domain/time';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { hashToken, randomToken } from '../../../platform/crypto/ids.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Db } from '../../../platform/database/database.ts';

const SHOP = 'fern-and-fold';
const ACCOUNT = 'demo-owner-calendar';
/** Far enough ahead to leave the demo's full weeks unchanged. */
const WEEKS_AHEAD = 6;
const LUNCHES = 4;

/**
 * Connects a calendar at the demo's own Google for the second person of a demo shop, with lunches on some Thursdays. The server reads it like any
 * other. Does nothing if the shop or the person is missing.
 */
export async function addDemoCalendar({ db, sealing }: { db: Db; sealing: Sealing }, now: number): Promise<void> {
  const found = await findPerson(db);
  if (!found) return;
  const { businessId, zone, chairId, ownerId } = found;
  const refreshToken = randomToken();
  const id = hashToken(refreshToken).toString('hex');
  const secret = JSON.stringify({ kind: 'google', accessToken: '', refreshToken, expiresAt: 0 });
  const named = { kind: 'google' as const, name: 'Google', account: 'family@calendar.example' };
  await db.transaction(async (tx) => {
    await tx
      .insert(identityProviderRecords)
      .values([
        { kind: 'calendar-token', id, payload: { account: ACCOUNT, use: 'refresh' } },
        ...lunches(zone, now).map((event) => ({
          kind: 'calendar-event',
          id: `${ACCOUNT}:${event.id}`,
          payload: { account: ACCOUNT, event },
        })),
      ])
      .onConflictDoNothing();
    await tx.insert(calendarSources).values({
      ...named,
      businessId,
      chairId,
      secretSealed: sealing.seal(secret, `calendar-source:${businessId}`),
      nextCheckAt: now,
      createdBy: ownerId,
      createdAt: now,
    });
  });
}

async function findPerson(db: Db) {
  const people = await db
    .select({ businessId: businesses.id, zone: businesses.zone, chairId: chairs.id, ownerId: businessMembers.userId })
    .from(businesses)
    .innerJoin(chairs, and(eq(chairs.businessId, businesses.id), chairs.active, isNotNull(chairs.person)))
    .innerJoin(businessMembers, and(eq(businessMembers.businessId, businesses.id), eq(businessMembers.role, 'owner')))
    .where(eq(businesses.slug, SHOP))
    .orderBy(asc(chairs.position), asc(chairs.id));
  return people[1] ?? null;
}

function lunches(zone: string, now: number) {
  const today = dateAt(zone, now);
  const thursday = addDays(today, ((4 - weekdayOf(today) + 7) % 7) + WEEKS_AHEAD * 7);
  return Array.from({ length: LUNCHES }, (_none, week) => {
    const at = (minute: number) => ({
      dateTime: new Date(instantOf(zone, wallAt(addDays(thursday, week * 7), minute)) * 1000).toISOString(),
    });
    return { id: `lunch${week}`, summary: 'Lunch with Mam', start: at(13 * 60), end: at(14 * 60) };
  });
}
