import { addDays, dateAt, type Instant, instantOf, startOfDay, wallAt } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { deleteLapsedHoldsOf, gapsOf, insertBlock, insertBlockTimes, listTaken } from '../../availability/index.ts';

interface OffSale {
  businessId: number;
  chairId: number;
  memberId: number;
  zone: string;
  note: string;
  from: Instant;
  to: Instant;
}

/** Half days, because a calendar row may not be longer than a day, and a day in autumn has 25 hours. */
function halvesOf({ zone, from, to }: Pick<OffSale, 'zone' | 'from' | 'to'>): { from: Instant; to: Instant }[] {
  const halves: { from: Instant; to: Instant }[] = [];
  for (let date = dateAt(zone, from); startOfDay(zone, date) < to; date = addDays(date, 1)) {
    const [start, noon, end] = [
      startOfDay(zone, date),
      instantOf(zone, wallAt(date, 720)),
      startOfDay(zone, addDays(date, 1)),
    ];
    for (const half of [
      { from: Math.max(start, from), to: Math.min(noon, to) },
      { from: Math.max(noon, from), to: Math.min(end, to) },
    ])
      if (half.from < half.to) halves.push(half);
  }
  return halves;
}

/** Blocks a person's free time in a span, around existing entries, and returns the block. */
export async function takeOffSale(tx: UnitOfWork, span: OffSale): Promise<number> {
  const { businessId, chairId, memberId, note } = span;
  const now = tx.clock.now();
  await deleteLapsedHoldsOf(tx.db, businessId, now);
  const id = await insertBlock(tx.db, { businessId, note, createdBy: memberId, createdAt: now });
  const taken = await listTaken(tx.db, businessId, { chairIds: [chairId], from: span.from, to: span.to });
  const pieces = halvesOf(span).flatMap(({ from, to }) =>
    gapsOf(
      taken.filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from),
      { chairIds: [chairId], from, to },
    ),
  );
  await insertBlockTimes(
    tx.db,
    pieces.map((piece) => ({ businessId, timeBlockId: id, ...piece })),
  );
  return id;
}
