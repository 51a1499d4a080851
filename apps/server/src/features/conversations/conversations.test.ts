import {
  appointmentLines,
  appointmentMoves,
  appointments,
  auditEntries,
  businessMembers,
  chairs,
  conversationMessages,
  conversationPictures,
  conversations,
  guestStatuses,
  operatorEntries,
  users,
} from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { moveBelongings } from '../guests/merge/merge-store.ts';
import { createOperator, sealContext } from '../operators/create-operator.ts';
import { findByEmail } from '../operators/store.ts';
import { codeAt } from '../operators/totp.ts';
import { dropUnsent } from './pictures/message-pictures.ts';

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  [guest, owner] = await Promise.all([api.signIn({ firstName: 'Roisín', lastName: 'Daly' }), api.signInBusiness()]);
  shop = await insertBusiness(api.db, api.clock.now());
  await joinBusiness(api.db, shop.id, owner.userId);
});

interface Sent {
  status: number;
  message: string;
  conversation_id: number | null;
  id: number | null;
}

const SEND = `mutation($business: Int!, $body: String!, $appt: Int, $pictures: [Int!], $key: String) {
  send_message(business_id: $business, body: $body, appt_id: $appt, picture_ids: $pictures, idempotency_key: $key) {
    status message conversation_id id } }`;
const write = async (body: string, more: object = {}, who = guest): Promise<Sent> =>
  (await api.ask<{ send_message: Sent }>(SEND, { business: shop.id, body, ...more }, who)).send_message;

const DESK_SEND = `mutation($business: Int!, $guest: Int!, $body: String!, $appt: Int, $pictures: [Int!], $key: String) {
  desk_send_message(business_id: $business, guest_id: $guest, body: $body, appt_id: $appt, picture_ids: $pictures, idempotency_key: $key) {
    status message conversation_id id } }`;
const answer = async (body: string, more: object = {}, who = owner): Promise<Sent> =>
  (
    await api.ask<{ desk_send_message: Sent }>(
      DESK_SEND,
      { business: shop.id, guest: guest.userId, body, ...more },
      who,
    )
  ).desk_send_message;

interface Thread {
  id: number | null;
  silence: string | null;
  silence_words: string | null;
  has_older: boolean;
  appointment: { id: number; services: string } | null;
  messages: { id: number; own: boolean; body: string; author: string; read: boolean; pictures: { url: string }[] }[];
}
const FIELDS =
  'id silence silence_words has_older appointment { id services } messages { id own body author read pictures { url } }';
const ownThread = async (args: object, who = guest): Promise<Thread> =>
  (
    await api.ask<{ my_conversation: Thread }>(
      `query($id: Int, $shop: String, $before: Int) { my_conversation(id: $id, shop: $shop, before: $before) { ${FIELDS} } }`,
      args,
      who,
    )
  ).my_conversation;
const deskThread = async (who = owner, id = guest.userId): Promise<Thread> =>
  (
    await api.ask<{ desk_conversation: Thread }>(
      `query($b: Int!, $g: Int!) { desk_conversation(business_id: $b, guest_id: $g) { ${FIELDS} } }`,
      { b: shop.id, g: id },
      who,
    )
  ).desk_conversation;
const LIST = `query($b: Int!, $s: String, $u: Boolean) { desk_conversations(business_id: $b, search: $s, unread: $u) {
  total unread conversations { id guest_name preview last_own unread } } }`;
interface List {
  total: number;
  unread: number;
  conversations: { id: number; guest_name: string; preview: string; last_own: boolean; unread: number }[];
}
const list = async (more: object = {}, who = owner): Promise<List> =>
  (await api.ask<{ desk_conversations: List }>(LIST, { b: shop.id, ...more }, who)).desk_conversations;
const unreadOfGuest = async () =>
  (await api.ask<{ my_unread_messages: number }>('{ my_unread_messages }', {}, guest)).my_unread_messages;
const stored = () => api.db.select().from(conversationMessages).where(eq(conversationMessages.businessId, shop.id));

