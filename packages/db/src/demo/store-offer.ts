import { addDays, dateAt, type Instant, instantOf, wallAt, weekdayOf } from '@thyme/domain/time';
import type { Executor } from '../client.ts';
import {
  occupancies,
  serviceCategories,
  serviceGroups,
  servicePricings,
  serviceSchedules,
  services,
  vouchers,
} from '../schema/index.ts';
import { type Catalogue, type GroupSketch, tradeCatalogues } from './catalogue/index.ts';
import type { DemoPricing, DemoSchedule, DemoShop } from './scratch.ts';

const cents = (euro: number) => Math.round(euro * 100);
const first = <Row>(rows: Row[]): Row => {
  const [row] = rows;
  if (!row) throw new Error('A row of the demo was not stored.');
  return row;
};

/** A shop's prices lie a little above or below its trade's, in steps of a euro. */
const priceFactor = (shop: DemoShop) => 0.88 + shop.random.next() * 0.28;

async function storeService(db: Executor, shop: DemoShop, categoryId: number, position: number, sketch: PricedService) {
  const businessId = shop.id;
  const { id: serviceId } = first(
    await db
      .insert(services)
      .values({ businessId, categoryId, name: sketch.name, description: sketch.text, position })
      .returning({ id: services.id }),
  );
  const rows = await db
    .insert(servicePricings)
    .values(
      [{ label: '', minutes: sketch.minutes, euro: sketch.euro, sale: sketch.sale }, ...(sketch.also ?? [])].map(
        (price, index) => ({
          businessId,
          serviceId,
          label: price.label,
          price: cents(Math.round(price.euro)),
          specialPrice: 'sale' in price && price.sale ? cents(Math.round(price.sale)) : 0,
          durationMinutes: price.minutes,
          specialDeposit: sketch.deposit ?? null,
          position: index,
        }),
      ),
    )
    .returning();
  return rows.map(
    (row): DemoPricing => ({
      id: row.id,
      serviceId,
      name: row.label ? `${sketch.name} (${row.label})` : sketch.name,
      minutes: row.durationMinutes,
      price: row.price,
      specialPrice: row.specialPrice,
      specialDeposit: row.specialDeposit,
    }),
  );
}

interface PricedService {
  name: string;
  text: string;
  minutes: number;
  euro: number;
  sale?: number | undefined;
  deposit?: number | undefined;
  also?: { label: string; minutes: number; euro: number }[] | undefined;
}

/** Dates of a class or course, the first of them some days from now. */
function datesOf(group: GroupSketch, shop: DemoShop, now: Instant): Instant[] {
  let day = addDays(dateAt(shop.zone, now), shop.random.between(3, 12));
  while (weekdayOf(day) !== group.weekday) day = addDays(day, 1);
  return Array.from({ length: group.dates }, (_, week) =>
    instantOf(shop.zone, wallAt(addDays(day, week * 7), group.at)),
  );
}

async function storeGroup(db: Executor, shop: DemoShop, categoryId: number, group: GroupSketch, now: Instant) {
  const [pricing] = await storeService(db, shop, categoryId, 0, group);
  if (!pricing) throw new Error(`${group.name} has no price.`);
  const starts = datesOf(group, shop, now);
  const startDate = dateAt(shop.zone, starts[0] ?? now);
  const { id: groupId } = first(
    await db
      .insert(serviceGroups)
      .values({
        businessId: shop.id,
        serviceId: pricing.serviceId,
        isCourse: group.kind === 'course',
        groupType: group.kind === 'weekly' ? 'repeated' : 'single',
        startDate,
        enrollDate: group.kind === 'course' ? addDays(startDate, -2) : null,
        occurrences: group.dates,
        frequency: group.dates > 1 ? 'weekly' : null,
        seats: group.seats,
      })
      .returning({ id: serviceGroups.id }),
  );
  const rows = await db
    .insert(serviceSchedules)
    .values(
      starts.map((startsAt) => ({
        businessId: shop.id,
        groupId,
        startsAt,
        endsAt: startsAt + group.minutes * 60,
        seats: group.seats,
      })),
    )
    .returning();
  return rows.map(
    (row): DemoSchedule => ({
      id: row.id,
      groupId,
      pricing,
      isCourse: group.kind === 'course',
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      seats: row.seats,
      left: row.seats,
    }),
  );
}

/** A class takes the shop's first chair for its time, where that is still free. */
async function occupyForClasses(db: Executor, shop: DemoShop) {
  const chairId = shop.chairIds[0];
  if (chairId === undefined) return;
  const taken = shop.taken.get(chairId) ?? [];
  const rows = [];
  for (const { id, startsAt, endsAt } of shop.schedules) {
    if (taken.some(([from, to]) => from < endsAt && startsAt < to)) continue;
    taken.push([startsAt, endsAt]);
    rows.push({ businessId: shop.id, chairId, startsAt, endsAt, scheduleId: id });
  }
  shop.taken.set(chairId, taken);
  if (rows.length > 0) await db.insert(occupancies).values(rows);
}

async function storeVouchers(db: Executor, shop: DemoShop, catalogue: Catalogue) {
  const rows = catalogue.vouchers.map((voucher, position) => ({
    businessId: shop.id,
    name: voucher.name,
    title: voucher.title,
    note: voucher.note,
    color: voucher.color,
    retail: cents(voucher.euro),
    value: cents(voucher.worth ?? voucher.euro),
    limitNumberOfSales: voucher.limit ?? null,
    position,
  }));
  shop.vouchers = await db.insert(vouchers).values(rows).returning();
}

/** Stores what a shop sells: its trade's catalogue at its own prices, its classes and its vouchers. */
export async function storeOffer(db: Executor, shop: DemoShop, now: Instant) {
  const catalogue: Catalogue | undefined = tradeCatalogues.find((trade) => trade.slug === shop.sketch.trade)?.catalogue;
  if (!catalogue) throw new Error(`No catalogue for ${shop.sketch.trade}.`);
  const factor = priceFactor(shop);
  const scaled = (euro: number) => Math.round(euro * factor);
  const chosen = catalogue.categories.slice(0, shop.sketch.categories ?? catalogue.categories.length);
  const groups = shop.sketch.trade === 'yoga-pilates' || shop.random.chance(0.7) ? catalogue.groups : [];
  const groupNames = [...new Set(groups.map((group) => group.category))];
  const names = [...chosen.map((category) => category.name), ...groupNames];
  const stored = await db
    .insert(serviceCategories)
    .values(names.map((name, position) => ({ businessId: shop.id, name, position })))
    .returning({ id: serviceCategories.id, name: serviceCategories.name });
  const idOf = (name: string) => first(stored.filter((row) => row.name === name)).id;
  for (const category of chosen) {
    // Not every shop does everything its trade does.
    const offered = category.services.filter((_, index) => index < 2 || shop.random.chance(0.85));
    for (const [position, service] of offered.entries()) {
      const euro = scaled(service.euro);
      const sale = service.sale && shop.random.chance(0.6) ? Math.min(scaled(service.sale), euro - 1) : undefined;
      const also = service.also?.map((price) => ({ ...price, euro: scaled(price.euro) }));
      const priced = { ...service, euro, sale, also };
      shop.pricings.push(...(await storeService(db, shop, idOf(category.name), position, priced)));
    }
  }
  for (const group of groups) {
    shop.schedules.push(...(await storeGroup(db, shop, idOf(group.category), group, now)));
  }
  await occupyForClasses(db, shop);
  await storeVouchers(db, shop, catalogue);
}
