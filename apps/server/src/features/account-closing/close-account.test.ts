import { access } from 'node:fs/promises';
import { join } from 'node:path';
import {
  appointmentLines,
  appointments,
  businesses,
  favourites,
  invoices,
  notifications,
  occupancies,
  offBoardings,
  outbox,
  pictures,
  refunds,
  reviews,
  saleLines,
  sales,
  seatClaims,
  serviceSchedules,
  soldVouchers,
  users,
  waitingListRequests,
} from '@thyme/db/schema';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  insertClass,
  insertAppointment as insertPaidAppointment,
  insertVoucher,
  joinBusiness,
  recordingMail,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';
import { hashPassword } from '../accounts/passwords/passwords.ts';

const HOUR = 3_600;
const CLOSE =
  'mutation($answer: String!, $email: String!) { guestOffBoardingRequest(answer: $answer, email: $email) { status message } }';
type Closing = { guestOffBoardingRequest: { status: number; message: string } };
type Guest = Awaited<ReturnType<TestApi['signIn']>>;

let api: TestApi;
let other: TestApi;
let shop: TestBusiness;
const mail = recordingMail();

beforeAll(async () => {
  api = await bootApi({ mail, config: { demo: false } });
  other = await bootApi({ beside: api, mail, config: { demo: false } });
  shop = await insertBusiness(api.db, api.clock.now());
});
afterAll(async () => {
  await other.close();
  await api.close();
});

const closeAccount = async (guest: Guest, values: Partial<{ answer: string; email: string }> = {}) =>
  api.run<Closing>(
    CLOSE,
    { answer: 'I do not need it any more', email: guest.email, ...values },
    { token: guest.token },
  );

/** An appointment with its chair: completed in the past, upcoming in the future. */
async function insertAppointment(guest: Guest, startsAt: number) {
  const { db } = api;
  const businessId = shop.id;
  const isPast = startsAt < api.clock.now();
  const [sale] = await db
    .insert(sales)
    .values({ businessId, userId: guest.userId, currency: 'EUR', subTotal: 7_500, totalAmount: 7_500 })
    .returning();
  const [appointment] = await db
    .insert(appointments)
    .values({
      businessId,
      userId: guest.userId,
      saleId: sale?.id ?? 0,
      status: isPast ? 'Completed' : 'New',
      completedAt: isPast ? startsAt + HOUR : null,
      startsAt,
      endsAt: startsAt + HOUR,
      currency: 'EUR',
      subTotal: 7_500,
      totalAmount: 7_500,
      note: 'I am allergic to lavender',
      businessNote: 'Niamh likes tea',
    })
    .returning();
  const [line] = await db
    .insert(appointmentLines)
    .values({
      businessId,
      appointmentId: appointment?.id ?? 0,
      pricingId: shop.pricingId,
      chairId: shop.chairIds[0] ?? 0,
      startsAt,
      durationMinutes: 60,
      serviceName: 'Signature facial',
      price: 7_500,
    })
    .returning();
  await db
    .insert(occupancies)
    .values({ businessId, chairId: shop.chairIds[0] ?? 0, startsAt, endsAt: startsAt + HOUR, lineId: line?.id ?? 0 });
  return { saleId: sale?.id ?? 0, id: appointment?.id ?? 0, lineId: line?.id ?? 0 };
}

async function insertSeat(guest: Guest, startsAt: number) {
  const { db } = api;
  const course = await insertClass(db, shop, { dates: [startsAt] });
  const scheduleId = course.schedules[0]?.id ?? 0;
  const [appointment] = await db
    .insert(appointments)
    .values({
      businessId: shop.id,
      userId: guest.userId,
      status: 'New',
      startsAt,
      endsAt: startsAt + HOUR,
      currency: 'EUR',
    })
    .returning();
  const [line] = await db
    .insert(appointmentLines)
    .values({
      businessId: shop.id,
      appointmentId: appointment?.id ?? 0,
      pricingId: course.pricingId,
      scheduleId,
      startsAt,
      durationMinutes: 60,
      serviceName: 'Evening yoga',
      price: 1_500,
      isGroup: true,
    })
    .returning();
  await db.insert(seatClaims).values({ businessId: shop.id, scheduleId, lineId: line?.id ?? 0 });
  return { scheduleId };
}

