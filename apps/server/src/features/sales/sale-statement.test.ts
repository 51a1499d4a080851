import {
  auditEntries,
  cardOrders,
  holds,
  idempotencyKeys,
  occupancies,
  sales,
  seatClaims,
  timeBlocks,
} from '@thyme/db/schema';
import { getTableName, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, insertBusiness, insertClass, insertVoucher, type TestApi } from '../../../test/kit/index.ts';
import { insertSale, OPTIONAL_PARTS, SALE_TABLES, type SaleRows, saleStatement } from './sale-statement.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

/** Every column has a value here: a column added to a table has to be added below, or this file does not compile. */
type Full<Rows> = Rows extends (infer Row)[] ? Required<Row>[] : Rows extends object ? Required<Rows> : never;
type FullSale = { [Part in keyof SaleRows]: Full<NonNullable<SaleRows[Part]>> };

const HOUR = 3600;

/** A sale of two appointments, a class and a voucher, with every column set to a non-default value if its constraints allow one. */
async function fullSale(): Promise<FullSale> {
  const { db, clock } = api;
  const now = clock.now();
  const { userId } = await api.signIn();
  const shop = await insertBusiness(db, now, { chairs: 2 });
  const { id: businessId, pricingId } = shop;
  const [chairId = 0, otherChair = 0] = shop.chairIds;
  const yoga = await insertClass(db, shop, { dates: [now + 9 * HOUR] });
  const scheduleId = yoga.schedules[0]?.id ?? 0;
  const voucher = await insertVoucher(db, businessId);
  const [block] = await db.insert(timeBlocks).values({ businessId, note: 'Lunch' }).returning();
  const timeBlockId = block?.id ?? 0;
  const [older] = await db
    .insert(cardOrders)
    .values({
      publicId: `older-${businessId}`,
      provider: 'sandbox',
      purpose: 'open',
      amount: 1,
      currency: 'EUR',
      expiresAt: now,
    })
    .returning();
  const money = { currency: 'EUR', subTotal: 9_000, discount: 1_000, totalAmount: 8_000 };
  const made = { createdAt: now - 60, updatedAt: now - 30 };
  const appointment = {
    businessId,
    userId,
    source: 'waiting-list',
    startsAt: now + HOUR,
    endsAt: now + 2 * HOUR,
    note: 'Quiet, please',
    businessNote: 'Regular',
    noteToGuest: 'Ring the bell',
    ...money,
    deskDiscount: 500,
    deskDiscountPercent: 5,
    discountReason: 'Goodwill',
    upfrontPercent: 12.5,
    cancellation: [24, 50],
    cancellationSteps: [{ hours: 24, percent: 50 }],
    reviewStatus: 'Reviewed',
    ...made,
    arrivedAt: now + HOUR,
    version: 7,
    lateMinutes: 15,
    seriesId: null,
    groupPlace: 1,
    companion: 'Aoife',
    companionEmail: 'aoife@mail.example',
    partDeposit: 500,
  };
  const line = {
    businessId,
    pricingId,
    chairId,
    personChosen: true,
    parts: [{ unit: null, from: 0, to: 2_700 }],
    scheduleId: null,
    position: 3,
    startsAt: now + HOUR,
    durationMinutes: 45,
    serviceName: 'Signature facial',
    price: 7_000,
    specialPrice: 6_500,
    specialDeposit: 33.33,
    isGroup: false,
    isCourse: false,
    appointment: 0,
  };
  const roomId = `room-that-cannot-be-guessed-${businessId}`;
  const taken = { businessId, scheduleId, timeBlockId, roomId };
  const saleLine = { businessId, productName: 'Facial', productQty: 2, unitPrice: 4_000, discount: 500 };
  const claim = {
    businessId,
    side: 'claim',
    kind: 'sale',
    currency: 'EUR',
    method: 'cash',
    paymentId: null,
    refundId: null,
    voucherUseId: null,
    checkoutId: null,
    chairId: null,
  };
  return {
    sale: {
      businessId,
      userId,
      status: 'pending',
      source: 'desk',
      ...money,
      payableNow: 4_000,
      partsUntil: null,
      inFull: true,
      depositUntil: now + HOUR,
      claimedAmount: 10,
      paidAmount: 20,
      ...made,
      confirmedAt: now - 10,
    },
    hold: { businessId, userId, purpose: 'reschedule', createdAt: now, expiresAt: now + 600 },
    appointments: [
      {
        ...appointment,
        kind: 'visit',
        status: 'Cancelled',
        completedAt: null,
        cancelledAt: now - 5,
        cancelledBy: 'business',
        cancellationFee: 300,
        isForgiven: false,
        chargeDecision: 'asked',
      },
      {
        ...appointment,
        kind: 'consultation',
        status: 'Completed',
        completedAt: now + 2 * HOUR,
        cancelledAt: null,
        cancelledBy: null,
        cancellationFee: null,
        isForgiven: false,
        chargeDecision: null,
      },
    ],
    lines: [line, { ...line, chairId: otherChair, scheduleId, isGroup: true, isCourse: true, appointment: 1 }],
    room: {
      businessId,
      id: roomId,
      guestId: userId,
      startsAt: now + HOUR,
      endsAt: now + 2 * HOUR,
      createdAt: now,
      guestJoinedAt: now + 1,
      businessJoinedAt: now + 2,
      endedAt: now + 3,
      endedBy: 'guest',
      appointment: 1,
    },
    occupancies: [
      { ...taken, chairId: otherChair, startsAt: now + HOUR, endsAt: now + 2 * HOUR, isOverride: false, line: 1 },
      { ...taken, chairId, startsAt: now + HOUR, endsAt: now + 2 * HOUR, isOverride: false, line: 0 },
    ],
    seatClaims: [{ businessId, scheduleId, seats: 3, attendance: 'here', insteadOf: 7, createdAt: now - 20, line: 1 }],
    saleLines: [
      {
        ...saleLine,
        kind: 'service',
        pricingId,
        voucherId: null,
        voucherOwner: null,
        productId: null,
        isOrdered: false,
        vatRate: 13.5,
        memberPercent: 10,
        appointment: 1,
      },
      {
        ...saleLine,
        kind: 'voucher',
        pricingId: null,
        productId: null,
        isOrdered: false,
        voucherId: voucher.id,
        voucherOwner: 'Ann',
        vatRate: null,
        memberPercent: null,
        appointment: null,
      },
    ],
    claims: [{ ...claim, amount: 8_000, actorId: userId, note: 'By hand', createdAt: now - 40, appointment: 1 }],
    order: {
      publicId: `public-${businessId}`,
      provider: 'stripe',
      providerOrderId: `order-${businessId}`,
      purpose: 'sale',
      userId,
      businessId,
      subscriptionId: null,
      method: 'google',
      amount: 4_000,
      currency: 'EUR',
      status: 'authorised',
      failure: 'Declined',
      isRecurring: true,
      extra: null,
      ...made,
      expiresAt: now + 600,
      reconcileAt: now + 300,
      reconcileTries: 2,
      renewedFromId: older?.id ?? null,
      appointment: 0,
    },
    audit: {
      businessId,
      actorId: userId,
      action: 'book',
      subject: 'appointment',
      changes: { why: 'called' },
      createdAt: now,
    },
    key: {
      owner: `user:${userId}`,
      key: 'once',
      operation: 'create_booking',
      inputHash: Buffer.from([1, 2, 255]),
      answer: { payable: 4_000 },
      createdAt: now,
      expiresAt: now + HOUR,
    },
  };
}