describe('a conversation', () => {
  it('[CONV-001] starts with a guest’s first message, about an appointment or before one', async () => {
    expect(await ownThread({ shop: shop.slug })).toMatchObject({ id: null, messages: [] });
    const first = await write('Have you parking?');
    expect(first).toMatchObject({ status: 1, message: '' });
    const appointment = await insertAppointment(api.db, shop, guest.userId, { startsAt: api.clock.now() + 90_000 });
    const second = await write('I am running late', { appt: appointment.id });
    expect(second.conversation_id).toBe(first.conversation_id);
    expect(await deskThread()).toMatchObject({
      id: first.conversation_id,
      messages: [{ own: false, body: 'Have you parking?', author: 'Roisín' }, { body: 'I am running late' }],
    });
    const mine = await api.ask<{ my_conversations: object[] }>(
      '{ my_conversations { id preview last_own unread shop { slug } } }',
      {},
      guest,
    );
    expect(mine.my_conversations).toMatchObject([
      { id: first.conversation_id, preview: 'I am running late', last_own: true, unread: 0, shop: { slug: shop.slug } },
    ]);
  });

  it('[CONV-008] is about the appointment it names, otherwise about the next one', async () => {
    const at = (hours: number) =>
      insertAppointment(api.db, shop, guest.userId, { startsAt: api.clock.now() + hours * 3_600 });
    const [next, later] = [await at(20), await at(60)];
    await write('Hello');
    // Other appointments, here and elsewhere, have other services.
    await api.db
      .update(appointmentLines)
      .set({ serviceName: 'Hot stones' })
      .where(eq(appointmentLines.appointmentId, later.id));
    expect((await ownThread({ shop: shop.slug })).appointment).toEqual({ id: next.id, services: 'Signature facial' });
    await write('About that one', { appt: later.id });
    expect((await deskThread()).appointment).toEqual({ id: later.id, services: 'Hot stones' });
    const stranger = await api.signIn();
    const foreign = await insertAppointment(api.db, shop, stranger.userId, { startsAt: api.clock.now() + 200_000 });
    expect(await write('Mine?', { appt: foreign.id })).toMatchObject({ status: 0 });
  });

  it('[REACH-090] says when its appointment was last moved; neither an answer nor an undone move counts', async () => {
    const booked = api.clock.now();
    const { id } = await insertAppointment(api.db, shop, guest.userId, { startsAt: booked + 90_000 });
    const movedAt = async () => {
      const { desk_conversation: thread } = await api.ask<{ desk_conversation: { appointment: { moved_at: number } } }>(
        'query($b: Int!, $g: Int!) { desk_conversation(business_id: $b, guest_id: $g) { appointment { moved_at } } }',
        { b: shop.id, g: guest.userId },
        owner,
      );
      return thread.appointment.moved_at - booked;
    };
    await api.db
      .update(appointments)
      .set({ updatedAt: booked + 60 })
      .where(eq(appointments.id, id));
    const before = await movedAt();
    const move = {
      businessId: shop.id,
      appointmentId: id,
      actorId: owner.userId,
      places: [],
      version: 2,
      tell: 'nobody' as const,
    };
    const from = { previousStartsAt: booked + 80_000, previousEndsAt: booked + 83_600, previousStatus: 'Accept' };
    const at = (seconds: number) => ({ createdAt: booked + seconds, undoUntil: booked + seconds + 10 });
    await api.db.insert(appointmentMoves).values([
      { ...move, ...from, ...at(300) },
      { ...move, ...from, ...at(400), undoneAt: booked + 405 },
      { ...move, ...from, ...at(500), previousStartsAt: booked + 90_000 },
    ]);
    expect([before <= 0, await movedAt()]).toEqual([true, 300]);
  });

  it('[CONV-002] can be started by the shop with its own guests only', async () => {
    expect(await answer('Hello?')).toMatchObject({ status: 0, message: 'This guest could not be found.' });
    await insertAppointment(api.db, shop, guest.userId, { startsAt: api.clock.now() + 90_000 });
    expect(await answer('See you tomorrow')).toMatchObject({ status: 1 });
    expect(await ownThread({ shop: shop.slug })).toMatchObject({ messages: [{ own: false, author: 'Orla' }] });
  });

  it('[CONV-002] is visible to members of its shop; members limited to their own calendar see only their own guests', async () => {
    const { conversation_id: id } = await write('Hello');
    const [other, colleague] = [await api.signInBusiness(), await api.signInBusiness()];
    const elsewhere = await insertBusiness(api.db, api.clock.now());
    await joinBusiness(api.db, elsewhere.id, other.userId);
    await api.db
      .insert(businessMembers)
      .values({ businessId: shop.id, userId: colleague.userId, role: 'staff', calendar: 'own' });
    for (const who of [other, colleague]) {
      const read = `query($b: Int!, $g: Int!) { desk_conversation(business_id: $b, guest_id: $g) { id } }`;
      expect((await api.run(read, { b: shop.id, g: guest.userId }, who)).errors?.[0]?.extensions?.code).toBe(
        'NOT_FOUND',
      );
    }
    expect(await list({}, colleague)).toMatchObject({ total: 0, unread: 0 });
    await api.db
      .update(chairs)
      .set({ staffId: colleague.userId })
      .where(eq(chairs.id, shop.chairIds[0] ?? 0));
    await insertAppointment(api.db, shop, guest.userId, { startsAt: api.clock.now() + 90_000 });
    expect(await list({}, colleague)).toMatchObject({ total: 1, unread: 1, conversations: [{ id }] });
    const stranger = await api.signIn();
    expect(
      (await api.run('query($id: Int) { my_conversation(id: $id) { id } }', { id }, stranger)).errors,
    ).toHaveLength(1);
  });

  it('[CONV-003] stores a message once per key', async () => {
    const all = await Promise.all([1, 2, 3].map(() => write('Only once', { key: 'one-key' })));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    const other = await api.run(SEND, { business: shop.id, body: 'Another', key: 'one-key' }, guest);
    expect(other.errors?.[0]?.extensions?.code).toBe('IDEMPOTENCY');
  });

  it('[CONV-003] is only one when both sides write at once', async () => {
    await insertAppointment(api.db, shop, guest.userId, { startsAt: api.clock.now() + 90_000 });
    await Promise.all([write('Hello'), answer('Hi there'), write('You there?')]);
    expect(await api.db.select().from(conversations).where(eq(conversations.businessId, shop.id))).toHaveLength(1);
    expect(await stored()).toHaveLength(3);
  });

  it('[CONV-004] refuses empty and overlong messages', async () => {
    expect(await write(' \n ')).toMatchObject({ status: 0, message: 'Please write a message first.' });
    expect(await write('x'.repeat(2_001))).toMatchObject({
      status: 0,
      message: 'Please use at most 2,000 characters.',
    });
    expect(await write('x'.repeat(2_000))).toMatchObject({ status: 1 });
  });

  it('[CONV-006] counts what each side has not read', async () => {
    await write('One');
    const { conversation_id: id } = await write('Two');
    expect(await list()).toMatchObject({ unread: 2, conversations: [{ unread: 2, preview: 'Two', last_own: false }] });
    expect(await list({ u: true })).toMatchObject({ total: 1 });
    const last = (await deskThread()).messages.at(-1)?.id;
    const READ =
      'mutation($b: Int!, $i: Int!, $l: Int!) { desk_read_conversation(business_id: $b, id: $i, last_id: $l) { status } }';
    await api.ask(READ, { b: shop.id, i: id, l: last }, owner);
    expect(await list({ u: true })).toMatchObject({ total: 0, unread: 0 });
    expect((await ownThread({ id })).messages.map(({ read }) => read)).toEqual([true, true]);
    await answer('Three');
    expect(await unreadOfGuest()).toBe(1);
    const newest = (await ownThread({ id })).messages.at(-1)?.id;
    await api.ask(`mutation { read_conversation(id: ${id}, last_id: ${newest}) { status } }`, {}, guest);
    expect(await unreadOfGuest()).toBe(0);
  });

  it('can be searched by name and text, including wildcard characters', async () => {
    await write('The balayage, 100% sure');
    expect(await list({ s: 'roisin' })).toMatchObject({ total: 1 });
    expect(await list({ s: '100%' })).toMatchObject({ total: 1 });
    expect(await list({ s: '%_%' })).toMatchObject({ total: 0 });
  });

  it('shows the newest messages first and earlier ones on request', async () => {
    const { conversation_id: id } = await write('Begin');
    const row = { businessId: shop.id, conversationId: id ?? 0, side: 'guest' as const, authorId: guest.userId };
    await api.db
      .insert(conversationMessages)
      .values(Array.from({ length: 60 }, (_, index) => ({ ...row, body: `Message ${index}` })));
    const newest = await ownThread({ id });
    expect(newest).toMatchObject({ has_older: true });
    expect(newest.messages).toHaveLength(50);
    const older = await ownThread({ id, before: newest.messages[0]?.id });
    expect(older.messages.map(({ body }) => body)).toEqual([
      'Begin',
      ...Array.from({ length: 10 }, (_, i) => `Message ${i}`),
    ]);
  });
});

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});

