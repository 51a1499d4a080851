import type { BookingGroupInput } from '../../../../generated/graphql.ts';
import type { CartLine } from '../../cart/priced-cart.ts';
import { type Companion, placeOf } from '../../cart/stored-cart.ts';

/** The companion a service is for; undefined for the guest's own. */
export const companionOf = ({ stored }: Pick<CartLine, 'stored'>): Companion | undefined =>
  stored.__typename === 'ServicePricing' ? stored.companion : undefined;

/** The guest's place in the group; 0 for the guest who books. */
export const guestOf = ({ stored }: Pick<CartLine, 'stored'>): number =>
  stored.__typename === 'ServicePricing' ? placeOf(stored) : 0;

export const nameForWhom = (line: Pick<CartLine, 'stored' | 'name'>): string => {
  const companion = companionOf(line);
  return companion ? `${line.name}, for ${companion.name}` : line.name;
};

/** The group that a cart is booked for; null for one guest. */
export function groupOf(lines: readonly Pick<CartLine, 'stored'>[]): (BookingGroupInput & { size: number }) | null {
  const companions = new Map(
    lines.flatMap((line) => {
      const companion = companionOf(line);
      return companion ? [[companion.place, companion] as const] : [];
    }),
  );
  const inOrder = [...companions.values()].sort((a, b) => a.place - b.place);
  const [first] = inOrder;
  if (!first) return null;
  return {
    arrange: first.arrange,
    names: inOrder.map(({ name }) => name),
    ...(inOrder.some(({ email }) => email) ? { emails: inOrder.map(({ email }) => email ?? '') } : {}),
    size: inOrder.length + 1,
  };
}

/** The group in the API's format; nothing for one guest. */
export function wireGroup(lines: readonly Pick<CartLine, 'stored'>[], eachPays = false): { group?: BookingGroupInput } {
  const found = groupOf(lines);
  if (!found) return {};
  const { size: _size, ...group } = found;
  return { group: { ...group, ...(eachPays ? { each_pays: true } : {}) } };
}

const NUMBERS = ['no one', 'one', 'two', 'three', 'four', 'five', 'six'];
const ARRANGED = { start: 'starting together', finish: 'finishing together', after: 'one after the other' };

/** 'Three of you, starting together' */
export function groupWords({
  size,
  arrange,
}: {
  size: number;
  arrange?: Companion['arrange'] | null | undefined;
}): string {
  const number = NUMBERS[size] ?? String(size);
  return `${number.charAt(0).toUpperCase()}${number.slice(1)} of you, ${ARRANGED[arrange ?? 'start']}`;
}
