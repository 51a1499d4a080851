import { bookingSamples } from './booking-samples.ts';
import { moneySamples } from './money-samples.ts';

/** Data for every kind of mail, in the variants that read differently. A kind without an example fails the test. */
export const mailSamples: Readonly<Record<string, readonly object[]>> = {
  ...bookingSamples,
  ...moneySamples,
  test: [{ sentBy: 'smtp' }],
  welcome: [{ firstName: 'Niamh' }, { firstName: 'Niamh', confirmPath: '/confirm-email/7.1800000000.signature' }],
  'confirm-email': [{ firstName: 'Niamh', confirmPath: '/confirm-email/7.1800000000.signature' }],
  'reset-link': [{ firstName: 'Niamh', token: 'token', address: 'https://thyme.example' }],
  'social-reminder': [{ firstName: 'Niamh', provider: 'google' }],
  campaign: [
    {
      shop: 'Willow Room',
      slug: 'willow-room',
      subject: 'It’s been a while, Niamh',
      body: 'Hi Niamh,\n\nWe’d love to see you again. Come in before 12 December and the gloss is on us.',
      stopPath: '/u/4f.Xb2kQ9aaaaaaaaaa',
    },
    { shop: 'Willow Room', slug: 'willow-room', subject: 'Test: Hello', body: 'Hi', stopPath: '' },
  ],
  birthday: [
    {
      shop: 'Willow Room',
      slug: 'willow-room',
      firstName: 'Niamh',
      body: 'Hi Niamh, your birthday is coming up! Have a lovely day from all of us at Willow Room. Fancy a treat?',
      isToday: false,
      stopPath: '/u/b-4f.Xb2kQ9aaaaaaaaaa',
    },
    {
      shop: 'Willow Room',
      slug: 'willow-room',
      firstName: '',
      body: 'Cheers!',
      isToday: true,
      stopPath: '/u/b-4f.Xb2kQ9aaaaaaaaaa',
    },
  ],
  rebook: [
    {
      shop: 'Willow Room',
      slug: 'willow-room',
      firstName: 'Niamh',
      service: 'Swedish massage',
      weeks: 6,
      times: [
        { day: 'Tue 17 Nov', time: '10:00 am' },
        { day: 'Wed 18 Nov', time: '2:30 pm' },
      ],
      stopPath: '/u/r-4f.Xb2kQ9aaaaaaaaaa',
    },
    {
      shop: 'Willow Room',
      slug: 'willow-room',
      firstName: '',
      service: '',
      weeks: 1,
      times: [],
      stopPath: '/u/r-4f.Xb2kQ9aaaaaaaaaa',
    },
  ],
  'one-time-code': [{ code: '123456' }],
  'address-in-use': [{ code: '123456' }],
  'sign-in-code': [{ code: '123456' }],
  'business-address': [{ businessUrl: 'https://thyme.example/business' }],
  'address-confirmed': [
    { firstName: 'Niamh', other: 'a password' },
    { firstName: 'Niamh', other: 'Google' },
  ],
  'password-set': [{ firstName: 'Niamh' }],
  'login-method': [
    { firstName: 'Niamh', provider: 'google', isConnected: true },
    { firstName: 'Niamh', provider: 'apple', isConnected: false },
  ],
  'password-changed': [{ firstName: 'Niamh' }, { firstName: 'Bea', isBusiness: true }],
  'email-changed': [
    { firstName: 'Niamh', isNew: true },
    { firstName: 'Niamh', isNew: false },
  ],
  'account-closed': [
    { firstName: 'Niamh', cancelled: 0, refund: '', fee: '', invoices: 0 },
    { firstName: 'Niamh', cancelled: 1, refund: '€20.00', fee: '', invoices: 1 },
    { firstName: 'Niamh', cancelled: 2, refund: '€20.00', fee: '€8.50', invoices: 3 },
  ],
  'new-messages': [
    {
      firstName: 'Niamh',
      from: 'Willow Room',
      messages: ['See you on Tuesday.'],
      more: 0,
      path: '/profile/messages/7',
      replyTo: 'reply+7g.0123456789abcdef0123456789abcdef@reply.thyme.example',
      phone: '01 555 0142',
      isShop: false,
    },
    {
      firstName: 'Una',
      from: 'Willow Room',
      messages: ['See you on Tuesday.', 'There’s parking behind us.'],
      more: 0,
      path: null,
      replyTo: null,
      phone: '01 555 0142',
      isShop: false,
    },
    {
      firstName: 'Bea',
      from: 'Niamh Gallagher',
      messages: ['Have you parking?', 'And what time do you close?'],
      more: 2,
      path: '/messages/7',
      replyTo: null,
      phone: null,
      isShop: true,
    },
  ],
  'message-not-delivered': [
    { to: 'Willow Room', why: 'We found no text in your reply.', isShop: false },
    { to: 'Niamh', why: 'Niamh doesn’t want messages from you.', isShop: true },
  ],
  'form-link': [
    {
      firstName: 'Una',
      shop: 'Willow Room',
      titles: ['Colour consultation'],
      path: '/before-you-come/7.1800000000.signature',
    },
    {
      firstName: 'Una',
      shop: 'Willow Room',
      titles: ['Colour consultation', 'Patch test consent'],
      path: '/before-you-come/7.1800000000.signature',
    },
  ],
  'query-received': [
    { name: 'Niamh', queryType: 'Call Back' },
    { name: '', queryType: 'general' },
  ],
  'e-book': [{ name: 'Niamh' }],
  'bonus-material': [{ name: 'Niamh' }],
  'discovery-call': [
    { name: 'Niamh', when: 'mornings' },
    { name: 'Niamh', when: '' },
  ],
  'lead-arrived': [
    {
      form: 'query',
      queryType: 'general',
      name: 'Niamh Gallagher',
      email: 'niamh@mail.example',
      phone: '+353 85 000 1112',
      description: 'Do you work in Cork?\nAnd on Sundays?',
      when: '',
      referralCode: null,
    },
  ],
  warning: [{ firstName: 'Niamh', shop: 'Willow Room', reason: 'You were late twice?', by: 'Tue 23 Jun' }],
  'shop-news': [
    {
      shop: 'Willow Room',
      title: 'Niamh Gallagher has booked Thu 13 Aug, 11:30 am',
      message: 'Facial.',
      appointmentId: 17,
    },
    { shop: 'Willow Room', title: 'Niamh Gallagher has booked', message: 'Facial.' },
  ],
  'waiting-list-call': [
    {
      name: 'Niamh',
      shop: 'Willow Room',
      service: 'Video call',
      when: 'Tue 16 Jun, 6:00 pm',
      until: '10:15 am (Irish time)',
    },
  ],
  'waiting-list-offer': [
    {
      name: 'Niamh',
      shop: 'Willow Room',
      service: 'Facial',
      when: 'Tue 16 Jun, 6:00 pm',
      until: '10:15 am (Irish time)',
    },
  ],
  'desk-invitation': [
    { shop: 'Willow Room', inviter: 'Bea Kelly', address: 'https://thyme.example/business/join', token: 'token' },
  ],
  'owner-welcome': [{ firstName: 'Bea', address: 'https://thyme.example/business' }],
};
