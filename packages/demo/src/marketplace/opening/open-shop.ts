import type { Currency } from '@thyme/domain/money';
import { fromPriceOf } from '@thyme/domain/services';
import { addDays, DAY, dateAt, HOUR, type Instant, weekdayOf } from '@thyme/domain/time';
import { randomFrom } from '../../generate/random.ts';
import { reviewDeck } from '../diary/review-deck.ts';
import { DEMO_PASSWORD_HASH, ownerEmail, staffEmail } from '../logins.ts';
import { fullNameOf } from '../people/names.ts';
import type { DemoRows } from '../rows/demo-rows.ts';
import type { RowOf } from '../rows/tables.ts';
import type { ShopSketch } from '../shops/index.ts';
import { addClasses } from './classes.ts';
import type { DemoShop } from './demo-shop.ts';
import { hoursPatterns } from './hours.ts';
import { invoicePrefixOf, seedOf, slugOf } from './naming.ts';
import { addServices } from './offer.ts';
import { addPayAndRota } from './pay.ts';
import { addShopPictures } from './pictures.ts';
import { addWork, askForDays, askForSwap, profileOf } from './profiles.ts';
import { addFeeRule, addShelf } from './shelf.ts';
import { addPackages, addVouchers } from './voucher-offers.ts';

function contactsOf(slug: string, position: number) {
  const short = slug.replace(/-/g, '').slice(0, 24);
  return {
    website: `https://${slug}.example`,
    email: `hello@${slug}.example`,
    phone: `+353 1 555 ${String(1000 + (seedOf(slug) % 9000))}`,
    facebook: `https://facebook.com/${short}`,
    instagram: `https://instagram.com/${short}`,
    linkedin: position % 3 === 0 ? `https://linkedin.com/company/${short}` : null,
    tiktok: position % 2 === 0 ? `https://tiktok.com/@${short}` : null,
  };
}

/** The shop's booking settings: from the sketch if given, otherwise one of the usual sets. */
function rhythmOf(sketch: ShopSketch, seed: number) {
  return {
    slotDuration: sketch.slotMinutes ?? ([15, 30, 15, 20] as const)[seed % 4] ?? 15,
    bufferMinutes: sketch.bufferMinutes ?? ([0, 0, 10, 15] as const)[(seed >>> 2) % 4] ?? 0,
    noticeMinutes: sketch.noticeMinutes ?? ([60, 120, 120, 240] as const)[(seed >>> 4) % 4] ?? 120,
  };
}

/** Irish rates: hairdressing has one of its own, and teaching a hobby has the full one. */
function vatRateOf(trade: string): number {
  if (trade === 'hair' || trade === 'barber') return 9;
  return trade === 'lessons' ? 23 : 13.5;
}

function businessRow(sketch: ShopSketch, position: number, now: Instant) {
  const slug = slugOf(sketch.name);
  const seed = seedOf(slug);
  const publishedAt = now - (sketch.since ?? 60 + ((seed >>> 3) % 700)) * DAY - position;
  const country = sketch.country ?? 'IE';
  const currency: Currency = sketch.currency ?? 'EUR';
  return {
    slug,
    name: sketch.name,
    trade: sketch.trade,
    zone: sketch.zone ?? 'Europe/Dublin',
    country,
    currency,
    location: `${sketch.street}, ${sketch.area}, ${sketch.eirCode}`,
    area: sketch.area,
    eirCode: sketch.eirCode,
    lat: sketch.lat,
    lng: sketch.lng,
    about: sketch.about,
    description: sketch.line,
    ...contactsOf(slug, position),
    genderServed: sketch.serves ?? 'everyone',
    ...rhythmOf(sketch, seed),
    videoVetting: sketch.vetting ?? false,
    cancellation: sketch.policy,
    cancellationSteps: sketch.steps ?? [],
    upfrontPercent: sketch.upfront,
    vatRate: country === 'IE' ? vatRateOf(sketch.trade) : null,
    vatNumber: country === 'IE' ? `IE${String(1_000_000 + (seed % 8_999_999))}${'ABCDEFGHW'[seed % 9]}H` : null,
    invoicePrefix: invoicePrefixOf(slug),
    // Set once its services are added.
    fromPrice: null as number | null,
    published: true,
    publishedAt,
    createdAt: publishedAt - 5 * DAY,
  } satisfies RowOf<'businesses'>;
}

function addPeople(rows: DemoRows, shop: DemoShop) {
  const [firstName, lastName] = fullNameOf(shop.sketch.people[0] ?? 'Demo', seedOf(shop.slug));
  shop.ownerId = rows.add('users', {
    userType: 1,
    firstName,
    lastName,
    email: ownerEmail(shop.slug),
    emailVerifiedAt: shop.publishedAt,
    passwordHash: DEMO_PASSWORD_HASH,
    createdAt: shop.publishedAt - 5 * DAY,
  });
  rows.put('businessMembers', { businessId: shop.id, userId: shop.ownerId, role: 'owner' });
  shop.chairIds = Array.from({ length: shop.sketch.chairs }, (_, position) =>
    rows.add('chairs', {
      businessId: shop.id,
      name: shop.sketch.rooms?.[position] ?? `Chair ${position + 1}`,
      person: shop.sketch.people[position] ?? null,
      position,
      ...profileOf(rows, shop, position),
      staffId: position === 0 && shop.sketch.people.length > 0 ? shop.ownerId : addStaff(rows, shop, position),
      active: true,
    }),
  );
}

