import type { AppointmentFacts } from '../../src/features/bookings/notifications/facts.ts';

export const NOW = Date.UTC(2026, 5, 15, 8) / 1000;

export const facts: AppointmentFacts = {
  appointmentId: 17,
  saleId: 9,
  firstName: 'Niamh',
  guestName: 'Niamh Gallagher',
  email: 'niamh@mail.example',
  shop: 'Willow Room',
  slug: 'willow-room',
  place: '4 Mill Street, Galway',
  services: 'Signature facial and Brow shape & tint',
  longDay: 'Thursday 13 August',
  dayTime: 'Thu 13 Aug, 11:30 am',
  deskDayTime: 'Thu 13 Aug, 11:30 am',
  time: '11:30 am',
  until: '1:00 pm',
  zone: 'Irish time',
  rows: [
    { label: 'Signature facial', detail: '60 min', value: '€75.00' },
    { label: 'Brow shape & tint', detail: '30 min', value: '€20.00' },
  ],
  total: '€95.00',
  paid: '€28.50',
  due: '€66.50',
  hasPaid: true,
  hasDue: true,
  paidPercent: 30,
  picture: { src: 'https://thyme.example/uploads/business/a.webp?w=1200', alt: 'The treatment room at Willow Room' },
  policy: 'Free to cancel until Tue 11 Aug, 11:30 am',
  call: 'Tue 4 Aug, 10:00 am',
  entries: [],
  calendarPath: '/calendars/appointment/17/abc.ics',
  accountPath: '/profile/appointments?id=17',
  writtenAt: NOW,
};

/** Entered at the desk: no account, so nothing to log in to and no settings. */
export const unregistered: AppointmentFacts = { ...facts, callInstead: '01 555 0199', picture: null, call: null };
