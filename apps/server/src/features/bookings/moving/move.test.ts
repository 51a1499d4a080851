import {
  appointmentLines,
  appointmentMoves,
  appointments,
  auditEntries,
  chairs,
  closedDates,
  messages,
  notifications,
  occupancies,
  reminderSettings,
  rescheduleProposals,
  users,
  workHours,
} from '@thyme/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertAppointment,
  insertBusiness,
  insertClass,
  instant,
  joinBusiness,
  recordingMail,
  type SignedIn,
  type TestApi,
  type TestAppointment,
  type TestBusiness,
  wall,
} from '../../../../test/kit/index.ts';

const mail = recordingMail();
let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let bea: SignedIn;
let orla: SignedIn;
let appointment: TestAppointment;

beforeAll(async () => {
  api = await bootApi({ mail });
  owner = await api.signInBusiness();
  bea = await api.signIn({ firstName: 'Bea', lastName: 'Tighe' });
  orla = await api.signIn({ firstName: 'Orla', lastName: 'Byrne' });
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2, business: { bufferMinutes: 0 } });
  await joinBusiness(api.db, shop.id, owner.userId);
  const [first, second] = shop.chairIds as [number, number];
  await api.db.update(chairs).set({ person: 'Aisling' }).where(eq(chairs.id, first));
  await api.db.update(chairs).set({ person: 'Tom' }).where(eq(chairs.id, second));
  appointment = await put(bea, '2026-06-16 10:00', first);
  await api.runJobs();
  mail.sent.length = 0;
});

const put = (guest: SignedIn, time: string, chairId: number) =>
  insertAppointment(api.db, shop, guest.userId, {
    startsAt: instant(time),
    chairId,
    appointment: { status: 'Accept' },
  });

const MOVE = `mutation($id: Int!, $line_id: Int, $start: Int, $chair_id: Int, $minutes: Int, $anyway: [String!], $tell: String,
    $version: Int, $key: String, $guest_message: String) {
  desk_move(id: $id, line_id: $line_id, start: $start, chair_id: $chair_id, minutes: $minutes, anyway: $anyway, tell: $tell,
    version: $version, idempotency_key: $key, guest_message: $guest_message) {
    status message clashes { key words } has_changed version move_id undo_until } }`;
interface Moved {
  status: number;
  message: string;
  clashes: { key: string; words: string }[];
  has_changed: boolean;
  version: number | null;
  move_id: number;
  undo_until: number;
}
const move = async (more: object, who = owner, id = appointment.id): Promise<Moved> =>
  (await api.ask<{ desk_move: Moved }>(MOVE, { id, ...more }, who)).desk_move;
const undo = async (id: number, who = owner) =>
  (
    await api.ask<{ desk_undo_move: { status: number; message: string } }>(
      'mutation($id: Int!) { desk_undo_move(id: $id) { status message } }',
      { id },
      who,
    )
  ).desk_undo_move;
const placeOf = async (id = appointment.id) => {
  const [line] = await api.db.select().from(appointmentLines).where(eq(appointmentLines.appointmentId, id));
  const [row] = await api.db.select().from(appointments).where(eq(appointments.id, id));
  const [taken] = await api.db
    .select()
    .from(occupancies)
    .where(eq(occupancies.lineId, line?.id ?? 0));
  return {
    chair: line?.chairId,
    starts: line?.startsAt,
    minutes: line?.durationMinutes,
    appointment: [row?.startsAt, row?.endsAt, row?.status],
    taken: [taken?.chairId, taken?.startsAt, taken?.endsAt, taken?.isOverride],
  };
};
const auditOf = async (id = appointment.id) =>
  api.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.businessId, shop.id), eq(auditEntries.subjectId, String(id))))
    .orderBy(asc(auditEntries.id));
const newsOf = (guest: SignedIn) =>
  api.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.recipientId, guest.userId), eq(notifications.businessId, shop.id)));
const settle = async () => {
  api.clock.advance(15);
  await api.runJobs();
};

