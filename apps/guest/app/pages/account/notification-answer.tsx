import { WARNING_CALL_DAYS } from '@thyme/domain/bookings';
import { dateAt } from '@thyme/domain/time';
import { thisWindow } from '@thyme/site/this-window.ts';
import { TextLink } from '@thyme/ui';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CallPicker } from '../../features/availability/consultation/call-picker.tsx';
import { TimePicker } from '../../features/availability/time-picker.tsx';
import { MoveNotice } from '../../features/bookings/appointments/reschedule/move-notice.tsx';
import { OfferAnswer, type RenderCallBefore } from '../../features/notifications/offer-answer.tsx';
import type { Notification } from '../../features/notifications/use-notifications.ts';
import { type RenderCallPicker, WarningAnswer } from '../../features/notifications/warning-answer.tsx';
import { destinationOf } from '../../features/payments/payment-destination.ts';
import { movePicker } from './move-picker.tsx';

const callPicker: RenderCallPicker = ({ businessId, value, onChange }) => (
  <TimePicker
    wanted={{ businessId, pricingIds: [], consultation: true }}
    today={dateAt('Europe/Dublin', Math.floor(Date.now() / 1000))}
    value={value}
    onChange={onChange}
    horizonDays={WARNING_CALL_DAYS}
    firstTimes={false}
  />
);

const callBeforeAppointment: RenderCallBefore = ({ before, ...picker }) => (
  <CallPicker
    {...picker}
    today={dateAt('Europe/Dublin', Math.floor(Date.now() / 1000))}
    until={before.time}
    none={
      <p>No video call is free before this time. Close this and pass, and the next time that comes free is offered.</p>
    }
  />
);

/** The card is asked for on a page of its own, in this window. */
function goAndPay(paymentUrl: string): void {
  const target = destinationOf(paymentUrl, window.location.origin);
  if (target) thisWindow.goTo('path' in target ? target.path : target.address);
}

function Onward({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink asChild standalone className="justify-self-start no-underline!">
      <Link to={to}>
        {children} <ArrowRight aria-hidden="true" className="size-4.5" />
      </Link>
    </TextLink>
  );
}

/** Where plain news leads, by the page it names. */
function wordsFor(target: string): string {
  if (target.startsWith('/invoice')) return 'Show Invoice';
  if (target.startsWith('/profile/vouchers')) return 'See my vouchers';
  if (target.startsWith('/profile/appointments?')) return 'See the appointment';
  return target.startsWith('/profile/appointments') ? 'See my appointments' : 'Have a look';
}

/** What can be done about a notification, by its kind. */
export function NotificationAnswer({ notification }: { notification: Notification }) {
  const { status, actions, ref_id: ref, business_id: shop, business_slug: slug, target_url: target } = notification;
  if (status === 'reschedule_request' && ref !== null && actions.length > 0) {
    return <MoveNotice appointmentId={ref} picker={movePicker} />;
  }
  if (status === 'blocked_warning' && shop !== null && actions.length > 0) {
    return <WarningAnswer notification={notification} businessId={shop} picker={callPicker} />;
  }
  if (status === 'waiting_list_offer' && ref !== null && actions.length > 0) {
    return <OfferAnswer notification={notification} leaveFor={goAndPay} callPicker={callBeforeAppointment} />;
  }
  if (status === 'unblocked' && slug) return <Onward to={`/${slug}`}>Rebook</Onward>;
  // Only addresses of ours: what a shop wrote leads nowhere else.
  if (target && /^\/(?!\/)/.test(target)) return <Onward to={target}>{wordsFor(target)}</Onward>;
  return null;
}
