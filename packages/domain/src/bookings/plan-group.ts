import {
  type Appointment,
  type Arrangement,
  type AvailabilityQuery,
  isPartyFree,
  mostTogether,
  type PlacedLine,
  partyStarts,
  type Spread,
  spreadBusy,
} from '../availability/index.ts';
import { sumOf } from '../money/index.ts';
import { ok, type Result, refuse } from '../result/index.ts';
import type { BookableOffer, PlannedAppointment, PlanRefusal, TimeWish } from './plan-times.ts';

/** Including the guest who books. */
export const MOST_GUESTS = 6;

export const ARRANGEMENT_NAMES = {
  start: 'side by side',
  finish: 'finishing together',
  after: 'one after the other',
} as const satisfies Record<Arrangement, string>;

/** A service of one guest of a group; 0 is the guest who books. */
export type GroupWish = TimeWish & { readonly guest: number };

export type GroupRefusal =
  | { readonly code: 'group-size' | 'group-class' | 'group-times' }
  | {
      /** No time of any day has room for all of them. */
      readonly code: 'group-too-large';
      readonly guests: number;
      /** How many it has room for. */
      readonly most: number;
      readonly arrange: Arrangement;
      /** Whether 'one after the other' would work. */
      readonly canFollow: boolean;
    };

type Shape = { readonly guest: number; readonly offer: BookableOffer };

/** The positions of each guest's services, in the order of the guests. */
export const guestsOf = (wishes: readonly { readonly guest: number }[]): { guest: number; indexes: number[] }[] =>
  [...Map.groupBy(wishes.entries(), ([, { guest }]) => guest)]
    .map(([guest, own]) => ({ guest, indexes: own.map(([index]) => index) }))
    .toSorted((a, b) => a.guest - b.guest);

/** Two to six guests, one of them the guest who books, and a service for each. */
function checkShape(wishes: readonly Shape[]): Result<undefined, GroupRefusal> {
  const guests = guestsOf(wishes);
  const isRow = guests.every(({ guest }, index) => guest === index);
  if (!isRow || guests.length < 2 || guests.length > MOST_GUESTS) return refuse('group-size');
  return wishes.some(({ offer }) => offer.group) ? refuse('group-class') : ok();
}

const partyOf = (wishes: readonly Shape[]): Appointment[] =>
  guestsOf(wishes).map(({ indexes }) => indexes.map((index) => (wishes[index] as Shape).offer));

type Shop = Pick<AvailabilityQuery, 'shop' | 'busy'>;

const longestOpen = ({ shop }: Shop) => Math.max(0, ...shop.hours.map(({ from, to }) => (to - from) * 60));

/** The appointments of a group, or why the shop could never take it as requested. */
export function groupParty(
  query: Shop,
  wishes: readonly Shape[],
  arrange: Arrangement,
): Result<Appointment[], GroupRefusal> {
  const shape = checkShape(wishes);
  if (!shape.ok) return shape;
  const party = partyOf(wishes);
  const open = longestOpen(query);
  const most = mostTogether(query.busy, party, arrange, open);
  if (most === party.length) return ok(party);
  const canFollow = mostTogether(query.busy, party, 'after', open) === party.length;
  return refuse('group-too-large', { guests: party.length, most, arrange, canFollow });
}

/** From the first start to the last finish, in minutes, with whoever has no duration of their own. */
export function groupMinutes(wishes: readonly Shape[], arrange: Arrangement): number {
  const party = partyOf(wishes);
  const lengths = party.map((lines) => sumOf(lines.map(({ minutes }) => minutes * 60)));
  const starts = partyStarts(party, lengths, arrange);
  return Math.max(0, ...starts.map((from, guest) => from + (lengths[guest] ?? 0))) / 60;
}

type GroupQuery = Omit<AvailabilityQuery, 'appointment'> & { readonly spread?: Spread | undefined };

/** Plans the appointments of a group, one per guest in order, or none. All its services have the time at which the first of them starts. */
export function planGroup(
  { spread, ...query }: GroupQuery,
  wishes: readonly GroupWish[],
  arrange: Arrangement,
): Result<PlannedAppointment[], PlanRefusal | GroupRefusal> {
  const party = groupParty(query, wishes, arrange);
  if (!party.ok) return party;
  const all = wishes.map((_, index) => index);
  const at = wishes[0]?.at;
  if (at === undefined) return refuse('time-missing', { index: 0, indexes: all });
  if (wishes.some((wish) => wish.at !== at)) return refuse('group-times');
  const busy = spread ? spreadBusy(query.busy, spread, query.shop.zone, at) : query.busy;
  const [appointment = [], ...beside] = party.value;
  const placed = isPartyFree({ ...query, busy, appointment, beside, together: arrange }, at);
  if (!placed.ok) return refuse(placed.refusal.code, { index: 0, indexes: all });
  return ok(
    guestsOf(wishes).map(({ guest, indexes }, position) => {
      const lines = placed.value[position] as readonly PlacedLine[];
      return {
        startsAt: Math.min(...lines.map(({ from }) => from)),
        endsAt: Math.max(...lines.map(({ to }) => to)),
        wishes: indexes,
        placed: lines,
        sessions: [],
        guest,
      };
    }),
  );
}

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

/** 'We can take two of you side by side, but not six. Please book one after the other, or for two.' */
export function groupMessage(refusal: GroupRefusal): string {
  switch (refusal.code) {
    case 'group-size':
      return 'A group is two to six people, each with at least one service.';
    case 'group-class':
      return 'A class or course can’t be part of a group. Please book it separately.';
    case 'group-times':
      return 'Please select one time for the whole group.';
    case 'group-too-large': {
      const { guests, most, arrange, canFollow } = refusal;
      const asked = `The business can’t take ${NUMBERS[guests]} of you ${ARRANGEMENT_NAMES[arrange]}`;
      const smaller = most > 1 ? `book for ${NUMBERS[most]}` : 'book separately';
      return canFollow ? `${asked}. Please come one after the other, or ${smaller}.` : `${asked}. Please ${smaller}.`;
    }
  }
}
