import { appointments, outbox } from '@thyme/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../../test/kit/index.ts';
import { confirmPayment, payByCard, readCardPage } from '../../../../../test/kit/paying.ts';
import type { CompanionData } from './mail.ts';

let api: TestApi;
let niamh: SignedIn;
let owner: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  niamh = await api.signIn({ firstName: 'Niamh' });
  owner = await api.signInBusiness();
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 10, business: { upfrontPercent: 20 } });
  await joinBusiness(api.db, shop.id, owner.userId);
});
afterAll(() => api.close());

const DAY = '2026-06-18';
const services = () => [0, 1].map((guest) => at(shop.pricingId, `${DAY} 10:00`, { guest }));

/** A group of Niamh and Aoife, of which each pays their own part. */
async function bookTwo() {
  const { payment_url, appointment_ids: ids } = await book(api, niamh.token, {
    business_id: shop.id,
    services: services(),
    group: { arrange: 'start', names: ['Aoife'], each_pays: true },
    payment_info: { stripe: 15 },
  });
  const page = readCardPage(payment_url);
  await payByCard(api, page.publicId);
  await confirmPayment(api, niamh.token, page);
  await api.runJobs();
  const query = 'query($id: Int!) { appointment(id: $id) { parts { path } } }';
  const { appointment } = await api.ask<{ appointment: { parts: { path: string }[] } }>(query, { id: ids[0] }, niamh);
  const [own = '', theirs = ''] = appointment.parts.map(({ path }) => path.split('/').at(-1) ?? '');
  return { own, token: theirs, id: ids[1] ?? 0 };
}

const SET = `mutation($token: String!, $email: String!) { set_part_email(token: $token, email: $email) { status message } }`;
const set = async (token: string, email: string) =>
  (await api.ask<{ set_part_email: { status: number; message: string } }>(SET, { token, email })).set_part_email;
const getsMails = async (token: string) => {
  const query = 'query($token: String!) { linked_part(token: $token) { gets_mails } }';
  return (await api.ask<{ linked_part: { gets_mails: boolean | null } }>(query, { token })).linked_part.gets_mails;
};
const storedAt = async (id: number) =>
  (await api.db.select({ email: appointments.companionEmail }).from(appointments).where(eq(appointments.id, id)))[0]
    ?.email;
async function mailsTo(email: string): Promise<CompanionData[]> {
  const rows = await api.db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(and(eq(outbox.recipient, email), eq(outbox.template, 'companion')))
    .orderBy(asc(outbox.id));
  return rows.map(({ payload }) => payload as unknown as CompanionData);
}

it('[GROUP-069] a companion gives their address by the link, gets the details once, and stops them', async () => {
  const { token, id } = await bookTwo();
  expect(await getsMails(token)).toBe(false);
  const done = { status: 1, message: 'Done. We’ve emailed you the details.' };
  expect(await set(token, ' Aoife@mail.example ')).toEqual(done);
  expect(await set(token, 'aoife@mail.example')).toEqual(done);
  expect(await storedAt(id)).toBe('aoife@mail.example');
  expect(await getsMails(token)).toBe(true);
  expect(await mailsTo('aoife@mail.example')).toEqual([
    expect.objectContaining({
      name: 'Aoife',
      booker: 'Niamh',
      news: { kind: 'booked', pay: expect.objectContaining({ path: `/your-part/${token}`, amount: '€15.00' }) },
    }),
  ]);
  await set(token, '');
  expect([await storedAt(id), await getsMails(token)]).toEqual(['', false]);
});

it('[GROUP-069] not for the guest who booked, a forged link, what is no address, or a cancelled appointment', async () => {
  const { own, token, id } = await bookTwo();
  expect(await getsMails(own)).toBeNull();
  const gone = { status: 0, message: 'This link doesn’t work any more.' };
  expect(await set(own, 'aoife@mail.example')).toEqual(gone);
  expect(await set(`${token}x`, 'aoife@mail.example')).toEqual(gone);
  const { errors } = await api.run(SET, { token, email: 'aoife@' });
  expect(errors?.[0]?.extensions?.validation).toEqual({ email: ['Email should have correct format'] });
  await api.ask(`mutation { statusUpdateForAppointment(id: ${id}, status: "Cancelled") { status } }`, {}, niamh);
  expect(await set(token, 'aoife@mail.example')).toEqual({
    status: 0,
    message: 'This appointment has been cancelled.',
  });
  expect([await storedAt(id), await getsMails(token)]).toEqual(['', null]);
});

it('[GROUP-069] a link mails five new addresses a day at most', async () => {
  const { token } = await bookTwo();
  for (let count = 0; count < 5; count += 1)
    expect(await set(token, `someone-${count}@mail.example`)).toMatchObject({ status: 1 });
  expect(await set(token, 'one-more@mail.example')).toMatchObject({ status: 0 });
  expect(await set(token, '')).toMatchObject({ status: 1 });
  expect(await mailsTo('one-more@mail.example')).toEqual([]);
});

it('[GROUP-069] the desk gives the address of a companion with a group', async () => {
  const { desk_book } = await api.ask<{ desk_book: { status: number; appointment_ids: number[] } }>(
    `mutation($b: Int!, $s: [BookingServiceInput!]!, $g: BookingGroupInput) {
      desk_book(business_id: $b, guest_id: ${niamh.userId}, services: $s, group: $g) { status appointment_ids } }`,
    { b: shop.id, s: services(), g: { arrange: 'start', names: ['Cian'], emails: ['cian@mail.example'] } },
    owner,
  );
  await api.runJobs();
  expect(await storedAt(desk_book.appointment_ids[1] ?? 0)).toBe('cian@mail.example');
  expect(await mailsTo('cian@mail.example')).toMatchObject([{ name: 'Cian', news: { kind: 'booked' } }]);
});
