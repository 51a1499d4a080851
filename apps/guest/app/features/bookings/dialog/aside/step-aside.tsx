import type { CartQuote } from '@thyme/domain/bookings';
import { formatDayTime } from '@thyme/domain/time';
import { Note } from '@thyme/ui';
import { VisitTimeline } from '@thyme/ui/time/visit-timeline.tsx';
import { Video } from 'lucide-react';
import type { PricedCart } from '../../cart/priced-cart.ts';
import type { BookingShop } from '../choice/slots.ts';
import { SeparateTimes } from '../steps/when-step.tsx';
import type { BookingState } from '../use-booking.ts';
import { ConfirmAside } from './confirm-aside.tsx';
import { KeptAside } from './kept-aside.tsx';
import { VisitAside } from './visit-aside.tsx';
import { callStops } from './visit-stops.ts';

interface StepAsideProps {
  shop: BookingShop;
  priced: PricedCart;
  quote: CartQuote;
  booking: BookingState;
}

/** What has been chosen so far, beside the question. */
export function StepAside({ shop, priced, quote, booking }: StepAsideProps) {
  const { state, steps, first, now, payment } = booking;
  const { choice, parts, placed } = state;
  switch (steps.step) {
    case 'when':
    case 'login':
      return (
        <VisitAside {...{ shop, parts, placed, quote, now }}>
          {steps.step === 'when' && <SeparateTimes state={state} />}
        </VisitAside>
      );
    case 'call':
      return (
        first && (
          <>
            <h3 className="display-22 mb-4">In this order</h3>
            <VisitTimeline stops={callStops(choice.call, first, shop.consultation_minutes)} />
            <Note icon={<Video aria-hidden="true" />}>The link opens in your appointments. Nothing to install.</Note>
          </>
        )
      );
    case 'confirm':
      return <ConfirmAside {...{ shop, quote, first, payment, now }} />;
    case 'lost':
      return <KeptAside lines={priced.lines} call={choice.call && formatDayTime(choice.call.time)} />;
  }
}
