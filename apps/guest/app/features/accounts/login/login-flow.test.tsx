import { render, screen, userEvent } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keys, read } from '../../../lib/session/storage.ts';
import { serve } from '../../../lib/testing/guest-page.fixtures.tsx';
import { LoginFlow } from './login-flow.tsx';

const user = { id: 7, user_type: 2, first_name: 'Orla', last_name: 'Fennell' };

/** A server that knows the operations of this flow. */
beforeEach(() =>
  serve(({ query }) => {
    if (query.includes('social_providers')) return { social_providers: [] };
    if (query.includes('guestRegister')) return { guestRegister: { status: 1, message: 'ok' } };
    if (query.includes('login(')) return { login: { access_token: 'fresh', user } };
    throw new Error(`unexpected ${query}`);
  }),
);

function open() {
  const onDone = vi.fn();
  render(
    <MemoryRouter>
      <LoginFlow onDone={onDone} title="Log in to book" lead="So they know who is coming." />
    </MemoryRouter>,
  );
  return onDone;
}

describe('logging in without leaving the page', () => {
  it('goes from the choice to the email form and calls back after the login', async () => {
    const onDone = open();
    const person = userEvent.setup();
    expect(screen.getByRole('heading', { name: 'Log in to book' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Continue with email' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Welcome back' }));
    await person.type(screen.getByLabelText('Email'), 'orla@mail.example');
    await person.type(screen.getByLabelText('Password'), 'Slow-morning-7!');
    await person.click(screen.getByRole('button', { name: 'Log In' }));
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect([read(keys.guestToken), read(keys.userType), read(keys.userId)]).toEqual(['fresh', '2', '7']);
  });

  it('[BOOK-006] signs up a guest, logs them in and calls back', async () => {
    const onDone = open();
    const person = userEvent.setup();
    await person.click(screen.getByRole('button', { name: 'Sign up' }));
    await person.type(screen.getByLabelText('First name'), 'Orla');
    await person.type(screen.getByLabelText('Last name'), 'Fennell');
    await person.type(screen.getByLabelText('Email'), 'orla@mail.example');
    await person.type(screen.getByLabelText('Password'), 'Slow-morning-7!');
    await person.type(screen.getByLabelText('Confirm password'), 'Slow-morning-7!');
    await person.click(screen.getByRole('checkbox', { name: /^I accept/ }));
    await person.click(screen.getByRole('button', { name: 'Sign Up' }));
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect([read(keys.guestToken), read(keys.userId)]).toEqual(['fresh', '7']);
  });

  it('offers a new password and the way back', async () => {
    open();
    const person = userEvent.setup();
    await person.click(screen.getByRole('button', { name: 'Continue with email' }));
    await person.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    await person.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(screen.getByRole('alert').textContent).toBe("Email field can't be empty");
    await person.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeTruthy();
  });
});
