import {
  appointments,
  auditEntries,
  conversationMessages,
  conversations,
  guestStatuses,
  messageChoices,
  sales,
  users,
} from '@thyme/db/schema';
import { and, eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  bootApi,
  insertAppointment,
  insertBusiness,
  instant,
  joinBusiness,
  recordingMail,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../test/kit/index.ts';

const DAY = 86_400;
let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let staff: SignedIn;
let stranger: SignedIn;
const mail = recordingMail();
beforeAll(async () => {
  api = await bootApi({ mail });
  [owner, staff, stranger] = [await api.signInBusiness(), await api.signInBusiness(), await api.signInBusiness()];
  const other = await insertBusiness(api.db, api.clock.now());
  await joinBusiness(api.db, other.id, stranger.userId);
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 3 });
  await joinBusiness(api.db, shop.id, owner.userId);
  await joinBusiness(api.db, shop.id, staff.userId, 'staff');
});

type Answer = { status: number; message: string };
interface GuestWire {
  id: number;
  first_name: string;
  email: string | null;
  mobile: string | null;
  note: string;
  allergies: string;
  tags: string[];
  has_account: boolean;
  files: {
    id: number;
    url: string;
    caption: string;
    consent_by: string;
    may_be_shown: boolean;
    content_type: string;
  }[];
  appointments: { id: number }[];
}
const guestOf = async (id: number, who = owner) =>
  (
    await api.ask<{ desk_guest: GuestWire }>(
      `query($b: Int!, $g: Int!) { desk_guest(business_id: $b, guest_id: $g) { id first_name email mobile note allergies tags
        has_account files { id url caption consent_by may_be_shown content_type } appointments { id } } }`,
      { b: shop.id, g: id },
      who,
    )
  ).desk_guest;
const note = (id: number, values: object) =>
  api.run<{ desk_note_guest: Answer }>(
    `mutation($b: Int!, $g: Int!, $note: String!, $allergies: String, $tags: [String!]) {
      desk_note_guest(business_id: $b, guest_id: $g, note: $note, allergies: $allergies, tags: $tags) { status message } }`,
    { b: shop.id, g: id, note: '', ...values },
    owner,
  );
const add = async (guest: object) =>
  (
    await api.ask<{ desk_add_guest: { id: number } }>(
      'mutation($b: Int!, $guest: DeskGuestInput!) { desk_add_guest(business_id: $b, guest: $guest) { id } }',
      { b: shop.id, guest },
      owner,
    )
  ).desk_add_guest.id;
const visit = (userId: number, days: number, chair = 0) =>
  insertAppointment(api.db, shop, userId, {
    startsAt: api.clock.now() + days * DAY,
    chairId: shop.chairIds[chair] ?? 0,
    ...(days < 0 ? { appointment: { status: 'Completed', completedAt: api.clock.now() } } : {}),
  });

