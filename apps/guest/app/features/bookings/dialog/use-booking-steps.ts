import { CONSULTATION_MESSAGES } from '@thyme/domain/bookings';
import { notify } from '@thyme/site/notify.ts';
import { useEffect, useRef, useState } from 'react';
import { showFailure } from '../../../lib/failures.ts';
import { keys, read } from '../../../lib/session/storage.ts';
import { type Moment, momentOf, type PlacedService } from './choice/choice.ts';
import type { BookingShop } from './choice/slots.ts';
import type { ChoiceState } from './choice/use-choice.ts';
import { useCorrection } from './history/use-correction.ts';
import { useTrail } from './history/use-trail.ts';
import { type Checked, checkBooking, type NeededTest, type RefusedAnswer } from './request/check-booking.ts';
import type { ConsultationState } from './request/use-consultation.ts';
import type { Step } from './step-names.ts';

/** A time that cannot be booked, and the nearest free ones. */
export interface LostTime {
  pricingId: number | null;
  /** The server's message; null where another guest took the time. */
  reason: string | null;
  alternatives: readonly Moment[];
  /** The test that has to come first. */
  test: NeededTest | null;
}

/** Refusals caused by other guests' bookings. */
const GONE = ['taken', 'no-seats'];

/** Vouchers alone need no time. */
function firstStep({ parts }: ChoiceState): Step {
  if (parts.length > 0) return 'when';
  return read(keys.guestToken) ? 'confirm' : 'login';
}

const wishOf = (placed: readonly PlacedService[], call: Moment | null): string =>
  JSON.stringify([placed.map(({ line, time }) => [line.service.id, line.stored.qty, time]), call?.time ?? null]);

const timesOf = ({ parts, choice }: ChoiceState) => ({
  needsTimes: parts.length > 0,
  hasTimes: parts.every((part) => momentOf(part, choice) !== null),
});

/** Null where another time would not help: the refusal names no service. */
function lostOf({ message, refused }: RefusedAnswer): LostTime | null {
  if (!refused) return null;
  const { code, service_pricing_id: pricingId = null, alternatives, test = null } = refused;
  if (pricingId === null && alternatives.length === 0) return null;
  return { pricingId, reason: GONE.includes(code) ? null : message, alternatives, test };
}

/** The current step, or the one being navigated to, for responses that arrive later; null once the dialog is closed. */
function useShown(step: Step, move: (next: Step) => void) {
  const shown = useRef<Step | null>(step);
  useEffect(() => {
    shown.current = step;
    return () => {
      shown.current = null;
    };
  }, [step]);

  function go(next: Step) {
    // Responses for the step being left are ignored, even before the navigation has finished.
    shown.current = next;
    move(next);
  }
  return { shown, go };
}

/** The value of the last render, for responses that arrive later. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}

/** The last time that could not be booked. */
function useLost(isShown: () => boolean, go: (step: Step) => void) {
  const [lost, setLost] = useState<LostTime | null>(null);

  /** Shows the nearest free times and the waiting list instead of a refusal; false when neither would help. */
  function offerNearest(answer: RefusedAnswer): boolean {
    const nearest = lostOf(answer);
    if (!nearest || !isShown()) return false;
    setLost(nearest);
    go('lost');
    return true;
  }
  return { lost, offerNearest };
}

/** The current step of the dialog, and the transitions between steps. */
export function useBookingSteps(shop: BookingShop, state: ChoiceState, consultation: ConsultationState) {
  const { step, past, go: move, back, restart, close } = useTrail(firstStep(state));
  const [checking, setChecking] = useState(false);
  const [isBlocked, setIsBlocked] = useState(false);
  const checkedWish = useRef<string | null>(null);
  const wish = wishOf(state.placed, state.choice.call);
  const latestWish = useLatest(wish);
  const { shown, go } = useShown(step, move);
  const { lost, offerNearest } = useLost(() => shown.current === step, go);

  function follow(checked: Checked) {
    switch (checked.kind) {
      case 'blocked':
        setIsBlocked(true);
        notify.error('You have been blocked by the business!');
        return step === 'confirm' && go('when');
      case 'call':
        if (step === 'lost' || step === 'confirm') notify.error(CONSULTATION_MESSAGES.confirmStep);
        return go(consultation.step);
      case 'refused':
        notify.info(checked.message);
        return offerNearest(checked) || (step === 'confirm' && go('when'));
      case 'free':
        return go('confirm');
    }
  }

  /** Once everything has a time: log in, check whether a call is needed first, and whether all times are still free. */
  async function proceed(placed = state.placed, call = state.choice.call): Promise<void> {
    if (!read(keys.guestToken)) {
      notify.info('Please login first!');
      go('login');
      return;
    }
    setChecking(true);
    try {
      const checked = await checkBooking({ shop, placed, call, consultation: consultation.now });
      // The guest went back, or closed the dialog, before the response arrived.
      if (shown.current !== step) return;
      // The choice has changed since it was checked, because another guest took a time.
      if (latestWish.current !== wishOf(placed, call)) return;
      checkedWish.current = checked.kind === 'free' ? wishOf(placed, call) : null;
      follow(checked);
    } catch (error) {
      showFailure(error, { api: 'timeslot_availability' });
    } finally {
      setChecking(false);
    }
  }

  const facts = { step, ...timesOf(state), hasLost: lost !== null, isGuest: read(keys.guestToken) !== null };
  useCorrection({ ...facts, isChecked: () => checkedWish.current === wish }, wish, (correction) => {
    if (correction === 'restart') restart(firstStep(state));
    else if (correction === 'check') void proceed();
    else go(correction);
  });

  return { step, past, go, back, close, proceed, checking, isBlocked, lost, offerNearest };
}

export type BookingSteps = ReturnType<typeof useBookingSteps>;
