import { type BusyCalendar, busyCalendar } from '@thyme/domain/availability';
import {
  askedByLink,
  type CartItem,
  type CartQuote,
  type CartRefusal,
  type GoodsRefusal,
  type GuestCalls,
  type GuestStatus,
  hasCallBefore,
  needsConsultation,
  ownPartOf,
  quoteCart,
  quoteInFull,
  type TimeWish,
  UNLIMITED_SALES,
  withCall,
  withGoods,
} from '@thyme/domain/bookings';
import { asMember, type MemberPriced, servicePercent } from '@thyme/domain/memberships';
import { type Currency, sumOf } from '@thyme/domain/money';
import { ok, type Result, refuse } from '@thyme/domain/result';
import {
  DAY,
  dateAt,
  endOfDay,
  existsOnWall,
  type Instant,
  instantOf,
  MINUTE,
  parseWireTime,
  startOfDay,
  type WireTimeRefusal,
} from '@thyme/domain/time';
import { type AmountRefusal, type GiftRefusal, giftSendAt, voucherTerms } from '@thyme/domain/vouchers';
import type { Services } from '../../../platform/services.ts';
import {
  type AtDesk,
  askedOf,
  type CallNeed,
  callNeedOf,
  countedCalls,
  type Offer,
  readBusyBetween,
  readStall,
  type Shop,
} from '../../availability/index.ts';
import { type GuestStatusRecord, WELCOME } from '../../guests/index.ts';
import { listMemberTerms, offeredVouchers, type VoucherOffer } from '../../vouchers/index.ts';
import { type CartGoods, loadGoods, memberGoods, type NoProduct } from './goods.ts';
import type { CartRequest, GroupWishes, ServiceWish, VoucherWish } from './request.ts';

export type CartProblem =
  | { readonly code: 'no-shop' }
  | { readonly code: 'no-service' | 'no-voucher'; readonly index: number }
  | NoProduct
  | (GiftRefusal & { readonly index: number })
  | (AmountRefusal & { readonly index: number; readonly currency: Currency })
  | (WireTimeRefusal & { readonly index: number });

/** `guest` is 0 for the guest who books. */
export type CartWish = TimeWish & { guest: number };

/** A cart with the server's own data about its contents. */
export interface LoadedCart {
  shop: Shop;
  /** One per requested service, in the same order, at the member price if the guest is a member. */
  offers: MemberPriced<Offer>[];
  wishes: CartWish[];
  /** Set for several guests. */
  group: GroupWishes | null;
  /** Booked by the shop for the guest. */
  isAtDesk: boolean;
  vouchers: {
    id: number;
    name: string;
    retail: number;
    isPackage: boolean;
    wish: VoucherWish;
    sendAt: Instant | null;
  }[];
  /** Ordered products. */
  goods: CartGoods[];
  items: CartItem[];
  busy: BusyCalendar;
  /** The guest's status at the shop; New when it has no record. */
  guestStatus: GuestStatusRecord;
  /** Whether the guest missed an appointment here; false unless a rule of the shop asks for it. */
  hasMissed: boolean;
  /** The guest's calls with the shop. */
  calls: GuestCalls;
  callNeed: CallNeed;
  /** The requested consultation call. */
  callAt: Instant | null;
}

/** The requested instant, if any. */
function momentOf(shop: Shop, { date, time }: ServiceWish): Result<Instant | undefined, WireTimeRefusal> {
  if (time === null && date === null) return ok(undefined);
  if (time === null) return refuse('bad-time');
  const moment = parseWireTime(date ?? time, time);
  if (!moment.ok) return moment;
  const { wall } = moment.value;
  return existsOnWall(shop.zone, wall) ? ok(instantOf(shop.zone, wall)) : refuse('bad-time');
}

function serviceItem(offer: MemberPriced<Offer>, { occurrences }: ServiceWish): CartItem {
  const isRepeated = offer.group?.isRepeated ?? false;
  const { memberPercent } = offer;
  return {
    ...(memberPercent === undefined ? {} : { memberPercent }),
    kind: 'service',
    pricingId: offer.pricingId,
    price: offer.price,
    specialPrice: offer.specialPrice,
    specialDeposit: offer.specialDeposit,
    isGroup: offer.group !== null,
    ...(isRepeated ? { isRepeated, allowsSingle: offer.group?.allowsSingle, occurrences: occurrences ?? 0 } : {}),
  };
}

