import { createHmac } from 'node:crypto';
import { conversationMessages, guestStatuses, messageChoices, messages, users } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import sharp from 'sharp';
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
import { notifyUnread } from '../notices/notify-unread.ts';

const SECRET = 'a-secret-of-the-provider';
const DOMAIN = 'reply.thyme.example';
const mail = recordingMail();
let api: TestApi;
let twilio: TwilioStandIn;
let shop: TestBusiness;
let owner: SignedIn;
let guest: SignedIn;
let count = 0;
beforeAll(async () => {
  twilio = await twilioStandIn();
  const settings = { accountSid: TWILIO_SID, authToken: TWILIO_TOKEN, from: '+353155501000', apiUrl: twilio.url };
  api = await bootApi({
    mail,
    config: {
      inboundMail: { domain: DOMAIN, secret: SECRET },
      twilio: { ...settings, whatsappFrom: null, whatsappTemplate: null, usesNames: false },
    },
  });
});
afterAll(async () => {
  await api.close();
  await twilio.close();
});
beforeEach(async () => {
  mail.sent.length = 0;
  count += 1;
  owner = await api.signInBusiness();
  guest = await api.signIn({ firstName: 'Emma', lastName: 'Whelan' });
  shop = await insertBusiness(api.db, api.clock.now(), { business: { email: `desk-${count}@willow.example` } });
  await joinBusiness(api.db, shop.id, owner.userId);
  await api.db.insert(guestStatuses).values({ businessId: shop.id, userId: guest.userId });
});

const write = (body: string) =>
  api.ask<{ send_message: { conversation_id: number; status: number } }>(
    'mutation($b: Int!, $t: String!) { send_message(business_id: $b, body: $t) { status conversation_id } }',
    { b: shop.id, t: body },
    guest,
  );
const answer = async (body: string, to = guest.userId) => {
  const sent = await api.ask<{ desk_send_message: { status: number; message: string } }>(
    'mutation($b: Int!, $g: Int!, $t: String!) { desk_send_message(business_id: $b, guest_id: $g, body: $t) { status message } }',
    { b: shop.id, g: to, t: body },
    owner,
  );
  return sent.desk_send_message;
};
const notify = async (seconds = 200) => {
  api.clock.advance(seconds);
  await notifyUnread(api.app.services);
  await api.runJobs();
};
const stored = () =>
  api.db
    .select()
    .from(conversationMessages)
    .where(eq(conversationMessages.businessId, shop.id))
    .orderBy(conversationMessages.id);
/** Only this guest's mails: other tests leave unread messages, whose notices come due with the clock. */
const toGuest = () => mail.sent.filter(({ to }) => to === guest.email);
const toShop = () => mail.sent.filter(({ to }) => to === `desk-${count}@willow.example`);
const replyAddress = async (body = 'Hello Emma') => {
  await answer(body);
  await notify();
  return toGuest()[0]?.replyTo ?? '';
};

const raw = async (options: SendMailOptions): Promise<Buffer> => {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return (await transport.sendMail(options)).message as Buffer;
};
const signed = (body: Buffer, { secret = SECRET, at = api.clock.now() } = {}) => ({
  'x-inbound-signature': `t=${at},v1=${createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex')}`,
});
const receive = async (body: Buffer, headers: Record<string, string> = signed(body), type = 'message/rfc822') => {
  const response = await api.fetch('/inbound/mail', {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body: new Uint8Array(body),
  });
  return { status: response.status, ...((await response.json()) as { outcome?: string; error?: string }) };
};

