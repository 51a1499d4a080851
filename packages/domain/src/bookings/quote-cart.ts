import { isOccurrences, leastOccurrences } from '../availability/occurrences.ts';
import { MAX_MINOR, type Minor, percentOf, splitProportionally, sumOf } from '../money/index.ts';
import { ok, type Result, refuse } from '../result/index.ts';
import {
  type CartCall,
  type CartItem,
  type CartService,
  type CartVoucher,
  MAX_QUANTITY,
  remainingSales,
  serviceQuantity,
} from './cart.ts';

export type QuotedLine = {
  readonly item: CartItem;
  readonly quantity: number;
  /** Unit price before and after the special price. */
  readonly regularPrice: Minor;
  readonly unitPrice: Minor;
  readonly discount: Minor;
  readonly total: Minor;
  /** Its share of the amount payable now; the shares sum to `payableNow`. */
  readonly payableNow: Minor;
  /** In a group: the amount that a link asks for in advance. */
  readonly askedLater?: Minor;
};

export type CartQuote = {
  readonly lines: readonly QuotedLine[];
  /** Services at their normal prices, including a paid call. */
  readonly subTotal: Minor;
  /** Amount saved by special prices. */
  readonly discount: Minor;
  readonly serviceTotal: Minor;
  readonly depositPercent: number;
  readonly deposit: Minor;
  readonly specialDeposit: Minor;
  readonly voucherTotal: Minor;
  /** Ordered products; left out if there are none. */
  readonly goods?: Minor;
  /** Services after discount, plus vouchers and products. */
  readonly total: Minor;
  /** Vouchers bought, products, deposit and special deposits. */
  readonly payableNow: Minor;
  readonly dueLater: Minor;
  /** A rule of the shop asks this guest for the whole price; left out where none does. */
  readonly inFull?: true;
};

export type CartRefusal =
  | { readonly code: 'empty-cart' | 'total-too-large' }
  | {
      readonly code: 'bad-price' | 'bad-quantity' | 'person-missing';
      readonly index: number;
    }
  | { readonly code: 'bad-occurrences'; readonly index: number; readonly least?: number }
  | { readonly code: 'over-sales-limit'; readonly index: number; readonly remaining: number };

/** Prices and percents come from the server's own data, so an invalid one is a bug and is refused. */
function isPrice(amount: Minor): boolean {
  return Number.isInteger(amount) && amount >= 0 && amount <= MAX_MINOR;
}

function isPercent(percent: number): boolean {
  return percent >= 0 && percent <= 100;
}

export function unitPriceOf(service: Pick<CartService, 'price' | 'specialPrice'>): Minor {
  return service.specialPrice > 0 ? service.specialPrice : service.price;
}

function checkService(service: CartService): 'bad-price' | 'bad-occurrences' | undefined {
  if (!isPrice(service.price) || !isPrice(service.specialPrice) || !isPercent(service.specialDeposit ?? 0)) {
    return 'bad-price';
  }
  return service.isRepeated && !isOccurrences(service.occurrences ?? 0, service) ? 'bad-occurrences' : undefined;
}

function checkItem(item: CartItem, index: number): Result<undefined, CartRefusal> {
  if (item.kind === 'service') {
    const code = checkService(item);
    if (code === 'bad-occurrences' && item.allowsSingle) return refuse(code, { index, least: leastOccurrences(item) });
    return code ? refuse(code, { index }) : ok();
  }
  if (item.kind === 'call') return isPrice(item.price) ? ok() : refuse('bad-price', { index });
  if (!isPrice(item.retail)) return refuse('bad-price', { index });
  if (!Number.isInteger(item.quantity) || item.quantity < 1 || item.quantity > MAX_QUANTITY) {
    return refuse('bad-quantity', { index });
  }
  if (item.person.trim() === '') return refuse('person-missing', { index });
  return ok();
}

/** The same voucher may be in the cart for several recipients; its limit applies to all of them together. */
function checkLimits(items: readonly CartItem[]): Result<undefined, CartRefusal> {
  const wanted = new Map<number, number>();
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'voucher') continue;
    const count = (wanted.get(item.voucherId) ?? 0) + item.quantity;
    wanted.set(item.voucherId, count);
    const remaining = remainingSales(item.salesLimit, item.sold);
    if (count > remaining) return refuse('over-sales-limit', { index, remaining });
  }
  return ok();
}