describe('the record of a guest', () => {
  it('[GUEST-001] has e-mail and phone, also those of an account', async () => {
    const guest = await api.signIn();
    await visit(guest.userId, 2);
    expect(await guestOf(guest.userId)).toMatchObject({ email: guest.email, has_account: true });
    const una = await add({ first_name: 'Una', mobile: '087 123 4567', email: 'una@mail.example' });
    expect(await guestOf(una)).toMatchObject({ email: 'una@mail.example', mobile: '+353871234567' });
  });

  it('[GUEST-002] keeps allergies and tags, shown with the appointment, and does not change them when only the note is saved', async () => {
    const guest = await api.signIn();
    const { id } = await visit(guest.userId, 2);
    await note(guest.userId, { note: 'Likes tea', allergies: 'Nut oils', tags: ['VIP', 'vip', 'Colour'] });
    await note(guest.userId, { note: 'Likes coffee' });
    const card = { note: 'Likes coffee', allergies: 'Nut oils', tags: ['VIP', 'Colour'] };
    expect(await guestOf(guest.userId)).toMatchObject(card);
    const shown = await api.ask<{ desk_appointment: { guest: object } }>(
      'query($id: Int!) { desk_appointment(id: $id) { guest { note allergies tags email } } }',
      { id },
      owner,
    );
    expect(shown.desk_appointment.guest).toEqual({ ...card, email: guest.email });
    const tooMany = Array.from({ length: 13 }, (_none, index) => `tag ${index}`);
    expect((await note(guest.userId, { tags: tooMany })).errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION' });
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.businessId, shop.id));
    expect(JSON.stringify(entries)).not.toContain('Nut oils');
  });

  it('[GUEST-002] offers the tags of the shop, the most frequent first, and says since when the guest comes', async () => {
    const [one, two] = [await api.signIn(), await api.signIn()];
    for (const { userId } of [one, two])
      await insertAppointment(api.db, shop, userId, {
        startsAt: api.clock.now() + (userId === one.userId ? 2 : 3) * DAY,
        bookedAt: instant('2026-06-10 12:00'),
      });
    await note(one.userId, { tags: ['Allergy', 'VIP'] });
    await note(two.userId, { tags: ['VIP'] });
    const shown = await api.ask<{ desk_guest_tags: string[]; desk_guest: object }>(
      'query($b: Int!, $g: Int!) { desk_guest_tags(business_id: $b) desk_guest(business_id: $b, guest_id: $g) { since } }',
      { b: shop.id, g: one.userId },
      owner,
    );
    expect(shown).toEqual({ desk_guest_tags: ['VIP', 'Allergy'], desk_guest: { since: wall('2026-06-10 12:00') } });
  });

  it('[GUEST-003] is never shown to the guest: not in queries, not in mails, and the export names only the shop', async () => {
    const guest = await api.signIn();
    const { id } = await visit(guest.userId, 1);
    await note(guest.userId, { note: 'SECRET-NOTE', allergies: 'Nut oils', tags: ['SECRET-TAG'] });
    const page = await api.run('query($id: Int!) { appointment(id: $id) { id note status } }', { id }, guest);
    expect(JSON.stringify(page)).not.toContain('SECRET');
    const refused = await api.run(
      'query($b: Int!, $g: Int!) { desk_guest(business_id: $b, guest_id: $g) { note } }',
      { b: shop.id, g: guest.userId },
      guest,
    );
    expect(refused.errors).toBeDefined();
    api.clock.advance(1_800);
    await api.runJobs();
    expect(JSON.stringify(mail.sent)).not.toContain('SECRET');
    for (const format of ['json', 'html']) {
      const file = await (
        await fetch(`${api.url}/account/export?format=${format}`, {
          headers: { authorization: `Bearer ${guest.token}` },
        })
      ).text();
      expect(file).not.toContain('SECRET');
      expect(file).toContain('Nut oils');
    }
  });
});

describe('the list of guests', () => {
  it('[GUEST-011] come next only for an appointment that is not over, whatever its status', async () => {
    const guest = await api.signIn();
    const insert = (time: string) =>
      insertAppointment(api.db, shop, guest.userId, { startsAt: instant(time), appointment: { status: 'Accept' } });
    const next = async () =>
      (
        await api.ask<{ desk_guests: { guests: { next: number | null }[] } }>(
          'query($b: Int!) { desk_guests(business_id: $b) { guests { next } } }',
          { b: shop.id },
          owner,
        )
      ).desk_guests.guests.map((one) => one.next);
    await insert('2026-06-08 10:00');
    expect(await next()).toEqual([null]);
    await insert('2026-06-18 10:00');
    expect(await next()).toEqual([wall('2026-06-18 10:00')]);
  });

  it('comes in pages of forty', async () => {
    const rows = await api.db
      .insert(users)
      .values(
        Array.from({ length: 41 }, (_none, index) => ({
          userType: 2,
          firstName: `Guest ${String(index).padStart(2, '0')}`,
          lastName: 'Walsh',
        })),
      )
      .returning({ userId: users.id });
    await api.db.insert(guestStatuses).values(rows.map(({ userId }) => ({ businessId: shop.id, userId })));
    const page = async (number: number) =>
      (
        await api.ask<{ desk_guests: { total: number; guests: { first_name: string }[] } }>(
          'query($b: Int!, $page: Int) { desk_guests(business_id: $b, page: $page) { total guests { first_name } } }',
          { b: shop.id, page: number },
          owner,
        )
      ).desk_guests;
    const first = await page(1);
    expect([first.total, first.guests.length, first.guests[0]?.first_name]).toEqual([41, 40, 'Guest 00']);
    expect((await page(2)).guests).toEqual([{ first_name: 'Guest 40' }]);
  });

  it('[GUEST-004] can start with the latest bookings', async () => {
    const ids = [];
    for (const first_name of ['Aoife', 'Brian', 'Cian']) {
      ids.push(await add({ first_name, mobile: `087 123 450${ids.length}` }));
      api.clock.advance(60);
    }
    await insertAppointment(api.db, shop, ids[0] ?? 0, {
      startsAt: api.clock.now() + DAY,
      bookedAt: api.clock.now(),
    });
    const list = async (order: string | null) =>
      (
        await api.ask<{ desk_guests: { guests: { first_name: string }[] } }>(
          'query($b: Int!, $order: String) { desk_guests(business_id: $b, order: $order) { guests { first_name } } }',
          { b: shop.id, order },
          owner,
        )
      ).desk_guests.guests.map(({ first_name }) => first_name);
    expect(await list('latest')).toEqual(['Aoife', 'Cian', 'Brian']);
    expect(await list(null)).toEqual(['Aoife', 'Brian', 'Cian']);
  });
});

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#884422' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'CAMERA-OWNER' } })
    .toBuffer();

