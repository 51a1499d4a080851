import { businessMembers, cardOrders, outbox, plans, savedCards, subscriptions } from '@thyme/db/schema';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, insertBusiness, type TestApi, type TestBusiness } from '../../../../test/kit/index.ts';
import { CARDS, payByCard, readCardPage } from '../../../../test/kit/paying.ts';
import type { SignedIn } from '../../../../test/kit/sign-in.ts';
import { ProviderUnavailable } from '../../../integrations/cards/card-port.ts';
import { renewSubscriptions } from '../job-handlers.ts';

let api: TestApi;
let owner: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  await api.db.insert(plans).values([
    { code: 'trial-solo', name: 'Solo', price: 1900 },
    { code: 'trial-studio', name: 'Studio', price: 39_000, period: 'year' },
    { code: 'trial-free', name: 'Free', price: 0 },
  ]);
});
afterAll(() => api.close());

/** An owner whose trial is over: plans are paid from the start. */
async function newOwner() {
  shop = await insertBusiness(api.db, api.clock.now());
  owner = await api.signInBusiness();
  await api.db.insert(businessMembers).values({ businessId: shop.id, userId: owner.userId, role: 'owner' });
  const [tried] = await api.db.select().from(plans).where(eq(plans.code, 'trial-free'));
  const over = api.clock.now() - 86_400;
  await api.db
    .insert(subscriptions)
    .values({ businessId: shop.id, planId: tried?.id ?? 0, status: 'ended', trialEndsAt: over, endedAt: over });
}

interface Subscribed {
  status: number;
  message: string;
  payment_url: string | null;
  subscribed_id: number | null;
}

const subscribe = async (plan: string, token = owner.token) =>
  (
    await api.ask<{ subscribe: Subscribed }>(
      'mutation($p: String!) { subscribe(plan: $p) { status message payment_url subscribed_id } }',
      { p: plan },
      { token },
    )
  ).subscribe;

const confirm = async (orderId: number, subscribedId: number, token = owner.token) =>
  (
    await api.ask<{ subscription_payment: { status: number; message: string } }>(
      'mutation($o: Int!, $s: Int!) { subscription_payment(order_id: $o, subscribed_id: $s) { status message } }',
      { o: orderId, s: subscribedId },
      { token },
    )
  ).subscription_payment;

/** Returns the subscription that was paid for. */
async function pay(plan: string): Promise<number> {
  const page = readCardPage((await subscribe(plan)).payment_url);
  await payByCard(api, page.publicId);
  await confirm(page.orderId, page.saleId);
  return page.saleId;
}

/** Without a saved card the owner gets a payment request by mail. */
const forgetCard = () => api.db.delete(savedCards).where(eq(savedCards.userId, owner.userId));

async function current() {
  const [row] = await api.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.businessId, shop.id))
    .orderBy(desc(subscriptions.id));
  return row;
}

