import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clear, keys, write } from '../../../lib/session/storage.ts';
import { serveNamed } from '../../../lib/testing/named-answers.fixtures.ts';
import { said } from '../../../lib/testing/toasts.fixtures.ts';
import { open } from '../payments.fixtures.tsx';
import { SavedCardList } from './saved-card-list.tsx';

const card = (id: number, over: object = {}) => ({
  id,
  name: `Visa ending 000${id}`,
  brand: 'visa',
  last4: `000${id}`,
  exp_month: 9,
  exp_year: 2038,
  is_expired: false,
  expires_soon: false,
  memberships: [],
  ...over,
});

beforeEach(() => {
  clear();
  write(keys.guestToken, 'guest');
});
afterEach(() => vi.unstubAllGlobals());

describe('the list of saved cards', () => {
  it('[PAY-044] shows when each expires', async () => {
    const cards = [card(1), card(2, { expires_soon: true }), card(3, { is_expired: true })];
    serveNamed({ saved_cards: () => ({ saved_cards: cards }) });
    open(<SavedCardList />);
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent?.replace(/^VISA/, ''))).toEqual([
      'Visa ending 0001Expires September 2038Remove',
      'Visa ending 0002Expires this monthRemove',
      'Visa ending 0003ExpiredRemove',
    ]);
  });

  it('[PAY-044] removes a card after asking once', async () => {
    const cards = [card(1)];
    const sent = serveNamed({
      saved_cards: () => ({ saved_cards: [...cards] }),
      delete_saved_card: () => {
        cards.pop();
        return { delete_saved_card: { status: 1, message: 'Card removed.' } };
      },
    });
    const person = userEvent.setup();
    open(<SavedCardList />);
    await person.click(await screen.findByRole('button', { name: 'Remove Visa ending 0001' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Visa ending 0001?' }));
    expect(sent.some(({ name }) => name === 'delete_saved_card')).toBe(false);
    await person.click(dialog.getByRole('button', { name: 'Remove card' }));
    await waitFor(() => expect(said).toEqual(['Card removed.']));
    expect(sent.find(({ name }) => name === 'delete_saved_card')?.given).toEqual({ id: 1 });
    expect(await screen.findByText(/^No saved cards\./)).toBeTruthy();
  });

  it('[MEMB-015] names the memberships that a card pays for before it is removed', async () => {
    const memberships = ['Facial club at Willow Room', 'Colour club at Fern & Fold'];
    serveNamed({ saved_cards: () => ({ saved_cards: [card(1, { memberships })] }) });
    const person = userEvent.setup();
    open(<SavedCardList />);
    await person.click(await screen.findByRole('button', { name: 'Remove Visa ending 0001' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Visa ending 0001?' }));
    expect(dialog.getByText('Facial club at Willow Room and Colour club at Fern & Fold')).toBeTruthy();
    expect(dialog.getByText(/email you a link to pay when the next payment is due/)).toBeTruthy();
  });

  it('says that the cards could not be shown, and tries again', async () => {
    let isDown = true;
    serveNamed({ saved_cards: () => (isDown ? new Error('down') : { saved_cards: [card(1)] }) });
    const person = userEvent.setup();
    open(<SavedCardList />);
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    isDown = false;
    await person.click(again);
    expect(await screen.findByText('Visa ending 0001')).toBeTruthy();
  }, 20_000);
});
