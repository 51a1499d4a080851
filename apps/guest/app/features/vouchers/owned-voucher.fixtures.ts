import type { OwnedVoucher } from './owned-voucher.ts';

export const anOwnedVoucher = (id: number, changes: Partial<OwnedVoucher> = {}): OwnedVoucher => ({
  id,
  business_id: 1,
  owner_id: 7,
  owner: 'Niamh Gallagher',
  mine: true,
  voucher_code: `WILL-${id}`,
  purchase_date: 1_700_000_000,
  value: 50,
  redeemed: 0,
  remaining: 50,
  expiry_date: 1_900_000_000,
  message: '',
  giver: '',
  gift_state: 'own',
  recipient_email: null,
  send_at: null,
  send_date: null,
  sent_at: null,
  card_url: '/vouchers/card',
  gift_url: `/gift/WILL-${id}`,
  history: [],
  business_info: {
    name: 'Willow Room',
    slug: 'willow-room',
    country: 'IE',
    zone: 'Europe/Dublin',
    zone_label: 'Irish time',
  },
  voucher_detail: { name: 'A quiet hour', color: 'thyme', services_included: [] },
  ...changes,
});

/** Saturday 15 August 2026, nine in the morning in Ireland. */
export const SATURDAY_NINE = Date.UTC(2026, 7, 15, 8) / 1000;

/** A gift to be mailed on a date. */
export const aScheduledGift = (changes: Partial<OwnedVoucher> = {}): OwnedVoucher =>
  anOwnedVoucher(1, {
    owner_id: null,
    owner: 'Bríd Kavanagh',
    mine: false,
    giver: 'Niamh',
    message: 'For all the lifts.',
    gift_state: 'scheduled',
    recipient_email: 'brid@mail.example',
    send_at: SATURDAY_NINE,
    send_date: '2026-08-15',
    ...changes,
  });
