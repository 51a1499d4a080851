import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bootApi, type TestApi } from '../../../../test/kit/index.ts';
import { hashPassword } from '../passwords/passwords.ts';

const DAY = 86_400;
const PASSWORD = 'Slow-river-42!';
const LOGIN = `mutation($u: String!, $p: String!) { login(username: $u, password: $p) { access_token } }`;
const WHO = '{ profileInformation { id } }';
const SESSIONS = '{ active_sessions { id device address current created_at last_used_at } }';
const UPDATE_PASSWORD = `mutation($old: String!, $new: String!, $again: String!) {
  updatePassword(old_password: $old, password: $new, password_confirmation: $again) { status message }
}`;

interface Session {
  id: number;
  device: string;
  current: boolean;
}

let api: TestApi;
let other: TestApi;
let passwordHash: string;

beforeAll(async () => {
  api = await bootApi();
  other = await bootApi({ beside: api });
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(async () => {
  await other.close();
  await api.close();
});

const logIn = async (email: string, agent = 'test') => {
  const headers = { 'user-agent': agent };
  const { login } = await api.ask<{ login: { access_token: string } }>(LOGIN, { u: email, p: PASSWORD }, { headers });
  return login.access_token;
};

/** Each process's response to a token: an id, or the message of the refusal. */
const seenBy = async (token: string) =>
  Promise.all(
    [api, other].map(async (server) => {
      const { data, errors } = await server.run<{ profileInformation: { id: number } }>(WHO, {}, { token });
      return errors?.[0]?.message ?? data?.profileInformation.id;
    }),
  );
const GONE = ['Unauthenticated.', 'Unauthenticated.'];

describe('sessions', () => {
  test('[API-029] after logout the token is invalid, at once and on every process', async () => {
    const { token, userId } = await api.signIn();
    expect(await seenBy(token)).toEqual([userId, userId]);
    const { logout } = await other.ask<{ logout: { status: number } }>(
      'mutation { logout { status message } }',
      {},
      { token },
    );
    expect(logout.status).toBe(1);
    expect(await seenBy(token)).toEqual(GONE);
    expect((await api.run('mutation { logout { status } }', {}, { token })).errors?.[0]?.message).toBe(
      'Unauthenticated.',
    );
  });

  test('an operation after the logout in the same batch is unauthenticated', async () => {
    const { token } = await api.signIn();
    const [, after] = await api.batch([{ query: 'mutation { logout { status } }' }, { query: WHO }], { token });
    expect(after?.errors?.[0]?.message).toBe('Unauthenticated.');
  });

  test('[AUTH-049] no token, an invented token and a business token do not open the account area', async () => {
    const business = await api.signInBusiness();
    for (const token of ['', 'made-up', business.token])
      expect((await api.run(WHO, {}, { token })).errors?.[0]?.message).toBe('Unauthenticated.');
  });

  test('a session ends after 30 idle days, is extended by use, and ends after 180 days in any case', async () => {
    const idle = await api.signIn();
    const used = await api.signIn();
    for (let day = 0; day < 175; day += 25) {
      api.clock.advance(25 * DAY);
      expect((await seenBy(used.token))[0]).toBe(used.userId);
    }
    expect(await seenBy(idle.token)).toEqual(GONE);
    api.clock.advance(6 * DAY);
    expect(await seenBy(used.token)).toEqual(GONE);
  });

  test('the list names devices, the current one first; only own sessions can be ended', async () => {
    const { email } = await api.signIn({ passwordHash });
    const phone = await logIn(
      email,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    );
    const desk = await logIn(email, 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36');
    const { active_sessions } = await api.ask<{ active_sessions: Session[] }>(SESSIONS, {}, { token: phone });
    expect(active_sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Safari on iPhone', true],
      ['Chrome on Windows', false],
      ['Unknown device', false],
    ]);
    const end = 'mutation($id: Int!) { end_session(id: $id) { status } }';
    const id = active_sessions[1]?.id;
    const stranger = await api.signIn();
    expect(await api.ask(end, { id }, { token: stranger.token })).toEqual({ end_session: { status: 0 } });
    expect(await api.ask(end, { id }, { token: phone })).toEqual({ end_session: { status: 1 } });
    expect(await seenBy(desk)).toEqual(GONE);
  });

  test('logging out everywhere ends all sessions, or all but the current one', async () => {
    const { email, userId, token: first } = await api.signIn({ passwordHash });
    const second = await logIn(email);
    const everywhere = 'mutation($keep: Boolean) { log_out_everywhere(keep_current: $keep) { status } }';
    await api.ask(everywhere, { keep: true }, { token: second });
    expect(await seenBy(first)).toEqual(GONE);
    expect(await seenBy(second)).toEqual([userId, userId]);
    await api.ask(everywhere, {}, { token: second });
    expect(await seenBy(second)).toEqual(GONE);
  });
});

describe('updatePassword', () => {
  const change = (token: string, values: { old?: string; new?: string; again?: string }) => {
    const next = values.new ?? 'Brand-new-77?';
    return api.run<{ updatePassword: { status: number; message: string } }>(
      UPDATE_PASSWORD,
      { old: values.old ?? PASSWORD, new: next, again: values.again ?? next },
      { token },
    );
  };

  test('[API-043] the new password takes effect, other sessions end at once, this one continues', async () => {
    const { email, userId, token } = await api.signIn({ passwordHash });
    const elsewhere = await logIn(email);
    expect((await change(token, {})).data?.updatePassword.status).toBe(1);
    expect(await seenBy(token)).toEqual([userId, userId]);
    expect(await seenBy(elsewhere)).toEqual(GONE);
    expect((await api.run(LOGIN, { u: email, p: PASSWORD })).errors).toBeDefined();
    expect((await api.run(LOGIN, { u: email, p: 'Brand-new-77?' })).errors).toBeUndefined();
  });

  test('[ACCOUNT-027] [ACCOUNT-028] [ACCOUNT-029] [ACCOUNT-030] wrong fields get their messages', async () => {
    const { token } = await api.signIn({ passwordHash });
    const complaints = async (values: object) => (await change(token, values)).errors?.[0]?.extensions?.validation;
    expect(await complaints({ old: '', new: 'short', again: '' })).toEqual({
      old_password: ['Please Enter your old password'],
      password: ['Must Contain 8 Characters, One Uppercase, One Lowercase, One Number, and one special case Character'],
      password_confirmation: ['Confirm Password is required'],
    });
    expect(await complaints({ again: 'Other-one-1!' })).toEqual({
      password_confirmation: ['Confirm Password does not match'],
    });
    expect(await complaints({ new: 'Password1!' })).toHaveProperty('password');
  });

  test('the old password must be correct, and guessing it is slowed down', async () => {
    const { token } = await api.signIn({ passwordHash });
    const answers = [];
    for (let guess = 0; guess < 6; guess += 1) answers.push(await change(token, { old: `Guess-${guess}!` }));
    expect(answers[0]?.data?.updatePassword).toEqual({ status: 0, message: 'That’s not your current password.' });
    expect(answers[5]?.errors?.[0]?.extensions?.code).toBe('RATE_LIMITED');
    expect((await change(token, {})).errors?.[0]?.extensions?.code).toBe('RATE_LIMITED');
  });

  test('a guest with a social login has no password to change', async () => {
    const { token } = await api.signIn({ socialLogin: 'google' });
    expect((await change(token, {})).data?.updatePassword.status).toBe(0);
  });
});