it('[CONV-005] notifies both sides at the commit, without the text', async () => {
  const line = async (token: string, channel: string) => {
    const socket = io(api.url, { path: '/realtime', transports: ['websocket'], auth: { token }, forceNew: true });
    open.push(socket);
    await new Promise((resolve) => socket.once('connect', () => resolve(null)));
    expect(await socket.emitWithAck('join', channel)).toEqual({ status: 1 });
    return socket;
  };
  const desk = await line(owner.token, `desk.${shop.id}`);
  const tabs = [1, 2].map(() => line(guest.token, `client-detail.${guest.clientDetailId}`));
  const heard = [
    new Promise((resolve) => desk.once('desk-messages', resolve)),
    ...(await Promise.all(tabs)).map((tab) => new Promise((resolve) => tab.once('message', () => resolve('heard')))),
  ];
  await write('Secret words');
  expect(JSON.stringify(await Promise.all(heard))).toBe(JSON.stringify([{ business_id: shop.id }, 'heard', 'heard']));
});

describe('blocking', () => {
  const deskBlock = (id: number | null, blocked: boolean) =>
    api.ask(
      `mutation { desk_block_conversation(business_id: ${shop.id}, id: ${id}, blocked: ${blocked}) { status } }`,
      {},
      owner,
    );

  it('[CONV-017] [CONV-007] by the shop is shown to the guest until it ends, and is in the audit log', async () => {
    const { conversation_id: id } = await write('Hello');
    await deskBlock(id, true);
    expect(await write('Hello?')).toMatchObject({
      status: 0,
      message: 'Willow Room doesn’t take messages from you. You can still ring them.',
    });
    expect((await ownThread({ id })).silence).toBe('blocked-by-them');
    expect(await answer('Sorry')).toMatchObject({ status: 0, message: expect.stringContaining('Unblock them') });
    await deskBlock(id, false);
    expect(await write('Thank you')).toMatchObject({ status: 1 });
    const entries = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.businessId, shop.id))
      .orderBy(auditEntries.id);
    expect(entries.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['block-messages', String(guest.userId)],
      ['unblock-messages', String(guest.userId)],
    ]);
  });

  it('[CONV-017] by the guest stops the shop', async () => {
    await insertAppointment(api.db, shop, guest.userId, { startsAt: api.clock.now() + 90_000 });
    const { conversation_id: id } = await answer('Buy our cream');
    await api.ask(`mutation { block_conversation(id: ${id}, blocked: true) { status } }`, {}, guest);
    expect(await answer('Please')).toMatchObject({
      status: 0,
      message: expect.stringContaining('Roisín doesn’t want'),
    });
    expect(await stored()).toHaveLength(1);
  });

  it('[CONV-007] a guest who may not book cannot write either', async () => {
    const now = api.clock.now();
    await api.db
      .insert(guestStatuses)
      .values({ businessId: shop.id, userId: guest.userId, block: true, blockedAt: now });
    expect(await write('Let me in')).toMatchObject({ status: 0, message: expect.stringContaining('doesn’t take') });
    expect(await answer('Please ring us')).toMatchObject({ status: 1 });
  });
});