describe('the notice of unread messages', () => {
  it('[CONV-010] is one mail for all of them, after a delay, and none once they are read', async () => {
    await answer('First line');
    await answer('Second line');
    await notify(60);
    expect(toGuest()).toEqual([]);
    await notify(140);
    expect(toGuest().map(({ subject }) => subject)).toEqual(['Willow Room sent you 2 messages']);
    expect(toGuest()[0]?.text).toContain('Second line');
    await notify();
    expect(toGuest()).toHaveLength(1);
    await answer('Third line');
    await notify();
    expect(toGuest()).toHaveLength(1);
    await notify(3_600);
    expect(toGuest()[1]?.subject).toBe('Willow Room sent you a message');
  });

  it('[CONV-010] is not sent for messages that were read in time', async () => {
    await write('Hello');
    await answer('Hi Emma');
    const [, last] = await stored();
    await api.ask(
      `mutation { read_conversation(id: ${last?.conversationId}, last_id: ${last?.id}) { status } }`,
      {},
      guest,
    );
    await notify();
    expect([...toGuest(), ...toShop()]).toEqual([]);
  });

  it('[CONV-010] goes to the shop’s mailbox with a reply address', async () => {
    await write('Have you parking?');
    await notify();
    expect(toShop()).toMatchObject([{ subject: 'Emma Whelan sent you a message' }]);
    expect(toShop()[0]?.text).toContain(`/messages/${guest.userId}`);
  });

  it('[CONV-011] has a signed reply address; without an inbound domain it asks for an answer in Thyme', async () => {
    expect(await replyAddress()).toMatch(/^reply\+[0-9a-z]+g\.[0-9a-f]{32}@reply\.thyme\.example$/);
    mail.sent.length = 0;
    const other = await bootApi({
      beside: api,
      mail,
      config: { inboundMail: null, encryptionKey: Buffer.alloc(32, 7) },
    });
    await answer('Once more');
    api.clock.advance(4_000);
    await notifyUnread(other.app.services);
    await other.runJobs();
    const [sent] = toGuest();
    expect(sent).toBeDefined();
    expect(sent?.replyTo).toBeUndefined();
    expect(sent?.text).toContain('Please answer in Thyme');
    const refused = await other.fetch('/inbound/mail', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(refused.status).toBe(404);
    await other.close();
  });
});

describe('a reply by mail', () => {
  it('[CONV-013] becomes a message of the guest, without the quoted text', async () => {
    const to = await replyAddress();
    const text = 'Yes, thank you.\n\nOn Mon, 15 Jun 2026 at 09:03, Willow Room wrote:\n> Hello Emma';
    const message = await raw({
      from: `Emma <${guest.email.toUpperCase()}>`,
      to: to.toUpperCase(),
      text,
      messageId: '<1@mail.example>',
    });
    expect(await receive(message)).toEqual({ status: 200, outcome: 'written' });
    expect((await stored()).at(-1)).toMatchObject({
      side: 'guest',
      route: 'mail',
      body: 'Yes, thank you.',
      authorId: guest.userId,
    });
  });

  it('[CONV-013] is read from HTML, from the provider’s JSON, and with its pictures', async () => {
    const to = await replyAddress();
    const html = await raw({ from: guest.email, to, html: '<p>Only <b>HTML</b></p>', messageId: '<h@mail.example>' });
    expect(await receive(html)).toMatchObject({ outcome: 'written' });
    const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#aa3300' } })
      .png()
      .toBuffer();
    const json = Buffer.from(
      JSON.stringify({
        From: `Emma <${guest.email}>`,
        To: 'somebody@else.example',
        OriginalRecipient: to,
        TextBody: 'From Postmark\n> old',
        Headers: [{ Name: 'Message-ID', Value: '<j@mail.example>' }],
        Attachments: [
          { Content: photo.toString('base64'), ContentType: 'image/png' },
          { Content: 'bm90IGEgcGljdHVyZQ==', ContentType: 'image/gif' },
        ],
      }),
    );
    const login = { authorization: `Basic ${Buffer.from(`thyme:${SECRET}`).toString('base64')}` };
    expect(await receive(json, login, 'application/json')).toMatchObject({ outcome: 'written' });
    const bodies = (await stored()).map(({ body }) => body);
    expect(bodies.slice(-2)).toEqual(['Only HTML', 'From Postmark']);
    const read = await api.ask<{ my_conversation: { messages: { pictures: object[] }[] } }>(
      'query($s: String) { my_conversation(shop: $s) { messages { pictures { id } } } }',
      { s: shop.slug },
      guest,
    );
    expect(read.my_conversation.messages.at(-1)?.pictures).toHaveLength(1);
  });

  it('[CONV-013] by the shop comes from its mailbox, in the owner’s name', async () => {
    await write('Have you parking?');
    await notify();
    const to = toShop()[0]?.replyTo ?? '';
    const message = await raw({
      from: `desk-${count}@willow.example`,
      to,
      text: 'Behind us.',
      messageId: '<s@mail.example>',
    });
    expect(await receive(message)).toMatchObject({ outcome: 'written' });
    expect((await stored()).at(-1)).toMatchObject({ side: 'shop', body: 'Behind us.', authorId: owner.userId });
  });

  it('[CONV-012] is accepted from the provider only', async () => {
    const to = await replyAddress();
    const body = await raw({ from: guest.email, to, text: 'Hello', messageId: '<p@mail.example>' });
    const before = (await stored()).length;
    const wrong: Record<string, string>[] = [
      {},
      signed(body, { secret: 'another-secret-here' }),
      signed(body, { at: api.clock.now() - 3_600 }),
      signed(Buffer.from('other')),
      { authorization: `Basic ${Buffer.from('thyme:wrong').toString('base64')}` },
      { 'x-inbound-signature': 'v1=' },
    ];
    for (const headers of wrong) expect(await receive(body, headers)).toEqual({ status: 401, error: 'bad-signature' });
    expect(await stored()).toHaveLength(before);
  });

  it('[CONV-012] with a forged address, from another sender, or a second time stores nothing', async () => {
    const to = await replyAddress();
    const before = (await stored()).length;
    const from = guest.email;
    const forged = [
      to.replace(/\.([0-9a-f])/, (_all, digit: string) => `.${digit === '0' ? '1' : '0'}`),
      to.replace(/g\./, 's.'),
      to.replace(/\+([0-9a-z]+)g/, '+zzzg'),
      to.replace(DOMAIN, 'evil.example'),
    ];
    for (const [index, address] of forged.entries()) {
      const body = await raw({ from, to: address, text: 'Forged', messageId: `<f${index}@mail.example>` });
      expect(await receive(body)).toMatchObject({ outcome: 'forged' });
    }
    const stranger = await raw({ from: 'mallory@mail.example', to, text: 'Hi', messageId: '<m@mail.example>' });
    expect(await receive(stranger)).toMatchObject({ outcome: 'wrong-sender' });
    const elsewhere = await raw({ from, to: `hello@${DOMAIN}`, text: 'Hi', messageId: '<e@mail.example>' });
    expect(await receive(elsewhere)).toMatchObject({ outcome: 'not-ours' });
    expect(await stored()).toHaveLength(before);
    const twice = await raw({ from, to, text: 'Only once', messageId: '<twice@mail.example>' });
    const outcomes = [await receive(twice), await receive(twice)].map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['written', 'duplicate']);
    expect(await stored()).toHaveLength(before + 1);
    expect(await receive(Buffer.from('{"From": 1}'), undefined, 'application/json')).toMatchObject({
      outcome: 'unreadable',
    });
  });

  it('[CONV-014] from an autoresponder is ignored', async () => {
    const to = await replyAddress();
    const before = (await stored()).length;
    const away = await raw({
      from: guest.email,
      to,
      text: 'I am away',
      messageId: '<a@mail.example>',
      headers: { 'Auto-Submitted': 'auto-replied' },
    });
    mail.sent.length = 0;
    expect(await receive(away)).toMatchObject({ outcome: 'automatic' });
    await api.runJobs();
    expect(await stored()).toHaveLength(before);
    expect(toGuest()).toEqual([]);
  });

  it('[CONV-014] that is too long, empty or blocked is answered with the reason, once', async () => {
    const to = await replyAddress();
    const before = (await stored()).length;
    mail.sent.length = 0;
    const long = await raw({ from: guest.email, to, text: 'x'.repeat(2_500), messageId: '<l@mail.example>' });
    expect([await receive(long), await receive(long)]).toMatchObject([{ outcome: 'refused' }, { outcome: 'refused' }]);
    await api.runJobs();
    expect(toGuest()).toMatchObject([{ subject: 'Your message to Willow Room wasn’t sent' }]);
    expect(toGuest()[0]?.text).toContain('at most 2,000 characters');
    const empty = await raw({ from: guest.email, to, text: '> quoted only', messageId: '<n@mail.example>' });
    expect(await receive(empty)).toMatchObject({ outcome: 'refused' });
    const [one] = await stored();
    await api.ask(
      `mutation { desk_block_conversation(business_id: ${shop.id}, id: ${one?.conversationId}, blocked: true) { status } }`,
      {},
      owner,
    );
    const unwelcome = await raw({ from: guest.email, to, text: 'Please', messageId: '<u@mail.example>' });
    expect(await receive(unwelcome)).toMatchObject({ outcome: 'refused' });
    await api.runJobs();
    expect(toGuest().filter(({ text }) => text.includes('We found no text in your reply.'))).toHaveLength(1);
    expect(toGuest().filter(({ text }) => text.includes('doesn’t take messages from you'))).toHaveLength(1);
    expect(await stored()).toHaveLength(before);
  });
});

