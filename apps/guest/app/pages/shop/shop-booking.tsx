import type { LocalDate } from '@thyme/domain/time';
import { money } from '@thyme/site/format.ts';
import { Queries } from '@thyme/site/graphql/queries.tsx';
import { Suspense, useMemo, useRef } from 'react';
import { LoginFlow } from '../../features/accounts/login/login-flow.tsx';
import { BookingGuest, type GuestDetails } from '../../features/accounts/profile/booking-guest.tsx';
import { ClassPicker } from '../../features/availability/class-picker.tsx';
import { CallAndAppointment } from '../../features/availability/consultation/call-and-appointment.tsx';
import { TimePicker } from '../../features/availability/time-picker.tsx';
import type { PricedCart } from '../../features/bookings/cart/priced-cart.ts';
import { allowsSingle } from '../../features/bookings/cart/repeated.ts';
import type { Cart } from '../../features/bookings/cart/use-cart.ts';
import { BookingDialog } from '../../features/bookings/dialog/booking-dialog.tsx';
import { courseStart } from '../../features/bookings/dialog/choice/choice.ts';
import { groupOf, guestOf } from '../../features/bookings/dialog/choice/group.ts';
import type {
  AppointmentPart,
  BookingShop,
  BookingSlots,
  GroupPart,
} from '../../features/bookings/dialog/choice/slots.ts';
import { NoteField } from '../../features/bookings/note-field.tsx';
import type { BookingFormsHandle, FormDrafts } from '../../features/forms/booking-forms.tsx';
import { EarlierCall } from '../../features/waiting-list/earlier-call.tsx';
import { JoinList } from '../../features/waiting-list/join-list.tsx';
import { lazyPart } from '../../lib/hydration/lazy-part.ts';
import { type PaymentSlots, usePaymentSlots } from './shop-payment.tsx';

export { MemberPricing } from '../../features/bookings/member/member-pricing.tsx';

/** Loaded on demand, since most shops have no forms. */
const BookingForms = lazyPart(() => import('../../features/forms/booking-forms.tsx'));

interface ShopBookingProps {
  business: BookingShop;
  priced: PricedCart;
  cart: Cart;
}

/** The booking dialog with the parts of other features: times, waiting list, login, the guest's details. */
export default function ShopBooking(props: ShopBookingProps) {
  return (
    <Queries>
      <BookingWithSlots {...props} />
    </Queries>
  );
}

function BookingWithSlots({ business, priced, cart }: ShopBookingProps) {
  const { slots: payment, sheet } = usePaymentSlots(business);
  const details = useRef<GuestDetails>(null);
  const forms = useRef<BookingFormsHandle>(null);
  const drafts = useRef<FormDrafts>({ answers: {}, later: {} });
  const pricingIds = priced.lines.flatMap(({ service }) => (service ? [service.id] : [])).join();
  const slots = useMemo<BookingSlots>(
    () => ({
      ...timeSlots(business),
      ...payment,
      guest: (
        <div className="grid gap-6">
          <Suspense>
            <BookingForms
              ref={forms}
              businessId={business.id}
              shop={business.name}
              pricingIds={pricingIds.split(',').filter(Boolean).map(Number)}
              drafts={drafts.current}
            />
          </Suspense>
          <NoteField businessId={business.id} shop={business.name} />
          <BookingGuest ref={details} />
        </div>
      ),
      saveGuest: () => (forms.current?.check() === false ? Promise.resolve(false) : (details.current?.save() ?? true)),
      formAnswers: () => forms.current?.given() ?? [],
    }),
    [business, payment, pricingIds],
  );
  return (
    <>
      <BookingDialog shop={business} cart={cart} priced={priced} slots={slots} />
      {sheet}
    </>
  );
}

const idsOf = ({ lines }: AppointmentPart) => lines.map(({ service }) => service.id);

