import { dateAt } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { listChairsOf } from './chairs-store.ts';
import { type DayKind, listDays, listHours } from './hours-store.ts';

export type { Chair } from './chairs-store.ts';
export type Hours = Awaited<ReturnType<typeof listHours>>[number];
export type Day = Awaited<ReturnType<typeof listDays>>[number];

export const readChairs = ({ db }: Services, businessId: number) => listChairsOf(db, businessId);

export const readHours = ({ db }: Services, businessId: number): Promise<Hours[]> => listHours(db, businessId);

/** Closed and blocked dates from today on, in the shop's time zone. */
export function readDays(
  { db, clock }: Services,
  { id, zone }: { id: number; zone: string },
  kind: DayKind,
): Promise<Day[]> {
  return listDays(db, id, kind, dateAt(zone, clock.now()));
}
