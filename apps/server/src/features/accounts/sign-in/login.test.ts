import { throttles, users } from '@thyme/db/schema';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bootApi, type TestApi } from '../../../../test/kit/index.ts';
import { hashPassword } from '../passwords/passwords.ts';

const LOGIN = `mutation($username: String!, $password: String!) {
  login(username: $username, password: $password) { access_token user { id user_type first_name last_name } }
}`;
const WHO = '{ profileInformation { id first_name } }';
const PASSWORD = 'Slow-river-42!';
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });

interface Login {
  login: { access_token: string; user: { id: number; user_type: number; first_name: string; last_name: string } };
}

let api: TestApi;
let other: TestApi;
let passwordHash: string;

beforeAll(async () => {
  api = await bootApi({ config: { trustProxy: true } });
  other = await bootApi({ beside: api, config: { trustProxy: true } });
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(async () => {
  await other.close();
  await api.close();
});

/** Simulates this many attempts: real ones would take a minute of hashing. */
const raise = (key: string, count: number) => api.db.update(throttles).set({ count }).where(like(throttles.key, key));
const guest = () => api.signIn({ passwordHash });
const logIn = (username: string, password: string, ip: string, server = api) =>
  server.run<Login>(LOGIN, { username, password }, from(ip));

describe('login', () => {
  test('[AUTH-030] [API-028] the e-mail as username and the password give a token and the user', async () => {
    const { email, userId } = await guest();
    const { login } = await api.ask<Login>(LOGIN, { username: ` ${email.toUpperCase()} `, password: PASSWORD });
    expect(login.user).toEqual({ id: userId, user_type: 2, first_name: 'Niamh', last_name: 'Byrne' });
    const me = await api.ask<{ profileInformation: { id: number } }>(WHO, {}, { token: login.access_token });
    expect(me.profileInformation.id).toBe(userId);
  });

  test('[AUTH-005] [AUTH-006] [AUTH-007] bad fields are refused with their messages', async () => {
    const empty = await logIn('', '', '10.0.0.1');
    expect(empty.errors?.[0]?.extensions?.validation).toEqual({
      username: ['Email is a required'],
      password: ['Please Enter your password'],
    });
    const wrong = await logIn('not-an-address', 'x', '10.0.0.1');
    expect(wrong.errors?.[0]?.extensions?.validation).toEqual({ username: ['Please enter a valid Email Address!'] });
  });

  test("[ERR-014] [AUTH-051] a business account gets 'Please login with your guest account!' and no token", async () => {
    const { email } = await api.signInBusiness({ passwordHash });
    const answer = await logIn(email, PASSWORD, '10.0.0.2');
    expect(answer.errors?.[0]?.message).toBe('Please login with your guest account!');
    expect(answer.data).toBeNull();
    const wrong = await logIn(email, 'Wrong-one-1!', '10.0.0.2');
    expect(wrong.errors?.[0]?.message).toBe('These credentials do not match our records.');
  });

  test('known and unknown addresses get the same response, in about the same time', async () => {
    const { email } = await guest();
    const time = async (username: string, ip: string) => {
      const start = performance.now();
      const { errors } = await logIn(username, 'Wrong-one-1!', ip);
      expect(errors?.map(({ message, extensions }) => [message, extensions?.code])).toEqual([
        ['These credentials do not match our records.', 'REFUSED'],
      ]);
      return performance.now() - start;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      known.push(await time(email, `10.1.${round}.1`));
      unknown.push(await time(`nobody-${round}@mail.example`, `10.1.${round}.2`));
    }
    const fastest = (times: number[]) => Math.min(...times);
    // Without the work for unknown addresses the ratio is above ten.
    expect(fastest(known) / fastest(unknown)).toBeLessThan(4);
    expect(fastest(unknown) / fastest(known)).toBeLessThan(4);
  });

  test('a batch of ten logins counts ten: the first five are checked, the others have to wait', async () => {
    const { email } = await guest();
    const operations = Array.from({ length: 10 }, () => ({
      query: LOGIN,
      variables: { username: email, password: 'Wrong-one-1!' },
    }));
    const answers = await api.batch(operations, from('10.2.0.1'));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code);
    expect(codes).toEqual([...Array(5).fill('REFUSED'), ...Array(5).fill('RATE_LIMITED')]);
  });

  test('an attack slows down the attacker on every process, with backoff, and no other user', async () => {
    const { email } = await guest();
    const attacker = '10.3.0.1';
    for (let guess = 0; guess < 5; guess += 1)
      await logIn(email, `Guess-${guess}!a`, attacker, guess % 2 ? api : other);
    // Even the correct password is not checked now, on any process.
    for (const server of [api, other]) {
      const { errors } = await logIn(email, PASSWORD, attacker, server);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retry_after: 1 });
    }
    expect((await logIn(email, PASSWORD, '10.3.0.2')).errors).toBeUndefined();
    const neighbour = await guest();
    expect((await logIn(neighbour.email, PASSWORD, attacker)).errors).toBeUndefined();

    const waits: unknown[] = [];
    for (let round = 0; round < 4; round += 1) {
      api.clock.advance(600);
      await logIn(email, 'Wrong-one-1!', attacker);
      waits.push((await logIn(email, 'Wrong-one-1!', attacker)).errors?.[0]?.extensions?.retry_after);
    }
    expect(waits).toEqual([2, 4, 8, 16]);
  });

  test('concurrent guesses share one count', async () => {
    const { email } = await guest();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_none, index) =>
        logIn(email, `Guess-${index}!a`, '10.4.0.1', index % 2 ? api : other),
      ),
    );
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions?.code === 'REFUSED')).toHaveLength(5);
  });

  test('one network that tries many accounts has to wait; an attack from many networks does not lock out the owner', async () => {
    await logIn('first@mail.example', 'x', '10.5.0.1');
    await raise('login:network:10.5.0.1', 39);
    expect((await logIn('fortieth@mail.example', 'x', '10.5.0.1')).errors?.[0]?.extensions?.code).toBe('REFUSED');
    expect((await logIn('next@mail.example', 'x', '10.5.0.1')).errors?.[0]?.extensions?.code).toBe('RATE_LIMITED');

    const owner = await guest();
    expect((await logIn(owner.email, PASSWORD, '10.6.0.1')).errors).toBeUndefined();
    await logIn(owner.email, 'Wrong-one-1!', '10.7.0.1');
    await raise('login:account:%', 59);
    await logIn(owner.email, 'Wrong-one-1!', '10.7.0.2');
    expect((await logIn(owner.email, PASSWORD, '10.8.0.1')).errors?.[0]?.extensions?.code).toBe('RATE_LIMITED');
    expect((await logIn(owner.email, PASSWORD, '10.6.0.1')).errors).toBeUndefined();
  });

  test('passwords are stored as Argon2id only', async () => {
    const { userId } = await guest();
    const [row] = await api.db.select().from(users).where(eq(users.id, userId));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
