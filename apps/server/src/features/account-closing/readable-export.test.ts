import { describe, expect, it } from 'vitest';
import type { DataExport } from './export.ts';
import { readableExport } from './readable-export.ts';

const shop = { business: 'Willow Room', business_slug: 'willow-room', time_zone: 'Europe/Dublin' };
/** Mon 15 Jun 2026, 9:00 am in Dublin. */
const at = Date.UTC(2026, 5, 15, 8) / 1000;

const nothing: DataExport = {
  exported_at: '2026-06-15T08:00:00.000Z',
  about: '',
  profile: {
    firstName: 'Niamh',
    lastName: '',
    email: null,
    mobile: '+353871234567',
    createdAt: at,
    calendar_connected: false,
  } as DataExport['profile'],
  details: null,
  social_logins: [],
  devices: [],
  appointments: [],
  booked_by_others: [],
  purchases: [],
  vouchers: [],
  memberships: [],
  reviews: [],
  favourites: [],
  saved_cards: [],
  card_fees: [],
  fee_consents: [],
  billing_address: null,
  waiting_list: [],
  notifications: [],
  message_choices: [],
  messages: [],
  news_choices: [],
  news_received: [],
  complaints: [],
  asked_back: [],
  birthday_greetings: [],
  review_requests: [],
  conversations: [],
  forms: [],
  patch_tests_at_shops: [],
  files_at_shops: [],
  records_at_shops: [],
};

/** The cells of a section, row by row. */
function cellsOf(title: string, data: Partial<DataExport>): string[][] {
  const page = readableExport({ ...nothing, ...data });
  const [, section = ''] = page.split(`<h2>${title}</h2>`);
  const [table = ''] = section.split('<h2>');
  const rows = [...table.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) => row).filter((row) => row.includes('<td>'));
  return rows.map((row) => [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, cell = '']) => cell));
}

describe('[ACCOUNT-051] the readable page of a guest’s data', () => {
  it('shows of the profile what is known', () => {
    expect(cellsOf('Your profile', {})).toEqual([
      ['Name', 'Niamh'],
      ['Mobile', '+353871234567'],
      ['Account created', 'Mon 15 Jun 2026, 9:00 am'],
      ['Emails about appointments', 'No'],
      ['News by email', 'No'],
      ['Calendar connected', 'No'],
    ]);
    expect(readableExport(nothing)).toContain('<p>Niamh, Mon 15 Jun 2026, 9:00 am.');
  });

  it('shows purchases, with a discount and an invoice where there is one', () => {
    const bought = {
      ...shop,
      sale_id: 1,
      product: 'Signature facial',
      quantity: 2,
      unit_price_minor: 7_500,
      discount_minor: 0,
      currency: 'EUR',
      payment_status: 'Paid' as const,
      invoice_number: null,
      created_at: at,
    };
    const purchases = [bought, { ...bought, discount_minor: 250, invoice_number: 1_007 }] as DataExport['purchases'];
    const same = ['Mon 15 Jun 2026, 9:00 am', 'Willow Room', 'Signature facial', '2', '€75.00'];
    expect(cellsOf('Purchases', { purchases })).toEqual([
      [...same, '', 'Paid', ''],
      [...same, '€2.50', 'Paid', '1007'],
    ]);
  });

  it('shows reviews, the fees agreed to, and what shops have recorded', () => {
    const reviews = [{ ...shop, rating: 4, comment: 'Lovely', created_at: at }];
    expect(cellsOf('Reviews', { reviews })).toEqual([['Willow Room', '4', 'Lovely', 'Mon 15 Jun 2026, 9:00 am']]);
    const consent = { ...shop, agreed_at: at, words: 'Up to €25.00' } as DataExport['fee_consents'][number];
    expect(cellsOf('Fees you agreed to when booking', { fee_consents: [consent] })).toEqual([
      ['Willow Room', 'Mon 15 Jun 2026, 9:00 am', 'Up to €25.00'],
    ]);
    const record = { ...shop, allergies: 'Lavender', birthday: null, has_private_notes: false };
    const records = [record, { ...record, has_private_notes: true }] as DataExport['records_at_shops'];
    expect(cellsOf('Health details and notes at shops', { records_at_shops: records })).toEqual([
      ['Willow Room', 'Lavender', '', 'No'],
      ['Willow Room', 'Lavender', '', 'Yes. Please ask the shop for them.'],
    ]);
  });
});
