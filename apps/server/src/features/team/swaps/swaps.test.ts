import { auditEntries, chairs, notifications } from '@thyme/db/schema';
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
  type TestBusiness,
} from '../../../../test/kit/index.ts';

let api: TestApi;
let [owner, bea, tom, stranger]: SignedIn[] = [];
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  api.clock.set(instant('2026-06-15 08:00'));
});
afterAll(() => api.close());
beforeEach(async () => {
  [owner, bea, tom, stranger] = await Promise.all([1, 2, 3, 4].map(() => api.signInBusiness()));
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 3 });
  await joinBusiness(api.db, shop.id, (owner as SignedIn).userId);
  for (const [index, member] of [bea, tom, stranger].entries()) {
    const { userId } = member as SignedIn;
    await joinBusiness(api.db, shop.id, userId, 'staff');
    const person = ['Bea', 'Tom', 'Una'][index] ?? '';
    await api.db
      .update(chairs)
      .set({ staffId: userId, person })
      .where(eq(chairs.id, shop.chairIds[index] ?? 0));
  }
});

interface Change {
  status: number;
  message: string;
  id: number | null;
  conflicts: { appt_id: number; choices: string[] }[];
}
const FIELDS = '{ status message id conflicts { appt_id choices } }';
const ask = (form: object, who = bea) =>
  api.run<{ desk_ask_swap: Change }>(
    `mutation($b: Int!, $person: Int, $date: String!, $other: Int!, $other_date: String) {
      desk_ask_swap(business_id: $b, person_id: $person, date: $date, other_id: $other, other_date: $other_date) ${FIELDS} }`,
    { b: shop.id, person: null, date: '2026-06-16', other: shop.chairIds[1], other_date: null, ...form },
    who,
  );
const answer = async (id: number, who: SignedIn | undefined, more: object = {}) =>
  (
    await api.ask<{ desk_answer_swap: Change }>(
      `mutation($b: Int!, $id: Int!, $agree: Boolean!, $decisions: [DeskDecisionInput!]) {
        desk_answer_swap(business_id: $b, id: $id, agree: $agree, decisions: $decisions) ${FIELDS} }`,
      { b: shop.id, id, agree: true, ...more },
      who,
    )
  ).desk_answer_swap;
const hoursOf = async (index: number, date: string) => {
  const { desk_shop } = await api.ask<{
    desk_shop: { hours: { chair_id: number | null; date: string | null; from: number; to: number }[] };
  }>(`{ desk_shop(business_id: ${shop.id}) { hours { chair_id date from to } } }`, {}, owner);
  return desk_shop.hours
    .filter((hour) => hour.chair_id === shop.chairIds[index] && hour.date === date)
    .map(({ from, to }) => [from, to]);
};
const swaps = async (who: SignedIn | undefined) =>
  (
    await api.ask<{ desk_swaps: { name: string; status: string; may_answer: boolean }[] }>(
      `{ desk_swaps(business_id: ${shop.id}) { name status may_answer } }`,
      {},
      who,
    )
  ).desk_swaps;

