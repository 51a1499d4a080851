import { cleanup, render, screen, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { anInvoice } from './invoice.fixtures.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { viewOf, type WireInvoice } from './invoice-view.ts';

function show(changes: Partial<WireInvoice> = {}) {
  render(<InvoiceSheet invoice={viewOf(anInvoice(changes))} actions={null} />);
}

/** The value beside a label of the sums. */
const sum = (word: RegExp) => screen.getByText(word, { selector: 'dt' }).nextElementSibling?.textContent;

describe('an invoice', () => {
  it('[INV-001] [INV-010] carries prefix, number and date', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Invoice WR-001042' })).toBeTruthy();
    expect(screen.getByText('28 Jul 2026')).toBeTruthy();
  });

  it('[INV-002] [INV-010] names the buyer with address, email and mobile', () => {
    show();
    const buyer = within(screen.getByRole('heading', { name: 'Billed to' }).parentElement as HTMLElement);
    for (const words of ['Niamh Gallagher', '26 Lennox Terrace, Dublin 8', 'niamh@mail.example', '+353 85 555 0167']) {
      expect(buyer.getByText(words)).toBeTruthy();
    }
  });

  it('[INV-003] [INV-010] names the business with picture, country and VAT number', () => {
    show();
    expect(screen.getByRole('heading', { level: 2, name: 'Willow Room' })).toBeTruthy();
    expect(screen.getByText('42 Sandford Close, Dublin 6, Ireland')).toBeTruthy();
    expect(screen.getByText('IE9876543WH')).toBeTruthy();
    expect(screen.getByRole('article').querySelector('img')?.getAttribute('src')).toContain('willow.webp');
  });

  it('[INV-004] [INV-010] lists what was bought', () => {
    show();
    const rows = screen.getAllByRole('row').slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(rows.map((row) => within(row).getByRole('rowheader').firstChild?.textContent)).toEqual([
      'Signature facial',
      'Brow shape & tint',
    ]);
    expect(cells).toEqual([
      ['1', '€75.00', '–', '13.5% €8.92', '€75.00'],
      ['2', '€14.00', '– €8.00', '23% €3.74', '€20.00'],
    ]);
  });

  it('[BOOKS-086] says below a line why its VAT is not that of its price', () => {
    const [first, second] = anInvoice().sale_detail;
    if (!first || !second) throw new Error('The fixture has two lines.');
    show({ sale_detail: [{ ...first, note: 'No longer owed.' }, second] });
    const [, noted, plain] = screen.getAllByRole('row');
    expect(within(noted as HTMLElement).getByRole('rowheader').textContent).toContain('No longer owed.');
    expect(within(plain as HTMLElement).getByRole('rowheader').textContent).not.toContain('owed');
  });

  it('[INV-005] [INV-006] [INV-010] sums up discount, payments, what is paid and what is due', () => {
    show();
    expect(sum(/^Subtotal$/)).toBe('€103.00');
    expect(sum(/^Discount$/)).toBe('– €8.00');
    expect(sum(/^Total/)).toBe('€95.00');
    expect(sum(/^Payment type$/)).toBe('Card');
    expect(sum(/^Paid 28 Jul 2026, Visa ending 4242$/)).toBe('€28.50');
    expect(sum(/^Due$/)).toBe('€66.50');
  });

  it('[INV-024] lists a single payment once, and several one by one with their sum', () => {
    const [payment] = anInvoice().payments;
    if (!payment) throw new Error('The fixture has a payment.');
    show();
    expect(screen.queryByText('Paid', { selector: 'dt' })).toBeNull();
    cleanup();
    show({ payment_amount: 57, payments: [payment, { ...payment, id: 6 }] });
    expect(sum(/^Paid$/)).toBe('€57.00');
    expect(screen.getAllByText('– €28.50')).toHaveLength(2);
  });

  it('[INV-024] groups the digits of the buyer’s phone number', () => {
    show({ buyer_info: { ...anInvoice().buyer_info, mobile: '+353875550100' } });
    expect(screen.getByText('+353 87 555 0100')).toBeTruthy();
  });

  it('[INV-020] states the VAT of each line and of each rate, and the day of supply', () => {
    show();
    expect(sum(/^Includes VAT 23% on €16.26$/)).toBe('€3.74');
    expect(sum(/^Includes VAT 13.5% on €66.08$/)).toBe('€8.92');
    expect(screen.getByText('Date of supply: 13 August 2026')).toBeTruthy();
  });

  it('[INV-020] has no column for VAT where none is stated', () => {
    const lines = anInvoice().sale_detail.map((line) => ({ ...line, vat_rate: null, vat: 0 }));
    show({ sale_detail: lines, vat: [] });
    expect(screen.queryByRole('columnheader', { name: 'VAT' })).toBeNull();
  });

  it('[INV-022] lists credit notes with number, day, reason and amount', () => {
    show({
      credit_notes: [
        {
          id: 3,
          number: 'WR-CN-000001',
          amount: 28.5,
          reason: 'Cancelled',
          created_at: anInvoice().created_at,
          pdf_url: '/api/credit-notes/3.pdf',
        },
      ],
    });
    const list = screen.getByRole('region', { name: 'Credit note' });
    expect(list.textContent).toContain('WR-CN-000001 28 Jul 2026, Cancelled');
    expect(within(list).getByRole('button', { name: 'Save credit note WR-CN-000001 as PDF' })).toBeTruthy();
  });

  it('[PAY-008] the total is the sum of the lines, VAT included', () => {
    show();
    const { lines, totalMinor } = viewOf(anInvoice());
    expect(totalMinor).toBe(lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
    expect(screen.getByText(/^Total/, { selector: 'dt' }).textContent).toBe('Total VAT included');
  });

  it('[SHOP-082] a business that is not registered for VAT does not claim to have included any', () => {
    show({ business_info: { ...anInvoice().business_info, vat_number: null } });
    expect(screen.getByText(/^Total/, { selector: 'dt' }).textContent).toBe('Total');
  });

  it('[INV-008] [INV-009] calls Upfront ‘Partially paid’, and every other status by its name', () => {
    for (const [status, words] of [
      ['Upfront', 'Partially paid'],
      ['Unpaid', 'Unpaid'],
      ['Paid', 'Paid'],
    ] as const) {
      expect(viewOf(anInvoice({ payment_status: status })).status.words).toBe(words);
    }
    show();
    expect(screen.getByText('Partially paid')).toBeTruthy();
  });

  it.each([
    ['Unpaid', true],
    ['Upfront', true],
    ['Paid', false],
  ])('[INV-007] with status %s a payment is offered: %s', (payment_status, isPayable) => {
    expect(viewOf(anInvoice({ payment_status })).isPayable).toBe(isPayable);
  });

  it('a cancelled appointment shows its fee and its refund', () => {
    const at = Date.UTC(2026, 7, 12, 12) / 1000;
    show({
      total_amount: 20,
      payment_amount: 20,
      due_amount: 0,
      payment_status: 'Paid',
      changes: [
        { id: 6, kind: 'cancellation', amount: -95, note: '', created_at: at },
        { id: 7, kind: 'fee', amount: 20, note: '', created_at: at },
      ],
      payments: [
        { id: 5, kind: 'charge', amount: 60, method: 'Card', instrument: 'Visa ending 4242', created_at: at },
        {
          id: 8,
          kind: 'voucher_use',
          amount: 35,
          method: 'Voucher',
          instrument: 'Voucher ending 7K2Q',
          created_at: at,
        },
        { id: 9, kind: 'refund', amount: -50, method: 'Card', instrument: 'Visa ending 4242', created_at: at },
        {
          id: 10,
          kind: 'voucher_return',
          amount: -25,
          method: 'Voucher',
          instrument: 'Voucher ending 7K2Q',
          created_at: at,
        },
      ],
    });
    expect(sum(/^Cancelled 12 Aug 2026$/)).toBe('– €95.00');
    expect(sum(/^Cancellation fee$/)).toBe('+ €20.00');
    expect(sum(/^Paid 12 Aug 2026, Voucher ending 7K2Q$/)).toBe('– €35.00');
    expect(sum(/^Refunded 12 Aug 2026, Visa ending 4242$/)).toBe('+ €50.00');
    expect(sum(/^Returned 12 Aug 2026, Voucher ending 7K2Q$/)).toBe('+ €25.00');
  });

  it('a refund that failed is called that, and not a payment', () => {
    const at = Date.UTC(2026, 7, 12, 12) / 1000;
    show({
      payments: [
        { id: 9, kind: 'refund', amount: -50, method: 'Card', instrument: 'Visa ending 4242', created_at: at },
        { id: 10, kind: 'refund_failed', amount: 50, method: 'Card', instrument: null, created_at: at },
      ],
    });
    expect(sum(/^Refund failed 12 Aug 2026$/)).toBe('– €50.00');
  });

  it('[PAY-038] writes amounts in the money of the shop’s country', () => {
    const abroad = anInvoice().business_info;
    expect(viewOf(anInvoice({ business_info: { ...abroad, country: 'GB' } })).due).toBe('£66.50');
  });

  it('a payment type that is no JSON list says nothing', () => {
    expect(viewOf(anInvoice({ payment_type: 'card' })).methods).toBe('');
    expect(viewOf(anInvoice({ payment_type: '["Card","Voucher"]' })).methods).toBe('Card, Voucher');
  });

  it('[INV-030] reads Refunded once everything was refunded', () => {
    const at = Date.UTC(2026, 7, 12, 12) / 1000;
    const back = { id: 9, kind: 'refund', amount: -28.5, method: 'Card', instrument: null, created_at: at };
    const refunded = {
      payment_status: 'Paid',
      payment_amount: 0,
      due_amount: 0,
      payments: [...anInvoice().payments, back],
    };
    show(refunded);
    expect(screen.getByText('Refunded', { exact: true })).toBeTruthy();
    expect(viewOf(anInvoice({ ...refunded, payment_amount: 10 })).status.words).toBe('Paid');
    // Nothing was paid, so nothing was refunded.
    expect(viewOf(anInvoice({ ...refunded, payments: [] })).status.words).toBe('Paid');
  });

  it.each([
    ['Completed', '2026-08-13T11:30', 'Thank you for your visit to Willow Room.'],
    ['Accept', '2026-08-30T11:30', 'Willow Room looks forward to seeing you.'],
    ['Accept', '2026-08-13T11:30', null],
    ['Cancelled', '2026-08-30T11:30', null],
    ['No Show', '2026-08-13T11:30', null],
  ])('[INV-031] with a visit that is %s on %s it closes with: %s', (status, day, closing) => {
    const [visit] = anInvoice().visits;
    if (!visit) throw new Error('The fixture has a visit.');
    const date = Date.parse(`${day}Z`) / 1000;
    const visits = [{ ...visit, status, date, end: date + 3600 }];
    expect(viewOf(anInvoice({ visits }), Date.UTC(2026, 7, 20) / 1000).closing).toBe(closing);
  });
});
