import { guestStatuses, newsChoices, outbox } from '@thyme/db/schema';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  joinBusiness,
  recordingMail,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';
import { sendCampaigns } from '../../campaigns/jobs.ts';
import { resendMails } from '../../outbox/index.ts';
import { sweepMail } from '../../outbox/job-handlers.ts';

const SECRET = 'a-secret-of-the-provider';
const MORNING = Date.UTC(2026, 5, 15, 9) / 1000;
let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let guest: SignedIn;
let campaignId = 0;
beforeAll(async () => {
  const inboundMail = { domain: 'reply.thyme.example', secret: SECRET };
  api = await bootApi({ mail: recordingMail(), now: MORNING, config: { inboundMail } });
  owner = await api.signInBusiness();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await insertBusiness(api.db, MORNING);
  await joinBusiness(api.db, shop.id, owner.userId, 'owner');
  guest = await api.signIn({ emailVerifiedAt: MORNING });
  const key = { businessId: shop.id, userId: guest.userId };
  await api.db.insert(guestStatuses).values(key);
  await api.db
    .insert(newsChoices)
    .values({ ...key, channel: 'mail', isAllowed: true, source: 'account', changedAt: MORNING - 100 });
  campaignId = await campaign();
});

/** A campaign mail to everyone, which here means the one guest. Returns the id of the campaign. */
async function campaign(): Promise<number> {
  const save = `mutation { desk_save_campaign(business_id: ${shop.id}, name: "News", channel: "mail",
    segment: { kind: "everyone" }, subject: "Hello", body: "Come by") { id } }`;
  const { desk_save_campaign: saved } = await api.ask<{ desk_save_campaign: { id: number } }>(save, {}, owner);
  await api.ask(`mutation { desk_send_campaign(business_id: ${shop.id}, id: ${saved.id}) { status } }`, {}, owner);
  await settle();
  return saved.id;
}
/** Takes over what became of the campaign's messages. */
async function settle(): Promise<void> {
  for (const _round of [1, 2]) {
    await api.app.services.jobs.enqueue(sendCampaigns, {});
    await api.runJobs();
  }
}
async function lastMail() {
  const [row] = await api.db.select().from(outbox).where(eq(outbox.userId, guest.userId)).orderBy(desc(outbox.id));
  if (!row) throw new Error('There is no mail.');
  return row;
}
const isLeftOut = async () => {
  const read = `{ desk_guest(business_id: ${shop.id}, guest_id: ${guest.userId}) { news { channel refusal } } }`;
  type News = { desk_guest: { news: { channel: string; refusal: string | null }[] } };
  const { desk_guest: found } = await api.ask<News>(read, {}, owner);
  return found.news.find(({ channel }) => channel === 'mail')?.refusal;
};
const report = async (body: string, { type = 'message/rfc822', secret = SECRET } = {}) => {
  const login = Buffer.from(`mail:${secret}`).toString('base64');
  const headers = { 'content-type': type, authorization: `Basic ${login}` };
  const response = await api.fetch('/inbound/bounces', { method: 'POST', body, headers });
  return response.ok ? ((await response.json()) as { outcome: string }).outcome : response.status;
};
const notice = (address: string, messageId: string, { action = 'failed', status = '5.1.1' } = {}) =>
  [
    'From: MAILER-DAEMON@mx.example',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Your message could not be delivered.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: rfc822; ${address}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 No such user here',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: <${messageId}>`,
    'Subject: Hello',
    '',
    '--b--',
    '',
  ].join('\r\n');
const postmark = (more: object) => JSON.stringify({ RecordType: 'Bounce', ID: 1, Email: guest.email, ...more });

describe('[REACHB-012] a mail that came back', () => {
  it('fails with the reason, and its address is excluded from the next campaign', async () => {
    const { messageId } = await lastMail();
    expect(await isLeftOut()).toBeNull();
    const body = notice(guest.email, messageId ?? '');
    expect(await report(body)).toBe('recorded');
    expect(await report(body)).toBe('known');
    expect(await lastMail()).toMatchObject({ state: 'failed', failure: 'refused', sentAt: null });
    expect((await lastMail()).lastError).toBe('5.1.1 smtp; 550 5.1.1 No such user here');
    expect(await isLeftOut()).toBe('bounced');
  });

  it('is also accepted from Postmark, which names the address', async () => {
    const said = { Type: 'HardBounce', Description: 'The server was unable to deliver your message' };
    expect(await report(postmark(said), { type: 'application/json' })).toBe('recorded');
    expect(await isLeftOut()).toBe('bounced');
  });

  it.each([
    [
      'a full mailbox',
      async () => notice(guest.email, (await lastMail()).messageId ?? '', { status: '4.2.2' }),
      'temporary',
    ],
    [
      'a delay',
      async () => notice(guest.email, (await lastMail()).messageId ?? '', { action: 'delayed' }),
      'temporary',
    ],
    ['another mail', async () => notice(guest.email, 'made-up@mail.example'), 'known'],
    ['another address', async () => notice('x@mail.example', (await lastMail()).messageId ?? ''), 'known'],
    ['no report', async () => 'Subject: Hello\r\n\r\nHello', 'unreadable'],
  ])('%s changes nothing', async (_what, body, outcome) => {
    expect(await report(await body())).toBe(outcome);
    expect(await lastMail()).toMatchObject({ state: 'sent' });
  });

  it('is accepted from the provider only', async () => {
    const body = notice(guest.email, (await lastMail()).messageId ?? '');
    expect(await report(body, { secret: 'wrong' })).toBe(401);
    expect(await report(postmark({ Type: 'SoftBounce' }), { type: 'application/json' })).toBe('temporary');
    expect(await report('{', { type: 'application/json' })).toBe('unreadable');
    expect(await lastMail()).toMatchObject({ state: 'sent' });
  });
});

describe('[BOOKSC-004] the campaign of a mail that came back', () => {
  const results = async () => {
    const read = `{ desk_campaigns(business_id: ${shop.id}) { campaigns { id state sent failed waiting bookings } } }`;
    type Read = { desk_campaigns: { campaigns: { id: number }[] } };
    const { desk_campaigns: page } = await api.ask<Read>(read, {}, owner);
    return page.campaigns.find(({ id }) => id === campaignId);
  };
  const comeBack = async () => report(notice(guest.email, (await lastMail()).messageId ?? ''));

  it('counts it as not delivered, and what its guest books not as a result', async () => {
    const startsAt = MORNING + 86_400;
    await insertAppointment(api.db, shop, guest.userId, {
      startsAt,
      bookedAt: MORNING + 3_600,
      appointment: { status: 'New' },
    });
    expect(await results()).toMatchObject({ state: 'sent', sent: 1, failed: 0, bookings: 1 });
    await comeBack();
    expect(await results()).toMatchObject({ state: 'sent', sent: 0, failed: 1, bookings: 0 });
    expect(await comeBack()).toBe('known');
    await settle();
    expect(await results()).toMatchObject({ sent: 0, failed: 1 });
  });

  it('counts it as sent once an operator has sent it again', async () => {
    await comeBack();
    const { id } = await lastMail();
    expect(await resendMails(api.db, [id], api.clock.now())).toEqual([id]);
    await api.app.services.jobs.enqueue(sweepMail, {});
    await api.runJobs();
    await settle();
    expect(await results()).toMatchObject({ sent: 1, failed: 0 });
  });

  it('counts the mails of other guests as before', async () => {
    const before = await results();
    expect(await report(notice('x@mail.example', (await lastMail()).messageId ?? ''))).toBe('known');
    expect(await results()).toEqual(before);
  });
});
