import { users } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bootApi, recordingMail, type TestApi } from '../../../../test/kit/index.ts';

const SEND = 'mutation($email: String!) { send_login_code(email: $email) { status message resend_in } }';
const LOG_IN =
  'mutation($email: String!, $code: String!) { login_with_code(email: $email, code: $code) { status message access_token sign_up_token user { id user_type first_name last_name } } }';
const REGISTER =
  'mutation($token: String!, $first: String!, $last: String!, $mobile: String, $terms: Boolean!) { register_with_code(sign_up_token: $token, first_name: $first, last_name: $last, mobile: $mobile, terms: $terms) { status message access_token user { id user_type first_name last_name } } }';

interface Login {
  status: number;
  message: string;
  access_token: string | null;
  sign_up_token: string | null;
  user: { id: number; user_type: number; first_name: string; last_name: string } | null;
}

let api: TestApi;
let other: TestApi;
const mail = recordingMail();
let counter = 0;
const fresh = () => {
  counter += 1;
  return `code-${counter}@mail.example`;
};

beforeAll(async () => {
  api = await bootApi({ mail, config: { databasePool: 8 } });
  other = await bootApi({ beside: api, mail, config: { databasePool: 8 } });
});
afterAll(async () => {
  await other.close();
  await api.close();
});

const send = async (email: string, server = api) =>
  (await server.ask<{ send_login_code: { status: number; message: string; resend_in: number } }>(SEND, { email }))
    .send_login_code;
const logIn = async (email: string, code: string, server = api) =>
  (await server.ask<{ login_with_code: Login }>(LOG_IN, { email, code })).login_with_code;
const register = async (token: string, values: object = {}) =>
  (
    await api.ask<{ register_with_code: Login }>(REGISTER, {
      token,
      first: 'Aoife',
      last: 'Brady',
      terms: true,
      ...values,
    })
  ).register_with_code;
/** Requests a code and reads it from the mail. */
async function codeFor(email: string): Promise<string> {
  mail.sent.length = 0;
  expect((await send(email)).status).toBe(1);
  await api.runJobs();
  // Other mails to the address, such as the welcome, may arrive first.
  const subjects = mail.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
  return subjects.map((subject) => /^(\d{6}) is your Thyme code$/.exec(subject)?.[1]).find(Boolean) ?? '';
}
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const rowOf = async (email: string) => (await api.db.select().from(users).where(eq(users.email, email)))[0];
const profileOf = (token: string | null) =>
  api.run('{ profileInformation { id email mobile has_password } }', {}, { token: token ?? '' });

