import { type CartService, quoteCart, quoteInFull } from '@thyme/domain/bookings';
import { asMember, type MemberTerms, servicePercent } from '@thyme/domain/memberships';
import { type Currency, fromMajor, type Minor } from '@thyme/domain/money';
import {
  normaliseVoucherCode,
  partlyCoveredMessage,
  type RedeemLine,
  redeemVoucher,
  VOUCHER_MESSAGES,
} from '@thyme/domain/vouchers';
import { consumeOrRefuse } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';
import { listMemberTerms } from './members/terms-store.ts';
import type { VoucherCheckAnswer } from './packages/check-answer.ts';
import { checkPackage } from './packages/check-package.ts';
import { findPricings, listOwnPrices, type PricedService } from './pricing-store.ts';
import { heldOf } from './redeem.ts';
import { findByCode } from './sold-store.ts';

const CHECKS = { max: 60, windowSeconds: 600 };
const PRICES_DIFFER = 'The prices have changed. Please check your booking and try again.';

export type { VoucherCheckAnswer } from './packages/check-answer.ts';

export interface SellingService {
  service_pricing_id: number;
  service_id?: number | null | undefined;
  service_qty?: number | null | undefined;
  unit_price?: number | null | undefined;
  special_price?: number | null | undefined;
  /** In a group, whose it is; 0 or left out for the guest who books. */
  guest?: number | null | undefined;
  /** The chosen person, whose price it is. */
  person_id?: number | null | undefined;
}

export interface VoucherCheckRequest {
  viewer: { id: number; clientDetailId: number | null };
  voucher_code: string;
  selling_service: readonly SellingService[];
  guest_id: number;
  grand_total: number;
  discount?: number | null | undefined;
  business_id: number;
  /** The guest is asked for the whole price when booking. */
  in_full?: boolean | null | undefined;
}

/** Counts a check of a code against the account's limit, so that codes cannot be guessed. */
export function limitChecks(services: Services, userId: number): Promise<void> {
  return consumeOrRefuse(services, `voucher-check:account:${userId}`, CHECKS);
}

const refused = (message: string): VoucherCheckAnswer => ({
  status: 0,
  message,
  value: 0,
  valueNow: 0,
  sessions: 0,
});
const notApplicable = () => refused(VOUCHER_MESSAGES['not-applicable']);

/** What a voucher can pay of a cart, up to the given total. Prices are computed by the server; those sent have to match. */
export async function checkVoucher(services: Services, request: VoucherCheckRequest): Promise<VoucherCheckAnswer> {
  const { viewer, guest_id: guestId, business_id: businessId } = request;
  const code = normaliseVoucherCode(request.voucher_code);
  if (code === '') return refused(VOUCHER_MESSAGES['code-missing']);
  await limitChecks(services, viewer.id);
  if (guestId !== viewer.id && guestId !== viewer.clientDetailId) return notApplicable();
  const open = fromMajor(request.grand_total);
  if (!open.ok) return refused(PRICES_DIFFER);
  const cart = await priceCart(services, request);
  if (!cart) return refused(PRICES_DIFFER);
  const voucher = await findByCode(services.db, code);
  if (!voucher) return notApplicable();
  if (voucher.unit === 'session')
    return checkPackage(services, request, { sold: voucher, lines: cart.lines, open: open.value });
  const redeemed = redeemVoucher(heldOf(voucher), {
    businessId,
    guestId: viewer.id,
    now: services.clock.now(),
    lines: cart.lines.map(({ serviceId, amount }) => ({ serviceId, amount })),
  });
  if (!redeemed.ok) return refused(VOUCHER_MESSAGES[redeemed.refusal.code]);
  const value = Math.min(redeemed.value.amount, open.value);
  if (value === 0) return notApplicable();
  const rest = Math.max(0, neededToConfirm(open.value, cart) - value);
  const message = rest > 0 ? partlyCoveredMessage(value, rest, cart.currency as Currency) : '';
  return { status: 1, message, value, valueNow: 0, sessions: 0 };
}

