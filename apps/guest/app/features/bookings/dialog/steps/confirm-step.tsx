import { CONSULTATION_MESSAGES } from '@thyme/domain/bookings';
import { meansInWords } from '@thyme/domain/payments';
import { money } from '@thyme/site/format.ts';
import { Button, Note } from '@thyme/ui';
import { useState } from 'react';
import { memberSavingOf } from '../../cart/priced-cart.ts';
import { TakeHome } from '../../goods/take-home.tsx';
import { laterWords } from '../../later-words.ts';
import { BookedLines } from '../aside/booked-lines.tsx';
import { PayNow } from '../aside/pay-now.tsx';
import { PolicyRail } from '../aside/policy-rail.tsx';
import { hasService } from '../choice/choice.ts';
import { coverageOfPayment, isPayable, leftToPay } from '../choice/slots.ts';
import { describeSpan, spanInZone } from '../choice/words.ts';
import type { BookingStep, StepProps, StepSummary } from '../step.ts';
import { DeclinedHead, StillYours } from './declined.tsx';
import { OwnAppointments } from './own-appointments.tsx';
import { StepHeading } from './step-heading.tsx';

/** Payment and guest details; the booking itself is in the aside. */
function ConfirmStep({ shop, slots, booking, quote }: StepProps) {
  const { priced, payment, setPayment, confirm, lacksCall } = booking;
  const { placed } = booking.state;
  const span = placed.length > 0 ? `${describeSpan(placed, shop.zone)}, ${shop.zone_label}` : `At ${shop.name}`;
  const { declined } = confirm;
  const [isHoldOver, setIsHoldOver] = useState(false);

  /** The hold has expired: stays on this step if the time is still free, otherwise shows the nearest times. */
  function endHold() {
    setIsHoldOver(true);
    confirm.startAgain();
    void booking.steps.proceed();
  }

  return (
    <>
      {declined ? (
        <DeclinedHead
          declined={declined}
          span={spanInZone(placed, shop) || 'Your order'}
          slots={slots}
          onEnd={endHold}
        />
      ) : (
        <StepHeading lead={span}>Confirm Appointment</StepHeading>
      )}
      {isHoldOver && !declined && <HoldOver isChecking={booking.steps.checking} />}
      {lacksCall && (
        <Note tone="danger" announce className="mb-6">
          {CONSULTATION_MESSAGES.confirmStep}
        </Note>
      )}
      <OwnAppointments placed={placed} shop={shop} />
      {placed.length > 0 && !declined && (
        <TakeHome goods={booking.goods} country={shop.country} disabled={confirm.pending} />
      )}
      {quote.total > 0 && (
        <div className="mb-6 border-b border-line pb-6">
          {slots.payment({
            businessId: shop.id,
            shop: shop.name,
            country: shop.country,
            quote,
            services: priced.lines.filter(hasService),
            value: payment,
            onChange: setPayment,
            disabled: confirm.pending,
            declinedCards: declined?.savedCards ?? null,
          })}
        </div>
      )}
      {declined?.orderId
        ? slots.releaseOrder({
            orderId: declined.orderId,
            onReleased: () => {
              confirm.startAgain();
              booking.steps.close();
            },
          })
        : slots.guest}
    </>
  );
}

/** Shown when the hold expires after a declined payment. */
function HoldOver({ isChecking }: { isChecking: boolean }) {
  return (
    <Note tone="warn" announce className="mb-6">
      <b className="font-semibold">Your time is no longer held, and nothing was charged.</b>{' '}
      {isChecking ? 'We’re checking whether it’s still free.' : 'It’s still free, so you can confirm it again.'}
    </Note>
  );
}

/** The booked lines, what is paid when, and the cancellation policy. */
function Aside({ shop, booking, quote }: StepProps) {
  const { priced, payment, now, call, first, confirm } = booking;
  if (confirm.declined)
    return (
      <div className="grid gap-6">
        <StillYours shop={shop} placed={booking.state.placed} payment={payment} />
        <PayNow {...{ shop, quote, payment }} later={laterWords(booking.eachPays)} />
      </div>
    );
  return (
    <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-2 dialog:grid-cols-1">
      <BookedLines
        shop={shop}
        lines={priced.lines}
        quote={quote}
        placed={booking.state.placed}
        call={call}
        goods={priced.goods}
        memberSaving={memberSavingOf(priced)}
      />
      <div className="grid gap-6">
        <PayNow {...{ shop, quote, payment }} later={laterWords(booking.eachPays)} />
        {first && <PolicyRail shop={shop} startsAt={first.time} zone={shop.zone} now={now} />}
      </div>
    </div>
  );
}

/** What is paid today and how, or why nothing is. */
function payingWords({ shop, quote, booking: { payment, confirm, eachPays } }: StepProps): string {
  const show = (minor: number) => money(minor / 100, shop.country);
  if (confirm.pending) return 'Keep this window open.';
  if (!isPayable(quote, payment)) return 'Choose how you want to pay.';
  if (confirm.declined) return 'Nothing has been taken yet.';
  const { leftNow, leftLater } = coverageOfPayment(quote, payment);
  if (leftNow > 0) return `${show(leftNow)} from ${meansInWords(payment.label)}`;
  if (payment.vouchers.length > 0 && leftLater === 0) return 'Paid in full by voucher';
  return leftLater > 0
    ? `Nothing today, ${show(leftLater)} ${laterWords(eachPays).toLowerCase()}`
    : `${shop.name}, ${shop.area}`;
}

function summary(props: StepProps): StepSummary {
  const { shop, booking } = props;
  return { title: spanInZone(booking.state.placed, shop) || 'Your order', detail: payingWords(props) };
}

function Act({
  shop,
  quote,
  booking: { payment, confirm, steps, isPricing },
  className,
}: StepProps & { className: string }) {
  const left = leftToPay(quote, payment);
  return (
    <Button
      variant="clay"
      className={className}
      onClick={confirm.start}
      disabled={!isPayable(quote, payment) || steps.checking || isPricing}
      busy={confirm.pending}
    >
      {left > 0 ? `${confirm.declined ? 'Pay' : 'Confirm and pay'} ${money(left / 100, shop.country)}` : 'Confirm'}
    </Button>
  );
}

export const confirmStep: BookingStep = { stage: 'Confirm', Body: ConfirmStep, Aside, summary, Act };
