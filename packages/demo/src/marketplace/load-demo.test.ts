import { type Connection, connect } from '@thyme/db';
import * as schema from '@thyme/db/schema';
import { refreshSearchEntries } from '@thyme/db/search';
import { createTestDatabase, type TestDatabase } from '@thyme/db/testing';
import { type LedgerEntry, ledgerSums, paymentStatus } from '@thyme/domain/payments';
import { dateOfWall, minuteOfWall, wallOf, weekdayOf } from '@thyme/domain/time';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from './load-demo.ts';
import { DEMO_PASSWORD_HASH, demoLogins, ownerEmail } from './logins.ts';

const now = new Date('2026-11-18T11:00:00Z');
const instant = now.getTime() / 1000;
let database: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadDemo(database.url, { now });
  connection = connect(database.url, { max: 2 });
}, 180_000);

afterAll(async () => {
  await connection?.close();
  await database?.drop();
});

/** Counts rows that should not exist. */
const wrong = async (query: ReturnType<typeof sql>) => (await connection.db.execute(query)).rows;
const countOf = async (query: ReturnType<typeof sql>) => Number((await connection.db.execute(query)).rows[0]?.count);

describe('the stored demo', () => {
  it('is loaded only once', async () => {
    await expect(loadDemo(database.url, { now })).rejects.toThrow(/not empty/);
    expect(await countOf(sql`select count(*) from businesses where published`)).toBeGreaterThanOrEqual(66);
    expect(await countOf(sql`select count(*) from reviews`)).toBeGreaterThanOrEqual(600);
    expect(await countOf(sql`select count(*) from users where user_type = 2 and password_hash is not null`)).toBe(20);
  });

  it('has working logins for a guest and for the owner of any shop', async () => {
    const { db } = connection;
    for (const { email } of demoLogins) {
      const [user] = await db.select().from(schema.users).where(eq(schema.users.email, email));
      expect(user?.passwordHash, email).toBe(DEMO_PASSWORD_HASH);
    }
    const owners = await db
      .select({ slug: schema.businesses.slug, email: schema.users.email, userType: schema.users.userType })
      .from(schema.businesses)
      .leftJoin(schema.businessMembers, eq(schema.businessMembers.businessId, schema.businesses.id))
      .leftJoin(schema.users, eq(schema.users.id, schema.businessMembers.userId))
      .where(eq(schema.businessMembers.role, 'owner'));
    for (const { slug, email, userType } of owners) expect([email, userType]).toEqual([ownerEmail(slug), 1]);
  });

  it('[BOOKSB-009] shows a product with a booking, the price of a member, and a fee that was refunded in cash', async () => {
    expect(await countOf(sql`select count(*) from sale_lines where is_ordered`)).toBe(1);
    expect(await countOf(sql`select count(*) from sale_lines where member_percent = 10 and discount > 0`)).toBe(1);
    expect(await countOf(sql`select count(*) from membership_offers where percent_off = 10`)).toBe(1);
    expect(await countOf(sql`select count(*) from card_fees where status = 'paid' and refunded_at_till = amount`)).toBe(
      1,
    );
  });

  it('has consistent accounts: sales, lines, ledger and payment status', async () => {
    const { db } = connection;
    const entries = await db.select().from(schema.ledgerEntries);
    const bySale = Map.groupBy(entries, ({ saleId }) => saleId);
    const sales = await db.select().from(schema.sales);
    const doubtful = sales.filter((sale) => {
      const sums = ledgerSums((bySale.get(sale.id) ?? []) as LedgerEntry[]);
      const isRight = sale.claimedAmount === sums.claimed && sale.paidAmount === sums.paid && sums.overpaid === 0;
      return !isRight || sale.paymentStatus !== paymentStatus({ isPending: false, ...sums });
    });
    expect(doubtful).toEqual([]);
    expect(new Set(sales.map((sale) => sale.paymentStatus))).toEqual(new Set(['Unpaid', 'Upfront', 'Paid']));
    expect(
      await wrong(sql`select s.id from sales s join sale_lines l on l.sale_id = s.id group by s.id, s.sub_total, s.discount
        having sum(l.unit_price * l.product_qty) <> s.sub_total or sum(l.discount) <> s.discount`),
    ).toEqual([]);
    expect(
      await wrong(sql`select a.id from appointments a join appointment_lines l on l.appointment_id = a.id group by a.id, a.sub_total, a.total_amount
        having sum(l.price) <> a.sub_total
          or sum(case when l.special_price > 0 then l.special_price else l.price end) <> a.total_amount + max(a.desk_discount)`),
    ).toEqual([]);
  });

  it('has an appointment that its desk moved over another, and one that it changed', async () => {
    const overrides = await wrong(sql`select a.changes from occupancies o join appointment_lines l on l.id = o.line_id
      join audit_entries a on a.action = 'move' and a.subject_id = l.appointment_id::text
      where o.is_override and exists (select from occupancies b where b.chair_id = o.chair_id and b.id <> o.id
        and b.starts_at < o.ends_at and b.ends_at > o.starts_at)`);
    expect(overrides).toMatchObject([{ changes: { anyway: [expect.stringMatching(/^Overlaps /)] } }]);
    const edited = await wrong(sql`select a.desk_discount, a.discount_reason from appointments a
      join audit_entries e on e.action = 'edit' and e.subject_id = a.id::text
      join ledger_entries l on l.kind = 'edit' and l.appointment_id = a.id and l.amount = -a.desk_discount
      where a.note_to_guest <> ''`);
    expect(edited).toEqual([{ desk_discount: '500', discount_reason: 'Goodwill' }]);
  });

  it('agrees with the card gateway about every payment and refund', async () => {
    expect(
      await wrong(sql`select o.id from sandbox_orders o full join card_orders c on c.provider_order_id = o.id
        full join payments p on p.order_id = c.id
        where o.amount is distinct from c.amount or o.amount is distinct from p.amount or o.method is distinct from p.method
          or o.refunded_amount is distinct from p.refunded_amount
          or o.refunded_amount <> coalesce((select sum(r.amount) from sandbox_refunds r where r.order_id = o.id), 0)`),
    ).toEqual([]);
  });

  it('numbers invoices without gaps, in the order of their dates, one for each sale', async () => {
    expect(
      await wrong(
        sql`select business_id from invoices group by business_id having max(number) <> count(*) or min(number) <> 1`,
      ),
    ).toEqual([]);
    expect(
      await wrong(sql`select id from (select id, created_at < lag(created_at) over (partition by business_id order by number) as early
        from invoices) i where early`),
    ).toEqual([]);
    expect(
      await wrong(sql`select s.id from sales s left join invoices i on i.sale_id = s.id where i.id is null`),
    ).toEqual([]);
  });

  it('has vouchers that are unused, partly used, used up, and gifted', async () => {
    expect(
      await wrong(sql`select v.id from sold_vouchers v
        where v.remaining <> v.value - coalesce((select sum(u.amount) from voucher_uses u where u.sold_voucher_id = v.id), 0)`),
    ).toEqual([]);
    expect(
      await wrong(sql`select v.id from vouchers v
        where v.total_sale <> (select count(*) from sold_vouchers s where s.voucher_id = v.id)`),
    ).toEqual([]);
    const vouchers = await connection.db.select().from(schema.soldVouchers);
    expect(vouchers.some(({ remaining }) => remaining === 0)).toBe(true);
    expect(vouchers.some(({ remaining, value }) => remaining > 0 && remaining < value)).toBe(true);
    expect(vouchers.some(({ ownerId, buyerId }) => ownerId !== null && ownerId !== buyerId)).toBe(true);
    expect(vouchers.some(({ ownerId }) => ownerId === null)).toBe(true);
    expect(await countOf(sql`select count(*) from vouchers where limit_number_of_sales is null`)).toBeGreaterThan(0);
    expect(await countOf(sql`select count(distinct voucher_id) from voucher_services`)).toBeGreaterThan(0);
  });

  it('has reviews only from guests who were there, and some shops without any', async () => {
    expect(
      await wrong(sql`select r.id from reviews r join appointments a on a.id = r.appt_id
        where a.status <> 'Completed' or a.review_status <> 'Reviewed' or a.user_id <> r.user_id
          or r.created_at <= a.ends_at or r.created_at > ${now.toISOString()}`),
    ).toEqual([]);
    expect(
      await wrong(
        sql`select comment from reviews where comment <> '' group by business_id, comment having count(*) > 1`,
      ),
    ).toEqual([]);
    expect(await countOf(sql`select count(*) from businesses where rating_count = 0`)).toBeGreaterThan(0);
    expect(
      await wrong(sql`select b.id from businesses b
        where b.rating_count <> (select count(*) from reviews r where r.business_id = b.id)`),
    ).toEqual([]);
  });

  it('shows the lowest price of every shop without add-ons, and has all of them in the search', async () => {
    expect(
      await wrong(sql`select id from businesses b where from_price is distinct from (
        select min(case when special_price > 0 then special_price else price end)
        from service_pricings p join services s on s.business_id = p.business_id and s.id = p.service_id where p.business_id = b.id and not s.add_on)`),
    ).toEqual([]);
    expect(
      await wrong(sql`select id from businesses where id not in (select business_id from search_entries)`),
    ).toEqual([]);
    expect(await refreshSearchEntries(connection.db, 'all')).toEqual([]);
  });

  it('keeps every future appointment inside opening hours, with its chair taken for the appointment and the buffer', async () => {
    const { db } = connection;
    const hours = Map.groupBy(await db.select().from(schema.workHours), ({ businessId }) => businessId);
    const closed = new Set((await db.select().from(schema.closedDates)).map((row) => `${row.businessId} ${row.date}`));
    const lines = await db
      .select({ line: schema.appointmentLines, appointment: schema.appointments, shop: schema.businesses })
      .from(schema.appointmentLines)
      .innerJoin(schema.appointments, eq(schema.appointments.id, schema.appointmentLines.appointmentId))
      .innerJoin(schema.businesses, eq(schema.businesses.id, schema.appointments.businessId));
    const coming = lines.filter(
      ({ line, appointment }) => line.startsAt > instant && !line.isGroup && appointment.status !== 'Cancelled',
    );
    expect(coming.length).toBeGreaterThan(500);
    const outside = coming.filter(({ line, shop }) => {
      const wall = wallOf(shop.zone, line.startsAt);
      const from = minuteOfWall(wall);
      const isOpen = (hours.get(shop.id) ?? []).some(
        ({ weekday, startMinute, endMinute }) =>
          weekday === weekdayOf(dateOfWall(wall)) && startMinute <= from && from + line.durationMinutes <= endMinute,
      );
      return !isOpen || closed.has(`${shop.id} ${dateOfWall(wall)}`);
    });
    expect(outside).toEqual([]);
    expect(
      await wrong(sql`select l.id from appointment_lines l join appointments a on a.id = l.appointment_id
        join businesses b on b.id = a.business_id left join occupancies o on o.line_id = l.id and o.chair_id = l.chair_id
        where not l.is_group and a.status <> 'Cancelled'
          and o.ends_at is distinct from l.starts_at + make_interval(mins => l.duration_minutes
            + case when l.position = (select max(position) from appointment_lines x where x.appointment_id = a.id) then b.buffer_minutes else 0 end)`),
    ).toEqual([]);
  });

  it('counts the seats of classes and courses, and holds offered times', async () => {
    expect(
      await wrong(sql`select s.id from service_schedules s
        where s.seats_taken <> (select coalesce(sum(c.seats), 0) from seat_claims c where c.schedule_id = s.id)`),
    ).toEqual([]);
    expect(await countOf(sql`select count(*) from service_schedules where seats_taken = seats`)).toBeGreaterThan(0);
    expect(
      await wrong(sql`select h.id from holds h where not exists (select from occupancies o where o.hold_id = h.id)
        or h.expires_at <= ${now.toISOString()}`),
    ).toEqual([]);
    const proposals = await connection.db.select().from(schema.rescheduleProposals);
    expect(new Set(proposals.map(({ status, proposedBy }) => `${status} ${proposedBy}`))).toContain('open business');
    const waiting = await connection.db.select().from(schema.waitingListRequests);
    expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set(['waiting', 'offered']));
    const guestStatusRows = await connection.db.select().from(schema.guestStatuses);
    expect(guestStatusRows.some(({ block }) => block) && guestStatusRows.some(({ warnedAt }) => warnedAt)).toBe(true);
  });
});
