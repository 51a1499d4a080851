import { sumOf } from '@thyme/domain/money';
import { type AppointmentMoney as Money, moneyOfAppointments } from '@thyme/domain/payments';
import type { Db } from '../../../platform/database/database.ts';
import type { SaleKey } from '../sale-key.ts';
import { sumByAppointment, sumBySale } from './ledger-store.ts';

export interface AppointmentMoney extends Money {
  appointmentId: number;
  isCancelled: boolean;
  /** The part of the claim that is for products ordered with the booking. */
  goods: number;
}

type Rows = Awaited<ReturnType<typeof sumBySale>>;

/** A cancellation of more than the services refunded the products too. */
const goodsOf = ({ goods, sold }: Rows[number]) => Math.max(0, goods + Math.min(0, sold));

function shareOut(rows: Rows): Money[] {
  return moneyOfAppointments(
    sumOf(rows.map(({ shared }) => shared)),
    rows.map((row) => ({
      ...row,
      goods: goodsOf(row),
      isFirst: row.appointmentId === null || row.isCancelled,
    })),
  );
}

/**
 * Each appointment's part of a sale's money: a sale may have several appointments, and vouchers besides. Appointments
 * without ledger entries are left out.
 */
export async function readAppointmentMoney(db: Db, appointmentIds: readonly number[]): Promise<AppointmentMoney[]> {
  const requested = new Set(appointmentIds);
  const bySale = Map.groupBy(await sumByAppointment(db, appointmentIds), ({ saleId }) => saleId);
  return [...bySale.values()].flatMap((rows) => {
    const money = shareOut(rows);
    return rows.flatMap((row, index) => {
      const own = money[index];
      const { appointmentId, isCancelled } = row;
      return own && appointmentId !== null && requested.has(appointmentId)
        ? [{ ...own, appointmentId, isCancelled, goods: goodsOf(row) }]
        : [];
    });
  });
}

/** The same for one appointment; null if it has no entries. */
export async function moneyOfAppointment(db: Db, appointmentId: number): Promise<AppointmentMoney | null> {
  return (await readAppointmentMoney(db, [appointmentId]))[0] ?? null;
}

export interface SaleMoney {
  due: number;
  /** Paid without a claim. Excludes failed refunds, which are about to be refunded. */
  over: number;
  /** The appointments with an amount due. */
  open: { appointmentId: number; due: number }[];
}

/** The balance of a whole sale, by appointment: an overpayment of one does not pay for another. */
export async function moneyOfSale(db: Db, key: SaleKey): Promise<SaleMoney> {
  const rows = await sumBySale(db, key);
  const money = shareOut(rows);
  const given = sumOf(rows.map(({ shared, till, own, stuck }) => shared + till + own + stuck));
  return {
    due: sumOf(money.map(({ due }) => due)),
    over: Math.max(0, given - sumOf(money.map(({ paid }) => paid))),
    open: rows.flatMap(({ appointmentId }, index) => {
      const due = money[index]?.due ?? 0;
      return appointmentId === null || due === 0 ? [] : [{ appointmentId, due }];
    }),
  };
}
