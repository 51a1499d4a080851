import { throttles } from '@thyme/db/schema';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../src/features/accounts/passwords/passwords.ts';
import { bootApi, type TestApi } from '../kit/index.ts';
import { createWorld, type World } from './world.ts';

let api: TestApi;
let world: World;
beforeAll(async () => {
  api = await bootApi({ config: { httpRateLimit: 1_000_000 } });
  world = await createWorld(api);
});
afterAll(() => api.close());

const counted = async (key: string) => {
  const rows = await api.db.select().from(throttles).where(like(throttles.key, key));
  return rows.reduce((sum, { count }) => sum + count, 0);
};

describe('guessing', () => {
  it('many passwords in one document, under aliases, counts each of them', async () => {
    const { email } = await api.signIn({ passwordHash: await hashPassword('Slow-river-42!') });
    const guesses = Array.from(
      { length: 12 },
      (_none, index) => `g${index}: login(username: "${email}", password: "Guess-${index}-x!") { access_token }`,
    );
    let answered = 0;
    for (let document = 0; document < 6; document += 1)
      answered += (await api.run(`mutation { ${guesses.join(' ')} }`)).errors?.length ?? 0;
    // Where a first refusal ends the document, the later guesses were never made.
    expect(await counted('login:pair:%')).toBeGreaterThanOrEqual(Math.min(answered, 5));
    const right = `mutation { login(username: "${email}", password: "Slow-river-42!") { access_token } }`;
    expect((await api.run(right)).errors?.[0]?.message).toMatch(/Too many/);
  });

  it('many passwords in one batch counts each of them', async () => {
    const { email } = await api.signIn({ passwordHash: await hashPassword('Slow-river-42!') });
    const guess = (index: number) => ({
      query: `mutation { login(username: "${email}", password: "Guess-${index}-y!") { access_token } }`,
    });
    const answers = await api.batch(Array.from({ length: 10 }, (_none, index) => guess(index)));
    expect(answers.at(-1)?.errors?.[0]?.message).toMatch(/Too many/);
  });

  it.each([
    ['voucher codes', 'claim_voucher(voucher_code: "GIFT-?") { status message }'],
    ['codes for a new address', 'updateEmail(email: "new@mail.example", otp_code: "00000?") { status message }'],
  ])('%s comes to an end', async (_what, call) => {
    const { token } = await api.signIn();
    await api.ask('mutation { updateEmail(email: "new@mail.example") { status } }', {}, { token });
    const tries = Array.from({ length: 25 }, (_none, index) => `g${index}: ${call.replace('?', String(index % 10))}`);
    let last = '';
    for (let round = 0; round < 4 && !/too many/i.test(last); round += 1)
      last = JSON.stringify(await api.run(`mutation { ${tries.join(' ')} }`, {}, { token }));
    expect(last).toMatch(/too many/i);
  });

  it('reset tokens is limited', async () => {
    const call = `resetPassword(email: "${world.guest.email}", token: "t?", password: "New-river-42!", password_confirmation: "New-river-42!") { status message }`;
    const tries = Array.from({ length: 25 }, (_none, index) => `g${index}: ${call.replace('?', String(index))}`);
    let last = '';
    for (let round = 0; round < 4 && !/too many/i.test(last); round += 1)
      last = JSON.stringify(await api.run(`mutation { ${tries.join(' ')} }`));
    expect(last).toMatch(/too many/i);
  });

  it('mails to one address are limited', async () => {
    const { email } = await api.signIn();
    const ask = Array.from(
      { length: 25 },
      (_none, index) => `g${index}: forgotPassword(email: "${email}") { status message }`,
    );
    await api.run(`mutation { ${ask.join(' ')} }`);
    await api.runJobs();
    expect(await counted('%')).toBeGreaterThan(0);
    const { rows } = await api.db.execute<{ mails: number }>(
      `select count(*)::int as mails from outbox where recipient = '${email}'`,
    );
    expect(rows[0]?.mails).toBeLessThanOrEqual(5);
  });

  it('whether an address has an account gets the same response either way', async () => {
    const forgot = (email: string) => api.run(`mutation { forgotPassword(email: "${email}") { status message } }`);
    const known = await api.signIn();
    expect((await forgot('nobody-here@mail.example')).data).toEqual((await forgot(known.email)).data);
  });
});
