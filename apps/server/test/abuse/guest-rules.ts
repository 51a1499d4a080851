import { type AccessRule, anyone, guest, person } from './rules.ts';
import type { World } from './world.ts';
import { announceFee, payInParts } from './world-money.ts';

/** An order of the guest for what they owe, by its id. */
async function openOrder({ api, owing, guest: { token } }: World): Promise<number> {
  const pay = 'mutation($s: Int!) { make_payment(sale_id: $s, payment_type: "stripe") { payment_url } }';
  const paid = await api.ask<{ make_payment: { payment_url: string } }>(pay, { s: owing.saleId }, { token });
  return Number(paid.make_payment.payment_url.split('/').at(-1));
}

/** The guest's appointment with an unpaid fee. */
async function withFee(world: World): Promise<{ appt_id: number }> {
  const { api, shop, owing, guest: payer, owner } = world;
  const orderId = await openOrder(world);
  const about = { businessId: shop.id, saleId: owing.saleId, appointmentId: owing.id, orderId };
  await announceFee(api, { ...about, userId: payer.userId, actorId: owner.userId });
  return { appt_id: owing.id };
}

/** The guest's appointment as part of a group. */
async function withPart({ api, owing }: World): Promise<{ appt_id: number }> {
  await payInParts(api, owing);
  return { appt_id: owing.id };
}

