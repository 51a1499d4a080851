import { fromPriceOf } from '@thyme/domain/services';
import { moment } from './copy.ts';
import { firstName, lastName } from './people.ts';
import { type Random, randomFrom } from './random.ts';
import { shopNameParts } from './shop-names.ts';
import type { Numbers, Tables } from './tables.ts';
import { streets, towns } from './towns.ts';
import { type TradeKit, tradeKits } from './trades.ts';

export interface Pricing {
  id: number;
  name: string;
  minutes: number;
  price: number;
  specialPrice: number;
}

/** The fields of a shop that its diary needs. */
export interface Shop {
  id: number;
  name: string;
  random: Random;
  chairIds: number[];
  pricings: Pricing[];
  /** Opening hours of each weekday, Sunday first, in minutes. */
  week: (readonly [number, number] | null)[];
  upfrontPercent: number;
  cancellation: number[];
  invoicePrefix: string;
}

const townWeights = towns.map((town) => [town, town[5]] as const);

function week(random: Random): Shop['week'] {
  const opens = random.pick([480, 540, 540, 600, 600, 660]);
  const closes = random.pick([1020, 1080, 1080, 1140, 1200]);
  const day = [opens, closes] as const;
  const monday = random.chance(0.4) ? null : day;
  const saturday = random.chance(0.8) ? ([opens, Math.min(closes, 1020)] as const) : null;
  return [random.chance(0.08) ? day : null, monday, day, day, day, day, saturday];
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function nameOf(random: Random, kit: TradeKit): string {
  const { first, second, tradeNames } = shopNameParts;
  const style = random.next();
  if (style < 0.35) return `${random.pick(first)} ${random.pick(second)}`;
  if (style < 0.45) return `${random.pick(first)} ${tradeNames[kit.slug]}`;
  if (style < 0.75) return `${random.pick(first)} & ${random.pick(first)} ${tradeNames[kit.slug]}`;
  return `${firstName(random)} ${lastName(random)} ${tradeNames[kit.slug]}`;
}

function addServices(shop: Shop, kit: TradeKit, tables: Tables, next: Numbers): void {
  const { random } = shop;
  for (const [position, category] of kit.categories.entries()) {
    tables.serviceCategories.add(shop.id, next.serviceCategories, category.name, position);
    for (const [place, [name, minutes, usual]] of category.offers.entries()) {
      if (shop.pricings.length > 1 && random.chance(0.25)) continue;
      const price = Math.round((usual * (80 + random.between(0, 45))) / 5000) * 50;
      const specialPrice = random.chance(0.12) ? Math.round((price * 0.8) / 50) * 50 : 0;
      tables.services.add(shop.id, next.services, next.serviceCategories, name, place);
      const deposit = random.chance(0.08) ? 50 : null;
      tables.servicePricings.add(shop.id, next.servicePricings, next.services, price, specialPrice, minutes, deposit);
      shop.pricings.push({ id: next.servicePricings, name, minutes, price, specialPrice });
      next.services += 1;
      next.servicePricings += 1;
    }
    next.serviceCategories += 1;
  }
}

/** Adds a shop's owner, chairs, hours and services; the shop row itself follows when its ratings are known. */
export function addShop(seed: number, tables: Tables, next: Numbers): Shop & { kit: TradeKit } {
  const random = randomFrom(seed);
  const kit = random.pick(tradeKits);
  const name = nameOf(random, kit);
  const shop = {
    id: next.businesses,
    name,
    random,
    kit,
    chairIds: [] as number[],
    pricings: [],
    week: week(random),
    upfrontPercent: random.weighted([
      [0, 3],
      [20, 5],
      [30, 2],
      [50, 2],
      [100, 1],
    ]),
    cancellation: random.weighted([
      [[1], 4],
      [[1, 2], 3],
      [[2], 2],
      [[3], 1],
    ]),
    invoicePrefix: `${fold(name)
      .replace(/[^a-z]/g, '')
      .slice(0, 3)
      .toUpperCase()}-`,
  };
  next.businesses += 1;
  const chairCount = random.weighted([
    [1, 4],
    [2, 3],
    [3, 2],
    [5, 1],
  ]);
  for (let position = 0; position < chairCount; position += 1) {
    tables.chairs.add(shop.id, next.chairs, `Chair ${position + 1}`, firstName(random), position);
    shop.chairIds.push(next.chairs);
    next.chairs += 1;
  }
  for (const [weekday, day] of shop.week.entries()) {
    if (day) tables.workHours.add(shop.id, weekday, day[0], day[1]);
  }
  addServices(shop, kit, tables, next);
  return shop;
}

export interface Stars {
  sum: number;
  count: number;
}

export function addShopRow(
  shop: Shop & { kit: TradeKit },
  stars: Stars,
  now: number,
  derive: boolean,
  tables: Tables,
  next: Numbers,
): void {
  const { random, kit } = shop;
  const [area, county, routingKey, lat, lng] = random.weighted(townWeights);
  // Most shops are near the centre: the square thins them out towards the edge.
  const spread = 0.06 * random.next() ** 2;
  const angle = random.next() * 2 * Math.PI;
  const since = now - random.between(30, 1500) * 86_400;
  const about = `${shop.name} in ${area}. ${shop.chairIds.length === 1 ? 'One chair' : `${shop.chairIds.length} chairs`}, no rush.`;
  tables.businesses.add(
    shop.id,
    `${fold(shop.name).slice(0, 50)}-${shop.id}`,
    shop.name,
    kit.slug,
    `${random.between(1, 120)} ${random.pick(streets)}, ${area}, Co. ${county}`,
    area,
    `${routingKey} X${random.between(100, 999)}`,
    lat + spread * Math.sin(angle),
    lng + spread * 1.6 * Math.cos(angle),
    about,
    about,
    random.weighted([
      ['everyone', 8],
      ['female', 1],
      ['male', 1],
    ]),
    random.pick([15, 15, 30]),
    random.chance(0.12),
    shop.cancellation,
    shop.upfrontPercent,
    shop.invoicePrefix,
    derive ? stars.sum : 0,
    derive ? stars.count : 0,
    fromPriceOf(shop.pricings),
    true,
    moment(since),
    moment(since),
  );
  tables.users.add(
    next.users,
    1,
    firstName(random),
    lastName(random),
    null,
    `owner-${next.users}@generated.example`,
    moment(since),
  );
  tables.businessMembers.add(shop.id, next.users, 'owner');
  next.users += 1;
}
