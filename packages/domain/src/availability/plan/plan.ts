import type { Appointment, AppointmentLine, BusyCalendar, ResourceNeed, Step, Together } from '../types.ts';

/** A span in seconds after the start: worked from `from` to `to`, occupied including preparation and clean-up. */
export type Part = {
  readonly from: number;
  readonly to: number;
  readonly takenFrom: number;
  readonly takenTo: number;
};

/** One chair or unit that a line occupies. */
export type Need = {
  readonly guest: number;
  readonly line: number;
  readonly isChair: boolean;
  /** Positions in the busy calendar, preferred ones first. */
  readonly candidates: readonly number[];
  readonly parts: readonly Part[];
};

/** One way to carry out the request, with fixed durations. */
export type Plan = {
  readonly seconds: number;
  /** The lines of each guest, in seconds after the start; `until` includes the clean-up. */
  readonly guests: readonly (readonly { readonly from: number; readonly to: number; readonly until: number }[])[];
  readonly needs: readonly Need[];
  /** For each need, the other needs that cannot share its chair. Empty if nothing can clash. */
  readonly rivals: readonly (readonly number[])[];
  /** Simultaneous needs. */
  readonly crowds: readonly (readonly number[])[];
};

/** Chairs with their own durations multiply the variants; more than these are ignored. */
const MOST_PLANS = 64;

type Way = {
  readonly minutes: number;
  readonly steps: readonly Step[] | undefined;
  readonly chairs: readonly number[];
};

/** The different durations of a line, each with its chairs. */
function waysOf(busy: BusyCalendar, { minutes, steps, chairs: allowed, own = [] }: AppointmentLine): Way[] {
  const ways: (Way & { chairs: number[] })[] = [];
  for (let index = 0; index < busy.chairCount; index++) {
    const chair = busy.chairs[index] as number;
    if (allowed && !allowed.includes(chair)) continue;
    const takes = own.find((other) => other.chair === chair) ?? { minutes, steps };
    const same = ways.find((way) => way.minutes === takes.minutes && way.steps === takes.steps);
    if (same) same.chairs.push(index);
    else ways.push({ minutes: takes.minutes, steps: takes.steps, chairs: [index] });
  }
  return ways.length > 0 ? ways : [{ minutes, steps, chairs: [] }];
}

function combine<Item>(choices: readonly (readonly Item[])[]): Item[][] {
  let combined: Item[][] = [[]];
  for (const choice of choices) {
    combined = combined.flatMap((before) => choice.map((item) => [...before, item])).slice(0, MOST_PLANS);
  }
  return combined;
}

/** The hands-on spans of a variant, in seconds after the start of its line. */
function handsOn({ minutes, steps }: Way): Stretch[] {
  if (!steps) return [{ from: 0, to: minutes * 60 }];
  const stretches: { from: number; to: number }[] = [];
  let clock = 0;
  for (const { minutes: length, isHandsFree } of steps) {
    const last = stretches.at(-1);
    const to = clock + length * 60;
    if (!isHandsFree && last?.to === clock) last.to = to;
    else if (!isHandsFree) stretches.push({ from: clock, to });
    clock = to;
  }
  return stretches;
}

type Placed = { readonly line: AppointmentLine; readonly way: Way; readonly from: number; readonly to: number };

const seconds = (minutes: number | undefined) => Math.max(0, minutes ?? 0) * 60;

type Stretch = { readonly from: number; readonly to: number };

/** Spans with the preparation and clean-up around `whole`, all in seconds after the start. */
function partsOf(stretches: readonly Stretch[], whole: Stretch, before: number, after: number): Part[] {
  const parts = stretches.map(({ from, to }) => ({ from, to, takenFrom: from, takenTo: to }));
  const first = parts[0];
  const last = parts.at(-1);
  if (first && before > 0) {
    if (first.from === whole.from) first.takenFrom -= before;
    else parts.unshift({ from: whole.from, to: whole.from, takenFrom: whole.from - before, takenTo: whole.from });
  }
  if (last && after > 0) {
    if (last.to === whole.to) last.takenTo += after;
    else parts.push({ from: whole.to, to: whole.to, takenFrom: whole.to, takenTo: whole.to + after });
  }
  return parts;
}

/** The use of a resource's units during a line; only used ones have parts. */
function unitNeed(busy: BusyCalendar, resource: ResourceNeed, { way, from }: Placed, around: [number, number]) {
  const { units, fromMinute = 0, toMinute = way.minutes } = resource;
  const use = { from: from + fromMinute * 60, to: from + Math.min(toMinute, way.minutes) * 60 };
  const candidates: number[] = [];
  for (let index = busy.chairCount; index < busy.chairs.length; index++) {
    if (units.includes(busy.chairs[index] as number)) candidates.push(index);
  }
  return { isChair: false, candidates, parts: use.from < use.to ? partsOf([use], use, ...around) : [] };
}

