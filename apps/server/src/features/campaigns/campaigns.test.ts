import {
  auditEntries,
  businesses,
  campaignRecipients,
  campaigns,
  clientDetails,
  guestStatuses,
  messages,
  newsChoices,
  outbox,
  phoneOptOuts,
  reminderSettings,
  saleLines,
  sales,
  soldVouchers,
  unsubscribes,
  users,
  waitingListRequests,
} from '@thyme/db/schema';
import type { SegmentFields } from '@thyme/domain/campaigns';
import { DEFAULT_REMINDERS } from '@thyme/domain/reminders';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  insertVoucher,
  joinBusiness,
  recordingMail,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';
import { MailRefused } from '../../integrations/mail/index.ts';
import { sweepMail } from '../outbox/job-handlers.ts';
import { sendCampaigns } from './jobs.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** Monday, 10:00 in Ireland. */
const MORNING = Date.UTC(2026, 5, 15, 9) / 1000;

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let count = 0;
const mail = recordingMail();
beforeAll(async () => {
  api = await bootApi({ mail, config: { campaignRate: 1_000 } });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set(MORNING);
  mail.sent.length = 0;
  // Drops messages that an earlier test left unsent.
  await api.db.update(campaigns).set({ state: 'cancelled', endedAt: MORNING, sendAt: MORNING });
  shop = await insertBusiness(api.db, MORNING, { chairs: 2 });
  owner = await api.signInBusiness();
  await joinBusiness(api.db, shop.id, owner.userId, 'owner');
});

interface GuestOptions {
  mail?: boolean;
  text?: boolean;
  /** Weeks ago. */
  came?: number[];
  dob?: string;
  firstName?: string;
}

async function guestOf({ mail: byMail, text, came = [], dob, firstName = 'Niamh' }: GuestOptions = {}) {
  count += 1;
  const guest = await api.signIn({ emailVerifiedAt: MORNING, firstName, mobile: `+3538755${50_000 + count}` });
  await api.db.insert(guestStatuses).values({ businessId: shop.id, userId: guest.userId });
  for (const weeks of came) {
    const startsAt = MORNING - weeks * WEEK;
    const completed = { status: 'Completed' as const, completedAt: startsAt + HOUR };
    await insertAppointment(api.db, shop, guest.userId, { startsAt, appointment: completed });
  }
  if (dob) await api.db.update(clientDetails).set({ dob }).where(eq(clientDetails.userId, guest.userId));
  if (byMail !== undefined) await choose(guest, 'mail', byMail);
  if (text !== undefined) await choose(guest, 'text', text);
  return guest;
}

const choose = ({ userId }: SignedIn, channel: 'mail' | 'text', isAllowed: boolean) =>
  api.db
    .insert(newsChoices)
    .values({ businessId: shop.id, userId, channel, isAllowed, source: 'account', changedAt: api.clock.now() });

type Counts = { matched: number; channels: { channel: string; reached: number; refused: object[] }[] };
const AUDIENCE = `query($id: Int!, $segment: DeskSegmentInput!) { desk_audience(business_id: $id, segment: $segment) {
  matched channels { channel reached refused { reason guests } } } }`;
const audience = async (segment: SegmentFields) =>
  (await api.ask<{ desk_audience: Counts }>(AUDIENCE, { id: shop.id, segment }, owner)).desk_audience;

type Change = { status: number; message: string; id: number | null };
const SAVE = `mutation($id: Int!, $campaign: Int, $channel: String!, $segment: DeskSegmentInput!, $subject: String!, $body: String!) {
  desk_save_campaign(business_id: $id, id: $campaign, name: "Quiet week", channel: $channel, segment: $segment, subject: $subject, body: $body) { status message id } }`;
