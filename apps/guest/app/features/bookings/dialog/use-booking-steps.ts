import { type GuestStatus, needsConsultation } from '@thyme/domain/bookings';
import { useState } from 'react';
import { tellFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import { notify } from '../../../lib/notify.ts';
import { keys, read } from '../../../lib/storage.ts';
import type { CartLine } from '../cart/priced-cart.ts';
import { guestStatus, timeslotAvailability } from '../operations.ts';
import { wireServices } from './booking-request.ts';
import type { Moment } from './choice.ts';
import type { BookingShop } from './slots.ts';
import type { ChoiceState } from './use-choice.ts';

export type Step = 'when' | 'login' | 'call' | 'confirm' | 'lost';

/** A time that somebody else got, and the nearest that are free. */
export interface LostTime {
  pricingId: number | null;
  alternatives: readonly Moment[];
}

export interface RefusedAnswer {
  refused?: {
    code: string;
    service_pricing_id?: number | null;
    alternatives: readonly Moment[];
  } | null;
}

/** Which step of the dialog is shown, what leads from one to the next, and the way back. */
export function useBookingSteps(shop: BookingShop, lines: readonly CartLine[], state: ChoiceState) {
  const [past, setPast] = useState<readonly Step[]>([]);
  const [step, setStep] = useState<Step>(
    state.parts.length === 0 && read(keys.guestToken) ? 'confirm' : firstStep(state),
  );
  const [needsCall, setNeedsCall] = useState(false);
  const [lost, setLost] = useState<LostTime | null>(null);
  const [checking, setChecking] = useState(false);

  function go(next: Step) {
    // Nobody goes back to a login that is done, or to a time that is gone.
    setPast(step === next || step === 'login' || step === 'lost' ? past : [...past, step]);
    setStep(next);
  }

  function back() {
    const previous = past.at(-1);
    if (!previous) return;
    setPast(past.slice(0, -1));
    setStep(previous);
  }

  /** Shows the nearest times instead of a refusal; false when there is nothing to offer. */
  function offerNearest({ refused }: RefusedAnswer): boolean {
    if (!refused || refused.alternatives.length === 0) return false;
    setLost({ pricingId: refused.service_pricing_id ?? null, alternatives: refused.alternatives });
    go('lost');
    return true;
  }

  async function check(placed: ChoiceState['placed'], call: Moment | null) {
    const { guest_status: standing } = await run(guestStatus, { business_id: shop.id });
    if (standing.block) {
      notify.error('You have been blocked by the business!');
      return;
    }
    const items = lines.map(({ item }) => item);
    const calls = needsConsultation({
      guestStatus: standing.status as GuestStatus,
      videoVetting: shop.video_vetting,
      items,
    });
    setNeedsCall(calls);
    const first = placed[0];
    if (calls && first && (call === null || call.time >= first.time) && step !== 'lost') return go('call');
    if (placed.length > 0) {
      const services = wireServices(placed);
      const answer = (await run(timeslotAvailability, { business_id: shop.id, services })).timeslot_availability;
      if (answer.status !== 1) {
        notify.info(answer.message);
        offerNearest(answer);
        return;
      }
    }
    go('confirm');
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
      await check(placed, call);
    } catch (error) {
      tellFailure(error, { api: 'timeslot_availability' });
    } finally {
      setChecking(false);
    }
  }

  return { step, past, go, back, proceed, checking, needsCall, lost, offerNearest };
}

const firstStep = (state: ChoiceState): Step => (state.parts.length === 0 ? 'login' : 'when');

export type BookingSteps = ReturnType<typeof useBookingSteps>;
