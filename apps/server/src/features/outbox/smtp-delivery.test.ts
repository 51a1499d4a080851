import { dedupeKeys, outbox } from '@thyme/db/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bootApi, type MailServer, mailServer, type TestApi } from '../../../test/kit/index.ts';
import { smtpMail } from '../../integrations/mail/smtp.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { deliverDue } from './delivery.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { testMail } from './mails.ts';
import { resendMails } from './resend.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
let server: MailServer;
let api: TestApi;
beforeAll(async () => {
  server = await mailServer();
  api = await bootApi({ mail: smtpMail(server.url), config: { mailFrom: 'Thyme <bookings@post.thyme.example>' } });
});
afterAll(async () => {
  await api.close();
  await server.stop();
});
beforeEach(async () => {
  await api.runJobs();
  await api.db.delete(outbox);
  await api.db.delete(dedupeKeys);
  Object.assign(server, { attempts: 0, recipientReply: null, senderReply: null, isLoginRefused: false });
  server.received.length = 0;
});

const write = (dedupeKey: string) =>
  inTransaction(api.app.services, (tx) =>
    enqueueMail(tx, { template: testMail, to: 'niamh@mail.example', data: { sentBy: 'smtp' }, dedupeKey }),
  );
const only = async () => (await api.db.select().from(outbox))[0];
/** The clock moves on in steps, with a sweep after each. */
async function waitFor(seconds: number, step = HOUR / 2): Promise<void> {
  const end = api.clock.now() + seconds;
  while (api.clock.now() < end) {
    api.clock.set(Math.min(end, api.clock.now() + step));
    await deliverDue(api.app.services);
  }
}

describe('[MAIL-001] a Message-ID', () => {
  it('is random, in the sender’s domain, and the same for every retry', async () => {
    server.recipientReply = { code: 450, message: '4.2.0 Greylisted' };
    await write('one');
    await api.runJobs();
    const first = (await only())?.messageId;
    server.recipientReply = null;
    await waitFor(HOUR);
    await write('two');
    await api.runJobs();
    const ids = server.received.map(({ messageId }) => messageId);
    expect(ids[0]).toBe(`<${first}>`);
    for (const id of ids) expect(id).toMatch(/^<[\da-f-]{36}@post\.thyme\.example>$/);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('[MAIL-008] a temporary failure', () => {
  it('of a mail server that is down for two hours delays mails and loses none', async () => {
    await server.stop();
    await write('away');
    await api.runJobs();
    await waitFor(2 * HOUR);
    expect(await only()).toMatchObject({ state: 'waiting', failure: null });
    await server.start();
    await waitFor(HOUR);
    expect(server.received).toHaveLength(1);
    expect(await only()).toMatchObject({ state: 'sent', lastError: null });
  });

  it.each([
    ['a 4xx reply', { recipientReply: { code: 452, message: '4.2.2 Mailbox full' } }],
    ['a refused login', { isLoginRefused: true }],
    ['a refused sender', { senderReply: { code: 550, message: '5.7.1 Sender not allowed' } }],
  ])(
    '%s is retried for four days, then given up',
    async (_name, trouble) => {
      // Open connections would stay logged in.
      await server.stop();
      await server.start();
      Object.assign(server, trouble);
      await write('trouble');
      await api.runJobs();
      await waitFor(4 * DAY - HOUR, 12 * HOUR);
      expect(await only()).toMatchObject({ state: 'waiting' });
      await waitFor(2 * HOUR);
      expect(await only()).toMatchObject({ state: 'failed', failure: 'undelivered', failedAt: expect.any(Number) });
      const { tries = 0 } = (await only()) ?? {};
      await waitFor(DAY);
      expect((await only())?.tries).toBe(tries);
    },
    60_000,
  );

  it('is retried often at first, and at least every hour', async () => {
    server.recipientReply = { code: 450, message: '4.2.0 Later' };
    await write('often');
    await api.runJobs();
    await waitFor(DAY);
    expect(server.attempts).toBeGreaterThan(24);
    expect(server.attempts).toBeLessThan(40);
  });
});

describe('[MAIL-009] a final refusal', () => {
  it.each([
    [550, '5.1.1 No such user'],
    [554, '5.7.1 Relay access denied'],
  ])('%i is not repeated', async (code, message) => {
    server.recipientReply = { code, message };
    await write('refused');
    await api.runJobs();
    await waitFor(DAY);
    expect(server.attempts).toBe(1);
    expect(await only()).toMatchObject({ state: 'failed', failure: 'refused', tries: 1 });
    expect((await only())?.lastError).toContain(message);
  });
});

describe('[MAIL-010] a failed mail', () => {
  it('is sent again on request, with its Message-ID and another four days', async () => {
    server.recipientReply = { code: 550, message: '5.1.1 No such user' };
    await write('again');
    await api.runJobs();
    const before = await only();
    server.recipientReply = null;
    expect(await resendMails(api.db, 'all', api.clock.now())).toEqual([before?.id]);
    expect(await only()).toMatchObject({
      state: 'waiting',
      tries: 0,
      firstTriedAt: null,
      failure: null,
      failedAt: null,
    });
    await deliverDue(api.app.services);
    expect(server.received.map(({ messageId }) => messageId)).toEqual([`<${before?.messageId}>`]);
    expect(await resendMails(api.db, 'all', api.clock.now())).toEqual([]);
  });
});