const save = async (more: object = {}) => {
  const usual = {
    channel: 'mail',
    segment: { kind: 'everyone' },
    subject: 'Come by, {first name}',
    body: 'Hi {first name},\n\nSee you at {shop}: {link}',
  };
  const variables = { id: shop.id, ...usual, ...more };
  return (await api.ask<{ desk_save_campaign: Change }>(SAVE, variables, owner)).desk_save_campaign;
};
const change =
  (name: string) =>
  async (campaign: number, more: object = {}) => {
    const query = `mutation($id: Int!, $campaign: Int!${name === 'desk_send_campaign' ? ', $date: String, $time: Int' : ''}) {
    ${name}(business_id: $id, id: $campaign${name === 'desk_send_campaign' ? ', date: $date, time: $time' : ''}) { status message id } }`;
    return (await api.ask<Record<string, Change>>(query, { id: shop.id, campaign, ...more }, owner))[name] as Change;
  };
const send = change('desk_send_campaign');
const cancel = change('desk_cancel_campaign');
const remove = change('desk_remove_campaign');
const run = async () => {
  for (const _round of [1, 2]) {
    await api.app.services.jobs.enqueue(sendCampaigns, {});
    await api.runJobs();
  }
};
const saved = async (more: object = {}) => (await save(more)).id ?? 0;
const sentTo = () => mail.sent.map(({ to }) => to).sort();
const recipients = (campaignId: number) =>
  api.db
    .select()
    .from(campaignRecipients)
    .where(eq(campaignRecipients.campaignId, campaignId))
    .orderBy(asc(campaignRecipients.id));
const stateOf = async (id: number) => (await api.db.select().from(campaigns).where(eq(campaigns.id, id)))[0]?.state;
const READ = `query($id: Int!) { desk_campaigns(business_id: $id) { campaigns {
  id state waiting sent failed cost bookings booking_guests booked skipped { reason guests } } } }`;
const read = async (campaign: number) => {
  type Listed = { desk_campaigns: { campaigns: { id: number }[] } };
  const { desk_campaigns: listed } = await api.ask<Listed>(READ, { id: shop.id }, owner);
  return listed.campaigns.find(({ id }) => id === campaign);
};
const linkIn = (text: string) => /\/u\/[\w.-]+/.exec(text)?.[0] ?? '';
const oneClick = (path: string) =>
  api.fetch(path, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });

