import { appointments } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { insertClass } from '../kit/index.ts';
import { type AccessRule, desk, type Input, inShop, onAppointment, onGuest } from './rules.ts';
import type { World } from './world.ts';

const DAY = 86_400;
const everybody = { guests: 'anybody', paid: false, accepts: true };
const hours = { from: '2026-06-15', to: '2026-06-21' };
const began = ({ api }: World) => ({ startsAt: api.clock.now() - 7_200, endsAt: api.clock.now() - 3_600 });

/** A class date, which no other business may access. */
const onClass = (more: (world: World & { scheduleId: number }) => Input): AccessRule => ({
  ...desk(
    async (world) => {
      const { schedules } = await insertClass(world.api.db, world.shop, { dates: [world.api.clock.now() + DAY] });
      const scheduleId = schedules[0]?.id ?? 0;
      return { business_id: world.shop.id, id: scheduleId, ...more({ ...world, scheduleId }) };
    },
    ['business_id', 'id'],
  ),
  within: ['id'],
});
/** An appointment that was paid in full and has become cheaper since. */
async function creditOf({ api, appointment, owner: { token } }: World) {
  const edit = `mutation($id: Int!) { desk_edit(id: $id, discount: { amount: 5, reason: "Goodwill" }, overpaid: "keep") { status } }`;
  await api.ask(edit, { id: appointment.id }, { token });
  return { id: appointment.id };
}

let moves = 0;

/** A move that can be undone, each to another time. */
async function moved({ api, appointment, owner: { token } }: World) {
  moves += 1;
  const move = `mutation($id: Int!, $start: Int, $anyway: [String!]) {
    desk_move(id: $id, start: $start, anyway: $anyway) { move_id clashes { key } } }`;
  const start = Date.UTC(2026, 5, 18, 11, 15 * moves) / 1000;
  type Answer = { desk_move: { move_id: number | null; clashes: { key: string }[] } };
  const ask = (anyway: string[]) => api.ask<Answer>(move, { id: appointment.id, start, anyway }, { token });
  // Other operations may have placed something there.
  const clashes = (await ask([])).desk_move;
  const answer = clashes.move_id ? clashes : (await ask(clashes.clashes.map(({ key }) => key))).desk_move;
  return { id: answer.move_id ?? 0 };
}

/** A room of the shop, each time another one. */
async function roomOf({ api, shop, owner: { token } }: World): Promise<number> {
  moves += 1;
  const add = `mutation($id: Int!, $name: String!) { desk_save_room(business_id: $id, name: $name, kind: "room", capacity: 2) { id } }`;
  const { desk_save_room } = await api.ask<{ desk_save_room: { id: number } }>(
    add,
    { id: shop.id, name: `Room ${moves}` },
    { token },
  );
  return desk_save_room.id;
}

const onRoom = (more: Input): AccessRule => ({
  ...desk(async (world) => ({ business_id: world.shop.id, id: await roomOf(world), ...more }), ['business_id', 'id']),
  within: ['id'],
});

const closure = { from: Date.UTC(2026, 6, 18, 9) / 1000, to: Date.UTC(2026, 6, 18, 12) / 1000 };