describe('pictures', () => {
  const photo = () =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: '#336633' } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();
  const upload = async (who: SignedIn, path: string, bytes: Uint8Array, business = shop.id) => {
    const body = new FormData();
    body.append('business_id', String(business));
    body.append('picture', new Blob([new Uint8Array(bytes)]), 'me.jpg');
    return api.fetch(path, { method: 'POST', headers: { authorization: `Bearer ${who.token}` }, body });
  };
  const GUEST = '/account/messages/pictures';
  const fetchAs = (who: SignedIn, url: string) => api.fetch(url, { headers: { authorization: `Bearer ${who.token}` } });

  it('[CONV-009] go with a message, without camera data, and only the two sides can fetch them', async () => {
    const uploaded = await upload(guest, GUEST, await photo());
    const { id: picture } = (await uploaded.json()) as { id: number };
    expect((await fetchAs(guest, `${GUEST}/${picture}`)).status).toBe(404);
    expect(await write('', { pictures: [picture] })).toMatchObject({ status: 1 });
    const url = (await ownThread({ shop: shop.slug })).messages[0]?.pictures[0]?.url ?? '';
    const deskUrl = (await deskThread()).messages[0]?.pictures[0]?.url ?? '';
    const got = await fetchAs(guest, url);
    expect(got.headers.get('content-type')).toBe('image/webp');
    expect(got.headers.get('cache-control')).toBe('private, no-store');
    expect((await sharp(Buffer.from(await got.arrayBuffer())).metadata()).exif).toBeUndefined();
    expect((await fetchAs(owner, deskUrl)).status).toBe(200);
    const [stranger, other] = [await api.signIn(), await api.signInBusiness()];
    await joinBusiness(api.db, (await insertBusiness(api.db, api.clock.now())).id, other.userId);
    expect((await fetchAs(stranger, url)).status).toBe(404);
    expect((await fetchAs(other, deskUrl)).status).toBe(404);
    expect((await api.fetch(url)).status).toBe(401);
    expect(await list()).toMatchObject({ conversations: [{ preview: 'A picture' }] });
  });

  it('[CONV-009] that are not images, belong to someone else or were already sent are refused', async () => {
    expect((await upload(guest, GUEST, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(422);
    expect((await upload(owner, '/desk/messages/pictures', await photo(), 2_000_000_000)).status).toBe(404);
    expect((await upload(owner, GUEST, await photo())).status).toBe(401);
    const { id } = (await (await upload(guest, GUEST, await photo())).json()) as { id: number };
    const stranger = await api.signIn();
    const refusal = { status: 0, message: 'One of the pictures has gone. Please add it again.' };
    expect(await write('Mine?', { pictures: [id] }, stranger)).toMatchObject(refusal);
    expect(await stored()).toEqual([]);
    expect(await write('Look', { pictures: [id], key: 'a' })).toMatchObject({ status: 1 });
    expect(await write('Again', { pictures: [id], key: 'b' })).toMatchObject(refusal);
    expect(await stored()).toHaveLength(1);
  });

  it('[CONV-009] that were never sent are deleted after a day, with their files', async () => {
    await upload(guest, GUEST, await photo());
    const unsent = () =>
      api.db.select().from(conversationPictures).where(eq(conversationPictures.uploadedBy, guest.userId));
    const [kept] = await unsent();
    const { files } = api.app.services;
    expect(await files.read(kept?.storageKey ?? '')).not.toBeNull();
    await dropUnsent(api.app.services);
    expect(await unsent()).toHaveLength(1);
    api.clock.advance(90_000);
    await dropUnsent(api.app.services);
    await api.runJobs();
    expect(await unsent()).toEqual([]);
    expect(await files.read(kept?.storageKey ?? '')).toBeNull();
  });
});

describe('saved replies', () => {
  const SAVE = `mutation($b: Int!, $i: Int, $t: String!, $w: String!) { desk_save_reply(business_id: $b, id: $i, title: $t, body: $w) { status message } }`;
  const save = async (t: string, w: string, i: number | null = null, who = owner) =>
    api.run<{ desk_save_reply: { status: number; message: string } }>(SAVE, { b: shop.id, i, t, w }, who);
  const all = async (who = owner) =>
    (
      await api.ask<{ desk_saved_replies: { id: number; title: string; body: string }[] }>(
        `{ desk_saved_replies(business_id: ${shop.id}) { id title body } }`,
        {},
        who,
      )
    ).desk_saved_replies;

  it('[CONV-016] are written, changed and deleted by managers, used by staff, and in the audit log', async () => {
    await save('Parking', 'Hi {first name}, there’s parking behind us.');
    const [reply] = await all();
    await save('Where to park', 'Behind us.', reply?.id);
    const staff = await api.signInBusiness();
    await api.db.insert(businessMembers).values({ businessId: shop.id, userId: staff.userId, role: 'staff' });
    expect(await all(staff)).toMatchObject([{ title: 'Where to park', body: 'Behind us.' }]);
    expect((await save('Mine', 'x', null, staff)).errors?.[0]?.message).toBe(
      'Only the owner or a manager can do this.',
    );
    expect((await save('', 'x')).data?.desk_save_reply).toEqual({ status: 0, message: 'Please give it a name.' });
    await api.ask(
      `mutation { desk_delete_saved_reply(business_id: ${shop.id}, id: ${reply?.id}) { status } }`,
      {},
      owner,
    );
    expect(await all()).toEqual([]);
    const entries = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.businessId, shop.id))
      .orderBy(auditEntries.id);
    expect(entries.map(({ action }) => action)).toEqual(['save-reply', 'save-reply', 'delete-saved-reply']);
  });
});