/** A voucher in the guest's account, created without buying it. */
async function insertSold(
  guest: Guest,
  place: TestBusiness,
  { offerId, code, ...sold }: { offerId: number; code: string } & Partial<typeof soldVouchers.$inferInsert>,
) {
  const of = { businessId: place.id, currency: 'EUR' };
  const [sale] = await api.db
    .insert(sales)
    .values({ ...of, userId: guest.userId, subTotal: 0, totalAmount: 0 })
    .returning();
  const line = { businessId: place.id, saleId: sale?.id ?? 0, voucherId: offerId };
  const [bought] = await api.db
    .insert(saleLines)
    .values({ ...line, kind: 'voucher', productName: 'Voucher', unitPrice: 2_400 })
    .returning();
  await api.db.insert(soldVouchers).values({
    ...of,
    ...line,
    saleLineId: bought?.id ?? 0,
    buyerId: guest.userId,
    owner: 'Orla Feeney',
    ownerId: guest.userId,
    code,
    terms: { name: 'Gift', title: '', color: 'sage', retail: 2_400, validFor: 60, services: [] },
    value: 2_400,
    remaining: 2_400,
    purchasedAt: api.clock.now(),
    expiresAt: api.clock.now() + 60 * 30 * 86_400,
    ...sold,
  });
}

const rowOf = async (id: number) => (await api.db.select().from(users).where(eq(users.id, id)))[0];