function priceService(item: CartService) {
  const quantity = serviceQuantity(item);
  const unitPrice = unitPriceOf(item);
  const regularPrice = Math.max(item.price, unitPrice);
  return {
    item,
    quantity,
    regularPrice,
    unitPrice,
    discount: (regularPrice - unitPrice) * quantity,
    total: unitPrice * quantity,
  };
}

function priceVoucher(item: CartVoucher) {
  const { quantity, retail } = item;
  return { item, quantity, regularPrice: retail, unitPrice: retail, discount: 0, total: retail * quantity };
}

function priceCall(item: CartCall) {
  const { price } = item;
  return { item, quantity: 1, regularPrice: price, unitPrice: price, discount: 0, total: price };
}

function priceItem(item: CartItem) {
  switch (item.kind) {
    case 'service':
      return priceService(item);
    case 'voucher':
      return priceVoucher(item);
    case 'call':
      return priceCall(item);
  }
}

/** The percentage of a service's own deposit; 0 if it has none. */
export const specialDepositOf = (item: CartItem): number => (item.kind === 'service' ? item.specialDeposit || 0 : 0);

/** What a cart costs, now and later. The site displays this quote and the server charges it. */
export function quoteCart(items: readonly CartItem[], depositPercent: number): Result<CartQuote, CartRefusal> {
  if (items.length === 0) return refuse('empty-cart');
  for (const [index, item] of items.entries()) {
    const checked = checkItem(item, index);
    if (!checked.ok) return checked;
  }
  const limits = checkLimits(items);
  if (!limits.ok) return limits;

  const priced = items.map(priceItem);
  const total = sumOf(priced.map((line) => line.total));
  if (total > MAX_MINOR) return refuse('total-too-large');

  const percent = Math.min(100, Math.max(0, depositPercent || 0));
  const ordinary = priced.map(({ item, total: cost }) =>
    item.kind !== 'voucher' && specialDepositOf(item) === 0 ? cost : 0,
  );
  const deposit = percentOf(sumOf(ordinary), percent);
  const shares = splitProportionally(deposit, ordinary);
  const lines = priced.map((line, index): QuotedLine => {
    if (line.item.kind === 'voucher') return { ...line, payableNow: line.total };
    const special = percentOf(line.total, specialDepositOf(line.item));
    return { ...line, payableNow: special + (shares[index] ?? 0) };
  });

  const services = lines.filter(({ item }) => item.kind !== 'voucher');
  const serviceTotal = sumOf(services.map((line) => line.total));
  const discount = sumOf(services.map((line) => line.discount));
  const voucherTotal = total - serviceTotal;
  const specialDeposit = sumOf(services.map((line) => line.payableNow)) - deposit;
  const payableNow = voucherTotal + deposit + specialDeposit;
  return ok({
    lines,
    subTotal: serviceTotal + discount,
    discount,
    serviceTotal,
    depositPercent: percent,
    deposit,
    specialDeposit,
    voucherTotal,
    total,
    payableNow,
    dueLater: total - payableNow,
  });
}

/** What a cart costs a guest who is asked for the whole price when booking, whatever deposits its services have. */
export function quoteInFull(items: readonly CartItem[]): Result<CartQuote, CartRefusal> {
  const quote = quoteCart(
    items.map((item) => (item.kind === 'service' ? { ...item, specialDeposit: null } : item)),
    100,
  );
  return quote.ok ? ok({ ...quote.value, inFull: true }) : quote;
}

/** What of the services is paid when booking, without the vouchers and products that are bought with them. */
export const servicesNow = ({ lines }: CartQuote): Minor =>
  sumOf(lines.filter(({ item }) => item.kind !== 'voucher').map((line) => line.payableNow));

/**
 * The effective deposit percentage of some of a quote's lines, to two decimals: the shop's percentage if no service has
 * a special deposit, otherwise the average of all of them.
 */
export function askedPercent({ depositPercent }: CartQuote, lines: readonly QuotedLine[]): number {
  const total = sumOf(lines.map((line) => line.total));
  if (total === 0) return 0;
  const asked = lines.map((line) => line.total * (specialDepositOf(line.item) || depositPercent));
  return Math.round((asked.reduce((sum, share) => sum + share, 0) / total) * 100) / 100;
}
