import { dateAt } from '@thyme/domain/time';
import { thisWindow } from '@thyme/site/this-window.ts';
import { TextLink } from '@thyme/ui';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useProfile } from '../../features/accounts/profile/use-profile.ts';
import { CallPicker } from '../../features/availability/consultation/call-picker.tsx';
import { WarningCallPicker } from '../../features/availability/consultation/warning-call-picker.tsx';
import { bookAt } from '../../features/bookings/appointments/book-again.ts';
import { CallNotice } from '../../features/bookings/appointments/call/call-notice.tsx';
import { MoveNotice } from '../../features/bookings/appointments/reschedule/move-notice.tsx';
import { bookingOpen } from '../../features/bookings/dialog/history/booking-entry.ts';
import { EndedOffer } from '../../features/notifications/ended-offer.tsx';
import { OfferAnswer, type RenderCallBefore } from '../../features/notifications/offer-answer.tsx';
import type { Notification } from '../../features/notifications/use-notifications.ts';
import { BookedCall, type RenderCallPicker, WarningAnswer } from '../../features/notifications/warning-answer.tsx';
import { payOptions, preselect } from '../../features/payments/checkout/pay-options.ts';
import { destinationOf } from '../../features/payments/payment-destination.ts';
import { useSavedCards } from '../../features/payments/saved-cards/use-saved-cards.ts';
import { FreeNearby, type NearbyTime } from '../../features/search/near/free-nearby.tsx';
import { keys, read } from '../../lib/session/storage.ts';
import { movePicker } from './move-picker.tsx';

const callPicker: RenderCallPicker = ({ businessId, value, onChange }) => (
  <WarningCallPicker
    businessId={businessId}
    today={dateAt('Europe/Dublin', Math.floor(Date.now() / 1000))}
    value={value}
    onChange={onChange}
  />
);

const callBeforeAppointment: RenderCallBefore = ({ before, ...picker }) => (
  <CallPicker
    {...picker}
    today={dateAt('Europe/Dublin', Math.floor(Date.now() / 1000))}
    until={before.time}
    none={
      <p>
        There’s no video call free before this time. Pass on this one and we’ll offer you the next time that comes free.
      </p>
    }
  />
);

/** Opens the card page in this window. */
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

/** The link text of a plain notification, by its kind or by the page it names. */
function wordsFor(status: string, target: string): string {
  if (status === 'review_request') return 'Rate your visit';
  if (status === 'refundable_deposit' && target.startsWith('/profile')) return 'See the refund';
  if (target.startsWith('/invoice')) return 'Show Invoice';
  if (target.startsWith('/profile/vouchers')) return 'See my vouchers';
  if (target.startsWith('/profile/memberships')) return 'See my memberships';
  if (target.startsWith('/revolut/')) return 'Pay now';
  if (target.startsWith('/profile/appointments?')) return 'See the appointment';
  return target.startsWith('/profile/appointments') ? 'See my appointments' : 'Have a look';
}

function WarningCall({ appointmentId }: { appointmentId: number }) {
  const { data: profile } = useProfile();
  const name = profile ? `${profile.first_name} ${profile.last_name}` : 'Guest';
  return <CallNotice appointmentId={appointmentId} profileName={name} picker={movePicker} />;
}

/** Charges the card that was used last, as at confirm. */
function OpenOffer({ notification }: { notification: Notification }) {
  const { cards } = useSavedCards();
  const option = preselect(payOptions([], cards), read(keys.paidWith));
  const answer = { notification, leaveFor: goAndPay, callPicker: callBeforeAppointment };
  return <OfferAnswer {...answer} card={option?.card ?? null} />;
}

function EndedOfferAnswer({
  notification,
  ended,
}: {
  notification: Notification;
  ended: NonNullable<Notification['ended_offer']>;
}) {
  const navigate = useNavigate();
  const { business_id: shop, business_slug: slug, services } = notification;

  /** Opens the shop with the service in the cart and the time chosen. */
  function pick(time: number) {
    if (shop === null || !slug) return;
    const [service] = services;
    if (service) {
      const wanted = { id: service.service_pricing_id, qty: service.occurrences ?? 1 };
      bookAt(shop, wanted, { time, now: Date.now() });
    }
    void navigate(`/${slug}`, { state: service ? bookingOpen : null });
  }

  /** The same at another shop. */
  function pickNearby({ shop: other, pricingId, time }: NearbyTime) {
    bookAt(other.id, { id: pricingId, qty: 1 }, { time, now: Date.now() });
    void navigate(`/${other.slug}`, { state: bookingOpen });
  }

  const [service] = services;
  const { lat, lng } = ended;
  const isSought = ended.state === 'lapsed' && ended.position !== null && shop !== null;
  const nearby = isSought && service && lat !== null && lng !== null && (
    <FreeNearby shopId={shop} place={{ lat, lng }} service={service.name} time={ended.date} onPick={pickNearby} />
  );
  return <EndedOffer notification={notification} ended={ended} onPick={pick} nearby={nearby} />;
}

/** What can be done about a notification, by its kind. */
export function NotificationAnswer({ notification }: { notification: Notification }) {
  const { status, actions, ref_id: ref, business_id: shop, business_slug: slug, target_url: target } = notification;
  if (notification.call_id !== null && shop !== null) {
    return (
      <BookedCall notification={notification} businessId={shop}>
        <WarningCall appointmentId={notification.call_id} />
      </BookedCall>
    );
  }
  if (notification.ended_offer && notification.ended_offer.state !== 'accepted') {
    return <EndedOfferAnswer notification={notification} ended={notification.ended_offer} />;
  }
  if (status === 'reschedule_request' && ref !== null) {
    return <MoveNotice appointmentId={ref} isOpen={actions.length > 0} picker={movePicker} />;
  }
  if (status === 'blocked_warning' && shop !== null && actions.length > 0) {
    return <WarningAnswer notification={notification} businessId={shop} picker={callPicker} />;
  }
  if (status === 'waiting_list_offer' && ref !== null && actions.length > 0) {
    return <OpenOffer notification={notification} />;
  }
  if (status === 'unblocked' && slug) return <Onward to={`/${slug}`}>Rebook</Onward>;
  // Only paths of this site: a shop's text cannot link elsewhere.
  if (target && /^\/(?!\/)/.test(target)) return <Onward to={target}>{wordsFor(status, target)}</Onward>;
  return null;
}