describe('guestOffBoardingRequest', () => {
  test('[API-045] the account is closed at once, on every process; the reason is stored without the person', async () => {
    const guest = await api.signIn({ passwordHash: await hashPassword('Slow-river-42!'), mobile: '+353871234567' });
    const second = await api.ask<{ login: { access_token: string } }>(
      'mutation($u: String!) { login(username: $u, password: "Slow-river-42!") { access_token } }',
      { u: guest.email },
    );
    const { data } = await closeAccount(guest, { answer: 'Too far away', email: ` ${guest.email.toUpperCase()}` });
    expect(data?.guestOffBoardingRequest.status).toBe(1);
    for (const server of [api, other])
      for (const token of [guest.token, second.login.access_token])
        expect((await server.run('{ profileInformation { id } }', {}, { token })).errors?.[0]?.message).toBe(
          'Unauthenticated.',
        );
    const login = await api.run(
      'mutation($u: String!) { login(username: $u, password: "Slow-river-42!") { access_token } }',
      {
        u: guest.email,
      },
    );
    expect(login.errors?.[0]?.message).toBe('These credentials do not match our records.');
    const reasons = await api.db.select().from(offBoardings);
    expect(reasons.map(({ answer }) => answer)).toContain('Too far away');
    expect((await closeAccount(guest)).errors?.[0]?.message).toBe('Unauthenticated.');
  });

  test('[ACCOUNT-045] [ACCOUNT-046] [ACCOUNT-047] the account’s own email confirms, and a reason is required', async () => {
    const guest = await api.signIn();
    const complaints = async (values: object) =>
      (await closeAccount(guest, values)).errors?.[0]?.extensions?.validation;
    expect(await complaints({ email: '' })).toEqual({ email: ['Please enter email address of this account!'] });
    expect(await complaints({ email: 'nope' })).toEqual({ email: ['Please enter a valid Email Address!'] });
    expect(await complaints({ answer: ' ' })).toEqual({ answer: ['Please select a reason!'] });
    const stranger = await api.signIn();
    expect((await closeAccount(guest, { email: stranger.email })).data?.guestOffBoardingRequest).toEqual({
      status: 0,
      message: 'This is not the email address of your account.',
    });
    expect((await rowOf(guest.userId))?.deletedAt).toBeNull();
  });

  test('cancels upcoming appointments and frees their chairs and seats; past ones stay, anonymised', async () => {
    const guest = await api.signIn();
    const now = api.clock.now();
    const past = await insertAppointment(guest, now - 48 * HOUR);
    const coming = await insertAppointment(guest, now + 72 * HOUR);
    const { scheduleId } = await insertSeat(guest, now + 96 * HOUR);
    await closeAccount(guest);
    const stored = await api.db
      .select()
      .from(appointments)
      .where(eq(appointments.userId, guest.userId))
      .orderBy(appointments.startsAt);
    expect(stored.map(({ status, note, businessNote }) => [status, note, businessNote])).toEqual([
      ['Completed', '', ''],
      ['Cancelled', '', ''],
      ['Cancelled', '', ''],
    ]);
    expect(stored.find(({ id }) => id === coming.id)).toMatchObject({ cancelledBy: 'guest', cancellationFee: 0 });
    expect(await api.db.select().from(occupancies).where(eq(occupancies.lineId, coming.lineId))).toEqual([]);
    expect(await api.db.select().from(occupancies).where(eq(occupancies.lineId, past.lineId))).toHaveLength(1);
    const [schedule] = await api.db.select().from(serviceSchedules).where(eq(serviceSchedules.id, scheduleId));
    expect(schedule?.seatsTaken).toBe(0);
  });

  test('refunds what is due and notifies the business, without a name', async () => {
    const guest = await api.signIn({ firstName: 'Sorcha', lastName: 'Ní Dhomhnaill "S"' });
    const owner = await api.signInBusiness();
    const place = await insertBusiness(api.db, api.clock.now(), { business: { email: 'desk@willow.example' } });
    await joinBusiness(api.db, place.id, owner.userId);
    const coming = await insertPaidAppointment(api.db, place, guest.userId, {
      startsAt: api.clock.now() + 24 * HOUR,
      paid: 7_500,
      appointment: { cancellation: [1] },
    });
    const pending = await book(api, guest.token, {
      business_id: place.id,
      services: [at(place.pricingId, '2026-06-19 10:00')],
    });
    expect(pending.status).toBe(1);
    await closeAccount(guest);
    const [sale] = await api.db.select().from(sales).where(eq(sales.id, coming.saleId));
    expect([sale?.claimedAmount, sale?.paidAmount]).toEqual([3_750, 3_750]);
    const refunded = await api.db.select().from(refunds).where(eq(refunds.saleId, coming.saleId));
    expect(refunded.map(({ amount }) => amount)).toEqual([3_750]);
    expect(await api.db.select().from(occupancies).where(eq(occupancies.businessId, place.id))).toEqual([]);
    const notified = await api.db.select().from(notifications).where(eq(notifications.recipientId, owner.userId));
    // The number distinguishes several former guests.
    const former = `Former guest ${guest.userId}`;
    expect(notified.map(({ title }) => title)).toContain(`${former} cancelled Tue 16 Jun, 9:00 am`);
    mail.sent.length = 0;
    await api.runJobs();
    const farewell = mail.sent.find(({ to }) => to === guest.email);
    expect(farewell?.text).toContain('€37.50 is on its way back');
    expect(farewell?.text).toContain('€37.50 is kept under the cancellation policy');
    const toShop = mail.sent.filter(({ to }) => to === 'desk@willow.example');
    expect(toShop.map(({ subject }) => subject)).toContain(`${former} cancelled Tue 16 Jun, 9:00 am`);
    expect(await tablesWith('Dhomhnaill')).toEqual(['invoices']);
  });

  test('leaves no personal data in any table except the invoice, and says so to the guest', async () => {
    const guest = await api.signIn({ firstName: 'Bláthnaid', lastName: 'Quirke', mobile: '+353861112223' });
    const { saleId, id } = await insertAppointment(guest, api.clock.now() - 24 * HOUR);
    const buyer = { name: 'Bláthnaid Quirke', email: guest.email };
    await api.db
      .insert(invoices)
      .values({ businessId: shop.id, saleId, prefix: 'WR', number: 1_000, buyer, seller: { name: 'Willow' } });
    await api.db.insert(favourites).values({ businessId: shop.id, userId: guest.userId });
    await api.db.insert(reviews).values({ businessId: shop.id, userId: guest.userId, appointmentId: id, rating: 5 });
    await api.db.insert(notifications).values({
      recipientId: guest.userId,
      kind: 'unblocked',
      title: 'Hello Bláthnaid',
      message: 'Welcome back',
    });
    await api.db.insert(waitingListRequests).values({
      businessId: shop.id,
      userId: guest.userId,
      pricingId: shop.pricingId,
      date: '2026-07-01',
      fromDate: '2026-07-01',
      toDate: '2026-07-01',
      dateScope: 'this_date',
    });
    await api.runJobs();
    mail.sent.length = 0;
    await closeAccount(guest);
    await api.runJobs();
    expect(mail.sent).toHaveLength(1);
    expect(mail.sent[0]).toMatchObject({ to: guest.email, subject: 'Your account is closed' });
    expect(mail.sent[0]?.text).toContain('One invoice is kept');
    // The final mail is erased after it was sent; its recipient is deleted with the old mails.
    const [farewell] = await api.db.select().from(outbox).where(eq(outbox.recipient, guest.email));
    expect(farewell).toMatchObject({ payload: {}, rendered: null, userId: null });
    expect(await tablesWith('Quirke')).toEqual(['invoices']);
    expect(await tablesWith('353861112223')).toEqual([]);
    expect(await tablesWith(guest.email)).toEqual(['invoices', 'outbox']);
    expect(await api.db.select().from(favourites).where(eq(favourites.userId, guest.userId))).toEqual([]);
    expect(await rowOf(guest.userId)).toMatchObject({
      firstName: 'Former',
      lastName: `guest ${guest.userId}`,
      email: null,
    });
    const [waiting] = await api.db
      .select()
      .from(waitingListRequests)
      .where(eq(waitingListRequests.userId, guest.userId));
    expect(waiting?.status).toBe('left');
  });

  test('deletes photos with their files and every cached size, saved or not', async () => {
    const guest = await api.signIn();
    const { files, config } = api.app.services;
    const photo = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#cc3300' } })
      .png()
      .toBuffer();
    const upload = async () => {
      const body = new FormData();
      body.append('photo', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'me.png');
      const headers = { authorization: `Bearer ${guest.token}` };
      const response = await api.fetch('/account/photo', { method: 'POST', headers, body });
      return ((await response.json()) as { photo: string }).photo;
    };
    const saved = await upload();
    await api.ask('mutation($p: String!) { guestProfileUpdate(photo: $p) { status } }', { p: saved }, guest);
    const paths = [saved, await upload()];
    for (const path of paths) expect((await api.fetch(`${path}?w=96`)).status).toBe(200);
    const rows = await api.db.select().from(pictures).where(eq(pictures.ownerId, guest.userId));
    expect(rows).toHaveLength(2);
    await closeAccount(guest);
    await api.runJobs();
    for (const path of paths) expect((await api.fetch(`${path}?w=96`)).status).toBe(404);
    for (const { storageKey, name } of rows) {
      expect(await files.read(storageKey ?? '')).toBeNull();
      await expect(access(join(config.dataDir, 'cache', 'pictures', 'profile', name))).rejects.toThrow();
    }
    expect(await api.db.select().from(pictures).where(eq(pictures.ownerId, guest.userId))).toEqual([]);
  });

  test('[VOUCH-061] money on a voucher outlives the account: its code works for its holder', async () => {
    const guest = await api.signIn({ firstName: 'Orla', lastName: 'Feeney' });
    const place = await insertBusiness(api.db, api.clock.now(), { business: { name: 'Fern & Fold' } });
    const offer = await insertVoucher(api.db, place.id, { retail: 2_400, value: 2_400 });
    const code = `FERN-${offer.id}`;
    await insertSold(guest, place, { offerId: offer.id, code });
    const bearer = await api.signIn();
    const pay = { business_id: place.id, services: [at(place.pricingId, '2026-06-19 11:00')], payment_info: null };
    const withCode = { ...pay, payment_info: { voucher: [{ code, payment: 24 }] } };
    expect(await book(api, bearer.token, withCode)).toMatchObject({ status: 0, message: 'Voucher is not applicable!' });
    await api.runJobs();
    mail.sent.length = 0;
    await closeAccount(guest);
    await api.runJobs();
    const farewell = mail.sent.find(({ to }) => to === guest.email);
    for (const words of [`${code} (Fern & Fold): €24.00 left`, 'whoever has the code can spend it'])
      expect(farewell?.text).toContain(words);
    expect(await book(api, bearer.token, withCode)).toMatchObject({ status: 1 });
    const [sold] = await api.db.select().from(soldVouchers).where(eq(soldVouchers.code, code));
    expect(sold).toMatchObject({ remaining: 0, ownerId: bearer.userId, status: 'active' });
  });

  test('[ACCOUNT-084] the last mail has the code of a gift that only the buyer knows, and of no other gift', async () => {
    const guest = await api.signIn({ firstName: 'Orla', lastName: 'Feeney' });
    const place = await insertBusiness(api.db, api.clock.now(), { business: { name: 'Fern & Fold' } });
    const offer = await insertVoucher(api.db, place.id, { retail: 2_400, value: 2_400 });
    const recipient = await api.signIn();
    const now = api.clock.now();
    const gift = (code: string, sold: object) =>
      insertSold(guest, place, { offerId: offer.id, code, owner: 'Aoife', ownerId: null, ...sold });
    await gift('GIFT-UNSENT', {});
    await gift('GIFT-PLANNED', { ownerEmail: 'aoife@mail.example', sendAt: now + 86_400 });
    await gift('GIFT-MAILED', { sends: 1, sentAt: now - 86_400 });
    await gift('GIFT-TAKEN', { ownerId: recipient.userId });
    await gift('GIFT-SPENT', { remaining: 0 });
    await closeAccount(guest);
    await api.runJobs();
    const farewell = mail.sent.find(({ to }) => to === guest.email)?.text ?? '';
    expect(farewell).toContain('GIFT-UNSENT (Fern & Fold, for Aoife): €24.00 left');
    expect(farewell.match(/GIFT-\w+/g)).toEqual(['GIFT-UNSENT']);
  });

  test('the address can be used for a new account', async () => {
    const guest = await api.signIn();
    await closeAccount(guest);
    const again = await api.ask<{ guestRegister: { status: number } }>(
      'mutation($e: String!) { guestRegister(first_name: "A", last_name: "B", email: $e, password: "Slow-river-42!") { status } }',
      { e: guest.email },
    );
    expect(again.guestRegister.status).toBe(1);
  });
});