describe('a report', () => {
  const EMAIL = 'grace@thyme.example';
  let cookie = '';
  beforeAll(async () => {
    const made = await createOperator(api.app.services, { email: EMAIL, name: 'Grace Hopper' });
    const operator = await findByEmail(api.db, EMAIL);
    const secret = api.app.services.sealing.open(operator?.totpSealed ?? Buffer.alloc(0), sealContext(EMAIL));
    const body = new URLSearchParams({
      email: EMAIL,
      password: made?.password ?? '',
      code: codeAt(secret, api.clock.now()),
    });
    const login = await api.fetch('/operator/login', { method: 'POST', body, redirect: 'manual' });
    cookie = String(login.headers.get('set-cookie')?.split(';')[0]);
  });

  it('[CONV-018] reaches the operator with the messages, is logged when read, and is decided once', async () => {
    const { conversation_id: id } = await write('You are <b>useless</b>');
    const REPORT = `mutation($r: String!) { desk_report_conversation(business_id: ${shop.id}, id: ${id}, reason: $r) { status message } }`;
    const report = async (r: string) =>
      (await api.ask<{ desk_report_conversation: { status: number; message: string } }>(REPORT, { r }, owner))
        .desk_report_conversation;
    expect(await report('because')).toEqual({ status: 0, message: 'Please choose a reason.' });
    expect(await report('insulting')).toMatchObject({ status: 1 });
    expect(await report('insulting')).toMatchObject({ status: 0, message: expect.stringContaining('already') });
    const page = await (await api.fetch('/operator/messages', { headers: { cookie } })).text();
    expect(page).toContain('You are &lt;b&gt;useless&lt;/b&gt;');
    expect(page).toContain('It’s insulting or threatening');
    const report_id = /name="id" value="(\d+)"/.exec(page)?.[1] ?? '';
    const looks = await api.db.select().from(operatorEntries).where(eq(operatorEntries.subject, 'message-reports'));
    expect(looks.at(-1)).toMatchObject({ action: 'view', details: { list: 'open', ids: [Number(report_id)] } });
    const decide = () =>
      api.fetch('/operator/messages/decide', {
        method: 'POST',
        headers: { cookie, origin: new URL(api.url).origin },
        body: new URLSearchParams({ id: report_id, decision: 'closed' }),
        redirect: 'manual',
      });
    expect((await decide()).headers.get('location')).toBe('/operator/messages?done=1');
    expect((await decide()).headers.get('location')).toBe('/operator/messages?done=0');
    expect(await write('Still here')).toMatchObject({ status: 0, message: expect.stringContaining('after a report') });
    expect(await ownThread({ id })).toMatchObject({ silence: 'closed', messages: [{}] });
  });

  it('[CONV-018] can be made by the guest', async () => {
    const { conversation_id: id } = await write('Hello');
    const report = await api.ask<{ report_conversation: { status: number; message: string } }>(
      `mutation { report_conversation(id: ${id}, reason: "advertising", note: "Every day") { status message } }`,
      {},
      guest,
    );
    expect(report.report_conversation).toMatchObject({
      status: 1,
      message: expect.stringContaining('We’ll look at it by'),
    });
  });
});

