import { notify } from '@thyme/site/notify.ts';
import { useState } from 'react';
import type { PlacedService } from '../choice/choice.ts';
import type { ChosenPayment, DeclinedPayment } from '../choice/slots.ts';
import { type BookingAnswer, isHeldUnpaid } from './use-create-booking.ts';

const timesOf = (placed: readonly PlacedService[]) =>
  placed.map(({ line, date, time }) => `${line.service.id} ${date} ${time}`).join();

/** A declined payment whose times are still held. Choosing other times starts another booking. */
export function useDeclined(placed: readonly PlacedService[]) {
  const [state, setState] = useState<(DeclinedPayment & { times: string }) | null>(null);
  const times = timesOf(placed);
  const declined = state?.times === times ? state : null;

  /** Nothing is booked, but the guest can pay in another way. */
  function decline(answer: BookingAnswer, { method, savedCardId }: ChosenPayment) {
    notify.error('Payment Not Completed');
    if (!isHeldUnpaid(answer) || !answer.held_until) return setState(null);
    const card = method === 'stripe' ? savedCardId : null;
    setState({
      times,
      orderId: answer.order_id ?? null,
      heldUntil: answer.held_until,
      savedCards: [...(declined?.savedCards ?? []), ...(card ? [card] : [])],
      isCard: method === 'stripe',
    });
  }

  return { declined, decline, forgetDecline: () => setState(null) };
}
