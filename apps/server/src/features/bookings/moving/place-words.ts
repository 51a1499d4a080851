import type { PlaceBefore } from '@thyme/db/schema';
import { formatSpan } from '@thyme/domain/bookings';
import { formatDay, wallOf } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { listChairsOf } from '../../availability/index.ts';
import type { LockedAppointment } from '../appointments/change-store.ts';
import { listUnitNames } from './rooms/unit-names-store.ts';

const unitsOf = (places: readonly PlaceBefore[]): number[] =>
  places.flatMap(({ parts }) => (parts ?? []).flatMap(({ unit }) => unit ?? []));

/** 'Tue 17 Nov, 2:00–3:00 pm with Tom', and 'in Treatment room' where it needs one. */
export async function placeInWords(
  tx: UnitOfWork,
  { appointment: { businessId }, zone }: Pick<LockedAppointment, 'appointment' | 'zone'>,
  places: readonly PlaceBefore[],
): Promise<string> {
  const chairs = new Map((await listChairsOf(tx.db, businessId)).map((chair) => [chair.id, chair]));
  const from = wallOf(zone, Math.min(...places.map(({ startsAt }) => startsAt)));
  const to = wallOf(zone, Math.max(...places.map(({ startsAt, minutes }) => startsAt + minutes * 60)));
  const people = new Set(places.map(({ chairId }) => chairs.get(chairId)?.person ?? chairs.get(chairId)?.name ?? ''));
  const units = unitsOf(places);
  const names = units.length > 0 ? await listUnitNames(tx.db, businessId) : new Map<number, string>();
  const rooms = [...new Set(units.flatMap((unit) => names.get(unit) ?? []))];
  const where = rooms.length > 0 ? ` in ${rooms.join(' and ')}` : '';
  return `${formatDay(from)}, ${formatSpan({ from, to })} with ${[...people].join(' and ')}${where}`;
}

/** Whether an appointment would not move at all. */
export const isSame = (before: readonly PlaceBefore[], after: readonly PlaceBefore[]): boolean =>
  before.length === after.length &&
  before.every(
    (place, index) =>
      place.chairId === after[index]?.chairId &&
      place.startsAt === after[index]?.startsAt &&
      place.minutes === after[index]?.minutes,
  ) &&
  unitsOf(before).toSorted().join() === unitsOf(after).toSorted().join();
