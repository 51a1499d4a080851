import { messages, outbox, phoneOptOuts, users } from '@thyme/db/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bootApi, insertBusiness, type SignedIn, type TestApi, type TestBusiness } from '../../../test/kit/index.ts';
import {
  TWILIO_SID,
  TWILIO_TOKEN,
  type TwilioStandIn,
  twilioStandIn,
} from '../../../test/kit/stand-ins/twilio-stand-in.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { sweepMail } from '../outbox/job-handlers.ts';
import { readReach, sendText } from './index.ts';

let api: TestApi;
let shop: TestBusiness;
let twilio: TwilioStandIn;
let guest: SignedIn;
const TEMPLATE = `HX${'1'.repeat(32)}`;
let count = 0;
let number = '';
beforeAll(async () => {
  twilio = await twilioStandIn();
  const settings = { accountSid: TWILIO_SID, authToken: TWILIO_TOKEN, from: '+353155501000', apiUrl: twilio.url };
  const whatsapp = { whatsappFrom: '+353155501001', whatsappTemplate: TEMPLATE };
  api = await bootApi({ config: { twilio: { ...settings, ...whatsapp, usesNames: false } } });
  shop = await insertBusiness(api.db, api.clock.now());
});
afterAll(async () => {
  await api.close();
  await twilio.close();
});
beforeEach(async () => {
  guest = await api.signIn();
  count += 1;
  await useNumber(`+3538755${String(50_000 + count)}`);
});

const useNumber = async (mobile: string) => {
  number = mobile;
  await api.db.update(users).set({ mobile }).where(eq(users.id, guest.userId));
};
const reach = (purpose: 'bookings' | 'news' = 'bookings') =>
  readReach(api.app.services, { userId: guest.userId, shop: { zone: 'Europe/Dublin', country: 'IE' }, purpose });

async function text(
  body: string,
  { limit = null, key = body, at = shop }: { limit?: number | null; key?: string; at?: TestBusiness } = {},
) {
  const { phone } = await reach();
  if (!phone) return null;
  const about = { userId: guest.userId, businessId: at.id, appointmentId: null, reminderId: null };
  const now = api.clock.now();
  return inTransaction(api.app.services, (tx) =>
    sendText(
      tx,
      { ...about, purpose: 'bookings', dedupeKey: `test:${number}:${key}`, sendAt: now, usefulUntil: now + 7_200 },
      { phone, body, limit, zone: 'Europe/Dublin' },
    ),
  );
}

const stored = async () => api.db.select().from(messages).where(eq(messages.userId, guest.userId));
const atProvider = () => twilio.texts.filter(({ to }) => to.endsWith(number));
const post = (path: string, init: RequestInit) => api.fetch(path, init);
const report = (sid: string, status: string, more: Record<string, string> = {}) =>
  post(
    '/webhooks/texts/status',
    twilio.signed(api.app.services.config.publicUrl, '/webhooks/texts/status', {
      MessageSid: sid,
      MessageStatus: status,
      ...more,
    }),
  );
const answer = (sid: string, body: string, from = number) =>
  post(
    '/webhooks/texts/inbound',
    twilio.signed(api.app.services.config.publicUrl, '/webhooks/texts/inbound', {
      MessageSid: sid,
      From: from,
      Body: body,
    }),
  );