/** The needs of one guest of a plan, line after line: a chair or unit is prepared before its own use and cleaned after it. */
function needsOf(busy: BusyCalendar, guest: number, lines: readonly Placed[]): Need[] {
  return lines.flatMap((placed, line) => {
    const { way, from } = placed;
    const before = seconds(placed.line.beforeMinutes);
    const after = seconds(placed.line.bufferMinutes);
    const hands = handsOn(way).map((stretch) => ({ from: from + stretch.from, to: from + stretch.to }));
    const chair = { isChair: true, candidates: way.chairs, parts: partsOf(hands, placed, before, after) };
    const units = (placed.line.resources ?? []).map((resource) => unitNeed(busy, resource, placed, [before, after]));
    return [chair, ...units.filter(({ parts }) => parts.length > 0)].map((need) => ({ guest, line, ...need }));
  });
}

const overlap = (a: Need, b: Need) =>
  a.parts.some((one) => b.parts.some((other) => one.takenFrom < other.takenTo && other.takenFrom < one.takenTo));

/** A guest's services follow one another: at the same chair, clean-up gives way to the next one. */
const isSameGuestLater = (a: Need, b: Need) => a.guest === b.guest && a.line !== b.line;

/** Whether two needs cannot be given the same chair, as they would use it at the same time. */
const areRivals = (a: Need, b: Need) =>
  a.isChair === b.isChair &&
  !isSameGuestLater(a, b) &&
  a.candidates.some((index) => b.candidates.includes(index)) &&
  overlap(a, b);

function crowdsOf(needs: readonly Need[]): number[][] {
  const moments = new Set(needs.flatMap(({ parts }) => parts.map(({ takenFrom }) => takenFrom)));
  return [...moments].flatMap((moment) =>
    [true, false].flatMap((isChair) => {
      const isThere = ({ parts }: Need) =>
        parts.some(({ takenFrom, takenTo }) => takenFrom <= moment && moment < takenTo);
      const there = needs.flatMap((need, index) =>
        need.isChair === isChair && isThere(need) ? [{ need, index }] : [],
      );
      // One service of each guest: two of them may share.
      const crowd = there.flatMap(({ need, index }) =>
        there.some((other) => other.index < index && isSameGuestLater(other.need, need)) ? [] : [index],
      );
      return crowd.length > 1 ? [crowd] : [];
    }),
  );
}

const lengthOf = (ways: readonly Way[]) => ways.reduce((sum, { minutes }) => sum + minutes * 60, 0);

/**
 * When each guest starts, in seconds after the party's start. 'One after the other' leaves time to clean up after one
 * guest and prepare for the next, so that the same person and room can serve both.
 */
export function partyStarts(
  party: readonly (readonly Pick<AppointmentLine, 'beforeMinutes' | 'bufferMinutes'>[])[],
  lengths: readonly number[],
  together: Together,
): number[] {
  if (typeof together !== 'string') return lengths.map((_length, guest) => together[guest] ?? 0);
  if (together === 'start') return lengths.map(() => 0);
  const longest = Math.max(...lengths);
  if (together === 'finish') return lengths.map((length) => longest - length);
  let clock = 0;
  return lengths.map((length, guest) => {
    const from = clock + (guest === 0 ? 0 : seconds(party[guest]?.[0]?.beforeMinutes));
    clock = from + length + seconds(party[guest]?.at(-1)?.bufferMinutes);
    return from;
  });
}

/** All ways to carry out the appointments of a party. */
export function plansOf(busy: BusyCalendar, party: readonly Appointment[], together: Together = 'start'): Plan[] {
  const choices = party.map((appointment) => combine(appointment.map((line) => waysOf(busy, line))));
  return combine(choices).map((chosen) => {
    const lengths = chosen.map(lengthOf);
    const starts = partyStarts(party, lengths, together);
    const length = Math.max(...starts.map((from, guest) => from + (lengths[guest] ?? 0)));
    const placed = chosen.map((ways, guest) => {
      let clock = starts[guest] ?? 0;
      return ways.map((way, line): Placed => {
        const from = clock;
        clock += way.minutes * 60;
        return { line: party[guest]?.[line] as AppointmentLine, way, from, to: clock };
      });
    });
    const guests = placed.map((lines) =>
      lines.map(({ line, from, to }, index) => ({
        from,
        to,
        until: index === lines.length - 1 ? to + seconds(line.bufferMinutes) : to,
      })),
    );
    const needs = placed.flatMap((lines, guest) => needsOf(busy, guest, lines));
    const rivals = needs.map((need) =>
      needs.flatMap((other, index) => (other !== need && areRivals(need, other) ? [index] : [])),
    );
    const canClash = rivals.some((others) => others.length > 0);
    return { seconds: length, guests, needs, rivals: canClash ? rivals : [], crowds: canClash ? crowdsOf(needs) : [] };
  });
}

/** The least time that one of the plans takes, in seconds. */
export function shortestOf(plans: readonly Plan[]): number {
  return Math.min(...plans.map(({ seconds: length }) => length));
}