/** Operations on a guest's own data: account, appointments, payments and vouchers, waiting list. */
export const guestRules: Record<string, AccessRule> = {
  // The own account
  my_message_choices: guest(),
  save_message_choice: guest(() => ({ channel: 'text', purpose: 'bookings', allowed: false })),
  my_shop_news: guest(),
  save_shop_news: guest(({ shop }) => ({ business_id: shop.id, channel: 'mail', allowed: true }), ['business_id']),
  subscribe_push: guest(() => ({ endpoint: 'https://push.example/x', p256dh: 'x'.repeat(40), auth: 'y'.repeat(22) })),
  unsubscribe_push: guest(() => ({ endpoint: 'https://push.example/x' })),
  my_conversations: guest(),
  my_unread_messages: guest(),
  my_conversation: guest(({ conversation: { id } }) => ({ id }), ['id']),
  send_message: guest(({ shop }) => ({ business_id: shop.id, body: 'Have you parking?' })),
  read_conversation: guest(({ conversation: { id, messageId } }) => ({ id, last_id: messageId }), ['id']),
  block_conversation: guest(({ conversation: { id } }) => ({ id, blocked: true }), ['id']),
  report_conversation: guest(({ conversation: { id } }) => ({ id, reason: 'insulting' }), ['id']),
  active_sessions: person(),
  end_session: person(({ otherSession }) => ({ id: otherSession }), ['id']),
  log_out_everywhere: person(() => ({ keep_current: true })),
  logout: person(),
  updatePassword: person(() => ({ old_password: 'x', password: 'y', password_confirmation: 'y' })),
  updateEmail: guest(() => ({ email: 'new@mail.example' })),
  connect_login: guest(() => ({ provider: 'google', token: 'x' })),
  disconnect_login: guest(() => ({ provider: 'google' })),
  send_email_confirmation: guest(),
  profileInformation: guest(),
  booking_forms: guest(({ shop }) => ({ business_id: shop.id, service_pricing_ids: [shop.pricingId] })),
  appointment_forms: guest(({ appointment }) => ({ appt_id: appointment.id }), ['appt_id']),
  answer_form: guest(
    ({ appointment, formId }) => ({
      appt_id: appointment.id,
      form_id: formId,
      version: 1,
      answers: [{ id: 'q1', value: 'None' }],
    }),
    ['appt_id'],
  ),
  guestProfileUpdate: guest(() => ({ first_name: 'Niamh' })),
  guestOffBoardingRequest: guest(() => ({ email: 'nobody@mail.example', answer: 'x' })),
  clientReport: guest(),
  calendar_feed: guest(),
  renew_calendar_feed: guest(),
  disconnectGoogleAccount: guest(),
  myNotification: guest(),
  myNotificationSeen: guest(),
  notificationDelete: guest(({ notificationId }) => ({ ids: `[${notificationId}]` }), ['ids']),
  my_favorite_business: guest(),
  save_businesses: guest(({ shop }) => ({ business_id: shop.id, type: 1 })),
  guest_status: guest(({ shop }) => ({ business_id: shop.id })),

  // Appointments, payments and vouchers
  appointment: guest(({ appointment }) => ({ id: appointment.id }), ['id']),
  appointments: guest(),
  overlapping_appointments: guest(() => ({ spans: [{ from: 0, to: 2_000_000_000 }] })),
  keep_appointment_time: guest(({ appointment }) => ({ id: appointment.id }), ['id']),
  statusUpdateForAppointment: guest(({ appointment }) => ({ id: appointment.id, status: 'Cancelled' }), ['id']),
  give_back_class_date: guest(({ appointment }) => ({ appt_id: appointment.id, schedule_id: 1 }), ['appt_id']),
  add_review: guest(({ past }) => ({ appt_id: past.id, rating: 5 }), ['appt_id']),
  cancel_future_appointment: guest(({ shop }) => ({ business_id: shop.id }), ['business_id']),
  create_booking: guest(({ shop }) => ({ business_id: shop.id, services: [], booking_request: 'web' })),
  invoice: guest(({ appointment }) => ({ sale_id: appointment.saleId }), ['sale_id']),
  appointment_card_fee: guest(withFee, ['appt_id']),
  order_fee_terms: guest(async (world) => ({ order_id: await openOrder(world) })),
  shop_fee_terms: guest(({ shop }) => ({ business_id: shop.id })),
  pay_card_fee: guest(withFee, ['appt_id']),
  question_card_fee: guest(async (world) => ({ ...(await withFee(world)), note: 'I was there.' }), ['appt_id']),
  appointment_tip: guest(({ owing }) => ({ appt_id: owing.id }), ['appt_id']),
  pay_part: guest(() => ({ token: '7.not-a-signature-of-ours' })),
  pay_own_part: guest(withPart, ['appt_id']),
  tip_appointment: guest(({ owing }) => ({ appt_id: owing.id, amount: 5 }), ['appt_id']),
  make_payment: guest(({ owing }) => ({ sale_id: owing.saleId, payment_type: 'stripe' }), ['sale_id']),
  card_payment_confirm: guest(
    async (world) => ({ sale_id: world.owing.saleId, order_id: await openOrder(world) }),
    ['sale_id', 'order_id'],
  ),
  invoice_voucher_check: guest(
    ({ owing, voucher }) => ({ sale_id: owing.saleId, voucher_code: voucher.code }),
    ['sale_id'],
  ),
  save_card_of_order: guest(async (world) => ({ order_id: await openOrder(world), save: true }), ['order_id']),
  pay_with_saved_card: guest(
    async (world) => ({ order_id: await openOrder(world), card_id: world.savedCard }),
    ['order_id', 'card_id'],
  ),
  saved_cards: guest(),
  delete_saved_card: guest(({ savedCard }) => ({ id: savedCard }), ['id']),
  billing_details: guest(),
  save_billing_details: guest(() => ({
    country_code: 'IE',
    region: 'Dublin',
    city: 'Dublin 8',
    street_line1: '26 Lennox Terrace',
    postcode: 'D08 K2V9',
  })),
  post_town: guest(() => ({ country_code: 'IE', postcode: 'D08 K2V9' })),
  card_payment_public_id: guest(() => ({ amount: 10, currency: 'EUR' })),
  claim_voucher: guest(() => ({ voucher_code: 'NOT-A-CODE' })),
  guest_voucher: guest(({ voucher }) => ({ id: voucher.id }), ['id']),
  my_voucher: guest(),
  my_packages: guest(),
  my_memberships: guest(),
  member_prices: guest(({ shop }) => ({ business_id: shop.id })),
  business_products: anyone(({ shop }) => ({ business_id: shop.id })),
  business_memberships: anyone(({ shop }) => ({ business_id: shop.id })),
  join_membership: guest(({ shop }) => ({ business_id: shop.id, offer_id: 1, agrees: true, price: 49 })),
  change_membership: guest(() => ({ id: 1, change: 'cancel' })),
  change_membership_card: guest(() => ({ id: 1, saved_card_id: 1 })),
  pay_membership: guest(() => ({ id: 1 })),
  send_voucher: guest(({ voucher }) => ({ id: voucher.id, email: 'somebody@mail.example' }), ['id']),
  change_voucher_gift: guest(({ voucher }) => ({ id: voucher.id, owner: 'Somebody' }), ['id']),
  // Anyone with a code may see its balance.
  voucher_check: guest(({ shop, guest: { userId } }) => ({
    voucher_code: 'NOT-A-CODE',
    business_id: shop.id,
    guest_id: userId,
    grand_total: 75,
    selling_service: [{ service_pricing_id: shop.pricingId, service_qty: 1, unit_price: 75 }],
  })),
  video_consultation_booking: guest(({ shop }) => ({ business_id: shop.id, video_datetime: 0 })),
  video_room: person(({ room }) => ({ room_id: room }), ['room_id']),
  video_token: person(({ room }) => ({ room_id: room }), ['room_id']),
  reopen_video_call: { ...person(({ room }) => ({ room_id: room }), ['room_id']), owner: 'owner' },
  end_video_call: { ...person(({ room }) => ({ room_id: room }), ['room_id']), owner: 'owner' },

  // Waiting list
  waiting_list: guest(),
  cancellation_request: guest(({ shop }) => ({
    business_id: shop.id,
    service_pricing_id: shop.pricingId,
    date: '2026-06-18',
    date_scope: 'this_date',
  })),
  leave_waiting_list: guest(({ waiting }) => ({ request_id: waiting.requestId }), ['request_id']),
  accept_waiting_list_offer: guest(({ waiting }) => ({ offer_id: waiting.offerId }), ['offer_id']),
  decline_waiting_list_offer: guest(({ waiting }) => ({ offer_id: waiting.offerId }), ['offer_id']),
};
