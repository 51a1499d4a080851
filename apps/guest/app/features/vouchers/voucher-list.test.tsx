import { render, screen, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { type OfferedVoucher, VoucherList } from './voucher-list.tsx';

const voucher = (fields: Partial<OfferedVoucher>): OfferedVoucher => ({
  id: 1,
  name: 'A quiet hour',
  title: 'A quiet hour for anything on the list',
  note: '',
  color: 'green',
  retail: 50,
  value: 50,
  valid_for: 60,
  limit_number_of_sales: -999,
  total_sale: 0,
  services_included: [],
  sessions: null,
  shareable: false,
  amount_from: null,
  amount_to: null,
  ...fields,
});

/** The text of the only ticket. */
function ticketOf(fields: Partial<OfferedVoucher>): string {
  render(<VoucherList vouchers={[voucher(fields)]} country="IE" />);
  return within(screen.getByRole('list')).getAllByRole('listitem')[0]?.textContent ?? '';
}

describe('a voucher on the shop page', () => {
  it('[VOUCH-038] says what it is worth and what it costs', () => {
    const ticket = ticketOf({ value: 60, retail: 50 });
    expect(ticket).toContain('€60');
    expect(ticket).toContain('Yours for €50');
  });

  it('[VOUCH-038] names one price where both are the same', () => {
    const ticket = ticketOf({ value: 50, retail: 50 });
    expect(ticket).toContain('Price €50');
    expect(ticket).not.toContain('Yours for');
  });

  it('[PACK-033] names a package, which has no title of its own, once', () => {
    const ticket = ticketOf({ name: 'Five blow-dries', title: '', sessions: 5 });
    expect(ticket.split('Five blow-dries')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Five blow-dries' })).toBeTruthy();
  });

  it('[GIFT-003] says between which amounts guests choose', () => {
    const ticket = ticketOf({ amount_from: 10, amount_to: 250 });
    expect(ticket).toContain('€10 – €250');
    expect(ticket).toContain('You choose the amount.');
    expect(ticket).not.toContain('Price');
  });

  it('says how many are left of the last ten', () => {
    expect(ticketOf({ limit_number_of_sales: 20, total_sale: 17 })).toContain('3 left');
  });
});
