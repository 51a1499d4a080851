import { screen, userEvent, within } from '@thyme/ui/testing.ts';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { aClass, aService, aVoucher, offering, THURSDAY, WEEK } from '../../features/bookings/cart/cart.fixtures.ts';
import { priceCart } from '../../features/bookings/cart/priced-cart.ts';
import { type StoredItem, writeCart } from '../../features/bookings/cart/stored-cart.ts';
import { useCart } from '../../features/bookings/cart/use-cart.ts';
import { aBookingShop } from '../../features/bookings/dialog/booking-shop.fixtures.ts';
import { useBookingEntry } from '../../features/bookings/dialog/history/booking-entry.ts';
import { type Answers, serveNamed } from '../../lib/testing/named-answers.fixtures.ts';
import ShopBooking from './shop-booking.tsx';

/** Thursday 6 August 2026, ten in the morning in Ireland. */
export const NOW = Date.UTC(2026, 7, 6, 9);
export const at = (day: number, hours: number, minutes = 0) => Date.UTC(2026, 7, day, hours, minutes) / 1000;
export { THURSDAY, WEEK };

export const business = {
  ...aBookingShop,
  lat: null,
  lng: null,
  cancellation: [{ value: 1 }, { value: 2 }],
  photos: [],
};

const offers = offering(
  [
    aService(1, { service_name: 'Cut & finish' }),
    aService(2, { service_name: 'Balayage', duration: 105, price: 140 }),
    aClass(3),
    aClass(4, 'repeated'),
    aClass(5, 'course'),
    aClass(8, 'repeated', { single_visits: true }),
    aClass(9, 'single', { service_schedules: [{ date_time: THURSDAY, seats_left: 3 }] }),
  ],
  [aVoucher(6, { name: 'A quiet hour' })],
);

const day = (date: number, state: string, free = 0) => ({
  date: `2026-08-${String(date).padStart(2, '0')}`,
  state,
  first: state === 'free' ? at(date, 10) : null,
  morning: { free },
  afternoon: { free },
  evening: { free: 0 },
});

/** August: past until the 5th, closed on Sundays and Mondays and on the 19th, the 14th full, the 21st blocked. */
export function august() {
  return Array.from({ length: 31 }, (_, index) => {
    const date = index + 1;
    const weekday = new Date(Date.UTC(2026, 7, date)).getUTCDay();
    if (date < 6) return day(date, 'past');
    if (weekday < 2 || date === 19) return day(date, 'closed');
    if (date === 14) return day(date, 'full');
    if (date === 21) return day(date, 'blocked');
    return day(date, 'free', 3);
  });
}

/** The dates of a class, a week apart, with three places where there are any. */
export const classDates = (...states: ('open' | 'full' | 'closed')[]) => ({
  time_slots: {
    class_dates: states.map((state, week) => ({
      s_time: THURSDAY + week * WEEK,
      state,
      seats_left: state === 'full' ? 0 : 3,
    })),
  },
});

/** A server that knows the operations of a booking. Tests replace single answers. */
export const defaults: Answers = {
  // Listed before operations whose name its text also contains.
  'query ServicePeople': () => ({ service_people: [] }),
  'query FirstFreeWith': ({ choices }) => ({ first_free_with: (choices as unknown[]).map(() => null) }),
  availability_month: ({ month }) => ({ availability_month: { days: month === '2026-08' ? august() : [] } }),
  first_free: ({ from }) => ({
    first_free: [at(from ? 15 : 8, 9, 30), at(from ? 15 : 11, 13), at(12, 9)].map((s_time) => ({
      s_date: new Date(s_time * 1000).toISOString().slice(0, 10),
      s_time,
    })),
  }),
  'query TimeSlots': ({ date }) => ({
    time_slots: {
      time_slots: [10, 11.5, 13.5].map((hour) => ({
        s_time: at(Number(String(date).slice(8)), Math.floor(hour), (hour % 1) * 60),
      })),
    },
  }),
  'query ClassDates': () => classDates('open', 'open', 'full', 'open'),
  available_occurrences: () => ({ available_occurrences: { available_occurrences: 3 } }),
  price_availability: () => ({ price_availability: { total_amount: 68, payable_now: 0, available: true } }),
  consultation_plan: () => ({
    consultation_plan: { needed: false, booked: null, booked_until: null, earliest: null, pairs: [] },
  }),
  guest_status: () => ({ guest_status: { status: 'Known', block: false } }),
  business_products: () => ({ business_products: [] }),
  member_prices: () => ({ member_prices: [] }),
  timeslot_availability: () => ({ timeslot_availability: { status: 1, message: 'Free.', refused: null } }),
  create_booking: () => ({
    create_booking: {
      status: 1,
      message: 'Booked.',
      payment_status: 1,
      payment_type: null,
      sale_id: 99,
      payment_url: null,
      payment_amount: 0,
      refused: null,
    },
  }),
  cancellation_request: () => ({ cancellation_request: { status: 1, message: 'You’re on the list.', position: 2 } }),
  profileInformation: () => ({
    profileInformation: {
      id: 9,
      first_name: 'Niamh',
      last_name: 'Gallagher',
      email: 'niamh@mail.example',
      mobile: null,
    },
  }),
  social_providers: () => ({ social_providers: [] }),
  'login(': () => ({ login: { access_token: 'fresh', user: { id: 9, user_type: 2 } } }),
  booking_forms: () => ({ booking_forms: [] }),
  overlapping_appointments: () => ({ overlapping_appointments: [] }),
  appointments: () => ({ appointments: { data: [], paginatorInfo: { total: 0 } } }),
  my_voucher: () => ({ my_voucher: { data: [], paginatorInfo: { total: 0 } }, my_packages: [] }),
  voucher_check: () => ({ voucher_check: { value: 5, message: '', status: 1 } }),
  '/sandbox/wallets/google/tokens': () => ({ token: 'wallet-token' }),
};

