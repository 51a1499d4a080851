import {
  appointmentLines,
  appointments,
  auditEntries,
  chairPricings,
  chairs,
  creditNotes,
  invoices,
  ledgerEntries,
  notifications,
  occupancies,
  saleLines,
  sales,
  servicePricings,
  services,
} from '@thyme/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  insertClass,
  instant,
  joinBusiness,
  recordingMail,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';
import { payByCard, readCardPage, refundNews } from '../../../../test/kit/paying.ts';

const mail = recordingMail();
let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let bea: SignedIn;
let browId: number;

beforeAll(async () => {
  api = await bootApi({ mail });
  owner = await api.signInBusiness();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await insertBusiness(api.db, api.clock.now(), {
    chairs: 2,
    business: { bufferMinutes: 0, vatNumber: 'IE1234567T', vatRate: 13.5 },
  });
  await joinBusiness(api.db, shop.id, owner.userId);
  bea = await api.signIn({ firstName: 'Bea', lastName: 'Tighe' });
  const [aisling = 0, feile = 0] = shop.chairIds;
  await api.db.update(chairs).set({ person: 'Aisling' }).where(eq(chairs.id, aisling));
  await api.db.update(chairs).set({ person: 'Féile' }).where(eq(chairs.id, feile));
  const [service] = await api.db
    .insert(services)
    .values({ businessId: shop.id, categoryId: shop.categoryId, name: 'Brow tint' })
    .returning();
  const [pricing] = await api.db
    .insert(servicePricings)
    .values({ businessId: shop.id, serviceId: service?.id ?? 0, price: 1_800, durationMinutes: 15 })
    .returning();
  browId = pricing?.id ?? 0;
});

const EDIT = `mutation($id: Int!, $lines: [DeskLineInput!], $discount: DeskDiscountInput, $note_to_guest: String, $private_note: String,
    $overpaid: String, $anyway: [String!], $tell: String, $version: Int, $key: String) {
  desk_edit(id: $id, lines: $lines, discount: $discount, note_to_guest: $note_to_guest, private_note: $private_note,
    overpaid: $overpaid, anyway: $anyway, tell: $tell, version: $version, idempotency_key: $key) {
    status message clashes { key words } has_changed version overpaid due undo_id undo_until } }`;
interface Edited {
  status: number;
  message: string;
  clashes: { key: string; words: string }[];
  has_changed: boolean;
  version: number | null;
  overpaid: number;
  due: number | null;
  undo_id: number | null;
  undo_until: number | null;
}
const edit = async (id: number, more: object, who = owner): Promise<Edited> =>
  (await api.ask<{ desk_edit: Edited }>(EDIT, { id, ...more }, who)).desk_edit;

const undo = async (id: number | null, who = owner) =>
  (
    await api.ask<{ desk_undo_move: { status: number; message: string } }>(
      'mutation($id: Int!) { desk_undo_move(id: $id) { status message } }',
      { id },
      who,
    )
  ).desk_undo_move;
/** An edit is announced once it can no longer be undone. */
const settle = async () => {
  api.clock.advance(15);
  await api.runJobs();
};

/** A finished booking, paid by card if something is due now. */
async function booked(time = '2026-06-16 10:00', upfront = 0): Promise<number> {
  const answer = await book(api, bea.token, {
    business_id: shop.id,
    services: [at(shop.pricingId, time)],
    ...(upfront > 0 ? { payment_info: { stripe: upfront } } : {}),
  });
  if (answer.payment_url) await payByCard(api, readCardPage(answer.payment_url).publicId);
  await api.runJobs();
  return answer.appointment_ids[0] ?? 0;
}
const linesOf = (id: number) =>
  api.db
    .select()
    .from(appointmentLines)
    .where(eq(appointmentLines.appointmentId, id))
    .orderBy(asc(appointmentLines.position));
