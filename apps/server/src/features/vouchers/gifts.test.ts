import { outbox, soldVouchers } from '@thyme/db/schema';
import { instantOf, wallAt } from '@thyme/domain/time';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  book,
  bootApi,
  insertBusiness,
  insertVoucher,
  instant,
  type TestApi,
  type TestBusiness,
  tryBooking,
} from '../../../test/kit/index.ts';
import { CARDS, confirmPayment, payByCard, readCardPage } from '../../../test/kit/paying.ts';
import type { SignedIn } from '../../../test/kit/sign-in.ts';
import { mailLayout } from '../outbox/layout.ts';
import { lapseAll } from '../sales/release.ts';
import { sendGifts } from './job-handlers.ts';
import { voucherReceivedMail } from './mails.ts';

let api: TestApi;
let guest: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  guest = await api.signIn({ firstName: 'Niamh', lastName: 'Byrne' });
  shop = await insertBusiness(api.db, api.clock.now(), { business: { slug: 'gift-room' } });
});
afterAll(() => api.close());

const DAY = '2026-06-20';
const NINE = instant(`${DAY} 09:00`);
let friends = 0;
const newFriend = () => `friend-${++friends}@mail.example`;

const wish = (more: object) => ({ voucher_qty: 1, voucher_owner: 'Bríd Kavanagh', ...more });

async function buy(more: object, place = shop) {
  const offer = await insertVoucher(api.db, place.id);
  return book(api, guest.token, {
    business_id: place.id,
    vouchers: [{ voucher_id: offer.id, ...wish(more) }],
    payment_info: { stripe: 100 },
  });
}

async function pay(paymentUrl: string | null | undefined) {
  const page = readCardPage(paymentUrl ?? '');
  await payByCard(api, page.publicId);
  await confirmPayment(api, guest.token, page);
  return ofSale(page.saleId);
}

async function ofSale(saleId: number | null | undefined) {
  const [sold] = await api.db
    .select()
    .from(soldVouchers)
    .where(eq(soldVouchers.saleId, saleId ?? 0));
  if (!sold) throw new Error('Nothing was sold.');
  return sold;
}

const bought = async (more: object, place = shop) => pay((await buy(more, place)).payment_url);
const stored = async (id: number) => {
  const [row] = await api.db.select().from(soldVouchers).where(eq(soldVouchers.id, id));
  if (!row) throw new Error('It is gone.');
  return row;
};
const mailsTo = (recipient: string) =>
  api.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, recipient), eq(outbox.template, 'voucher-received')));
const sweep = () => sendGifts.run(api.app.services, {});

interface Answer {
  status: number;
  message: string;
  voucher: { gift_state: string; send_at: number | null; send_date: string | null; owner: string } | null;
}
const FIELDS = '{ status message voucher { gift_state send_at send_date owner } }';

async function send(id: number, email: string | null = null, { token } = guest): Promise<Answer> {
  const query = `mutation($id: Int!, $email: String) { send_voucher(id: $id, email: $email) ${FIELDS} }`;
  return (await api.ask<{ send_voucher: Answer }>(query, { id, email }, { token })).send_voucher;
}

const CHANGE = `mutation($id: Int!, $owner: String!, $email: String, $day: String, $from: String, $message: String) {
  change_voucher_gift(id: $id, owner: $owner, email: $email, send_date: $day, from: $from, message: $message) ${FIELDS}
}`;
async function change(id: number, more: object, { token } = guest): Promise<Answer> {
  const variables = { id, owner: 'Bríd Kavanagh', ...more };
  return (await api.ask<{ change_voucher_gift: Answer }>(CHANGE, variables, { token })).change_voucher_gift;
}

