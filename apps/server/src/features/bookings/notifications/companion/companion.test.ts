import { appointments, outbox, users } from '@thyme/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { unsubscribePath } from '../../../outbox/unsubscribe.ts';
import type { CompanionData } from './mail.ts';

let api: TestApi;
let niamh: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  niamh = await api.signIn({ firstName: 'Niamh', lastName: 'Byrne' });
});
afterAll(() => api.close());

const DAY = '2026-06-16';
const CLOSE =
  'mutation($answer: String!, $email: String!) { guestOffBoardingRequest(answer: $answer, email: $email) { status } }';
let addresses = 0;
const newAddress = () => `aoife-${++addresses}@mail.example`;

const cart = (shop: TestBusiness, emails: readonly string[], more: object = {}) => ({
  business_id: shop.id,
  services: [0, 1].map((guest) => at(shop.pricingId, `${DAY} 10:00`, { guest })),
  group: { arrange: 'start', names: ['Aoife'], emails },
  ...more,
});

/** A group of two whose companion has an address. */
async function bookTwo(email: string) {
  const shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
  const { appointment_ids } = (await book(api, niamh.token, cart(shop, [email]))) as { appointment_ids: number[] };
  await api.runJobs();
  return { shop, id: appointment_ids[1] ?? 0 };
}

async function mailsTo(email: string): Promise<CompanionData[]> {
  const rows = await api.db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(and(eq(outbox.recipient, email), eq(outbox.template, 'companion')))
    .orderBy(asc(outbox.id));
  return rows.map(({ payload }) => payload as unknown as CompanionData);
}
const kindsOf = async (email: string) => (await mailsTo(email)).map(({ news }) => news.kind);
const storedAt = async (id: number) =>
  (await api.db.select({ email: appointments.companionEmail }).from(appointments).where(eq(appointments.id, id)))[0]
    ?.email;

describe('a companion with an address', () => {
  it('[GROUP-049] hears of their own appointment only: booked, reminded and cancelled', async () => {
    const email = newAddress();
    const { id } = await bookTwo(email.toUpperCase());
    expect(await storedAt(id)).toBe(email);
    expect(await mailsTo(email)).toEqual([
      expect.objectContaining({ name: 'Aoife', booker: 'Niamh', news: { kind: 'booked' }, time: '10:00 am' }),
    ]);
    api.clock.advance(20 * 3_600);
    await api.runJobs();
    await api.ask(`mutation { statusUpdateForAppointment(id: ${id}, status: "Cancelled") { status } }`, {}, niamh);
    await api.runJobs();
    expect(new Set(await kindsOf(email))).toEqual(new Set(['booked', 'cancelled']));
  });

  it('[GROUP-049] refuses what is not an address, and sends nothing to the guest who booked', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
    const refused = await book(api, niamh.token, cart(shop, ['aoife@'])).catch((error: Error) => error.message);
    expect(JSON.stringify(refused)).toContain('Email should have correct format');
    await bookTwo(niamh.email);
    expect(await mailsTo(niamh.email)).toEqual([]);
  });

  it('[GROUP-049] the desk sees the address beside the name', async () => {
    const email = newAddress();
    const { shop, id } = await bookTwo(email);
    const owner = await api.signInBusiness();
    await joinBusiness(api.db, shop.id, owner.userId);
    const { desk_appointment } = await api.ask<{ desk_appointment: object }>(
      'query($id: Int!) { desk_appointment(id: $id) { companion companion_email } }',
      { id },
      owner,
    );
    expect(desk_appointment).toEqual({ companion: 'Aoife', companion_email: email });
  });

  it('[GROUP-050] stops the mails by a link, which deletes the address', async () => {
    const email = newAddress();
    const { id } = await bookTwo(email);
    const path = String(unsubscribePath(api.app.services, 'companion', { userId: null, recipient: email }));
    expect(await (await api.fetch(path)).text()).toContain('Stop emails about appointments that others book for you?');
    expect(await storedAt(id)).toBe(email);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await api.fetch(path, { method: 'POST', body })).status).toBe(200);
    expect(await storedAt(id)).toBe('');
  });

  it('[GROUP-050] finds it in their own export, and it is deleted with their account', async () => {
    const aoife = await api.signIn({ firstName: 'Aoife' });
    const { id } = await bookTwo(aoife.email);
    const exported = async () =>
      (await (await api.fetch('/account/export', { headers: { authorization: `Bearer ${aoife.token}` } })).json())
        .booked_by_others;
    // Anyone can enter an address; only a proven one shows appointments of others.
    expect(await exported()).toEqual([]);
    await api.db.update(users).set({ emailVerifiedAt: api.clock.now() }).where(eq(users.id, aoife.userId));
    expect(await exported()).toEqual([expect.objectContaining({ id, booked_for_email: aoife.email })]);
    await api.ask(CLOSE, { answer: 'I do not need it any more', email: aoife.email }, aoife);
    expect([await storedAt(id), await mailsTo(aoife.email)]).toEqual(['', []]);
  });
});
