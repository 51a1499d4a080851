import { randomUUID } from 'node:crypto';
import { clientDetails, outbox } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { simpleParser } from 'mailparser';
import nodemailer from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueueMail } from '../../src/features/outbox/index.ts';
import { writeMessage } from '../../src/features/outbox/message.ts';
import type { OutboxRow } from '../../src/features/outbox/store.ts';
import type { MailTemplate } from '../../src/features/outbox/template.ts';
import { inTransaction } from '../../src/platform/unit-of-work.ts';
import { templatesByName } from '../../src/registry/mails.ts';
import { bootApi, insertBusiness, type SignedIn, type TestApi } from '../kit/index.ts';
import { clientProblems } from './client-compatibility.ts';
import { mailSamples } from './samples.ts';

const PUBLIC_URL = 'https://thyme.example';
let api: TestApi;
let shopId: number;
beforeAll(async () => {
  api = await bootApi({ config: { publicUrl: PUBLIC_URL, businessSiteUrl: `${PUBLIC_URL}/business` } });
  shopId = (await insertBusiness(api.db, api.clock.now(), { business: { email: 'hello@willow.example' } })).id;
});
afterAll(() => api.close());

const examples = Object.entries(mailSamples).flatMap(([name, list]) =>
  list.map((data, index) => ({ name, data, title: list.length > 1 ? `${name} (${index + 1})` : name })),
);

/** A sent mail, parsed again. */
async function sendAndParse(name: string, data: object) {
  const template = templatesByName.get(name);
  if (!template) throw new Error(`There is no mail ${name}.`);
  const row = {
    payload: data,
    recipient: 'niamh@mail.example',
    userId: 7,
    businessId: shopId,
    messageId: 'a@thyme.example',
  };
  const { messageId, ...message } = await writeMessage(api.app.services, row as OutboxRow, template);
  const raw = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const { message: source } = await raw.sendMail({ ...message, messageId: `<${messageId}>` });
  const parsed = await simpleParser(source as Buffer);
  return { message, parsed, html: String(parsed.html), text: parsed.text ?? '' };
}

it('has an example for every kind of mail, and for no other', () => {
  expect(Object.keys(mailSamples).sort()).toEqual([...templatesByName.keys()].sort());
});