describe('a text', () => {
  it('[REACH-020] goes through the outbox to the provider, once, with its parts and price', async () => {
    expect(await text('See you at 2:30 pm. It’s a')).toBe(true);
    await text('again', { key: 'See you at 2:30 pm. It’s a' });
    await api.runJobs();
    await api.runJobs();
    expect(atProvider()).toMatchObject([{ body: "See you at 2:30 pm. It's a", from: '+353155501000' }]);
    expect(await stored()).toMatchObject([{ channel: 'text', parts: 1, cost: 7, state: 'sent' }]);
  });

  it('[REACH-021] follows the provider’s signed reports; repeated and late ones change nothing', async () => {
    await text('hello');
    await api.runJobs();
    const [sent] = atProvider();
    const sid = sent?.sid ?? '';
    expect((await report(sid, 'delivered')).status).toBe(204);
    expect((await report(sid, 'delivered')).status).toBe(204);
    expect((await report(sid, 'sent')).status).toBe(204);
    expect((await report(sid, 'undelivered', { ErrorCode: '30003' })).status).toBe(204);
    expect(await stored()).toMatchObject([{ state: 'delivered', error: null }]);
  });

  it('[REACH-022] refuses reports and replies that the provider did not sign', async () => {
    await text('hello');
    await api.runJobs();
    const sid = atProvider()[0]?.sid ?? '';
    const signed = twilio.signed('https://evil.example', '/webhooks/texts/status', {
      MessageSid: sid,
      MessageStatus: 'failed',
    });
    expect((await post('/webhooks/texts/status', signed)).status).toBe(403);
    const { 'x-twilio-signature': _signature, ...headers } = signed.headers as Record<string, string>;
    expect((await post('/webhooks/texts/inbound', { ...signed, headers })).status).toBe(403);
    expect(await stored()).toMatchObject([{ state: 'sent' }]);
  });

  it('[REACH-023] whose response was lost is looked up before it is sent again', async () => {
    await text('only once');
    twilio.silence(true);
    await api.runJobs();
    twilio.silence(false);
    expect(await stored()).toMatchObject([{ state: 'waiting' }]);
    api.clock.advance(60);
    await api.app.services.jobs.enqueue(sweepMail, {});
    await api.runJobs();
    expect(atProvider()).toHaveLength(1);
    expect(await stored()).toMatchObject([{ state: 'sent', providerId: atProvider()[0]?.sid }]);
  });

  it('[REACH-024] is retried while the provider is busy, but not once it was refused or has expired', async () => {
    await text('busy');
    twilio.refuse(429);
    await api.runJobs();
    twilio.refuse(null);
    const row = () =>
      api.db
        .select()
        .from(outbox)
        .where(and(eq(outbox.userId, guest.userId), eq(outbox.channel, 'text')))
        .orderBy(outbox.id);
    expect(await row()).toMatchObject([{ state: 'waiting', tries: 1 }]);
    api.clock.advance(8_000);
    await api.app.services.jobs.enqueue(sweepMail, {});
    await api.runJobs();
    expect(await row()).toMatchObject([{ state: 'failed', failure: 'expired' }]);
    expect(await stored()).toMatchObject([{ state: 'failed' }]);
    await useNumber('+15005550001');
    await text('nobody');
    await api.runJobs();
    expect((await row()).at(-1)).toMatchObject({ state: 'failed', failure: 'refused' });
  });

  it('[REACH-025] is not queued above the shop’s monthly limit, however many are queued at once', async () => {
    const at = await insertBusiness(api.db, api.clock.now());
    const results = await Promise.all(['a', 'b', 'c', 'd'].map((body) => text(body, { limit: 20, at })));
    expect(results.filter(Boolean)).toHaveLength(2);
    api.clock.advance(40 * 86_400);
    expect(await text('next month', { limit: 20, at })).toBe(true);
  });
});

describe('a guest who answers STOP', () => {
  it('[REACH-026] gets no more texts, not even queued ones; START allows them again', async () => {
    await text('waits');
    const stop = await answer(`SM-stop-${count}`, 'Stop');
    expect([stop.status, stop.headers.get('content-type')]).toEqual([200, 'text/xml']);
    await api.runJobs();
    expect(atProvider()).toEqual([]);
    expect(await stored()).toMatchObject([{ state: 'failed', error: 'The number has opted out.' }]);
    expect((await reach()).phone).toBeNull();
    await answer(`SM-start-${count}`, 'START');
    // A repeated callback is the same message.
    await answer(`SM-stop-${count}`, 'Stop');
    expect((await reach()).phone).toEqual({ number, channel: 'text' });
    expect(await api.db.select().from(phoneOptOuts).where(eq(phoneOptOuts.phone, number))).toEqual([]);
  });
});

const choose = (channel: string, purpose: string, allowed: boolean) =>
  api.ask(
    'mutation($channel: String!, $purpose: String!, $allowed: Boolean!) { save_message_choice(channel: $channel, purpose: $purpose, allowed: $allowed) { status } }',
    { channel, purpose, allowed },
    guest,
  );

