import { createHmac } from 'node:crypto';
import {
  campaignRecipients,
  complaints,
  guestStatuses,
  messages,
  newsChoices,
  operatorEntries,
  operators,
  outbox,
  users,
} from '@thyme/db/schema';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertBusiness,
  joinBusiness,
  recordingMail,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';
import {
  TWILIO_SID,
  TWILIO_TOKEN,
  type TwilioStandIn,
  twilioStandIn,
} from '../../../../test/kit/stand-ins/twilio-stand-in.ts';
import { sendCampaigns } from '../../campaigns/jobs.ts';
import { createOperator } from '../../operators/create-operator.ts';
import { sendAgain, viewComplaints, viewMails } from '../../operators/operator-mails.ts';
import type { Operator } from '../../operators/sessions.ts';
import { sweepMail } from '../../outbox/job-handlers.ts';

const SECRET = 'a-secret-of-the-provider';
const MORNING = Date.UTC(2026, 5, 15, 9) / 1000;
const mail = recordingMail();
let api: TestApi;
let twilio: TwilioStandIn;
let shop: TestBusiness;
let owner: SignedIn;
let guest: SignedIn;
let count = 0;
const settings = () => ({
  inboundMail: { domain: 'reply.thyme.example', secret: SECRET },
  twilio: {
    ...{ accountSid: TWILIO_SID, authToken: TWILIO_TOKEN, from: '+353155501000', apiUrl: twilio.url },
    ...{ whatsappFrom: null, whatsappTemplate: null, usesNames: false },
  },
});
beforeAll(async () => {
  twilio = await twilioStandIn();
  api = await bootApi({ mail, now: MORNING, config: settings() });
  owner = await api.signInBusiness();
});
afterAll(async () => {
  await api.close();
  await twilio.close();
});
const number = () => `+3538755${70_000 + count}`;
beforeEach(async () => {
  api.clock.set(MORNING);
  twilio.refuse(null);
  mail.sent.length = 0;
  count += 1;
  shop = await insertBusiness(api.db, MORNING);
  await joinBusiness(api.db, shop.id, owner.userId, 'owner');
  guest = await api.signIn({ emailVerifiedAt: MORNING, mobile: number() });
  const key = { businessId: shop.id, userId: guest.userId };
  await api.db.insert(guestStatuses).values(key);
  const said = { isAllowed: true, source: 'account' as const, changedAt: MORNING - 100 };
  await api.db.insert(newsChoices).values([
    { ...key, ...said, channel: 'mail' },
    { ...key, ...said, channel: 'text' },
  ]);
});

const SAVE = `mutation($id: Int!, $channel: String!) { desk_save_campaign(business_id: $id, name: "News", channel: $channel,
  segment: { kind: "everyone" }, subject: "Hello", body: "Come by") { id } }`;
async function campaign(channel: 'mail' | 'text'): Promise<number> {
  const saved = await api.ask<{ desk_save_campaign: { id: number } }>(SAVE, { id: shop.id, channel }, owner);
  const { id } = saved.desk_save_campaign;
  const send = 'mutation($shop: Int!, $id: Int!) { desk_send_campaign(business_id: $shop, id: $id) { status } }';
  await api.ask(send, { shop: shop.id, id }, owner);
  await api.runJobs();
  return id;
}
const report = (body: string, { type = 'message/rfc822', secret = SECRET } = {}) => {
  const time = api.clock.now();
  const v1 = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const headers = { 'content-type': type, 'x-inbound-signature': `t=${time},v1=${v1}` };
  return api.fetch('/inbound/complaints', { method: 'POST', body, headers });
};
const outcomeOf = async (response: Response) => ((await response.json()) as { outcome?: string }).outcome;
const feedback = (address: string, messageId: string, kind = 'abuse') =>
  [
    'Content-Type: multipart/report; report-type=feedback-report; boundary="b"',
    'Message-ID: <report@isp.example>',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Spam.',
    '--b',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${kind}`,
    'User-Agent: isp/1',
    'Version: 1',
    `Original-Rcpt-To: <${address}>`,
    '--b',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: ${messageId}`,
    'Subject: Hello',
    '',
    '--b--',
    '',
  ].join('\r\n');
