import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { OwnProfile } from '../features/accounts/profile/own-profile.tsx';
import { AlsoWaiting } from '../features/bookings/appointments/also-waiting.tsx';
import { AppointmentsScreen } from '../features/bookings/appointments/appointments-screen.tsx';
import { bookAgain } from '../features/bookings/appointments/book-again.ts';
import { lazyPart } from '../lib/hydration/lazy-part.ts';
import { describePage } from '../lib/page/meta.ts';
import { movePicker } from '../pages/account/move-picker.tsx';
import type { Route } from './+types/profile-appointments.ts';

const TipCard = lazyPart(() => import('../features/payments/tip/tip-card.tsx'));
const GroupParts = lazyPart(() => import('../features/payments/part/group-parts.tsx'));
const FeeCard = lazyPart(() => import('../features/payments/card-fee/fee-card.tsx'));
const AppointmentForms = lazyPart(() => import('../features/forms/appointment-forms.tsx'));

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'My Appointments',
    description: 'Your upcoming and past appointments.',
    path: '/profile/appointments',
    hidden: true,
  });
}

/** The shop's country and time zone; Ireland's where the shop no longer exists. */
const placeOf = (shop: { country: string; zone_label: string } | null) => ({
  country: shop?.country ?? 'IE',
  zone: shop?.zone_label ?? 'Irish time',
});

export default function Appointments() {
  const navigate = useNavigate();
  return (
    <OwnProfile>
      {({ first_name, last_name }) => (
        <AppointmentsScreen
          profileName={`${first_name} ${last_name}`}
          picker={movePicker}
          bookAgain={(appointment) => void navigate(bookAgain(appointment))}
          forms={({ id, business_info: shop }) => (
            <Suspense>
              <AppointmentForms key={id} appointmentId={id} shop={shop?.name ?? 'the shop'} />
            </Suspense>
          )}
          tip={({ id, status, business_info: shop }) => (
            <Suspense>
              {status === 'Completed' ? (
                <TipCard key={id} appointmentId={id} country={shop?.country ?? 'IE'} />
              ) : (
                <FeeCard key={id} appointmentId={id} shop={shop?.name ?? 'The shop'} {...placeOf(shop)} />
              )}
            </Suspense>
          )}
          parts={({ id, business_info: shop }) => (
            <Suspense>
              <GroupParts key={id} appointmentId={id} shop={shop?.name ?? 'the shop'} {...placeOf(shop)} />
            </Suspense>
          )}
          beside={<AlsoWaiting />}
        />
      )}
    </OwnProfile>
  );
}
