import { appointments, reminders } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { type AccessRule, anyone, desk, type Input, inShop } from './rules.ts';

/** On an appointment whose guest was asked and has not answered. */
const onQuestion = (more: Input = {}): AccessRule => ({
  ...desk(
    async ({ api, appointment, guest: { userId } }) => {
      const { id, businessId } = appointment;
      const [row] = await api.db.select().from(appointments).where(eq(appointments.id, id));
      const key = { businessId, appointmentId: id, userId, rule: 'day' };
      const question = { asks: true, channels: ['mail' as const], startsAt: row?.startsAt ?? 0 };
      await api.db
        .insert(reminders)
        .values({ ...key, ...question })
        .onConflictDoNothing();
      return { id, ...more };
    },
    ['id'],
  ),
  prepares: true,
});

/** Edits of a shop, and opening one. */
export const deskShopRules: Record<string, AccessRule> = {
  desk_trades: anyone(),
  desk_register: anyone(() => ({ email: 'a@mail.example', first_name: 'A', last_name: 'B', password: 'x' })),
  desk_invitation: anyone(() => ({ token: 'x' })),
  desk_join: anyone(() => ({ token: 'x', first_name: 'A', last_name: 'B', password: 'x' })),
  desk_start: inShop(),
  desk_publish: inShop(() => ({ confirms_at_once: true, video_vetting: false })),
  desk_save_place: inShop(({ shop }) => ({
    name: 'Willow Room',
    slug: `${shop.slug}-moved`,
    trade: 'massage',
    location: '42 Sandford Close, Dublin 6',
  })),
  desk_save_first_hours: inShop(() => ({ weekdays: [1], from: 540, to: 1020, chairs: 1, buffer_minutes: 0 })),
  desk_save_first_services: inShop(() => ({ services: [{ name: 'Cut', price: 40, minutes: 30 }] })),
  desk_save_profile: inShop(() => ({
    name: 'Willow Rooms',
    area: 'Ranelagh',
    location: '42 Sandford Close, Dublin 6',
    zone: 'Europe/Dublin',
    gender_served: 'everyone',
  })),
  desk_save_terms: inShop(() => ({
    confirms_at_once: true,
    video_vetting: false,
    consultation_minutes: 15,
    policy: [1],
    upfront_percent: 20,
  })),
  desk_reminders: inShop(),
  desk_unanswered: inShop(),
  desk_confirm_attendance: onQuestion({ confirmed: true }),
  desk_ask_again: onQuestion(),
  desk_save_reminders: inShop(() => ({
    booked_channels: ['mail'],
    booked_wording: 'Booked',
    rules: [],
    quiet_from: 21,
    quiet_until: 8,
    text_limit: 25,
  })),
  desk_test_text: inShop(() => ({ wording: 'See you soon' })),
  desk_campaigns: inShop(),
  desk_audience: inShop(() => ({ segment: { kind: 'everyone' } })),
  desk_save_campaign: inShop(
    ({ campaignId }) => ({
      id: campaignId,
      name: 'Quiet week',
      channel: 'mail',
      segment: { kind: 'away', weeks: 8, least: 1 },
      subject: 'Come by',
      body: 'Hi {first name}',
    }),
    ['id'],
  ),
  desk_send_campaign: inShop(({ campaignId }) => ({ id: campaignId }), ['id']),
  desk_cancel_campaign: inShop(({ campaignId }) => ({ id: campaignId }), ['id']),
  desk_remove_campaign: inShop(({ campaignId }) => ({ id: campaignId }), ['id']),
  desk_test_campaign: inShop(() => ({ channel: 'mail', subject: 'Come by', body: 'Hi' })),
  desk_save_policy: inShop(() => ({ policy: [3], steps: [{ hours: 24, percent: 30 }] })),
  desk_save_rhythm: inShop(() => ({ slot_duration: 30, buffer_minutes: 5, notice_minutes: 60, horizon_days: 90 })),
  desk_save_hours: inShop(
    ({ shop }) => ({ chair_id: shop.chairIds[1], hours: [{ weekday: 1, from: 540, to: 1020 }] }),
    ['chair_id'],
  ),
  desk_save_date_hours: inShop(
    ({ shop }) => ({ person_id: shop.chairIds[1], date: '2026-12-24', hours: [{ from: 720, to: 960 }] }),
    ['person_id'],
  ),
  desk_close_days: inShop(() => ({ from: '2026-07-06', to: '2026-07-07', kind: 'closed' })),
  desk_reopen_days: inShop(() => ({ from: '2026-07-06', to: '2026-07-07', kind: 'closed' })),
  desk_block_time: inShop(
    ({ shop }) => ({ date: '2026-07-08', from: 600, to: 660, chair_ids: [shop.chairIds[1]] }),
    ['chair_ids'],
  ),
  desk_unblock_time: inShop(({ blockId }) => ({ id: blockId }), ['id']),
  desk_save_chair: inShop(({ shop }) => ({ id: shop.chairIds[1], name: 'By the window' }), ['id']),
  desk_set_chair_active: inShop(({ shop }) => ({ id: shop.chairIds[1], active: false }), ['id']),
  desk_people: inShop(),
  desk_save_person: inShop(({ shop }) => ({ id: shop.chairIds[1], name: 'Bea' }), ['id']),
  desk_remove_person_picture: inShop(
    ({ shop, pictureId }) => ({ person_id: shop.chairIds[1], id: pictureId }),
    ['person_id', 'id'],
  ),
  desk_calendars: inShop(),
  desk_add_calendar: inShop(
    ({ shop }) => ({ person_id: shop.chairIds[1], kind: 'ics', address: 'http://127.0.0.1:1/private.ics' }),
    ['person_id'],
  ),
  desk_start_google: inShop(({ shop }) => ({ person_id: shop.chairIds[1] }), ['person_id']),
  desk_switch_calendar: inShop(({ calendarId }) => ({ id: calendarId, enabled: false }), ['id']),
  desk_check_calendar: inShop(({ calendarId }) => ({ id: calendarId }), ['id']),
  desk_remove_calendar: inShop(({ calendarId }) => ({ id: calendarId }), ['id']),
  desk_make_calendar_link: inShop(({ shop }) => ({ person_id: shop.chairIds[1] }), ['person_id']),
  desk_reset_calendar_links: inShop(),
  desk_save_calendar_names: inShop(() => ({ guest_names: 'busy' })),
  desk_save_person_services: inShop(
    ({ shop }) => ({
      person_id: shop.chairIds[1],
      services: [{ service_id: shop.serviceId, does: true, terms: [{ pricing_id: shop.pricingId, price: 1 }] }],
    }),
    ['person_id'],
  ),
  desk_absences: inShop(),
  desk_holidays: inShop(({ shop }) => ({ person_id: shop.chairIds[1] }), ['person_id']),
  desk_save_holiday_days: inShop(({ shop }) => ({ person_id: shop.chairIds[1], days: 20 }), ['person_id']),
  desk_add_absence: inShop(
    ({ shop }) => ({ person_id: shop.chairIds[1], from: '2026-09-01', to: '2026-09-02', kind: 'holiday' }),
    ['person_id'],
  ),
  desk_answer_absence: inShop(({ absenceId }) => ({ id: absenceId, approve: false }), ['id']),
  desk_end_absence: inShop(({ absenceId }) => ({ id: absenceId }), ['id']),
  desk_swaps: inShop(),
  desk_ask_swap: inShop(
    ({ shop }) => ({ person_id: shop.chairIds[0], date: '2026-06-23', other_id: shop.chairIds[1] }),
    ['person_id', 'other_id'],
  ),
  desk_answer_swap: inShop(({ swapId }) => ({ id: swapId, agree: false }), ['id']),
  desk_withdraw_swap: inShop(({ swapId }) => ({ id: swapId }), ['id']),
  desk_save_category: inShop(({ shop }) => ({ id: shop.categoryId, name: 'Faces' }), ['id']),
  desk_remove_category: inShop(({ shop }) => ({ id: shop.categoryId }), ['id']),
  desk_order_menu: inShop(({ shop }) => ({ categories: [{ id: shop.categoryId, services: [shop.serviceId] }] })),
  desk_save_service: inShop(
    ({ shop }) => ({
      id: shop.serviceId,
      category_id: shop.categoryId,
      name: 'Signature facial',
      pricings: [{ id: shop.pricingId, price: 80, duration: 60 }],
    }),
    ['id'],
  ),
  desk_set_service_active: inShop(({ shop }) => ({ id: shop.serviceId, active: false }), ['id']),
  desk_save_form: inShop(
    ({ shop, formId }) => ({
      id: formId,
      title: 'Before you come',
      timing: 'before',
      frequency: 'each',
      service_ids: [shop.serviceId],
      questions: [{ id: 'q1', kind: 'short', label: 'Any allergies?', required: true }],
    }),
    ['id', 'service_ids'],
  ),
  desk_set_form_active: inShop(({ formId }) => ({ id: formId, active: true }), ['id']),
  desk_save_patch_test: inShop(
    ({ shop, testServiceId }) => ({
      service_id: shop.serviceId,
      test_service_id: testServiceId,
      hours_before: 1,
      valid_days: 183,
    }),
    ['service_id', 'test_service_id'],
  ),
  desk_remove_patch_test: inShop(({ testServiceId }) => ({ service_id: testServiceId }), ['service_id']),
  desk_save_voucher: inShop(
    ({ voucher }) => ({
      id: voucher.voucherId,
      name: 'An afternoon off',
      color: 'sage',
      retail: 50,
      value: 60,
      valid_for: 60,
      limit_number_of_sales: -999,
    }),
    ['id'],
  ),
  desk_set_voucher_active: inShop(({ voucher }) => ({ id: voucher.voucherId, active: false }), ['id']),
  // No package has these ids: one's own and another shop's are refused alike.
  desk_save_package: inShop(() => ({
    name: 'Five blow-dries',
    color: 'thyme',
    price: 150,
    sessions: 5,
    valid_for: 12,
    shareable: false,
    limit_number_of_sales: -999,
  })),
  desk_set_package_active: inShop(() => ({ id: 1, active: false })),
  desk_refund_package: inShop(() => ({ id: 1, to: 'cash', amount: 10 })),
  desk_till_packages: inShop(({ appointment }) => ({ appointment_id: appointment.id }), ['appointment_id']),
  desk_sell_package: inShop(({ appointment }) => ({
    appointment_id: appointment.id,
    package_id: 1,
    method: 'cash',
    price: 10,
  })),
  desk_describe_picture: inShop(({ pictureId }) => ({ id: pictureId, alt: 'A quiet room' }), ['id']),
  desk_order_pictures: inShop(({ pictureId }) => ({ ids: [pictureId] })),
  desk_remove_picture: inShop(({ pictureId }) => ({ id: pictureId }), ['id']),
  desk_invite_staff: inShop(() => ({ email: 'new-hands@mail.example' })),
  desk_withdraw_invitation: inShop(() => ({ email: 'nobody@mail.example' })),
  desk_save_rights: inShop(
    ({ staff }) => ({ user_id: staff.userId, role: 'manager', calendar: 'all', sees_money: true }),
    ['user_id'],
  ),
  desk_remove_staff: inShop(({ staff }) => ({ user_id: staff.userId }), ['user_id']),
};