describe('logging in with a code', () => {
  test('[AUTH-052] a code logs a guest in, on another process too, and works once', async () => {
    const guest = await api.signIn();
    const code = await codeFor(guest.email);
    const entered = await logIn(` ${guest.email.toUpperCase()}`, `${code.slice(0, 3)} ${code.slice(3)}`, other);
    expect(entered).toMatchObject({ status: 1, sign_up_token: null, user: { id: guest.userId, user_type: 2 } });
    expect((await profileOf(entered.access_token)).data).toMatchObject({ profileInformation: { id: guest.userId } });
    expect(await logIn(guest.email, code)).toMatchObject({
      status: 0,
      message: 'This code has already been used. Please ask for a new one.',
      access_token: null,
    });
  });

  test('[AUTH-052] of two requests with the same code one gets in', async () => {
    const guest = await api.signIn();
    const code = await codeFor(guest.email);
    const answers = await Promise.all([logIn(guest.email, code), logIn(guest.email, code, other)]);
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
  });

  test('[AUTH-053] an address without an account supplies a name once and becomes a guest without a password', async () => {
    const email = fresh();
    const proven = await logIn(email, await codeFor(email));
    expect(proven).toMatchObject({ status: 1, access_token: null, user: null });
    expect(await rowOf(email)).toBeUndefined();
    const created = await register(proven.sign_up_token ?? '', { mobile: '+33 6 12 34 56 78' });
    expect(created).toMatchObject({ status: 1, user: { user_type: 2, first_name: 'Aoife', last_name: 'Brady' } });
    expect(await rowOf(email)).toMatchObject({
      mobile: '+33612345678',
      passwordHash: null,
      socialLogin: null,
      emailVerifiedAt: api.clock.now(),
      termsAcceptedAt: api.clock.now(),
    });
    expect((await profileOf(created.access_token)).data).toMatchObject({
      profileInformation: { email, has_password: false },
    });
    await api.runJobs();
    expect(mail.sent.map(({ subject }) => subject)).toContain('Welcome to Thyme');
    expect((await register(proven.sign_up_token ?? '')).message).toBe('This took too long. Please ask for a new code.');
    api.clock.advance(120);
    expect(await logIn(email, await codeFor(email))).toMatchObject({ status: 1, user: { first_name: 'Aoife' } });
  });

  test('[AUTH-053] names and terms are required, and a form with errors keeps the token', async () => {
    const email = fresh();
    const { sign_up_token: token } = await logIn(email, await codeFor(email));
    const values = { token, first: ' ', last: '', mobile: 'call me', terms: false };
    expect((await api.run(REGISTER, values)).errors?.[0]?.extensions?.validation).toEqual({
      first_name: ['First name is required'],
      last_name: ['Last name is required'],
      mobile: ['Please enter a valid mobile number!'],
      terms: ['Accept Terms & privacy policy'],
    });
    expect((await register(token ?? '')).status).toBe(1);
  });

  test('[AUTH-053] an account that was created meanwhile is the one that opens', async () => {
    const email = fresh();
    const { sign_up_token: token } = await logIn(email, await codeFor(email));
    const guest = await api.signIn({ email });
    expect(await register(token ?? '')).toMatchObject({ status: 1, user: { id: guest.userId } });
  });

  test('[AUTH-054] known, unknown and business addresses get the same response, and a business no code', async () => {
    const guest = await api.signIn();
    const owner = await api.signInBusiness();
    mail.sent.length = 0;
    const answers = [await send(guest.email), await send(fresh()), await send(owner.email)];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await api.runJobs();
    const notified = mail.sent.find(({ to }) => to === owner.email);
    expect(notified?.subject).toBe('Log in on the business site');
    expect(`${notified?.text}${notified?.html}`).not.toMatch(/\b\d{3} ?\d{3}\b/);
    const wrong = [await logIn(guest.email, '000000'), await logIn(owner.email, '000000')];
    expect(wrong.every(({ status }) => status === 0)).toBe(true);
  });

  test('[AUTH-054] a guest of a provider signs in with a code, and its owner is notified once', async () => {
    const guest = await api.signIn({ socialLogin: 'facebook' });
    await api.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, guest.userId));
    expect(await logIn(guest.email, await codeFor(guest.email))).toMatchObject({
      status: 1,
      user: { id: guest.userId },
    });
    mail.sent.length = 0;
    await api.runJobs();
    expect(mail.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [guest.email, 'Your email address is confirmed'],
    ]);
    expect((await rowOf(guest.email))?.emailVerifiedAt).toBe(api.clock.now());
  });

  test('[AUTH-055] a code is valid for ten minutes; after that, only the right one gets the message that it expired', async () => {
    const { email } = await api.signIn();
    const code = await codeFor(email);
    api.clock.advance(600);
    expect((await logIn(email, code)).message).toBe('This code has expired. Please ask for a new one.');
    expect((await logIn(email, otherThan(code))).message).toBe(
      "That code isn't right. Check the email, or ask for a new code.",
    );
  });

  test('[AUTH-055] another code is sent after 120 seconds, and the older one stops working', async () => {
    const { email } = await api.signIn();
    const first = await codeFor(email);
    api.clock.advance(20);
    mail.sent.length = 0;
    expect(await send(email, other)).toMatchObject({ status: 1, resend_in: 100 });
    await api.runJobs();
    expect(mail.sent).toEqual([]);
    api.clock.advance(100);
    const second = await codeFor(email);
    if (first !== second) expect((await logIn(email, first)).status).toBe(0);
    expect((await logIn(email, second)).status).toBe(1);
  });

  test('[AUTH-055] five attempts on all processes together; after them even the right code is refused', async () => {
    const { email } = await api.signIn();
    const code = await codeFor(email);
    const wrong = otherThan(code);
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_none, index) => logIn(email, wrong, index % 2 ? api : other)),
    );
    expect(guesses.every(({ status }) => status === 0)).toBe(true);
    expect(await logIn(email, code)).toMatchObject({
      status: 0,
      message: 'Too many wrong codes. Please ask for a new one.',
    });
  });

  test('[AUTH-055] the right code is accepted on the fifth attempt, and works for no other address', async () => {
    const { email } = await api.signIn();
    const stranger = await api.signIn();
    const code = await codeFor(email);
    expect((await logIn(stranger.email, code)).status).toBe(0);
    for (let guess = 0; guess < 4; guess += 1) expect((await logIn(email, otherThan(code))).status).toBe(0);
    expect((await logIn(email, code)).status).toBe(1);
  });

  test('[AUTH-055] eight codes an hour for one address, then the same response whether it has an account or not', async () => {
    const answers = [];
    const known = (await api.signIn()).email;
    for (const email of [known, fresh()]) {
      for (let ask = 0; ask < 8; ask += 1) {
        expect((await send(email)).status).toBe(1);
        api.clock.advance(120);
      }
      answers.push(await send(email));
      api.clock.advance(3_600);
    }
    expect(answers[0]?.status).toBe(0);
    expect(answers[0]).toEqual(answers[1]);
  });

  test('[AUTH-055] an invalid address and an invalid code get a message at their field', async () => {
    const complaints = async (query: string, values: object) =>
      (await api.run(query, values)).errors?.[0]?.extensions?.validation;
    expect(await complaints(SEND, { email: '' })).toEqual({ email: ['Email is required'] });
    expect(await complaints(SEND, { email: 'nope' })).toEqual({ email: ['Please enter a valid Email Address!'] });
    for (const code of ['', '12345', 'abcdef', '1234567', '<script>'])
      expect(await complaints(LOG_IN, { email: fresh(), code })).toEqual({
        code: ['Enter the 6 digits from the email'],
      });
  });
});

