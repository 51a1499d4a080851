import { screen, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showToGuest } from '../../lib/testing/guest-page.fixtures.tsx';
import { serveNamed } from '../../lib/testing/named-answers.fixtures.ts';
import { BoughtVouchers } from './bought-vouchers.tsx';
import { anOwnedVoucher, aScheduledGift } from './owned-voucher.fixtures.ts';
import type { OwnedVoucher } from './owned-voucher.ts';

function open(data: OwnedVoucher[], isExpected = true) {
  const sent = serveNamed({ my_voucher: () => ({ my_voucher: { data }, my_packages: [] }) });
  showToGuest(<BoughtVouchers saleId={99} isExpected={isExpected} />);
  return sent;
}

describe('what was bought', () => {
  it('[PAY-060] [VOUCH-030] shows card, code, recipient and what happens next', async () => {
    const sent = open([aScheduledGift()]);
    const card = within(await screen.findByRole('region', { name: 'Bríd Kavanagh’s voucher is ready' }));
    expect(card.getByText('For Bríd Kavanagh')).toBeDefined();
    expect(card.getByText(/For all the lifts\./)).toBeDefined();
    expect(card.getByText('€50.00')).toBeDefined();
    expect(card.getByText('WILL-1')).toBeDefined();
    expect(card.getByText('Goes out Sat 15 Aug, 9:00 am Irish time')).toBeDefined();
    expect(card.getByText(/send it on the day you chose/)).toBeDefined();
    expect(card.getByRole('button', { name: 'Send now' })).toBeDefined();
    expect(sent[0]?.given).toEqual({ sale_id: 99 });
  });

  it('[PAY-060] the guest’s own has no recipient', async () => {
    open([anOwnedVoucher(1, { giver: 'Niamh Gallagher' })]);
    const card = within(await screen.findByRole('region', { name: 'Your voucher is ready' }));
    expect(card.getByText(/Enter the code when you book/)).toBeDefined();
    expect(card.queryByText(/From Niamh/)).toBeNull();
    expect(card.queryByRole('button', { name: /Send|Change|Share/ })).toBeNull();
  });

  it('[PAY-060] shows nothing for a sale without vouchers', async () => {
    const sent = open([], false);
    await expect.poll(() => sent.length).toBe(1);
    expect(screen.queryByText(/voucher/i)).toBeNull();
  });
});
