import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { NOW, showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import type { CardFees } from '../operations.ts';
import { CardFeesPage } from './card-fees-page.tsx';

const done = () => ({ status: 1, message: 'Done.' });
const page: CardFees = {
  is_offered: true,
  percent: 50,
  late_hours: 24,
  chargeable: [{ appt_id: 9, guest_name: 'Hannah Cole', starts: NOW, reason: 'no-show', most: 15, last4: '4242' }],
  fees: [
    {
      id: 4,
      appt_id: 8,
      guest_name: 'Gráinne Walsh',
      starts: NOW,
      reason: 'late-cancellation',
      amount: 20,
      status: 'paused',
      refunded: 0,
      charge_at: NOW,
      guest_note: 'My bus broke down.',
    },
  ],
};

describe('card fees', () => {
  it('[FEE-007] a refunded one says so, fully or in part', async () => {
    const [fee] = page.fees;
    const fees = [12.5, 20].map((refunded, index) => ({ ...fee, id: index, status: 'paid', guest_note: '', refunded }));
    serveGraphQL({ desk_card_fees: () => ({ ...page, fees }) });
    showAtDesk(<CardFeesPage />);
    expect(await screen.findByText('Partly refunded')).toBeTruthy();
    expect(screen.getByText('Refunded')).toBeTruthy();
    expect(screen.getByText(/€12\.50 refunded/)).toBeTruthy();
  });

  it('[FEE-002] announces a fee to a guest who agreed', async () => {
    const requests = serveGraphQL({ desk_card_fees: () => page, desk_announce_card_fee: done });
    showAtDesk(<CardFeesPage />);
    const amount = await screen.findByRole('textbox', { name: 'Fee for Hannah Cole' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '15.01');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Announce' }).disabled).toBe(true);
    await userEvent.clear(amount);
    await userEvent.type(amount, '12.50');
    await userEvent.click(screen.getByRole('button', { name: 'Announce' }));
    await waitFor(() =>
      expect(sentTo(requests, 'desk_announce_card_fee')).toMatchObject([{ appointment: 9, amount: 12.5 }]),
    );
  });

  it('[FEE-003] shows why a guest objects, and lets the owner drop the fee', async () => {
    const requests = serveGraphQL({ desk_card_fees: () => page, desk_decide_card_fee: done });
    showAtDesk(<CardFeesPage />);
    const fees = within(await screen.findByRole('region', { name: 'Announced and charged' }));
    expect(fees.getByText('Gráinne Walsh writes: My bus broke down.')).toBeTruthy();
    expect(fees.getByRole('button', { name: 'Announce it again' })).toBeTruthy();
    await userEvent.click(fees.getByRole('button', { name: 'Drop the fee' }));
    await waitFor(() => expect(sentTo(requests, 'desk_decide_card_fee')).toMatchObject([{ id: 4, decision: 'drop' }]));
  });

  it('[FEE-001] saves the terms that guests agree to, within their limits', async () => {
    const requests = serveGraphQL({ desk_card_fees: () => page, desk_save_card_fee_rule: done });
    showAtDesk(<CardFeesPage />);
    const percent = await screen.findByRole('textbox', { name: 'Fee (percent of the price)' });
    await userEvent.clear(percent);
    await userEvent.type(percent, '101');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    await userEvent.clear(percent);
    await userEvent.type(percent, '30');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sentTo(requests, 'desk_save_card_fee_rule')).toMatchObject([{ percent: 30, hours: 24 }]),
    );
  });
});