const personsOf = ({ lines }: AppointmentPart) => lines.map(({ person }) => person?.id ?? null);

/** For a group: which guest each service is for, and how the group is arranged. */
const groupIn = ({ lines }: AppointmentPart) => {
  const group = groupOf(lines);
  return group ? { guests: lines.map(guestOf), arrange: group.arrange ?? null } : {};
};

/** The waiting list of a full day; with several services, for the first of them. */
const waitingFor = (businessId: number, { lines }: AppointmentPart, onLogin: () => void, level: 3 | 4 = 4) => {
  const [first] = lines;
  const service = lines.length > 1 ? first?.name : undefined;
  return (date: LocalDate, onLeave: () => void) => (
    <JoinList {...{ businessId, service, date, level, onLeave, onLogin }} pricingId={first?.service.id ?? 0} />
  );
};

interface ClassWaiting {
  /** Null for a course, whose waiting list covers all dates. */
  date: LocalDate | null;
  level?: 3 | 4;
  onLeave: () => void;
  onLogin: () => void;
}

const waitForClass = (businessId: number, part: GroupPart, { date, ...ways }: ClassWaiting) => (
  <JoinList
    businessId={businessId}
    pricingId={part.line.service.id}
    date={date ?? courseStart(part)?.date ?? ''}
    isWhole={date === null}
    level={date === null ? 3 : 4}
    {...ways}
  />
);

function timeSlots({
  id,
  name,
  country,
  zone,
  horizon_days,
  video_vetting,
}: BookingShop): Omit<BookingSlots, keyof PaymentSlots | 'guest' | 'saveGuest' | 'formAnswers'> {
  return {
    visit: ({ part, today, value, onChange, onLogin }) => (
      <TimePicker
        wanted={{
          businessId: id,
          pricingIds: idsOf(part),
          personIds: personsOf(part),
          callFirst: video_vetting,
          ...groupIn(part),
        }}
        today={today}
        horizonDays={horizon_days}
        value={value}
        onChange={onChange}
        // The waiting list is for one guest.
        {...(groupOf(part.lines) ? {} : { waiting: waitingFor(id, part, onLogin) })}
      />
    ),
    group: ({ part, value, onChange, onOccurrences, onAvailable, onLogin }) => (
      <ClassPicker
        businessId={id}
        service={part.line.service}
        kind={part.kind}
        dates={part.line.service.service_group?.service_schedules ?? []}
        value={value}
        onChange={onChange}
        allowsSingle={allowsSingle(part.line.service)}
        priceOf={(times) => money((part.line.unitPrice * times) / 100, country)}
        occurrences={part.line.stored.qty}
        onOccurrences={onOccurrences}
        onAvailable={onAvailable}
        waiting={(date, onLeave) => waitForClass(id, part, { date, onLeave, onLogin })}
      />
    ),
    waiting: ({ part, date, onLeave, onLogin }) =>
      part.kind === 'visit'
        ? waitingFor(id, part, onLogin, 3)(date, onLeave)
        : waitForClass(id, part, { date: part.kind === 'course' ? null : date, level: 3, onLeave, onLogin }),
    earlierCall: ({ part, appointment, onLogin }) => (
      <EarlierCall
        businessId={id}
        pricingId={part.lines[0]?.service.id ?? 0}
        appointment={appointment.time}
        onLogin={onLogin}
      />
    ),
    consultation: ({ part, onLogin, ...props }) => (
      <CallAndAppointment
        businessId={id}
        zone={zone}
        pricingIds={part && idsOf(part)}
        personIds={part ? personsOf(part) : []}
        horizonDays={horizon_days}
        {...(part && { waiting: waitingFor(id, part, onLogin) })}
        {...props}
      />
    ),
    login: (onDone) => (
      <LoginFlow
        onDone={onDone}
        title="Log in to book"
        lead={`So ${name} knows who’s coming, and you can move or cancel later.`}
      />
    ),
  };
}
