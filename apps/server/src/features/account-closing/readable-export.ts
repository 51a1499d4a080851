import { profileColumn, profileFieldNames, profileFields } from '@thyme/domain/accounts';
import { formatBirthday } from '@thyme/domain/guests';
import { formatMinor, isCurrency } from '@thyme/domain/money';
import { formatLongDate } from '@thyme/domain/time';
import { escapeHtml } from '../../platform/text/escape-html.ts';
import type { DataExport } from './export.ts';
import { newsOf } from './readable-news.ts';
import { type Cell, pageOf, type Section } from './readable-page.ts';
import { moment, yesNo } from './readable-words.ts';

const money = (amount: number, currency: string) =>
  isCurrency(currency) ? formatMinor(amount, currency) : `${(amount / 100).toFixed(2)} ${currency}`;
/** A package counts sessions, a voucher money. */
const worth = (value: number, { unit, currency }: { unit: string; currency: string }) =>
  unit === 'session' ? `${value} ${value === 1 ? 'session' : 'sessions'}` : money(value, currency);

/** The same data as the JSON file, as a readable page: dates as dates, money as money. */
export function readableExport(data: DataExport): string {
  const sections = [
    profileOf(data),
    ...appointmentsOf(data),
    ...boughtOf(data),
    ...heldByShops(data),
    ...accountOf(data),
  ];
  const { firstName, lastName } = data.profile;
  const name = `${firstName} ${lastName}`.trim();
  const made = moment(Math.floor(Date.parse(data.exported_at) / 1000));
  return pageOf({
    title: 'Your data at Thyme',
    intro: `${escapeHtml(name)}, ${made}. Times of appointments are on the shop’s clock, all others in Irish time.`,
    sections,
  });
}

function profileOf({ profile, details, billing_address: billing }: DataExport): Section {
  const fields = profileFieldNames.map((name): Cell[] => [
    profileFields[name].label,
    details?.[profileColumn(name)] ?? '',
  ]);
  const address = billing
    ? Object.values(billing)
        .filter((value) => typeof value === 'string' && value !== '')
        .join(', ')
    : '';
  return {
    title: 'Your profile',
    rows: [
      ['Name', `${profile.firstName} ${profile.lastName}`.trim()],
      ['Email', profile.email ?? ''],
      ['Mobile', profile.mobile ?? ''],
      ['Date of birth', details?.dob ? formatLongDate(details.dob) : ''],
      ...fields,
      ['Billing address', address],
      ['Account created', moment(profile.createdAt)],
      ['Emails about appointments', yesNo(details?.emailNotification ?? false)],
      ['News by email', yesNo(details?.marketingNotification ?? false)],
      ['Calendar connected', yesNo(profile.calendar_connected)],
    ],
  };
}

function appointmentsOf({ appointments, booked_by_others, waiting_list, reviews, favourites }: DataExport): Section[] {
  return [
    {
      title: 'Appointments',
      columns: ['When', 'Shop', 'Service', 'Price', 'Status', 'Your note'],
      rows: appointments.map((one) => [
        moment(one.starts_at, one.time_zone),
        one.business,
        one.booked_for ? `${one.service}, for ${one.booked_for}` : one.service,
        money(one.price_minor, one.currency),
        one.status,
        one.note,
      ]),
    },
    {
      title: 'Appointments others booked for you',
      columns: ['When', 'Shop', 'For', 'Status'],
      rows: booked_by_others.map((one) => [
        moment(one.starts_at, one.time_zone),
        one.business,
        one.booked_for,
        one.status,
      ]),
    },
    {
      title: 'Waiting lists',
      columns: ['Day', 'Shop', 'Status', 'Joined'],
      rows: waiting_list.map((one) => [formatLongDate(one.date), one.business, one.status, moment(one.created_at)]),
    },
    {
      title: 'Reviews',
      columns: ['Shop', 'Stars', 'Review', 'Written'],
      rows: reviews.map((one) => [one.business, String(one.rating), one.comment, moment(one.created_at)]),
    },
    {
      title: 'Favourites',
      columns: ['Shop', 'Added'],
      rows: favourites.map((one) => [one.business, moment(one.added_at)]),
    },
  ];
}

function boughtOf(data: DataExport): Section[] {
  const { purchases, vouchers, memberships } = data;
  return [
    {
      title: 'Purchases',
      columns: ['Date', 'Shop', 'What', 'Quantity', 'Price', 'Discount', 'Payment', 'Invoice'],
      rows: purchases.map((one) => [
        moment(one.created_at, one.time_zone),
        one.business,
        one.product,
        String(one.quantity),
        money(one.unit_price_minor, one.currency),
        one.discount_minor === 0 ? '' : money(one.discount_minor, one.currency),
        one.payment_status,
        one.invoice_number === null ? '' : String(one.invoice_number),
      ]),
    },
    {
      title: 'Vouchers',
      columns: ['Code', 'Shop', 'For', 'Worth', 'Left', 'Bought', 'Valid until', 'Message'],
      rows: vouchers.map((one) => [
        one.voucher_code,
        one.business,
        one.owner,
        worth(one.value_minor, one),
        worth(one.remaining_minor, one),
        moment(one.purchase_date, one.time_zone),
        moment(one.expiry_date, one.time_zone),
        one.message,
      ]),
    },
    {
      title: 'Memberships',
      columns: ['Shop', 'Membership', 'Price', 'State', 'Joined', 'Ended', 'You agreed to'],
      rows: memberships.map((one) => [
        one.business,
        one.membership,
        money(one.price_minor, one.currency),
        one.status,
        moment(one.joined_at, one.time_zone),
        one.ended_at === null ? '' : moment(one.ended_at, one.time_zone),
        one.agreed_to,
      ]),
    },
    ...cardsOf(data),
  ];
}