describe('a segment', () => {
  it('[CAMP-001] finds guests who have not been in for a while and have nothing booked', async () => {
    await guestOf({ came: [9, 20] });
    await guestOf({ came: [9] });
    await guestOf({ came: [7, 20] });
    await guestOf();
    const booked = await guestOf({ came: [10, 30] });
    await insertAppointment(api.db, shop, booked.userId, { startsAt: MORNING + DAY, appointment: { status: 'New' } });
    expect((await audience({ kind: 'away', weeks: 8, least: 1 })).matched).toBe(2);
    expect((await audience({ kind: 'away', weeks: 8, least: 2 })).matched).toBe(1);
    expect((await audience({ kind: 'away', weeks: 6, least: 1 })).matched).toBe(3);
    expect((await audience({ kind: 'everyone' })).matched).toBe(5);
  });

  it('[CAMP-001] uses a profile’s birthday only with the guest’s consent, and the shop’s own record always', async () => {
    await guestOf({ dob: '1990-09-04' });
    await guestOf({ dob: '1990-09-05', mail: true });
    await guestOf({ dob: '1990-10-05', mail: true });
    const told = await guestOf();
    await api.db.update(guestStatuses).set({ birthday: '09-30' }).where(eq(guestStatuses.userId, told.userId));
    expect((await audience({ kind: 'birthday', month: 9 })).matched).toBe(2);
  });

  it('[CAMP-001] finds guests who had a service, bought or still hold a voucher, or are on the waiting list', async () => {
    await guestOf({ came: [3] });
    const buyer = await guestOf();
    const voucher = await insertVoucher(api.db, shop.id);
    const money = { businessId: shop.id, currency: 'EUR' };
    const bought = { ...money, userId: buyer.userId, status: 'confirmed' as const, confirmedAt: MORNING };
    const [sale] = await api.db
      .insert(sales)
      .values({ ...bought, subTotal: 5_000, totalAmount: 5_000 })
      .returning();
    const saleId = sale?.id ?? 0;
    const part = { businessId: shop.id, saleId, kind: 'voucher' as const, voucherId: voucher.id };
    const [line] = await api.db
      .insert(saleLines)
      .values({ ...part, productName: 'Gift', unitPrice: 5_000 })
      .returning();
    await api.db.insert(soldVouchers).values({
      businessId: shop.id,
      voucherId: voucher.id,
      saleId,
      saleLineId: line?.id ?? 0,
      buyerId: buyer.userId,
      owner: 'Aoife',
      code: `CAMP-${count}`,
      terms: { name: 'V', title: '', color: 'sage', retail: 5_000, validFor: 60, services: [] },
      value: 5_000,
      remaining: 0,
      currency: 'EUR',
      expiresAt: MORNING + 365 * DAY,
    });
    const waiting = await guestOf();
    const day = { date: '2026-06-20', dateScope: 'this_date' as const, fromDate: '2026-06-20', toDate: '2026-06-20' };
    await api.db
      .insert(waitingListRequests)
      .values({ businessId: shop.id, userId: waiting.userId, pricingId: shop.pricingId, ...day });
    const { serviceId: id } = shop;
    expect((await audience({ kind: 'service', id })).matched).toBe(1);
    expect((await audience({ kind: 'service', id, weeks: 4 })).matched).toBe(0);
    expect((await audience({ kind: 'voucher', id: voucher.id })).matched).toBe(1);
    expect((await audience({ kind: 'voucher' })).matched).toBe(1);
    expect((await audience({ kind: 'voucher', unused: true })).matched).toBe(0);
    expect((await audience({ kind: 'package' })).matched).toBe(0);
    expect((await audience({ kind: 'waiting', id })).matched).toBe(1);
  });

  it('[CAMP-015] about another shop’s service is refused like one that does not exist', async () => {
    const other = await insertBusiness(api.db, MORNING);
    for (const id of [other.serviceId, 2_000_000_000]) {
      expect(await save({ segment: { kind: 'service', id } })).toMatchObject({ status: 0 });
      expect(await audience({ kind: 'service', id })).toEqual({ matched: 0, channels: [] });
    }
  });
});

describe('who can be contacted', () => {
  it('[CAMP-002] is counted by channel, and everyone else by reason', async () => {
    await guestOf({ mail: true, text: true });
    await guestOf({ mail: false });
    await guestOf();
    const blocked = await guestOf({ mail: true, text: true });
    const blockedAt = { block: true, blockedAt: MORNING };
    await api.db.update(guestStatuses).set(blockedAt).where(eq(guestStatuses.userId, blocked.userId));
    const unconfirmed = await guestOf({ mail: true });
    await api.db.update(users).set({ emailVerifiedAt: null, mobile: null }).where(eq(users.id, unconfirmed.userId));
    const stopped = await guestOf({ mail: true, text: true });
    await api.db.insert(phoneOptOuts).values({ phone: `+3538755${50_000 + count}` });
    await api.db.insert(unsubscribes).values({ email: stopped.email });
    expect(await audience({ kind: 'everyone' })).toEqual({
      matched: 6,
      channels: [
        {
          channel: 'mail',
          reached: 1,
          refused: [
            { reason: 'blocked', guests: 1 },
            { reason: 'no-address', guests: 1 },
            { reason: 'opted-out', guests: 1 },
            { reason: 'said-no', guests: 1 },
            { reason: 'not-asked', guests: 1 },
          ],
        },
        {
          channel: 'text',
          reached: 1,
          refused: [
            { reason: 'blocked', guests: 1 },
            { reason: 'no-address', guests: 1 },
            { reason: 'complained', guests: 1 },
            { reason: 'not-asked', guests: 2 },
          ],
        },
      ],
    });
  });

  it('[CAMP-004] counts two guests with one address once', async () => {
    for (const _twice of [1, 2]) {
      const guest = await guestOf({ mail: true });
      const unregistered = { email: null, emailVerifiedAt: null, contactEmail: `shared-${shop.id}@mail.example` };
      await api.db.update(users).set(unregistered).where(eq(users.id, guest.userId));
    }
    const id = await saved();
    await send(id);
    await run();
    expect(sentTo()).toEqual([`shared-${shop.id}@mail.example`]);
    expect((await recipients(id)).map(({ reason }) => reason)).toEqual([null, 'duplicate']);
  });
});

