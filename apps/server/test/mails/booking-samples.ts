import { facts, unregistered } from './sample-facts.ts';

const note = 'I have a fitting that day?';
const decision = { by: 'guest', note, refund: '€20.00', fee: '€8.50', isAsked: false };

const companion = {
  name: 'Aoife',
  booker: 'Niamh',
  shop: 'Willow Room',
  place: '4 Mill Street, Galway',
  contact: 'Willow Room, 091 555 012',
  services: 'Cut & finish',
  longDay: 'Thursday 13 August',
  dayTime: 'Thu 13 Aug, 11:30 am',
  time: '11:30 am',
  until: '12:30 pm',
  zone: 'Irish time',
  calendarPath: '/calendar/18.signature.ics',
};

/** Mails about appointments, classes and reviews. */
export const bookingSamples: Readonly<Record<string, readonly object[]>> = {
  'till-receipt': [
    {
      shop: 'Willow Room',
      place: '4 Mill Street, Galway',
      amount: '€134.00',
      dayTime: 'Thu 13 Aug, 11:30 am',
      paidOn: 'Thu 13 Aug, 12:34 pm',
      lines: [
        { label: 'Signature facial', value: '€115.00' },
        { label: 'Bond oil, 50 ml', detail: '2 × €12.00', value: '€24.00' },
      ],
      sums: [
        { label: 'Discount', value: '-€10.00' },
        { label: 'Total', value: '€129.00', total: true },
        { label: 'Tip', value: '€5.00' },
        { label: 'Cash', value: '€134.00' },
      ],
      vat: 'VAT included: 23% €4.49, 13.5% €12.49.',
      number: 'WR-000419',
      left: '',
      path: '/invoice/9/17',
      tipPath: '/profile/appointments?tab=past&id=17#tip',
    },
    {
      shop: 'Willow Room',
      place: '',
      amount: '€20.00',
      dayTime: 'Thu 13 Aug, 11:30 am',
      paidOn: 'Thu 13 Aug, 12:34 pm',
      lines: [{ label: 'Fringe trim', value: '€30.00' }],
      sums: [{ label: 'Total', value: '€30.00', total: true }],
      vat: '',
      number: '',
      left: '€10.00',
      path: '',
      tipPath: '',
    },
  ],
  'running-late': [
    { ...facts, minutes: 15, begins: '11:45 am' },
    { ...unregistered, minutes: 40, begins: '12:10 pm' },
  ],
  'group-booked': [
    {
      ...facts,
      guests: [
        { label: 'Niamh: Curly cut', detail: '10:00 am – 11:15 am, with Orla', value: '€78.00' },
        { label: 'Aoife: Cut & finish', detail: '10:00 am – 11:00 am', value: '€68.00' },
      ],
      groupTotal: '€146.00',
    },
    {
      ...facts,
      guests: [
        { label: 'Niamh: Curly cut', detail: '10:00 am – 11:15 am, with Orla', value: '€78.00' },
        { label: 'Aoife: Cut & finish', detail: '10:00 am – 11:00 am', value: '€68.00' },
      ],
      groupTotal: '€146.00',
      links: [{ name: 'Aoife', path: '/your-part/18.signature' }],
      payUntil: 'Tue 16 Jun, 9:00 am',
    },
    {
      ...facts,
      guests: [
        { label: 'Niamh: Curly cut', detail: '10:00 am – 11:15 am, with Orla', value: '€78.00' },
        { label: 'Aoife: Cut & finish', detail: '10:00 am – 11:00 am', value: '€68.00' },
      ],
      groupTotal: '€146.00',
      links: [],
      ownPart: { amount: '€29.20', path: '/your-part/17.signature' },
      leftAfter: '€116.80',
      payUntil: 'Tue 16 Jun, 9:00 am',
    },
  ],
  companion: [
    { ...companion, news: { kind: 'booked' } },
    {
      ...companion,
      news: {
        kind: 'booked',
        pay: { path: '/your-part/18.signature', amount: '€13.60', until: 'Tue 16 Jun, 9:00 am' },
      },
    },
    { ...companion, news: { kind: 'moved', was: 'Tue 11 Aug, 10:00 am' } },
    { ...companion, news: { kind: 'cancelled' } },
    { ...companion, news: { kind: 'reminder', when: 'Tomorrow' } },
  ],
  'series-booked': [
    { ...facts, dates: ['Sat 3 Oct, 10:45 am', 'Sat 14 Nov, 11:15 am', 'Tue 29 Dec, 10:45 am'] },
    { ...unregistered, dates: ['Sat 3 Oct, 10:45 am', 'Sat 14 Nov, 11:15 am'] },
  ],
  'class-date-cancelled': [
    {
      ...facts,
      cancelled: 'Thu 3 Dec, 7:00 pm',
      staying: 'Thu 26 Nov, 7:00 pm and Thu 10 Dec, 7:00 pm',
      by: 'business',
      note,
      refund: '€3.00',
      refundTo: 'to Visa ending 4242, by Thu 10 Dec',
    },
    {
      ...unregistered,
      cancelled: 'Thu 3 Dec, 7:00 pm',
      staying: 'Thu 26 Nov, 7:00 pm',
      by: 'guest',
      note: '',
      refund: '',
      refundTo: '',
    },
  ],
  'class-date-moved': [
    { ...facts, was: 'Thu 3 Dec, 7:00 pm', now: 'Thu 10 Dec, 7:00 pm', note, isOffer: true },
    { ...unregistered, was: 'Thu 3 Dec, 7:00 pm', now: 'Thu 10 Dec, 7:00 pm', note: '', isOffer: true },
    { ...facts, was: 'Thu 3 Dec, 7:00 pm', now: 'Thu 10 Dec, 7:00 pm', note: '', isOffer: false },
  ],
  'class-message': [
    {
      firstName: 'Niamh',
      shop: 'Willow Room',
      service: 'Evening yoga',
      when: 'Thu 3 Dec, 7:00 pm',
      text: 'We’re in the garden room tonight.\n\nPlease bring a mat.',
      contact: '01 555 0199',
      isRegistered: true,
    },
    {
      firstName: '',
      shop: 'Willow Room',
      service: 'Evening yoga',
      when: 'Thu 3 Dec, 7:00 pm',
      text: 'See you there.',
      contact: '',
      isRegistered: false,
    },
  ],
  'review-reply': [
    {
      firstName: 'Niamh',
      shop: 'Willow Room',
      slug: 'willow-room',
      text: 'Thank you for telling us.',
      comment: 'I waited twenty minutes.',
      appointmentId: 17,
    },
    {
      firstName: 'Niamh',
      shop: 'Willow Room',
      slug: 'willow-room',
      text: 'Thank you.',
      comment: '',
      appointmentId: 17,
    },
  ],
  'review-decided': [
    {
      firstName: 'Niamh',
      shop: 'Willow Room',
      comment: 'Go to Main Street instead.',
      reason: 'It advertises something else',
      isHidden: true,
      isShop: false,
    },
    {
      firstName: 'Bea',
      shop: 'Willow Room',
      comment: '',
      reason: 'It isn’t about a visit here',
      isHidden: false,
      isShop: true,
    },
  ],
  'booking-confirmed': [
    facts,
    unregistered,
    { ...facts, policy: 'Can you still cancel?', hasPaid: false, saleId: null },
    { ...facts, forms: ['Colour consultation', 'Photo consent'] },
  ],
  'booking-moved': [
    { ...facts, was: 'Tue 11 Aug, 9:00 am' },
    { ...facts, was: 'Tue 11 Aug, 9:00 am', byShop: true },
    { ...facts, was: '', byShop: true },
    {
      ...facts,
      was: 'Tue 11 Aug, 9:00 am',
      byShop: true,
      message: 'Sorry, Aisling is out sick. Tom can take you at 2.',
    },
  ],
  'booking-changed': [
    { ...facts, note: 'Please ring the bell.', discount: '€10.00' },
    { ...facts, note: '' },
  ],
  'booking-cancelled': [
    { ...facts, ...decision },
    { ...facts, ...decision, refundTo: 'to Visa ending 4242, by Tue 23 Jun' },
    { ...facts, ...decision, by: 'business', note: '', fee: '' },
    { ...facts, ...decision, refund: '', isAsked: true },
    { ...unregistered, ...decision, refund: '', fee: '' },
  ],
  'reschedule-request': [facts, unregistered].map((one) => ({
    ...one,
    note,
    proposedDay: 'Friday 14 August',
    proposedDayTime: 'Fri 14 Aug, 9:00 am',
    proposedTime: '9:00 am',
    others: ['Fri 14 Aug, 2:00 pm'],
    answerBy: 'Wed 12 Aug, 9:00 am',
  })),
  'move-declined': [
    { ...facts, note: '' },
    { ...facts, note: '', isWithdrawn: true },
  ],
  'reminder-day': [facts, unregistered, { ...facts, replyPath: '/r/4f.Xb2kQ9aBcDeFgHiJ' }].map((one) => ({
    ...one,
    when: 'Tomorrow',
    canChange: true,
  })),
  'reminder-hours': [{ ...facts, when: 'In two hours', canChange: false }],
  'review-request': [facts],
};
