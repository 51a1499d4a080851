import { chairs } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  instant,
  joinBusiness,
  type TestApi,
} from '../../../test/kit/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
  api.clock.set(instant('2026-06-15 08:00'));
});
afterAll(() => api.close());

describe('a person who leaves', () => {
  it('[ROTA-040] with upcoming appointments: each is decided first, and a free colleague can take over', async () => {
    const owner = await api.signInBusiness();
    const shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
    await joinBusiness(api.db, shop.id, owner.userId);
    const guest = await api.signIn();
    const [leaving = 0, staying = 0] = shop.chairIds;
    const { id } = await insertAppointment(api.db, shop, guest.userId, {
      startsAt: instant('2026-06-16 10:00'),
      chairId: leaving,
      appointment: { status: 'Accept' },
    });
    const leave = async (decisions: object[]) =>
      (
        await api.ask<{ leave: { status: number; conflicts: { appt_id: number; choices: string[] }[] } }>(
          `mutation($decisions: [DeskDecisionInput!]) { leave: desk_set_chair_active(business_id: ${shop.id}, id: ${leaving}, active: false, decisions: $decisions) {
            status conflicts { appt_id choices } } }`,
          { decisions },
          owner,
        )
      ).leave;
    const asked = await leave([]);
    expect(asked).toMatchObject({ status: 0, conflicts: [{ appt_id: id }] });
    expect(asked.conflicts[0]?.choices).toContain('move');
    const [before] = await api.db.select().from(chairs).where(eq(chairs.id, leaving));
    expect(before?.active).toBe(true);
    expect((await leave([{ appt_id: id, choice: 'move' }])).status).toBe(1);
    const { desk_calendar } = await api.ask<{ desk_calendar: { entries: { appt_id: number; chair_id: number }[] } }>(
      `{ desk_calendar(business_id: ${shop.id}, from: "2026-06-16", to: "2026-06-16") { entries { appt_id chair_id } } }`,
      {},
      owner,
    );
    expect(desk_calendar.entries).toEqual([{ appt_id: id, chair_id: staying }]);
  });
});