const ROLES = ['staff', 'manager'] as const;

/** The login of a staff member, where the sketch has one. */
function addStaff(rows: DemoRows, shop: DemoShop, position: number): number | null {
  const person = shop.sketch.people[position];
  const role = ROLES.find((one) => shop.sketch[one] === position);
  if (person === undefined || !role) return null;
  const [firstName, lastName] = fullNameOf(person, seedOf(shop.slug));
  const userId = rows.add('users', {
    userType: 1,
    firstName,
    lastName,
    email: staffEmail(person, shop.slug),
    emailVerifiedAt: shop.publishedAt,
    passwordHash: DEMO_PASSWORD_HASH,
    createdAt: shop.publishedAt,
  });
  rows.put('businessMembers', { businessId: shop.id, userId, role });
  return userId;
}

/** Closed at Christmas and for a holiday of its own; a day or two ahead is blocked but has a waiting list. */
function addClosures(rows: DemoRows, shop: DemoShop, now: Instant) {
  const today = dateAt(shop.zone, now);
  const year = Number(today.slice(0, 4));
  const holiday = addDays(today, shop.random.between(18, 40));
  const reasons = new Map<string, string>([
    ...[year - 1, year].flatMap((each): [string, string][] => [
      [`${each}-12-25`, 'Christmas Day'],
      [`${each}-12-26`, 'St Stephen’s Day'],
      [`${each + 1}-01-01`, 'New Year’s Day'],
    ]),
    [holiday, 'Away'],
    [addDays(holiday, 1), 'Away'],
  ]);
  for (const [date, reason] of reasons) rows.put('closedDates', { businessId: shop.id, date, reason });
  shop.closed = new Set(reasons.keys());
  if (!shop.random.chance(0.5)) return;
  let blocked = addDays(today, shop.random.between(5, 14));
  while (!shop.hours.some((row) => row.weekday === weekdayOf(blocked)) || shop.closed.has(blocked)) {
    blocked = addDays(blocked, 1);
  }
  shop.blocked.add(blocked);
  rows.put('blockedDates', { businessId: shop.id, date: blocked, reason: 'Training day' });
}

/** Today's cash drawer: opened with a float, with one small expense. */
function addDrawer(rows: DemoRows, shop: DemoShop, now: Instant) {
  const today = { businessId: shop.id, date: dateAt(shop.zone, now), actorId: shop.ownerId };
  rows.put('drawerMovements', { ...today, kind: 'float', amount: 15_000, reason: '', createdAt: now - 2 * HOUR });
  rows.put('drawerMovements', {
    ...today,
    kind: 'out',
    amount: 1_240,
    reason: 'Oat milk and stamps',
    createdAt: now - HOUR,
  });
}

/** Adds a shop: its page, people, hours, pictures and everything it sells. `turn` counts the shops of its trade. */
export function openShop(rows: DemoRows, sketch: ShopSketch, position: number, turn: number, now: Instant): DemoShop {
  const row = businessRow(sketch, position, now);
  const random = randomFrom(seedOf(row.slug));
  const shop: DemoShop = {
    id: rows.add('businesses', row),
    slug: row.slug,
    sketch,
    zone: row.zone,
    country: row.country,
    currency: row.currency,
    prefix: row.invoicePrefix,
    vatNumber: row.vatNumber,
    vatRate: row.vatRate,
    publishedAt: row.publishedAt,
    ownerId: 0,
    slotMinutes: row.slotDuration,
    bufferMinutes: row.bufferMinutes,
    chairIds: [],
    resources: new Map(),
    hours: hoursPatterns[sketch.hours],
    closed: new Set(),
    blocked: new Set(),
    full: new Set(),
    pricings: [],
    groups: [],
    vouchers: [],
    packages: [],
    taken: new Map(),
    random,
    reviews: reviewDeck(sketch, random),
  };
  addPeople(rows, shop);
  addDrawer(rows, shop, now);
  for (const hours of shop.hours) rows.put('workHours', { businessId: shop.id, ...hours });
  addClosures(rows, shop, now);
  addShopPictures(rows, shop, turn);
  addWork(rows, shop);
  askForDays(rows, shop, now);
  askForSwap(rows, shop, now);
  addPayAndRota(rows, shop, now);
  const catalogue = addServices(rows, shop);
  addClasses(rows, shop, catalogue.groups, now);
  addVouchers(rows, shop, catalogue.vouchers);
  addPackages(rows, shop);
  addShelf(rows, shop, now);
  addFeeRule(rows, shop);
  const addOns = new Set(shop.pricings.filter(({ addOn }) => addOn).map(({ serviceId }) => serviceId));
  const prices = rows.of('servicePricings').filter(({ businessId }) => businessId === shop.id);
  row.fromPrice = fromPriceOf(
    prices.map(({ price, specialPrice = 0, serviceId }) => ({ price, specialPrice, addOn: addOns.has(serviceId) })),
  );
  return shop;
}
