import { screen, userEvent } from '@thyme/ui/testing.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clear, keys, write } from '../../../lib/session/storage.ts';
import { serveNamed } from '../../../lib/testing/named-answers.fixtures.ts';
import { open } from '../payments.fixtures.tsx';
import TipCard from './tip-card.tsx';

const offer = { can_tip: true, given: 0, suggestions: [7, 10, 13.5], people: ['Aisling', 'Tom'] };
const answers = (tip: object) => ({ appointment_tip: tip });
const card = { status: 1, message: '', payment_url: '/revolut/pub/10.00/7/3' };

beforeEach(() => {
  clear();
  write(keys.guestToken, 'guest');
});

afterEach(() => vi.unstubAllGlobals());

describe('leaving a tip', () => {
  it('[PAYOUT-020] [PAYOUT-021] says who gets it, and leads to the card page', async () => {
    const requests = serveNamed({
      appointment_tip: () => answers(offer),
      tip_appointment: () => ({ tip_appointment: card }),
    });
    open(<TipCard appointmentId={9} country="IE" />);
    expect(
      await screen.findByText('All of it goes to Aisling and Tom, shared by the time each of them spent.'),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: '€10.00' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tip €10.00' }));
    expect(await screen.findByText('at /revolut/pub/10.00/7/3')).toBeTruthy();
    expect(requests.at(-1)).toMatchObject({ name: 'tip_appointment', given: { appt_id: 9, amount: 10 } });
  });

  it('[PAYOUT-022] asks for another amount within the limits', async () => {
    serveNamed({ appointment_tip: () => answers(offer) });
    open(<TipCard appointmentId={9} country="IE" />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Another amount' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount in €' }), '0.5');
    await userEvent.click(screen.getByRole('button', { name: 'Tip €0.50' }));
    expect(await screen.findByText('Please enter an amount between €1.00 and €500.00.')).toBeTruthy();
  });

  it('[PAYOUT-020] thanks for a tip that was given, and shows nothing where none is possible', async () => {
    serveNamed({ appointment_tip: () => answers({ ...offer, can_tip: false, given: 10 }) });
    open(<TipCard appointmentId={9} country="IE" />);
    expect(await screen.findByText('€10.00 went to Aisling and Tom.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