describe('sending', () => {
  it('[CAMP-004] reaches each guest once, however often it is sent and the job runs', async () => {
    const [one, two] = [await guestOf({ mail: true }), await guestOf({ mail: true, firstName: 'Aoife' })];
    await guestOf();
    const id = await saved();
    const answers = await Promise.all([send(id), send(id), send(id)]);
    expect(answers.map(({ status }) => status)).toEqual([1, 1, 1]);
    expect(answers.map(({ message }) => message).sort()).toEqual([
      'It’s already on its way.',
      'It’s already on its way.',
      'On its way to 2 guests.',
    ]);
    await run();
    await run();
    expect(sentTo()).toEqual([one.email, two.email].sort());
    expect(mail.sent.find(({ to }) => to === two.email)).toMatchObject({ subject: 'Come by, Aoife' });
    expect(await read(id)).toMatchObject({
      state: 'sent',
      sent: 2,
      waiting: 0,
      failed: 0,
      skipped: [{ reason: 'not-asked', guests: 1 }],
    });
    const logged = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.businessId, shop.id), eq(auditEntries.action, 'send-campaign')));
    expect(logged).toHaveLength(1);
  });

  it('[CAMP-005] checks consent again before each message', async () => {
    const [left, blocked, stays] = [
      await guestOf({ mail: true }),
      await guestOf({ mail: true }),
      await guestOf({ mail: true }),
    ];
    const id = await saved();
    await send(id, { date: '2026-06-15', time: 660 });
    api.clock.set(MORNING + HOUR);
    // Started, but nothing is sent yet.
    const slow = await bootApi({ beside: api, mail, config: { campaignRate: 1 } });
    mail.failNext(1);
    await slow.app.services.jobs.enqueue(sendCampaigns, {});
    await slow.runJobs();
    expect(mail.sent).toEqual([]);
    await api.db.update(newsChoices).set({ isAllowed: false }).where(eq(newsChoices.userId, left.userId));
    const block = { block: true, blockedAt: MORNING };
    await api.db.update(guestStatuses).set(block).where(eq(guestStatuses.userId, blocked.userId));
    api.clock.set(MORNING + HOUR + 300);
    await api.app.services.jobs.enqueue(sweepMail, {});
    await run();
    expect(sentTo()).toEqual([stays.email]);
    expect((await recipients(id)).map(({ state, reason }) => [state, reason])).toEqual([
      ['skipped', 'said-no'],
      ['skipped', 'blocked'],
      ['sent', null],
    ]);
    expect(await stateOf(id)).toBe('sent');
    await slow.app.close();
  });

  it('[CAMP-005] retries after a time-out, and excludes an address that refused a message from the next one', async () => {
    const guest = await guestOf({ mail: true });
    const first = await saved();
    await send(first);
    mail.failNext(1);
    await run();
    expect([sentTo(), await stateOf(first)]).toEqual([[], 'sending']);
    api.clock.set(MORNING + 300);
    await api.app.services.jobs.enqueue(sweepMail, {});
    await run();
    expect([sentTo(), await stateOf(first)]).toEqual([[guest.email], 'sent']);
    const second = await saved();
    await send(second);
    mail.failNext(1, new MailRefused('No such mailbox.'));
    await run();
    expect(await read(second)).toMatchObject({ state: 'sent', sent: 0, failed: 1 });
    expect((await audience({ kind: 'everyone' })).channels[0]).toMatchObject({
      reached: 0,
      refused: [{ reason: 'bounced', guests: 1 }],
    });
  });

  it('[CAMP-006] sends no more in a minute than the rate allows', async () => {
    for (const _guest of [1, 2, 3]) await guestOf({ mail: true });
    const slow = await bootApi({ beside: api, mail, config: { campaignRate: 2 } });
    await api.db.update(campaignRecipients).set({ queuedAt: MORNING - HOUR });
    const id = await saved();
    await send(id);
    const tick = async () => {
      await slow.app.services.jobs.enqueue(sendCampaigns, {});
      await slow.runJobs();
    };
    await tick();
    await tick();
    expect(mail.sent).toHaveLength(2);
    api.clock.set(MORNING + 61);
    await tick();
    expect(mail.sent).toHaveLength(3);
    await slow.app.close();
  });

  it('[CAMP-007] waits for the guest’s morning', async () => {
    const guest = await guestOf({ text: true });
    const id = await saved({ channel: 'text', body: 'Come by' });
    api.clock.set(MORNING + 12 * HOUR);
    await send(id);
    await run();
    const written = () => api.db.select().from(messages).where(eq(messages.userId, guest.userId));
    expect(await written()).toEqual([]);
    expect(await read(id)).toMatchObject({ state: 'sending', waiting: 1 });
    // 8:00 in Ireland.
    api.clock.set(MORNING + 22 * HOUR);
    await run();
    expect(await written()).toMatchObject([{ purpose: 'news', state: 'delivered' }]);
    expect((await written())[0]?.body).toMatch(/^Come by\nNo more texts: http\S+\/u\/\w+\.[\w-]{16}$/);
    expect(await read(id)).toMatchObject({ state: 'sent', sent: 1, cost: 0.07 });
  });

  it('[CAMP-007] a text is of use until the evening of its day', async () => {
    const guest = await guestOf({ text: true });
    const sent = await send(await saved({ channel: 'text', body: 'Come by' }));
    expect(sent.message).toBe('On its way to one guest.');
    await run();
    const [row] = await api.db.select().from(outbox).where(eq(outbox.userId, guest.userId));
    expect(row?.payload).toMatchObject({ usefulUntil: MORNING + 11 * HOUR });
  });

  it('[CAMP-007] sends no text above the monthly limit', async () => {
    for (const _guest of [1, 2, 3]) await guestOf({ text: true });
    const { booked, quiet } = DEFAULT_REMINDERS;
    await api.db.insert(reminderSettings).values({
      businessId: shop.id,
      bookedChannels: [...booked.channels],
      bookedWording: booked.wording,
      quietFrom: quiet.from,
      quietUntil: quiet.until,
      textLimit: 14,
    });
    const id = await saved({ channel: 'text', body: 'Come by' });
    await send(id);
    await run();
    expect(await read(id)).toMatchObject({ sent: 2, cost: 0.14, skipped: [{ reason: 'limit', guests: 1 }] });
  });

  it('[CAMP-009] stops when it is cancelled, including messages that wait for a retry', async () => {
    for (const _guest of [1, 2]) await guestOf({ mail: true });
    const slow = await bootApi({ beside: api, mail, config: { campaignRate: 1 } });
    await api.db.update(campaignRecipients).set({ queuedAt: MORNING - HOUR });
    const id = await saved();
    await send(id);
    mail.failNext(1);
    await slow.app.services.jobs.enqueue(sendCampaigns, {});
    await slow.runJobs();
    expect(await cancel(id)).toMatchObject({ status: 1, message: 'Stopped. Nobody else gets it.' });
    expect((await cancel(id)).status).toBe(1);
    api.clock.set(MORNING + HOUR);
    await api.app.services.jobs.enqueue(sweepMail, {});
    await run();
    expect(mail.sent).toEqual([]);
    expect(await read(id)).toMatchObject({
      state: 'cancelled',
      waiting: 0,
      skipped: [{ reason: 'cancelled', guests: 2 }],
    });
    expect((await send(id)).status).toBe(0);
    await slow.app.close();
  });

  it('[CAMP-009] stops a message that another process was sending when it was cancelled', async () => {
    await guestOf({ mail: true });
    const id = await saved();
    await send(id);
    mail.failNext(1);
    await run();
    const [row] = await api.db.select().from(outbox).where(eq(outbox.businessId, shop.id));
    await api.db
      .update(outbox)
      .set({ state: 'sending', lockedUntil: MORNING + 60 })
      .where(eq(outbox.id, row?.id ?? 0));
    await cancel(id);
    api.clock.set(MORNING + HOUR);
    await api.app.services.jobs.enqueue(sweepMail, {});
    await run();
    expect(mail.sent).toEqual([]);
    expect((await recipients(id)).map(({ state, reason }) => [state, reason])).toEqual([['skipped', 'cancelled']]);
  });
});