describe('a WhatsApp message', () => {
  beforeEach(() => choose('whatsapp', 'bookings', true));

  it('[REACH-087] is an approved template, and free wording only within a day of the guest’s own message', async () => {
    await text('See you\nat 2:30 pm');
    await api.runJobs();
    expect(atProvider()).toMatchObject([
      { content_sid: TEMPLATE, body: 'Your booking: See you at 2:30 pm (Sent by Thyme)' },
    ]);
    await answer(`SM-hello-${count}`, 'Is there parking?', `whatsapp:${number}`);
    await text('Behind the house');
    await api.runJobs();
    expect(atProvider().at(-1)).toMatchObject({
      to: `whatsapp:${number}`,
      content_sid: null,
      body: 'Behind the house',
    });
  });

  it('[REACH-087] whose response was lost is found in the words of its template', async () => {
    await text('only once');
    twilio.silence(true);
    await api.runJobs();
    twilio.silence(false);
    api.clock.advance(60);
    await api.app.services.jobs.enqueue(sweepMail, {});
    await api.runJobs();
    expect(atProvider()).toHaveLength(1);
    expect(await stored()).toMatchObject([{ channel: 'whatsapp', state: 'sent' }]);
  });

  it('[REACH-088] that does not arrive is sent as a text, once and at no further price', async () => {
    await text('See you at 2:30 pm');
    await api.runJobs();
    const sid = atProvider()[0]?.sid ?? '';
    expect((await report(sid, 'undelivered', { ErrorCode: '63016' })).status).toBe(204);
    await api.runJobs();
    // Reports of the first attempt no longer belong to anything.
    expect((await report(sid, 'undelivered')).status).toBe(503);
    await api.runJobs();
    expect(atProvider().map(({ to }) => to)).toEqual([`whatsapp:${number}`, number]);
    expect(await stored()).toMatchObject([{ channel: 'text', state: 'sent', cost: 7, error: null }]);
  });

  it('[REACH-088] that is refused is sent as a text at once', async () => {
    twilio.refuseWhatsapp(true);
    await text('See you at 2:30 pm');
    await api.runJobs();
    twilio.refuseWhatsapp(false);
    expect(atProvider().map(({ to }) => to)).toEqual([number]);
    expect(await stored()).toMatchObject([{ channel: 'text', state: 'sent' }]);
  });

  it('[REACH-088] waits for the end of the night before it is sent as a text', async () => {
    await text('See you tomorrow');
    await api.runJobs();
    const now = api.clock.now();
    const evening = new Date(now * 1000).setUTCHours(23, 30, 0, 0) / 1000;
    api.clock.advance(evening - now + (evening < now ? 86_400 : 0));
    await report(atProvider()[0]?.sid ?? '', 'failed');
    await api.runJobs();
    expect(atProvider()).toHaveLength(1);
    const [row] = await api.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.userId, guest.userId), eq(outbox.channel, 'text')));
    expect(new Date((row?.dueAt ?? 0) * 1000).toLocaleTimeString('en-GB', { timeZone: 'Europe/Dublin' })).toBe(
      '08:00:00',
    );
  });

  it('[REACH-088] is not sent as a text to a guest who refused texts', async () => {
    await choose('text', 'bookings', false);
    await text('See you at 2:30 pm');
    await api.runJobs();
    await report(atProvider()[0]?.sid ?? '', 'undelivered', { ErrorCode: '63016' });
    await api.runJobs();
    expect(atProvider()).toHaveLength(1);
    expect(await stored()).toMatchObject([{ channel: 'whatsapp', state: 'undelivered', error: '63016' }]);
  });
});

describe('consent', () => {
  it('[REACH-027] is per channel and purpose: bookings unless refused, news only after a yes', async () => {
    expect([(await reach()).phone?.channel, (await reach('news')).phone]).toEqual(['text', null]);
    await choose('text', 'news', true);
    await choose('text', 'bookings', false);
    expect([(await reach()).phone, (await reach('news')).phone?.channel]).toEqual([null, 'text']);
    await choose('whatsapp', 'bookings', true);
    expect((await reach()).phone?.channel).toBe('whatsapp');
    await text('by WhatsApp');
    await api.runJobs();
    expect(atProvider()).toMatchObject([{ to: `whatsapp:${number}`, from: 'whatsapp:+353155501001' }]);
    const { my_message_choices: own } = await api.ask<{ my_message_choices: object }>(
      '{ my_message_choices { phone opted_out choices { channel purpose allowed } } }',
      {},
      guest,
    );
    expect(own).toMatchObject({
      phone: number,
      opted_out: false,
      choices: [
        { channel: 'text', purpose: 'bookings', allowed: false },
        { channel: 'whatsapp', purpose: 'bookings', allowed: true },
        { channel: 'push', purpose: 'bookings', allowed: true },
        { channel: 'text', purpose: 'news', allowed: true },
      ],
    });
  });
});
