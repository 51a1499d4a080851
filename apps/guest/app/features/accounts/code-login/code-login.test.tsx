import { act, fireEvent, render, screen } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clear, keys, read } from '../../../lib/session/storage.ts';
import { serve } from '../../../lib/testing/guest-page.fixtures.tsx';
import { CodeLogin } from './code-login.tsx';
import { readPending, savePending } from './pending-code.ts';

const user = { id: 7, user_type: 2, first_name: 'Orla', last_name: 'Fennell' };
const sent: { query: string; variables: Record<string, unknown> }[] = [];
let login: object = { status: 1, message: 'ok', access_token: 'fresh', user, sign_up_token: null };

beforeEach(() => {
  clear();
  sent.length = 0;
  login = { status: 1, message: 'ok', access_token: 'fresh', user, sign_up_token: null };
  serve(({ query, variables }) => {
    sent.push({ query, variables: variables as Record<string, unknown> });
    if (query.includes('send_login_code')) return { send_login_code: { status: 1, message: 'ok', resend_in: 120 } };
    if (query.includes('login_with_code')) return { login_with_code: login };
    if (query.includes('register_with_code'))
      return { register_with_code: { status: 1, message: 'ok', access_token: 'new', user } };
    throw new Error(`unexpected ${query}`);
  });
});

function open() {
  const onDone = vi.fn();
  const view = render(
    <MemoryRouter>
      <CodeLogin onDone={onDone} />
    </MemoryRouter>,
  );
  return { onDone, ...view };
}

const first = () => screen.getByLabelText<HTMLInputElement>('Digit 1 of 6');
const paste = (text: string) => fireEvent.paste(first(), { clipboardData: { getData: () => text } });
/** Typing key by key is slow on a busy machine, and not what is tested. */
const fill = (label: string, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
const errors = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('logging in with a code', () => {
  it('[AUTH-052] takes the address, takes a pasted "123 456" and logs in', async () => {
    const { onDone } = open();
    fill('Email', ' orla@mail.example ');
    fireEvent.click(screen.getByRole('button', { name: 'Email me a code' }));
    await screen.findByText('orla@mail.example');
    expect(document.activeElement).toBe(first());
    expect([first().autocomplete, first().inputMode]).toEqual(['one-time-code', 'numeric']);
    expect(screen.getByText('2:00')).toBeTruthy();
    paste('123 456');
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent.at(-1)?.variables).toEqual({ email: 'orla@mail.example', code: '123456' });
    expect([read(keys.guestToken), read(keys.codeLogin)]).toEqual(['fresh', null]);
  });

  it('[AUTH-052] keeps the step through a reload, and "Wrong address?" goes back', async () => {
    savePending({ email: 'orla@mail.example', sentAt: Math.floor(Date.now() / 1000) });
    open().unmount();
    open();
    expect(first()).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Wrong address?' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(readPending()).toBeNull();
  });

  it('[AUTH-052] takes a code that was requested on another device', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'I already have a code' }));
    expect(errors()).toEqual(['Email is required']);
    fill('Email', 'orla@mail.example');
    fireEvent.click(screen.getByRole('button', { name: 'I already have a code' }));
    expect(first()).toBeTruthy();
    expect(sent).toEqual([]);
    expect(screen.getByRole('button', { name: 'Resend code' })).toBeTruthy();
  });

  it('[AUTH-053] requires a name of a new guest once', async () => {
    login = { status: 1, message: 'ok', access_token: null, user: null, sign_up_token: 'ticket' };
    savePending({ email: 'orla@mail.example', sentAt: Math.floor(Date.now() / 1000) });
    const { onDone } = open();
    paste('123-456');
    await screen.findByLabelText('First name');
    fireEvent.click(screen.getByRole('button', { name: 'Create my account' }));
    expect(errors()).toEqual(['First name is required', 'Last name is required', 'Accept Terms & privacy policy']);
    fill('First name', 'Orla');
    fill('Last name', 'Fennell');
    fill('Mobile (optional)', '12');
    fireEvent.click(screen.getByRole('checkbox', { name: /^I accept/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Create my account' }));
    await vi.waitFor(() => expect(errors()).toEqual(['Please enter a valid mobile number!']));
    fill('Mobile (optional)', '085 555 0167');
    fireEvent.click(screen.getByRole('button', { name: 'Create my account' }));
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent.at(-1)?.variables).toMatchObject({ sign_up_token: 'ticket', mobile: '+353855550167', terms: true });
    expect(read(keys.guestToken)).toBe('new');
  });

  it('[AUTH-055] shows a refusal at the field and clears the digits', async () => {
    login = { status: 0, message: 'This code has expired. Please ask for a new one.', access_token: null };
    savePending({ email: 'orla@mail.example', sentAt: Math.floor(Date.now() / 1000) });
    open();
    paste('123456');
    await vi.waitFor(() => expect(errors()).toEqual(['This code has expired. Please ask for a new one.']));
    expect(first().value).toBe('');
  });

  it('[AUTH-055] says that a code has expired, and offers another', () => {
    savePending({ email: 'orla@mail.example', sentAt: Math.floor(Date.now() / 1000) - 600 });
    act(() => void open());
    expect(errors()).toEqual(['This code has expired. Please ask for a new one.']);
    expect(screen.getByRole('button', { name: 'Resend code' })).toBeTruthy();
  });
});