describe('a campaign', () => {
  it('[CAMP-003] becomes a draft again after an edit when scheduled, and can’t be edited while sending', async () => {
    const guest = await guestOf({ mail: true });
    await guestOf({ mail: true, came: [10] });
    const id = await saved();
    expect((await send(id, { date: '2026-06-16', time: 600 })).message).toBe('It goes out on Tue 16 Jun, 10:00 am.');
    const log = await api.db.select().from(auditEntries).where(eq(auditEntries.businessId, shop.id));
    expect(log.map(({ action }) => action).toSorted()).toEqual(['add-campaign', 'schedule-campaign']);
    expect(await save({ campaign: id, segment: { kind: 'away', weeks: 8, least: 1 } })).toMatchObject({ status: 1 });
    api.clock.set(MORNING + 2 * DAY);
    await run();
    expect([mail.sent, await stateOf(id)]).toEqual([[], 'draft']);
    await send(id);
    await run();
    expect(sentTo()).not.toContain(guest.email);
    expect(mail.sent).toHaveLength(1);
    expect(await save({ campaign: id })).toMatchObject({ status: 0 });
    expect(await remove(id)).toMatchObject({ status: 0 });
  });

  it('[CAMP-003] reads its segment when it starts, and a draft can be deleted', async () => {
    await guestOf({ mail: true });
    const id = await saved();
    await send(id, { date: '2026-06-16', time: 600 });
    const later = await guestOf({ mail: true });
    api.clock.set(MORNING + DAY);
    await run();
    expect(sentTo()).toContain(later.email);
    const draft = await saved();
    expect((await remove(draft)).status).toBe(1);
    expect(await stateOf(draft)).toBeUndefined();
  });

  it('[CAMP-015] is refused without recipients, without text, in the past and while the shop is hidden', async () => {
    const id = await saved();
    expect((await send(id)).message).toBe('There’s nobody in this group you may write to yet.');
    await guestOf({ mail: true });
    expect((await send(id, { date: '2026-06-14', time: 600 })).message).toBe(
      'Please choose a time that is still to come.',
    );
    expect((await send(await saved({ body: '' }))).message).toBe('Please write the message.');
    expect((await send(await saved({ body: 'Hi {name}' }))).status).toBe(0);
    await api.db.update(businesses).set({ published: false }).where(eq(businesses.id, shop.id));
    expect((await send(id)).status).toBe(0);
    expect(await stateOf(id)).toBe('draft');
  });

  it('[CAMP-011] can be sent to oneself as a test, without a link that unsubscribes', async () => {
    const query = `mutation($id: Int!) { desk_test_campaign(business_id: $id, channel: "mail", subject: "Hi {first name}", body: "From {shop}") { status message } }`;
    const { desk_test_campaign: tested } = await api.ask<{ desk_test_campaign: Change }>(query, { id: shop.id }, owner);
    expect(tested).toEqual({ status: 1, message: `Sent to ${owner.email}.` });
    await api.runJobs();
    expect(mail.sent).toMatchObject([{ to: owner.email, subject: 'Test: Hi Orla' }]);
    expect(mail.sent[0]?.headers).not.toHaveProperty('List-Unsubscribe');
  });

  it('[CAMP-010] counts bookings of guests whom it reached, each once', async () => {
    const [one, two, late] = [
      await guestOf({ mail: true }),
      await guestOf({ mail: true }),
      await guestOf({ mail: true }),
    ];
    const unreached = await guestOf();
    const id = await saved();
    await send(id);
    await run();
    const booking = (guest: SignedIn, bookedAt: number, status: 'New' | 'Cancelled' = 'New') => {
      const cancelled = status === 'Cancelled' ? { cancelledAt: bookedAt + 60, cancelledBy: 'guest' as const } : {};
      count += 1;
      const startsAt = MORNING + 30 * DAY + count * 2 * HOUR;
      return insertAppointment(api.db, shop, guest.userId, {
        startsAt,
        bookedAt,
        appointment: { status, ...cancelled },
      });
    };
    await booking(one, MORNING + DAY);
    await booking(one, MORNING - DAY);
    await booking(two, MORNING + DAY, 'Cancelled');
    await booking(late, MORNING + 15 * DAY);
    await booking(unreached, MORNING + DAY);
    expect(await read(id)).toMatchObject({ bookings: 1, booking_guests: 1, booked: 75 });
    api.clock.set(MORNING + 2 * DAY);
    const next = await saved();
    await send(next);
    await run();
    await booking(one, MORNING + 3 * DAY);
    expect(await read(id)).toMatchObject({ bookings: 1 });
    expect(await read(next)).toMatchObject({ bookings: 2, booking_guests: 2 });
  });
});

