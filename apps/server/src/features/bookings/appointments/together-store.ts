import { appointments } from '@thyme/db/schema';
import { and, asc, inArray, isNotNull, notInArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { type AppointmentRow, HIDDEN, select } from './store.ts';

/** The appointments of sales for several guests, in the order of the guests. */
export function listTogether(db: Db, saleIds: readonly number[]): Promise<AppointmentRow[]> {
  return select(db)
    .where(
      and(
        inArray(appointments.saleId, [...saleIds]),
        isNotNull(appointments.groupPlace),
        notInArray(appointments.status, [...HIDDEN]),
      ),
    )
    .orderBy(asc(appointments.groupPlace), asc(appointments.id));
}