describe('a gift for a day', () => {
  it('[VOUCH-030] [VOUCH-031] is mailed once, at nine by the shop’s clock, by whichever process is first', async () => {
    const friend = newFriend();
    const sold = await bought({
      voucher_email: friend,
      voucher_send_date: DAY,
      voucher_message: 'For all the lifts.',
      voucher_from: 'Niamh',
      voucher_color: 'plum',
    });
    expect(sold).toMatchObject({ sendAt: NINE, ownerEmail: friend, giver: 'Niamh', terms: { color: 'plum' } });
    const before = api.clock.now();
    api.clock.set(NINE - 1);
    await sweep();
    expect(await mailsTo(friend)).toEqual([]);
    api.clock.set(NINE);
    const second = await bootApi({ beside: api });
    await Promise.all([sweep(), sendGifts.run(second.app.services, {}), sweep()]);
    await second.close();
    await sweep();
    expect(await mailsTo(friend)).toMatchObject([
      { payload: { code: sold.code, from: 'Niamh', name: 'Bríd Kavanagh', message: 'For all the lifts.' } },
    ]);
    expect(await stored(sold.id)).toMatchObject({ sendAt: null, sentAt: NINE, sends: 1, ownerEmail: null });
    api.clock.set(before);
  });

  it('[VOUCH-031] of a shop in New York goes out at nine there', async () => {
    const place = await insertBusiness(api.db, api.clock.now(), { business: { zone: 'America/New_York' } });
    const sold = await bought({ voucher_email: newFriend(), voucher_send_date: DAY }, place);
    expect(sold.sendAt).toBe(instantOf('America/New_York', wallAt(DAY, 9 * 60)));
  });

  it('says in the buyer’s mail when', async () => {
    const sold = await bought({ voucher_email: newFriend(), voucher_send_date: DAY });
    const [mail] = await api.db
      .select()
      .from(outbox)
      .where(eq(outbox.dedupeKey, `voucher-bought:${sold.id}`));
    expect(mail?.payload).toMatchObject({ delivery: { kind: 'scheduled', when: 'Sat 20 Jun, 9:00 am (Irish time)' } });
  });

  it('[VOUCH-030] is refused on a day that has passed, too far ahead, or without an address, and nothing is sold', async () => {
    for (const [more, message] of [
      [{ voucher_email: newFriend(), voucher_send_date: '2026-06-01' }, /This day has passed/],
      [{ voucher_email: newFriend(), voucher_send_date: '2028-06-01' }, /within the next year/],
      [{ voucher_send_date: DAY }, /enter the email address/],
    ] as const) {
      const answer = await buy(more);
      expect(answer).toMatchObject({ status: 0, sale_id: null });
      expect(answer.message).toMatch(message);
    }
    for (const [field, value, message] of [
      ['voucher_send_date', 'tomorrow', 'Please send the date as YYYY-MM-DD.'],
      ['voucher_send_date', '2026-02-30', 'Please send the date as YYYY-MM-DD.'],
      ['voucher_message', 'x'.repeat(201), 'Please use at most 200 characters.'],
      ['voucher_from', 'x'.repeat(121), 'Please use at most 120 characters.'],
      ['voucher_color', 'red', 'voucher_color is one of thyme, plum, clay, honey.'],
      ['voucher_email', 'nobody', 'Email should have correct format'],
    ] as const) {
      const vouchers = [{ voucher_id: 1, ...wish({ [field]: value }) }];
      const { errors } = await tryBooking(api, guest.token, { business_id: shop.id, vouchers });
      expect(errors?.[0]?.extensions?.validation).toEqual({ [`vouchers.0.${field}`]: [message] });
    }
  });

  it('is not mailed unpaid; paid after nine on its day it is mailed at once', async () => {
    const friend = newFriend();
    const before = api.clock.now();
    api.clock.set(NINE - 60);
    const unpaid = await buy({ voucher_email: friend, voucher_send_date: DAY });
    api.clock.set(NINE + 60);
    await sweep();
    expect(await mailsTo(friend)).toEqual([]);
    expect(await pay(unpaid.payment_url)).toMatchObject({ sendAt: null, sends: 1 });
    expect(await mailsTo(friend)).toHaveLength(1);
    api.clock.set(before);
  });
});

describe('a gift whose sale fails', () => {
  const mailedOnTheDay = async (friend: string) => {
    api.clock.set(NINE + 60);
    await sweep();
    return mailsTo(friend);
  };
  let before = 0;
  beforeEach(() => {
    before = api.clock.now();
  });
  afterEach(() => api.clock.set(before));

  it('[VOUCH-031] because it was not paid in time is not mailed on its day', async () => {
    const friend = newFriend();
    const { sale_id } = await buy({ voucher_email: friend, voucher_send_date: DAY });
    api.clock.advance(700);
    await lapseAll(api.app.services);
    expect(await ofSale(sale_id)).toMatchObject({ status: 'void' });
    expect(await mailedOnTheDay(friend)).toEqual([]);
  });

  it('[VOUCH-031] because its cards were declined for good is not mailed on its day', async () => {
    const friend = newFriend();
    const { payment_url } = await buy({ voucher_email: friend, voucher_send_date: DAY });
    const page = readCardPage(payment_url ?? '');
    for (let tries = 0; tries < 3; tries += 1) await payByCard(api, page.publicId, CARDS.poor);
    await api.runJobs();
    expect(await ofSale(page.saleId)).toMatchObject({ status: 'void' });
    expect(await mailedOnTheDay(friend)).toEqual([]);
  });

  it('[VOUCH-032] or that its buyer changes to paper is not mailed on its day', async () => {
    const friend = newFriend();
    const { id } = await bought({ voucher_email: friend, voucher_send_date: DAY });
    expect(await change(id, {})).toMatchObject({ status: 1, voucher: { gift_state: 'unsent' } });
    expect(await mailedOnTheDay(friend)).toEqual([]);
  });
});

