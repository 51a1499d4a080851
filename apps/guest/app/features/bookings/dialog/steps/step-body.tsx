import { hasService } from '../choice/choice.ts';
import type { BookingOptions, BookingState } from '../use-booking.ts';
import { CallStep } from './call-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { LoginStep } from './login-step.tsx';
import { LostStep } from './lost-step.tsx';
import { WhenStep } from './when-step.tsx';

/** What the present step asks. */
export function StepBody({ shop, cart, slots, booking }: BookingOptions & { booking: BookingState }) {
  const { state, steps, today, first, priced } = booking;
  switch (steps.step) {
    case 'when':
      return (
        <WhenStep
          {...{ shop, state, slots, today }}
          onOccurrences={(part, count) => cart.setQuantity(part.line.stored, count)}
          onLogin={() => steps.go('login')}
        />
      );
    case 'login':
      return <LoginStep>{slots.login(booking.loggedIn)}</LoginStep>;
    case 'call':
      return first && <CallStep {...{ shop, state, slots, today, first }} />;
    case 'confirm':
      return (
        <ConfirmStep
          {...{ shop, priced }}
          placed={state.placed}
          call={booking.call}
          callTooLate={booking.callTooLate}
          guest={slots.guest}
          payment={
            priced.quote &&
            priced.quote.payableNow > 0 &&
            slots.payment({
              businessId: shop.id,
              country: shop.country,
              quote: priced.quote,
              services: priced.lines.filter(hasService),
              value: booking.payment,
              onChange: booking.setPayment,
              disabled: booking.confirm.pending,
            })
          }
        />
      );
    case 'lost':
      return (
        <LostStep
          wished={state.placed.find(({ line }) => line.service.id === steps.lost?.pricingId)?.time ?? null}
          reason={steps.lost?.reason ?? null}
          alternatives={steps.lost?.alternatives ?? []}
          busy={steps.checking}
          onTake={booking.take}
          onAllTimes={() => steps.go('when')}
        />
      );
  }
}