interface PricedCart {
  lines: RedeemLine[];
  total: Minor;
  payableNow: Minor;
  currency: string;
}

/** A client that sends the whole price needs only the amount due now to confirm; vouchers being bought are added to it. */
function neededToConfirm(sent: Minor, { total, payableNow }: PricedCart): Minor {
  return sent === total ? payableNow : sent;
}

async function priceCart(services: Services, request: VoucherCheckRequest): Promise<PricedCart | null> {
  const { selling_service: selling, business_id: businessId, discount, viewer } = request;
  const ids = selling.map((service) => service.service_pricing_id);
  const known = new Map((await findPricings(services.db, businessId, ids)).map((row) => [row.id, row]));
  const member = await listMemberTerms(services.db, { businessId, userId: viewer.id });
  const own = selling.some(({ person_id }) => person_id) ? await listOwnPrices(services.db, businessId, ids) : [];
  const rows = selling.map((sent) => ({ sent, row: byPerson(known.get(sent.service_pricing_id), sent, own) }));
  const items: CartService[] = [];
  for (const { sent, row } of rows) {
    if (!row || !isPricedAlike(sent, row)) return null;
    items.push(cartItem(sent, row, member));
  }
  const [first] = rows;
  const quote = request.in_full ? quoteInFull(items) : quoteCart(items, first?.row?.upfrontPercent ?? 0);
  if (!quote.ok || !first?.row) return null;
  if (discount !== null && discount !== undefined && !isSame(discount, quote.value.discount)) return null;
  return {
    lines: rows.map(({ sent, row }, index) => ({
      serviceId: row?.serviceId ?? 0,
      amount: quote.value.lines[index]?.total ?? 0,
      dueNow: quote.value.lines[index]?.payableNow ?? 0,
      sessions: row?.groupType === 'repeated' ? (sent.service_qty ?? 1) : (row?.dates ?? 1),
    })),
    total: quote.value.total,
    payableNow: quote.value.payableNow,
    currency: first.row.currency,
  };
}

/** The price of the chosen person; special prices are the shop's. */
function byPerson(
  row: PricedService | undefined,
  { person_id: personId }: SellingService,
  own: Awaited<ReturnType<typeof listOwnPrices>>,
): PricedService | undefined {
  const price = own.find((one) => one.personId === personId && one.pricingId === row?.id)?.price ?? null;
  return row && price !== null ? { ...row, price, specialPrice: 0 } : row;
}

function cartItem(sent: SellingService, row: PricedService, member: readonly MemberTerms[]): CartService {
  // Companions pay the usual price.
  const percent = sent.guest ? 0 : servicePercent(member, row.serviceId);
  return {
    kind: 'service',
    pricingId: row.id,
    ...asMember({ price: row.price, specialPrice: row.specialPrice }, percent),
    specialDeposit: row.specialDeposit,
    isGroup: row.groupType !== null,
    isRepeated: row.groupType === 'repeated',
    ...(row.groupType === 'repeated'
      ? { occurrences: sent.service_qty ?? 0, allowsSingle: row.singleVisits ?? false }
      : {}),
  };
}

function isSame(major: number, amount: Minor): boolean {
  const read = fromMajor(major);
  return read.ok && read.value === amount;
}

/** `unit_price` may be the price before or after the special one; anything else is refused. */
function isPricedAlike({ service_id, service_qty, unit_price, special_price }: SellingService, row: PricedService) {
  const quantity = service_qty ?? 1;
  const isCounted = Number.isInteger(quantity) && quantity >= 1 && (row.groupType === 'repeated' || quantity === 1);
  const isService = service_id === null || service_id === undefined || service_id === row.serviceId;
  const isSpecial = special_price === null || special_price === undefined || isSame(special_price, row.specialPrice);
  const isUnit =
    unit_price === null ||
    unit_price === undefined ||
    isSame(unit_price, row.price) ||
    (row.specialPrice > 0 && isSame(unit_price, row.specialPrice));
  return isCounted && isService && isSpecial && isUnit;
}
