import { listInWords } from '@thyme/domain/text';
import type { Db } from '../../../platform/database/database.ts';
import { type Conflict, classKey, type EditContext } from '../../edits/index.ts';
import { conflictsThen } from './chairs.ts';
import { findOtherRoom, listClassesThen, listRoomTimes, moveRoomTime } from './class-rooms-store.ts';

interface Span {
  chairIds: readonly number[];
  from: number;
  to: number;
}

/** Appointments and class dates that use these room units in a span. */
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
        unitIds: span.chairIds,
      };
    }),
  ];
}

/** The alternative units for a class date, for all of these units at once; its other rooms stay. Null if that is not possible. */
export async function otherRoomOf(db: Db, scheduleId: number, unitIds?: readonly number[]) {
  const times = (await listRoomTimes(db, scheduleId)).filter(({ unitId }) => unitIds?.includes(unitId) ?? true);
  const moves: { time: (typeof times)[number]; unitId: number; name: string }[] = [];
  for (const time of times) {
    const room = await findOtherRoom(db, time, [...(unitIds ?? []), ...moves.map(({ unitId }) => unitId)]);
    if (!room) return null;
    moves.push({ time, ...room });
  }
  if (moves.length === 0) return null;
  return {
    name: listInWords([...new Set(moves.map(({ name }) => name))]),
    move: async () => {
      for (const { time, unitId } of moves) await moveRoomTime(db, time, unitId);
    },
  };
}