describe('a swap', () => {
  it('[ROTA-021] is requested by one and agreed by the other; then it is in both rotas', async () => {
    const id = (await ask({ other_date: '2026-06-17' })).data?.desk_ask_swap.id as number;
    expect(await swaps(tom)).toEqual([{ name: 'Bea', status: 'asked', may_answer: true }]);
    expect(await swaps(bea)).toEqual([{ name: 'Bea', status: 'asked', may_answer: false }]);
    expect(await swaps(stranger)).toEqual([]);
    expect(await swaps(owner)).toEqual([{ name: 'Bea', status: 'asked', may_answer: true }]);
    expect((await answer(id, bea)).status).toBe(0);
    expect((await answer(id, stranger)).status).toBe(0);
    expect(await hoursOf(0, '2026-06-16')).toEqual([]);
    expect((await answer(id, tom)).status).toBe(1);
    expect(await hoursOf(0, '2026-06-16')).toEqual([[0, 0]]);
    expect(await hoursOf(1, '2026-06-17')).toEqual([[0, 0]]);
    expect((await hoursOf(0, '2026-06-17')).length).toBe(1);
    expect((await answer(id, tom)).message).toBe('This has been answered already.');
    expect(await swaps(tom)).toEqual([{ name: 'Bea', status: 'agreed', may_answer: false }]);
    const told = await api.db.select().from(notifications).where(eq(notifications.businessId, shop.id));
    expect(told.map(({ recipientId }) => recipientId).sort()).toEqual(
      [tom, owner, bea].map((member) => member?.userId ?? 0).sort(),
    );
    const log = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.businessId, shop.id))
      .orderBy(auditEntries.id);
    expect(log.map(({ action }) => action)).toEqual(['ask-swap', 'agree-swap']);
  });

  it('[ROTA-021] is shown to the two people only: staff without a column see none', async () => {
    const una = await api.signInBusiness();
    await joinBusiness(api.db, shop.id, una.userId, 'staff');
    await ask({});
    expect(await swaps(una)).toEqual([]);
  });

  it('[ROTA-021] the owner can answer too, or enter one that applies at once', async () => {
    const id = (await ask({})).data?.desk_ask_swap.id as number;
    expect((await answer(id, owner, { agree: false })).status).toBe(1);
    expect(await hoursOf(0, '2026-06-16')).toEqual([]);
    expect((await ask({ person: shop.chairIds[0] }, owner)).data?.desk_ask_swap.status).toBe(1);
    expect(await hoursOf(0, '2026-06-16')).toEqual([[0, 0]]);
  });

  it('[ROTA-021] needs a decision about the day’s appointments first', async () => {
    const guest = await api.signIn();
    const { id: appt } = await insertAppointment(api.db, shop, guest.userId, {
      startsAt: instant('2026-06-16 10:00'),
      chairId: shop.chairIds[0] ?? 0,
      appointment: { status: 'Accept' },
    });
    const id = (await ask({})).data?.desk_ask_swap.id as number;
    const asked = await answer(id, tom);
    expect(asked).toMatchObject({ status: 0, id: null, conflicts: [{ appt_id: appt }] });
    expect(asked.message).toBe('One appointment clashes with this. Please decide what happens to it.');
    expect(await hoursOf(0, '2026-06-16')).toEqual([]);
    const decisions = [{ appt_id: appt, choice: 'keep' }];
    expect((await answer(id, tom, { decisions })).status).toBe(1);
  });

  it('[ROTA-021] is limited to one’s own working days and another person; errors are at their field', async () => {
    const field = async (form: object) => Object.keys((await ask(form)).errors?.[0]?.extensions?.validation ?? {});
    expect(await field({ person: shop.chairIds[1], other: shop.chairIds[0] })).toEqual(['person_id']);
    expect(await field({ other: shop.chairIds[0] })).toEqual(['other_id']);
    expect(await field({ other: 2_000_000_000 })).toEqual(['other_id']);
    expect(await field({ date: '2026-06-14' })).toEqual(['date']);
    expect(await field({ date: '2026-06-21' })).toEqual(['date']);
    expect(await field({ other_date: '2026-06-21' })).toEqual(['other_date']);
  });

  it('[ROTA-021] can be withdrawn by the person who asked, until it is answered', async () => {
    const id = (await ask({})).data?.desk_ask_swap.id as number;
    const withdraw = async (who: SignedIn | undefined) =>
      (
        await api.ask<{ desk_withdraw_swap: Change }>(
          `mutation { desk_withdraw_swap(business_id: ${shop.id}, id: ${id}) ${FIELDS} }`,
          {},
          who,
        )
      ).desk_withdraw_swap.status;
    expect(await withdraw(tom)).toBe(0);
    expect(await withdraw(bea)).toBe(1);
    expect(await swaps(owner)).toEqual([]);
  });
});
