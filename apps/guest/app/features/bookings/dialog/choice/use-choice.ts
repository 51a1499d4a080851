import type { Zone } from '@thyme/domain/time';
import { useMemo, useState } from 'react';
import type { CartLine } from '../../cart/priced-cart.ts';
import { type Choice, isSettled, type Moment, type Part, partsOf, placeServices, withMoment } from './choice.ts';
import { restoreChoice, saveCall, saveChoice } from './saved-choice.ts';

/** What is being chosen. Every change is saved, so that closing the dialog or the page loses nothing for an hour. */
export function useChoice(businessId: number, lines: readonly CartLine[], zone: Zone) {
  const [choice, setChoice] = useState<Choice>(() => restoreChoice(businessId, lines, Date.now()));
  const [available, setAvailable] = useState<Readonly<Record<string, number | null>>>({});
  const [current, setCurrent] = useState<string | null>(null);
  const parts = useMemo(() => partsOf(lines, choice.apart), [lines, choice.apart]);
  const placed = useMemo(() => placeServices(parts, choice, zone), [parts, choice, zone]);
  const part = parts.find(({ key }) => key === current) ?? parts[0] ?? null;

  function choose(next: Choice) {
    setChoice(next);
    saveChoice(businessId, placeServices(partsOf(lines, next.apart), next, zone), Date.now());
  }

  const settled = (of: Part) => isSettled(of, choice, available[of.key] ?? null);
  return {
    choice,
    parts,
    placed,
    part,
    /** The next one without a time; null when everything has one. */
    open: parts.find((other) => other !== part && !settled(other)) ?? null,
    isSettled: part === null || settled(part),
    setPart: setCurrent,
    setMoment: (of: Part, moment: Moment | null) => choose(withMoment(choice, of, moment)),
    setApart: (apart: boolean) => {
      setCurrent(null);
      // Times that were chosen apart start from the visit's, so that changing one's mind costs nothing.
      const each = apart ? { ...choice.each, ...startsOf(placed) } : choice.each;
      choose({ ...choice, apart, each });
    },
    setCall: (call: Moment | null) => {
      setChoice({ ...choice, call });
      saveCall(businessId, call, Date.now());
    },
    setAvailable: (of: Part, count: number | null) =>
      setAvailable((known) => (known[of.key] === count ? known : { ...known, [of.key]: count })),
  };
}

const startsOf = (placed: ReturnType<typeof placeServices>): Record<number, Moment> =>
  Object.fromEntries(placed.map(({ line, date, time }) => [line.service.id, { date, time }]));

export type ChoiceState = ReturnType<typeof useChoice>;