/** Responds like the default server, with the sandbox's wallet, and records the requests. */
export const serve = (answers: Answers = {}) => serveNamed({ ...defaults, ...answers });

const slotOf = (s_time: number) => ({ s_date: new Date(s_time * 1000).toISOString().slice(0, 10), s_time });

/** A shop that requires a video call from this guest first. Calls are free from Friday 7 August on. */
export const callFirst = {
  needed: true,
  booked: null,
  booked_until: null,
  earliest: at(7, 12, 15),
  pairs: [
    [at(8, 13), at(7, 17, 30)],
    [at(11, 13), at(8, 10, 15)],
    [at(12, 18, 15), at(11, 16, 30)],
  ].map(([appointment = 0, call = 0]) => ({ appointment: slotOf(appointment), call: slotOf(call) })),
};

export const newGuest: Answers = {
  guest_status: () => ({ guest_status: { status: 'New', block: false } }),
  consultation_plan: () => ({ consultation_plan: callFirst }),
};

export const service = (id: number, qty = 1): StoredItem => ({
  __typename: 'ServicePricing',
  id,
  qty,
  date: null,
  time: null,
});

function Shop({ shop, deposit }: { shop: typeof business; deposit: number }) {
  const cart = useCart(shop.id);
  const { isOpen } = useBookingEntry();
  const priced = priceCart(cart.items, offers, deposit);
  return (
    <>
      <p>{cart.items.length} in the cart</p>
      {isOpen && <ShopBooking business={shop} priced={priced} cart={cart} />}
    </>
  );
}

function Landed() {
  return <h1>Landed on {useLocation().pathname}</h1>;
}

interface Opening {
  items?: StoredItem[];
  shop?: Partial<typeof business>;
  deposit?: number;
  /** The steps in the current history entry. */
  trail?: readonly string[];
}

/** The open dialog over a shop page. */
export function BookingStage({ items = [service(1)], shop = {}, deposit = 0, trail = ['when'] }: Opening) {
  const [router] = useState(() => {
    writeCart(7, items);
    return createMemoryRouter(
      [
        { path: '/fern-and-fold', element: <Shop shop={{ ...business, ...shop }} deposit={deposit} /> },
        { path: '*', element: <Landed /> },
      ],
      {
        initialEntries: [
          '/fern-and-fold',
          ...trail.map((_step, index) => ({
            pathname: '/fern-and-fold',
            state: { booking: trail.slice(0, index + 1) },
          })),
        ],
      },
    );
  });
  return <RouterProvider router={router} />;
}

export const dialog = () => screen.getByRole('dialog', { name: 'Book at Fern & Fold' });
export const next = () => within(dialog()).getByRole<HTMLButtonElement>('button', { name: /^Next/ });
export const person = () => userEvent.setup({ delay: null });

/** Chooses Thursday 13 August, 11:30 am. */
export async function chooseThursday(user: ReturnType<typeof person>) {
  await user.click(await screen.findByRole('button', { name: /^Thursday 13 August, free/ }));
  await user.click(await screen.findByRole('radio', { name: '11:30 am' }));
}