describe('a message', () => {
  const message = 'Grá mór 💚👩‍👩‍👧 – ありがとう, مبروك\n<script>alert("x")</script> & "co"';

  it('[VOUCH-030] with emoji, other alphabets and markup arrives as typed, and never as markup', async () => {
    const friend = newFriend();
    const sold = await bought({ voucher_email: friend, voucher_message: message });
    expect(sold.message).toBe(message);
    const [mail] = await mailsTo(friend);
    const settings = { publicUrl: 'https://thyme.example', businessUrl: 'https://thyme.example/business' };
    const { html, text } = mailLayout(voucherReceivedMail.compose(mail?.payload as never, settings), settings);
    expect(text).toContain('ありがとう');
    expect(html).toContain('👩‍👩‍👧');
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;');
    const card = await api.fetch(`/voucher-card/${sold.code}.pdf`);
    expect(card.status).toBe(200);
  });
});

describe('changing a gift', () => {
  it('[VOUCH-032] moves the day until it has been mailed', async () => {
    const [first, second] = [newFriend(), newFriend()];
    const { id } = await bought({ voucher_email: first, voucher_send_date: DAY });
    const later = { email: second, day: '2026-06-22', message: 'Later', from: 'N.' };
    const moved = await change(id, later);
    expect(moved).toMatchObject({ status: 1, voucher: { gift_state: 'scheduled', send_date: '2026-06-22' } });
    expect(moved.message).toContain('Mon 22 Jun, 9:00 am');
    const before = api.clock.now();
    api.clock.set(NINE + 60);
    await sweep();
    expect([...(await mailsTo(first)), ...(await mailsTo(second))]).toEqual([]);
    api.clock.set(instant('2026-06-22 09:00'));
    await sweep();
    expect(await mailsTo(first)).toEqual([]);
    expect(await mailsTo(second)).toMatchObject([{ payload: { message: 'Later', from: 'N.' } }]);
    expect(await change(id, later)).toMatchObject({ status: 0, message: expect.stringContaining('has been sent') });
    api.clock.set(before);
  });

  it('[VOUCH-032] from a day to paper, and from paper to at once', async () => {
    const friend = newFriend();
    const { id } = await bought({ voucher_email: friend, voucher_send_date: DAY });
    expect(await change(id, {})).toMatchObject({ status: 1, voucher: { gift_state: 'unsent' } });
    expect(await stored(id)).toMatchObject({ ownerEmail: null, sendAt: null });
    expect(await change(id, { email: friend, owner: 'Bríd' })).toMatchObject({ voucher: { gift_state: 'sent' } });
    expect(await mailsTo(friend)).toMatchObject([{ payload: { name: 'Bríd' } }]);
  });

  it('[VOUCH-032] names the field of an invalid day or address', async () => {
    const { id } = await bought({});
    for (const [more, field, message] of [
      [{ email: newFriend(), day: '2026-06-01' }, 'send_date', /This day has passed/],
      [{ day: DAY }, 'email', /enter the email address/],
      [{ email: 'nobody' }, 'email', /correct format/],
      [{ owner: '  ' }, 'owner', /fill this in/],
    ] as const) {
      const { errors } = await api.run(CHANGE, { id, owner: 'Bríd', ...more }, { token: guest.token });
      const validation = errors?.[0]?.extensions?.validation as Record<string, string[]>;
      expect(validation[field]?.[0]).toMatch(message);
    }
    expect(await stored(id)).toMatchObject({ owner: 'Bríd Kavanagh', sendAt: null });
  });
});

