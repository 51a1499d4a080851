import { describe, expect, it } from 'vitest';
import type { Offer } from '../../../availability/index.ts';
import { keepRooms, roomsOf } from './keep-rooms.ts';

const [TOM, ANA] = [1, 2];
const [BLUE, GREEN] = [11, 12];
const MIN = 60;

/** Half an hour in a room, with 10 minutes to prepare and 15 to clean up. */
const offerIn = (...units: number[]) =>
  ({
    pricingId: 5,
    minutes: 30,
    beforeMinutes: 10,
    bufferMinutes: 15,
    resources: [{ resource: 1, units }],
  }) as unknown as Offer;
const place = { chairId: TOM, startsAt: 600 * MIN, minutes: 30, busyUntil: 645 * MIN, pricingId: 5 };
const row = (chairId: number, from: number, to: number, appointmentId: number) => {
  return { chairId, startsAt: from * MIN, busyUntil: to * MIN, appointmentId };
};

function kept(offer: Offer, ...rows: ReturnType<typeof row>[]) {
  const found = keepRooms(place, { offers: new Map([[5, offer]]), rooms: roomsOf({ closures: [], units: [] }, rows) });
  const at = (unit: number | null) =>
    found?.parts.filter((part) => part.unit === unit).map(({ from, to }) => [600 + from / MIN, 600 + to / MIN]);
  return { person: at(null), blue: at(BLUE), green: at(GREEN), missing: found?.missing };
}

describe('preparation and clean-up at the desk', () => {
  it('[PLAN-121] give way to what the same person does before and after', () => {
    const free = { person: [[590, 645]], blue: [[590, 645]], green: [], missing: [] };
    expect(kept(offerIn(BLUE))).toEqual(free);
    const between = [row(TOM, 500, 595, 7), row(TOM, 630, 660, 8)];
    expect(kept(offerIn(BLUE), ...between)).toMatchObject({ person: [[595, 630]] });
  });

  it('[PLAN-121] stand in a room that the person’s other appointments do not use', () => {
    const elsewhere = [row(TOM, 500, 600, 7), row(GREEN, 500, 600, 7), row(TOM, 630, 660, 8), row(GREEN, 630, 660, 8)];
    expect(kept(offerIn(BLUE), ...elsewhere)).toMatchObject({ person: [[600, 630]], blue: [[590, 645]], missing: [] });
    // The room is somebody else’s while it is cleaned: guests are not offered that, and the desk is warned.
    const taken = [row(TOM, 630, 660, 8), row(ANA, 635, 660, 9), row(BLUE, 635, 660, 9)];
    expect(kept(offerIn(BLUE), ...taken)).toMatchObject({ missing: [BLUE] });
  });

  it('[PLAN-121] give way in a room that the person goes on working in', () => {
    const same = [row(TOM, 630, 660, 8), row(BLUE, 630, 660, 8)];
    expect(kept(offerIn(BLUE, GREEN), ...same)).toMatchObject({ blue: [[590, 630]], green: [], missing: [] });
  });
});