describe('the link in a message', () => {
  it('[CAMP-008] asks first, and unsubscribes from that shop on every channel', async () => {
    const guest = await guestOf({ mail: true, text: true });
    const id = await saved();
    await send(id);
    await run();
    const [message] = mail.sent;
    const path = linkIn(message?.text ?? '');
    expect(message?.headers).toMatchObject({
      'List-Unsubscribe': `<${api.app.services.config.publicUrl}${path}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const asked = await api.fetch(path);
    expect(await asked.text()).toContain('No more offers from Willow Room?');
    expect((await audience({ kind: 'everyone' })).channels.map(({ reached }) => reached)).toEqual([1, 1]);
    expect([(await oneClick(path)).status, (await oneClick(path)).status]).toEqual([200, 200]);
    expect((await audience({ kind: 'everyone' })).channels.map(({ reached }) => reached)).toEqual([0, 0]);
    const stored = await api.db.select().from(newsChoices).where(eq(newsChoices.userId, guest.userId));
    expect(stored.map(({ isAllowed, source }) => [isAllowed, source])).toEqual([
      [false, 'link'],
      [false, 'link'],
    ]);
  });

  it('[CAMP-008] does nothing when it was tampered with', async () => {
    await guestOf({ mail: true });
    const victim = await guestOf({ mail: true });
    const id = await saved();
    await send(id);
    await run();
    const [first = '', second = ''] = (await recipients(id)).map(({ id: recipient }) => recipient.toString(36));
    const path = linkIn(mail.sent.find(({ to }) => to !== victim.email)?.text ?? '');
    const forged = path.replace(`/u/${first}.`, `/u/${second}.`);
    expect(forged).not.toBe(path);
    for (const wrong of [forged, '/u/1.aaaaaaaaaaaaaaaa', '/u/zzzzzz.aaaaaaaaaaaaaaaa', '/u/x', `${path}a`])
      expect((await oneClick(wrong)).status).toBe(404);
    expect((await audience({ kind: 'everyone' })).channels[0]?.reached).toBe(2);
  });
});
