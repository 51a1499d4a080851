import { cardOrders, notifications, outbox, sales, savedCards } from '@thyme/db/schema';
import { DAY, HOUR } from '@thyme/domain/time';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';
import { CARDS, confirmPayment, ledgerOf, payByCard, readCardPage, saleOf } from '../../../test/kit/paying.ts';
import { ProviderUnavailable } from '../../integrations/cards/card-port.ts';
import { readInvoiceTaxes } from '../sales/index.ts';
import {
  becomeMember,
  change,
  join,
  lastOf,
  memberOf,
  offerMembership,
  periodsOf,
  runCharges,
  sessionsOf,
} from './memberships.fixtures.ts';

let api: TestApi;
let owner: SignedIn;
let guest: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set(instant('2027-01-31 10:00'));
  owner = await api.signInBusiness();
  guest = await api.signIn({ firstName: 'Niamh', lastName: 'Byrne' });
  shop = await insertBusiness(api.db, api.clock.now(), {
    business: { upfrontPercent: 20, vatNumber: 'IE1234567T', vatRate: 13.5, horizonDays: 200 },
    chairs: 5,
  });
  await joinBusiness(api.db, shop.id, owner.userId);
});

const place = () => ({ api, shop, owner });
const mailsOf = async (id: number) =>
  (
    await api.db
      .select()
      .from(outbox)
      .where(like(outbox.dedupeKey, `membership:${id}:%`))
      .orderBy(outbox.id)
  ).map(({ dedupeKey }) => dedupeKey.split(':')[2]);

/** A member whose first period began on 31 January at ten. */
async function member({ card = CARDS.good as string, offer = {}, joins = {} } = {}) {
  const id = await offerMembership(place(), offer);
  return (await becomeMember(place(), guest, id, card, joins)).id;
}

describe('joining', () => {
  it('[MEMB-004] needs consent and the price that was shown, saves the card, and is confirmed by mail', async () => {
    const offer = await offerMembership(place());
    expect(await join(place(), guest, offer, { agrees: false })).toMatchObject({ status: 0 });
    expect(await join(place(), guest, offer, { price: 48 })).toMatchObject({ status: 0, payment_url: null });
    const joined = await becomeMember(place(), guest, offer);
    expect(joined).toMatchObject({
      status: 'active',
      anchorOn: '2027-01-31',
      number: 0,
      savedCardId: expect.any(Number),
    });
    expect(joined.consent).toContain('charges €49.01 to my card now and every month, until I cancel');
    expect(joined.nextAt).toBe(instant('2027-02-28 08:00'));
    const [mail] = await api.db
      .select()
      .from(outbox)
      .where(eq(outbox.dedupeKey, `membership:${joined.id}:joined`));
    expect(mail).toMatchObject({ recipient: guest.email, template: 'membership' });
    expect(JSON.stringify(mail?.payload)).toContain(joined.consent);
    expect(await join(place(), guest, offer)).toMatchObject({ status: 0, message: 'You’re already a member.' });
  });

  it('[MEMB-004] twice at once leads to one payment, and an abandoned one can be started again', async () => {
    const offer = await offerMembership(place());
    const [one, two] = await Promise.all([join(place(), guest, offer), join(place(), guest, offer)]);
    const urls = [one, two].flatMap(({ payment_url }) => (payment_url ? [payment_url] : []));
    expect(new Set(urls).size).toBe(1);
    api.clock.advance(2 * HOUR);
    await api.runJobs();
    expect((await lastOf(api, guest.userId)).status).toBe('ended');
    expect((await becomeMember(place(), guest, offer)).status).toBe('active');
  });

  it('[MEMB-002] each period is a sale with its VAT and its sessions, which end with it', async () => {
    const id = await member({ offer: { vat: 9 } });
    const [period] = await periodsOf(api, id);
    expect(await ledgerOf(api, period?.saleId ?? 0)).toEqual(['sale 4901', 'charge 4901']);
    const sold = await sessionsOf(api, period?.saleId ?? 0);
    expect(sold).toMatchObject({
      unit: 'session',
      remaining: 2,
      status: 'active',
      expiresAt: instant('2027-02-28 08:00'),
    });
    expect(sold.terms).toMatchObject({ purpose: 'single', membership: true });
    const saleIds = [period?.saleId ?? 0];
    const [tax] = await readInvoiceTaxes(api.db, { businessId: shop.id, saleIds }, api.clock.now());
    expect(tax).toMatchObject({ groups: [{ rate: 9, gross: 4901 }], untaxed: 0 });
  });

  it('[MEMB-003] sessions that carry over are valid for one more period', async () => {
    const id = await member({ offer: { over: true } });
    const [period] = await periodsOf(api, id);
    expect((await sessionsOf(api, period?.saleId ?? 0)).expiresAt).toBe(instant('2027-03-31 08:00'));
  });
});

