import {
  businesses,
  businessMembers,
  chairs,
  outbox,
  planInvoices,
  plans,
  resources,
  sessions,
  subscriptions,
} from '@thyme/db/schema';
import { and, desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bootApi, insertBusiness, type TestApi, type TestBusiness } from '../../../../test/kit/index.ts';
import { CARDS, payByCard, readCardPage } from '../../../../test/kit/paying.ts';
import type { SignedIn } from '../../../../test/kit/sign-in.ts';
import { renewSubscriptions } from '../job-handlers.ts';

const DAY = 86_400;
const START = Date.UTC(2026, 5, 15, 8) / 1000;

let api: TestApi;
let owner: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi({
    config: { company: { name: 'Thyme Ltd', address: 'Dublin', vatNumber: 'IE1234567T', vatRate: 23 } },
  });
  await api.db.insert(plans).values([
    { code: 'solo', name: 'Solo', price: 1_900, diaries: 1 },
    { code: 'studio', name: 'Studio', price: 3_900 },
    { code: 'rooms', name: 'Rooms', price: 7_900 },
    { code: 'studio-yearly', name: 'Studio', price: 39_000, period: 'year' },
  ]);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set(START);
  shop = await insertBusiness(api.db, START);
  owner = await api.signInBusiness();
  await api.db.insert(businessMembers).values({ businessId: shop.id, userId: owner.userId, role: 'owner' });
  // These scenarios last longer than a session.
  await api.db
    .update(sessions)
    .set({ expiresAt: START + 400 * DAY, idleExpiresAt: START + 400 * DAY })
    .where(eq(sessions.userId, owner.userId));
});

interface Answer {
  status: number;
  message: string;
  payment_url: string | null;
}

const choose = async (plan: string) =>
  (
    await api.ask<{ subscribe: Answer }>(
      'mutation($p: String!, $b: Int) { subscribe(plan: $p, business_id: $b) { status message payment_url } }',
      { p: plan, b: shop.id },
      { token: owner.token },
    )
  ).subscribe;

const act = async (name: 'desk_pay_plan' | 'desk_leave_plan') => {
  const url = name === 'desk_pay_plan' ? 'payment_url' : '';
  const document = `mutation($b: Int!) { ${name}(business_id: $b) { status message ${url} } }`;
  return (await api.ask<Record<string, Answer>>(document, { b: shop.id }, { token: owner.token }))[name] as Answer;
};

interface Plan {
  state: string;
  plan: { code: string } | null;
  next_plan: { code: string } | null;
  until: number | null;
  next_payment_at: number | null;
  next_payment: number | null;
  is_leaving: boolean;
  card: string | null;
  ends_at: number | null;
  trial_days: number;
  is_shop_hidden: boolean;
  invoices: { number: string; amount: number; pdf_url: string }[];
}

const plan = async (token = owner.token) =>
  (
    await api.ask<{ desk_plan: Plan }>(
      `query($b: Int) { desk_plan(business_id: $b) { state plan { code } next_plan { code } until next_payment_at next_payment
        is_leaving card ends_at trial_days is_shop_hidden invoices { number amount pdf_url } } }`,
      { b: shop.id },
      { token },
    )
  ).desk_plan;

/** Pays the order of a response, and returns the amount. */
async function pay({ payment_url }: Answer, card = CARDS.good): Promise<number> {
  const page = readCardPage(payment_url);
  await payByCard(api, page.publicId, card);
  await api.ask(
    'mutation($o: Int!, $s: Int!) { subscription_payment(order_id: $o, subscribed_id: $s) { status } }',
    { o: page.orderId, s: page.saleId },
    { token: owner.token },
  );
  return Math.round(Number(payment_url?.split('/')[3]) * 100);
}

const renew = () => renewSubscriptions.run(api.app.services, {});
const mails = async () => {
  const rows = await api.db.select().from(outbox).where(eq(outbox.businessId, shop.id)).orderBy(outbox.id);
  return rows.map(({ template }) => template);
};
const isShown = async () =>
  (await api.db.select({ shown: businesses.published }).from(businesses).where(eq(businesses.id, shop.id)))[0]?.shown;

