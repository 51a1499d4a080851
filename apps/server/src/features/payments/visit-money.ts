import { sumOf } from '@thyme/domain/money';
import { type VisitMoney as Money, moneyOfVisits } from '@thyme/domain/payments';
import type { Db } from '../../platform/database.ts';
import { sumByVisit } from './ledger-store.ts';

export interface VisitMoney extends Money {
  appointmentId: number;
  isCancelled: boolean;
}

/**
 * What of a sale's money belongs to each visit: a sale may have several, and vouchers beside them. Visits that no money
 * was ever written down for are left out.
 */
export async function readVisitMoney(db: Db, appointmentIds: readonly number[]): Promise<VisitMoney[]> {
  const bySale = Map.groupBy(await sumByVisit(db, appointmentIds), ({ saleId }) => saleId);
  return [...bySale.values()].flatMap((rows) => {
    const money = moneyOfVisits(
      sumOf(rows.map(({ shared }) => shared)),
      rows.map((row) => ({ ...row, isFirst: row.appointmentId === null || row.isCancelled })),
    );
    return rows.flatMap(({ appointmentId, isCancelled }, index) => {
      const own = money[index];
      const isAsked = appointmentId !== null && appointmentIds.includes(appointmentId);
      return own && isAsked ? [{ ...own, appointmentId, isCancelled }] : [];
    });
  });
}

/** The same of one visit; null where it has no money at all. */
export async function moneyOfVisit(db: Db, appointmentId: number): Promise<VisitMoney | null> {
  return (await readVisitMoney(db, [appointmentId]))[0] ?? null;
}
