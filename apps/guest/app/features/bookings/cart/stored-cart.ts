import { MAX_QUANTITY } from '@thyme/domain/bookings';
import { isLocalDate, type LocalDate, type WallSeconds } from '@thyme/domain/time';
import { VOUCHER_COLOURS, type VoucherColour } from '@thyme/domain/vouchers';
import { keys, read, remove, write } from '../../../lib/session/storage.ts';

/** A companion of the guest. Each item of a group repeats how the group is arranged. */
export interface Companion {
  /** From 1; 0 is the guest who books. */
  place: number;
  name: string;
  /** Where mails about their own appointment go; left out without an address. */
  email?: string;
  arrange: 'start' | 'finish' | 'after';
}

/** A service, class or course in the cart. Of a repeated class the quantity is how many dates in a row. */
export interface StoredService {
  __typename: 'ServicePricing';
  id: number;
  qty: number;
  date: LocalDate | null;
  time: WallSeconds | null;
  /** The requested person; null for anyone, undefined until the guest has chosen. */
  person?: number | null;
  /** The companion it is for; left out for the guest's own. */
  companion?: Companion;
}

export interface StoredVoucher {
  __typename: 'Voucher';
  id: number;
  qty: number;
  /** The recipient's name. */
  person: string;
  /** The recipient's address; left out for a voucher that the giver hands over. */
  email?: string;
  /** The day on which it is mailed; sent immediately when left out. */
  sendOn?: LocalDate;
  /** How the giver signs. */
  from?: string;
  message?: string;
  colour?: VoucherColour;
  /** In cents, for a voucher whose amount the guest chooses. */
  amount?: number;
}

export type StoredItem = StoredService | StoredVoucher;
export type Stored = readonly StoredItem[];

export const emptyCart: Stored = [];

const keyOf = (businessId: number) => `${keys.cart}.${businessId}`;

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX_QUANTITY;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The delivery of a stored voucher, without fields that are invalid. */
function parseGift({ email, sendOn, from, message, colour, amount }: Record<string, unknown>) {
  const known = VOUCHER_COLOURS.find((one) => one === colour);
  return {
    ...(isText(email) ? { email } : {}),
    ...(isText(email) && isText(sendOn) && isLocalDate(sendOn) ? { sendOn } : {}),
    ...(isText(from) ? { from } : {}),
    ...(isText(message) ? { message } : {}),
    ...(known ? { colour: known } : {}),
    ...(Number.isInteger(amount) ? { amount: Number(amount) } : {}),
  };
}

function parseCompanion(value: unknown): { companion?: Companion } {
  if (typeof value !== 'object' || value === null) return {};
  const { place, name, email, arrange } = value as Record<string, unknown>;
  if (!Number.isInteger(place) || Number(place) < 1 || typeof name !== 'string') return {};
  return {
    companion: {
      place: Number(place),
      name,
      ...(isText(email) ? { email } : {}),
      arrange: arrange === 'finish' || arrange === 'after' ? arrange : 'start',
    },
  };
}

function parseItem(value: unknown): StoredItem | null {
  if (typeof value !== 'object' || value === null) return null;
  const { __typename, id, qty, date, time, person, companion } = value as Record<string, unknown>;
  if (!Number.isInteger(id) || !isCount(qty)) return null;
  if (__typename === 'Voucher') {
    if (typeof person !== 'string' || person === '') return null;
    return { __typename, id: Number(id), qty, person, ...parseGift(value as Record<string, unknown>) };
  }
  if (__typename !== 'ServicePricing') return null;
  const chosen = typeof date === 'string' && isLocalDate(date) && Number.isInteger(time);
  const asked =
    person === null || (Number.isInteger(person) && Number(person) > 0) ? { person: person as number | null } : {};
  return {
    __typename,
    id: Number(id),
    qty,
    date: chosen ? date : null,
    time: chosen ? Number(time) : null,
    ...(person === undefined ? {} : asked),
    ...parseCompanion(companion),
  };
}

/** Parses a stored cart and drops entries that are invalid. */
export function parseCart(text: string | null): Stored {
  if (text === null) return emptyCart;
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.map(parseItem).filter((item) => item !== null) : emptyCart;
  } catch {
    // Written by other code under our key: treated as missing.
    return emptyCart;
  }
}

let last: { text: string | null; key: string; cart: Stored } | null = null;

/** The cart of a shop. Returns the same object for the same text, since React compares by identity. */
export function readCart(businessId: number): Stored {
  const key = keyOf(businessId);
  const text = read(key);
  if (last?.key !== key || last.text !== text) last = { key, text, cart: parseCart(text) };
  return last.cart;
}

/** Removes companions when the guest has no service left, and renumbers places without gaps. */
function tidyGroup(cart: Stored): Stored {
  const places = [...new Set(cart.map(placeOf))].sort((a, b) => a - b);
  if (places.every((place) => place === 0)) return cart;
  const isAlone = !cart.some((item) => item.__typename === 'ServicePricing' && !item.companion);
  return cart.flatMap((item): StoredItem[] => {
    if (item.__typename !== 'ServicePricing' || !item.companion) return [item];
    return isAlone ? [] : [{ ...item, companion: { ...item.companion, place: places.indexOf(placeOf(item)) } }];
  });
}

export function writeCart(businessId: number, wished: Stored): void {
  const cart = tidyGroup(wished);
  if (cart.length === 0) remove(keyOf(businessId));
  else write(keyOf(businessId), JSON.stringify(cart));
}

/** Identifies an entry of the cart. */
export type Entry = Pick<StoredItem, '__typename' | 'id'> & { companion?: Companion };

/** The place in the group of the guest an entry is for: 0 for the guest who books. */
export const placeOf = ({ companion }: Entry): number => companion?.place ?? 0;

export const isSame = (a: Entry, b: Entry): boolean =>
  a.__typename === b.__typename && a.id === b.id && placeOf(a) === placeOf(b);

export const entryKey = (entry: Entry): string => `${entry.__typename}-${entry.id}-${placeOf(entry)}`;