describe('the first plan', () => {
  it('[PLAN-001] has a trial of 30 days without a card', async () => {
    expect(await plan()).toMatchObject({ state: 'none', trial_days: 30 });
    expect(await choose('studio')).toMatchObject({ status: 1, payment_url: null });
    const end = START + 30 * DAY;
    expect(await plan()).toMatchObject({
      state: 'trial',
      plan: { code: 'studio' },
      until: end,
      next_payment: 39,
      next_payment_at: end,
      card: null,
      trial_days: 0,
    });
  });

  it('[PLAN-001] can be changed during the trial, whose end does not move', async () => {
    await choose('studio');
    api.clock.advance(10 * DAY);
    expect(await choose('rooms')).toMatchObject({ status: 1, payment_url: null });
    expect(await plan()).toMatchObject({ state: 'trial', plan: { code: 'rooms' }, until: START + 30 * DAY });
  });

  it('[PLAN-001] has one trial: two tabs at once begin only one', async () => {
    const answers = await Promise.all([choose('solo'), choose('studio'), choose('rooms')]);
    expect(answers.every(({ status }) => status === 1)).toBe(true);
    const rows = await api.db.select().from(subscriptions).where(eq(subscriptions.businessId, shop.id));
    expect(rows).toHaveLength(1);
    expect(await plan()).toMatchObject({ state: 'trial', until: START + 30 * DAY });
  });

  it('[PLAN-002] sends one reminder before the trial ends, asks for payment, and hides the shop without one', async () => {
    await choose('studio');
    api.clock.set(START + 28 * DAY);
    await renew();
    await renew();
    expect(await mails()).toEqual(['trial-ending']);
    api.clock.set(START + 30 * DAY + 3_600);
    await renew();
    await renew();
    expect(await mails()).toEqual(['trial-ending', 'subscription-due']);
    expect(await plan()).toMatchObject({ state: 'past_due', ends_at: START + 44 * DAY });
    expect(await isShown()).toBe(true);
    api.clock.set(START + 44 * DAY + 3_600);
    await renew();
    expect(await plan()).toMatchObject({ state: 'ended', is_shop_hidden: true, next_payment: null });
    expect(await mails()).toContain('plan-ended');
    expect(await isShown()).toBe(false);
    // There is no second trial; paying shows the shop again.
    const again = await choose('studio');
    expect(again.payment_url).not.toBeNull();
    expect(await pay(again)).toBe(3_900);
    expect(await plan()).toMatchObject({ state: 'active', is_shop_hidden: false });
    expect(await isShown()).toBe(true);
  });

  it('[PLAN-002] paid during the trial, its period follows the trial', async () => {
    await choose('studio');
    api.clock.advance(5 * DAY);
    expect(await pay(await act('desk_pay_plan'))).toBe(3_900);
    const { until } = await plan();
    expect(until).toBe(Date.UTC(2026, 7, 15, 8) / 1000);
    expect(await plan()).toMatchObject({ state: 'active', card: 'Visa ending 4242', next_payment: 39 });
  });
});

