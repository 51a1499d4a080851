import { notify } from '@thyme/site/notify.ts';
import { useState } from 'react';
import { tellFailure } from '../../../lib/failures.ts';
import { keys, read } from '../../../lib/session/storage.ts';
import type { CartLine } from '../cart/priced-cart.ts';
import type { Moment } from './choice/choice.ts';
import type { BookingShop } from './choice/slots.ts';
import type { ChoiceState } from './choice/use-choice.ts';
import { type Checked, checkBooking, type RefusedAnswer } from './request/check-booking.ts';

export type Step = 'when' | 'login' | 'call' | 'confirm' | 'lost';

/** A time that cannot be had, and the nearest that can. */
export interface LostTime {
  pricingId: number | null;
  /** Why, in the server's words; null where somebody else was faster. */
  reason: string | null;
  alternatives: readonly Moment[];
}

/** What is so because others booked meanwhile. */
const GONE = ['taken', 'no-seats'];

/** Vouchers alone need no time. */
function firstStep({ parts }: ChoiceState): Step {
  if (parts.length > 0) return 'when';
  return read(keys.guestToken) ? 'confirm' : 'login';
}

/** Where the dialog is, and the way back. Nobody goes back to a login that is done, or to a time that is gone. */
function useTrail(first: () => Step) {
  const [trail, setTrail] = useState<readonly Step[]>(() => [first()]);
  const step = trail.at(-1) ?? 'when';
  const past = trail.slice(0, -1);
  const passing = (at: Step) => at === 'login' || at === 'lost';
  return {
    step,
    past,
    go: (next: Step) => setTrail([...(passing(step) || step === next ? past : trail), next]),
    back: () => setTrail(past.length > 0 ? past : trail),
  };
}

/** Which step of the dialog is shown, and what leads from one to the next. */
export function useBookingSteps(shop: BookingShop, lines: readonly CartLine[], state: ChoiceState) {
  const { step, past, go, back } = useTrail(() => firstStep(state));
  const [needsCall, setNeedsCall] = useState(false);
  const [lost, setLost] = useState<LostTime | null>(null);
  const [checking, setChecking] = useState(false);

  /** Shows the nearest times instead of a refusal; false when there is nothing to offer. */
  function offerNearest({ message, refused }: RefusedAnswer): boolean {
    if (!refused || refused.alternatives.length === 0) return false;
    const { code, service_pricing_id: pricingId = null, alternatives } = refused;
    setLost({ pricingId, reason: GONE.includes(code) ? null : message, alternatives });
    go('lost');
    return true;
  }

  function follow(checked: Checked) {
    switch (checked.kind) {
      case 'blocked':
        return notify.error('You have been blocked by the business!');
      case 'call':
        return go('call');
      case 'refused':
        notify.info(checked.message);
        return void offerNearest(checked);
      case 'free':
        return go('confirm');
    }
  }

  /** Everything has a time: who is it, do they need a call first, and is all of it still free? */
  async function proceed(placed = state.placed, call = state.choice.call): Promise<void> {
    if (!read(keys.guestToken)) {
      notify.error('Please login first!');
      go('login');
      return;
    }
    setChecking(true);
    try {
      const { needsCall: calls, checked } = await checkBooking({
        shop,
        lines,
        placed,
        call,
        keepsCall: step === 'lost',
      });
      setNeedsCall(calls);
      follow(checked);
    } catch (error) {
      tellFailure(error, { api: 'timeslot_availability' });
    } finally {
      setChecking(false);
    }
  }

  return { step, past, go, back, proceed, checking, needsCall, lost, offerNearest };
}

export type BookingSteps = ReturnType<typeof useBookingSteps>;