const rows = (address: string) => api.db.select().from(complaints).where(eq(complaints.address, address.toLowerCase()));
const refusals = async () => {
  const read =
    'query($shop: Int!, $id: Int!) { desk_guest(business_id: $shop, guest_id: $id) { news { channel refusal } } }';
  type News = { desk_guest: { news: { channel: string; refusal: string | null }[] } };
  const { desk_guest: found } = await api.ask<News>(read, { shop: shop.id, id: guest.userId }, owner);
  return Object.fromEntries(found.news.map(({ channel, refusal }) => [channel, refusal]));
};
const complaintsOf = async (id: number) => {
  const read = 'query($id: Int!) { desk_campaigns(business_id: $id) { campaigns { id complaints } } }';
  type Read = { desk_campaigns: { campaigns: { id: number; complaints: number }[] } };
  const { desk_campaigns: found } = await api.ask<Read>(read, { id: shop.id }, owner);
  return found.campaigns.find((one) => one.id === id)?.complaints;
};

describe('a mail that was marked as spam', () => {
  it('[REACH-080] [REACH-084] is reported once, by the provider only, and identified by its Message-ID', async () => {
    const id = await campaign('mail');
    const [sent] = await api.db.select().from(outbox).where(eq(outbox.userId, guest.userId)).orderBy(desc(outbox.id));
    api.clock.advance(60);
    // A later mail to the same address, which the report is not about.
    await campaign('mail');
    const body = feedback(guest.email, `<${sent?.messageId}>`);
    expect((await report(body, { secret: 'wrong' })).status).toBe(401);
    expect(await rows(guest.email)).toEqual([]);
    expect(await outcomeOf(await report(body))).toBe('recorded');
    expect(await outcomeOf(await report(body))).toBe('known');
    expect(await rows(guest.email)).toMatchObject([
      { channel: 'mail', businessId: shop.id, userId: guest.userId, about: sent?.dedupeKey },
    ]);
    expect(await complaintsOf(id)).toBe(1);
  });

  it.each([
    ['not-spam', () => feedback(guest.email, '<x@y>', 'not-spam'), 'message/rfc822'],
    ['a plain mail', () => 'Subject: Hello\r\n\r\nHello', 'message/rfc822'],
    ['a bounce', () => '{"RecordType":"Bounce","ID":1,"Email":"a@mail.example"}', 'application/json'],
    ['broken JSON', () => '{', 'application/json'],
  ])('[REACH-080] %s is no report of spam', async (_name, body, type) => {
    expect(await outcomeOf(await report(body(), { type }))).toBe('unreadable');
    expect(await rows(guest.email)).toEqual([]);
  });

  it('[REACH-081] stops news in its own state, until the guest agrees in their account', async () => {
    await campaign('mail');
    const json = JSON.stringify({ RecordType: 'SpamComplaint', ID: 9_000 + count, Email: guest.email });
    expect(await outcomeOf(await report(json, { type: 'application/json' }))).toBe('recorded');
    expect(await refusals()).toEqual({ mail: 'complained', text: 'said-no' });
    api.clock.advance(60);
    const yes = 'mutation($id: Int!) { save_shop_news(business_id: $id, channel: "mail", allowed: true) { status } }';
    await api.ask(yes, { id: shop.id }, guest);
    expect((await refusals()).mail).toBeNull();
  });
});