describe('sending a gift', () => {
  it('[VOUCH-033] now, ahead of its day, and again to another address', async () => {
    const [first, second] = [newFriend(), newFriend()];
    const { id } = await bought({ voucher_email: first, voucher_send_date: DAY });
    expect(await send(id)).toMatchObject({ status: 1, voucher: { gift_state: 'sent', send_at: null } });
    expect(await mailsTo(first)).toHaveLength(1);
    const { errors } = await api.run('mutation($id: Int!) { send_voucher(id: $id) { status } }', { id }, guest);
    expect(errors?.[0]?.extensions?.validation).toMatchObject({ email: [expect.stringContaining('email address')] });
    expect(await send(id, second)).toMatchObject({ status: 1 });
    expect(await mailsTo(second)).toHaveLength(1);
    const before = api.clock.now();
    api.clock.set(NINE);
    await sweep();
    expect([...(await mailsTo(first)), ...(await mailsTo(second))]).toHaveLength(2);
    api.clock.set(before);
  });

  it('[VOUCH-033] is for its buyer only, and not for one’s own or a claimed voucher', async () => {
    const friend = await api.signIn();
    const gift = await bought({});
    expect(await send(gift.id, newFriend(), friend)).toMatchObject({ status: 0, voucher: null });
    expect(await change(gift.id, {}, friend)).toMatchObject({ status: 0, voucher: null });
    const own = await bought({ voucher_owner: 'Niamh Byrne' });
    expect(await send(own.id, newFriend())).toMatchObject({ status: 0, message: expect.stringContaining('your own') });
    const claim = 'mutation($c: String!) { claim_voucher(voucher_code: $c) { status } }';
    await api.ask(claim, { c: gift.code }, { token: friend.token });
    expect(await send(gift.id, newFriend())).toMatchObject({
      status: 0,
      message: 'Bríd Kavanagh has this voucher already.',
    });
    const mine = `{ my_voucher { data { id gift_state recipient_email } } }`;
    const { my_voucher } = await api.ask<{ my_voucher: { data: object[] } }>(mine, {}, { token: friend.token });
    expect(my_voucher.data).toEqual([{ id: gift.id, gift_state: 'claimed', recipient_email: null }]);
  });

  it('a claimed gift is not mailed on its day, and its address is deleted', async () => {
    const friend = newFriend();
    const gift = await bought({ voucher_email: friend, voucher_send_date: DAY });
    const claim = 'mutation($c: String!) { claim_voucher(voucher_code: $c) { status } }';
    await api.ask(claim, { c: gift.code }, { token: (await api.signIn()).token });
    const before = api.clock.now();
    api.clock.set(NINE);
    await sweep();
    api.clock.set(before);
    expect(await mailsTo(friend)).toEqual([]);
    expect(await stored(gift.id)).toMatchObject({ ownerEmail: null, sendAt: null });
  });
});

describe('the page of a gift', () => {
  const CARD = `query($c: String!) { gift_card(voucher_code: $c) {
    voucher_code owner giver message value remaining color is_claimed business_info { slug } } }`;

  it('[VOUCH-034] shows what is on the card to the holder of the code, without a login', async () => {
    const sold = await bought({ voucher_message: 'Sit down, say nothing.', voucher_color: 'clay' });
    expect(await api.ask(CARD, { c: sold.code.toLowerCase() })).toEqual({
      gift_card: {
        voucher_code: sold.code,
        owner: 'Bríd Kavanagh',
        giver: 'Niamh Byrne',
        message: 'Sit down, say nothing.',
        value: 100,
        remaining: 100,
        color: 'clay',
        is_claimed: false,
        business_info: { slug: 'gift-room' },
      },
    });
    expect(await api.ask(CARD, { c: 'GIFT-0000-0000' })).toEqual({ gift_card: null });
    const { sale_id } = await buy({});
    expect(await api.ask(CARD, { c: (await ofSale(sale_id)).code })).toEqual({ gift_card: null });
  });

  it('[VOUCH-034] recognises its buyer, and names no giver for one’s own', async () => {
    const query = 'query($c: String!) { gift_card(voucher_code: $c) { is_mine giver } }';
    const sold = await bought({});
    const own = await bought({ voucher_owner: 'Niamh Byrne' });
    expect(await api.ask(query, { c: sold.code })).toMatchObject({ gift_card: { is_mine: false } });
    expect(await api.ask(query, { c: sold.code }, await api.signIn())).toMatchObject({ gift_card: { is_mine: false } });
    expect(await api.ask(query, { c: sold.code }, guest)).toMatchObject({ gift_card: { is_mine: true } });
    expect(await api.ask(query, { c: own.code }, guest)).toEqual({ gift_card: { is_mine: true, giver: '' } });
  });

  it('lists the vouchers of one purchase', async () => {
    const sold = await bought({});
    await bought({});
    const mine = `query($sale: Int) { my_voucher(sale_id: $sale) { data { id } paginatorInfo { total } } }`;
    const answer = await api.ask(mine, { sale: sold.saleId }, { token: guest.token });
    expect(answer).toEqual({ my_voucher: { data: [{ id: sold.id }], paginatorInfo: { total: 1 } } });
    const stranger = await api.signIn();
    const none = await api.ask(mine, { sale: sold.saleId }, { token: stranger.token });
    expect(none).toEqual({ my_voucher: { data: [], paginatorInfo: { total: 0 } } });
  });
});
