import {
  appointments,
  businesses,
  guestStatuses,
  holds,
  occupancies,
  saleLines,
  sales,
  seatClaims,
  soldVouchers,
  videoRooms,
} from '@thyme/db/schema';
import type { AcceptRule, AppointmentStatus } from '@thyme/domain/bookings';
import type { SaleStatus } from '@thyme/domain/payments';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toDate } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { prepared, preparedSql } from '../../platform/database/prepared.ts';
import type { SaleKey } from './sale-key.ts';

const saleForUpdate = prepared((db) =>
  db
    .select({ ...getTableColumns(sales), zone: businesses.zone })
    .from(sales)
    .innerJoin(businesses, eq(businesses.id, sales.businessId))
    .where(and(eq(sales.businessId, sql.placeholder('businessId')), eq(sales.id, sql.placeholder('saleId'))))
    .for('update', { of: sales })
    .prepare('sales_lock_sale'),
);

export type LockedSale = typeof sales.$inferSelect & { zone: string };

/** Locks a sale. Everything that changes its state or its money does this first, so that changes are serialized. */
export async function lockSale(db: Db, { businessId, saleId }: SaleKey): Promise<LockedSale | null> {
  const [sale] = await saleForUpdate(db).execute({ businessId, saleId });
  return sale ?? null;
}

export interface SaleParts {
  /** Locked. An expired one holds its times until it is deleted. */
  holdIds: number[];
  /** By their start. */
  appointments: { id: number; status: AppointmentStatus; startsAt: number }[];
  buysVouchers: boolean;
  /** Products that the guest ordered. */
  hasGoods: boolean;
  /** The facts that decide whether its appointments are accepted at once. */
  acceptance: {
    confirmsAtOnce: boolean;
    acceptsKnown: boolean;
    newOnlyPaid: boolean;
    acceptRules: AcceptRule[];
    isKnown: boolean;
    hasMissed: boolean;
    /** Of the longest appointment. */
    minutes: number;
    hasCall: boolean;
  };
}

const isOf = sql`business_id = ${sql.placeholder('businessId')}::integer and sale_id = ${sql.placeholder('saleId')}::integer`;

const readParts = preparedSql<SaleParts>(
  'sales_lock_parts',
  sql`
with held as (select id from ${holds} where ${isOf} order by id for update)
select array(select id from held) as "holdIds",
  exists (select 1 from ${soldVouchers} where ${isOf}) as "buysVouchers",
  exists (select 1 from ${saleLines} where ${isOf} and is_ordered) as "hasGoods",
  (select jsonb_build_object('confirmsAtOnce', b.confirms_at_once, 'acceptsKnown', b.accepts_known, 'newOnlyPaid', b.new_only_paid, 'acceptRules', b.accept_rules,
    'isKnown', coalesce(g.status = 'Known', false),
    'hasMissed', b.accept_rules @> '[{"guests": "missed"}]' and exists (select 1 from ${appointments} a
      where a.business_id = ${sql.placeholder('businessId')}::integer and a.user_id = s.user_id and a.status = 'No Show'),
    'minutes', coalesce((select max(extract(epoch from ends_at - starts_at)) / 60 from ${appointments} where ${isOf}), 0),
    'hasCall', exists (select 1 from ${videoRooms} r join ${appointments} a on a.business_id = r.business_id and a.id = r.appointment_id
      where a.business_id = ${sql.placeholder('businessId')}::integer and a.sale_id = ${sql.placeholder('saleId')}::integer))
    from ${sales} s join ${businesses} b on b.id = s.business_id
    left join ${guestStatuses} g on g.business_id = s.business_id and g.user_id = s.user_id
    where s.business_id = ${sql.placeholder('businessId')}::integer and s.id = ${sql.placeholder('saleId')}::integer) as acceptance,
  coalesce((select jsonb_agg(jsonb_build_object('id', id, 'status', status, 'startsAt', floor(extract(epoch from starts_at)))
    order by starts_at, id) from ${appointments} where ${isOf}), '[]') as appointments`,
);

/** The contents of a locked sale. */
export async function lockParts(db: Db, { businessId, saleId }: SaleKey): Promise<SaleParts> {
  const [parts] = await readParts(db, { businessId, saleId });
  if (!parts) throw new Error('A statement without a row.');
  return parts;
}

export interface SaleMove {
  status: SaleStatus;
  /** The appointments that change status with it. */
  appointments: readonly { id: number; status: AppointmentStatus }[];
  /** Whether its chairs and seats stay taken when its holds are deleted. */
  retainsTimes: boolean;
  /** Whether its calls take place. */
  isOn: boolean;
  now: number;
}

const now = sql`${sql.placeholder('now')}::timestamptz`;
const isOn = sql`${sql.placeholder('isOn')}::boolean`;
const ofHold = sql`business_id = ${sql.placeholder('businessId')}::integer and hold_id in (select id from held)`;
const moves = sql`jsonb_to_recordset(${sql.placeholder('appointments')}::jsonb) as m(id integer, status text)`;
const ofAppointment = (id: 'id' | 'appointment_id') =>
  sql`t.business_id = ${sql.placeholder('businessId')}::integer and t.${sql.identifier(id)} = m.id`;

/** Deleting a hold deletes what it holds, unless that is detached from it here. */
const retained = sql`chairs as (
  update ${occupancies} set hold_id = null where ${ofHold}
), seats as (
  update ${seatClaims} set hold_id = null where ${ofHold}
), `;

const moveStatement = (parts: SQL) => sql`
with held as (
  delete from ${holds} where ${isOf} returning id
), ${parts}moved as (
  update ${appointments} t set status = m.status, version = t.version + 1, updated_at = ${now}
  from ${moves} where ${ofAppointment('id')}
), calls as (
  update ${videoRooms} t set ended_at = case when not ${isOn} then ${now} end, ended_by = case when not ${isOn} then 'system' end
  from ${moves} where ${ofAppointment('appointment_id')} and (t.ended_at is null) <> ${isOn}
)
update ${sales} set status = ${sql.placeholder('status')}, updated_at = ${now},
  confirmed_at = case when ${isOn} then ${now} end
where business_id = ${sql.placeholder('businessId')}::integer and id = ${sql.placeholder('saleId')}::integer`;

// Two statements instead of a condition: Citus does not send a part that can find nothing to its shard.
const moveWithTimes = preparedSql<never>('sales_move_sale', moveStatement(retained));
const moveWithoutTimes = preparedSql<never>('sales_release_sale', moveStatement(sql``));

/** Changes the status of a locked sale and its parts, in one statement. */
export async function moveSale(db: Db, { businessId, saleId }: SaleKey, move: SaleMove): Promise<void> {
  const { retainsTimes, ...values } = move;
  await (retainsTimes ? moveWithTimes : moveWithoutTimes)(db, {
    businessId,
    saleId,
    ...values,
    appointments: JSON.stringify(move.appointments),
    now: toDate(move.now).toISOString(),
  });
}
