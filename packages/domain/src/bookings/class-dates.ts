import { type Minor, splitProportionally } from '../money/index.ts';

/** A line of a class: one date of a repeated class, or a whole course with several. */
export type SeatLine = {
  readonly price: Minor;
  /** 0 means none. */
  readonly specialPrice: Minor;
  /** The remaining dates. */
  readonly dates: number;
};

const totalOf = ({ price, specialPrice }: Pick<SeatLine, 'price' | 'specialPrice'>) =>
  specialPrice > 0 ? specialPrice : price;

const evenly = (amount: Minor, parts: number): Minor[] => splitProportionally(amount, Array(parts).fill(1));

export type DroppedDate = {
  /** The line's price without the date; null if it was the only one. */
  readonly left: { readonly price: Minor; readonly specialPrice: Minor } | null;
  readonly price: Minor;
  readonly discount: Minor;
  /** The amount no longer owed. */
  readonly total: Minor;
};

/** Removes one date from a line. The dates of a course share its price evenly, and the shares sum to it. */
export function dropDate(line: SeatLine): DroppedDate {
  const price = evenly(line.price, line.dates).at(-1) ?? 0;
  const special = evenly(line.specialPrice, line.dates).at(-1) ?? 0;
  const total = line.specialPrice > 0 ? special : price;
  const left = line.dates > 1 ? { price: line.price - price, specialPrice: line.specialPrice - special } : null;
  return { left, price, discount: price - total, total };
}

/**
 * The part of the payment that is refunded with a dropped date: in proportion to its price among all remaining dates.
 * Dropping them one by one refunds everything in the end.
 */
export function paidShare(paid: Minor, dropped: Minor, lines: readonly SeatLine[]): Minor {
  const whole = lines.reduce((sum, line) => sum + totalOf(line), 0);
  const isLast = lines.reduce((sum, line) => sum + line.dates, 0) === 1;
  if (isLast) return Math.max(0, paid);
  const [, share = 0] = splitProportionally(Math.max(0, paid), [Math.max(0, whole - dropped), dropped]);
  return share;
}

export type Attendance = 'here' | 'missed';

/** A booking was missed if every one of its dates was. */
export function isMissed(dates: readonly { readonly attendance: Attendance | null }[]): boolean {
  return dates.length > 0 && dates.every(({ attendance }) => attendance === 'missed');
}
