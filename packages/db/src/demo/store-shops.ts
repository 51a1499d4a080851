import { addDays, dateAt, type Instant, weekdayOf } from '@thyme/domain/time';
import { eq } from 'drizzle-orm';
import type { Executor } from '../client.ts';
import { randomFrom } from '../generate/random.ts';
import {
  blockedDates,
  businesses,
  businessMembers,
  businessPictures,
  chairs,
  closedDates,
  trades,
  users,
  workHours,
} from '../schema/index.ts';
import { tradeCatalogues } from './catalogue/index.ts';
import { hoursPatterns } from './hours.ts';
import { DEMO_PASSWORD_HASH, ownerEmail } from './logins.ts';
import { storeShopPictures } from './pictures.ts';
import { type DemoShop, seedOf, slugOf } from './scratch.ts';
import { type ShopSketch, shopSketches } from './shops/index.ts';
import { storeOffer } from './store-offer.ts';

const DAY = 86_400;

function businessRow(sketch: ShopSketch, slug: string, now: Instant, position: number): typeof businesses.$inferInsert {
  const seed = seedOf(slug);
  const publishedAt = now - (20 + ((seed >>> 3) % 700)) * DAY - position;
  const short = slug.replace(/-/g, '').slice(0, 24);
  return {
    slug,
    name: sketch.name,
    trade: sketch.trade,
    zone: sketch.zone ?? 'Europe/Dublin',
    country: sketch.country ?? 'IE',
    currency: sketch.currency ?? 'EUR',
    location: `${sketch.street}, ${sketch.area}, ${sketch.eirCode}`,
    area: sketch.area,
    eirCode: sketch.eirCode,
    lat: sketch.lat,
    lng: sketch.lng,
    about: sketch.about,
    description: sketch.line,
    website: `https://${slug}.example`,
    email: `hello@${slug}.example`,
    phone: `+353 1 555 ${String(1000 + (seed % 9000))}`,
    facebook: `https://facebook.com/${short}`,
    instagram: `https://instagram.com/${short}`,
    linkedin: position % 3 === 0 ? `https://linkedin.com/company/${short}` : null,
    tiktok: position % 2 === 0 ? `https://tiktok.com/@${short}` : null,
    genderServed: sketch.serves ?? 'everyone',
    slotDuration: ([15, 30, 15, 20] as const)[seed % 4] ?? 15,
    bufferMinutes: ([0, 0, 10, 15] as const)[(seed >>> 2) % 4] ?? 0,
    noticeMinutes: ([60, 120, 120, 720] as const)[(seed >>> 4) % 4] ?? 120,
    videoVetting: sketch.vetting ?? false,
    cancellation: sketch.policy,
    upfrontPercent: sketch.upfront,
    vatNumber: sketch.country === 'US' ? null : `IE${String(1_000_000 + (seed % 8_999_999))}${'ABCDEFGHW'[seed % 9]}H`,
    invoicePrefix: `${slug.slice(0, 3).toUpperCase()}-`,
    published: true,
    publishedAt,
    createdAt: publishedAt - 5 * DAY,
  };
}

async function storePeople(db: Executor, sketch: ShopSketch, slug: string, businessId: number): Promise<number> {
  const [firstName = 'Demo', ...rest] = (sketch.people[0] ?? 'Demo').split(' ');
  const [owner] = await db
    .insert(users)
    .values({
      userType: 1,
      firstName,
      lastName: rest.join(' ') || '(demo owner)',
      email: ownerEmail(slug),
      passwordHash: DEMO_PASSWORD_HASH,
    })
    .returning({ id: users.id });
  if (!owner) throw new Error(`${slug} has no owner.`);
  await db.insert(businessMembers).values({ businessId, userId: owner.id, role: 'owner' });
  return owner.id;
}

/** Christmas and a holiday of its own are closed; a day or two ahead is off the market but has a waiting list. */
async function storeClosures(db: Executor, shop: DemoShop, now: Instant) {
  const today = dateAt(shop.zone, now);
  const year = today.slice(0, 4);
  const holiday = addDays(today, shop.random.between(18, 40));
  shop.closed = new Set([`${year}-12-25`, `${year}-12-26`, `${Number(year) + 1}-01-01`, holiday, addDays(holiday, 1)]);
  const reasonOf = (date: string) => (date.slice(5) === '12-25' ? 'Christmas Day' : date === holiday ? 'Away' : null);
  await db
    .insert(closedDates)
    .values([...shop.closed].map((date) => ({ businessId: shop.id, date, reason: reasonOf(date) })));
  if (!shop.random.chance(0.5)) return;
  let blocked = addDays(today, shop.random.between(5, 14));
  while (!shop.hours.some((row) => row.weekday === weekdayOf(blocked)) || shop.closed.has(blocked)) {
    blocked = addDays(blocked, 1);
  }
  shop.blocked = new Set([blocked]);
  await db.insert(blockedDates).values({ businessId: shop.id, date: blocked, reason: 'Training day' });
}

async function storeShop(db: Executor, sketch: ShopSketch, position: number, now: Instant): Promise<DemoShop> {
  const slug = slugOf(sketch.name);
  const row = businessRow(sketch, slug, now, position);
  const [business] = await db.insert(businesses).values(row).returning({ id: businesses.id });
  if (!business) throw new Error(`${slug} was not stored.`);
  const random = randomFrom(seedOf(slug));
  const ownerId = await storePeople(db, sketch, slug, business.id);
  const chairRows = await db
    .insert(chairs)
    .values(
      Array.from({ length: sketch.chairs }, (_, index) => ({
        businessId: business.id,
        name: `Chair ${index + 1}`,
        person: sketch.people[index] ?? null,
        position: index,
      })),
    )
    .returning({ id: chairs.id });
  const shop: DemoShop = {
    id: business.id,
    slug,
    sketch,
    zone: sketch.zone ?? 'Europe/Dublin',
    currency: sketch.currency ?? 'EUR',
    ownerId,
    chairIds: chairRows.map((chair) => chair.id),
    hours: hoursPatterns[sketch.hours],
    closed: new Set(),
    blocked: new Set(),
    pricings: [],
    schedules: [],
    vouchers: [],
    taken: new Map(),
    random,
  };
  await db.insert(workHours).values(shop.hours.map((hours) => ({ businessId: shop.id, ...hours })));
  await storeClosures(db, shop, now);
  const drawn = await storeShopPictures(db, sketch, slug, shop.id, random);
  await db
    .update(businesses)
    .set({ thumbnailId: drawn[0]?.id ?? null })
    .where(eq(businesses.id, shop.id));
  await db
    .insert(businessPictures)
    .values([
      ...drawn
        .slice(0, 4)
        .map(({ id }, index) => ({ businessId: shop.id, pictureId: id, role: 'slider', position: index })),
      ...drawn.map(({ id }, index) => ({ businessId: shop.id, pictureId: id, role: 'photo', position: index })),
    ]);
  await storeOffer(db, shop, now);
  return shop;
}

/** Stores the trades and every shop with its people, hours, pictures and offer. */
export async function storeShops(db: Executor, now: Instant): Promise<DemoShop[]> {
  await db
    .insert(trades)
    .values(
      tradeCatalogues.map(({ slug, name, keywords }, position) => ({ slug, name, keywords: [...keywords], position })),
    )
    .onConflictDoNothing();
  const shops: DemoShop[] = [];
  for (const [position, sketch] of shopSketches.entries()) shops.push(await storeShop(db, sketch, position, now));
  return shops;
}
