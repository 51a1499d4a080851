import { createHash, randomBytes } from 'node:crypto';
import { connect } from '@thyme/db';
import {
  businesses,
  chairs,
  clientDetails,
  serviceCategories,
  servicePricings,
  services,
  sessions,
  trades,
  users,
  workHours,
} from '@thyme/db/schema';

export interface BenchShop {
  id: number;
  chairIds: number[];
  pricingId: number;
}

export interface BenchGuest {
  id: number;
  token: string;
}

export const SLOT_SECONDS = 1_800;
const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
const DAY = 86_400;

/** Shops that are open day and night with ten chairs each, and guests who are logged in. */
export async function openShops(url: string, shopCount: number, guestCount: number) {
  const { db, close } = connect(url);
  try {
    const now = Math.floor(Date.now() / 1000);
    await db.insert(trades).values({ slug: 'hair', name: 'Hair' }).onConflictDoNothing();
    const shops: BenchShop[] = [];
    for (let number = 0; number < shopCount; number += 1) shops.push(await openShop(db, number, now));
    const people = await db
      .insert(users)
      .values(
        Array.from({ length: guestCount }, (_none, index) => ({
          userType: 2,
          firstName: 'Guest',
          lastName: `Number ${index}`,
          email: `bench-${index}@guest.example`,
        })),
      )
      .returning({ id: users.id });
    await db.insert(clientDetails).values(people.map(({ id: userId }) => ({ userId })));
    const guests: BenchGuest[] = people.map(({ id }) => ({ id, token: randomBytes(32).toString('base64url') }));
    await db.insert(sessions).values(
      guests.map(({ id: userId, token }) => ({
        userId,
        tokenHash: createHash('sha256').update(token).digest(),
        createdAt: now,
        lastUsedAt: now,
        idleExpiresAt: now + 30 * DAY,
        expiresAt: now + 30 * DAY,
      })),
    );
    return { shops, guests };
  } finally {
    await close();
  }
}

type Db = ReturnType<typeof connect>['db'];

async function openShop(db: Db, number: number, now: number): Promise<BenchShop> {
  const [shop] = await db
    .insert(businesses)
    .values({
      slug: `bench-${number}`,
      name: `Bench ${number}`,
      trade: 'hair',
      lat: 53.3,
      lng: -6.2,
      published: true,
      publishedAt: now,
      noticeMinutes: 0,
      horizonDays: 700,
      slotDuration: SLOT_SECONDS / 60,
    })
    .returning({ id: businesses.id });
  const businessId = shop?.id ?? 0;
  await db.insert(workHours).values(WEEK.map((weekday) => ({ businessId, weekday, startMinute: 0, endMinute: 1440 })));
  const seats = await db
    .insert(chairs)
    .values(Array.from({ length: 10 }, (_none, position) => ({ businessId, name: `Chair ${position}`, position })))
    .returning({ id: chairs.id });
  const [category] = await db.insert(serviceCategories).values({ businessId, name: 'Hair' }).returning();
  const [service] = await db
    .insert(services)
    .values({ businessId, categoryId: category?.id ?? 0, name: 'Cut' })
    .returning();
  const [pricing] = await db
    .insert(servicePricings)
    .values({ businessId, serviceId: service?.id ?? 0, price: 5_000, durationMinutes: 30 })
    .returning();
  return { id: businessId, chairIds: seats.map(({ id }) => id), pricingId: pricing?.id ?? 0 };
}