describe.each(examples)('$title', ({ name, data }) => {
  it('[MAIL-006] passes a mail parser with both parts and the checks of mail clients', async () => {
    const { message, parsed, html, text } = await sendAndParse(name, data);
    expect(parsed.subject).toBe(message.subject);
    expect(parsed.subject?.length).toBeLessThan(120);
    expect(parsed.to).toMatchObject({ value: [{ address: 'niamh@mail.example' }] });
    expect(clientProblems(html)).toEqual([]);
    expect(`${html}${text}`).not.toMatch(/undefined|null|NaN|\[object/);
    for (const { content, contentType } of parsed.attachments) {
      expect(contentType).toBe('text/calendar');
      expect(content.toString()).toMatch(/^BEGIN:VCALENDAR/);
    }
  });

  it('[MAIL-005] has a plain text of whole sentences with every link in it', async () => {
    const { html, text } = await sendAndParse(name, data);
    expect(text).not.toMatch(/[?!.,:]\.(?!\w)|\s[.,]\s|\n{3,}| {2,}|<[a-z]/i);
    expect(text).not.toMatch(/: $/m);
    expect(text).not.toMatch(/\b(press|click|button|below)\b/i);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
    for (const link of links) expect(text).toContain(link);
  });

  it('[MAIL-002] says that a program sent it', async () => {
    const { parsed } = await sendAndParse(name, data);
    expect(parsed.headers.get('auto-submitted')).toBe('auto-generated');
  });

  it('reads as a person would write it', async () => {
    const { parsed, text } = await sendAndParse(name, data);
    // Typewriter apostrophes beside printed ones.
    expect(`${parsed.subject} ${text}`).not.toMatch(/\w'\w/);
    // Phrases of the first version that no native speaker uses.
    expect(text).not.toMatch(/You get this|somebody|It was not you|is not to be had|let the bookings|at once\b/i);
  });
});

describe('[MAIL-003] replies', () => {
  it.each(['booking-confirmed', 'booking-cancelled', 'reminder-day', 'voucher-bought', 'waiting-list-offer'])(
    'to %s go to the shop',
    async (name) => {
      const { parsed } = await sendAndParse(name, mailSamples[name]?.[0] ?? {});
      expect(parsed.replyTo?.value).toMatchObject([{ address: 'hello@willow.example' }]);
    },
  );
  it('to mails in the shop’s own mailbox have no other address', async () => {
    const { parsed } = await sendAndParse('shop-news', mailSamples['shop-news']?.[0] ?? {});
    expect(parsed.replyTo).toBeUndefined();
  });
});

describe('[MAIL-004] mails to shops', () => {
  it.each(['shop-news', 'subscription-due', 'subscription-paid', 'trial-ending', 'plan-ended', 'owner-welcome'])(
    '%s link to the desk and its settings, not to a guest’s profile',
    async (name) => {
      const { text } = await sendAndParse(name, mailSamples[name]?.[0] ?? {});
      expect(text).toContain(`Shop settings: ${PUBLIC_URL}/business/profile`);
      expect(text).not.toContain('/profile/my-profile');
    },
  );
  it('open the appointment they are about', async () => {
    const { text } = await sendAndParse('shop-news', mailSamples['shop-news']?.[0] ?? {});
    expect(text).toContain(`Open the appointment: ${PUBLIC_URL}/business/?appt=17`);
  });
  it('about a changed password lead owners to the desk’s own page', async () => {
    const [forGuest = {}, forOwner = {}] = mailSamples['password-changed'] ?? [];
    expect((await sendAndParse('password-changed', forOwner)).text).toContain(`${PUBLIC_URL}/business/forgot-password`);
    expect((await sendAndParse('password-changed', forGuest)).text).toContain(`${PUBLIC_URL}/forget-password`);
  });
  it('about a failed refund lead to the desk, those to the guest to the invoice', async () => {
    const [forGuest = {}, forShop = {}] = mailSamples['refund-failed'] ?? [];
    expect((await sendAndParse('refund-failed', forShop)).text).toContain(`Open the desk: ${PUBLIC_URL}/business`);
    expect((await sendAndParse('refund-failed', forGuest)).text).toContain(`${PUBLIC_URL}/invoice/9`);
  });
  it('about money on its way back lead to the invoice, or to the shop where there is none', async () => {
    const [unbooked = {}, invoiced = {}] = mailSamples['payment-returned'] ?? [];
    expect((await sendAndParse('payment-returned', unbooked)).text).toContain(
      `See the shop: ${PUBLIC_URL}/willow-room`,
    );
    expect((await sendAndParse('payment-returned', invoiced)).text).toContain(`Show Invoice: ${PUBLIC_URL}/invoice/9`);
  });
});

describe('[MAIL-007] the link and header that turn mails off', () => {
  let guest: SignedIn;
  beforeAll(async () => {
    guest = await api.signIn();
  });

  const choose = (emailNotification: boolean) =>
    api.db.update(clientDetails).set({ emailNotification }).where(eq(clientDetails.userId, guest.userId));

  /** Queues a mail as its feature does; undefined if the guest's choice stops it. */
  async function queue(template: MailTemplate<never>, data: object): Promise<OutboxRow | undefined> {
    const [found] = await api.db.select().from(clientDetails).where(eq(clientDetails.userId, guest.userId));
    const choice = template.optional === 'bookings' ? { wantsMail: found?.emailNotification ?? null } : {};
    const dedupeKey = `every-mail:${randomUUID()}`;
    const about = { to: guest.email, userId: guest.userId, businessId: shopId, dedupeKey };
    await inTransaction(api.app.services, (tx) => enqueueMail(tx, { template, data, ...about, ...choice } as never));
    const [row] = await api.db.select().from(outbox).where(eq(outbox.dedupeKey, dedupeKey));
    return row;
  }

  it.each(examples)('$title has them exactly if they stop it, by one click without a login', async ({ name, data }) => {
    const template = templatesByName.get(name);
    if (!template) throw new Error(`There is no mail ${name}.`);
    await choose(true);
    const row = await queue(template, data);
    if (!row) throw new Error(`${name} was not queued.`);
    const { headers, text } = await writeMessage(api.app.services, row, template);
    const url = /^<(https:\S+)>$/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1];
    expect(headers?.['List-Unsubscribe-Post']).toBe(url && 'List-Unsubscribe=One-Click');
    if (url) expect(text).toContain(url);
    // The samples of campaigns have no real link; their own tests follow it.
    if (url && !template.stopPath) {
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      expect((await api.fetch(url.replace(PUBLIC_URL, ''), { method: 'POST', body })).status).toBe(200);
    } else await choose(false);
    // A shop and an unregistered guest have no such choice.
    const hasChoice = template.optional === 'bookings' && text.includes('Email settings');
    expect(await queue(template, data)).toEqual(
      template.optional === 'bookings' ? undefined : expect.objectContaining({ template: name }),
    );
    expect(Boolean(url)).toBe(hasChoice || otherSwitch(template, data));
  });

  /** Its own link, or one for an address that is no account's. */
  function otherSwitch({ optional, stopPath }: MailTemplate<never>, data: object): boolean {
    return optional === 'news' || optional === 'companion' || Boolean(stopPath?.(data as never));
  }
});

describe('[MAIL-007] what can be turned off', () => {
  it.each(['reminder-day', 'reminder-hours', 'review-request', 'waiting-list-offer', 'e-book', 'bonus-material'])(
    '%s has a link for it, and one for mail programs',
    async (name) => {
      const { message, text } = await sendAndParse(name, mailSamples[name]?.[0] ?? {});
      const url = /^<(https:\S+)>$/.exec(message.headers?.['List-Unsubscribe'] ?? '')?.[1];
      expect(message.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
      expect(text).toContain(`Turn off these emails: ${url}`);
    },
  );
  it('by an unregistered guest is nothing: there are no settings', async () => {
    const { message, text } = await sendAndParse('reminder-day', mailSamples['reminder-day']?.[1] ?? {});
    expect(message.headers).not.toHaveProperty('List-Unsubscribe');
    expect(text).not.toContain('Email settings');
  });
  it.each(['reset-link', 'sign-in-code', 'voucher-bought', 'card-fee', 'part-receipt', 'shop-news', 'account-closed'])(
    '%s has none: it is sent whatever the settings say',
    async (name) => {
      const { message, text } = await sendAndParse(name, mailSamples[name]?.[0] ?? {});
      expect(message.headers).not.toHaveProperty('List-Unsubscribe');
      expect(text).not.toContain('Turn off');
    },
  );
});