const write = (rows: SaleRows, calendarVersion = 0) =>
  api.db.transaction(async (transaction) => {
    const [shop] = (
      await transaction.execute<{ version: number }>(
        sql`select calendar_version as version from businesses where id = ${rows.sale.businessId}`,
      )
    ).rows;
    const ids = await insertSale(transaction, rows, (shop?.version ?? 0) + calendarVersion);
    if (!ids) transaction.rollback();
    return ids;
  });

const stored = (table: PgTable, businessId: number) =>
  api.db
    .select()
    .from(table)
    .where(sql`business_id = ${businessId}`)
    .orderBy(sql`${sql.identifier(getTableName(table))}.ctid`);

describe('the statement that writes a sale', () => {
  it('names every writable column of its tables', async () => {
    const { sql: text } = new PgDialect().sqlToQuery(saleStatement(OPTIONAL_PARTS));
    const lists = new Map(
      [...text.matchAll(/insert into "(\w+)" \(([^)]*)\)/g)].map(([, table = '', list = '']) => [
        table,
        list
          .split(', ')
          .map((name) => name.replaceAll('"', ''))
          .sort(),
      ]),
    );
    const { rows } = await api.db.execute<{ name: string; columns: string[] }>(sql`
      select c.relname as name, array_agg(a.attname::text order by a.attname::text collate "C") as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and a.attgenerated = '' and a.attidentity <> 'a' group by 1`);
    const known = new Map(rows.map(({ name, columns }) => [name, columns]));
    const tables = Object.values(SALE_TABLES).map(({ table }) => getTableName(table));
    expect([...lists.keys()].sort()).toEqual(tables.sort());
    for (const [table, columns] of lists) expect([table, columns]).toEqual([table, known.get(table)]);
  });

  it('stores every column of every row, and links related rows by id', async () => {
    const rows = await fullSale();
    const { businessId } = rows.sale;
    const ids = await write(rows);
    const [first, second] = ids?.appointmentIds ?? [];
    const { saleId, orderId } = ids ?? {};
    expect(first).toBeLessThan(second ?? 0);
    const bare = (parts: object | object[]) =>
      [parts].flat().map(({ appointment: _, line: _line, ...row }: { appointment?: unknown; line?: unknown }) => row);
    const given: Record<keyof SaleRows, object[]> = {
      // The ledger's trigger has added the claim.
      sale: [{ id: saleId, claimedAmount: 8_010 }],
      hold: [{ saleId }],
      appointments: [
        { id: first, saleId },
        { id: second, saleId },
      ],
      lines: [{ appointmentId: first }, { appointmentId: second }],
      room: [{ appointmentId: second }],
      occupancies: [],
      seatClaims: [{}],
      saleLines: [
        { saleId, appointmentId: second },
        { saleId, appointmentId: null },
      ],
      claims: [{ saleId, appointmentId: second }],
      order: [{ id: orderId, saleId, appointmentId: first }],
      audit: [{ subjectId: String(first) }],
      key: [],
    };
    for (const [part, { table }] of Object.entries(SALE_TABLES) as [keyof SaleRows, { table: PgTable }][]) {
      if (part === 'key' || part === 'occupancies') continue;
      const expected = bare(rows[part]).map((row, index) => ({ ...row, ...given[part][index] }));
      // `touch` updates the sale's timestamp when the ledger changes it.
      if (part === 'sale') Object.assign(expected[0] ?? {}, { updatedAt: expect.any(Number) });
      expect([part, await stored(table, businessId)]).toMatchObject([part, expected]);
    }
    const [hold] = await stored(holds, businessId);
    const lines = await stored(SALE_TABLES.lines.table, businessId);
    const belongs = (index: number) => ({ holdId: hold?.id, lineId: lines[index]?.id });
    // Chairs are taken in their own order, whatever the order of the rows.
    const [later, sooner] = bare(rows.occupancies);
    expect(await stored(occupancies, businessId)).toMatchObject([
      { ...sooner, ...belongs(0) },
      { ...later, ...belongs(1) },
    ]);
    expect(await stored(seatClaims, businessId)).toMatchObject([belongs(1)]);
    const answer = { payable: 4_000, saleId, orderId, appointmentIds: [first, second] };
    expect(await api.db.select().from(idempotencyKeys)).toEqual([{ ...rows.key, answer }]);
  });

  const nothing = async ({ businessId }: { businessId: number }) => {
    for (const table of [sales, auditEntries, occupancies]) expect(await stored(table, businessId)).toEqual([]);
  };

  it('writes nothing if the calendar was edited since', async () => {
    const rows = await fullSale();
    await expect(write(rows, -1)).rejects.toThrow();
    await nothing(rows.sale);
  });

  it('writes nothing if a seat is missing, and nothing a second time under a key', async () => {
    const rows = await fullSale();
    const greedy = rows.seatClaims.map((claim) => ({ ...claim, seats: 99 }));
    await expect(write({ ...rows, seatClaims: greedy })).rejects.toThrow();
    await nothing(rows.sale);
    await write(rows);
    const again = await fullSale();
    await expect(write({ ...again, key: rows.key })).rejects.toThrow();
    await nothing(again.sale);
    await write({ ...again, key: { ...rows.key, createdAt: rows.key.expiresAt ?? 0 } });
  });
});