describe('a reply by text', () => {
  const inbound = (sid: string, from: string, body: string) =>
    api.fetch(
      '/webhooks/texts/inbound',
      twilio.signed(api.app.services.config.publicUrl, '/webhooks/texts/inbound', {
        MessageSid: sid,
        From: from,
        Body: body,
      }),
    );
  const caller = async (mobile: string) => {
    const [row] = await api.db
      .insert(users)
      .values({ userType: 2, firstName: 'Una', lastName: 'Kelly', mobile })
      .returning();
    await api.db.insert(guestStatuses).values({ businessId: shop.id, userId: row?.id ?? 0 });
    return row?.id ?? 0;
  };

  it('[CONV-015] [REACHB-017] goes to the shop that sent the last text, once; STOP unsubscribes instead', async () => {
    const mobile = `+3538660${String(10_000 + count)}`;
    const una = await caller(mobile);
    expect(await answer('Could you come at 2?', una)).toMatchObject({ status: 1 });
    await notify();
    const texts = await api.db.select().from(messages).where(eq(messages.userId, una));
    expect(texts).toMatchObject([{ channel: 'text', recipient: mobile }]);
    expect(texts[0]?.body).toContain('Could you come at 2?');
    for (const sid of ['SMa', 'SMa'])
      expect((await inbound(`${sid}${count}`, mobile, 'Yes, 2 is grand')).status).toBe(200);
    expect((await inbound(`SMb${count}`, mobile, 'STOP')).status).toBe(200);
    expect((await inbound(`SMc${count}`, '+353866099999', 'Who is this?')).status).toBe(200);
    expect((await stored()).slice(1)).toMatchObject([
      { side: 'guest', route: 'text', body: 'Yes, 2 is grand', authorId: una },
    ]);
    const listed = async (route: string) => {
      const read = `{ desk_conversations(business_id: ${shop.id}, route: "${route}") { conversations { guest_id } } }`;
      type Read = { desk_conversations: { conversations: { guest_id: number }[] } };
      return (await api.ask<Read>(read, {}, owner)).desk_conversations.conversations.map(({ guest_id: id }) => id);
    };
    expect([await listed('text'), await listed('mail')]).toEqual([[una], []]);
    expect(await answer('Lovely', una)).toMatchObject({
      status: 0,
      message: 'There’s no account, email or mobile number to reach Una by.',
    });
  });

  it('[CONV-010] texts are only for guests whom neither push nor mail reaches', async () => {
    await api.db
      .update(users)
      .set({ mobile: `+3538661${String(10_000 + count)}` })
      .where(eq(users.id, guest.userId));
    await api.db.insert(messageChoices).values({
      userId: guest.userId,
      channel: 'text',
      purpose: 'bookings',
      isAllowed: true,
      source: 'account',
      changedAt: api.clock.now(),
    });
    await answer('By mail please');
    await notify();
    expect(await api.db.select().from(messages).where(eq(messages.userId, guest.userId))).toEqual([]);
    expect(toGuest()).toHaveLength(1);
  });
});
