import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { addressNow, NOW, showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import type { PaymentsPage as Page, Payment, PaymentDetail } from '../operations.ts';
import { PaymentsPage } from './payments-page.tsx';

const payment: Payment = {
  id: 11,
  at: NOW,
  guest_name: 'Gráinne Walsh',
  what: 'Balayage',
  people: 'Aisling',
  way: 'online',
  method: 'Card',
  instrument: 'Visa ending 4417',
  amount: 44,
  state: 'paid',
  appt_id: 5,
  invoice_number: 'WR-000012',
};
const page: Page = {
  payments: [payment],
  next: 'further',
  count: 2,
  taken: 84,
  refunded: -20,
  voucher: 0,
  tips: 4,
  people: [{ id: 3, name: 'Aisling' }],
  services: [{ id: 9, name: 'Balayage' }],
};
const detail: PaymentDetail = {
  entries: [
    {
      id: 1,
      at: NOW,
      side: 'claim',
      kind: 'sale',
      method: null,
      amount: 44,
      note: '',
      by: '',
      refund_status: null,
      is_undone: false,
    },
    {
      id: 11,
      at: NOW,
      side: 'payment',
      kind: 'charge',
      method: 'Card',
      amount: 44,
      note: '',
      by: '',
      refund_status: null,
      is_undone: false,
    },
  ],
  appointments: [{ id: 5, starts: NOW, status: 'Completed' }],
  invoice_number: 'WR-000012',
  invoice_pdf_url: '/api/invoices/7.pdf',
  credit_notes: [],
};

describe('the payments of the desk', () => {
  it('[BOOKS-001] shows the totals, and loads further pages', async () => {
    const requests = serveGraphQL({
      desk_payments: ({ after }) =>
        after ? { ...page, next: null, payments: [{ ...payment, id: 12, guest_name: 'Hannah Cole' }] } : page,
    });
    showAtDesk(<PaymentsPage />, { address: '/payments' });
    expect(await screen.findByText('€64.00')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findAllByText('Hannah Cole')).toHaveLength(2);
    expect(screen.getByText('2 of 2 payments')).toBeTruthy();
    expect(sentTo(requests, 'desk_payments')).toMatchObject([
      { from: '2026-06-01', to: '2026-06-16' },
      { after: 'further' },
    ]);
  });

  it('[BOOKS-001] keeps the filters in the address', async () => {
    const requests = serveGraphQL({ desk_payments: () => page });
    showAtDesk(<PaymentsPage />, { address: '/payments?from=2026-05-01&to=2026-05-31' });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Paid with' }), 'Cash');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who did the work' }), 'Aisling');
    await userEvent.type(screen.getByRole('searchbox'), '4417');
    await waitFor(() =>
      expect(addressNow()).toBe('/payments?from=2026-05-01&to=2026-05-31&way=cash&person=3&search=4417'),
    );
    await waitFor(() =>
      expect(sentTo(requests, 'desk_payments').at(-1)).toMatchObject({ ways: ['cash'], chair: 3, search: '4417' }),
    );
  });

  it('[BOOKS-001] opens a payment with its ledger, appointment and invoice', async () => {
    serveGraphQL({ desk_payments: () => page, desk_payment: () => detail });
    showAtDesk(<PaymentsPage />, { address: '/payments' });
    const table = within(await screen.findByRole('table'));
    await userEvent.click(table.getByRole('button', { name: 'Gráinne Walsh' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByRole('button', { name: 'WR-000012' })).toBeTruthy();
    expect(sheet.getByRole('link', { name: /Completed/ }).getAttribute('href')).toBe('/?date=2026-06-16&appt=5');
    expect(within(sheet.getByRole('list', { name: 'Ledger' })).getAllByRole('listitem')).toHaveLength(2);
  });

  it('[BOOKS-001] says when nothing matches, and clears the filters', async () => {
    serveGraphQL({ desk_payments: ({ states }) => (states ? { ...page, payments: [], count: 0, next: null } : page) });
    showAtDesk(<PaymentsPage />, { address: '/payments?state=kept' });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear the filters' }));
    expect(await screen.findAllByText('Gráinne Walsh')).toHaveLength(2);
  });
});