describe('the next period', () => {
  const paidStudio = async (card = CARDS.good) => {
    await choose('studio');
    await pay(await act('desk_pay_plan'), card);
    return (await plan()).until ?? 0;
  };

  it('[PLAN-003] is charged to the card that paid before, once, with an invoice and a receipt', async () => {
    const until = await paidStudio();
    api.clock.set(until + 60);
    await Promise.all([renew(), renew()]);
    await renew();
    const now = await plan();
    expect(now.state).toBe('active');
    expect(now.until).toBeGreaterThan(until + 27 * DAY);
    expect(now.invoices).toHaveLength(2);
    expect((await mails()).filter((name) => name === 'subscription-paid')).toHaveLength(2);
    expect(await mails()).not.toContain('subscription-due');
  });

  it('[PLAN-003] sends a payment request when the bank declines, and the shop stays open', async () => {
    const until = await paidStudio();
    const { cards } = api.app.services;
    const real = cards.vault?.charge;
    if (!cards.vault || !real) throw new Error('The sandbox saves cards.');
    cards.vault.charge = async (id) => ({ ...(await cards.fetchOrder(id)), failure: 'Your card was declined.' });
    api.clock.set(until + 60);
    await renew();
    cards.vault.charge = real;
    expect(await plan()).toMatchObject({ state: 'past_due' });
    expect(await isShown()).toBe(true);
    const [mail] = await api.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.businessId, shop.id), eq(outbox.template, 'subscription-due')));
    const { path, failure } = (mail?.payload ?? {}) as { path: string; failure: string };
    expect(failure).toBe('Your card was declined.');
    await pay({ status: 1, message: '', payment_url: path });
    expect(await plan()).toMatchObject({ state: 'active' });
  });

  it('[PLAN-004] of a cheaper plan begins with the next payment', async () => {
    const until = await paidStudio();
    expect(await choose('solo')).toMatchObject({ status: 1, payment_url: null });
    expect(await plan()).toMatchObject({
      plan: { code: 'studio' },
      next_plan: { code: 'solo' },
      until,
      next_payment: 19,
    });
    api.clock.set(until + 60);
    await renew();
    const now = await plan();
    expect(now).toMatchObject({ state: 'active', plan: { code: 'solo' }, next_plan: null });
    expect(now.invoices[0]?.amount).toBe(19);
  });

  it('[PLAN-004] of a dearer plan begins at once, for the days that are left', async () => {
    const until = await paidStudio();
    api.clock.set(until - 15.5 * DAY);
    const answer = await choose('rooms');
    // Half of a month of 31 days, of the €40 between the two.
    expect(await pay(answer)).toBe(2_000);
    expect(await plan()).toMatchObject({ state: 'active', plan: { code: 'rooms' }, until, card: 'Visa ending 4242' });
  });

  it('[PLAN-004] two tabs that change the plan lose no money: every payment counts for the remaining plan', async () => {
    const until = await paidStudio();
    api.clock.set(until - 15.5 * DAY);
    const first = await choose('rooms');
    const second = await choose('rooms');
    await choose('solo');
    await pay(first);
    expect(await plan()).toMatchObject({ plan: { code: 'rooms' }, next_plan: null, until });
    const paid = await pay(second);
    const more = ((await plan()).until ?? 0) - until;
    // The second payment buys its share of another month, not a whole one.
    expect(more / DAY).toBeCloseTo((31 * paid) / 7_900, 0);
  });
});

describe('cancelling', () => {
  it('[PLAN-005] during the trial ends with the trial, without a payment or a reminder', async () => {
    await choose('studio');
    expect(await act('desk_leave_plan')).toMatchObject({ status: 1 });
    expect(await act('desk_leave_plan')).toMatchObject({ status: 0 });
    expect(await plan()).toMatchObject({ state: 'trial', is_leaving: true, next_payment: null });
    api.clock.set(START + 30 * DAY + 60);
    await renew();
    expect(await plan()).toMatchObject({ state: 'ended' });
    expect(await mails()).toEqual(['plan-ended']);
    expect(await isShown()).toBe(false);
  });

  it('[PLAN-005] ends with the paid period, and can be withdrawn until then', async () => {
    await choose('studio');
    await pay(await act('desk_pay_plan'));
    const { until } = await plan();
    await act('desk_leave_plan');
    expect(await plan()).toMatchObject({ state: 'active', is_leaving: true, until, next_payment: null });
    expect(await choose('studio')).toMatchObject({ status: 1, payment_url: null });
    expect(await plan()).toMatchObject({ is_leaving: false, next_payment: 39 });
  });

  it('[PLAN-005] is withdrawn by choosing another plan', async () => {
    await choose('studio');
    await pay(await act('desk_pay_plan'));
    await act('desk_leave_plan');
    await choose('solo');
    expect(await plan()).toMatchObject({ is_leaving: false, next_plan: { code: 'solo' } });
  });

  it('[PLAN-005] without a plan is refused', async () => {
    expect(await act('desk_leave_plan')).toMatchObject({ status: 0 });
    expect(await act('desk_pay_plan')).toMatchObject({ status: 0 });
  });

  it('[PLAN-005] a shop that its owner hid stays hidden when a plan begins', async () => {
    await choose('studio');
    await act('desk_leave_plan');
    await api.db.update(businesses).set({ published: false }).where(eq(businesses.id, shop.id));
    api.clock.set(START + 30 * DAY + 60);
    await renew();
    await pay(await choose('solo'));
    expect(await isShown()).toBe(false);
  });
});