const appointmentOf = async (id: number) => {
  const [row] = await api.db.select().from(appointments).where(eq(appointments.id, id));
  if (!row) throw new Error('It is gone.');
  return row;
};
const saleOf = async (id: number) => {
  const { saleId } = await appointmentOf(id);
  const [sale] = await api.db
    .select()
    .from(sales)
    .where(eq(sales.id, saleId ?? 0));
  const lines = await api.db
    .select()
    .from(saleLines)
    .where(eq(saleLines.saleId, saleId ?? 0))
    .orderBy(asc(saleLines.id));
  const ledger = await api.db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.saleId, saleId ?? 0))
    .orderBy(asc(ledgerEntries.id));
  const notes = await api.db
    .select()
    .from(creditNotes)
    .where(eq(creditNotes.saleId, saleId ?? 0));
  return {
    sale,
    lines: lines.map(({ productName, unitPrice, discount, vatRate }) => [productName, unitPrice, discount, vatRate]),
    ledger: ledger.map(({ side, kind, amount }) => `${side} ${kind} ${amount}`),
    notes: notes.map(({ amount, reason }) => [amount, reason]),
  };
};
const firstLine = async (id: number) => (await linesOf(id))[0]?.id;

/** The books agree: claims sum to the sale, and the invoice's lines with later changes sum to the claims. */
async function expectBooksAgree(id: number): Promise<void> {
  const { sale, lines, ledger } = await saleOf(id);
  const sum = (words: string[]) => words.reduce((total, one) => total + Number(one.split(' ').at(-1)), 0);
  expect(sum(ledger.filter((entry) => entry.startsWith('claim')))).toBe(sale?.claimedAmount);
  const net = lines.reduce((total, [, unit, off]) => total + Number(unit) - Number(off), 0);
  expect(net).toBe(sale?.totalAmount);
  const later = sum(ledger.filter((entry) => /^claim (fee|cancellation|discount)/.test(entry)));
  expect(net + later).toBe(sale?.claimedAmount);
  expect((await appointmentOf(id)).totalAmount).toBe(sale?.claimedAmount);
  expect(await api.db.$count(invoices, eq(invoices.saleId, sale?.id ?? 0))).toBe(1);
}

