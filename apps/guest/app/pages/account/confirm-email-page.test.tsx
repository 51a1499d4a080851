import { render, screen, userEvent } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { keys, write } from '../../lib/session/storage.ts';
import { serve } from '../../lib/testing/guest-page.fixtures.tsx';
import { ConfirmEmailPage } from './confirm-email-page.tsx';

function openLink(answer: () => object) {
  serve(({ query }) => (query.includes('confirm_email') ? answer() : {}));
  render(
    <MemoryRouter>
      <ConfirmEmailPage token="7.1800000000.signature" />
    </MemoryRouter>,
  );
}
const confirmed = { confirm_email: { status: 1, message: '' } };
const invalid = { confirm_email: { status: 0, message: '' } };

it('[AUTH-080] the link confirms the address at once', async () => {
  openLink(() => confirmed);
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log In' })).toBeTruthy();
});

it('[AUTH-080] an old link says so; a guest gets another', async () => {
  write(keys.guestToken, 'a token');
  openLink(() => invalid);
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send a new link' })).toBeTruthy();
});

it('[AUTH-080] without a connection it can be tried again', async () => {
  let online = false;
  openLink(() => {
    if (!online) throw new TypeError('Failed to fetch');
    return confirmed;
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  online = true;
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeTruthy();
});
