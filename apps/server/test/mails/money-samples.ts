import type { VoucherMailData } from '../../src/features/vouchers/mails.ts';
import { facts, NOW, unregistered } from './sample-facts.ts';

const voucher: VoucherMailData = {
  name: 'Niamh',
  shop: 'Willow Room',
  slug: 'willow-room',
  title: 'A quiet hour',
  code: 'WILL-7K2M-9QRT',
  owner: 'Aoife',
  value: 5_000,
  currency: 'EUR',
  expiresAt: NOW + 31_536_000,
  zone: 'Europe/Dublin',
  services: [],
};

/** Mails about payments, refunds, vouchers, memberships and the shop's plan. */
export const moneySamples: Readonly<Record<string, readonly object[]>> = {
  'voucher-bought': [
    { ...voucher, delivery: { kind: 'scheduled', when: 'Sat 15 Aug, 9:00 am (Irish time)' } },
    voucher,
  ],
  'package-bought': [
    {
      name: 'Niamh',
      shop: 'Willow Room',
      slug: 'willow-room',
      title: 'Five blow-dries',
      code: 'WILL-7K2Q-4M9T',
      sessions: 5,
      price: 15_200,
      currency: 'EUR',
      expiresAt: NOW + 31_536_000,
      zone: 'Europe/Dublin',
      services: ['Blow-dry'],
      isShareable: false,
    },
    {
      name: 'Niamh',
      shop: 'Willow Room',
      slug: 'willow-room',
      title: 'Ten of anything',
      code: 'WILL-8K2Q-4M9T',
      sessions: 10,
      price: 52_000,
      currency: 'EUR',
      expiresAt: NOW + 31_536_000,
      zone: 'Europe/Dublin',
      services: [],
      isShareable: true,
    },
  ],
  'voucher-received': [{ ...voucher, from: 'Niamh Gallagher', message: 'Happy birthday!' }],
  'subscription-due': [
    { plan: 'Chair', amount: 2_900, currency: 'EUR', path: '/revolut-subscription/1', days: 14 },
    {
      plan: 'Chair',
      amount: 2_900,
      currency: 'EUR',
      path: '/revolut-subscription/1',
      days: 14,
      failure: 'Your card was declined.',
    },
  ],
  'trial-ending': [{ plan: 'Studio', amount: 3_900, currency: 'EUR', period: 'month', endsAt: NOW + 259_200 }],
  'plan-ended': [
    { plan: 'Studio', why: 'left' },
    { plan: 'Studio', why: 'unpaid' },
  ],
  'subscription-paid': [{ plan: 'Chair', amount: 2_900, currency: 'EUR', paidAt: NOW, until: NOW + 2_592_000 }],
  'refund-failed': [
    {
      title: 'We couldn’t refund €20.00',
      message: 'Your card didn’t accept the refund.',
      shop: 'Willow Room',
      path: '/invoice/9',
    },
    {
      title: 'We couldn’t refund €20.00',
      message: 'Niamh Gallagher’s card didn’t accept it. Try again from the appointment, or pay it back another way.',
      shop: 'Willow Room',
      path: null,
    },
  ],
  'card-fee': [
    {
      title: 'Willow Room will charge a fee of €15.00',
      message: 'You missed your appointment on Thu 13 Aug. If that isn’t right, tell Willow Room.',
      shop: 'Willow Room',
      path: '/profile/appointments?tab=past&id=17#fee',
      label: 'See the fee',
    },
  ],
  membership: [
    {
      title: 'Welcome to Facial club at Willow Room',
      paragraphs: [
        'Your membership has started: €49.00 a month. The next payment is on Thu 17 Dec.',
        'You agreed on Tue 17 Nov: “I agree that Willow Room charges €49.00 to my card now and every month, until I cancel.”',
      ],
      shop: 'Willow Room',
      path: '/profile/memberships',
      label: 'My memberships',
    },
    {
      title: 'We couldn’t charge €49.00 for Facial club',
      paragraphs: [
        'Your bank needs you to confirm the payment. Until it’s paid you can’t use new sessions at Willow Room.',
        'Pay now with this or another card. We’ll try again on Fri 18 Dec.',
      ],
      shop: 'Willow Room',
      path: '/revolut/abc/49.00/17/18',
      label: 'Pay €49.00',
    },
  ],
  'member-news': [
    {
      title: 'Niamh Byrne joined Facial club',
      message: '€49.00 is paid. The next payment is on Thu 17 Dec.',
      shop: 'Willow Room',
    },
  ],
  'payout-news': [
    {
      title: 'A guest’s bank took back €75.00',
      message: 'They do not recognise this payment. It comes off your next payout while the bank decides.',
      shop: 'Willow Room',
    },
  ],
  'appointment-money': [facts, unregistered].flatMap((one) => [
    {
      ...one,
      heading: 'Willow Room is keeping €20.00',
      text: 'They’ve marked you as a no-show, so they’re keeping what you had paid.',
      row: { label: 'Kept by Willow Room', value: '€20.00' },
    },
    {
      ...one,
      heading: '€20.00 is on its way back to you',
      text: 'Willow Room has decided not to keep it. It goes to Visa ending 4242, by Tue 23 Jun.',
      row: { label: 'On its way back', detail: 'to Visa ending 4242, by Tue 23 Jun', value: '€20.00' },
    },
  ]),
  'payment-receipt': ['', '€30.00'].map((left) => ({
    shop: 'Willow Room',
    amount: '€66.50',
    day: left ? '' : 'Thu 13 Aug',
    means: 'Visa ending 4242',
    paidOn: 'Mon 15 Jun, 9:00 am',
    left,
    path: '/invoice/9/17',
  })),
  'part-receipt': ['', '€30.00'].map((left) => ({
    shop: 'Willow Room',
    who: 'Aoife',
    amount: '€10.00',
    means: 'Visa ending 4242',
    paidOn: 'Mon 15 Jun, 9:00 am',
    left,
    path: '/your-part/17.signature',
  })),
  'parts-late': [
    {
      firstName: 'Niamh',
      shop: 'Willow Room',
      when: 'Thu 13 Aug, 10:00 am',
      parts: [
        { label: 'Aoife', value: '€10.00' },
        { label: 'Tom', value: '€12.50' },
      ],
      path: '/profile/appointments?id=17',
    },
    {
      firstName: 'Niamh',
      shop: 'Willow Room',
      when: 'Thu 13 Aug, 10:00 am',
      parts: [{ label: 'Deposit for all of you', value: '€29.20' }],
      canPay: 'You can still pay.',
      isForAll: true,
      path: '/profile/appointments?id=17',
    },
  ],
  'payment-returned': [
    {
      shop: 'Willow Room',
      amount: '€22.50',
      means: 'Visa ending 4242',
      text: 'Your payment arrived after your time had been released, so nothing is booked. €22.50 goes to Visa ending 4242, by Mon 22 Jun.',
      path: '/willow-room',
    },
    {
      shop: 'Willow Room',
      amount: '€128.00',
      means: 'your card',
      title: 'Willow Room refunded €128.00',
      text: 'From Willow Room, for the 4 unused sessions of Five facials. It has been handed back in cash.',
      path: '/invoice/9',
    },
  ],
};
