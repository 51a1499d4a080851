import { oneTimeCodes, users } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bootApi, recordingMail, type TestApi } from '../../../../test/kit/index.ts';

const UPDATE =
  'mutation($email: String!, $code: String) { updateEmail(email: $email, otp_code: $code) { status message } }';
type Answer = { updateEmail: { status: number; message: string } };

let api: TestApi;
let other: TestApi;
const mail = recordingMail();
let counter = 0;
const fresh = () => {
  counter += 1;
  return `new-${counter}@mail.example`;
};

beforeAll(async () => {
  api = await bootApi({ mail, config: { databasePool: 8 } });
  other = await bootApi({ beside: api, mail, config: { databasePool: 8 } });
});
afterAll(async () => {
  await other.close();
  await api.close();
});

const update = async (token: string, email: string, code?: string, server = api) =>
  (await server.ask<Answer>(UPDATE, { email, code: code ?? '' }, { token })).updateEmail;
const requestCode = async (token: string, email: string) => {
  mail.sent.length = 0;
  await update(token, email);
  await api.runJobs();
  const codes = mail.sent.map(({ subject }) => /^(\d{6}) is your code$/.exec(subject)?.[1]);
  return codes.find((code) => code !== undefined) ?? '';
};
const emailOf = async (id: number) => (await api.db.select().from(users).where(eq(users.id, id)))[0]?.email;
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('updateEmail', () => {
  test('[API-044] [ACCOUNT-037] [ACCOUNT-038] an empty code sends one; with it the address changes and every session ends', async () => {
    const guest = await api.signIn();
    const email = fresh();
    const code = await requestCode(guest.token, email.toUpperCase());
    expect(mail.sent.map(({ to }) => to)).toEqual([email]);
    expect((await update(guest.token, email, code)).status).toBe(1);
    expect(await emailOf(guest.userId)).toBe(email);
    for (const server of [api, other])
      expect((await server.run('{ profileInformation { id } }', {}, { token: guest.token })).errors?.[0]?.message).toBe(
        'Unauthenticated.',
      );
    mail.sent.length = 0;
    await api.runJobs();
    expect(mail.sent.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [guest.email, email].map((to) => [to, 'Your email address was changed']).sort(),
    );
  });

  test('[ACCOUNT-033] [ACCOUNT-034] [ACCOUNT-036] wrong fields get their messages', async () => {
    const { token } = await api.signIn();
    const complaints = async (email: string, code: string) =>
      (await api.run(UPDATE, { email, code }, { token })).errors?.[0]?.extensions?.validation;
    expect(await complaints('nope', '')).toEqual({ email: ['Invalid email format'] });
    expect(await complaints('', '')).toEqual({ email: ['Email is required'] });
    expect(await complaints(fresh(), '123')).toEqual({ otp_code: ['OTP must be at least 4 characters'] });
  });

  test('another code can be requested after 120 seconds, which voids the older one', async () => {
    const { token, userId } = await api.signIn();
    const email = fresh();
    const first = await requestCode(token, email);
    api.clock.advance(119);
    expect(await update(token, email)).toEqual({
      status: 0,
      message: 'Please wait 1 seconds before asking for another code.',
    });
    api.clock.advance(1);
    const second = await requestCode(token, email);
    expect(second).toMatch(/^\d{6}$/);
    if (first !== second) expect((await update(token, email, first)).status).toBe(0);
    expect((await update(token, email, second)).status).toBe(1);
    expect(await emailOf(userId)).toBe(email);
  });

  test('a code is valid for ten minutes, for its address and account only', async () => {
    const { token, userId, email: old } = await api.signIn();
    const stranger = await api.signIn();
    const email = fresh();
    const code = await requestCode(token, email);
    expect((await update(token, fresh(), code)).status).toBe(0);
    expect((await update(stranger.token, email, code)).status).toBe(0);
    api.clock.advance(600);
    expect((await update(token, email, code)).status).toBe(0);
    expect(await emailOf(userId)).toBe(old);
  });

  test('1,000 guesses in batches and concurrent requests: never accepted, locked after five', async () => {
    const { token, userId, email: old } = await api.signIn();
    const email = fresh();
    const code = await requestCode(token, email);
    const wrong = otherThan(code);
    const operations = Array.from({ length: 10 }, () => ({ query: UPDATE, variables: { email, code: wrong } }));
    const [batch = []] = await Promise.all([
      api.batch(operations, { token }),
      ...Array.from({ length: 98 }, (_none, index) => (index % 2 ? api : other).batch(operations, { token })),
    ]);
    for (let request = 0; request < 10; request += 1) expect((await update(token, email, wrong)).status).toBe(0);
    expect(batch).toHaveLength(10);
    const [row] = await api.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.userId, userId));
    expect(row?.wrongTries).toBe(5);
    // The correct code comes too late.
    expect(await update(token, email, code)).toEqual({
      status: 0,
      message: 'Too many wrong codes. Please ask for a new one.',
    });
    expect(await emailOf(userId)).toBe(old);
  }, 120_000);

  test('the correct code is accepted on the fifth attempt', async () => {
    const { token, userId } = await api.signIn();
    const email = fresh();
    const code = await requestCode(token, email);
    for (let guess = 0; guess < 4; guess += 1)
      expect((await update(token, email, otherThan(code))).message).toBe('The code is wrong or has expired.');
    expect((await update(token, email, code)).status).toBe(1);
    expect(await emailOf(userId)).toBe(email);
  });

  test('an address in use gets the same response, and its owner a mail without a code', async () => {
    const { token } = await api.signIn();
    const owner = await api.signIn();
    const free = await api.signIn();
    mail.sent.length = 0;
    const taken = await update(token, owner.email);
    expect(taken).toEqual(await update(free.token, fresh()));
    await api.runJobs();
    const warned = mail.sent.find(({ to }) => to === owner.email);
    expect(warned?.subject).toBe('Someone tried to use your email address');
    expect(warned?.text).not.toMatch(/\b\d{6}\b/);
  });

  test('a guest with a social login changes the address there', async () => {
    const { token } = await api.signIn({ socialLogin: 'facebook' });
    expect((await update(token, fresh())).status).toBe(0);
  });
});
