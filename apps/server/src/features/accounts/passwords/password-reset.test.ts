import { outbox, passwordResets } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bootApi, recordingMail, type TestApi } from '../../../../test/kit/index.ts';
import { hashPassword } from './passwords.ts';

const FORGOT = 'mutation($email: String!) { forgotPassword(email: $email) { status message } }';
const RESET = `mutation($token: String!, $email: String!, $password: String!, $again: String!) {
  resetPassword(token: $token, email: $email, password: $password, password_confirmation: $again) { status message }
}`;
const LOGIN = 'mutation($u: String!, $p: String!) { login(username: $u, password: $p) { access_token } }';
const NEW = 'Brand-new-77?';

type Status = { status: number; message: string };

let api: TestApi;
let passwordHash: string;
const mail = recordingMail();

beforeAll(async () => {
  api = await bootApi({ mail, config: { demo: false } });
  passwordHash = await hashPassword('Slow-river-42!');
});
afterAll(() => api.close());

const forgot = async (email: string) => (await api.ask<{ forgotPassword: Status }>(FORGOT, { email })).forgotPassword;
const requestLink = async (email: string) => {
  mail.sent.length = 0;
  await forgot(email);
  await api.runJobs();
  const tokens = mail.sent.map(({ text }) => /\/reset-password\/([\w-]{43})/.exec(text)?.[1]);
  return tokens.find((token) => token !== undefined) ?? '';
};
const reset = async (token: string, email: string, password = NEW, again = password) =>
  (await api.ask<{ resetPassword: Status }>(RESET, { token, email, password, again })).resetPassword;
const INVALID = { status: 0, message: 'This link no longer works. Please ask for a new one.' };

describe('forgotPassword and resetPassword', () => {
  test('[API-033] [API-034] the link from the mail sets a new password and ends every session', async () => {
    const { email, token: session } = await api.signIn({ passwordHash });
    const token = await requestLink(email);
    expect(mail.sent.at(-1)).toMatchObject({ to: email, subject: 'Choose a new password' });
    expect(mail.sent.at(-1)?.html).toContain(`/reset-password/${token}`);
    expect(await reset(token, email)).toEqual({ status: 1, message: 'Your password has been reset!' });
    expect((await api.run(LOGIN, { u: email, p: NEW })).errors).toBeUndefined();
    expect((await api.run('{ profileInformation { id } }', {}, { token: session })).errors?.[0]?.message).toBe(
      'Unauthenticated.',
    );
    await api.runJobs();
    expect(mail.sent.at(-1)).toMatchObject({ to: email, subject: 'Your password was changed' });
  });

  test('[AUTH-081] a link says whether it still works before anything is typed', async () => {
    const { email } = await api.signIn({ passwordHash });
    const state = async (token: string) =>
      (await api.ask<{ reset_link_state: string }>('query($t: String!) { reset_link_state(token: $t) }', { t: token }))
        .reset_link_state;
    const first = await requestLink(email);
    expect(await state(first)).toBe('open');
    const second = await requestLink(email);
    expect([await state(first), await state(second)]).toEqual(['gone', 'open']);
    await reset(second, email);
    expect(await state(second)).toBe('used');
    expect(await state('x'.repeat(43))).toBe('gone');
    const third = await requestLink(email);
    const now = api.clock.now();
    api.clock.set(now + 3_601);
    expect(await state(third)).toBe('gone');
    api.clock.set(now);
  });

  test('business users get a link to their own site, and log in there with the new password', async () => {
    const { email } = await api.signInBusiness({ passwordHash });
    const token = await requestLink(email);
    expect(mail.sent.at(-1)?.html).toContain(`/business/reset-password/${token}`);
    expect(await reset(token, email)).toMatchObject({ status: 1 });
    const enter = 'mutation($u: String!, $p: String!) { desk_login(username: $u, password: $p) { access_token } }';
    expect((await api.run(enter, { u: email, p: NEW })).errors).toBeUndefined();
    await api.runJobs();
  });

  test('known, unknown and social addresses get the same response; the unknown one gets no mail', async () => {
    const known = await api.signIn({ passwordHash });
    const social = await api.signIn({ socialLogin: 'apple' });
    const answers = [await forgot(known.email), await forgot('nobody@mail.example'), await forgot(social.email)];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    mail.sent.length = 0;
    await api.runJobs();
    expect(mail.sent.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [
        [known.email, 'Choose a new password'],
        [social.email, 'How you log in to Thyme'],
      ].sort(),
    );
  });

  test("[AUTH-042] an empty address: 'Email field can't be empty'", async () => {
    const { errors } = await api.run(FORGOT, { email: ' ' });
    expect(errors?.[0]?.extensions?.validation).toEqual({ email: ["Email field can't be empty"] });
  });

  test('a link works once, for its own address, for an hour, and not after a newer one was requested', async () => {
    const { email } = await api.signIn({ passwordHash });
    const stranger = await api.signIn({ passwordHash });
    const first = await requestLink(email);
    const second = await requestLink(email);
    expect(await reset(first, email)).toEqual(INVALID);
    expect(await reset(second, stranger.email)).toEqual(INVALID);
    expect(await reset('made-up', email)).toEqual(INVALID);
    const both = await Promise.all([reset(second, email), reset(second, email)]);
    expect(both.map(({ status }) => status).sort()).toEqual([0, 1]);
    expect(await reset(second, email)).toEqual(INVALID);
    const third = await requestLink(email);
    api.clock.advance(3_600);
    expect(await reset(third, email)).toEqual(INVALID);
  });

  test('neither the token nor its mail can be read in the database', async () => {
    const { email, userId } = await api.signIn({ passwordHash });
    const token = await requestLink(email);
    const rows = JSON.stringify([
      await api.db.select().from(passwordResets).where(eq(passwordResets.userId, userId)),
      await api.db.select().from(outbox).where(eq(outbox.recipient, email)),
    ]);
    expect(rows).toContain(email);
    expect(rows).not.toContain(token);
  });

  test('the new password follows the rules of sign-up', async () => {
    const { email } = await api.signIn({ passwordHash });
    const token = await requestLink(email);
    const { errors } = await api.run(RESET, { token, email, password: 'weak', again: 'weaker' });
    expect(errors?.[0]?.extensions?.validation).toEqual({
      password: ['Must Contain 8 Characters, One Uppercase, One Lowercase, One Number, and one special case Character'],
      password_confirmation: ['Confirm Password does not match'],
    });
    expect((await reset(token, email)).status).toBe(1);
  });

  test('a mailbox gets at most three links in a quarter of an hour', async () => {
    const { email } = await api.signIn({ passwordHash });
    mail.sent.length = 0;
    for (let round = 0; round < 5; round += 1) await forgot(email);
    await api.runJobs();
    expect(mail.sent.filter(({ subject }) => subject === 'Choose a new password')).toHaveLength(3);
  });
});