/** Every table that contains the text in any of its columns. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await api.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const pattern = `%${text}%`;
    const { rows: hits } = await api.db.execute(
      sql`select 1 from ${sql.identifier(name)} as t where t::text ilike ${pattern} limit 1`,
    );
    if (hits.length > 0) found.push(name);
  }
  return found;
}

describe('GET /account/export', () => {
  const download = (token: string, query = '') =>
    api.fetch(`/account/export${query}`, { headers: { authorization: `Bearer ${token}` } });

  test('returns one JSON file with everything about the guest and nothing about others', async () => {
    const guest = await api.signIn({ firstName: 'Caoimhe', mobile: '+353850001112' });
    const stranger = await api.signIn({ firstName: 'Tadhg' });
    await insertAppointment(guest, api.clock.now() + 200 * HOUR);
    await insertAppointment(stranger, api.clock.now() + 210 * HOUR);
    await api.db.insert(favourites).values({ businessId: shop.id, userId: guest.userId });
    const response = await download(guest.token);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="thyme-my-data.json"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    const data = JSON.parse(text);
    expect(data.profile).toMatchObject({ firstName: 'Caoimhe', email: guest.email, mobile: '+353850001112' });
    expect(data.appointments).toMatchObject([{ service: 'Signature facial', status: 'New', business: 'Willow Room' }]);
    expect(data.favourites).toMatchObject([{ business_slug: shop.slug }]);
    expect(text).not.toContain(stranger.email);
    expect(text).not.toMatch(/password|token/i);
  });

  test('[ACCOUNT-051] returns a readable page, with dates on the shop’s clock and formatted money', async () => {
    const guest = await api.signIn({ firstName: 'Caoimhe <i>', lastName: 'Ní Bhriain' });
    await insertAppointment(guest, Date.UTC(2026, 6, 14, 13, 15) / 1000);
    await api.db.insert(favourites).values({ businessId: shop.id, userId: guest.userId });
    const response = await download(guest.token, '?format=html');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="thyme-my-data.html"');
    const html = await response.text();
    expect(html).toContain('Caoimhe &lt;i&gt; Ní Bhriain');
    expect(html).toContain('<td>Tue 14 Jul 2026, 2:15 pm</td><td>Willow Room</td><td>Signature facial</td>');
    expect(html).toMatch(/<td>€\d+\.\d\d<\/td>/);
    expect(html).toContain('<h2>Vouchers</h2><p>None.</p>');
    // Every list of the JSON file has its section.
    const lists = Object.entries(await (await download(guest.token)).json()).filter(([, value]) =>
      Array.isArray(value),
    );
    expect(html.match(/<h2>/g)).toHaveLength(lists.length + 1);
    expect(html).not.toMatch(/<script|src=|\d{10}/);
  });

  test('[ACCOUNT-051] names the time zone of a shop abroad', async () => {
    const guest = await api.signIn();
    await api.db.update(businesses).set({ zone: 'America/New_York' }).where(eq(businesses.id, shop.id));
    await insertAppointment(guest, Date.UTC(2026, 6, 14, 20, 15) / 1000);
    const html = await (await download(guest.token, '?format=html')).text();
    await api.db.update(businesses).set({ zone: 'Europe/Dublin' }).where(eq(businesses.id, shop.id));
    expect(html).toContain('Tue 14 Jul 2026, 4:15 pm (New York time)');
  });

  test('requires the token of a guest', async () => {
    const business = await api.signInBusiness();
    for (const token of ['', 'made-up', business.token]) expect((await download(token)).status).toBe(401);
  });
});