const voucherItem = ({ voucher, wish, retail }: WantedVoucher & { retail: number }): CartItem => ({
  kind: 'voucher',
  voucherId: voucher.id,
  retail,
  quantity: wish.quantity,
  person: wish.owner,
  salesLimit: voucher.limitNumberOfSales ?? UNLIMITED_SALES,
  sold: voucher.totalSale,
});

/** A package belongs to its buyer and is never mailed as a gift. */
const FOR_ONESELF = { owner: 'Me', email: null, sendOn: null, giver: '', message: '', colour: null };

interface WantedVoucher {
  voucher: VoucherOffer;
  wish: VoucherWish;
}

async function loadVouchers(services: Services, { businessId, vouchers }: CartRequest) {
  if (vouchers.length === 0) return ok([]);
  const [offered = []] = await offeredVouchers(services, [businessId], { withPackages: true });
  const found: WantedVoucher[] = [];
  for (const [index, wish] of vouchers.entries()) {
    const voucher = offered.find(({ id }) => id === wish.voucherId);
    if (!voucher) return refuse('no-voucher', { index });
    found.push({ voucher, wish: voucher.sessions === null ? wish : { ...wish, ...FOR_ONESELF } });
  }
  return ok(found);
}

/** The price of each voucher, and when it is mailed. */
function priceVouchers(wanted: readonly WantedVoucher[], shop: Shop, now: Instant) {
  const priced: (WantedVoucher & { retail: number; sendAt: Instant | null })[] = [];
  for (const [index, { voucher, wish }] of wanted.entries()) {
    const sendAt = giftSendAt(wish, shop.zone, now);
    if (!sendAt.ok) return refuse(sendAt.refusal.code, { index });
    const terms = voucherTerms(voucher, wish.amount ?? null);
    if (!terms.ok)
      return { ok: false as const, refusal: { ...terms.refusal, index, currency: shop.currency as Currency } };
    priced.push({ voucher, wish, retail: terms.value.retail, sendAt: sendAt.value });
  }
  return ok(priced);
}

/** Loads a cart's services and vouchers, and what is occupied around the requested times. */
export async function loadCart(
  services: Services,
  request: CartRequest & { videoDatetime?: number | null },
  viewer: number | null,
  desk: AtDesk | null = null,
): Promise<Result<LoadedCart, CartProblem>> {
  const pricingIds = request.services.map(({ pricingId }) => pricingId);
  const { eachPays = false, depositLink = false } = request.group ?? {};
  const asking = desk && { ...desk, asksDeposit: eachPays || depositLink };
  // Before the others: the desk's 'Book anyway' reads on the one connection of its transaction.
  const terms = viewer === null ? [] : await listMemberTerms(services.db, { ...request, userId: viewer });
  const [stall, vouchers, goods] = await Promise.all([
    readStall(services.db, request.businessId, pricingIds, { viewer, desk: asking, now: services.clock.now() }),
    loadVouchers(services, request),
    loadGoods(services, request, viewer),
  ]);
  if (!stall) return refuse('no-shop');
  if (!vouchers.ok) return vouchers;
  if (!goods.ok) return goods;
  const { shop, offers: known } = stall;
  const offers: MemberPriced<Offer>[] = [];
  const wishes: CartWish[] = [];
  for (const [index, wish] of request.services.entries()) {
    const plain = known.get(wish.pricingId);
    if (!plain) return refuse('no-service', { index });
    const asked = askedOf(plain, shop, wish.personId ?? null, `services.${index}.person_id`);
    const offer = wish.guest ? asked : asMember(asked, servicePercent(terms, asked.serviceId));
    const moment = momentOf(shop, wish);
    if (!moment.ok) return { ok: false, refusal: { ...moment.refusal, index } };
    offers.push(offer);
    wishes.push({ offer, at: moment.value, occurrences: wish.occurrences ?? undefined, guest: wish.guest ?? 0 });
  }
  const now = services.clock.now();
  const bought = priceVouchers(vouchers.value, shop, now);
  if (!bought.ok) return bought;
  const callAt = callMoment(shop, request.videoDatetime);
  return ok({
    shop,
    guestStatus: stall.guestStatus ?? WELCOME,
    hasMissed: stall.hasMissed,
    calls: countedCalls(stall.guestCalls, now),
    callNeed: callNeedOf(stall, now),
    callAt,
    offers,
    wishes,
    group: request.group ?? null,
    isAtDesk: desk !== null,
    goods: memberGoods(goods.value, terms),
    vouchers: bought.value.map(({ voucher: { id, name, sessions }, ...rest }) => {
      return { id, name, isPackage: sessions !== null, ...rest };
    }),
    items: [
      ...offers.map((offer, index) => serviceItem(offer, request.services[index] as ServiceWish)),
      ...bought.value.map(voucherItem),
    ],
    // A guest's own checkout holds count as free for that guest, but not at the desk.
    busy: await busyAround(services, shop, { wishes, callAt, viewer: desk ? null : viewer }),
  });
}

