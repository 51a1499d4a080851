import { timesOfParts } from '@thyme/domain/bookings';
import type { Transaction } from '../../../platform/database/database.ts';
import { isStillOpen, timeOfLine } from '../../availability/index.ts';
import type { SaleKey } from '../sale-key.ts';
import { listLines, listRooms } from '../sale-store.ts';
import { type NewOccupancy, type NewSeatClaim, takeChairs, takeSeats } from './hold.ts';
import { listChairs, listCourseDates } from './retake-store.ts';

/** Rolls the inner transaction back. */
class Gone extends Error {}

/** Takes the times of a sale whose hold was deleted again, all of them or none. False if one has been sold since. */
export async function retakeTimes(transaction: Transaction, key: SaleKey, now: number): Promise<boolean> {
  try {
    await transaction.transaction(async (inner) => {
      const lines = await listLines(inner, key);
      if (lines.some(({ startsAt }) => startsAt <= now)) throw new Gone();
      if (!(await isStillOpen(inner, key.businessId, lines.map(timeOfLine)))) throw new Gone();
      if (!(await takeChairs(inner, occupanciesOf(key.businessId, lines)))) throw new Gone();
      if (!(await takeSeats(inner, await seatsOf(inner, key.businessId, lines, now)))) throw new Gone();
      await retakeCalls(inner, key, now);
    });
    return true;
  } catch (error) {
    if (error instanceof Gone) return false;
    throw error;
  }
}

type Line = Awaited<ReturnType<typeof listLines>>[number];

/** As when they were sold: only the last service of an appointment adds the buffer. */
function occupanciesOf(businessId: number, lines: readonly Line[]): NewOccupancy[] {
  return lines.flatMap((line, index): NewOccupancy[] => {
    const { chairId, startsAt, minutes, bufferMinutes } = line;
    if (chairId === null || line.scheduleId !== null) return [];
    if (line.parts)
      return timesOfParts(line.parts, { chairId, startsAt }).map((time) => ({ businessId, ...time, lineId: line.id }));
    const isLast = lines[index + 1]?.appointmentId !== line.appointmentId;
    const endsAt = startsAt + (minutes + (isLast ? bufferMinutes : 0)) * 60;
    return [{ businessId, chairId, startsAt, endsAt, lineId: line.id }];
  });
}

async function seatsOf(
  transaction: Transaction,
  businessId: number,
  lines: readonly Line[],
  now: number,
): Promise<NewSeatClaim[]> {
  const claims: NewSeatClaim[] = [];
  for (const { id: lineId, scheduleId, isCourse } of lines) {
    if (scheduleId === null) continue;
    const dates = isCourse ? await listCourseDates(transaction, businessId, scheduleId) : [scheduleId];
    claims.push(...dates.map((date) => ({ businessId, scheduleId: date, lineId, createdAt: now })));
  }
  return claims;
}

/** A call may use any free chair; a call whose time has passed is left as it is. */
async function retakeCalls(transaction: Transaction, key: SaleKey, now: number): Promise<void> {
  const { businessId } = key;
  for (const { id: roomId, startsAt, endsAt } of await listRooms(transaction, key)) {
    if (startsAt <= now) continue;
    let isTaken = false;
    for (const chairId of await listChairs(transaction, businessId)) {
      isTaken = await takeChairs(transaction, [{ businessId, chairId, startsAt, endsAt, roomId }]);
      if (isTaken) break;
    }
    if (!isTaken) throw new Gone();
  }
}
