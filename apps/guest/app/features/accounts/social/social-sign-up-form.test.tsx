import { render, screen, userEvent } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../../../lib/testing/guest-page.fixtures.tsx';
import type { SocialPerson } from './social-login.ts';
import { SocialSignUpForm } from './social-sign-up-form.tsx';

let sent: Record<string, unknown>[] = [];

beforeEach(() => {
  sent = [];
  serve(({ query, variables }) => {
    if (query.includes('socialRegister')) {
      sent.push(variables);
      return { socialRegister: { status: 1, message: 'ok' } };
    }
    const user = { id: 7, user_type: 2, first_name: 'Orla', last_name: 'Fennell' };
    return { socialLogin: { status: 1, message: '', reason: null, access_token: 'fresh', user } };
  });
});

function open(email: string | null) {
  const person: SocialPerson = {
    provider: 'facebook',
    token: 'a token',
    profile: { provider_id: 'fb-1', first_name: 'Orla', last_name: 'Fennell', email },
  };
  const onDone = vi.fn();
  render(
    <MemoryRouter>
      <SocialSignUpForm person={person} onDone={onDone} />
    </MemoryRouter>,
  );
  return onDone;
}

const accept = async () => userEvent.setup().click(screen.getByRole('checkbox', { name: /^I accept/ }));
const send = async () => userEvent.setup().click(screen.getByRole('button', { name: 'Sign Up' }));

describe('signing up with another service', () => {
  it('[AUTH-036] takes the email that came with the login', async () => {
    const onDone = open('orla@mail.example');
    await accept();
    await send();
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent[0]).toMatchObject({ email: 'orla@mail.example', provider_id: 'fb-1' });
  });

  it('requires an email where the provider sent none', async () => {
    const onDone = open(null);
    await accept();
    await send();
    expect(screen.getByRole('alert').textContent).toBe('Email is required');
    expect(sent).toEqual([]);
    await userEvent.setup().type(screen.getByLabelText('Email'), 'orla@mail.example');
    await send();
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent[0]).toMatchObject({ email: 'orla@mail.example' });
  });
});
