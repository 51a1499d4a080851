import type { Db } from '../../../platform/database/database.ts';
import { type Conflict, classKey, type EditContext } from '../../edits/index.ts';
import { conflictsThen } from './chairs.ts';
import { findOtherRoom, listClassesThen, listRoomTimes, moveRoomTime } from './class-rooms-store.ts';

interface Span {
  chairIds: readonly number[];
  from: number;
  to: number;
}

/** Appointments and dates of classes that use these places of a room in a span. */
export async function clashesThen(
  hands: EditContext,
  span: Span,
  exceptDates: readonly number[] = [],
): Promise<Conflict[]> {
  const { tx, membership } = hands;
  const dates = (await listClassesThen(tx.db, membership.businessId, span)).filter(
    ({ scheduleId }) => !exceptDates.includes(scheduleId),
  );
  return [
    ...(await conflictsThen(hands, { ...span, chairIds: [...span.chairIds] })),
    ...dates.map(({ scheduleId, service, start, guests }): Conflict => {
      const booked = guests === 0 ? 'nobody booked yet' : guests === 1 ? '1 guest' : `${guests} guests`;
      return {
        appointmentId: classKey(scheduleId),
        guest: service,
        services: [booked],
        start,
        code: 'class-there',
        choices: start > hands.now ? ['move', 'keep', 'cancel'] : ['keep'],
      };
    }),
  ];
}

/** The room that a date of a class could be held in instead; null where there is none, or it needs several. */
export async function otherRoomOf(db: Db, scheduleId: number) {
  const [time, ...more] = await listRoomTimes(db, scheduleId);
  if (!time || more.length > 0) return null;
  const room = await findOtherRoom(db, time);
  return room && { ...room, move: () => moveRoomTime(db, time, room.unitId) };
}