describe('editing at the desk', () => {
  it('[EDIT-005] adds a service with its person and length; time, amount due and the open invoice follow', async () => {
    const id = await booked();
    const [, feile] = shop.chairIds;
    const lines = [{ line_id: await firstLine(id) }, { service_pricing_id: browId, chair_id: feile }];
    const answer = await edit(id, { lines });
    expect(answer).toMatchObject({ status: 1, message: 'Saved. €93.00 to take.', due: 93, overpaid: 0 });
    const starts = instant('2026-06-16 10:00');
    expect(
      (await linesOf(id)).map((line) => [line.serviceName, line.chairId, line.startsAt, line.durationMinutes]),
    ).toEqual([
      ['Signature facial', shop.chairIds[0], starts, 60],
      ['Brow tint', feile, starts + 3_600, 15],
    ]);
    expect(await appointmentOf(id)).toMatchObject({ endsAt: starts + 4_500, totalAmount: 9_300, subTotal: 9_300 });
    expect(await api.db.$count(occupancies, eq(occupancies.businessId, shop.id))).toBe(2);
    const books = await saleOf(id);
    expect(books.lines).toEqual([
      ['Signature facial', 7_500, 0, 13.5],
      ['Brow tint', 1_800, 0, 13.5],
    ]);
    expect(books.ledger).toEqual(['claim sale 7500', 'claim edit 1800']);
    await expectBooksAgree(id);
    expect(await edit(id, { lines: lines.slice(0, 1) })).toMatchObject({ status: 1, due: 75 });
    expect(await linesOf(id)).toHaveLength(1);
    await expectBooksAgree(id);
  });

  it('[GROUP-020] adds a service at its person’s price and duration', async () => {
    const [aisling = 0, feile = 0] = shop.chairIds;
    await api.db
      .insert(chairPricings)
      .values({ businessId: shop.id, chairId: feile, pricingId: browId, price: 2_200, durationMinutes: 20 });
    const id = await booked();
    const [line] = await linesOf(id);
    const lines = [
      { line_id: line?.id },
      { service_pricing_id: browId, chair_id: feile },
      { service_pricing_id: browId, chair_id: aisling },
    ];
    expect(await edit(id, { lines, anyway: [] })).toMatchObject({ status: 1 });
    const [, own, usual] = await linesOf(id);
    expect(own).toMatchObject({ price: 2_200, durationMinutes: 20, chairId: feile });
    expect(usual).toMatchObject({ price: 1_800, durationMinutes: 15, chairId: aisling });
    const { desk_appointment: shown } = await api.ask<{ desk_appointment: { lines: { list_price: number }[] } }>(
      `{ desk_appointment(id: ${id}) { lines { list_price } } }`,
      {},
      owner,
    );
    expect(shown.lines.slice(1)).toEqual([{ list_price: 22 }, { list_price: 18 }]);
  });

  it('[EDIT-006] accepts a custom price and a discount with its reason; the guest sees only “Discount”', async () => {
    const id = await booked();
    const answer = await edit(id, {
      lines: [{ line_id: await firstLine(id), price: 70 }],
      discount: { amount: 10, reason: 'Goodwill' },
      tell: 'mail',
    });
    expect(answer).toMatchObject({ status: 1, due: 60 });
    expect(await appointmentOf(id)).toMatchObject({
      deskDiscount: 1_000,
      discountReason: 'Goodwill',
      totalAmount: 6_000,
    });
    expect((await saleOf(id)).lines).toEqual([['Signature facial', 7_000, 1_000, 13.5]]);
    await expectBooksAgree(id);
    await settle();
    const [sent] = mail.sent.slice(-1);
    expect(sent?.subject).toMatch(/^Changed: /);
    expect(sent?.text).toContain('Discount');
    expect(`${sent?.text} ${sent?.html}`).not.toContain('Goodwill');
    const desk = await api.ask<{ desk_appointment: object }>(
      'query($id: Int!) { desk_appointment(id: $id) { discount discount_reason due lines { price list_price } } }',
      { id },
      owner,
    );
    expect(desk.desk_appointment).toEqual({
      discount: 10,
      discount_reason: 'Goodwill',
      due: 60,
      lines: [{ price: 70, list_price: 75 }],
    });
    expect(await edit(id, { discount: { percent: 50, reason: 'Model' } })).toMatchObject({ status: 1, due: 35 });
    expect(await edit(id, { discount: { amount: 0 } })).toMatchObject({ status: 1, due: 70 });
    await expectBooksAgree(id);
    const [entry] = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.businessId, shop.id), eq(auditEntries.action, 'edit')))
      .orderBy(asc(auditEntries.id));
    expect(entry?.changes).toMatchObject({ total: 6_000, was: { total: 7_500 }, discount: 1_000, reason: 'Goodwill' });
  });

  it('[EDIT-003] refuses discounts over the price, without a reason, and an appointment without services', async () => {
    const id = await booked();
    expect(await edit(id, { discount: { amount: 75.01, reason: 'Oops' } })).toMatchObject({
      status: 0,
      message: 'The discount is more than the price of €75.00.',
    });
    expect((await api.run(EDIT, { id, discount: { amount: 5 } }, owner)).errors).toHaveLength(1);
    expect((await api.run(EDIT, { id, discount: { percent: 101, reason: 'x' } }, owner)).errors).toHaveLength(1);
    expect(await edit(id, { lines: [] })).toMatchObject({ status: 0 });
    const other = await insertBusiness(api.db, api.clock.now());
    for (const line of [
      { service_pricing_id: other.pricingId },
      { line_id: 999_999 },
      { line_id: await firstLine(id), chair_id: other.chairIds[0] },
    ])
      expect(await edit(id, { lines: [line] })).toMatchObject({ status: 0, clashes: [] });
    const line_id = await firstLine(id);
    expect(await edit(id, { lines: [{ line_id }, { line_id }] })).toMatchObject({ status: 0 });
    await expectBooksAgree(id);
  });

  it('[EDIT-007] warns when a longer appointment overlaps the next, and stores it as an override', async () => {
    const id = await booked();
    const next = await booked('2026-06-16 11:00');
    await api.db
      .update(appointmentLines)
      .set({ chairId: shop.chairIds[0] ?? 0 })
      .where(eq(appointmentLines.appointmentId, next));
    const [taken] = await api.db
      .select()
      .from(occupancies)
      .innerJoin(appointmentLines, eq(appointmentLines.id, occupancies.lineId))
      .where(eq(appointmentLines.appointmentId, next));
    expect(taken?.occupancies.chairId).toBe(shop.chairIds[0]);
    const lines = [{ line_id: await firstLine(id), minutes: 90 }];
    const warned = await edit(id, { lines });
    expect(warned.clashes).toEqual([{ key: `visit:${next}`, words: 'Overlaps Bea Tighe 11:00 am–12:00 pm.' }]);
    expect((await appointmentOf(id)).endsAt).toBe(instant('2026-06-16 11:00'));
    expect(await edit(id, { lines, anyway: [`visit:${next}`] })).toMatchObject({ status: 1 });
    const rows = await api.db
      .select()
      .from(occupancies)
      .where(and(eq(occupancies.businessId, shop.id), eq(occupancies.isOverride, true)));
    expect(rows).toHaveLength(1);
  });

  it('[EDIT-008] of an overpaid open invoice asks whether to refund or keep, and does so', async () => {
    await api.db.execute(`update businesses set upfront_percent = 50 where id = ${shop.id}`);
    const id = await booked('2026-06-16 10:00', 37.5);
    expect((await saleOf(id)).ledger).toContain('payment charge 3750');
    const cheaper = { lines: [{ line_id: await firstLine(id), price: 30 }] };
    const asked = await edit(id, cheaper);
    expect(asked).toMatchObject({ status: 0, overpaid: 7.5 });
    expect((await appointmentOf(id)).totalAmount).toBe(7_500);
    expect(await edit(id, { ...cheaper, overpaid: 'keep' })).toMatchObject({ status: 1, due: 0 });
    await expectBooksAgree(id);
    const credit = 'query($id: Int!) { desk_appointment(id: $id) { credit refundable_credit } }';
    const read = async () => (await api.ask<{ desk_appointment: object }>(credit, { id }, owner)).desk_appointment;
    expect(await read()).toEqual({ credit: 7.5, refundable_credit: 7.5 });
    const refund = 'mutation($id: Int!) { desk_refund_credit(id: $id) { status message } }';
    const refunded = await api.ask<{ desk_refund_credit: object }>(refund, { id }, owner);
    expect(refunded.desk_refund_credit).toEqual({ status: 1, message: '€7.50 will be refunded to your guest.' });
    expect(await read()).toEqual({ credit: 0, refundable_credit: 0 });
    expect(await api.ask(refund, { id }, owner)).toMatchObject({ desk_refund_credit: { status: 0 } });
    expect((await saleOf(id)).notes).toEqual([]);
    const news = await refundNews(api, bea.userId);
    expect([news.titles, news.mails]).toEqual([['€7.50 is on its way back to you'], ['appointment-money']]);
    expect(news.messages[0]).toContain('has refunded it because your appointment costs less now.');
  });

  it.each(['nobody', 'mail'])('[NOTIF-034] its refund reaches the guest also when told to %s', async (tell) => {
    await api.db.execute(`update businesses set upfront_percent = 100 where id = ${shop.id}`);
    const id = await booked('2026-06-16 10:00', 75);
    await edit(id, { discount: { amount: 15, reason: 'Goodwill' }, overpaid: 'refund', tell });
    const { titles, mails } = await refundNews(api, bea.userId);
    expect([titles, mails]).toEqual([['€15.00 is on its way back to you'], ['appointment-money']]);
  });

  it('[EDIT-004] does not change a settled invoice: less is a credit note, more are new lines; also when half refunded', async () => {
    await api.db.execute(`update businesses set upfront_percent = 100 where id = ${shop.id}`);
    const id = await booked('2026-06-16 10:00', 75);
    const line_id = await firstLine(id);
    expect(await edit(id, { discount: { amount: 15, reason: 'Goodwill' }, overpaid: 'refund' })).toMatchObject({
      status: 1,
      message: 'Saved. €15.00 will be refunded to your guest.',
    });
    let books = await saleOf(id);
    expect(books.lines).toEqual([['Signature facial', 7_500, 0, 13.5]]);
    expect(books.notes).toEqual([[1_500, 'Changed at the desk']]);
    await expectBooksAgree(id);
    // Half refunded by now; it gets dearer and then cheaper again.
    expect(await edit(id, { lines: [{ line_id }, { service_pricing_id: browId }] })).toMatchObject({ status: 1 });
    books = await saleOf(id);
    // The discount now covers both services, so a little of it moves.
    expect(books.lines.slice(1).map(([name]) => name)).toEqual(['Signature facial, change', 'Brow tint']);
    await expectBooksAgree(id);
    expect(
      (await edit(id, { lines: [{ line_id, price: 20 }], discount: { amount: 0 }, overpaid: 'refund' })).status,
    ).toBe(1);
    await expectBooksAgree(id);
    const { sale } = await saleOf(id);
    expect([sale?.claimedAmount, sale?.paidAmount]).toEqual([2_000, 2_000]);
  });

  it('[EDIT-009] shows a stale client what has changed, and applies a repeated request once', async () => {
    const id = await booked();
    const first = await edit(id, { discount: { amount: 5, reason: 'Goodwill' }, version: 1, key: 'edit-1' });
    expect(first.status).toBe(1);
    expect(await edit(id, { discount: { amount: 5, reason: 'Goodwill' }, version: 1, key: 'edit-1' })).toEqual(first);
    expect(await edit(id, { discount: { amount: 9, reason: 'Goodwill' }, version: 1 })).toMatchObject({
      status: 0,
      has_changed: true,
      version: first.version,
      message:
        'This appointment has changed in the meantime. You changed the price to €70.00. Please look at it again.',
    });
    expect((await appointmentOf(id)).totalAmount).toBe(7_000);
    const stranger = await api.signInBusiness();
    expect(await edit(id, { discount: { amount: 9, reason: 'x' } }, stranger)).toEqual(
      await edit(999_999, { discount: { amount: 9, reason: 'x' } }, stranger),
    );
  });

  it('[EDIT-001] never shows the private note to the guest, in no query, mail or export', async () => {
    const SECRET = 'Formula 7N, always late';
    const id = await booked();
    const notes =
      'mutation($id: Int!, $p: String, $g: String) { desk_write_notes(id: $id, private_note: $p, note_to_guest: $g) { status } }';
    await api.ask(notes, { id, p: SECRET, g: 'Ring the bell.' }, owner);
    await edit(id, { discount: { amount: 5, reason: 'Hidden reason' }, tell: 'mail' });
    await settle();
    const page = await api.ask<object>(
      'query($id: Int!) { appointment(id: $id) { note note_to_guest shop_discount } appointments { data { id note note_to_guest } } }',
      { id },
      bea,
    );
    expect(JSON.stringify(page)).toContain('Ring the bell.');
    const exported = await (
      await api.fetch('/account/export', { headers: { authorization: `Bearer ${bea.token}` } })
    ).text();
    const told = await api.db.select().from(notifications).where(eq(notifications.recipientId, bea.userId));
    const everything = JSON.stringify([page, exported, told, mail.sent]);
    expect(everything).not.toContain(SECRET);
    expect(everything).not.toContain('Hidden reason');
    expect((await appointmentOf(id)).businessNote).toBe(SECRET);
  });

  it('[DESKB-008] does not replace a private note that another member saved meanwhile', async () => {
    const id = await booked();
    const write = async (p: string, seen: string | null) =>
      (
        await api.ask<{ desk_write_notes: { status: number } }>(
          'mutation($id: Int!, $p: String, $seen: String) { desk_write_notes(id: $id, private_note: $p, seen_private_note: $seen) { status } }',
          { id, p, seen },
          owner,
        )
      ).desk_write_notes.status;
    expect(await write('Likes tea', '')).toBe(1);
    expect(await write('Likes coffee', '')).toBe(0);
    expect((await appointmentOf(id)).businessNote).toBe('Likes tea');
    expect(await write('Likes coffee', 'Likes tea')).toBe(1);
    // A client that does not know the check can still save.
    expect(await write('Likes water', null)).toBe(1);
  });

  it('[EDIT-010] changes only the notes of a class seat, and nothing of a past appointment', async () => {
    const { pricingId } = await insertClass(api.db, shop, { dates: [instant('2026-06-19 10:00')] });
    const seat = await book(api, bea.token, { business_id: shop.id, services: [at(pricingId, '2026-06-19 10:00')] });
    const [id = 0] = seat.appointment_ids;
    expect(await edit(id, { discount: { amount: 5, reason: 'x' } })).toMatchObject({ status: 0 });
    const over = await booked();
    await api.db
      .update(appointments)
      .set({ status: 'Cancelled', cancelledAt: api.clock.now() })
      .where(eq(appointments.id, over));
    expect(await edit(over, { discount: { amount: 5, reason: 'x' } })).toMatchObject({
      status: 0,
      message: 'This appointment can no longer be changed.',
    });
  });
});

