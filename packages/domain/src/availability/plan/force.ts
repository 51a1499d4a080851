import type { Instant } from '../../time/index.ts';
import { type BusyRange, takesParts } from '../busy.ts';
import type { AppointmentLine, BusyCalendar } from '../types.ts';
import { type Need, plansOf } from './plan.ts';

/** An occupancy of a chair or unit; taken if there is already something, or it is closed. */
export type ForcedRange = BusyRange & { readonly isTaken: boolean };

export type ForcedLine = {
  readonly chair: readonly ForcedRange[];
  /** One per needed resource that has a unit. */
  readonly units: readonly (readonly ForcedRange[])[];
};

/** Places a line at a chair regardless of clashes, as only the business may. It prefers free units, those in `prefer` first. */
export function forceLine(
  busy: BusyCalendar,
  { own: _, ...line }: AppointmentLine,
  { chair, at, prefer = [] }: { readonly chair: number; readonly at: Instant; readonly prefer?: readonly number[] },
): ForcedLine {
  const [plan] = plansOf(busy, [[{ ...line, chairs: [chair] }]]);
  const given: { need: Need; index: number }[] = [];
  const choose = (need: Need): number | undefined => {
    const unit = (index: number) => busy.chairs[index] as number;
    const isUsed = (index: number) => given.some((other) => other.index === index);
    const inOrder = need.candidates
      .filter((index) => !isUsed(index))
      .toSorted((a, b) => Number(prefer.includes(unit(b))) - Number(prefer.includes(unit(a))));
    return inOrder.find((index) => takesParts(busy, index, need.parts, at)) ?? inOrder[0];
  };
  for (const need of plan?.needs ?? []) {
    const index = choose(need);
    if (index !== undefined) given.push({ need, index });
  }
  const rangesOf = ({ need, index }: (typeof given)[number]): ForcedRange[] =>
    need.parts.map((part) => ({
      chair: busy.chairs[index] as number,
      from: at + part.takenFrom,
      to: at + part.takenTo,
      isTaken: !takesParts(busy, index, [part], at),
    }));
  return {
    chair: given.filter(({ need }) => need.isChair).flatMap(rangesOf),
    units: given.filter(({ need }) => !need.isChair).map(rangesOf),
  };
}
