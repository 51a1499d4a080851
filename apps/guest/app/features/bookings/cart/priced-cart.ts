import {
  type CartItem,
  type CartQuote,
  type QuotedLine,
  quoteCart,
  quoteInFull,
  withCall,
} from '@thyme/domain/bookings';
import type { ShopOffersQuery } from '../../../generated/graphql.ts';
import { allowsSingle, isRepeated } from './repeated.ts';
import type { Stored, StoredItem } from './stored-cart.ts';

export type Offers = Pick<ShopOffersQuery, 'service_categories' | 'business_vouchers'>;
export type OfferedService = Offers['service_categories'][number]['services'][number];
export type OfferedVoucher = Offers['business_vouchers'][number];

const minor = (major: number) => Math.round(major * 100);

interface Named {
  item: CartItem;
  name: string;
  service: OfferedService | null;
  voucher: OfferedVoucher | null;
}

export type CartLine = QuotedLine &
  Omit<Named, 'item'> & {
    stored: StoredItem;
    /** The requested person, whose price and duration apply. */
    person?: { id: number; name: string } | null;
    /** The service's price with anyone, where a person was requested. */
    usual?: { price: number; special_price: number };
  };

/** A product that is chosen, with its price in cents. */
export interface ChosenGoods {
  id: number;
  name: string;
  price: number;
  quantity: number;
  /** The price without a membership, where `price` is the member's. */
  usualPrice?: number;
}

export interface PricedCart {
  lines: readonly CartLine[];
  /** Products to take home. */
  goods?: readonly ChosenGoods[];
  quote: CartQuote | null;
  /** Duration of the services one after the other; classes and courses have their own times. */
  minutes: number;
  /** What a membership takes off the services. */
  memberSaving?: number;
}

/** What a member saves, services and products together; 0 for everybody else. */
export function memberSavingOf({ memberSaving = 0, goods = [] }: PricedCart): number {
  const saved = goods.map(({ usualPrice, price, quantity }) => ((usualPrice ?? price) - price) * quantity);
  return saved.reduce((sum, one) => sum + one, memberSaving);
}

function nameService(stored: StoredItem, { service_categories: categories }: Offers): Named | null {
  const service = categories.flatMap(({ services }) => services).find(({ id }) => id === stored.id);
  if (!service) return null;
  const item: CartItem = {
    kind: 'service',
    pricingId: service.id,
    price: minor(service.price),
    specialPrice: minor(service.special_price),
    specialDeposit: service.special_deposit ?? null,
    isGroup: service.is_group,
    isRepeated: isRepeated(service),
    ...(isRepeated(service) ? { occurrences: stored.qty, allowsSingle: allowsSingle(service) } : {}),
  };
  return { item, name: service.service_name, service, voucher: null };
}

function nameVoucher(stored: StoredItem, { business_vouchers: vouchers }: Offers): Named | null {
  const voucher = vouchers.find(({ id }) => id === stored.id);
  if (!voucher || stored.__typename !== 'Voucher') return null;
  const item: CartItem = {
    kind: 'voucher',
    voucherId: voucher.id,
    retail: stored.amount ?? minor(voucher.retail),
    quantity: stored.qty,
    person: stored.person,
    salesLimit: voucher.limit_number_of_sales,
    sold: voucher.total_sale,
  };
  return { item, name: voucher.name, service: null, voucher };
}

/**
 * The stored cart at the shop's present prices, by the rule that the server charges by. What the shop no longer offers
 * is left out, and so is a voucher that has sold out meanwhile.
 */
export function priceCart(stored: Stored, offers: Offers, depositPercent: number): PricedCart {
  const named = stored.flatMap((item) => {
    const found = item.__typename === 'Voucher' ? nameVoucher(item, offers) : nameService(item, offers);
    return found && quoteCart([found.item], depositPercent).ok ? [{ ...found, stored: item }] : [];
  });
  const quoted = quoteCart(
    named.map(({ item }) => item),
    depositPercent,
  );
  if (!quoted.ok) return { lines: [], quote: null, minutes: 0 };
  const lines = quoted.value.lines.flatMap((line, index) => {
    const known = named[index];
    return known ? [{ ...known, ...line }] : [];
  });
  const minutes = lines.reduce(
    (sum, { service }) => sum + (service && !service.is_group ? Number(service.duration) : 0),
    0,
  );
  return { lines, quote: quoted.value, minutes };
}

/** Adds the consultation call that the guest has to book first, where the shop charges for it. */
export function withPaidCall(priced: PricedCart, price: number): PricedCart {
  if (!priced.quote || price <= 0) return priced;
  const items = priced.lines.map(({ item }) => item);
  const quoted = quoteCart(withCall(items, minor(price)), priced.quote.depositPercent);
  if (!quoted.ok) return priced;
  const lines = priced.lines.map((line, index) => ({ ...line, ...quoted.value.lines[index] }));
  return { ...priced, lines, quote: quoted.value };
}

/** The same where the shop asks this guest for the whole price when booking. */
export function pricedInFull(priced: PricedCart): PricedCart {
  if (!priced.quote) return priced;
  const quoted = quoteInFull(priced.quote.lines.map(({ item }) => item));
  if (!quoted.ok) return priced;
  const lines = priced.lines.map((line, index) => ({ ...line, ...quoted.value.lines[index] }));
  return { ...priced, lines, quote: quoted.value };
}

/** What one person charges and needs for a service. */
export interface PersonTerms {
  id: number;
  name: string;
  price: number;
  special_price: number;
  duration: number;
}

/** The cart with the requested people: each service at their price and duration. */
export function withPeople(priced: PricedCart, termsOf: (line: CartLine) => PersonTerms | null): PricedCart {
  const terms = priced.lines.map(termsOf);
  if (!priced.quote || terms.every((each) => each === null)) return priced;
  const named = priced.lines.map((line, index): CartLine => {
    const own = terms[index];
    if (!own || !line.service || line.item.kind !== 'service') return line;
    const { price, special_price, duration } = own;
    return {
      ...line,
      person: { id: own.id, name: own.name },
      usual: line.service,
      service: { ...line.service, price, special_price, duration },
      item: { ...line.item, price: minor(price), specialPrice: minor(special_price) },
    };
  });
  const quoted = quoteCart(
    named.map(({ item }) => item),
    priced.quote.depositPercent,
  );
  if (!quoted.ok) return priced;
  const lines = named.map((line, index) => ({ ...line, ...quoted.value.lines[index] }));
  const minutes = lines.reduce((sum, { service }) => sum + (service && !service.is_group ? service.duration : 0), 0);
  return { lines, quote: quoted.value, minutes };
}
