import { type APIRequestContext, expect } from '@playwright/test';
import { askAs } from '../appointments.ts';
import { openSession, withDatabase } from '../calls.ts';
import { type Cents, inTurns, type Salon, type SalonGuest } from './salon.ts';

/** The expected amounts of one appointment, recorded by the test during the day. */
export interface Entry {
  /** Services and products, less the discount. */
  worth: Cents;
  tip: Cents;
  cash: Cents;
  card: Cents;
}

/** By appointment. */
export type Notebook = Map<number, Entry>;

export const sumOf = (notebook: Notebook, what: keyof Entry): Cents =>
  [...notebook.values()].reduce((sum, entry) => sum + entry[what], 0);

/** Takes the whole bill of an appointment over the API, as the till does. */
export async function takeOver(
  request: APIRequestContext,
  { token }: Salon,
  { id, way, amount }: { id: number; way: 'cash' | 'card'; amount: Cents },
): Promise<void> {
  const { desk_till: bill } = await askAs<{ desk_till: { version: number; due: number } }>(
    request,
    token,
    'query ($id: Int!) { desk_till(id: $id) { version due } }',
    { id },
  );
  expect(bill.due).toBe(amount / 100);
  const { desk_checkout: taken } = await askAs<{ desk_checkout: object }>(
    request,
    token,
    `mutation ($id: Int!, $version: Int!, $total: Float!, $cash: Float, $card: Float) {
      desk_checkout(id: $id, version: $version, total: $total, cash: $cash, card: $card, receipt: true) { status message } }`,
    { id, version: bill.version, total: bill.due, [way]: bill.due },
  );
  expect(taken).toMatchObject({ status: 1 });
}

/** The ledger, by appointment. */
export function readLedger({ id }: Salon): Promise<Notebook> {
  return withDatabase(async (client) => {
    const { rows } = await client.query<Entry & { appointment_id: number }>(
      `select appointment_id,
         coalesce(sum(amount) filter (where side = 'claim' and kind <> 'tip'), 0)::int as worth,
         coalesce(sum(amount) filter (where side = 'claim' and kind = 'tip'), 0)::int as tip,
         coalesce(sum(amount) filter (where side = 'payment' and method = 'cash'), 0)::int as cash,
         coalesce(sum(amount) filter (where side = 'payment' and method = 'card'), 0)::int as card
       from ledger_entries where business_id = $1 group by 1`,
      [id],
    );
    return new Map(rows.map(({ appointment_id, ...entry }) => [appointment_id, entry]));
  });
}

interface Invoice {
  inv_no: string;
  total_amount: number;
  payment_amount: number;
  due_amount: number;
  sale_detail: { unit_price: number; product_qty: number; discount: number }[];
  changes: { kind: string; amount: number }[];
  payments: { method: string; amount: number }[];
  visits: { id: number }[];
}

const cents = (amount: number): Cents => Math.round(amount * 100);
const add = (amounts: number[]): Cents => amounts.reduce((sum, amount) => sum + cents(amount), 0);

/** The invoices as their guests read them, by appointment, and their numbers. */
export async function readInvoices(request: APIRequestContext, { id }: Salon) {
  const buyers = await withDatabase(async (client) => {
    const { rows } = await client.query<{ id: number; user_id: number }>(
      'select id, user_id from sales where business_id = $1 order by id',
      [id],
    );
    const readers: { sale: number; token: string }[] = [];
    for (const row of rows) readers.push({ sale: row.id, token: await openSession(client, row.user_id) });
    return readers;
  });
  const books: Notebook = new Map();
  const numbers: string[] = [];
  const query = `query ($sale: Int!) { invoice(sale_id: $sale) { inv_no total_amount payment_amount due_amount
    sale_detail { unit_price product_qty discount } changes { kind amount } payments { method amount } visits { id } } }`;
  const invoices = await inTurns(buyers, ({ sale, token }) =>
    askAs<{ invoice: Invoice }>(request, token, query, { sale }),
  );
  for (const { invoice } of invoices) {
    const { sale_detail: lines, changes, payments, visits, ...sums } = invoice;
    const tip = add(changes.filter(({ kind }) => kind === 'tip').map(({ amount }) => amount));
    const others = add(changes.filter(({ kind }) => kind !== 'tip' && kind !== 'discount').map(({ amount }) => amount));
    const by = (way: string) => add(payments.filter(({ method }) => method === way).map(({ amount }) => amount));
    const worth =
      lines.reduce((sum, line) => sum + cents(line.unit_price) * line.product_qty - cents(line.discount), 0) + others;
    expect(cents(sums.total_amount), sums.inv_no).toBe(worth + tip);
    expect(cents(sums.payment_amount), sums.inv_no).toBe(by('Cash') + by('Card'));
    expect(sums.due_amount, sums.inv_no).toBe(0);
    numbers.push(sums.inv_no);
    books.set(visits[0]?.id ?? 0, { worth, tip, cash: by('Cash'), card: by('Card') });
  }
  return { books, numbers };
}

export interface AuditEntry {
  action: string;
  subject_id: string | null;
  actor: string | null;
  changes: Record<string, number | string>;
}

interface LogPage {
  entries: (Omit<AuditEntry, 'changes'> & { id: number; changes: string })[];
  has_more: boolean;
}

/** The whole audit log, oldest first. */
export async function readAuditLog(request: APIRequestContext, { id, token }: Salon): Promise<AuditEntry[]> {
  const all: AuditEntry[] = [];
  for (let before: number | null = null; ; ) {
    const answer: { desk_audit_log: LogPage } = await askAs(
      request,
      token,
      `query ($id: Int!, $before: Int) { desk_audit_log(business_id: $id, before: $before) {
        entries { id action subject_id actor changes } has_more } }`,
      { id, before },
    );
    const { entries, has_more } = answer.desk_audit_log;
    all.unshift(...entries.map(({ changes, ...entry }) => ({ ...entry, changes: JSON.parse(changes) })).reverse());
    before = entries.at(-1)?.id ?? null;
    if (!has_more) return all;
  }
}

export interface Mail {
  template: string;
  recipient: string;
  appointment: number | null;
  subject: string;
  text: string;
}

interface StoredMail extends Mail {
  state: string;
}

async function listMails({ id }: Salon, recipients: readonly string[]): Promise<StoredMail[]> {
  return withDatabase(async (client) => {
    const { rows } = await client.query<StoredMail>(
      `select template, recipient, appointment_id as appointment, state, rendered ->> 'subject' as subject,
         rendered ->> 'text' as text
       from outbox where business_id = $1 and channel = 'mail' and recipient = any($2) order by id`,
      [id, recipients],
    );
    return rows;
  });
}

/** A guest reads of a move once it can no longer be undone, unless the appointment is over by then. */
export async function expectMoveTold(salon: Salon, { email }: SalonGuest): Promise<void> {
  const templates = async () => (await listMails(salon, [email])).map(({ template }) => template);
  await expect.poll(templates, { timeout: 60_000 }).toContain('booking-moved');
}

/** All mails of the shop to its guests, once they are sent. */
export async function readMails(salon: Salon, guests: readonly string[]): Promise<Mail[]> {
  const waiting = async () =>
    (await listMails(salon, guests))
      .filter(({ state }) => state !== 'sent')
      .map(({ template, state }) => `${template}: ${state}`);
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([]);
  return listMails(salon, guests);
}