describe('a number that answered STOP', () => {
  const answer = (body: string, sid: string, from = number()) =>
    api.fetch(
      '/webhooks/texts/inbound',
      twilio.signed(api.app.services.config.publicUrl, '/webhooks/texts/inbound', {
        MessageSid: sid,
        From: from,
        Body: body,
      }),
    );

  it('[REACH-081] [REACH-084] is in its own state until START, and the campaign counts it', async () => {
    const id = await campaign('text');
    for (const _twice of [1, 2]) expect((await answer('STOP', `SM-stop-${count}`)).status).toBe(200);
    expect((await refusals()).text).toBe('complained');
    expect(await rows(number())).toMatchObject([{ channel: 'text', businessId: shop.id, endedAt: null }]);
    expect(await complaintsOf(id)).toBe(1);
    await answer('START', `SM-start-${count}`);
    expect((await refusals()).text).toBeNull();
    expect((await rows(number()))[0]?.endedAt).toBe(api.clock.now());
  });

  it('[CAMP-005] in the middle of a campaign gets no more of it, nor does a guest who opts out in the account', async () => {
    const others: SignedIn[] = [];
    for (const index of [1, 2]) {
      const other = await api.signIn({ emailVerifiedAt: MORNING, mobile: `+3538766${10 * count + index + 10_000}` });
      const key = { businessId: shop.id, userId: other.userId };
      await api.db.insert(guestStatuses).values(key);
      const said = { isAllowed: true, source: 'account' as const, changedAt: MORNING - 100 };
      await api.db.insert(newsChoices).values({ ...key, ...said, channel: 'text' });
      others.push(other);
    }
    const sentTo = async () => {
      const of = [guest, ...others].map(({ userId }) => userId);
      const found = await api.db.select().from(messages).where(inArray(messages.userId, of)).orderBy(asc(messages.id));
      return found.map(({ userId }) => userId);
    };
    const save = await api.ask<{ desk_save_campaign: { id: number } }>(SAVE, { id: shop.id, channel: 'text' }, owner);
    const { id } = save.desk_save_campaign;
    const slow = await bootApi({ beside: api, mail, config: { ...settings(), campaignRate: 1 } });
    await api.db.update(campaignRecipients).set({ queuedAt: MORNING - 3_600 });
    const send = 'mutation($shop: Int!, $id: Int!) { desk_send_campaign(business_id: $shop, id: $id) { status } }';
    await slow.ask(send, { shop: shop.id, id }, owner);
    const tick = async (at: number) => {
      api.clock.set(MORNING + at);
      await slow.app.services.jobs.enqueue(sendCampaigns, {});
      await slow.runJobs();
    };
    await tick(0);
    expect(await sentTo()).toEqual([guest.userId]);
    // The second one answers STOP to an earlier text of the shop, the third one refuses in the account.
    const [second, third] = others;
    const from = `+3538766${10 * count + 10_001}`;
    expect((await answer('STOP', `SM-middle-${count}`, from)).status).toBe(200);
    const no = 'mutation($id: Int!) { save_shop_news(business_id: $id, channel: "text", allowed: false) { status } }';
    await api.ask(no, { id: shop.id }, third);
    for (const at of [61, 122, 183]) await tick(at);
    expect(await sentTo()).toEqual([guest.userId]);
    const recipients = await api.db
      .select()
      .from(campaignRecipients)
      .where(eq(campaignRecipients.campaignId, id))
      .orderBy(asc(campaignRecipients.id));
    expect(recipients.map(({ userId, state, reason }) => [userId, state, reason])).toEqual([
      [guest.userId, 'sent', null],
      [second?.userId, 'skipped', 'complained'],
      [third?.userId, 'skipped', 'said-no'],
    ]);
    await slow.app.close();
  });

  it('[REACH-081] at the provider itself is learned from its refusal', async () => {
    // Daytime there, too.
    api.clock.set(MORNING + 8 * 3_600);
    await api.db.update(users).set({ mobile: '+15005550004' }).where(eq(users.id, guest.userId));
    await campaign('text');
    expect(await rows('+15005550004')).toMatchObject([{ channel: 'text', businessId: shop.id }]);
    expect((await refusals()).text).toBe('complained');
  });
});