describe('moving at the desk', () => {
  it('[MOVE-005] moves at once to another time and person, with an audit entry', async () => {
    const [, tom] = shop.chairIds;
    const answer = await move({ start: wall('2026-06-17 14:30'), chair_id: tom });
    expect(answer).toMatchObject({ status: 1, message: 'Moved to Wed 17 Jun, 2:30–3:30 pm with Tom.', clashes: [] });
    const starts = instant('2026-06-17 14:30');
    expect(await placeOf()).toEqual({
      chair: tom,
      starts,
      minutes: 60,
      appointment: [starts, starts + 3_600, 'Accept'],
      taken: [tom, starts, starts + 3_600, false],
    });
    const [entry] = await auditOf();
    expect(entry).toMatchObject({
      action: 'move',
      actorId: owner.userId,
      changes: { from: 'Tue 16 Jun, 10:00–11:00 am with Aisling', to: 'Wed 17 Jun, 2:30–3:30 pm with Tom' },
    });
  });

  it('[MOVE-004] changes its length', async () => {
    expect(await move({ minutes: 90 })).toMatchObject({ status: 1 });
    const starts = instant('2026-06-16 10:00');
    expect(await placeOf()).toMatchObject({ minutes: 90, appointment: [starts, starts + 5_400, 'Accept'] });
    expect((await placeOf()).taken).toEqual([shop.chairIds[0], starts, starts + 5_400, false]);
    expect((await api.run(MOVE, { id: appointment.id, minutes: 3 }, owner)).errors).toHaveLength(1);
  });

  it('[MOVE-006] names each clash and moves only once each is accepted; the overlap is stored as an override', async () => {
    const [, tom = 0] = shop.chairIds;
    const other = await put(orla, '2026-06-16 16:30', tom);
    const wish = { start: wall('2026-06-16 16:30'), chair_id: tom };
    const warned = await move(wish);
    expect(warned).toMatchObject({ status: 0, move_id: null });
    expect(warned.clashes).toEqual([
      { key: 'late', words: 'Ends 30 min after closing at 5:00 pm.' },
      { key: `visit:${other.id}`, words: 'Overlaps Orla Byrne 4:30–5:30 pm.' },
    ]);
    expect(await move({ ...wish, anyway: ['late'] })).toMatchObject({ status: 0 });
    expect((await placeOf()).chair).toBe(shop.chairIds[0]);
    const keys = warned.clashes.map(({ key }) => key);
    expect(await move({ ...wish, anyway: keys })).toMatchObject({ status: 1 });
    expect((await placeOf()).taken[3]).toBe(true);
    expect((await placeOf(other.id)).taken[3]).toBe(false);
    const [entry] = await auditOf();
    expect(entry?.changes).toMatchObject({ anyway: warned.clashes.map(({ words }) => words) });
    // Moved to a free place it is an ordinary appointment again.
    expect(await move({ start: wall('2026-06-16 12:00') })).toMatchObject({ status: 1 });
    expect((await placeOf()).taken[3]).toBe(false);
  });

  it('[MOVE-007] never sells the time of an override to a guest', async () => {
    const [aisling = 0, tom = 0] = shop.chairIds;
    await put(orla, '2026-06-16 15:00', aisling);
    const { clashes } = await move({ start: wall('2026-06-16 14:30') });
    expect(await move({ start: wall('2026-06-16 14:30'), anyway: clashes.map(({ key }) => key) })).toMatchObject({
      status: 1,
    });
    await put(orla, '2026-06-16 14:00', tom);
    for (const time of ['14:00', '14:15', '14:30']) {
      const { token } = await api.signIn();
      const answer = await book(api, token, {
        business_id: shop.id,
        services: [at(shop.pricingId, `2026-06-16 ${time}`)],
      });
      expect(answer).toMatchObject({ status: 0, refused: { code: 'taken' } });
    }
    const direct = api.db
      .insert(occupancies)
      .values({
        businessId: shop.id,
        chairId: aisling,
        startsAt: instant('2026-06-16 14:00'),
        endsAt: instant('2026-06-16 14:45'),
        lineId: appointment.lineId,
      })
      .onConflictDoNothing()
      .returning();
    expect(await direct).toEqual([]);
  });

  it('[MOVE-008] warns of closed days, breaks and people who are off, and refuses a removed person', async () => {
    const [, tom = 0] = shop.chairIds;
    await api.db.insert(closedDates).values({ businessId: shop.id, date: '2026-06-18', reason: 'Stocktaking' });
    await api.db.insert(workHours).values([
      { businessId: shop.id, chairId: tom, weekday: 2, startMinute: 540, endMinute: 780 },
      { businessId: shop.id, chairId: tom, weekday: 2, startMinute: 840, endMinute: 1020 },
    ]);
    const words = async (wish: object) => (await move(wish)).clashes.map((clash) => clash.words);
    expect(await words({ start: wall('2026-06-18 10:00') })).toEqual(['Closed on Thu 18 Jun: Stocktaking.']);
    expect(await words({ start: wall('2026-06-20 10:00') })).toEqual(['Closed on Sat 20 Jun.']);
    expect(await words({ start: wall('2026-06-16 13:15'), chair_id: tom })).toEqual([
      'Over Tom’s lunch, 1:00–2:00 pm.',
    ]);
    expect(await words({ start: wall('2026-06-17 13:15'), chair_id: tom })).toEqual(['Tom is off on Wed 17 Jun.']);
    expect(await move({ start: wall('2026-06-18 10:00'), anyway: ['closed'] })).toMatchObject({ status: 1 });
    await api.db.update(chairs).set({ active: false }).where(eq(chairs.id, tom));
    const other = await insertBusiness(api.db, api.clock.now());
    for (const chair_id of [tom, other.chairIds[0]])
      expect(await move({ chair_id })).toMatchObject({
        status: 0,
        clashes: [],
        message: 'This person no longer takes bookings. Please choose someone else.',
      });
  });

  it('[MOVE-009] can be undone within ten seconds, and the guest is notified of neither', async () => {
    const before = await placeOf();
    const { move_id, undo_until } = await move({ start: wall('2026-06-17 12:00'), tell: 'mail' });
    expect(undo_until).toBe(api.clock.now() + 10);
    expect(await undo(move_id)).toEqual({ status: 1, message: 'Undone.' });
    expect(await placeOf()).toEqual(before);
    await settle();
    expect(mail.sent).toEqual([]);
    expect(await newsOf(bea)).toEqual([]);
    expect((await auditOf()).map(({ action }) => action)).toEqual(['move', 'undo-move']);
    expect(await undo(move_id)).toMatchObject({ status: 0 });
  });

  it('[MOVE-009] still accepts a press in the last second, whose request needs a moment', async () => {
    const { move_id } = await move({ start: wall('2026-06-17 12:00'), tell: 'mail' });
    api.clock.advance(12);
    await api.runJobs();
    expect(mail.sent).toEqual([]);
    expect(await undo(move_id)).toEqual({ status: 1, message: 'Undone.' });
    await settle();
    expect(mail.sent).toEqual([]);
  });

  it('[MOVE-010] notifies the guest after ten seconds, by mail, by a message, or not at all', async () => {
    await move({ start: wall('2026-06-17 12:00'), tell: 'mail' });
    expect(mail.sent).toEqual([]);
    await settle();
    expect(mail.sent.map(({ subject }) => subject)).toEqual(['Moved: Wed 17 Jun, 12:00 pm, Willow Room']);
    expect((await newsOf(bea)).map(({ title }) => title)).toEqual([
      'Willow Room moved your appointment to Wed 17 Jun, 12:00 pm',
    ]);
    await move({ start: wall('2026-06-17 13:00'), tell: 'message' });
    await settle();
    await move({ start: wall('2026-06-17 14:00'), tell: 'nobody' });
    await settle();
    expect(mail.sent).toHaveLength(1);
    expect(await newsOf(bea)).toHaveLength(2);
  });

  it('[MOVE-010] texts a guest who has only a number, and mails one whose text would exceed the monthly limit', async () => {
    const textsOf = (userId: number) =>
      api.db
        .select({ body: messages.body, recipient: messages.recipient })
        .from(messages)
        .where(eq(messages.userId, userId));
    await api.db.update(users).set({ mobile: '+353871234567' }).where(eq(users.id, bea.userId));
    await move({ start: wall('2026-06-17 12:00'), tell: 'text' });
    expect(await textsOf(bea.userId)).toEqual([]);
    await settle();
    expect(mail.sent).toEqual([]);
    expect(await textsOf(bea.userId)).toEqual([
      {
        recipient: '+353871234567',
        body: expect.stringMatching(/^Willow Room moved your appointment to Wed 17 Jun, 12:00 pm: .+\. It was .+\.$/),
      },
    ]);
    // The limit is reached.
    await api.db.insert(reminderSettings).values({
      businessId: shop.id,
      bookedChannels: [],
      bookedWording: '',
      quietFrom: 22,
      quietUntil: 8,
      textLimit: 0,
    });
    await move({ start: wall('2026-06-17 13:00'), tell: 'text' });
    await settle();
    expect(await textsOf(bea.userId)).toHaveLength(1);
    expect(mail.sent.map(({ subject }) => subject)).toEqual(['Moved: Wed 17 Jun, 1:00 pm, Willow Room']);
  });

  it('[MOVE-010] notifies once of two consecutive moves, from the first place', async () => {
    await move({ start: wall('2026-06-17 12:00'), tell: 'mail' });
    api.clock.advance(6);
    await move({ start: wall('2026-06-17 15:00'), tell: 'mail' });
    api.clock.advance(6);
    await api.runJobs();
    expect(mail.sent).toEqual([]);
    await move({ start: wall('2026-06-17 15:00'), minutes: 45, tell: 'mail' });
    await settle();
    expect(mail.sent).toHaveLength(1);
    expect(mail.sent[0]?.text).toContain('Tue 16 Jun');
  });

  describe('in the desk’s own words', () => {
    const words = 'Sorry Bea, Aisling is out sick. Tom can take you at 12.';
    const PREVIEW = `query($id: Int!, $start: Int, $chair_id: Int) {
      desk_move_preview(id: $id, start: $start, chair_id: $chair_id) { guest_message } }`;

    it('[MOVE-023] previews the words that the guest gets by default', async () => {
      await api.db.update(users).set({ mobile: '+353871234567' }).where(eq(users.id, bea.userId));
      const start = wall('2026-06-17 12:00');
      const { desk_move_preview: preview } = await api.ask<{ desk_move_preview: { guest_message: string } }>(
        PREVIEW,
        { id: appointment.id, start },
        owner,
      );
      expect(preview.guest_message).toBe(
        'Willow Room moved your appointment to Wed 17 Jun, 12:00 pm: Signature facial. It was Tue 16 Jun, 10:00 am.',
      );
      // Spaces alone are no words.
      await move({ start, tell: 'text', guest_message: '  ' });
      await settle();
      const sent = await api.db.select().from(messages).where(eq(messages.businessId, shop.id));
      expect(sent.map(({ body }) => body)).toEqual([preview.guest_message]);
    });

    it('[MOVE-023] mails and shows what the desk wrote, beside the new time', async () => {
      await move({ start: wall('2026-06-17 12:00'), tell: 'mail', guest_message: ` ${words} ` });
      await settle();
      expect(mail.sent.map(({ subject }) => subject)).toEqual(['Moved: Wed 17 Jun, 12:00 pm, Willow Room']);
      expect(mail.sent[0]?.text).toContain(words);
      expect((await newsOf(bea)).map(({ message }) => message)).toEqual([words]);
      const kept = await api.db.select().from(appointmentMoves).where(eq(appointmentMoves.businessId, shop.id));
      expect(kept.map(({ guestMessage }) => guestMessage)).toEqual([null]);
    });

    it('[MOVE-023] texts what the desk wrote; words of an earlier move that was moved again are not sent', async () => {
      await api.db.update(users).set({ mobile: '+353871234567' }).where(eq(users.id, bea.userId));
      const bodies = async () => {
        const sent = api.db.select().from(messages).where(eq(messages.businessId, shop.id));
        return (await sent.orderBy(asc(messages.id))).map(({ body }) => body);
      };
      await move({ start: wall('2026-06-17 12:00'), tell: 'text', guest_message: words });
      await settle();
      expect(await bodies()).toEqual([words]);
      await move({ start: wall('2026-06-17 13:00'), tell: 'text', guest_message: words });
      await move({ start: wall('2026-06-17 14:00'), tell: 'text' });
      await settle();
      expect(await bodies()).toEqual([
        words,
        expect.stringMatching(/^Willow Room moved your appointment to Wed 17 Jun, 2:00 pm/),
      ]);
    });

    it('[MOVE-023] refuses words that are too long, naming the field, and moves nothing', async () => {
      const before = await placeOf();
      const long = { start: wall('2026-06-17 12:00'), tell: 'mail', guest_message: 'x'.repeat(451) };
      const { errors } = await api.run(MOVE, { id: appointment.id, ...long }, owner);
      expect(errors?.[0]?.extensions).toMatchObject({
        validation: { guest_message: ['Please use at most 450 characters.'] },
      });
      expect(await placeOf()).toEqual(before);
      expect(await move({ ...long, guest_message: 'x'.repeat(450) })).toMatchObject({ status: 1 });
    });
  });

  it('[MOVE-011] shows a stale client what has changed, and lets the member choose', async () => {
    const first = await move({ start: wall('2026-06-17 12:00') });
    const late = await move({ start: wall('2026-06-17 15:00'), version: 1 });
    expect(late).toMatchObject({
      status: 0,
      has_changed: true,
      version: first.version,
      message: 'This appointment has changed in the meantime. You moved it to Wed 17 Jun, 12:00–1:00 pm with Aisling.',
    });
    api.clock.advance(1);
    expect(await move({ start: wall('2026-06-17 15:00'), version: late.version })).toMatchObject({ status: 1 });
    expect(await undo(first.move_id)).toEqual({
      status: 0,
      message:
        'This appointment has changed in the meantime. You moved it to Wed 17 Jun, 3:00–4:00 pm with Aisling. You can move it again.',
    });
  });

  it('[MOVE-012] applies a repeated request once', async () => {
    const first = await move({ start: wall('2026-06-17 12:00'), key: 'drop-1' });
    expect(await move({ start: wall('2026-06-17 12:00'), key: 'drop-1' })).toEqual(first);
    expect(await auditOf()).toHaveLength(1);
    expect(await move({ start: wall('2026-06-17 12:00') })).toMatchObject({
      status: 0,
      message: 'It’s there already.',
    });
  });

  it('[MOVE-013] ends a proposal: accepted with one of its times, withdrawn with another or separately', async () => {
    const ask = (id: number, times: number[]) =>
      api.ask(
        'mutation($id: Int!, $times: [Int!]!) { desk_propose_times(id: $id, times: $times) { status message } }',
        { id, times },
        owner,
      );
    const proposal = async () =>
      (
        await api.db
          .select()
          .from(rescheduleProposals)
          .where(eq(rescheduleProposals.appointmentId, appointment.id))
          .orderBy(asc(rescheduleProposals.id))
      ).map(({ status }) => status);
    await ask(appointment.id, [wall('2026-06-17 12:00'), wall('2026-06-17 14:00')]);
    expect(await move({ start: wall('2026-06-17 14:00') })).toMatchObject({ status: 1 });
    expect((await placeOf()).appointment[2]).toBe('Accept');
    await ask(appointment.id, [wall('2026-06-18 12:00')]);
    expect(await move({ start: wall('2026-06-18 15:00') })).toMatchObject({ status: 1 });
    await ask(appointment.id, [wall('2026-06-19 12:00')]);
    const withdraw = 'mutation($id: Int!) { desk_withdraw_proposal(id: $id) { status message } }';
    const answer = await api.ask<{ desk_withdraw_proposal: object }>(withdraw, { id: appointment.id }, owner);
    expect(answer.desk_withdraw_proposal).toMatchObject({ status: 1 });
    expect(await proposal()).toEqual(['accepted', 'withdrawn', 'withdrawn']);
    const place = await placeOf();
    expect(place.appointment.slice(0, 1)).toEqual([instant('2026-06-18 15:00')]);
    const left = await api.db.$count(occupancies, eq(occupancies.businessId, shop.id));
    expect(left).toBe(1);
  });

  describe('[MOVE-022] undone, after it ended a proposal', () => {
    const status = async () => (await placeOf()).appointment[2];
    const offered = async () => {
      const query = 'query($id: Int!) { desk_appointment(id: $id) { proposal { by options } } }';
      const answer = await api.ask<{ desk_appointment: { proposal: { options: number[] } | null } }>(
        query,
        { id: appointment.id },
        owner,
      );
      return answer.desk_appointment.proposal?.options ?? [];
    };
    const times = ['2026-06-17 12:00', '2026-06-17 14:00'];
    beforeEach(async () => {
      const propose =
        'mutation($id: Int!, $times: [Int!]!) { desk_propose_times(id: $id, times: $times) { status message } }';
      await api.ask(propose, { id: appointment.id, times: times.map((time) => wall(time)) }, owner);
    });

    it('waits for the answer again, with all of its times held', async () => {
      const { move_id } = await move({ start: wall(times[1] as string), minutes: 90 });
      expect(await offered()).toEqual([]);
      expect(await undo(move_id)).toEqual({ status: 1, message: 'Undone.' });
      expect(await status()).toBe('Reschedule');
      expect(await offered()).toEqual(times.map((time) => wall(time)));
      for (const time of times) {
        const taken = await book(api, orla.token, { business_id: shop.id, services: [at(shop.pricingId, time)] });
        // Two people work there: one of them is held.
        expect(taken).toMatchObject({ status: 1 });
        const full = await book(api, orla.token, { business_id: shop.id, services: [at(shop.pricingId, time)] });
        expect(full).toMatchObject({ status: 0 });
      }
      const accept = 'mutation($id: Int!) { statusUpdateForAppointment(id: $id, status: "Accept") { status message } }';
      await api.ask(accept, { id: appointment.id }, bea);
      expect(await placeOf()).toMatchObject({ starts: instant(times[0] as string), minutes: 60 });
      expect(await status()).toBe('Accept');
    });

    it('says so and stays ended if one of its times is gone', async () => {
      const { move_id } = await move({ start: wall('2026-06-18 12:00') });
      for (const chair of shop.chairIds) await put(orla, times[0] as string, chair);
      expect(await undo(move_id)).toEqual({
        status: 1,
        message: 'Undone. A proposed time has gone, so the proposal has ended.',
      });
      expect([await status(), await offered()]).toEqual(['Accept', []]);
      expect(await api.db.$count(occupancies, eq(occupancies.businessId, shop.id))).toBe(3);
    });
  });

  it('[MOVE-014] proposes only to guests who can be asked, and notifies no one who cannot be reached', async () => {
    const answer = await api.ask<{ desk_book: { appointment_ids: number[] } }>(
      `mutation($b: Int!, $s: [BookingServiceInput!]!) { desk_book(business_id: $b, services: $s,
        guest: { first_name: "Maud", mobile: "087 123 4567" }) { appointment_ids } }`,
      { b: shop.id, s: [at(shop.pricingId, '2026-06-16 12:00')] },
      owner,
    );
    const [id = 0] = answer.desk_book.appointment_ids;
    const detail = await api.ask<{ desk_appointment: object }>(
      'query($id: Int!) { desk_appointment(id: $id) { tell may_propose may_move } }',
      { id },
      owner,
    );
    expect(detail.desk_appointment).toEqual({ tell: ['text', 'nobody'], may_propose: false, may_move: true });
    const propose = await api.ask<{ desk_propose_times: object }>(
      'mutation($id: Int!, $times: [Int!]!) { desk_propose_times(id: $id, times: $times) { status message } }',
      { id, times: [wall('2026-06-17 12:00')] },
      owner,
    );
    expect(propose.desk_propose_times).toMatchObject({ status: 0 });
    expect(await move({ start: wall('2026-06-17 12:00'), tell: 'mail' }, owner, id)).toMatchObject({ status: 0 });
    expect(await move({ start: wall('2026-06-17 12:00') }, owner, id)).toMatchObject({ status: 1 });
  });

  it('does not move seats in a class, past appointments, or other shops’ ones', async () => {
    const { schedules, pricingId } = await insertClass(api.db, shop, { dates: [instant('2026-06-19 10:00')] });
    const seat = await book(api, bea.token, { business_id: shop.id, services: [at(pricingId, '2026-06-19 10:00')] });
    expect(schedules).toHaveLength(1);
    expect(await move({ start: wall('2026-06-19 12:00') }, owner, seat.appointment_ids[0])).toMatchObject({
      status: 0,
      message: 'A seat in a class moves with its class.',
    });
    const stranger = await api.signInBusiness();
    const foreign = await move({ start: wall('2026-06-19 12:00') }, stranger);
    expect(foreign).toMatchObject({ status: 0, message: 'This appointment could not be found.' });
    expect(await move({ start: wall('2026-06-19 12:00') }, stranger, 999_999)).toEqual(foreign);
    await api.db
      .update(appointments)
      .set({ status: 'Cancelled', cancelledAt: api.clock.now() })
      .where(eq(appointments.id, appointment.id));
    expect(await move({ start: wall('2026-06-19 12:00') })).toMatchObject({
      status: 0,
      message: 'This appointment can no longer be moved.',
    });
  });
});
