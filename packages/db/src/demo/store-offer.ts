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
import type { DemoPricing, DemoShop } from './scratch.ts';

interface PricedService {
  categoryId: number;
  position: number;
  name: string;
  text: string;
  deposit?: number | undefined;
  prices: { label: string; minutes: number; euro: number; sale?: number | undefined }[];
}

const cents = (euro: number) => Math.round(euro * 100);
/** PostgreSQL gives rows back in the order they were inserted. */
const nth = <Row>(rows: readonly Row[], index: number): Row => {
  const row = rows[index];
  if (!row) throw new Error('A row of the demo was not stored.');
  return row;
};

/** Stores services with all their prices; answers the prices of each service, in order. */
async function storeServices(db: Executor, businessId: number, sketches: readonly PricedService[]) {
  if (sketches.length === 0) return [];
  const stored = await db
    .insert(services)
    .values(
      sketches.map(({ categoryId, position, name, text }) => ({
        businessId,
        categoryId,
        name,
        description: text,
        position,
      })),
    )
    .returning({ id: services.id });
  const rows = sketches.flatMap(({ prices, deposit }, index) =>
    prices.map((price, position) => ({
      businessId,
      serviceId: nth(stored, index).id,
      label: price.label,
      price: cents(price.euro),
      specialPrice: cents(price.sale ?? 0),
      durationMinutes: price.minutes,
      specialDeposit: deposit ?? null,
      position,
    })),
  );
  const pricings = await db.insert(servicePricings).values(rows).returning();
  return sketches.map(({ name }, index): DemoPricing[] =>
    pricings
      .filter((row) => row.serviceId === nth(stored, index).id)
      .map((row) => ({
        id: row.id,
        serviceId: row.serviceId,
        name: row.label ? `${name} (${row.label})` : name,
        minutes: row.durationMinutes,
        price: row.price,
        specialPrice: row.specialPrice,
        specialDeposit: row.specialDeposit,
      })),
  );
}

/** Dates of a class or course, the first of them some days from now. */
function datesOf(group: GroupSketch, shop: DemoShop, now: Instant): Instant[] {
  let day = addDays(dateAt(shop.zone, now), shop.random.between(3, 12));
  while (weekdayOf(day) !== group.weekday) day = addDays(day, 1);
  return Array.from({ length: group.dates }, (_, week) =>
    instantOf(shop.zone, wallAt(addDays(day, week * 7), group.at)),
  );
}

function groupRow(group: GroupSketch, shop: DemoShop, pricing: DemoPricing, starts: Instant) {
  const startDate = dateAt(shop.zone, starts);
  return {
    businessId: shop.id,
    serviceId: pricing.serviceId,
    isCourse: group.kind === 'course',
    groupType: group.kind === 'weekly' ? 'repeated' : 'single',
    startDate,
    enrollDate: group.kind === 'course' ? addDays(startDate, -2) : null,
    occurrences: group.dates,
    frequency: group.dates > 1 ? 'weekly' : null,
    seats: group.seats,
  };
}

async function storeGroups(
  db: Executor,
  shop: DemoShop,
  groups: readonly GroupSketch[],
  idOf: (name: string) => number,
  now: Instant,
) {
  if (groups.length === 0) return;
  const pricings = await storeServices(
    db,
    shop.id,
    groups.map((group, position) => ({
      ...group,
      categoryId: idOf(group.category),
      position,
      prices: [{ label: '', minutes: group.minutes, euro: group.euro, sale: group.sale }],
    })),
  );
  const dates = groups.map((group) => datesOf(group, shop, now));
  const stored = await db
    .insert(serviceGroups)
    .values(groups.map((group, i) => groupRow(group, shop, nth(nth(pricings, i), 0), nth(nth(dates, i), 0))))
    .returning({ id: serviceGroups.id });
  const planned = groups.flatMap((group, i) =>
    nth(dates, i).map((startsAt) => ({
      group,
      groupId: nth(stored, i).id,
      pricing: nth(nth(pricings, i), 0),
      startsAt,
    })),
  );
  const rows = await db
    .insert(serviceSchedules)
    .values(
      planned.map(({ group, groupId, startsAt }) => ({
        businessId: shop.id,
        groupId,
        startsAt,
        endsAt: startsAt + group.minutes * 60,
        seats: group.seats,
      })),
    )
    .returning({ id: serviceSchedules.id });
  shop.schedules = planned.map(({ group, groupId, pricing, startsAt }, i) => ({
    id: nth(rows, i).id,
    groupId,
    pricing,
    isCourse: group.kind === 'course',
    startsAt,
    endsAt: startsAt + group.minutes * 60,
    seats: group.seats,
    left: group.seats,
  }));
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

/** Not every shop does everything its trade does, and each has prices of its own, in whole euro. */
function priced(catalogue: Catalogue, shop: DemoShop, idOf: (name: string) => number): PricedService[] {
  const factor = 0.88 + shop.random.next() * 0.28;
  const scaled = (euro: number) => Math.round(euro * factor);
  return catalogue.categories.flatMap((category) =>
    category.services
      .filter((_, index) => index < 2 || shop.random.chance(0.85))
      .map((service, position) => {
        const euro = scaled(service.euro);
        const sale = service.sale && shop.random.chance(0.6) ? Math.min(scaled(service.sale), euro - 1) : undefined;
        const also = (service.also ?? []).map((price) => ({ ...price, euro: scaled(price.euro) }));
        const prices = [{ label: '', minutes: service.minutes, euro, sale }, ...also];
        return { ...service, categoryId: idOf(category.name), position, prices };
      }),
  );
}

/** Stores what a shop sells: its trade's catalogue at its own prices, its classes and its vouchers. */
export async function storeOffer(db: Executor, shop: DemoShop, now: Instant) {
  const whole: Catalogue | undefined = tradeCatalogues.find((trade) => trade.slug === shop.sketch.trade)?.catalogue;
  if (!whole) throw new Error(`No catalogue for ${shop.sketch.trade}.`);
  const catalogue = { ...whole, categories: whole.categories.slice(0, shop.sketch.categories) };
  const groups = shop.sketch.trade === 'yoga-pilates' || shop.random.chance(0.7) ? whole.groups : [];
  const names = [...catalogue.categories.map(({ name }) => name), ...new Set(groups.map(({ category }) => category))];
  const stored = await db
    .insert(serviceCategories)
    .values(names.map((name, position) => ({ businessId: shop.id, name, position })))
    .returning({ id: serviceCategories.id });
  const idOf = (name: string) => nth(stored, names.indexOf(name)).id;
  shop.pricings = (await storeServices(db, shop.id, priced(catalogue, shop, idOf))).flat();
  await storeGroups(db, shop, groups, idOf, now);
  await occupyForClasses(db, shop);
  await storeVouchers(db, shop, catalogue);
}
