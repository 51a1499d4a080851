import type { WireInvoice } from './invoice-view.ts';

/** Thursday 13 August 2026, 11:30 by the shop's wall clock. */
const START = Date.UTC(2026, 7, 13, 11, 30) / 1000;
const day = (date: number) => Date.UTC(2026, 6, date, 12) / 1000;

const VAT = [
  { rate: 23, net: 16.26, vat: 3.74, gross: 20 },
  { rate: 13.5, net: 66.08, vat: 8.92, gross: 75 },
];

const ONE = { product_qty: 1, discount: 0, member_percent: null, note: '' };

/** A deposit paid by card on two services, one of them cheaper than usual. */
export function anInvoice(changes: Partial<WireInvoice> = {}): WireInvoice {
  return {
    inv_pre: 'WR-',
    inv_no: '001042',
    created_at: day(28),
    buyer_name: 'Niamh Gallagher',
    buyer_info: {
      mobile: '+353 85 555 0167',
      email: 'niamh@mail.example',
      address: '26 Lennox Terrace, Dublin 8',
    },
    business_info: {
      id: 1,
      name: 'Willow Room',
      address: '42 Sandford Close, Dublin 6',
      country: 'IE',
      vat_number: 'IE9876543WH',
      thumbnail_picture: { image: '/uploads/business/willow.webp', alt: 'Jars', width: 480, height: 480, tint: '#eee' },
    },
    payment_type: '["Card"]',
    payment_status: 'Upfront',
    sub_total: 103,
    discount: 8,
    s_discount: 0,
    total_amount: 95,
    payment_amount: 28.5,
    due_amount: 66.5,
    sale_detail: [
      {
        id: 1,
        product_name: 'Signature facial',
        ...ONE,
        unit_price: 75,
        vat_rate: 13.5,
        vat: 8.92,
      },
      {
        id: 2,
        product_name: 'Brow shape & tint',
        product_qty: 2,
        unit_price: 14,
        discount: 8,
        member_percent: null,
        note: '',
        vat_rate: 23,
        vat: 3.74,
      },
    ],
    vat: VAT,
    supplied_on: '13 August 2026',
    credit_notes: [],
    changes: [],
    payments: [
      { id: 5, kind: 'charge', amount: 28.5, method: 'Card', instrument: 'Visa ending 4242', created_at: day(28) },
    ],
    visits: [{ id: 9, status: 'Accept', date: START, end: START + 85 * 60, zone_label: 'Irish time' }],
    pdf_url: '/api/invoices/7.pdf',
    ...changes,
  };
}
