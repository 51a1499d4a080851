import { wallOf } from '@thyme/domain/time';
import { useMemo, useState } from 'react';
import type { CartLine } from '../../cart/priced-cart.ts';
import {
  type Choice,
  firstAppointmentOf,
  isSettled,
  type Moment,
  type Part,
  partsOf,
  placeServices,
  withCallInTime,
  withMoment,
} from './choice.ts';
import { restoreChoice, saveCall, saveChoice } from './saved-choice.ts';
import type { BookingShop } from './slots.ts';

type Shop = Pick<BookingShop, 'id' | 'zone' | 'consultation_minutes'>;

/** The choice of the last hour, without a call that is over. */
function restored({ id, zone }: Shop, lines: readonly CartLine[], now: number): Choice {
  const choice = restoreChoice(id, lines, now);
  return choice.call && choice.call.time <= wallOf(zone, Math.floor(now / 1000)) ? { ...choice, call: null } : choice;
}

/** What is being chosen. Every change is saved, so that closing the dialog or the page loses nothing for an hour. */
export function useChoice(shop: Shop, lines: readonly CartLine[]) {
  const { id: businessId, zone, consultation_minutes: minutes } = shop;
  const place = (of: Choice) => placeServices(partsOf(lines, of.apart), of, zone);
  const inTime = (of: Choice) => withCallInTime(of, firstAppointmentOf(place(of)), zone, minutes);
  const [before] = useState(() => restored(shop, lines, Date.now()));
  const [choice, setChoice] = useState<Choice>(() => inTime(before));
  const [droppedCall, setDroppedCall] = useState(choice.call ? null : before.call);
  const [available, setAvailable] = useState<Readonly<Record<string, number | null>>>({});
  const [current, setCurrent] = useState<string | null>(null);
  const parts = useMemo(() => partsOf(lines, choice.apart), [lines, choice.apart]);
  const placed = useMemo(() => placeServices(parts, choice, zone), [parts, choice, zone]);
  const part = parts.find(({ key }) => key === current) ?? parts[0] ?? null;

  /** Returns the choice as stored: a call that is too late for the new time is dropped and has to be chosen again. */
  function choose(wished: Choice): Choice {
    const next = inTime(wished);
    setDroppedCall(next.call ? null : (wished.call ?? droppedCall));
    setChoice(next);
    saveChoice(businessId, place(next), Date.now());
    saveCall(businessId, next.call, Date.now());
    return next;
  }

  const settled = (of: Part) => isSettled(of, choice, available[of.key] ?? null);
  return {
    choice,
    parts,
    placed,
    part,
    /** A call that was chosen and is too late for the appointment now. */
    droppedCall: droppedCall && inTime({ ...choice, call: droppedCall }).call === null ? droppedCall : null,
    /** The next one without a time; null when everything has one. */
    open: parts.find((other) => other !== part && !settled(other)) ?? null,
    isSettled: part === null || settled(part),
    setPart: setCurrent,
    setMoment: (of: Part, moment: Moment | null) => choose(withMoment(choice, of, moment)),
    setBoth: (of: Part, moment: Moment, call: Moment | null) => choose({ ...withMoment(choice, of, moment), call }),
    setApart: (apart: boolean) => {
      setCurrent(null);
      // Separate times start from those of the appointment, so that switching loses nothing.
      const each = apart ? { ...choice.each, ...startsOf(placed) } : choice.each;
      choose({ ...choice, apart, each });
    },
    setCall: (call: Moment | null) => choose({ ...choice, call }),
    setAvailable: (of: Part, count: number | null) =>
      setAvailable((known) => (known[of.key] === count ? known : { ...known, [of.key]: count })),
  };
}

const startsOf = (placed: ReturnType<typeof placeServices>): Record<number, Moment> =>
  Object.fromEntries(placed.map(({ line, date, time }) => [line.service.id, { date, time }]));

export type ChoiceState = ReturnType<typeof useChoice>;
