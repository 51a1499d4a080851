import { chairs, closedDates } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestAppointment,
  type TestBusiness,
  wall,
} from '../../../../../test/kit/index.ts';

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let bea: SignedIn;
let appointment: TestAppointment;
let aisling: number;
let tom: number;

beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
  bea = await api.signIn();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2, business: { bufferMinutes: 0 } });
  await joinBusiness(api.db, shop.id, owner.userId);
  [aisling, tom] = shop.chairIds as [number, number];
  appointment = await put('2026-06-16 10:00', aisling);
});

const put = (time: string, chairId: number, minutes = 60) =>
  insertAppointment(api.db, shop, bea.userId, {
    startsAt: instant(time),
    chairId,
    minutes,
    appointment: { status: 'Accept' },
  });

interface Preview {
  message: string;
  clashes: { key: string }[];
  next_clear: number | null;
}
const PREVIEW = `query($id: Int!, $start: Int, $chair: Int, $minutes: Int) {
  desk_move_preview(id: $id, start: $start, chair_id: $chair, minutes: $minutes) { message clashes { key } next_clear } }`;
const preview = async (wish: object): Promise<Preview> =>
  (await api.ask<{ desk_move_preview: Preview }>(PREVIEW, { id: appointment.id, ...wish }, owner)).desk_move_preview;

describe('the next clear time after a clash', () => {
  it('[MOVE-024] is the first that fits between two others, and has no clash itself', async () => {
    await put('2026-06-16 14:00', tom);
    await put('2026-06-16 15:30', tom);
    const { clashes, next_clear } = await preview({ start: wall('2026-06-16 14:30'), chair: tom });
    expect(clashes).toHaveLength(1);
    // From 3:00 there is only half an hour.
    expect(next_clear).toBe(wall('2026-06-17 09:00'));
    const short = await preview({ start: wall('2026-06-16 14:30'), chair: tom, minutes: 30 });
    expect(short.next_clear).toBe(wall('2026-06-16 15:00'));
    for (const [start, minutes] of [
      [next_clear, null],
      [short.next_clear, 30],
    ])
      expect(await preview({ start, chair: tom, minutes })).toMatchObject({ clashes: [], next_clear: null });
  });

  it('[MOVE-024] is with the person it goes to, skips closed days, and counts its own time as free', async () => {
    await put('2026-06-16 11:00', aisling);
    await api.db.insert(closedDates).values({ businessId: shop.id, date: '2026-06-17', reason: 'Stocktaking' });
    expect((await preview({ start: wall('2026-06-16 16:30'), chair: tom })).next_clear).toBe(wall('2026-06-18 09:00'));
    // Before opening: its own hour at 10 is free for it, and so is the hour before.
    expect((await preview({ start: wall('2026-06-16 08:00') })).next_clear).toBe(wall('2026-06-16 09:00'));
    expect((await preview({ start: wall('2026-06-16 11:00') })).next_clear).toBe(wall('2026-06-16 12:00'));
  });

  it('[MOVE-024] can be a time that is held for its own proposal, as the move ends it', async () => {
    await api.ask(
      'mutation($id: Int!, $times: [Int!]!) { desk_propose_times(id: $id, times: $times) { status } }',
      { id: appointment.id, times: [wall('2026-06-17 09:00')] },
      owner,
    );
    expect((await preview({ start: wall('2026-06-16 18:00') })).next_clear).toBe(wall('2026-06-17 09:00'));
  });

  it('[MOVE-024] is not offered without a clash, nor where every time would clash', async () => {
    expect(await preview({ start: wall('2026-06-16 14:30') })).toMatchObject({ clashes: [], next_clear: null });
    await put('2026-06-16 14:00', aisling);
    await api.db.update(chairs).set({ active: false }).where(eq(chairs.id, aisling));
    const gone = await preview({ start: wall('2026-06-16 14:30') });
    expect(gone.clashes.map(({ key }) => key)).toContain(`gone:${aisling}`);
    expect(gone.next_clear).toBeNull();
  });
});