async function upload(guestId: number, bytes: Buffer, fields: Record<string, string>, who = staff) {
  const form = new FormData();
  const all = {
    business_id: String(shop.id),
    guest_id: String(guestId),
    name: 'before.jpg',
    consent: 'yes',
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'before.jpg');
  return fetch(`${api.url}/desk/guest-files`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${who.token}` },
  });
}
const open = (url: string, who?: { token: string }) =>
  fetch(`${api.url}${url}`, who ? { headers: { authorization: `Bearer ${who.token}` } } : {});

describe('files about a guest', () => {
  it('[GUEST-005] are stored with the consent, for members only, without camera data', async () => {
    const guest = await api.signIn();
    await visit(guest.userId, 2);
    expect((await upload(guest.userId, await picture(), { caption: 'Before', may_be_shown: 'yes' })).status).toBe(200);
    const [file] = (await guestOf(guest.userId)).files;
    expect(file).toMatchObject({ caption: 'Before', may_be_shown: true, content_type: 'image/webp' });
    expect(file?.consent_by).toBeTruthy();
    const url = file?.url ?? '';
    const shown = await open(url, owner);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('cache-control')).toContain('no-store');
    expect(Buffer.from(await shown.arrayBuffer()).includes('CAMERA-OWNER')).toBe(false);
    expect((await open(url)).status).toBe(401);
    expect((await open(url, guest)).status).toBe(401);
    expect((await open(url, stranger)).status).toBe(404);
    expect((await open('/desk/guest-files/1/999999', stranger)).status).toBe(404);
  });

  it('[GUEST-005] need consent, and must really be pictures or PDFs', async () => {
    const guest = await api.signIn();
    await visit(guest.userId, 2);
    expect((await upload(guest.userId, await picture(), { consent: '' })).status).toBe(422);
    expect((await upload(guest.userId, Buffer.from('<svg><script/></svg>'), {})).status).toBe(422);
    expect((await upload(guest.userId, Buffer.from('%PDF-1.7 consent'), {})).status).toBe(200);
    expect((await upload(guest.userId, await picture(), {}, stranger)).status).toBe(404);
    expect((await upload(guest.userId, await picture(), {}, guest)).status).toBe(401);
    expect((await guestOf(guest.userId)).files).toMatchObject([{ content_type: 'application/pdf' }]);
  });

  it('[GUEST-005] need a guest and a shop', async () => {
    const guest = await api.signIn();
    await visit(guest.userId, 2);
    for (const missing of [{ guest_id: '' }, { business_id: '' }] as Record<string, string>[]) {
      const answer = await upload(guest.userId, await picture(), missing);
      expect(answer.status).toBe(404);
      expect(JSON.stringify(await answer.json())).toContain('This guest could not be found.');
    }
  });

  it('[GUEST-005] can be deleted, and are deleted with the account', async () => {
    const guest = await api.signIn();
    await visit(guest.userId, -2);
    for (const caption of ['One', 'Two']) await upload(guest.userId, await picture(), { caption });
    const [two, one] = (await guestOf(guest.userId)).files;
    const remove = 'mutation($b: Int!, $id: Int!) { desk_remove_guest_file(business_id: $b, id: $id) { status } }';
    expect(await api.ask(remove, { b: shop.id, id: two?.id }, staff)).toEqual({
      desk_remove_guest_file: { status: 1 },
    });
    expect((await open(two?.url ?? '', owner)).status).toBe(404);
    await api.ask(
      'mutation($email: String!) { guestOffBoardingRequest(answer: "Moving", email: $email) { status } }',
      { email: guest.email },
      guest,
    );
    await api.runJobs();
    expect((await open(one?.url ?? '', owner)).status).toBe(404);
  });
});

const MERGE = `mutation($b: Int!, $g: Int!, $o: Int!, $name: String, $mobile: String) {
  desk_merge_guests(business_id: $b, guest_id: $g, other_id: $o, name: $name, mobile: $mobile) { status message id } }`;
const merge = (guestId: number, otherId: number, more: object = {}, who = owner) =>
  api.run<{ desk_merge_guests: Answer & { id: number | null } }>(
    MERGE,
    { b: shop.id, g: guestId, o: otherId, ...more },
    who,
  );
const duplicatesOf = async (guestId: number) =>
  (
    await api.ask<{ desk_guest_duplicates: { id: number; reasons: string[] }[] }>(
      'query($b: Int!, $g: Int!) { desk_guest_duplicates(business_id: $b, guest_id: $g) { id reasons } }',
      { b: shop.id, g: guestId },
      owner,
    )
  ).desk_guest_duplicates;

describe('duplicates', () => {
  it('[GUEST-006] are suggested by number, address or name, within the shop', async () => {
    const [a, b] = [
      await add({ first_name: 'Una', last_name: 'Walsh', mobile: '087 123 4567' }),
      await add({ first_name: 'Oonagh', last_name: 'Walsh', mobile: '087 123 4567' }),
    ];
    expect(await duplicatesOf(a)).toEqual([{ id: b, reasons: ['phone'] }]);
    expect(await duplicatesOf(await add({ first_name: 'Cian', mobile: '087 999 4567' }))).toEqual([]);
  });

  it('[GUEST-007] become one: appointments, purchases, notes and files follow, and both ids work', async () => {
    const [a, b] = [
      await add({ first_name: 'Una', last_name: 'Walsh', mobile: '087 123 4567' }),
      await add({ first_name: 'Oonagh', mobile: '087 123 4568', email: 'oonagh@mail.example' }),
    ];
    const mine = await visit(b, -3, 1);
    await note(a, { note: 'Tea', tags: ['VIP'] });
    await note(b, { note: 'No milk', allergies: 'Latex', tags: ['Colour'] });
    await upload(b, await picture(), {});
    expect((await merge(a, b, { mobile: 'merged' })).data?.desk_merge_guests).toMatchObject({ status: 1, id: a });
    const one = await guestOf(b);
    expect(one).toMatchObject({
      id: a,
      first_name: 'Una',
      mobile: '+353871234568',
      email: 'oonagh@mail.example',
      note: 'Tea\n\nNo milk',
      allergies: 'Latex',
      tags: ['VIP', 'Colour'],
    });
    expect(one.files).toHaveLength(1);
    expect(one.appointments).toEqual([{ id: mine.id }]);
    const [sale] = await api.db.select().from(sales).where(eq(sales.id, mine.saleId));
    expect(sale?.userId).toBe(a);
    const [empty] = await api.db.select().from(users).where(eq(users.id, b));
    expect(empty).toMatchObject({ mobile: null, contactEmail: null, mergedInto: a });
    const entries = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.businessId, shop.id), eq(auditEntries.action, 'merge-guests')));
    expect(entries).toMatchObject([{ actorId: owner.userId, subjectId: String(a), changes: { merged: b } }]);
  });

  it('[GUEST-007] a booking in progress for the merged guest follows too', async () => {
    const [a, b] = [
      await add({ first_name: 'Una', mobile: '087 1' + '23 4501' }),
      await add({ first_name: 'Una', email: 'u@mail.example' }),
    ];
    await merge(a, b);
    const late = await visit(b, 4, 2);
    api.clock.advance(120);
    await api.runJobs();
    const [row] = await api.db.select().from(appointments).where(eq(appointments.id, late.id));
    expect(row?.userId).toBe(a);
  });

  it('[GUEST-007] conversations follow, and are joined if both have one: what is unread stays unread', async () => {
    const [a, b] = [
      await add({ first_name: 'Una', email: `una-${shop.id}@mail.example` }),
      await add({ first_name: 'Oonagh', email: `oonagh-${shop.id}@mail.example` }),
    ];
    const now = api.clock.now();
    const say = async (userId: number, at: number, ...sides: ('guest' | 'shop')[]) => {
      const [one] = await api.db
        .insert(conversations)
        .values({ businessId: shop.id, userId, lastAt: at })
        .onConflictDoUpdate({ target: [conversations.businessId, conversations.userId], set: { lastAt: at } })
        .returning({ id: conversations.id });
      const about = { businessId: shop.id, conversationId: one?.id ?? 0, authorId: userId, body: 'Hello' };
      const rows = await api.db
        .insert(conversationMessages)
        .values(sides.map((side) => ({ ...about, side })))
        .returning({ id: conversationMessages.id });
      return { conversation: one?.id ?? 0, last: rows.at(-1)?.id ?? 0 };
    };
    const shopRead = (id: number, shopReadId: number) =>
      api.db.update(conversations).set({ shopReadId, guestReadId: shopReadId }).where(eq(conversations.id, id));
    const kept = await say(a, now - 60, 'guest', 'shop');
    const unread = await say(b, now - 30, 'guest', 'guest');
    await shopRead(unread.conversation, unread.last - 1);
    const later = await say(a, now - 90, 'guest');
    await shopRead(kept.conversation, later.last);
    await merge(a, b);
    const rows = await api.db.select().from(conversations).where(eq(conversations.businessId, shop.id));
    expect(rows).toMatchObject([{ id: kept.conversation, userId: a, lastAt: now - 30, shopReadId: unread.last - 1 }]);
    expect(rows[0]?.guestReadId).toBe(later.last);
    const messages = await api.db
      .select()
      .from(conversationMessages)
      .where(eq(conversationMessages.conversationId, kept.conversation));
    expect(messages).toHaveLength(5);
    const c = await add({ first_name: 'Aoife', email: `aoife-${shop.id}@mail.example` });
    expect((await merge(c, a)).data?.desk_merge_guests).toMatchObject({ status: 1 });
    const [moved] = await api.db.select().from(conversations).where(eq(conversations.businessId, shop.id));
    expect(moved).toMatchObject({ id: kept.conversation, userId: c });
  });

  it('[GUEST-007] what the desk recorded about the merged guest’s messages and status is not kept twice', async () => {
    const [a, b] = [
      await add({ first_name: 'Una', email: `una-${shop.id}@mail.example` }),
      await add({ first_name: 'Oonagh', email: `oonagh-${shop.id}@mail.example` }),
    ];
    await note(b, { note: 'No milk' });
    await api.db.insert(messageChoices).values({
      userId: b,
      channel: 'text',
      purpose: 'bookings',
      isAllowed: true,
      source: 'desk',
      changedAt: api.clock.now(),
    });
    await merge(a, b);
    const choices = await api.db
      .select()
      .from(messageChoices)
      .where(inArray(messageChoices.userId, [a, b]));
    expect(choices).toEqual([]);
    const statuses = await api.db.select().from(guestStatuses).where(eq(guestStatuses.businessId, shop.id));
    expect(statuses.map(({ userId }) => userId)).toEqual([a]);
  });

  it('[GUEST-007] the account remains, its details unchanged; two accounts and staff are refused', async () => {
    const guest = await api.signIn();
    await visit(guest.userId, -2);
    const una = await add({ first_name: 'Una', mobile: '087 123 4567' });
    const before = await guestOf(guest.userId);
    expect((await merge(una, guest.userId, {}, staff)).errors?.[0]?.message).toBe(
      'Only the owner or a manager can do this.',
    );
    const answer = (await merge(una, guest.userId, { name: 'merged' })).data?.desk_merge_guests;
    expect(answer).toMatchObject({ status: 1, id: guest.userId });
    expect(await guestOf(una)).toMatchObject({ id: guest.userId, first_name: before.first_name, email: guest.email });
    const other = await api.signIn();
    await visit(other.userId, -4, 1);
    expect((await merge(guest.userId, other.userId)).data?.desk_merge_guests).toMatchObject({ status: 0 });
    expect((await merge(guest.userId, guest.userId)).data?.desk_merge_guests).toMatchObject({ status: 0 });
  });

  it('[GUEST-007] guests of another shop are not accessible', async () => {
    const una = await add({ first_name: 'Una', mobile: '087 123 4567' });
    const elsewhere = await api.signIn();
    const foreign = await merge(una, elsewhere.userId);
    const missing = await merge(una, 2_000_000_000);
    expect(foreign.errors?.[0]?.message).toBe(missing.errors?.[0]?.message);
    expect((await merge(una, elsewhere.userId, {}, stranger)).errors?.[0]?.message).toBe(
      'This business does not exist.',
    );
  });
});

describe('a guest who registers later', () => {
  const codeOf = (email: string) =>
    mail.sent
      .filter(({ to }) => to === email)
      .map(({ subject, text }) => /\b(\d{3} ?\d{3})\b/.exec(`${subject} ${text}`)?.[1])
      .at(-1) ?? '';
  /** Registers by the code that proves the address. */
  async function register(email: string, first_name: string) {
    await api.ask('mutation($email: String!) { send_login_code(email: $email) { status } }', { email });
    await api.runJobs();
    const { login_with_code } = await api.ask<{ login_with_code: { sign_up_token: string } }>(
      'mutation($email: String!, $code: String!) { login_with_code(email: $email, code: $code) { sign_up_token } }',
      { email, code: codeOf(email) },
    );
    const answer = await api.ask<{ register_with_code: { access_token: string; user: { id: number } } }>(
      `mutation($t: String!, $f: String!) { register_with_code(sign_up_token: $t, first_name: $f, last_name: "Walsh",
        mobile: "087 123 4567", terms: true) { access_token user { id } } }`,
      { t: login_with_code.sign_up_token, f: first_name },
    );
    await api.runJobs();
    const { access_token: token, user } = answer.register_with_code;
    return { token, user };
  }

  it('[GUEST-008] is merged with the guest whom the desk entered by the proven address', async () => {
    const una = await add({ first_name: 'Úna', email: 'una.later@mail.example' });
    const booked = await visit(una, 3);
    await note(una, { note: 'Window chair' });
    const account = await register('una.later@mail.example', 'Una');
    expect(await guestOf(una)).toMatchObject({ id: Number(account.user.id), has_account: true, note: 'Window chair' });
    const own = await api.ask<{ appointments: { data: { id: number }[] } }>(
      '{ appointments(type: "upcoming") { data { id } } }',
      {},
      account,
    );
    expect(own.appointments.data.map(({ id }) => Number(id))).toEqual([booked.id]);
  });

  it('[GUEST-008] is only suggested for the same number, or another name at the address', async () => {
    const byPhone = await add({ first_name: 'Una', mobile: '087 123 4567' });
    const byName = await add({ first_name: 'Cian', email: 'shared@mail.example' });
    const account = await register('shared@mail.example', 'Una');
    await api.db.insert(guestStatuses).values({ businessId: shop.id, userId: Number(account.user.id) });
    expect((await guestOf(byPhone)).has_account).toBe(false);
    expect((await guestOf(byName)).has_account).toBe(false);
    const suggested = await duplicatesOf(Number(account.user.id));
    expect(suggested.map(({ id }) => id).toSorted()).toEqual([byPhone, byName].toSorted());
  });
});

// Used by the tests of bookings made at the desk: a merged id still books for the remaining guest.
describe('booking by an old id', () => {
  it('[GUEST-007] books for the remaining guest', async () => {
    const [a, b] = [
      await add({ first_name: 'Una', mobile: '087 123 4567' }),
      await add({ first_name: 'Una', email: 'una@mail.example' }),
    ];
    await merge(a, b);
    const answer = await api.ask<{ desk_book: { status: number; appointment_ids: number[] } }>(
      `mutation($b: Int!, $g: Int!, $s: [BookingServiceInput!]!) {
        desk_book(business_id: $b, guest_id: $g, services: $s) { status appointment_ids } }`,
      { b: shop.id, g: b, s: [at(shop.pricingId, '2026-06-18 10:00')] },
      owner,
    );
    expect(answer.desk_book.status).toBe(1);
    const [row] = await api.db
      .select()
      .from(appointments)
      .where(eq(appointments.id, answer.desk_book.appointment_ids[0] ?? 0));
    expect(row?.userId).toBe(a);
  });
});
