import { type Minor, splitProportionally } from '../money/index.ts';

/** A line of a class: one date of a repeated class, or a whole course with several. */
export type SeatLine = {
  readonly price: Minor;
  /** 0 means none. */
  readonly specialPrice: Minor;
  /** The dates on which it still has a seat. */
  readonly dates: number;
};

const totalOf = ({ price, specialPrice }: Pick<SeatLine, 'price' | 'specialPrice'>) =>
  specialPrice > 0 ? specialPrice : price;

const evenly = (amount: Minor, parts: number): Minor[] => splitProportionally(amount, Array(parts).fill(1));

export type DroppedDate = {
  /** What the line costs without the date; null where it was the line's only one. */
  readonly left: { readonly price: Minor; readonly specialPrice: Minor } | null;
  readonly price: Minor;
  readonly discount: Minor;
  /** What is no longer owed. */
  readonly total: Minor;
};

/** Takes one date out of a line. The dates of a course share its price evenly, and the shares sum to it. */
export function dropDate(line: SeatLine): DroppedDate {
  const price = evenly(line.price, line.dates).at(-1) ?? 0;
  const special = line.specialPrice > 0 ? (evenly(line.specialPrice, line.dates).at(-1) ?? 0) : 0;
  const total = line.specialPrice > 0 ? special : price;
  const left = line.dates > 1 ? { price: line.price - price, specialPrice: line.specialPrice - special } : null;
  return { left, price, discount: price - total, total };
}

/**
 * The part of what was paid that goes back with a dropped date: in proportion to what the date costs among all that are
 * left. Dropping one after the other returns everything in the end.
 */
export function paidShare(paid: Minor, dropped: Minor, lines: readonly SeatLine[]): Minor {
  const whole = lines.reduce((sum, line) => sum + totalOf(line), 0);
  const isLast = lines.reduce((sum, line) => sum + line.dates, 0) === 1;
  if (isLast) return Math.max(0, paid);
  return splitProportionally(Math.max(0, paid), [Math.max(0, whole - dropped), dropped]).at(-1) ?? 0;
}

export type Attendance = 'here' | 'missed';

/** A booking was missed when every one of its dates was. */
export function isMissed(dates: readonly { readonly attendance: Attendance | null }[]): boolean {
  return dates.length > 0 && dates.every(({ attendance }) => attendance === 'missed');
}