describe('operators', () => {
  let operator: Operator;
  beforeAll(async () => {
    await createOperator(api.app.services, { email: 'ruth@thyme.example', name: 'Ruth' });
    const [row] = await api.db.select().from(operators).where(eq(operators.email, 'ruth@thyme.example'));
    operator = { id: row?.id ?? 0, name: 'Ruth', email: 'ruth@thyme.example' };
  });
  const failedOne = async () => {
    const { items } = await viewMails(api.app.services, operator, 'failed', 1);
    return items.find(({ recipient }) => recipient === number());
  };

  it('[REACH-082] see complaints with their shop, and the view is logged', async () => {
    await campaign('mail');
    await report(feedback(guest.email, '<unknown@mail.example>'));
    const { items } = await viewComplaints(api.app.services, operator, 1);
    const own = items.find(({ complaint }) => complaint.address === guest.email.toLowerCase());
    expect(own).toMatchObject({ complaint: { businessId: shop.id }, shop: 'Willow Room' });
    const [entry] = await api.db.select().from(operatorEntries).orderBy(desc(operatorEntries.id)).limit(1);
    expect(entry).toMatchObject({ action: 'view', subject: 'complaints' });
  });

  it('[REACH-083] send a failed text of a campaign again, and its recipient counts as sent', async () => {
    twilio.refuse(400);
    const id = await campaign('text');
    const settle = async () => {
      await api.app.services.jobs.enqueue(sendCampaigns, {});
      await api.runJobs();
      const found = await api.db.select().from(campaignRecipients).where(eq(campaignRecipients.campaignId, id));
      return found.map(({ state }) => state);
    };
    expect(await settle()).toEqual(['failed']);
    const failed = await failedOne();
    expect(failed).toMatchObject({ channel: 'text', failure: 'refused', shop: 'Willow Room' });
    twilio.refuse(null);
    expect(await sendAgain(api.app.services, operator, failed?.id ?? 0)).toBe(1);
    await api.app.services.jobs.enqueue(sweepMail, {});
    await api.runJobs();
    expect(await settle()).toEqual(['sent']);
    const [text] = await api.db.select().from(messages).where(eq(messages.userId, guest.userId));
    expect(text?.state).toBe('sent');
  });

  it('[REACH-083] do not send an expired text again', async () => {
    twilio.refuse(400);
    await campaign('text');
    api.clock.advance(13 * 3_600);
    expect(await sendAgain(api.app.services, operator, (await failedOne())?.id ?? 0)).toBe(0);
  });

  it('[REACHB-011, BOOKSC-004] see a text that the network did not deliver, and send it again as another one', async () => {
    const status = '/webhooks/texts/status';
    const reported = (sid: string, state: string) => {
      const code: Record<string, string> = state === 'undelivered' ? { ErrorCode: '30003' } : {};
      const said = { MessageSid: sid, MessageStatus: state, ...code };
      return api.fetch(status, twilio.signed(api.app.services.config.publicUrl, status, said));
    };
    const texts = () => twilio.texts.filter(({ to }) => to === number());
    const id = await campaign('text');
    const first = texts()[0]?.sid ?? '';
    expect((await reported(first, 'undelivered')).status).toBe(204);
    expect((await reported(first, 'undelivered')).status).toBe(204);
    // Not delivered, but the network takes its price.
    const read = `{ desk_campaigns(business_id: ${shop.id}) { campaigns { id sent failed waiting cost } } }`;
    const { desk_campaigns: page } = await api.ask<{ desk_campaigns: { campaigns: object[] } }>(read, {}, owner);
    expect(page.campaigns).toEqual([{ id, sent: 0, failed: 1, waiting: 0, cost: 0.07 }]);
    const failed = await failedOne();
    expect(failed).toMatchObject({ channel: 'text', failure: 'undelivered', recipient: number() });
    expect(failed?.lastError).toContain('30003');
    expect(await sendAgain(api.app.services, operator, failed?.id ?? 0)).toBe(1);
    // A late report about the first one.
    await reported(first, 'undelivered');
    await api.app.services.jobs.enqueue(sweepMail, {});
    await api.runJobs();
    const second = texts()[1]?.sid ?? '';
    expect(second).not.toBe(first);
    expect((await reported(second, 'delivered')).status).toBe(204);
    const [text] = await api.db.select().from(messages).where(eq(messages.userId, guest.userId));
    expect(text).toMatchObject({ state: 'delivered', error: null, cost: 14 });
    expect(texts()).toHaveLength(2);
    expect(await failedOne()).toBeUndefined();
  });
});