describe('undoing an edit', () => {
  /** Everything that an edit may change; new rows of the books have new ids. */
  const stateOf = async (id: number) => {
    const { version: _version, updatedAt: _at, ...appointment } = await appointmentOf(id);
    const lines = await linesOf(id);
    const taken = await api.db
      .select({
        lineId: occupancies.lineId,
        chairId: occupancies.chairId,
        startsAt: occupancies.startsAt,
        endsAt: occupancies.endsAt,
        isOverride: occupancies.isOverride,
      })
      .from(occupancies)
      .where(eq(occupancies.businessId, shop.id))
      .orderBy(asc(occupancies.lineId), asc(occupancies.chairId));
    const { sale, lines: invoiced } = await saleOf(id);
    return { appointment, lines, taken, sale: { ...sale, updatedAt: 0 }, invoiced };
  };
  const auditOf = () =>
    api.db.select().from(auditEntries).where(eq(auditEntries.businessId, shop.id)).orderBy(asc(auditEntries.id));

  it('[DESKB-001] restores services, person, length, price, discount and notes, and the guest is notified of neither', async () => {
    const id = await booked();
    const [, feile] = shop.chairIds;
    const line_id = await firstLine(id);
    const before = await stateOf(id);
    mail.sent.length = 0;
    for (const change of [
      { lines: [{ line_id }, { service_pricing_id: browId, chair_id: feile }] },
      { lines: [{ service_pricing_id: browId }] },
      { lines: [{ line_id, chair_id: feile, minutes: 90 }] },
      { lines: [{ line_id, price: 70 }] },
      { discount: { percent: 50, reason: 'Model' }, note_to_guest: 'Half price', private_note: 'Model for Tuesday' },
    ]) {
      const { undo_id, undo_until } = await edit(id, { ...change, tell: 'mail' });
      expect(undo_until).toBe(api.clock.now() + 10);
      expect(await stateOf(id)).not.toEqual(before);
      expect(await undo(undo_id)).toEqual({ status: 1, message: 'Undone.' });
      expect(await stateOf(id)).toEqual(before);
      await expectBooksAgree(id);
      expect(await undo(undo_id)).toMatchObject({ status: 0 });
    }
    await settle();
    expect(mail.sent).toEqual([]);
    const entries = await auditOf();
    expect(entries.map(({ action }) => action)).toEqual(Array(5).fill(['edit', 'undo-edit']).flat());
    expect(entries[1]?.changes).toEqual({
      services: ['Signature facial'],
      total: 7_500,
      was: { services: ['Signature facial', 'Brow tint'], total: 9_300 },
    });
  });

  it('[DESKB-001] undoes only the last of several edits, and announces the rest once', async () => {
    const id = await booked();
    mail.sent.length = 0;
    const first = await edit(id, { discount: { amount: 5, reason: 'Goodwill' }, tell: 'mail' });
    api.clock.advance(2);
    const second = await edit(id, { discount: { amount: 9, reason: 'Goodwill' }, tell: 'mail' });
    expect(await undo(first.undo_id)).toMatchObject({ status: 0 });
    expect(await undo(second.undo_id)).toMatchObject({ status: 1 });
    expect((await appointmentOf(id)).totalAmount).toBe(7_000);
    expect(mail.sent).toEqual([]);
    await settle();
    expect(mail.sent.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Changed: /)]);
    expect(await undo(first.undo_id)).toEqual({
      status: 0,
      message: 'It’s too late to undo this. You can change it again.',
    });
  });

  it('[DESKB-002] of a settled invoice adds back what the credit note took off; after a refund there is no undo', async () => {
    await api.db.execute(`update businesses set upfront_percent = 100 where id = ${shop.id}`);
    const id = await booked('2026-06-16 10:00', 75);
    const kept = await edit(id, { discount: { amount: 15, reason: 'Goodwill' }, overpaid: 'keep' });
    expect(await undo(kept.undo_id)).toMatchObject({ status: 1 });
    await expectBooksAgree(id);
    const { sale, notes } = await saleOf(id);
    expect([sale?.claimedAmount, sale?.paidAmount]).toEqual([7_500, 7_500]);
    expect(notes).toHaveLength(1);
    const refunded = await edit(id, { discount: { amount: 15, reason: 'Goodwill' }, overpaid: 'refund', tell: 'mail' });
    expect(refunded).toMatchObject({ status: 1, undo_id: null, undo_until: null });
    await api.runJobs();
    // Two jobs send them, in either order.
    expect(mail.sent.slice(-2).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Changed: /),
        expect.stringMatching(/^€15.00 is on its way back to you/),
      ]),
    );
  });

  it('[DESKB-002] is refused once money has moved, and names what another member has changed', async () => {
    const tom = await api.signInBusiness({ firstName: 'Tom' });
    await joinBusiness(api.db, shop.id, tom.userId, 'manager');
    const id = await booked();
    const paid = await edit(id, { discount: { amount: 5, reason: 'Goodwill' } });
    const { saleId } = await appointmentOf(id);
    await api.db.insert(ledgerEntries).values({
      businessId: shop.id,
      saleId: saleId ?? 0,
      appointmentId: id,
      side: 'payment',
      kind: 'till',
      amount: 1_000,
      currency: 'EUR',
      method: 'cash',
      actorId: owner.userId,
      createdAt: api.clock.now(),
    });
    expect(await undo(paid.undo_id)).toEqual({
      status: 0,
      message: 'Money has been taken or refunded since. You can edit the appointment again.',
    });
    expect((await appointmentOf(id)).totalAmount).toBe(7_000);
    const late = await edit(id, { discount: { amount: 9, reason: 'Goodwill' } });
    await edit(id, { lines: [{ line_id: await firstLine(id) }, { service_pricing_id: browId }] }, tom);
    expect(await undo(late.undo_id)).toEqual({
      status: 0,
      message:
        'This appointment has changed in the meantime. Tom changed the services to Signature facial, Brow tint. You can edit it again.',
    });
    expect(await edit(id, { discount: { amount: 0 }, version: late.version })).toMatchObject({
      status: 0,
      has_changed: true,
      message:
        'This appointment has changed in the meantime. Tom changed the services to Signature facial, Brow tint. Please look at it again.',
    });
    const stranger = await api.signInBusiness();
    expect(await undo(late.undo_id, stranger)).toEqual(await undo(999_999, stranger));
  });
});