/** The desk's daily operations. */
export const deskFloorRules: Record<string, AccessRule> = {
  // The desk of a business
  subscribe: inShop(() => ({ plan: 'abuse-solo' })),
  subscription_payment: desk(({ subscriptionId }) => ({ order_id: 1, subscribed_id: subscriptionId })),
  desk_plan: inShop(),
  desk_pay_plan: inShop(),
  desk_leave_plan: inShop(),
  desk_papers: inShop(({ appointment }) => ({ appointment_id: appointment.id }), ['appointment_id']),
  desk_businesses: desk(),
  desk_me: desk(),
  desk_calendar: desk(({ shop }) => ({ business_id: shop.id, ...hours }), ['business_id']),
  desk_people_load: desk(({ shop }) => ({ business_id: shop.id, ...hours }), ['business_id']),
  desk_load: desk(({ shop }) => ({ business_id: shop.id, ...hours }), ['business_id']),
  desk_find_appointments: desk(({ shop }) => ({ business_id: shop.id, search: 'facial' }), ['business_id']),
  desk_accept: onAppointment(),
  desk_accept_all: inShop(({ appointment }) => ({ ids: [appointment.id] })),
  desk_accept_preview: inShop(() => ({ rules: [everybody] })),
  desk_rooms: inShop(() => ({ date: '2026-06-18' })),
  desk_save_room: onRoom({ name: 'Basins', kind: 'equipment', capacity: 2 }),
  desk_set_room_active: onRoom({ active: false }),
  desk_close_room: onRoom(closure),
  desk_open_room: {
    ...desk(
      async (world) => {
        const close = `mutation($b: Int!, $id: Int!, $from: Int!, $to: Int!) { desk_close_room(business_id: $b, id: $id, from: $from, to: $to) { id } }`;
        const given = { b: world.shop.id, id: await roomOf(world), ...closure };
        const { token } = world.owner;
        const { desk_close_room } = await world.api.ask<{ desk_close_room: { id: number } }>(close, given, { token });
        return { business_id: world.shop.id, id: desk_close_room.id };
      },
      ['business_id', 'id'],
    ),
    within: ['id'],
  },
  desk_save_spread: inShop(() => ({ rule: 'in-turn' })),
  desk_save_accept_rules: inShop(() => ({ rules: [everybody] })),
  desk_cancel: onAppointment(),
  desk_complete: onAppointment({}, began),
  desk_no_show: onAppointment({}, began),
  desk_take_back: desk(
    async (world) => {
      const { api, appointment, owner } = world;
      await api.db.update(appointments).set(began(world)).where(eq(appointments.id, appointment.id));
      await api.ask(
        'mutation($id: Int!) { desk_complete(id: $id) { status } }',
        { id: appointment.id },
        { token: owner.token },
      );
      return { id: appointment.id };
    },
    ['id'],
  ),
  desk_take_payment: desk(({ owing }) => ({ id: owing.id, take: 'cash' }), ['id']),
  desk_till: onAppointment(),
  desk_check_voucher: onAppointment({ code: 'THYM-0000-0000' }),
  desk_checkout: onAppointment({ version: 1, card: 75, total: 75 }, began),
  desk_undo_checkout: onAppointment({ version: 1 }),
  desk_refund: onAppointment({ version: 1, amount: 1, to: 'cash' }),
  desk_send_receipt: onAppointment(),
  desk_till_day: inShop(() => ({ date: '2026-06-15' })),
  desk_close_day: inShop(() => ({ date: '2026-06-14' })),
  desk_move_times: onAppointment({ date: '2026-06-18' }),
  desk_class: onClass(() => ({})),
  desk_decide_charge: onAppointment({ charge: true }, ({ api }) => ({
    status: 'Cancelled',
    cancelledAt: api.clock.now(),
    cancelledBy: 'guest',
    cancellationFee: 1_000,
    chargeDecision: 'asked',
  })),
  desk_return_deposit: onAppointment({}, (world) => ({ status: 'No Show', ...began(world) })),
  desk_decline_move: desk(
    async ({ api, appointment, guest: { token } }) => {
      const move =
        'mutation($id: Int!, $d: String, $t: Int) { statusUpdateForAppointment(id: $id, status: "Reschedule", date: $d, time: $t) { status message } }';
      const time = Date.UTC(2026, 5, 19, 10) / 1000;
      await api.ask(move, { id: appointment.id, d: '2026-06-19', t: time }, { token });
      return { id: appointment.id };
    },
    ['id'],
  ),
  desk_propose_times: onAppointment({ times: [Date.UTC(2026, 5, 15, 10) / 1000 + 4 * DAY] }),
  desk_move_preview: onAppointment({ start: Date.UTC(2026, 5, 19, 10) / 1000 }),
  desk_move_people: onAppointment(),
  desk_move: onAppointment({ start: Date.UTC(2026, 5, 19, 10) / 1000 }),
  desk_edit: onAppointment({ discount: { amount: 5, reason: 'Goodwill' } }),
  desk_write_notes: onAppointment({ private_note: 'Likes tea' }),
  desk_refund_credit: desk(creditOf, ['id']),
  desk_undo_move: desk(moved, ['id']),
  desk_withdraw_proposal: desk(
    async ({ api, appointment, owner: { token } }) => {
      const propose = 'mutation($id: Int!, $times: [Int!]!) { desk_propose_times(id: $id, times: $times) { status } }';
      await api.ask(propose, { id: appointment.id, times: [Date.UTC(2026, 5, 19, 10) / 1000] }, { token });
      return { id: appointment.id };
    },
    ['id'],
  ),
  desk_warn_guest: onGuest({ reason: 'x' }),
  desk_block_guest: onGuest({ reason: 'x' }),
  desk_save_message_choice: onGuest({ channel: 'text', purpose: 'bookings', allowed: true }),
  desk_save_news_choice: onGuest({ channel: 'mail', allowed: false }),
  desk_unblock_guest: desk(
    async ({ api, shop, guest: { userId }, owner }) => {
      const key = { business_id: shop.id, guest_id: userId };
      const block =
        'mutation($business_id: Int!, $guest_id: Int!) { desk_block_guest(business_id: $business_id, guest_id: $guest_id) { status } }';
      await api.ask(block, key, { token: owner.token });
      return key;
    },
    ['business_id'],
  ),
  // What only a business sees of itself
  desk_slug: desk(() => ({ name: 'Willow Room', area: 'Ranelagh', trade: 'beauty' })),
  desk_shop: inShop(),
  desk_add_to_class: onClass(({ guest }) => ({ guest_id: guest.userId })),
  desk_move_in_class: onClass(({ appointment, scheduleId }) => ({ appt_id: appointment.id, to_id: scheduleId })),
  desk_check_in: onClass(({ appointment }) => ({ appt_id: appointment.id, attendance: 'here' })),
  desk_message_class: onClass(() => ({ text: 'See you there.' })),
  desk_cancel_class_date: onClass(() => ({})),
  desk_conversations: inShop(),
  desk_unread_messages: inShop(),
  desk_conversation: inShop(({ guest: { userId } }) => ({ guest_id: userId }), ['guest_id']),
  desk_send_message: inShop(({ guest: { userId } }) => ({ guest_id: userId, body: 'See you soon' }), ['guest_id']),
  desk_read_conversation: inShop(({ conversation: { id, messageId } }) => ({ id, last_id: messageId }), ['id']),
  desk_block_conversation: inShop(({ conversation: { id } }) => ({ id, blocked: true }), ['id']),
  desk_report_conversation: inShop(({ conversation: { id } }) => ({ id, reason: 'insulting' }), ['id']),
  desk_saved_replies: inShop(),
  desk_save_reply: inShop(({ savedReplyId }) => ({ id: savedReplyId, title: 'Parking', body: 'Behind us.' }), ['id']),
  desk_delete_saved_reply: inShop(({ savedReplyId }) => ({ id: savedReplyId }), ['id']),
  desk_reviews: inShop(),
  desk_reply_review: inShop(({ reviewId }) => ({ id: reviewId, text: 'Thank you.' }), ['id']),
  desk_delete_reply: inShop(({ reviewId }) => ({ id: reviewId }), ['id']),
  desk_report_review: inShop(({ reviewId }) => ({ id: reviewId, reason: 'insulting' }), ['id']),
  desk_policy_example: inShop(),
  desk_decisions: inShop(),
  desk_menu: inShop(),
  desk_team: inShop(),
  desk_waiting: inShop(),
  desk_waiting_fits: inShop(() => ({ date: '2026-06-18' })),
  desk_guests: inShop(),
  desk_guest: inShop(({ guest: { userId } }) => ({ guest_id: userId }), ['guest_id']),
  desk_takings: inShop(() => hours),
  desk_audit_log: inShop(),
  desk_vouchers: inShop(),
  desk_packages: inShop(),
  desk_appointment: onAppointment(),
  desk_arrived: onAppointment({ arrived: true }, ({ api }) => ({
    startsAt: api.clock.now() - 60,
    endsAt: api.clock.now() + 3_540,
  })),
  desk_guest_tags: inShop(),
  desk_guest_duplicates: inShop(({ guest: { userId } }) => ({ guest_id: userId }), ['guest_id']),
  desk_merge_guests: {
    ...desk(
      async ({ api, shop, owner, guest: { userId } }) => {
        const add =
          'mutation($b: Int!, $guest: DeskGuestInput!) { desk_add_guest(business_id: $b, guest: $guest) { id } }';
        const caller = { first_name: 'Una', email: `una-${Date.now()}@mail.example` };
        const { desk_add_guest: added } = await api.ask<{ desk_add_guest: { id: number } }>(
          add,
          { b: shop.id, guest: caller },
          { token: owner.token },
        );
        return { business_id: shop.id, guest_id: userId, other_id: added.id };
      },
      ['business_id'],
    ),
    within: ['guest_id', 'other_id'],
    prepares: true,
  },
  desk_remove_guest_file: inShop(({ guestFileId }) => ({ id: guestFileId }), ['id']),
  desk_forms: inShop(),
  desk_appointment_forms: inShop(({ appointment }) => ({ appt_id: appointment.id }), ['appt_id']),
  desk_answer_form: inShop(
    ({ appointment, formId }) => ({
      appt_id: appointment.id,
      form_id: formId,
      version: 1,
      answers: [{ id: 'q1', value: 'None' }],
    }),
    ['appt_id', 'form_id'],
  ),
  desk_send_forms: inShop(({ appointment }) => ({ appt_id: appointment.id }), ['appt_id']),
  desk_recorded_tests: inShop(({ guest: { userId } }) => ({ guest_id: userId }), ['guest_id']),
  desk_record_test: inShop(
    ({ guest: { userId }, shop }) => ({
      guest_id: userId,
      test_service_id: shop.serviceId,
      tested_on: '2026-06-01',
    }),
    ['guest_id', 'test_service_id'],
  ),
  desk_remove_recorded_test: inShop(({ recordedTestId }) => ({ id: recordedTestId }), ['id']),
  desk_patch_tests: inShop(),
  desk_appointment_tests: inShop(({ appointment }) => ({ appt_id: appointment.id }), ['appt_id']),
  desk_note_guest: inShop(({ guest: { userId } }) => ({ guest_id: userId, note: 'Likes tea' }), ['guest_id']),
};
