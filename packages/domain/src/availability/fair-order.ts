import { dateAt, dayNumber, endOfDay, type Instant, startOfDay, type Zone } from '../time/index.ts';
import { busyWithin, chairsInOrder } from './busy.ts';
import type { BusyCalendar } from './types.ts';

/** The rules that decide who gets the appointment of a guest who takes anyone. */
export const SPREAD_RULES = ['least-booked', 'longest-idle', 'in-turn', 'seniority'] as const;
export type SpreadRule = (typeof SPREAD_RULES)[number];

export const isSpreadRule = (value: string): value is SpreadRule => SPREAD_RULES.some((rule) => rule === value);

/** How busy a chair is on the day of an appointment. */
export type ChairDay = {
  readonly chair: number;
  readonly takenSeconds: number;
  /** When its last time before the appointment ends; undefined when there is none that day. */
  readonly idleSince: Instant | undefined;
};

/** Breaks ties between chairs that the rule considers equal, and says whose turn it is. */
export type Turn = {
  /** The day of the appointment. */
  readonly day: number;
  /** The chair that got the last appointment of a guest who took anyone. */
  readonly last: number | null;
};

const rotate = <Item>(items: readonly Item[], by: number): Item[] => {
  const from = by % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
};

/**
 * The order in which chairs get an appointment for anyone. `chairs` are in the shop's own order, which is seniority.
 * Ties are broken differently each day, so that quiet days do not all go to the first column.
 */
export function fairOrder(rule: SpreadRule, chairs: readonly ChairDay[], { day, last }: Turn): number[] {
  const names = (list: readonly ChairDay[]) => list.map(({ chair }) => chair);
  const byDay = rotate(chairs, day);
  switch (rule) {
    case 'seniority':
      return names(chairs);
    case 'in-turn':
      return names(rotate(chairs, chairs.findIndex(({ chair }) => chair === last) + 1));
    case 'least-booked':
      return names(byDay.toSorted((a, b) => a.takenSeconds - b.takenSeconds));
    case 'longest-idle': {
      const since = ({ idleSince = Number.MIN_SAFE_INTEGER }: ChairDay) => idleSince;
      return names(byDay.toSorted((a, b) => since(a) - since(b)));
    }
  }
}

/** How appointments for anyone are distributed. */
export type Spread = { readonly rule: SpreadRule; readonly last: number | null };

/** The same calendar with its chairs in fair order for an appointment at `at`. It has to cover the day before that. */
export function spreadBusy(busy: BusyCalendar, { rule, last }: Spread, zone: Zone, at: Instant): BusyCalendar {
  if (busy.chairCount < 2 || rule === 'seniority') return busy;
  const date = dateAt(zone, at);
  const span = { from: startOfDay(zone, date), to: endOfDay(zone, date) };
  const chairs = busy.chairs.slice(0, busy.chairCount).map((chair, index): ChairDay => {
    const { seconds, lastEnd } = busyWithin(busy, index, span, at);
    return { chair, takenSeconds: seconds, idleSince: lastEnd };
  });
  return chairsInOrder(busy, fairOrder(rule, chairs, { day: dayNumber(date), last }));
}
