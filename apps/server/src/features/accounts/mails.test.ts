import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bootApi, type TestApi } from '../../../test/kit/index.ts';
import { smtpMail } from '../../integrations/mail/smtp.ts';

const PASSWORD = 'Slow-river-42!';
const PUBLIC_URL = 'https://thyme.example';

/** A real mail server; received mails are parsed as a mail client would. */
const received: Email[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
        received.push(mail);
        done();
      }, done);
    });
  },
});

let api: TestApi;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const mail = smtpMail(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}?requireTLS=false`);
  api = await bootApi({ mail, config: { publicUrl: PUBLIC_URL } });
});
afterAll(async () => {
  await api.close();
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
});
beforeEach(() => {
  received.length = 0;
});

/** The mails caused by an operation, each with both of its parts. */
async function mailsAfter(work: () => Promise<unknown>): Promise<Email[]> {
  await work();
  await api.runJobs();
  for (const { html, text } of received) {
    expect(html).toContain('<html lang="en-IE">');
    expect(html).not.toContain('undefined');
    expect(text).toContain('Thyme Bookings Ltd');
  }
  return [...received];
}
const addressees = (mails: Email[]) => mails.map(({ to, subject }) => [to?.[0]?.address, subject]);

test('every mail of an account’s life cycle arrives over SMTP with both parts, in the right mailbox', async () => {
  const register = `mutation($email: String!) { guestRegister(first_name: "Zoë <b>", last_name: "Ní Bhriain", email: $email, password: "${PASSWORD}") { status } }`;
  const first = 'zoe@mail.example';
  const second = 'zoe.new@mail.example';
  const logIn = async (username: string, password: string) => {
    const { login } = await api.ask<{ login: { access_token: string } }>(
      'mutation($u: String!, $p: String!) { login(username: $u, password: $p) { access_token } }',
      { u: username, p: password },
    );
    return { token: login.access_token };
  };

  const [welcome] = await mailsAfter(() => api.ask(register, { email: first }));
  expect(addressees(received)).toEqual([[first, 'Welcome to Thyme']]);
  expect(welcome?.html).toContain('Welcome, Zoë &lt;b&gt;.');

  received.length = 0;
  const [link] = await mailsAfter(() =>
    api.ask('mutation($e: String!) { forgotPassword(email: $e) { status } }', { e: first }),
  );
  const token = /https:\/\/thyme\.example\/reset-password\/([\w-]+)/.exec(link?.text ?? '')?.[1];
  expect(link?.html).toContain(`href="${PUBLIC_URL}/reset-password/${token}"`);

  received.length = 0;
  const reset = `mutation($t: String!, $e: String!) { resetPassword(token: $t, email: $e, password: "Brand-new-77?", password_confirmation: "Brand-new-77?") { status } }`;
  await mailsAfter(() => api.ask(reset, { t: token, e: first }));
  expect(addressees(received)).toEqual([[first, 'Your password was changed']]);

  received.length = 0;
  const session = await logIn(first, 'Brand-new-77?');
  const update = 'mutation($e: String!, $c: String) { updateEmail(email: $e, otp_code: $c) { status } }';
  const [code] = await mailsAfter(() => api.ask(update, { e: second, c: '' }, session));
  const digits = /^\d{6}/.exec(code?.subject ?? '')?.[0];
  expect(code?.to?.[0]?.address).toBe(second);
  expect(code?.text).toContain(digits);

  received.length = 0;
  await mailsAfter(() => api.ask(update, { e: second, c: digits }, session));
  expect(addressees(received).sort()).toEqual([
    [second, 'Your email address was changed'],
    [first, 'Your email address was changed'],
  ]);

  received.length = 0;
  const closeAccount = 'mutation($e: String!) { guestOffBoardingRequest(answer: "Moving away", email: $e) { status } }';
  const again = await logIn(second, 'Brand-new-77?');
  await mailsAfter(() => api.ask(closeAccount, { e: second }, again));
  expect(addressees(received)).toEqual([[second, 'Your account is closed']]);
});
