import { appointments, notifications } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  instant,
  joinBusiness,
  recordingMail,
  type TestApi,
  wall,
} from '../../../../test/kit/index.ts';

let api: TestApi;
const mail = recordingMail();
beforeAll(async () => {
  api = await bootApi({ mail });
});
afterAll(() => api.close());

const BOOKED = '2026-06-25 10:00';
const OTHER = '2026-06-26 10:00';

async function scene() {
  const shop = await insertBusiness(api.db, api.clock.now(), { business: { email: 'desk@willow.example' } });
  const owner = await api.signInBusiness();
  await joinBusiness(api.db, shop.id, owner.userId);
  const guest = await api.signIn({ firstName: 'Bríd', lastName: 'Kavanagh' });
  const { id } = await insertAppointment(api.db, shop, guest.userId, { startsAt: instant(BOOKED) });
  const desk = (field: string) => api.ask(`mutation { ${field} { status } }`, {}, owner);
  const propose = () => desk(`desk_propose_times(id: ${id}, times: [${wall(OTHER)}])`);
  const ask = () =>
    api.ask(
      'mutation($i: Int!, $d: String, $t: Int) { statusUpdateForAppointment(id: $i, status: "Reschedule", date: $d, time: $t) { status } }',
      { i: id, d: OTHER.slice(0, 10), t: wall(OTHER) },
      guest,
    );
  const keep = async (who = guest, more = '') =>
    (
      await api.ask<{ keep_appointment_time: { status: number; message: string } }>(
        `mutation { keep_appointment_time(id: ${id}${more}) { status message } }`,
        {},
        who,
      )
    ).keep_appointment_time;
  const look = async () =>
    (
      await api.ask<{ appointment: object }>(
        'query($i: Int!) { appointment(id: $i) { status date move { id } declined_move { date note } version } }',
        { i: id },
        guest,
      )
    ).appointment;
  return { shop, owner, guest, id, desk, propose, ask, keep, look };
}

describe('keeping the booked time', () => {
  it('[APPT-061] declines the shop’s proposal, notifies the shop, and a missing answer no longer moves it', async () => {
    const { owner, guest, id, propose, keep, look } = await scene();
    await propose();
    expect(await look()).toMatchObject({ status: 'Reschedule', move: { id: expect.any(Number) } });
    expect(await keep(await api.signIn())).toMatchObject({ status: 0 });
    await api.runJobs();
    mail.sent.length = 0;
    expect(await keep()).toMatchObject({ status: 1, message: 'You keep your time. We’ve let Willow Room know.' });
    expect(await look()).toMatchObject({ status: 'Accept', date: wall(BOOKED), move: null, declined_move: null });
    api.clock.advance(2 * 86_400);
    await api.runJobs();
    expect(await look()).toMatchObject({ date: wall(BOOKED) });
    const title = 'Bríd Kavanagh would rather keep Thu 25 Jun, 10:00 am';
    const news = await api.db.select().from(notifications).where(eq(notifications.recipientId, owner.userId));
    expect(news.map((one) => one.title)).toContain(title);
    expect(mail.sent.filter(({ to }) => to === 'desk@willow.example').map(({ subject }) => subject)).toContain(title);
    expect(mail.sent.some(({ to }) => to === guest.email)).toBe(false);
    const [stored] = await api.db.select().from(appointments).where(eq(appointments.id, id));
    expect(stored?.startsAt).toBe(instant(BOOKED));
  });

  it('[APPT-061] is refused without a proposal, for the guest’s own one, and on an old version', async () => {
    const { propose, ask, keep } = await scene();
    expect(await keep()).toMatchObject({ status: 0 });
    await propose();
    expect(await keep(undefined, ', version: 1')).toMatchObject({ status: 0 });
    await ask();
    expect(await keep()).toMatchObject({ status: 0 });
  });

  it('[APPT-061] under one key is done once', async () => {
    const { propose, keep } = await scene();
    await propose();
    const key = ', idempotency_key: "keep-my-time-1"';
    expect(await keep(undefined, key)).toMatchObject({ status: 1 });
    expect(await keep(undefined, key)).toMatchObject({ status: 1 });
    expect(await keep()).toMatchObject({ status: 0 });
  });
});

describe('a request that the shop declines', () => {
  it('[APPT-062] stays with its reason until something else is proposed', async () => {
    const { ask, desk, id, look, propose } = await scene();
    await ask();
    expect(await look()).toMatchObject({ declined_move: null });
    await desk(`desk_decline_move(id: ${id}, note: "Aoife is away that day")`);
    const declined = { date: wall(OTHER), note: 'Aoife is away that day' };
    expect(await look()).toMatchObject({ date: wall(BOOKED), move: null, declined_move: declined });
    await propose();
    expect(await look()).toMatchObject({ declined_move: null });
  });
});
