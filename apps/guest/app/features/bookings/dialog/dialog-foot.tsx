import type { CartQuote } from '@thyme/domain/bookings';
import { formatDayTime, formatMinutes } from '@thyme/domain/time';
import { count, money } from '@thyme/site/format.ts';
import { Button } from '@thyme/ui';
import { DialogChoice } from '@thyme/ui/overlays/dialog.tsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type BookingShop, isPayable, leftToPay } from './choice/slots.ts';
import { describeSpan } from './choice/words.ts';
import type { BookingState } from './use-booking.ts';

interface DialogFootProps {
  shop: BookingShop;
  quote: CartQuote;
  booking: BookingState;
}

/** The choice repeated, the way back, and the one act of the step. */
export function DialogFoot(props: DialogFootProps) {
  const { steps, confirm } = props.booking;
  const { title, detail } = describe(props);
  return (
    <>
      {steps.past.length > 0 && (
        <Button variant="ghost" className="order-2 md:order-none" onClick={steps.back} disabled={confirm.pending}>
          <ArrowLeft aria-hidden="true" /> Back
        </Button>
      )}
      <DialogChoice title={title} detail={detail} />
      <Act {...props} />
    </>
  );
}

function Act({ shop, quote, booking }: DialogFootProps) {
  const { steps, state, payment, confirm, next } = booking;
  const place = 'order-3 max-md:w-full md:order-none md:min-w-42';
  const hasCall = state.choice.call !== null && !booking.callTooLate;
  switch (steps.step) {
    case 'when':
    case 'call':
      return (
        <Button
          variant="clay"
          className={place}
          onClick={next}
          disabled={steps.step === 'when' ? !state.isSettled : !hasCall}
          busy={steps.checking}
        >
          Next <ArrowRight aria-hidden="true" />
        </Button>
      );
    case 'confirm':
      return (
        <Button
          variant="clay"
          className={place}
          onClick={confirm.start}
          disabled={!isPayable(quote, payment)}
          busy={confirm.pending}
        >
          {leftToPay(quote, payment) > 0
            ? `Confirm and pay ${money(leftToPay(quote, payment) / 100, shop.country)}`
            : 'Confirm'}
        </Button>
      );
    default:
      return null;
  }
}

function describe({ shop, quote, booking }: DialogFootProps): { title: string; detail: string } {
  const { steps, state, first, payment, confirm } = booking;
  const span = describeSpan(state.placed, shop.zone);
  switch (steps.step) {
    case 'call':
      return describeCall(booking);
    case 'confirm': {
      const how = isPayable(quote, payment) ? `${shop.name}, ${shop.area}` : 'Choose how you want to pay.';
      return { title: span || 'Your order', detail: confirm.pending ? 'Keep this window open.' : how };
    }
    case 'lost':
      return { title: 'Nothing was charged', detail: 'Choose another time' };
    case 'login':
      return { title: span || 'Your order', detail: 'Nothing is charged yet' };
    case 'when': {
      const lines = state.parts.flatMap((part) => (part.kind === 'visit' ? part.lines : [part.line]));
      const what = count(lines.length, 'service');
      const minutes = lines.reduce((sum, { service }) => sum + service.duration, 0);
      if (!first) return { title: 'No time chosen yet', detail: `${what}, ${formatMinutes(minutes)}` };
      return { title: span, detail: `${what}, ${money(quote.payableNow / 100, shop.country)} now` };
    }
  }
}

function describeCall({ state, first, callTooLate }: BookingState): { title: string; detail: string } {
  const { call } = state.choice;
  const visit = first ? formatDayTime(first.time) : '';
  if (call && !callTooLate) return { title: `Call: ${formatDayTime(call.time)}`, detail: `Visit: ${visit}` };
  return { title: call ? 'Choose an earlier call' : 'No call time yet', detail: `Before ${visit}` };
}
