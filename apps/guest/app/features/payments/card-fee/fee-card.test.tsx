import { screen, userEvent } from '@thyme/ui/testing.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clear, keys, write } from '../../../lib/session/storage.ts';
import { serveNamed } from '../../../lib/testing/named-answers.fixtures.ts';
import { open } from '../payments.fixtures.tsx';
import FeeCard from './fee-card.tsx';

const fee = {
  amount: 15,
  reason: 'no-show',
  status: 'announced',
  refunded: 0,
  charge_at: 1_781_600_400,
  note: '',
  can_object: true,
  agreed: 'Up to 50%.',
};
const answered = (one: object | null) => ({ appointment_card_fee: one });

beforeEach(() => {
  clear();
  write(keys.guestToken, 'guest');
});
afterEach(() => vi.unstubAllGlobals());

describe('a fee on a stored card', () => {
  it('[FEE-007] that was refunded says so, whole or in part', async () => {
    const paid = { ...fee, status: 'paid', can_object: false };
    let refunded = 15;
    serveNamed({ appointment_card_fee: () => answered({ ...paid, refunded }) });
    open(<FeeCard appointmentId={9} shop="Willow Room" country="IE" zone="Irish time" />);
    expect(await screen.findByText('Refunded: Willow Room gave you back the €15.00 that you paid.')).toBeTruthy();
    refunded = 5;
    open(<FeeCard appointmentId={10} shop="Willow Room" country="IE" zone="Irish time" />);
    expect(await screen.findByText(/^Partly refunded: Willow Room gave you back €5\.00 of the €15\.00/)).toBeTruthy();
  });

  it('[FEE-003] is announced with its day, and the guest objects', async () => {
    let current: object = fee;
    const requests = serveNamed({
      appointment_card_fee: () => answered(current),
      question_card_fee: () => {
        current = { ...fee, status: 'paused', note: 'I was there.', can_object: false };
        return { question_card_fee: { status: 1, message: 'Sent.' } };
      },
    });
    open(<FeeCard appointmentId={9} shop="Willow Room" country="IE" zone="Irish time" />);
    expect(await screen.findByText(/Willow Room will charge €15.00 to your card on/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Dispute the fee' }));
    expect(await screen.findByText('Please say what isn’t right.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox'), 'I was there.');
    await userEvent.click(screen.getByRole('button', { name: 'Dispute the fee' }));
    expect(await screen.findByText(/“I was there.” Nothing is charged until they answer./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Dispute the fee' })).toBeNull();
    expect(requests.find(({ name }) => name === 'question_card_fee')).toMatchObject({
      given: { note: 'I was there.' },
    });
  });

  it('[GUESTB-009] names the clock of a shop abroad', async () => {
    serveNamed({ appointment_card_fee: () => answered(fee) });
    open(<FeeCard appointmentId={9} shop="Hudson & Heather" country="US" zone="New York time" />);
    expect(await screen.findByText(/will charge .+ [ap]m New York time, as you agreed/)).toBeTruthy();
  });

  it('[FEE-004] that the bank did not allow leads to the card page', async () => {
    serveNamed({
      appointment_card_fee: () => answered({ ...fee, status: 'link' }),
      pay_card_fee: () => ({ pay_card_fee: { status: 1, message: '', payment_url: '/revolut/abc/15.00/7/12' } }),
    });
    open(<FeeCard appointmentId={9} shop="Willow Room" country="IE" zone="Irish time" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Pay €15.00' }));
    expect(await screen.findByText('at /revolut/abc/15.00/7/12')).toBeTruthy();
  });
});
