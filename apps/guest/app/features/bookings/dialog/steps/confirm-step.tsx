import { CONSULTATION_MESSAGES } from '@thyme/domain/bookings';
import { money } from '@thyme/site/format.ts';
import { Button, Note } from '@thyme/ui';
import { BookedLines } from '../aside/booked-lines.tsx';
import { PayNow } from '../aside/pay-now.tsx';
import { PolicyRail } from '../aside/policy-rail.tsx';
import { hasService } from '../choice/choice.ts';
import { isPayable, leftToPay } from '../choice/slots.ts';
import { describeSpan } from '../choice/words.ts';
import type { BookingStep, StepProps, StepSummary } from '../step.ts';
import { OwnAppointments } from './own-appointments.tsx';
import { StepHeading } from './step-heading.tsx';

/** How it is paid and who comes; what is booked stands beside it. */
function ConfirmStep({ shop, slots, booking, quote }: StepProps) {
  const { priced, payment, setPayment, confirm, lacksCall } = booking;
  const { placed } = booking.state;
  const span = placed.length > 0 ? `${describeSpan(placed, shop.zone)}, ${shop.zone_label}` : `At ${shop.name}`;
  return (
    <>
      <StepHeading lead={span}>Confirm Appointment</StepHeading>
      {lacksCall && (
        <Note tone="danger" announce className="mb-6">
          {CONSULTATION_MESSAGES.confirmStep}
        </Note>
      )}
      <OwnAppointments placed={placed} shop={shop} />
      {quote.payableNow > 0 && (
        <div className="mb-6 border-b border-line pb-6">
          {slots.payment({
            businessId: shop.id,
            country: shop.country,
            quote,
            services: priced.lines.filter(hasService),
            value: payment,
            onChange: setPayment,
            disabled: confirm.pending,
          })}
        </div>
      )}
      {slots.guest}
    </>
  );
}

/** Line by line what is booked, what is paid when, and until when one may think again. */
function Aside({ shop, booking, quote }: StepProps) {
  const { priced, payment, now, call, first } = booking;
  return (
    <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-2 dialog:grid-cols-1">
      <BookedLines shop={shop} lines={priced.lines} quote={quote} placed={booking.state.placed} call={call} />
      <div className="grid gap-6">
        <PayNow shop={shop} quote={quote} payment={payment} />
        {first && (
          <PolicyRail
            codes={shop.cancellation.map(({ value }) => value)}
            startsAt={first.time}
            zone={shop.zone}
            now={now}
          />
        )}
      </div>
    </div>
  );
}

function summary({ shop, quote, booking: { state, payment, confirm } }: StepProps): StepSummary {
  const how = isPayable(quote, payment) ? `${shop.name}, ${shop.area}` : 'Choose how you want to pay.';
  return {
    title: describeSpan(state.placed, shop.zone) || 'Your order',
    detail: confirm.pending ? 'Keep this window open.' : how,
  };
}

function Act({ shop, quote, booking: { payment, confirm, steps }, className }: StepProps & { className: string }) {
  const left = leftToPay(quote, payment);
  return (
    <Button
      variant="clay"
      className={className}
      onClick={confirm.start}
      disabled={!isPayable(quote, payment) || steps.checking}
      busy={confirm.pending}
    >
      {left > 0 ? `Confirm and pay ${money(left / 100, shop.country)}` : 'Confirm'}
    </Button>
  );
}

export const confirmStep: BookingStep = { stage: 'Confirm', Body: ConfirmStep, Aside, summary, Act };