describe('the recurring charge', () => {
  it('[MEMB-001] [MEMB-005] falls on the last day of a short month and returns to the 31st, once per period', async () => {
    const id = await member();
    await runCharges(api);
    expect(await periodsOf(api, id)).toHaveLength(1);
    for (const [day, next] of [
      ['2027-02-28', '2027-03-31'],
      ['2027-03-31', '2027-04-30'],
    ]) {
      api.clock.set(instant(`${day} 08:01`));
      await Promise.all([runCharges(api), runCharges(api)]);
      expect(await memberOf(api, id)).toMatchObject({ status: 'active', nextAt: instant(`${next} 08:00`) });
    }
    const periods = await periodsOf(api, id);
    expect(periods.map(({ number, status }) => [number, status])).toEqual([
      [0, 'paid'],
      [1, 'paid'],
      [2, 'paid'],
    ]);
    const paid = await api.db
      .select()
      .from(cardOrders)
      .where(and(eq(cardOrders.userId, guest.userId), eq(cardOrders.status, 'paid')));
    expect(paid).toHaveLength(3);
  });

  it('[MEMB-005] a charge that was made but not recorded is found, and none is made twice', async () => {
    const id = await member();
    api.clock.set(instant('2027-02-28 08:01'));
    const { vault } = api.app.services.cards;
    if (!vault) throw new Error('No vault.');
    const charge = vault.charge;
    vault.charge = async (...given) => {
      await charge.apply(vault, given);
      throw new Error('The process ended here.');
    };
    await runCharges(api).finally(() => {
      vault.charge = charge;
    });
    api.clock.advance(HOUR);
    await runCharges(api);
    const periods = await periodsOf(api, id);
    expect(periods.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(await ledgerOf(api, periods[1]?.saleId ?? 0)).toEqual(['sale 4901', 'charge 4901']);
    expect(await api.db.select().from(sales).where(eq(sales.userId, guest.userId))).toHaveLength(2);
  });
});

describe('pausing', () => {
  it('[MEMB-007] nothing is charged until the day, and periods count from there', async () => {
    const id = await member();
    expect(await change(api, guest, id, 'pause', { on: '2027-02-28' })).toMatchObject({ status: 0 });
    expect(await change(api, guest, id, 'pause', { on: '2027-04-15' })).toMatchObject({ status: 1 });
    api.clock.set(instant('2027-03-10 12:00'));
    await runCharges(api);
    expect(await memberOf(api, id)).toMatchObject({ status: 'paused', nextAt: instant('2027-04-15 08:00') });
    expect(await periodsOf(api, id)).toHaveLength(1);
    api.clock.set(instant('2027-04-15 08:01'));
    await runCharges(api);
    expect(await memberOf(api, id)).toMatchObject({ status: 'active', number: 1, nextAt: instant('2027-05-15 08:00') });
  });

  it('[MEMB-007] a planned pause can be withdrawn, and ending a running one charges', async () => {
    const id = await member();
    await change(api, guest, id, 'pause', { on: '2027-04-15' });
    expect(await change(api, guest, id, 'resume')).toMatchObject({ status: 1 });
    expect((await memberOf(api, id)).resumeOn).toBeNull();
    await change(api, guest, id, 'pause', { on: '2027-04-15' });
    api.clock.set(instant('2027-02-28 20:00'));
    await runCharges(api);
    expect((await memberOf(api, id)).status).toBe('paused');
    await change(api, guest, id, 'resume');
    await runCharges(api);
    expect(await memberOf(api, id)).toMatchObject({ status: 'active', nextAt: instant('2027-03-28 08:00') });
  });
});

describe('cancelling', () => {
  it('[MEMB-008] runs to the end of the paid period, and can be withdrawn until then', async () => {
    const id = await member();
    expect((await change(api, guest, id, 'cancel')).message).toBe('Cancelled. The membership ends on Sun 28 Feb.');
    expect(await change(api, guest, id, 'keep')).toMatchObject({ status: 1 });
    await change(api, guest, id, 'cancel');
    api.clock.set(instant('2027-02-28 08:01'));
    await runCharges(api);
    expect(await memberOf(api, id)).toMatchObject({ status: 'ended' });
    expect(await periodsOf(api, id)).toHaveLength(1);
    expect(await mailsOf(id)).toContain('ended');
    const [mail] = await api.db
      .select()
      .from(outbox)
      .where(like(outbox.dedupeKey, `membership:${id}:cancelled-%`));
    expect(JSON.stringify(mail?.payload)).toContain('You cancelled Facial club. You keep');
  });

  it('[MEMB-008] within an hour of the charge: the renewal is refunded and it ends', async () => {
    const id = await member();
    api.clock.set(instant('2027-02-28 08:01'));
    await runCharges(api);
    api.clock.advance(50 * 60);
    expect((await change(api, guest, id, 'cancel')).message).toBe('Cancelled. €49.01 is refunded.');
    await api.runJobs();
    const [, renewed] = await periodsOf(api, id);
    expect(renewed?.status).toBe('refunded');
    expect(await memberOf(api, id)).toMatchObject({ status: 'ended', endedAt: api.clock.now() });
    expect(await ledgerOf(api, renewed?.saleId ?? 0)).toEqual([
      'sale 4901',
      'charge 4901',
      'credit -4901',
      'refund -4901',
    ]);
    expect((await sessionsOf(api, renewed?.saleId ?? 0)).remaining).toBe(0);
  });

  it('[MEMB-008] just before: nothing is charged; an hour and a minute after: it runs on', async () => {
    const id = await member();
    api.clock.set(instant('2027-02-28 07:59'));
    await change(api, guest, id, 'cancel');
    api.clock.set(instant('2027-02-28 08:01'));
    await runCharges(api);
    expect((await memberOf(api, id)).status).toBe('ended');
    const later = await member();
    api.clock.set(instant('2027-03-28 09:00'));
    await runCharges(api);
    api.clock.advance(HOUR + 60);
    expect((await change(api, guest, later, 'cancel')).message).toContain('ends on');
    expect((await memberOf(api, later)).status).toBe('active');
  });

  it('[MEMB-008] a minimum term is kept and charged', async () => {
    const id = await member({ offer: { min: 3 } });
    expect((await change(api, guest, id, 'cancel')).message).toBe('Cancelled. The membership ends on Fri 30 Apr.');
    for (const day of ['2027-02-28', '2027-03-31', '2027-04-30']) {
      api.clock.set(instant(`${day} 08:01`));
      await runCharges(api);
    }
    expect(await periodsOf(api, id)).toHaveLength(3);
    expect((await memberOf(api, id)).status).toBe('ended');
  });
});

describe('a charge that fails', () => {
  it('[MEMB-009] is retried on days one, three and seven, grants nothing meanwhile, and ends the membership', async () => {
    const id = await member({ card: CARDS.onceOnly });
    const states: string[] = [];
    for (const day of [0, 1, 2, 3, 5, 7]) {
      api.clock.set(instant('2027-02-28 08:05') + day * DAY);
      await runCharges(api);
      const [, period] = await periodsOf(api, id);
      states.push(`${day}: ${(await memberOf(api, id)).status} ${period?.tries}`);
    }
    expect(states).toEqual([
      '0: past_due 1',
      '1: past_due 2',
      '2: past_due 2',
      '3: past_due 3',
      '5: past_due 3',
      '7: ended 4',
    ]);
    const [, period] = await periodsOf(api, id);
    expect(period?.status).toBe('failed');
    expect((await saleOf(api, period?.saleId ?? 0)).status).toBe('void');
    expect((await sessionsOf(api, period?.saleId ?? 0)).status).toBe('void');
    expect(await mailsOf(id)).toEqual(['joined', 'unpaid-1-1', 'unpaid-1-2', 'unpaid-1-3', 'ended']);
    const told = await api.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.recipientId, owner.userId), eq(notifications.refId, id)))
      .orderBy(notifications.id);
    expect(told.map(({ title }) => title)).toEqual([
      'Niamh Byrne joined Facial club',
      'Niamh Byrne’s membership isn’t paid',
      'Niamh Byrne’s membership has ended',
    ]);
  });

  it('[MEMB-009] because the provider is down is tried again after an hour, and does not count', async () => {
    const id = await member();
    const { cards } = api.app.services;
    const real = cards.openOrder;
    api.clock.set(instant('2027-02-28 08:05'));
    cards.openOrder = async () => {
      throw new ProviderUnavailable('nothing');
    };
    await runCharges(api).finally(() => {
      cards.openOrder = real;
    });
    const due = { status: 'due', tries: 0, nextTryAt: instant('2027-02-28 09:05') };
    expect((await periodsOf(api, id))[1]).toMatchObject({ ...due, failure: expect.any(String) });
    expect((await memberOf(api, id)).status).toBe('active');
    api.clock.set(instant('2027-02-28 09:05'));
    await runCharges(api);
    expect((await periodsOf(api, id))[1]).toMatchObject({ status: 'paid', failure: null });
  });

  it('[MEMB-009] is paid by the link with another card, which is charged from then on', async () => {
    const id = await member({ card: CARDS.onceOnly });
    const before = (await memberOf(api, id)).savedCardId;
    api.clock.set(instant('2027-02-28 08:05'));
    await runCharges(api);
    const { answer } = await api.ask<{ answer: { payment_url: string } }>(
      'mutation($id: Int!) { answer: pay_membership(id: $id) { status message payment_url } }',
      { id },
      guest,
    );
    const page = readCardPage(answer.payment_url);
    await payByCard(api, page.publicId, CARDS.good);
    expect(await confirmPayment(api, guest.token, page)).toMatchObject({ status: 1 });
    const paid = await memberOf(api, id);
    expect(paid).toMatchObject({ status: 'active', nextAt: instant('2027-03-31 08:00') });
    expect(paid.savedCardId).not.toBe(before);
    expect((await periodsOf(api, id))[1]).toMatchObject({ status: 'paid' });
  });

  it('[MEMB-009] without a saved card the guest gets the link', async () => {
    const id = await member();
    await api.db.delete(savedCards).where(eq(savedCards.userId, guest.userId));
    api.clock.set(instant('2027-02-28 08:05'));
    await runCharges(api);
    expect(await memberOf(api, id)).toMatchObject({ status: 'past_due', savedCardId: null });
    expect(await mailsOf(id)).toContain('unpaid-1-1');
  });

  it('[MEMB-009] paid after the last attempt: the money is refunded', async () => {
    const id = await member({ card: CARDS.onceOnly });
    api.clock.set(instant('2027-02-28 08:05'));
    await runCharges(api);
    const [, open] = await periodsOf(api, id);
    const [order] = await api.db
      .select()
      .from(cardOrders)
      .where(eq(cardOrders.saleId, open?.saleId ?? 0));
    await change(api, guest, id, 'cancel');
    expect((await memberOf(api, id)).status).toBe('ended');
    await payByCard(api, order?.publicId ?? '', CARDS.good);
    await api.runJobs();
    expect((await memberOf(api, id)).status).toBe('ended');
    expect(
      (await sessionsOf(api, open?.saleId ?? 0)).remaining === 0 ||
        (await sessionsOf(api, open?.saleId ?? 0)).status === 'void',
    ).toBe(true);
    const { claimedAmount, paidAmount } = await saleOf(api, open?.saleId ?? 0);
    expect(paidAmount).toBe(claimedAmount);
    expect(paidAmount).toBe(0);
  });
});
