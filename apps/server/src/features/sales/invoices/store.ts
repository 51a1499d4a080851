import { businesses, clientDetails, invoiceCounters, invoices, sales, users } from '@thyme/db/schema';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { insertRows, rowsParameter } from '../../../platform/database/insert-rows.ts';
import { preparedSql } from '../../../platform/database/prepared.ts';
import type { SaleKey } from '../sale-key.ts';

/** The current buyer and seller. Fields that were never filled in are empty or null. */
export interface SaleParties {
  prefix: string;
  firstName: string;
  lastName: string;
  email: string | null;
  mobile: string | null;
  suite: string | null;
  address: string | null;
  eirCode: string | null;
  business: string;
  location: string | null;
  country: string | null;
  vatNumber: string | null;
  businessEmail: string | null;
  phone: string | null;
}

const readParties = preparedSql<SaleParties>(
  'invoices_read_parties',
  sql`
select b.invoice_prefix as prefix, u.first_name as "firstName", u.last_name as "lastName", u.email, u.mobile,
  d.suite, d.address, d.eir_code as "eirCode", b.name as business, b.location, b.country, b.vat_number as "vatNumber",
  b.email as "businessEmail", b.phone
from ${sales} s join ${users} u on u.id = s.user_id join ${businesses} b on b.id = s.business_id
  left join ${clientDetails} d on d.user_id = s.user_id
where s.business_id = ${sql.placeholder('businessId')}::integer and s.id = ${sql.placeholder('saleId')}::integer`,
);

export async function findParties(db: Db, { businessId, saleId }: SaleKey): Promise<SaleParties> {
  const [parties] = await readParties(db, { businessId, saleId });
  if (!parties) throw new Error(`Sale ${saleId} does not exist.`);
  return parties;
}

/**
 * Gapless numbers: the counter's row stays locked until the invoice is committed or rolled back. A second invoice of a
 * sale violates a constraint, and the number that it would have used is rolled back with it.
 */
const writeInvoice = preparedSql<{ number: number }>(
  'invoices_write_invoice',
  sql`
with counter as (
  insert into ${invoiceCounters} as c (business_id, last_number) values (${sql.placeholder('businessId')}::integer, 1)
  on conflict (business_id) do update set last_number = c.last_number + 1 returning last_number
)
${insertRows(invoices, { rows: 'invoice', given: { number: sql`n.last_number` }, join: sql`cross join counter n` })} returning number`,
);
const invoiceParameter = rowsParameter(invoices);

/** Gives an invoice the next number of its business. */
export async function insertInvoice(db: Db, invoice: Omit<typeof invoices.$inferInsert, 'number'>): Promise<number> {
  const { businessId } = invoice;
  const [row] = await writeInvoice(db, { businessId, invoice: invoiceParameter([invoice]) });
  if (!row) throw new Error('The invoice was not stored.');
  return row.number;
}
