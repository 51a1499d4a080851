import { type BookedTime, conflictOf, type ShopCalendar } from '@thyme/domain/availability';
import { dateAt, type Instant, type LocalDate } from '@thyme/domain/time';
import type { Db } from '../../../platform/database/database.ts';
import { listAway, listDays, listHours } from '../../availability/index.ts';
import type { AppointmentChoice, Conflict, EditConflictCode } from '../../edits/index.ts';
import { countDates, listComingCalls, listComingLines, listComingSeats } from './conflicts-store.ts';

/** A cancelled class date cannot be kept, and moving does not help if the service is no longer sold. */
function choicesOf(code: EditConflictCode): AppointmentChoice[] {
  if (code === 'date-cancelled') return ['propose', 'cancel'];
  if (code === 'away' || code === 'no-chair') return ['move', 'propose', 'cancel', 'keep'];
  return code === 'not-offered' ? ['keep', 'cancel'] : ['keep', 'propose', 'cancel'];
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

interface Row {
  appointmentId: number;
  firstName: string;
  lastName: string;
  companion: string;
  groupPlace: number | null;
  service: string;
  time: BookedTime;
  /** A date of a class. */
  scheduleId?: number;
}

async function readCalendar(db: Db, businessId: number, zone: string, today: LocalDate) {
  // Sequential: inside a transaction the queries share one connection.
  const hours = await listHours(db, businessId);
  const closed = await listDays(db, businessId, 'closed', today);
  const calendar: ShopCalendar = {
    zone,
    hours: hours.filter(({ chairId }) => chairId === null),
    closedWeekdays: [],
    closedDates: closed.map(({ date }) => date),
    blockedDates: [],
    slotMinutes: 15,
    noticeMinutes: 0,
  };
  return { calendar, hours };
}

async function listRows(db: Db, businessId: number, now: Instant, hours: Awaited<ReturnType<typeof listHours>>) {
  const away = await listAway(db, businessId);
  const lines = await listComingLines(db, businessId, now);
  const seats = await listComingSeats(db, businessId, now);
  const calls = await listComingCalls(db, businessId, now);
  const single = { isClass: false, isCancelled: false };
  const rows: Row[] = [
    ...lines.map(({ start, minutes, chairId, hasChair, isOffered, ...row }) => ({
      ...row,
      time: {
        ...single,
        start,
        end: start + minutes * 60,
        isOffered,
        hasChair: hasChair ?? true,
        isAway: away.some(
          (one) => one.chairId === chairId && one.startsAt < start + minutes * 60 && start < one.endsAt,
        ),
        chairHours: hours.filter((hour) => hour.chairId !== null && hour.chairId === chairId),
      },
    })),
    ...seats.map(({ start, end, cancelledAt, isOffered, ...row }) => ({
      ...row,
      time: { start, end, isOffered, isClass: true, isCancelled: cancelledAt !== null, hasChair: true, chairHours: [] },
    })),
    ...calls.map(({ start, end, ...row }) => ({
      ...row,
      service: 'Video call',
      time: { ...single, start, end, isOffered: true, hasChair: true, chairHours: [] },
    })),
  ];
  return rows;
}

/** Every upcoming appointment that does not fit the shop as this transaction sees it, ordered by start. */
export async function listConflicts(
  db: Db,
  { businessId, zone, now }: { businessId: number; zone: string; now: Instant },
): Promise<Map<number, Conflict>> {
  const { calendar, hours } = await readCalendar(db, businessId, zone, dateAt(zone, now));
  const judge = conflictOf(calendar);
  const conflicts = new Map<number, Conflict>();
  const rows = await listRows(db, businessId, now, hours);
  const found = rows.flatMap((row) => {
    const code = judge(row.time);
    return code === undefined ? [] : [{ row, code }];
  });
  for (const [appointmentId, own] of Map.groupBy(found, ({ row }) => row.appointmentId)) {
    const [first] = own;
    if (!first) continue;
    const scheduleIds = own.flatMap(({ row }) => row.scheduleId ?? []);
    // Class dates that lose their place; the guest's other dates remain.
    const isPart = scheduleIds.length > 0 && (await countDates(db, { businessId, appointmentId })) > scheduleIds.length;
    conflicts.set(appointmentId, {
      appointmentId,
      guest: first.row.companion ? `${first.row.companion}, with ${fullName(first.row)}` : fullName(first.row),
      services: [...new Set(own.map(({ row }) => row.service))],
      start: first.row.time.start,
      code: first.code,
      choices: choicesOf(first.code)
        .flatMap((choice): AppointmentChoice[] =>
          choice === 'propose' && first.row.groupPlace !== null ? [choice, 'propose-group'] : [choice],
        )
        .filter((choice) => choice !== 'propose' || !isPart),
      ...(isPart ? { scheduleIds } : {}),
    });
  }
  return conflicts;
}
