import { users } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  recordingMail,
  type SignedIn,
  type TestApi,
} from '../../../../test/kit/index.ts';

const DAY = 86_400;
const CONFIRMED = { status: 1, message: 'Your email address is confirmed.' };
const INVALID = { status: 0, message: 'This link is no longer valid.' };
const PASSWORD = 'Slow-river-42!';

let api: TestApi;
const mail = recordingMail();
beforeAll(async () => {
  api = await bootApi({ mail });
});
afterAll(() => api.close());

type Status = { status: number; message: string };
const linkTo = (email: string) =>
  mail.sent
    .filter(({ to }) => to === email)
    .map(({ text }) => /\/confirm-email\/([\w.-]+)/.exec(text)?.[1])
    .filter((token) => token !== undefined)
    .at(-1) ?? '';
const confirm = async (token: string) =>
  (
    await api.ask<{ confirm_email: Status }>(
      'mutation($token: String!) { confirm_email(token: $token) { status message } }',
      { token },
    )
  ).confirm_email;
const isConfirmed = async (guest: { token: string }) =>
  (
    await api.ask<{ profileInformation: { email_verified: boolean } }>(
      '{ profileInformation { email_verified } }',
      {},
      guest,
    )
  ).profileInformation.email_verified;
const again = async (guest: { token: string }) =>
  (
    await api.ask<{ send_email_confirmation: Status }>(
      'mutation { send_email_confirmation { status message } }',
      {},
      guest,
    )
  ).send_email_confirmation;

let number = 0;
/** A guest who has signed up with the form and logged in. */
async function newcomer(): Promise<{ token: string; email: string }> {
  number += 1;
  const email = `newcomer-${number}@mail.example`;
  await api.ask(
    `mutation($email: String!, $password: String!) {
      guestRegister(first_name: "Niamh", last_name: "Byrne", email: $email, password: $password) { status } }`,
    { email, password: PASSWORD },
  );
  await api.runJobs();
  const { login } = await api.ask<{ login: { access_token: string } }>(
    'mutation($u: String!, $p: String!) { login(username: $u, password: $p) { access_token } }',
    { u: email, p: PASSWORD },
  );
  return { token: login.access_token, email };
}

describe('[AUTH-080] the email address of a new account', () => {
  it('is confirmed by the link in the welcome mail, without a login, and again', async () => {
    const guest = await newcomer();
    expect(await isConfirmed(guest)).toBe(false);
    const link = linkTo(guest.email);
    expect(await confirm(link)).toEqual(CONFIRMED);
    expect(await isConfirmed(guest)).toBe(true);
    expect(await confirm(link)).toEqual(CONFIRMED);
    expect(await again(guest)).toEqual(CONFIRMED);
  });

  it('need not be confirmed for a booking and its mail', async () => {
    const guest = await newcomer();
    const shop = await insertBusiness(api.db, api.clock.now(), { business: { upfrontPercent: 0 } });
    const services = [at(shop.pricingId, '2026-06-17 10:00')];
    expect(await book(api, guest.token, { business_id: shop.id, services })).toMatchObject({ status: 1 });
    await api.runJobs();
    expect(mail.sent.filter(({ to }) => to === guest.email).at(-1)?.subject).toContain('Booked: Wed 17 Jun');
  });

  it('gets another link on request, five an hour at most', async () => {
    const guest = await newcomer();
    mail.sent.length = 0;
    for (let sent = 0; sent < 5; sent += 1) {
      api.clock.set(api.clock.now() + 1);
      expect(await again(guest)).toMatchObject({ status: 1, message: 'We’ve sent you a new link.' });
    }
    expect(await again(guest)).toMatchObject({ status: 0 });
    await api.runJobs();
    expect(await confirm(linkTo(guest.email))).toEqual(CONFIRMED);
  });

  it('is not confirmed by a forged or expired link, another account’s, or one for an earlier address', async () => {
    const [guest, other] = [await newcomer(), await newcomer()];
    const link = linkTo(guest.email);
    const [id, until, signature] = link.split('.');
    const [otherId] = linkTo(other.email).split('.');
    for (const wrong of ['', 'x', `${otherId}.${until}.${signature}`, `${id}.${Number(until) + 1}.${signature}`])
      expect(await confirm(wrong)).toEqual(INVALID);
    const now = api.clock.now();
    api.clock.set(now + 31 * DAY);
    expect(await confirm(link)).toEqual(INVALID);
    api.clock.set(now);
    await api.db.update(users).set({ email: 'moved@mail.example' }).where(eq(users.email, guest.email));
    expect(await confirm(link)).toEqual(INVALID);
    expect(await isConfirmed(guest)).toBe(false);
  });

  it('changes only when the new one is confirmed by its code', async () => {
    const guest = await newcomer();
    const update = (code: string) =>
      api.ask<{ updateEmail: Status }>(
        'mutation($e: String!, $c: String) { updateEmail(email: $e, otp_code: $c) { status message } }',
        { e: 'next@mail.example', c: code },
        guest,
      );
    await update('');
    await api.runJobs();
    expect((await profileOf(guest)).email).toBe(guest.email);
    const code =
      /\b\d{6}\b/.exec(mail.sent.filter(({ to }) => to === 'next@mail.example').at(-1)?.text ?? '')?.[0] ?? '';
    expect((await update(code)).updateEmail).toMatchObject({ status: 1 });
    const [row] = await api.db.select().from(users).where(eq(users.email, 'next@mail.example'));
    expect(row?.emailVerifiedAt).toBe(api.clock.now());
  });
});

const profileOf = async (guest: Pick<SignedIn, 'token'>) =>
  (await api.ask<{ profileInformation: { email: string } }>('{ profileInformation { email } }', {}, guest))
    .profileInformation;
