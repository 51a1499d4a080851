import {
  asMember,
  chargeTime,
  consentWords,
  periodDay,
  periodEnd,
  type Rhythm,
  sessionsUntil,
} from '@thyme/domain/memberships';
import type { Currency } from '@thyme/domain/money';
import { addDays, DAY, dateAt, HOUR, type Instant } from '@thyme/domain/time';
import { addAppointment } from '../books/add-appointment.ts';
import { addSale } from '../books/add-sale.ts';
import { payByCard } from '../books/card-payment.ts';
import { takeTime } from '../diary/find-time.ts';
import type { DemoShop } from '../opening/demo-shop.ts';
import type { DemoGuest } from '../people/add-guests.ts';
import type { RowOf } from '../rows/tables.ts';
import { guestCalled, shopCalled, type World } from '../world.ts';
import { on, pricingsOf, whenFree } from './book.ts';

const RATE = 13.5;

interface MembershipSketch {
  name: string;
  note: string;
  price: number;
  sessions: number;
  rhythm: Rhythm;
  carriesOver: boolean;
  minPeriods: number;
  /** Percent off every service, and off products. */
  percentOff: number;
  productPercent: number;
  /** The services that a session pays for, by name. */
  only: readonly string[];
}

const SKETCHES: readonly MembershipSketch[] = [
  {
    name: 'Monthly massage',
    note: 'An hour for your back, every month.',
    price: 65_00,
    sessions: 1,
    rhythm: 'month',
    carriesOver: true,
    minPeriods: 0,
    percentOff: 0,
    productPercent: 0,
    only: ['Swedish massage'],
  },
  {
    name: 'Every fortnight',
    note: 'Two head massages, whenever the week gets long.',
    price: 39_00,
    sessions: 2,
    rhythm: '4-weeks',
    carriesOver: false,
    minPeriods: 3,
    percentOff: 10,
    productPercent: 10,
    only: ['Head massage'],
  },
];

interface DemoOffer extends MembershipSketch {
  shop: DemoShop;
  offerId: number;
  voucherId: number;
  /** The stored row: each period increments its counter. */
  row: RowOf<'vouchers'> & { totalSale: number };
  services: { id: number; label: string }[];
}

function addOffer({ rows, now }: World, shop: DemoShop, sketch: MembershipSketch, position: number): DemoOffer {
  const labels = new Map(
    shop.pricings
      .filter(({ service }) => sketch.only.includes(service))
      .map(({ serviceId, service }) => [serviceId, service]),
  );
  const services = [...labels].map(([id, label]) => ({ id, label }));
  const { name, note, price, sessions, rhythm, carriesOver, minPeriods } = sketch;
  const row = {
    ...{ businessId: shop.id, name, title: '', note, color: 'sage', retail: price, value: price, sessions },
    ...{ shareable: false, validFor: 12, limitNumberOfSales: null, totalSale: 0, allServices: services.length === 0 },
    ...{ position: 100 + position, isMembership: true, vatRate: RATE },
  };
  const voucherId = rows.add('vouchers', row);
  for (const { id } of services) rows.put('voucherServices', { businessId: shop.id, voucherId, serviceId: id });
  const createdAt = now - 200 * DAY;
  const { percentOff, productPercent } = sketch;
  const terms = { rhythm, carriesOver, minPeriods, noticeDays: 0, percentOff, productPercent };
  const offerId = rows.add('membershipOffers', { businessId: shop.id, voucherId, ...terms, createdAt });
  return { ...sketch, shop, offerId, voucherId, row, services };
}

interface Joining {
  guest: DemoGuest;
  /** How many days ago. */
  daysAgo: number;
  change?: 'paused' | 'cancelled';
}

/** The sale of one period: its sessions are valid until the end of that period, or of the next one. */
function addPeriod(world: World, offer: DemoOffer, guest: DemoGuest, at: Instant, until: Instant) {
  const { rows } = world;
  const { shop, price, name, sessions, voucherId, services } = offer;
  const saleId = addSale(
    world,
    { shop, guest, bookedAt: at },
    { subTotal: price, discount: 0, total: price, payableNow: price },
  );
  const saleLineId = rows.add('saleLines', {
    ...{
      businessId: shop.id,
      saleId,
      kind: 'voucher',
      appointmentId: null,
      pricingId: null,
      voucherId,
      voucherOwner: null,
    },
    ...{ productName: name, productQty: 1, unitPrice: price, discount: 0, vatRate: shop.vatNumber ? RATE : null },
  });
  const ids = { saleId, appointmentId: null };
  const claim = { side: 'claim', kind: 'sale', amount: price, currency: shop.currency, createdAt: at };
  rows.put('ledgerEntries', { businessId: shop.id, ...ids, ...claim });
  offer.row.totalSale += 1;
  const orderId = rows.next('cardOrders');
  payByCard(world, { shop, guest }, ids, price, at);
  const owner = `${guest.firstName} ${guest.lastName}`;
  const soldId = rows.next('soldVouchers');
  const single = shop.vatNumber ? { purpose: 'single' as const } : {};
  rows.add('soldVouchers', {
    ...{ businessId: shop.id, voucherId, saleId, saleLineId, buyerId: guest.id, owner, ownerId: guest.id },
    code: `${shop.slug.slice(0, 4).toUpperCase()}-MEMB-${soldId}`,
    terms: { name, title: '', color: 'sage', retail: price, validFor: 12, services, ...single, membership: true },
    ...{ unit: 'session', value: sessions, remaining: sessions, currency: shop.currency },
    ...{ message: '', giver: '', purchasedAt: at, expiresAt: until },
  });
  return { saleId, orderId };
}