function cardsOf({ saved_cards, card_fees, fee_consents }: DataExport): Section[] {
  return [
    {
      title: 'Saved cards',
      columns: ['Card', 'Expires', 'Saved'],
      rows: saved_cards.map((one) => [
        `${one.brand} ending ${one.last4}`,
        `${String(one.exp_month).padStart(2, '0')}/${one.exp_year}`,
        moment(one.saved_at),
      ]),
    },
    {
      title: 'Fees you agreed to when booking',
      columns: ['Shop', 'Agreed', 'Words'],
      rows: fee_consents.map((one) => [one.business, moment(one.agreed_at, one.time_zone), one.words]),
    },
    {
      title: 'Fees for missed appointments',
      columns: ['Shop', 'Announced', 'Fee', 'Status', 'Your note'],
      rows: card_fees.map((one) => [
        one.business,
        moment(one.announced_at, one.time_zone),
        money(one.amount_minor, one.currency),
        one.status,
        one.your_note,
      ]),
    },
  ];
}

/** What shops have recorded, without a shop's own notes, for which the shop is responsible. */
function heldByShops({ forms, patch_tests_at_shops, files_at_shops, records_at_shops }: DataExport): Section[] {
  return [
    {
      title: 'Forms you filled in',
      columns: ['Shop', 'Form', 'Question', 'Your answer', 'Signed'],
      rows: forms.flatMap((form) =>
        form.answers.map(({ question, answer }) => [
          form.business,
          `${form.form} (version ${form.version})`,
          question,
          answer,
          `${moment(form.signed_at, form.time_zone)}${form.signed_name ? `, ${form.signed_name}` : ''}`,
        ]),
      ),
    },
    {
      title: 'Patch tests that shops have recorded',
      columns: ['Shop', 'Day', 'Done by', 'Note'],
      rows: patch_tests_at_shops.map((one) => [one.business, formatLongDate(one.tested_on), one.done_by, one.note]),
    },
    {
      title: 'Photos and files at shops',
      columns: ['Shop', 'File', 'What it shows', 'You agreed', 'May be shown to others'],
      rows: files_at_shops.map((one) => [
        one.business,
        one.name,
        one.caption,
        moment(one.consent_at, one.time_zone),
        yesNo(one.may_be_shown),
      ]),
    },
    {
      title: 'Health details and notes at shops',
      columns: ['Shop', 'Allergies', 'Birthday', 'Private notes'],
      rows: records_at_shops.map((one) => [
        one.business,
        one.allergies,
        one.birthday ? formatBirthday(one.birthday) : '',
        one.has_private_notes ? 'Yes. Please ask the shop for them.' : 'No',
      ]),
    },
  ];
}

function accountOf(data: DataExport): Section[] {
  const { social_logins, devices, notifications, messages, message_choices, conversations } = data;
  return [
    {
      title: 'Messages with shops',
      columns: ['When', 'Shop', 'From', 'Message', 'Pictures'],
      rows: conversations.map((one) => [
        moment(one.created_at),
        one.business,
        one.from === 'you' ? 'You' : one.business,
        one.body,
        one.pictures === 0 ? '' : String(one.pictures),
      ]),
    },
    {
      title: 'Connected logins',
      columns: ['Provider', 'Email', 'Connected'],
      rows: social_logins.map((one) => [one.provider, one.email ?? '', moment(one.connected_at)]),
    },
    {
      title: 'Devices',
      columns: ['Device', 'Network address', 'Logged in', 'Last used'],
      rows: devices.map((one) => [one.device ?? '', one.address ?? '', moment(one.createdAt), moment(one.lastUsedAt)]),
    },
    {
      title: 'Notifications',
      columns: ['When', 'Title', 'Message'],
      rows: notifications.map((one) => [moment(one.created_at), one.title, one.message]),
    },
    {
      title: 'Texts and notifications to your phone',
      columns: ['When', 'Shop', 'To', 'Message'],
      rows: messages.map((one) => [moment(one.created_at), one.business, one.to, one.body]),
    },
    {
      title: 'What we may send to your phone',
      columns: ['Channel', 'About', 'Allowed', 'Since'],
      rows: message_choices.map((one) => [one.channel, one.purpose, yesNo(one.allowed), moment(one.changed_at)]),
    },
    ...newsOf(data),
  ];
}