describe('the first password of a guest who signed up with a code', () => {
  const UPDATE =
    'mutation($old: String!, $new: String!) { updatePassword(old_password: $old, password: $new, password_confirmation: $new) { status message } }';

  test('[ACCOUNT-050] is set without an old one, keeps other devices logged in, and opens the account', async () => {
    const email = fresh();
    const { sign_up_token: signUp } = await logIn(email, await codeFor(email));
    const { access_token: phone } = await register(signUp ?? '');
    api.clock.advance(120);
    const { access_token: laptop } = await logIn(email, await codeFor(email));
    const set = (old: string, password: string) => api.ask(UPDATE, { old, new: password }, { token: laptop ?? '' });
    expect(await set('', 'Slow-river-42!')).toEqual({
      updatePassword: { status: 1, message: 'Your password is set.' },
    });
    expect((await profileOf(phone)).data).toMatchObject({ profileInformation: { has_password: true } });
    expect(
      await api.ask('mutation($u: String!) { login(username: $u, password: "Slow-river-42!") { user { id } } }', {
        u: email,
      }),
    ).toMatchObject({ login: { user: { id: expect.any(Number) } } });
    mail.sent.length = 0;
    await api.runJobs();
    expect(mail.sent.map(({ subject }) => subject)).toContain('You can now log in with a password');
    // From now on the old password is required.
    const again = await api.run(UPDATE, { old: '', new: 'Quick-river-43!' }, { token: laptop ?? '' });
    expect(again.errors?.[0]?.extensions?.validation).toEqual({ old_password: ['Please Enter your old password'] });
  });
});