function addMember(world: World, offer: DemoOffer, { guest, daysAgo, change }: Joining): void {
  const { rows, now } = world;
  const { shop, offerId, price, rhythm } = offer;
  const { zone, currency } = shop;
  const joinedAt = now - daysAgo * DAY - 3 * HOUR;
  const anchor = { on: dateAt(zone, joinedAt), number: 0 };
  let number = 0;
  while (chargeTime(zone, periodDay(rhythm, anchor, number + 1)) < now) number += 1;
  const nextAt = periodEnd(zone, rhythm, anchor, number);
  const terms = { shop: shop.sketch.name, price, currency: currency as Currency, rhythm, noticeDays: 0 };
  const pause = change === 'paused' ? { resumeOn: addDays(dateAt(zone, nextAt), 30) } : {};
  const cancelledAt = now - 2 * DAY;
  const membershipId = rows.add('memberships', {
    ...{ businessId: shop.id, offerId, userId: guest.id, status: 'active' as const },
    consent: consentWords({ ...terms, minPeriods: offer.minPeriods }),
    consentedAt: joinedAt,
    anchorOn: anchor.on,
    anchorNumber: 0,
    number,
    nextAt,
    createdAt: joinedAt,
    ...pause,
    ...(change === 'cancelled' ? { lastNumber: number, cancelledAt, cancelledBy: 'guest' as const } : {}),
  });
  for (let each = 0; each <= number; each += 1) {
    const startsAt = each === 0 ? joinedAt : chargeTime(zone, periodDay(rhythm, anchor, each));
    const until = sessionsUntil(zone, offer, anchor, each);
    rows.put('membershipPeriods', {
      ...{ businessId: shop.id, membershipId, number: each, startsAt, endsAt: periodEnd(zone, rhythm, anchor, each) },
      ...{ amount: price, currency, status: 'paid' as const, paidAt: startsAt, createdAt: startsAt },
      ...addPeriod(world, offer, guest, startsAt, until),
    });
  }
}

/** An appointment of a member, at the member's price. */
function addMemberPrice(world: World, shop: DemoShop, guest: DemoGuest, percent: number): void {
  const busy = world.rows.of('appointments').filter(({ userId }) => userId === guest.id);
  const pricings = pricingsOf(shop, ['Reflexology']);
  const at = whenFree({ world, guest, busy }, shop, pricings, on(world, -18, 11));
  if (at > world.now - DAY) return;
  const services = takeTime(shop, pricings, at).map((one) => ({ ...one, pricing: asMember(one.pricing, percent) }));
  const { saleId } = addAppointment(world, { shop, guest, services, status: 'Completed', bookedAt: at - 4 * DAY });
  for (const line of world.rows.of('saleLines')) if (line.saleId === saleId) line.memberPercent = percent;
}

/** A shop with two memberships: some members keep paying, one pauses next month, one has cancelled. */
export function addMembers(world: World): void {
  const shop = shopCalled(world, 'willow-room');
  const [monthly, fortnight] = SKETCHES.map((sketch, position) => addOffer(world, shop, sketch, position));
  const others = world.others.filter(({ email }) => email).slice(0, 4);
  const [first, second, third, fourth] = others.length >= 4 ? others : world.others;
  if (!monthly || !fortnight || !first || !second || !third || !fourth) return;
  addMember(world, monthly, { guest: guestCalled(world, 'Niamh Gallagher'), daysAgo: 75 });
  addMember(world, monthly, { guest: first, daysAgo: 130 });
  addMember(world, monthly, { guest: second, daysAgo: 40, change: 'paused' });
  addMember(world, fortnight, { guest: third, daysAgo: 20 });
  addMemberPrice(world, shop, third, fortnight.percentOff);
  addMember(world, fortnight, { guest: fourth, daysAgo: 100, change: 'cancelled' });
}
