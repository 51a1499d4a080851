import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { thisWindow } from '@thyme/site/this-window.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it, vi } from 'vitest';
import { NOW, showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import type { Payouts } from '../operations.ts';
import { PayoutsPage } from './payouts-page.tsx';

const places = { captured: 2918.4, refunded: 69.51, fees: 42.74, disputed: 0, paid_out: 0, pending: 2806.15 };
const line = { id: null, failure: null, bank: null, payments: 61 };
const page: Payouts = {
  is_offered: true,
  fee_percent: 1.5,
  account_state: 'active',
  account_needs: [],
  bank: 'AIB ··4417',
  checked_at: NOW,
  next: { ...line, status: 'next', amount: 2806.15, arrives_on: '2026-06-23', until: '2026-06-21', places },
  payouts: [
    {
      ...line,
      id: 4,
      status: 'arrived',
      amount: 2644.9,
      arrives_on: '2026-06-16',
      until: '2026-06-14',
      payments: 58,
      places: { ...places, captured: 2700, refunded: 14.82, fees: 40.28, paid_out: 2644.9, pending: 0 },
    },
  ],
  places: { captured: 5618.4, refunded: 84.33, fees: 83.02, disputed: 0, paid_out: 2644.9, pending: 2806.15 },
  disputes: [],
  differences: [],
};
const item = { id: 1, kind: 'charge', at: NOW, guest_name: 'Gráinne Walsh', instrument: 'Visa ending 4417' };

const serve = (own: Partial<Payouts> = {}, more: object = {}) =>
  serveGraphQL({
    desk_payouts: () => ({ ...page, ...own }),
    desk_payout_items: () => [{ ...item, amount: 44, fee: -0.66, net: 43.34 }],
    ...more,
  });

describe('payouts', () => {
  it('[PAYOUT-005] shows the next one as payments less refunds less the fee, and what is in it', async () => {
    serve();
    showAtDesk(<PayoutsPage />);
    const next = within(await screen.findByRole('region', { name: 'Tuesday 23 June' }));
    for (const words of ['€2,918.40', '-€69.51', '-€42.74', /to AIB ··4417/])
      expect(next.getByText(words)).toBeTruthy();
    expect(next.getAllByText('€2,806.15')).toHaveLength(2);
    expect(await next.findByText('Gráinne Walsh')).toBeTruthy();
    expect(next.getByText('fee €0.66, net €43.34')).toBeTruthy();
  });

  it('[PAYOUT-005] opens an earlier one', async () => {
    const requests = serve();
    showAtDesk(<PayoutsPage />);
    await userEvent.click(await screen.findByRole('button', { name: /58 payments/ }));
    expect(await screen.findByRole('region', { name: 'Tuesday 16 June' })).toBeTruthy();
    await waitFor(() => expect(sentTo(requests, 'desk_payout_items').at(-1)).toMatchObject({ id: 4 }));
  });

  it('[PAYOUT-001] links to the provider’s form before there is a bank account', async () => {
    serve({ account_state: null, bank: null }, { desk_set_up_payouts: () => ({ url: '/sandbox/onboarding/x' }) });
    const go = vi.spyOn(thisWindow, 'goTo').mockImplementation(() => {});
    showAtDesk(<PayoutsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Add bank account' }));
    await waitFor(() => expect(go).toHaveBeenCalledWith(expect.stringMatching(/\/sandbox\/onboarding\/x$/)));
  });

  it('[PAYOUT-001] asks for the account’s state when the owner returns from the form', async () => {
    const requests = serve({}, { desk_check_payout_account: () => 'active' });
    showAtDesk(<PayoutsPage />, { address: '/payouts?back=1' });
    await waitFor(() => expect(sentTo(requests, 'desk_check_payout_account')).toHaveLength(1));
  });

  it('[PAYOUT-002] says what a restricted account needs', async () => {
    serve({ account_state: 'restricted', account_needs: ['A photo of your ID'] });
    showAtDesk(<PayoutsPage />);
    expect(await screen.findByText(/still needs: A photo of your ID/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Finish setting up' })).toBeTruthy();
  });

  it('[PAYOUT-006] [PAYOUT-009] [PAYOUT-011] shows a debt, a dispute after a refund, and a mismatch with the provider', async () => {
    const dispute = { id: 1, status: 'open', amount: 75, reason: 'They do not recognise this payment' };
    const whose = { guest_name: 'Hannah Cole', instrument: null, paid_at: NOW, respond_by: NOW, refunded: 75 };
    serve({
      next: { ...page.next, amount: -98.5, places: { ...places, pending: -98.5 } },
      disputes: [{ ...dispute, ...whose }],
      differences: [{ what: 'Left at the provider', ours: 0, theirs: 0.05 }],
    });
    showAtDesk(<PayoutsPage />);
    expect(await screen.findByText(/More went back than came in. €98.50/)).toBeTruthy();
    expect(screen.getByText('You’d already refunded €75.00 of it. Let the bank know.')).toBeTruthy();
    expect(screen.getByText('Left at the provider: €0.00 here, €0.05 there')).toBeTruthy();
  });
});