function callMoment(shop: Shop, wall: number | null | undefined): Instant | null {
  return wall === null || wall === undefined || !existsOnWall(shop.zone, wall) ? null : instantOf(shop.zone, wall);
}

interface Looking {
  wishes: readonly TimeWish[];
  callAt: Instant | null;
  viewer: number | null;
}

/** Occupied times around requests that need a chair, up to the booking horizon. */
function busyAround(services: Services, shop: Shop, { wishes, callAt, viewer }: Looking) {
  const now = services.clock.now();
  const last = now + (shop.horizonDays + 1) * DAY;
  const chairs = wishes.filter(({ offer }) => !offer.group);
  const starts = [...chairs.flatMap(({ at }) => at ?? []), ...(callAt === null ? [] : [callAt])];
  const sold = starts.filter((at) => at >= now && at <= last);
  if (sold.length === 0) return busyCalendar(shop.chairs, []);
  // The whole length, because services with one start follow each other; and whole days, to find the least booked person.
  const minutes =
    sumOf(chairs.map(({ offer }) => offer.minutes + offer.bufferMinutes + (offer.beforeMinutes ?? 0))) +
    shop.consultationMinutes;
  const [first, latest] = [Math.min(...sold), Math.max(...sold)];
  const dayEnds = endOfDay(shop.zone, dateAt(shop.zone, latest));
  const span = {
    from: startOfDay(shop.zone, dateAt(shop.zone, first)),
    to: Math.max(dayEnds, latest + minutes * MINUTE),
  };
  return readBusyBetween(services, shop, { ...span, viewer });
}

/** Whether the guest needs a call before the first service. Classes need none, so the call may come after them. */
export function isCallNeeded({ shop, items, wishes, calls }: LoadedCart, guestStatus: GuestStatus): boolean {
  const starts = wishes.flatMap(({ offer, at }) => (offer.group || at === undefined ? [] : [at]));
  const hasCall = hasCallBefore(calls, starts.length > 0 ? Math.min(...starts) : undefined);
  return needsConsultation({ guestStatus, videoVetting: shop.videoVetting, items, hasCall });
}

/** Computes the price from the server's own data, including a paid consultation call where one is required. */
export function priceCart(
  cart: LoadedCart,
  guestStatus: GuestStatus,
  { inFull = false } = {},
): Result<CartQuote, CartRefusal | GoodsRefusal> {
  const { shop, items, goods } = cart;
  const priced = isCallNeeded(cart, guestStatus) ? withCall(items, shop.consultationPrice) : items;
  // Products alone have no appointment to be handed over at.
  if (items.length === 0 && goods.length > 0) return refuse('goods-alone');
  const quote = inFull ? quoteInFull(priced) : quoteCart(priced, shop.upfrontPercent);
  if (!quote.ok) return quote;
  return withGoods(groupQuote(cart, quote.value), goods);
}

/** What each of a group pays now: at the desk nothing, and with separate parts only the guest who books. */
function groupQuote(cart: LoadedCart, quote: CartQuote): CartQuote {
  if (cart.group && cart.isAtDesk) return askedByLink(quote);
  if (!paysParts(cart)) return quote;
  return ownPartOf(
    quote,
    cart.wishes.map(({ guest }) => guest),
  );
}

/**
 * Whether each guest of the group pays their own part: they asked for it, and the shop allows time for it. A voucher
 * belongs to no part, so a cart with one is paid by the guest who books.
 */
export const paysParts = ({ shop, group, vouchers }: Pick<LoadedCart, 'shop' | 'group' | 'vouchers'>): boolean =>
  group?.eachPays === true && shop.partHours > 0 && vouchers.length === 0;

/** Whether the desk asks the guest who books for the deposit of the whole group by a link. A guest's own booking pays it at once. */
export const asksDeposit = ({ isAtDesk, group }: Pick<LoadedCart, 'isAtDesk' | 'group'>): boolean =>
  isAtDesk && group?.depositLink === true && group.eachPays !== true;
