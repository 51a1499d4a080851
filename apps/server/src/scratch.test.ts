import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { it } from 'vitest';
import { bootApi, insertBusiness } from '../test/kit/index.ts';
import { saleOf } from './features/bookings/booking/booking-rows.ts';
import { createBooking } from './features/bookings/booking/create-booking.ts';
import { decide } from './features/bookings/booking/decide.ts';
import { saleConfirmed } from './features/sales/index.ts';
import { issueInvoice } from './features/sales/invoices/issue-invoice.ts';
import { insertSale } from './features/sales/sale-statement.ts';
import { newKey } from './platform/database/idempotency.ts';

it('costs', async () => {
  const api = await bootApi({ now: Math.floor(Date.now() / 1000), config: { databasePool: 1 } });
  const { services } = api.app;
  const guest = await api.signIn();
  const shop = await insertBusiness(api.db, api.clock.now(), {
    chairs: 10,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    business: { noticeMinutes: 0, horizonDays: 700 },
  });
  const pids = async () =>
    (
      await api.db.execute<{ pid: number }>(sql`select pid from pg_stat_activity where datname = current_database()`)
    ).rows.map((r) => r.pid);
  const backend = async () => {
    let t = 0;
    for (const pid of await pids()) {
      try {
        const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
        t += Number(f[11]) + Number(f[12]);
      } catch {}
    }
    return t * 10;
  };
  let n = 0;
  const day = 86400;
  const start = Math.ceil(api.clock.now() / day) * day + 2 * day;
  const request = () => {
    n += 1;
    const slot = n;
    const d = Math.floor(slot / 60);
    const chairless = slot % 60;
    const time = start + d * day + (10 + Math.floor(chairless / 10)) * 3600;
    return {
      businessId: shop.id,
      services: [
        { pricingId: shop.pricingId, date: new Date(time * 1000).toISOString().slice(0, 10), time, occurrences: null },
      ],
      vouchers: [],
      totalAmount: null,
      upfrontAmount: null,
      discount: null,
      videoDatetime: null,
      note: '',
      redeem: [],
      method: null,
      methodAmount: null,
      walletToken: null,
    };
  };
  const measure = async (name: string, times: number, work: () => Promise<unknown>) => {
    for (let i = 0; i < 20; i += 1) await work();
    const b0 = await backend();
    const c0 = process.cpuUsage();
    for (let i = 0; i < times; i += 1) await work();
    const c = process.cpuUsage(c0);
    const b = (await backend()) - b0;
    console.log(
      `${name}: node ${((c.user + c.system) / 1000 / times).toFixed(2)} ms, database ${(b / times).toFixed(2)} ms`,
    );
  };
  const key = () => ({ owner: `user:${guest.userId}`, key: `k${n}`, operation: 'x', input: {} });
  await measure('whole booking', 400, async () => {
    const r = request();
    const a = await createBooking(services, guest.userId, r as never, `k${n}`);
    if (a.status !== 1) throw new Error(a.message);
  });
  await measure('decide', 400, async () => decide(services, guest.userId, request() as never, {}));
  await measure('empty transaction', 1000, () => api.db.transaction(async () => undefined));
  await measure('transaction with sale statement', 300, async () => {
    const decision = await decide(services, guest.userId, request() as never, {});
    if ('refusal' in decision) throw new Error(JSON.stringify(decision.refusal));
    const sale = saleOf(decision.booking, { key: newKey(services, key(), {}), desk: null });
    await api.db.transaction((t) => insertSale(t, sale, sale.calendarVersion));
  });
  console.log(
    'X ms, database',
    JSON.stringify(
      (await api.db.execute(sql`select name, generic_plans, custom_plans from pg_prepared_statements`)).rows,
    ),
  );
  {
    const decision = await decide(services, guest.userId, request() as never, {});
    if ('refusal' in decision) throw new Error('x');
    const sale = saleOf(decision.booking, { key: newKey(services, key(), {}), desk: null });
    const { PgDialect } = await import('drizzle-orm/pg-core');
    const { SALE_STATEMENT, SALE_TABLES } = await import('./features/sales/sale-statement.ts');
    const { rowsParameter } = await import('./platform/database/insert-rows.ts');
    const query = new PgDialect().sqlToQuery(SALE_STATEMENT);
    const values = query.params.map((param) => {
      const name = (param as { name: string }).name as never;
      const part = (sale as never)[name] as object[] | object | null;
      if ((name as string) === 'calendarVersion') return sale.calendarVersion;
      const t = (SALE_TABLES as never)[name] as never as { table: never; refersTo: string[] };
      return rowsParameter(t.table, t.refersTo)(Array.isArray(part) ? part : part ? [part] : []);
    });
    const client = await api.app.database.pool.connect();
    const { rows } = await client.query(`explain (analyze, costs) ${query.sql}`, values);
    const { writeFileSync } = await import('node:fs');
    writeFileSync('/tmp/plan.txt', rows.map((r) => r['QUERY PLAN']).join('\n'));
    client.release();
  }
  let m = 0;
  await measure('transaction with job', 500, () => {
    m += 1;
    return api.db.transaction((t) =>
      saleConfirmed(services, t, { businessId: shop.id, saleId: 1_000_000 + m, appointmentIds: [1] }),
    );
  });
  await measure('transaction with enqueue_job', 500, () => {
    m += 1;
    return api.db.transaction((t) =>
      t.execute(sql`select enqueue_job('tell-confirmed', '{"businessId": 1}', ${`x${m}`})`),
    );
  });
  const { rows } = await api.db.execute<{ id: number }>(
    sql`select id from sales s where not exists (select from invoices i where i.sale_id = s.id)`,
  );
  await measure('transaction with invoice', 250, () =>
    api.db.transaction((t) => issueInvoice(services, t, { businessId: shop.id, saleId: rows.pop()!.id })),
  );
  await api.close();
});