describe('the invoices of a plan', () => {
  it('[PLAN-006] have numbers without gaps, VAT, and a PDF for the owner only', async () => {
    await choose('studio');
    await pay(await act('desk_pay_plan'));
    const [invoice] = (await plan()).invoices;
    const rows = await api.db.select().from(planInvoices).orderBy(desc(planInvoices.number));
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, index) => rows.length - index));
    expect(rows[0]).toMatchObject({ amount: 3_900, vatRate: 23, plan: 'Studio', seller: { vatNumber: 'IE1234567T' } });
    const get = (token: string) => api.fetch(invoice?.pdf_url ?? '', { headers: { authorization: `Bearer ${token}` } });
    const own = await get(owner.token);
    expect(own.headers.get('content-type')).toBe('application/pdf');
    expect(own.headers.get('content-disposition')).toContain(`${invoice?.number}.pdf`);
    const stranger = await api.signInBusiness();
    expect((await get(stranger.token)).status).toBe(404);
    expect((await get('')).status).toBe(401);
  });

  it('[PLAN-006] many payments at once leave no gap', async () => {
    const pages: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      const place = await insertBusiness(api.db, START);
      const person = await api.signInBusiness();
      await api.db.insert(businessMembers).values({ businessId: place.id, userId: person.userId, role: 'owner' });
      const ask = (document: string) => api.ask<Record<string, Answer>>(document, {}, { token: person.token });
      await ask('mutation { subscribe(plan: "solo") { status } }');
      const asked = await ask(`mutation { desk_pay_plan(business_id: ${place.id}) { status payment_url } }`);
      pages.push(readCardPage(asked.desk_pay_plan?.payment_url ?? null).publicId);
    }
    await Promise.all(pages.map((publicId) => payByCard(api, publicId)));
    await api.runJobs();
    const rows = await api.db.select({ number: planInvoices.number }).from(planInvoices);
    expect(rows.map(({ number }) => number).sort((a, b) => a - b)).toEqual(rows.map((_row, index) => index + 1));
    expect(rows.length).toBeGreaterThanOrEqual(6);
  });

  it('[PLAN-006] the plan is for the owner only: staff and strangers are refused', async () => {
    const staff = await api.signInBusiness();
    await api.db.insert(businessMembers).values({ businessId: shop.id, userId: staff.userId, role: 'staff' });
    const ask = (token: string) =>
      api.run('query($b: Int) { desk_plan(business_id: $b) { state } }', { b: shop.id }, { token });
    expect((await ask(staff.token)).errors?.[0]?.message).toBe('Only the owner can do this.');
    expect((await ask((await api.signInBusiness()).token)).errors?.[0]?.message).toBe('This business does not exist.');
    const rows = await api.db.select().from(outbox).where(like(outbox.template, 'subscription%'));
    expect(rows.every(({ recipient }) => recipient.includes('@'))).toBe(true);
  });
});

describe('the diaries of a plan', () => {
  it('[PLAN-090] counts people and chairs, no rooms and none put away, and refuses none above the plan', async () => {
    const roomy = await insertBusiness(api.db, START, { chairs: 3 });
    await api.db.insert(businessMembers).values({ businessId: roomy.id, userId: owner.userId, role: 'owner' });
    const key = { businessId: roomy.id };
    const [resource] = await api.db
      .insert(resources)
      .values({ ...key, name: 'Room', kind: 'room' })
      .returning();
    await api.db.insert(chairs).values([
      { ...key, name: 'Room', resourceId: resource?.id ?? 0, unit: 1, active: false },
      { ...key, name: 'Put away', active: false },
    ]);
    const subscribe = 'mutation($b: Int) { subscribe(plan: "solo", business_id: $b) { status } }';
    await api.ask(subscribe, { b: roomy.id }, { token: owner.token });
    const { desk_plan: plan } = await api.ask<{ desk_plan: object }>(
      'query($b: Int!) { desk_plan(business_id: $b) { plan { diaries } diaries_used } }',
      { b: roomy.id },
      { token: owner.token },
    );
    expect(plan).toEqual({ plan: { diaries: 1 }, diaries_used: 3 });
  });
});
