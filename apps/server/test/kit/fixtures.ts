import {
  businesses,
  chairs,
  pictures,
  serviceCategories,
  serviceGroups,
  servicePricings,
  serviceSchedules,
  services,
  trades,
  vouchers,
  workHours,
} from '@thyme/db/schema';
import { refreshSearchEntries } from '@thyme/db/search';
import type { Weekday } from '@thyme/domain/time';
import { updateFromPrice } from '../../src/features/services/index.ts';
import type { Db } from '../../src/platform/database/database.ts';

export interface TestBusiness {
  id: number;
  slug: string;
  chairIds: number[];
  categoryId: number;
  serviceId: number;
  pricingId: number;
}

export interface BusinessOptions {
  business?: Partial<typeof businesses.$inferInsert>;
  pricing?: Partial<typeof servicePricings.$inferInsert>;
  chairs?: number;
  /** 0 is Sunday. By default Monday to Friday. */
  weekdays?: Weekday[];
}

let counter = 0;

export function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The fixture was not inserted.');
  return row;
}

/** Updates from-price and search entry after a test has written a business's rows without the API. */
export async function refreshListing(db: Db, businessId: number): Promise<void> {
  await updateFromPrice(db, businessId);
  await refreshSearchEntries(db, [businessId]);
}

/** A published shop: one category with 'Signature facial' (60 minutes, €75), open 9 to 5 on weekdays, one chair. */
export async function insertBusiness(db: Db, now: number, options: BusinessOptions = {}): Promise<TestBusiness> {
  counter += 1;
  await db.insert(trades).values({ slug: 'beauty', name: 'Beauty' }).onConflictDoNothing();
  const { id, slug } = only(
    await db
      .insert(businesses)
      .values({
        slug: `willow-room-${counter}`,
        name: 'Willow Room',
        trade: 'beauty',
        // Chairs are filled in their order, so that a test knows which one is taken.
        spreadRule: 'seniority',
        location: '42 Sandford Close, Ranelagh, Dublin 6',
        area: 'Ranelagh',
        lat: 53.324,
        lng: -6.252,
        published: true,
        publishedAt: now,
        createdAt: now,
        ...options.business,
      })
      .returning({ id: businesses.id, slug: businesses.slug }),
  );
  const days: Weekday[] = options.weekdays ?? [1, 2, 3, 4, 5];
  if (days.length > 0)
    await db
      .insert(workHours)
      .values(days.map((weekday) => ({ businessId: id, weekday, startMinute: 540, endMinute: 1020 })));
  const names = Array.from({ length: options.chairs ?? 1 }, (_none, index) => ({
    businessId: id,
    name: `Chair ${index + 1}`,
    position: index,
  }));
  const chairRows = await db.insert(chairs).values(names).returning({ id: chairs.id });
  const category = only(await db.insert(serviceCategories).values({ businessId: id, name: 'Facials' }).returning());
  const service = only(
    await db.insert(services).values({ businessId: id, categoryId: category.id, name: 'Signature facial' }).returning(),
  );
  const pricing = only(
    await db
      .insert(servicePricings)
      .values({ businessId: id, serviceId: service.id, price: 7_500, durationMinutes: 60, ...options.pricing })
      .returning(),
  );
  await refreshListing(db, id);
  return {
    id,
    slug,
    chairIds: chairRows.map((chair) => chair.id),
    categoryId: category.id,
    serviceId: service.id,
    pricingId: pricing.id,
  };
}

export interface ClassOptions {
  group?: Partial<typeof serviceGroups.$inferInsert>;
  /** Start times in epoch seconds. */
  dates: number[];
  seats?: number;
  name?: string;
}

/** A class or course of a shop, an hour per date. */
export async function insertClass(db: Db, business: TestBusiness, options: ClassOptions) {
  const { id: businessId, categoryId } = business;
  const seats = options.seats ?? 8;
  const service = only(
    await db
      .insert(services)
      .values({ businessId, categoryId, name: options.name ?? 'Evening yoga' })
      .returning(),
  );
  const pricing = only(
    await db
      .insert(servicePricings)
      .values({ businessId, serviceId: service.id, price: 1_500, durationMinutes: 60 })
      .returning(),
  );
  const startDate = new Date((options.dates[0] ?? 0) * 1000).toISOString().slice(0, 10);
  const group = only(
    await db
      .insert(serviceGroups)
      .values({ businessId, serviceId: service.id, startDate, seats, ...options.group })
      .returning(),
  );
  const schedules = await db
    .insert(serviceSchedules)
    .values(
      options.dates.map((startsAt) => ({ businessId, groupId: group.id, startsAt, endsAt: startsAt + 3600, seats })),
    )
    .returning();
  await refreshListing(db, businessId);
  return { serviceId: service.id, pricingId: pricing.id, groupId: group.id, schedules };
}

export async function insertVoucher(db: Db, businessId: number, values: Partial<typeof vouchers.$inferInsert> = {}) {
  return only(
    await db
      .insert(vouchers)
      .values({ businessId, name: 'An afternoon off', retail: 10_000, value: 10_000, ...values })
      .returning(),
  );
}

/** A drawn picture; `folder` determines its address. */
export async function insertPicture(db: Db, values: Partial<typeof pictures.$inferInsert> = {}) {
  counter += 1;
  return only(
    await db
      .insert(pictures)
      .values({
        folder: 'business',
        name: `picture-${counter}`,
        origin: 'drawn',
        drawing: { scene: 'room', seed: counter },
        width: 1600,
        height: 900,
        alt: 'A quiet room',
        tint: '#e4f0e9',
        ...values,
      })
      .returning(),
  );
}
