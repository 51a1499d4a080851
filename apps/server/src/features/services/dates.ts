import { dateAt, existsOnWall, type Instant, instantOf, type LocalDate, type WallSeconds } from '@thyme/domain/time';
import { listChairsOf } from '../availability/index.ts';
import { type Conflict, type EditContext, Refused } from '../edits/index.ts';
import { keepClassRooms } from './class-rooms.ts';
import * as store from './dates-store.ts';
import type { ScheduleRow } from './store.ts';

export interface ClassForm {
  /** 'class': separate dates. 'weekly': several consecutive dates. 'course': all dates or none. */
  kind: 'class' | 'weekly' | 'course';
  seats: number;
  /** Whether guests may also book one date of a 'weekly' class; unchanged when left out. */
  singleVisits?: boolean | undefined;
  enrolBy: LocalDate | null;
  /** Starts of all upcoming dates. */
  dates: readonly WallSeconds[];
}

/**
 * Saves a class and its upcoming dates. Dates no longer listed are cancelled, and their booked seats become conflicts.
 * Returns the dates with more seats than before, and what else is in its rooms, in words.
 */
export async function saveClass(
  hands: EditContext,
  serviceId: number,
  form: ClassForm,
  { minutes, chairIds }: { minutes: number; chairIds: readonly number[] },
): Promise<{ seats: number[]; shared: string[] }> {
  const { tx, membership, now } = hands;
  const { businessId, zone } = membership;
  const starts = startsOf(form, zone, now);
  const known = await store.findGroup(tx.db, businessId, serviceId);
  const dates = known ? await store.listDatesOf(tx.db, businessId, known.id, now) : [];
  const startDate = dateAt(zone, Math.min(...starts));
  if (form.enrolBy !== null && form.enrolBy > startDate && form.kind !== 'weekly')
    throw new Refused('The last day to enrol must be before the first date.');
  await emptySeats(hands, { dates, starts, seats: form.seats });
  const groupId = await store.saveGroup(tx.db, businessId, serviceId, {
    isCourse: form.kind === 'course',
    groupType: form.kind === 'weekly' ? 'repeated' : 'single',
    singleVisits: form.kind === 'weekly' && (form.singleVisits ?? known?.singleVisits ?? false),
    startDate,
    enrollDate: form.enrolBy,
    occurrences: starts.length,
    frequency: starts.length > 1 ? (known?.frequency ?? 'weekly') : null,
    seats: form.seats,
  });
  const active = (await listChairsOf(tx.db, businessId)).filter((chair) => chair.active).map(({ id }) => id);
  const able = chairIds.length === 0 ? active : active.filter((id) => chairIds.includes(id));
  const byStart = new Map(dates.map((date) => [date.startsAt, date]));
  for (const startsAt of starts) {
    const span = { startsAt, endsAt: startsAt + minutes * 60 };
    await place(hands, { groupId, known: byStart.get(startsAt), seats: form.seats, able, ...span });
  }
  for (const date of dates) {
    if (date.cancelledAt !== null || starts.includes(date.startsAt)) continue;
    await store.updateDate(tx.db, businessId, date.id, { cancelledAt: now });
    await store.freeChairOf(tx.db, businessId, date.id);
  }
  const takingPlace = (await store.listDatesOf(tx.db, businessId, groupId, now)).filter(
    ({ cancelledAt }) => cancelledAt === null,
  );
  const shared = await keepClassRooms(hands, serviceId, takingPlace);
  const seats = dates
    .filter((date) => date.cancelledAt === null && starts.includes(date.startsAt) && date.seats < form.seats)
    .map(({ id }) => id);
  return { seats, shared };
}

function startsOf({ dates }: ClassForm, zone: string, now: Instant): Instant[] {
  if (dates.some((wall) => wall < 0 || !existsOnWall(zone, wall)))
    throw new Refused('One of these times does not exist.');
  const starts = [...new Set(dates.map((wall) => instantOf(zone, wall)))].sort((a, b) => a - b);
  if (starts.some((at) => at <= now)) throw new Refused('One of these dates has passed.');
  return starts;
}

interface Placing {
  groupId: number;
  known: ScheduleRow | undefined;
  startsAt: Instant;
  endsAt: Instant;
  seats: number;
  able: readonly number[];
}

/** Inserts, updates or restores a date. An unchanged one keeps its chair. */
async function place(
  { tx, membership: { businessId } }: EditContext,
  { groupId, known, startsAt, endsAt, seats, able }: Placing,
): Promise<void> {
  if (known && known.cancelledAt === null && known.endsAt === endsAt) {
    if (known.seats !== seats) await store.updateDate(tx.db, businessId, known.id, { seats });
    return;
  }
  const scheduleId = known?.id ?? (await store.insertDate(tx.db, { businessId, groupId, startsAt, endsAt, seats }));
  if (known) {
    await store.updateDate(tx.db, businessId, known.id, { endsAt, seats, cancelledAt: null });
    await store.freeChairOf(tx.db, businessId, known.id);
  }
  await store.takeFirstFreeChair(tx.db, businessId, able, { scheduleId, startsAt, endsAt });
}

/** With fewer seats than are booked, the latest bookings become conflicts that can only be cancelled. */
async function emptySeats(
  hands: EditContext,
  { dates, starts, seats }: { dates: readonly ScheduleRow[]; starts: readonly Instant[]; seats: number },
): Promise<void> {
  const { tx, membership } = hands;
  const tight = dates.filter(
    ({ startsAt, cancelledAt, seatsTaken }) => cancelledAt === null && starts.includes(startsAt) && seatsTaken > seats,
  );
  if (tight.length === 0) return;
  const ids = tight.map(({ id }) => id);
  const over = new Map(tight.map(({ id, seatsTaken }) => [id, seatsTaken - seats]));
  const conflicts = new Map<number, Conflict>();
  for (const claim of await store.listSeatsOn(tx.db, membership.businessId, ids)) {
    const left = over.get(claim.scheduleId) ?? 0;
    if (left <= 0) continue;
    over.set(claim.scheduleId, left - claim.seats);
    const { appointmentId, guest, service, start } = claim;
    const known = conflicts.get(appointmentId);
    // Booked on several dates: only the overbooked ones are given up.
    const isPart = claim.dates > 1;
    conflicts.set(appointmentId, {
      appointmentId,
      guest,
      services: [service],
      start,
      code: 'no-seat',
      choices: ['cancel'],
      ...(isPart ? { scheduleIds: [...(known?.scheduleIds ?? []), claim.scheduleId] } : {}),
    });
  }
  if ([...over.values()].some((left) => left > 0))
    throw new Refused('Someone is booking a seat just now. Please try again in a few minutes.');
  await hands.settle([...conflicts.values()]);
}
