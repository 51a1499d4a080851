import { fireEvent, screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToGuest } from '../../lib/testing/guest-page.fixtures.tsx';
import { serveNamed } from '../../lib/testing/named-answers.fixtures.ts';
import { toasts } from '../../lib/testing/toasts.fixtures.ts';
import { GiftActions } from './gift-actions.tsx';
import { aScheduledGift } from './owned-voucher.fixtures.ts';

const done = { status: 1, message: 'Bríd Kavanagh’s voucher is on its way.' };
const NOW = Date.UTC(2026, 7, 6, 11);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(voucher = aScheduledGift()) {
  const sent = serveNamed({
    send_voucher: () => ({ send_voucher: done }),
    change_voucher_gift: () => ({ change_voucher_gift: { status: 1, message: 'Saved.' } }),
  });
  showToGuest(<GiftActions voucher={voucher} />);
  return { sent, user: userEvent.setup({ delay: null }) };
}
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('a gift that is to be sent', () => {
  it('[VOUCH-033] goes out now to the stored address', async () => {
    const { sent, user } = open();
    await press(user, 'Send now');
    await waitFor(() => expect(toasts).toEqual([`success: ${done.message}`]));
    expect(sent.map(({ given }) => given)).toEqual([{ id: 1 }]);
  });

  it('[VOUCH-032] is changed: person, words and day', async () => {
    const { sent, user } = open();
    await press(user, 'Change');
    const day = await screen.findByLabelText<HTMLInputElement>('Day');
    expect(day.value).toBe('2026-08-15');
    fireEvent.change(day, { target: { value: '2026-08-05' } });
    await press(user, 'Save');
    expect(await screen.findByText('This day has passed. Please choose today or a later day.')).toBeDefined();
    expect(sent).toEqual([]);
    fireEvent.change(day, { target: { value: '2026-08-20' } });
    await user.clear(screen.getByLabelText('Your message'));
    await press(user, 'Save');
    await waitFor(() => expect(toasts).toEqual(['success: Saved.']));
    expect(sent[0]?.given).toEqual({
      id: 1,
      owner: 'Bríd Kavanagh',
      email: 'brid@mail.example',
      send_date: '2026-08-20',
      from: 'Niamh',
      message: '',
    });
  });
});

describe('a gift that has been sent', () => {
  const sentGift = () => aScheduledGift({ gift_state: 'sent', send_at: null, send_date: null, recipient_email: null });

  it('[VOUCH-033] is sent again, to an address that the dialog asks for', async () => {
    const { sent, user } = open(sentGift());
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    await press(user, 'Send again');
    const box = await screen.findByLabelText('Their email');
    await press(user, 'Send now');
    expect(await screen.findByText('Please enter the email address it should go to.')).toBeDefined();
    await user.type(box, 'brid');
    await press(user, 'Send now');
    expect(await screen.findByText('Email should have correct format')).toBeDefined();
    expect(sent).toEqual([]);
    await user.type(box, '@mail.example');
    await press(user, 'Send now');
    await waitFor(() => expect(toasts).toEqual([`success: ${done.message}`]));
    expect(sent[0]?.given).toEqual({ id: 1, email: 'brid@mail.example' });
  });
});

describe('sharing', () => {
  it('[VOUCH-034] copies the link where there is nothing to share with', async () => {
    const { user } = open();
    await press(user, 'Share');
    await waitFor(() => expect(toasts).toEqual(['success: Link copied!']));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/gift/WILL-1`);
  });
});
