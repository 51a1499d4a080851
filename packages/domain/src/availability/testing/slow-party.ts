import type { BusyRange } from '../busy.ts';
import type { Appointment, AppointmentLine, Together } from '../types.ts';

export type PartyCase = {
  readonly chairs: readonly number[];
  readonly units: readonly number[];
  readonly ranges: readonly BusyRange[];
  readonly off: readonly BusyRange[];
  readonly party: readonly Appointment[];
  readonly together: Together;
};

const NONE = -1;

/** A choice for each line: its chair, and a unit for each of its resources. */
type Choice = { readonly chair: number; readonly units: readonly number[] };

function choicesOf({ chairs, units }: PartyCase, line: AppointmentLine): Choice[] {
  const allowed = (line.chairs ?? chairs).filter((chair) => chairs.includes(chair));
  return allowed.flatMap((chair) => {
    const { minutes } = ownOf(line, chair);
    const rooms = (line.resources ?? []).map(({ units: wanted, fromMinute = 0, toMinute = minutes }) =>
      // Not needed during any minute of the line.
      fromMinute >= Math.min(toMinute, minutes) ? [NONE] : wanted.filter((unit) => units.includes(unit)),
    );
    return every(rooms).map((chosen) => ({ chair, units: chosen }));
  });
}

const ownOf = (line: AppointmentLine, chair: number | undefined) =>
  (line.own ?? []).find((own) => own.chair === chair) ?? line;

function every<Item>(lists: readonly (readonly Item[])[]): Item[][] {
  return lists.reduce<Item[][]>(
    (before, list) => before.flatMap((chosen) => list.map((item) => [...chosen, item])),
    [[]],
  );
}

type Kept = { readonly chair: number; readonly minute: number; readonly isWork: boolean };

/** The minutes that a choice occupies, line after line: working time, preparation and clean-up. */
function keptMinutes(appointment: Appointment, choices: readonly Choice[], start: number): Kept[][] {
  let clock = start;
  return appointment.map((line, position) => {
    const choice = choices[position] as Choice;
    const own = ownOf(line, choice.chair);
    const steps = own.steps ?? [{ minutes: own.minutes, isHandsFree: false }];
    const hands = steps.flatMap(({ minutes, isHandsFree }) => Array.from({ length: minutes }, () => !isHandsFree));
    const kept: Kept[] = hands.flatMap((isWork, minute) =>
      isWork ? [{ chair: choice.chair, minute: clock + minute, isWork }] : [],
    );
    const end = clock + own.minutes;
    const used = [{ chair: choice.chair, from: clock, to: end }];
    choice.units.forEach((unit, index) => {
      const { fromMinute = 0, toMinute = own.minutes } = line.resources?.[index] ?? {};
      const to = Math.min(toMinute, own.minutes);
      for (let minute = fromMinute; minute < to; minute++)
        kept.push({ chair: unit, minute: clock + minute, isWork: true });
      if (fromMinute < to) used.push({ chair: unit, from: clock + fromMinute, to: clock + to });
    });
    const { beforeMinutes: before = 0, bufferMinutes: after = 0 } = line;
    for (const { chair, from, to } of used) {
      for (let minute = from - before; minute < from; minute++) kept.push({ chair, minute, isWork: false });
      for (let minute = to; minute < to + after; minute++) kept.push({ chair, minute, isWork: false });
    }
    clock = end;
    return kept;
  });
}

function lengthOf(appointment: Appointment, choices: readonly Choice[]): number {
  return appointment.reduce((sum, line, position) => {
    return sum + ownOf(line, choices[position]?.chair).minutes;
  }, 0);
}

/** How many minutes after the party's start a guest begins. */
function lateBy(party: readonly Appointment[], lengths: readonly number[], guest: number, together: Together): number {
  if (typeof together !== 'string') return (together[guest] ?? 0) / 60;
  if (together === 'start') return 0;
  if (together === 'finish') return Math.max(...lengths) - (lengths[guest] as number);
  if (guest === 0) return 0;
  const before = lateBy(party, lengths, guest - 1, together) + (lengths[guest - 1] as number);
  return before + (party[guest - 1]?.at(-1)?.bufferMinutes ?? 0) + (party[guest]?.[0]?.beforeMinutes ?? 0);
}

/** How many combinations of people, rooms and machines `partyFits` has to try for each start. */
export const countCombinations = (made: PartyCase): number =>
  made.party.flat().reduce((product, line) => product * choicesOf(made, line).length, 1);

/**
 * Whether a party fits, found by trying every choice for every line and comparing minute by minute. `start` and `end`
 * are minutes, as are the ranges of the case.
 */
export function partyFits(made: PartyCase, start: number, end: number): boolean {
  const { party, together, ranges, off } = made;
  const isTaken = (list: readonly BusyRange[], chair: number, minute: number) =>
    list.some((range) => range.chair === chair && range.from <= minute && minute < range.to);
  const guests = party.map((appointment) => every(appointment.map((line) => choicesOf(made, line))));
  return every(guests).some((chosen) => {
    const lengths = party.map((appointment, guest) => lengthOf(appointment, chosen[guest] ?? []));
    const lates = party.map((_, guest) => lateBy(party, lengths, guest, together));
    if (start + Math.max(...lates.map((late, guest) => late + (lengths[guest] as number))) > end) return false;
    const guestsKept = party.map((appointment, guest) =>
      keptMinutes(appointment, chosen[guest] ?? [], start + (lates[guest] as number)),
    );
    const kept = guestsKept.flat(2);
    const keys = (list: readonly Kept[]) => new Set(list.map(({ chair, minute }) => `${chair}/${minute}`));
    // A guest's services may share a chair during clean-up; one service never has one unit twice, nor two guests one chair.
    const isOnceEach = guestsKept.flat().every((ofLine) => keys(ofLine).size === ofLine.length);
    const isApart = keys(kept).size === guestsKept.reduce((sum, lines) => sum + keys(lines.flat()).size, 0);
    return (
      isOnceEach &&
      isApart &&
      kept.every(
        ({ chair, minute, isWork }) => !isTaken(ranges, chair, minute) && !(isWork && isTaken(off, chair, minute)),
      )
    );
  });
}
