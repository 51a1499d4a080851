import { screen, userEvent } from '@thyme/ui/testing.ts';
import { expect, it } from 'vitest';
import { aCall } from '../../features/bookings/appointments/appointment.fixtures.ts';
import { readCart } from '../../features/bookings/cart/stored-cart.ts';
import { NotificationList } from '../../features/notifications/notification-list.tsx';
import type { Notification } from '../../features/notifications/use-notifications.ts';
import { keys, readExpiring } from '../../lib/session/storage.ts';
import { serve, showToGuest } from '../../lib/testing/guest-page.fixtures.tsx';
import { NotificationAnswer } from './notification-answer.tsx';

function show(changes: Partial<Notification>, search: object = {}): void {
  const notification: Notification = {
    id: 1,
    title: 'Title',
    message: '',
    status: 'blocked_warning',
    ref_id: 3,
    target_url: null,
    business_id: 3,
    business_slug: 'willow-room',
    business_name: 'Willow Room',
    zone_label: null,
    services: [],
    created_at: Math.floor(Date.now() / 1000) - 60,
    seen: true,
    actions: [],
    answer_by: null,
    call_id: null,
    ended_offer: null,
    ...changes,
  };
  serve(({ query }) => {
    if (query.includes('myNotificationSeen')) return { myNotificationSeen: { status: 1, message: '' } };
    if (query.includes('myNotification')) return { myNotification: { new: 0, total: 1, data: [notification] } };
    if (query.includes('business_search')) return { business_search: search };
    if (query.includes('appointment(')) return { appointment: aCall() };
    return { profileInformation: { id: 1, first_name: 'Niamh', last_name: 'Gallagher' } };
  });
  showToGuest(<NotificationList answer={(one) => <NotificationAnswer notification={one} />} />);
}

it('[NOTIF-013] an open warning waits for its call', async () => {
  show({ actions: ['book-call', 'cancel-future'] });
  expect(await screen.findByRole('heading', { name: 'Waiting for you' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Schedule a video call' })).toBeDefined();
});

it('[APPT-071] a settled proposal says when the appointment is now', async () => {
  show({ status: 'reschedule_request', ref_id: 7, target_url: '/profile/appointments?id=7' });
  expect(await screen.findByText(/^There’s nothing left to answer: your appointment (is|was) on/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'See the appointment' })).toBeDefined();
});

it('[NOTIF-032] a warning whose call is booked waits for nothing and shows the call', async () => {
  show({ actions: ['cancel-future'], call_id: 7 });
  expect(await screen.findByRole('button', { name: 'Move the call' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Waiting for you' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Schedule a video call' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Cancel all future appointments' })).toBeDefined();
});

it.each([
  ['review_request', '/profile/appointments?tab=past&id=7#review', 'Rate your visit'],
  ['refundable_deposit', '/profile/appointments?tab=past&id=7', 'See the refund'],
  ['payment_received', '/invoice/12/7', 'Show Invoice'],
])('[APPT-058] %s leads to %s', async (status, target_url, words) => {
  show({ status, target_url });
  expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toBe(target_url);
});

it('[NOTIF-030] a free time near an ended offer is booked with that time chosen', async () => {
  const time = Date.UTC(2026, 7, 8, 11) / 1000;
  show({
    status: 'waiting_list_offer',
    services: [{ service_pricing_id: 5, name: 'Gel manicure', occurrences: null }],
    ended_offer: {
      state: 'lapsed',
      place: 'taken',
      date: time - 3600,
      request_id: 4,
      position: 1,
      from_date: '2026-08-08',
      to_date: '2026-08-08',
      nearest_times: [time],
      lat: null,
      lng: null,
    },
  });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Sat 8 Aug, 11:00 am' }));
  expect(readCart(3)).toEqual([{ __typename: 'ServicePricing', id: 5, qty: 1, date: '2026-08-08', time }]);
  expect(readExpiring(keys.serviceTime, Date.now())).toBe(String(time));
});

const gone = Date.UTC(2026, 7, 8, 10, 15) / 1000;
const lapsedNear = {
  status: 'waiting_list_offer',
  services: [{ service_pricing_id: 5, name: 'Gel manicure', occurrences: null }],
  ended_offer: {
    state: 'lapsed',
    place: 'taken',
    date: gone,
    request_id: 4,
    position: 2,
    from_date: '2026-08-08',
    to_date: '2026-08-08',
    nearest_times: [],
    lat: 53.33,
    lng: -6.26,
  },
};
const near = (id: number, name: string, times: number[], matches = true) => ({
  shop: { id, slug: name.toLowerCase().replaceAll(' ', '-'), name, lat: 53.335, lng: -6.26, zone_label: 'Irish time' },
  free: { business_id: id, service_pricing_id: id * 10, service_name: 'Gel manicure', times, matches },
});
const answerOf = (rows: ReturnType<typeof near>[], day_is_over = false) => ({
  data: rows.map(({ shop }) => shop),
  free_times: rows.map(({ free }) => free),
  day_is_over,
});

it('[CALL-006] an expired offer offers other shops nearby that are free on its day', async () => {
  const polish = near(8, 'The Polish Room', [gone + 900, gone + 2700, gone + 4500]);
  show(lapsedNear, answerOf([near(3, 'Willow Room', [gone]), polish, near(9, 'Later Nails', [gone + 86_400], false)]));
  expect(await screen.findByText('Free nearby on Sat 8 Aug')).toBeDefined();
  expect(screen.getByText(/\d+ m away, Gel manicure/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /at (Willow Room|Later Nails)/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'See everything free that day' }).getAttribute('href')).toMatch(
    /^\/search.*2026-08-08/,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: '10:30 am at The Polish Room' }));
  expect(readCart(8)).toEqual([{ __typename: 'ServicePricing', id: 80, qty: 1, date: '2026-08-08', time: gone + 900 }]);
});

it.each([
  ['the day is over', lapsedNear, answerOf([near(8, 'The Polish Room', [gone])], true)],
  ['nothing is free', lapsedNear, answerOf([near(8, 'The Polish Room', [])])],
  [
    'the guest passed on it',
    { ...lapsedNear, ended_offer: { ...lapsedNear.ended_offer, state: 'declined' } },
    answerOf([near(8, 'The Polish Room', [gone])]),
  ],
])('[CALL-006] offers no other shops where %s', async (_why, notification, search) => {
  show(notification, search);
  expect(await screen.findByText(/still second in line/)).toBeDefined();
  expect(screen.queryByText(/Free nearby/)).toBeNull();
});