describe('a subscription', () => {
  it('[API-064] is paid on its card page and runs for its period', async () => {
    await newOwner();
    const answer = await subscribe('trial-solo');
    expect(answer.payment_url).toMatch(/^\/revolut-subscription\/[^/]+\/19\.00\/\d+\/\d+$/);
    const page = readCardPage(answer.payment_url);
    expect(page.saleId).toBe(answer.subscribed_id);
    expect(await confirm(page.orderId, page.saleId)).toEqual({ status: 0, message: 'Payment Not Completed' });
    await payByCard(api, page.publicId);
    expect(await confirm(page.orderId, page.saleId)).toEqual({ status: 1, message: 'Payment Success' });
    expect(await current()).toMatchObject({ status: 'active', currentPeriodEnd: Date.UTC(2026, 6, 15, 8) / 1000 });
    await api.runJobs();
    expect(await current()).toMatchObject({ status: 'active', currentPeriodEnd: Date.UTC(2026, 6, 15, 8) / 1000 });
  });

  it('is not started by a declined card, which says why', async () => {
    await newOwner();
    const page = readCardPage((await subscribe('trial-solo')).payment_url);
    await payByCard(api, page.publicId, CARDS.poor);
    expect(await confirm(page.orderId, page.saleId)).toEqual({
      status: 0,
      message: 'Your card has insufficient funds.',
    });
    expect((await current())?.status).toBe('pending');
  });

  it('replaces the previous one, whose unused part extends it', async () => {
    await newOwner();
    for (const plan of ['trial-solo', 'trial-studio']) await pay(plan);
    const rows = await api.db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.businessId, shop.id), isNull(subscriptions.trialEndsAt)))
      .orderBy(subscriptions.id);
    expect(rows.map(({ status }) => status)).toEqual(['ended', 'active']);
    // A month at €19 is worth some eighteen days of a year at €390.
    const [month, year] = [Date.UTC(2026, 6, 15, 8), Date.UTC(2027, 5, 15, 8)].map((moment) => moment / 1000);
    const extra = ((month ?? 0) - api.clock.now()) * (1900 / (39_000 / 12));
    expect(rows[1]?.currentPeriodEnd).toBe((year ?? 0) + Math.ceil(extra));
  });

  it('chosen again is paid for its next period: nothing of this one is lost', async () => {
    await newOwner();
    const first = await pay('trial-solo');
    expect(await pay('trial-solo')).toBe(first);
    expect(await current()).toMatchObject({ status: 'active', currentPeriodEnd: Date.UTC(2026, 7, 15, 8) / 1000 });
    const mails = await api.db.select().from(outbox).where(eq(outbox.businessId, shop.id));
    expect(mails.map(({ template }) => template)).toEqual(['subscription-paid', 'subscription-paid']);
  });

  it('has an order with what the card page needs, and its expiry', async () => {
    await newOwner();
    const page = readCardPage((await subscribe('trial-solo')).payment_url);
    const ask = async () =>
      (
        await api.ask<{ subscription_payment: object }>(
          'mutation($o: Int!, $s: Int!) { subscription_payment(order_id: $o, subscribed_id: $s) { is_open is_returned public_id amount page_url } }',
          { o: page.orderId, s: page.saleId },
          { token: owner.token },
        )
      ).subscription_payment;
    const open = { is_open: true, is_returned: false, public_id: page.publicId, amount: 19, page_url: null };
    expect(await ask()).toEqual(open);
    for (let times = 0; times < 3; times += 1) await payByCard(api, page.publicId, CARDS.declined);
    expect(await ask()).toEqual({ ...open, is_open: false });
  });

  it('is not renewed while the provider is down, and then is', async () => {
    await newOwner();
    await pay('trial-solo');
    await forgetCard();
    const { cards } = api.app.services;
    const real = cards.openOrder;
    const before = api.clock.now();
    api.clock.set(Date.UTC(2026, 6, 15, 9) / 1000);
    cards.openOrder = async () => {
      throw new ProviderUnavailable('nothing');
    };
    await renewSubscriptions.run(api.app.services, {});
    cards.openOrder = real;
    expect(await current()).toMatchObject({ status: 'active' });
    const due = async () =>
      (await api.db.select().from(outbox).where(eq(outbox.businessId, shop.id))).filter(
        ({ template }) => template === 'subscription-due',
      );
    expect(await due()).toEqual([]);
    await renewSubscriptions.run(api.app.services, {});
    expect(await current()).toMatchObject({ status: 'past_due' });
    expect(await due()).toHaveLength(1);
    api.clock.set(before);
  });

  it('sends a payment request by mail when its period ends, and ends when it is not paid', async () => {
    await newOwner();
    const page = readCardPage((await subscribe('trial-solo')).payment_url);
    await payByCard(api, page.publicId);
    await confirm(page.orderId, page.saleId);
    await forgetCard();
    api.clock.set(Date.UTC(2026, 6, 15, 9) / 1000);
    await renewSubscriptions.run(api.app.services, {});
    await renewSubscriptions.run(api.app.services, {});
    expect(await current()).toMatchObject({ status: 'past_due' });
    const orders = await api.db
      .select()
      .from(cardOrders)
      .where(eq(cardOrders.businessId, shop.id))
      .orderBy(cardOrders.id);
    expect(orders).toHaveLength(2);
    const mails = await api.db.select().from(outbox).where(eq(outbox.businessId, shop.id)).orderBy(outbox.id);
    expect(mails.map(({ template }) => template)).toEqual(['subscription-paid', 'subscription-due']);
    const { path } = (mails[1]?.payload ?? {}) as { path?: string };
    await payByCard(api, readCardPage(path ?? null).publicId);
    await api.runJobs();
    await forgetCard();
    expect(await current()).toMatchObject({ status: 'active', currentPeriodEnd: Date.UTC(2026, 7, 15, 8) / 1000 });
    api.clock.set(Date.UTC(2026, 8, 15) / 1000);
    await renewSubscriptions.run(api.app.services, {});
    await renewSubscriptions.run(api.app.services, {});
    expect(await current()).toMatchObject({ status: 'ended' });
  });

  it('starts at once when it is free', async () => {
    await newOwner();
    expect(await subscribe('trial-free')).toMatchObject({ status: 1, payment_url: null });
    expect((await current())?.status).toBe('active');
  });

  it('is refused to guests and staff, for unknown plans, and with another owner’s order', async () => {
    await newOwner();
    const guest = await api.signIn();
    const { errors } = await api.run(
      'mutation { subscribe(plan: "trial-solo") { status } }',
      {},
      { token: guest.token },
    );
    expect(errors?.[0]?.message).toBe('Unauthenticated.');
    const staff = await api.signInBusiness();
    expect(await subscribe('trial-solo', staff.token)).toMatchObject({ status: 0 });
    expect(await subscribe('no-such-plan')).toMatchObject({ status: 0 });
    const page = readCardPage((await subscribe('trial-solo')).payment_url);
    await payByCard(api, page.publicId);
    expect(await confirm(page.orderId, page.saleId, staff.token)).toEqual({ status: 0, message: 'Order not found' });
    expect(await confirm(page.orderId, page.saleId + 1)).toEqual({ status: 0, message: 'Order not found' });
  });
});