describe('personal data', () => {
  it('[CONV-019] is in the guest’s download and is deleted with the account', async () => {
    await write('My colour is secret-auburn');
    await answer('Noted, Roisín');
    const download = await api.fetch('/account/export', { headers: { authorization: `Bearer ${guest.token}` } });
    expect(((await download.json()) as { conversations: object[] }).conversations).toMatchObject([
      { business: 'Willow Room', from: 'you', body: 'My colour is secret-auburn' },
      { from: 'shop', body: 'Noted, Roisín' },
    ]);
    await api.ask(
      'mutation($e: String!) { guestOffBoardingRequest(email: $e, answer: "Moving away") { status } }',
      { e: guest.email },
      guest,
    );
    expect(await stored()).toEqual([]);
    expect(await list()).toMatchObject({ total: 0, conversations: [] });
  });

  it('[CONV-019] follows a guest who is merged into another', async () => {
    const [row] = await api.db
      .insert(users)
      .values({ userType: 2, firstName: 'Ro', lastName: 'Daly', contactEmail: 'ro@mail.example' })
      .returning();
    const other = row?.id ?? 0;
    await api.db.insert(guestStatuses).values({ businessId: shop.id, userId: other });
    await answer('To the one without an account', { guest: other });
    await write('From the one with an account');
    await inTransaction(api.app.services, (tx) => moveBelongings(tx.db, other, guest.userId));
    const kept = await api.db.select().from(conversations).where(eq(conversations.businessId, shop.id));
    expect(kept).toMatchObject([{ userId: guest.userId }]);
    expect((await stored()).every(({ conversationId }) => conversationId === kept[0]?.id)).toBe(true);
    expect(await stored()).toHaveLength(2);
  });
});
