import type { Till, TillLine } from './operations.ts';

export const line = (more: Partial<TillLine> = {}): TillLine => ({
  id: 1,
  kind: 'service',
  name: 'Half-head balayage',
  quantity: 1,
  price: 115,
  discount: 0,
  vat_rate: 13.5,
  person: 'Aisling',
  portrait: null,
  minutes: 105,
  refundable: 0,
  can_restock: false,
  member_off: 0,
  member_percent: null,
  ...more,
});

/** A bill with a deposit already paid. */
export const till: Till = {
  id: 41,
  version: 3,
  status: 'Accept',
  // An hour before the fixtures' now.
  starts: Date.UTC(2026, 5, 16, 9) / 1000,
  guest_id: 11,
  guest_name: 'Gráinne Walsh',
  is_nameless: false,
  mail_to: 'grainne@mail.example',
  shop: 'Fern & Fold',
  place: '12 Mill Lane, Kilkenny',
  vat_rate: 13.5,
  states_vat: true,
  lines: [line(), line({ id: 2, name: 'Brow tint', price: 18, person: 'Féile', minutes: 15 })],
  work: [
    { chair_id: 1, person: 'Aisling', minutes: 105 },
    { chair_id: 2, person: 'Féile', minutes: 15 },
  ],
  due: 110,
  paid: 23,
  payment: null,
  may_undo: false,
  why_not_undo: '',
  may_refund: true,
  tip_left: 0,
  invoice_number: 'FF-000419',
  ways: [],
  member: null,
  shelf: [],
  recent_products: [{ name: 'Bond oil, 50 ml', price: 24, vat_rate: 23 }],
};
