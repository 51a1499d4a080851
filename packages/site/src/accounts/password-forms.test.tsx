import { render, screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../failures.ts';
import { toasts } from '../testing/toasts.fixtures.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { LoginForm } from './login-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

const send = vi.fn();
const onFailure = vi.fn();
const onDone = vi.fn();
beforeEach(() => {
  vi.resetAllMocks();
});

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const errors = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('the login form', () => {
  const show = (email?: string) =>
    render(<LoginForm logIn={send} onFailure={onFailure} forgotten={null} {...(email ? { email } : {})} />);

  it('sends the address without spaces around it, and the password as it is', async () => {
    show();
    await type('Email', ' bea@willow.example ');
    await type('Password', ' Secret-1! ');
    await press('Log In');
    expect(send).toHaveBeenCalledWith({ username: 'bea@willow.example', password: ' Secret-1! ' });
  });

  it('says what is missing, and puts the focus there', async () => {
    show('bea@willow.example');
    await press('Log In');
    expect(errors()).toEqual(['Please Enter your password']);
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(send).not.toHaveBeenCalled();
  });

  it('waits for the response, and passes a failure on with the address', async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    send.mockReturnValue(promise);
    show('bea@willow.example');
    await type('Password', 'Secret-1!');
    await press('Log In');
    expect(screen.getByRole('status').textContent).toContain('Please wait...');
    expect(screen.queryByRole('button', { name: 'Log In' })).toBeNull();
    const refusal = new Refusal('Wrong password.');
    reject(refusal);
    await waitFor(() => expect(onFailure).toHaveBeenCalledWith(refusal, 'bea@willow.example'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Log In' }));
  });
});

describe('the form of a forgotten password', () => {
  const show = () => render(<ForgotPasswordForm send={send} onFailure={onFailure} />);

  it('shows the answer and can be sent again', async () => {
    send.mockResolvedValue({ status: 1, message: 'Look into your mailbox.' });
    show();
    await type('Email', 'bea@willow.example');
    await press('Send me a link');
    expect(await screen.findByText('Look into your mailbox.')).toBeTruthy();
    await press('Send the link again');
    expect(send.mock.calls).toEqual([['bea@willow.example'], ['bea@willow.example']]);
  });

  it('refuses an invalid address, and reports the server’s refusals', async () => {
    send.mockResolvedValue({ status: 0, message: 'Too many attempts.' });
    show();
    await type('Email', 'bea');
    await press('Send me a link');
    expect(errors()).toEqual(['Please enter a valid Email Address!']);
    await type('Email', '@willow.example');
    await press('Send me a link');
    await waitFor(() => expect(onFailure.mock.calls[0]?.[0]).toEqual(new Refusal('Too many attempts.')));
  });
});

describe('the form of a new password', () => {
  const show = () => render(<ResetPasswordForm send={send} onFailure={onFailure} onDone={onDone} />);

  it('shows which rules the password meets while it is typed', async () => {
    show();
    const rules = within(screen.getByRole('list', { name: 'A password needs' }));
    await type('New password', 'secret12');
    expect(rules.getAllByText(/, done/)).toHaveLength(2);
    await type('New password', '-X');
    expect(rules.getAllByText(/, done/)).toHaveLength(4);
  });

  it('sends the password once both are the same, and shows the server’s message', async () => {
    send.mockResolvedValue({ status: 1, message: 'Your password is changed.' });
    show();
    await type('Email', 'bea@willow.example');
    await type('New password', 'Secret-12');
    await type('Confirm password', 'Secret-1');
    await press('Save the new password');
    expect(errors()).toEqual(['Confirm Password does not match']);
    await type('Confirm password', '2');
    await press('Save the new password');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(send).toHaveBeenCalledWith({
      email: 'bea@willow.example',
      password: 'Secret-12',
      password_confirmation: 'Secret-12',
    });
    expect(toasts).toEqual(['success: Your password is changed.']);
  });
});
