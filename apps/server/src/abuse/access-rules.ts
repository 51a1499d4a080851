import { deskShopRules } from './desk-shop-rules.ts';
import { setAppointment, takeOtherChairs, type World } from './world.ts';

type Input = Record<string, unknown>;

export interface AccessRule {
  /** Who may ask at all. `anyone` includes visitors; `person` is a guest or somebody of a business. */
  who: 'anyone' | 'person' | 'guest' | 'business';
  /** What the rightful person sends. */
  input?(world: World): Input | Promise<Input>;
  /** The arguments that name something of somebody's own. A stranger's answer must be that of one which does not exist. */
  owned?: readonly string[];
  /** Who it belongs to; the guest unless said otherwise. */
  owner?: 'guest' | 'owner';
  /** Arguments that name something inside a shop: the owner of another shop may not reach it through their own either. */
  within?: readonly string[];
}

/** An id or a name that nothing has. */
export function missing(value: unknown): unknown {
  if (typeof value === 'number') return 2_000_000_000;
  if (Array.isArray(value)) return value.map(missing);
  const text = String(value);
  return /^\[/.test(text) ? '[2000000000]' : text.replaceAll(/[A-Za-z0-9]/g, 'q');
}

const anyone = (input?: AccessRule['input']): AccessRule => ({ who: 'anyone', ...(input ? { input } : {}) });
const guest = (input?: AccessRule['input'], owned: string[] = []): AccessRule => ({
  who: 'guest',
  owned,
  ...(input ? { input } : {}),
});
const person = (input?: AccessRule['input'], owned: string[] = []): AccessRule => ({
  ...guest(input, owned),
  who: 'person',
});
const desk = (input?: AccessRule['input'], owned: string[] = []): AccessRule => ({
  ...guest(input, owned),
  who: 'business',
  owner: 'owner',
});

/** An operation of the desk on an appointment that stands in the way it needs to. */
const onVisit = (more: Input = {}, values?: (world: World) => Parameters<typeof setAppointment>[1]): AccessRule =>
  desk(
    async (world) => {
      if (values) await setAppointment(world, values(world));
      return { id: world.visit.id, ...more };
    },
    ['id'],
  );
/** An operation on one's own shop; `within` are the arguments that name a part of it. */
const inShop = (more: (world: World) => Input = () => ({}), within: string[] = []): AccessRule => ({
  ...desk((world) => ({ business_id: world.shop.id, ...more(world) }), ['business_id']),
  within,
});
const onGuest = (more: Input = {}): AccessRule =>
  desk(({ shop, guest: { userId } }) => ({ business_id: shop.id, guest_id: userId, ...more }), ['business_id']);

/** Free times are everybody's; what an appointment takes counts as free for the guest whose it is. */
const movingOwn = (wanted: (world: World) => Input): AccessRule => ({
  who: 'anyone',
  owned: ['appointment_id'],
  input: async (world) => {
    await takeOtherChairs(world);
    return { business_id: world.shop.id, appointment_id: world.visit.id, ...wanted(world) };
  },
});

const DAY = 86_400;
const hours = { from: '2026-06-15', to: '2026-06-21' };
const began = ({ api }: World) => ({ startsAt: api.clock.now() - 7_200, endsAt: api.clock.now() - 3_600 });

/** One line for every operation of the API. A new operation gets its line here, or the test fails. */
export const accessRules: Record<string, AccessRule> = {
  // The shop window
  business: anyone(({ shop }) => ({ slug: shop.slug })),
  business_reviews: anyone(({ shop }) => ({ business_id: shop.id })),
  business_search: anyone(() => ({ business_type: 'facial' })),
  business_vouchers: anyone(({ shop }) => ({ business_id: shop.id })),
  service_categories: anyone(({ shop }) => ({ business_id: shop.id })),
  featured_businesses: anyone(),
  newest_businesses: anyone(),
  next_free_times: anyone(({ shop }) => ({ business_ids: [shop.id] })),
  search_suggestions: anyone(() => ({ text: 'fac' })),
  place: anyone(() => ({ id: 'dublin' })),
  place_suggestions: anyone(() => ({ text: 'Dub' })),
  trades: anyone(),
  availability_month: movingOwn(({ shop }) => ({ month: '2026-06', service_pricing_id: shop.pricingId })),
  available_occurrences: anyone(({ shop }) => ({
    business_id: shop.id,
    service_id: shop.serviceId,
    date: '2026-06-16',
    time: 0,
  })),
  first_free: movingOwn(({ shop }) => ({ from: '2026-06-18', count: 3, service_pricing_id: shop.pricingId })),
  time_slots: movingOwn(({ shop }) => ({ date: '2026-06-18', service_pricing_id: shop.pricingId })),
  timeslot_availability: anyone(({ shop }) => ({ business_id: shop.id, services: [] })),
  price_availability: anyone(({ shop }) => ({ business_id: shop.id, services: [] })),
  calendar_offered: anyone(),
  card_provider: anyone(),
  social_providers: anyone(),

  // What the site says
  blog: anyone(() => ({ slug: 'x' })),
  blog_list: anyone(),
  blogs: anyone(),
  bonus: anyone(() => ({ slug: 'x' })),
  bonus_sheets: anyone(() => ({ slug: 'x' })),
  bonus_testimonial: anyone(),
  bonuses: anyone(),
  comparison: anyone(),
  discovery_call: anyone(),
  ebook: anyone(),
  faq_categories: anyone(),
  film: anyone(() => ({ page: 'home' })),
  how_it_works: anyone(),
  offboarding_question: anyone(),
  opinions: anyone(),
  page_videos: anyone(() => ({ page: 'home' })),
  pages: anyone(() => ({ slug: 'about_us' })),
  pains: anyone(),
  partner_feature: anyone(() => ({ slug: 'x' })),
  partner_features: anyone(),
  pricing: anyone(),
  sliders: anyone(),
  website_visit_sliders: anyone(() => ({ type: 'home' })),
  campaignTraffic: anyone(() => ({ page: 'home', referral_code: 'x' })),
  submit_form: anyone(() => ({ form: 'ebook', email: 'a@mail.example', name: 'A' })),
  submit_query: anyone(() => ({ query_type: 'query', email: 'a@mail.example', name: 'A', phone: '0871234567' })),
  unsubscribe: anyone(() => ({ email: 'a@mail.example' })),
  system_log: anyone(() => ({ api: 'x' })),

  // Doors
  login: anyone(() => ({ username: 'a@mail.example', password: 'x' })),
  desk_login: anyone(() => ({ username: 'a@mail.example', password: 'x' })),
  guestRegister: anyone(() => ({ email: 'a@mail.example', first_name: 'A', last_name: 'B', password: 'x' })),
  forgotPassword: anyone(() => ({ email: 'a@mail.example' })),
  resetPassword: anyone(() => ({ email: 'a@mail.example', password: 'x', password_confirmation: 'x', token: 'x' })),
  socialLogin: anyone(() => ({ provider: 'google', token: 'x' })),
  socialRegister: anyone(() => ({
    provider: 'google',
    provider_id: 'x',
    password: 'x',
    first_name: 'A',
    last_name: 'B',
  })),

  // One's own account
  active_sessions: person(),
  end_session: person(({ otherSession }) => ({ id: otherSession }), ['id']),
  log_out_everywhere: person(() => ({ keep_current: true })),
  logout: person(),
  updatePassword: person(() => ({ old_password: 'x', password: 'y', password_confirmation: 'y' })),
  updateEmail: guest(() => ({ email: 'new@mail.example' })),
  profileInformation: guest(),
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

  // Visits, money and vouchers
  appointment: guest(({ visit }) => ({ id: visit.id }), ['id']),
  appointments: guest(),
  statusUpdateForAppointment: guest(({ visit }) => ({ id: visit.id, status: 'Cancelled' }), ['id']),
  add_review: guest(({ past }) => ({ appt_id: past.id, rating: 5 }), ['appt_id']),
  cancel_future_appointment: guest(({ shop }) => ({ business_id: shop.id }), ['business_id']),
  create_booking: guest(({ shop }) => ({ business_id: shop.id, services: [], booking_request: 'web' })),
  invoice: guest(({ visit }) => ({ sale_id: visit.saleId }), ['sale_id']),
  make_payment: guest(({ owing }) => ({ sale_id: owing.saleId, payment_type: 'stripe' }), ['sale_id']),
  card_payment_confirm: guest(
    async ({ api, owing, guest: { token } }) => {
      const pay = 'mutation($s: Int!) { make_payment(sale_id: $s, payment_type: "stripe") { payment_url } }';
      const paid = await api.ask<{ make_payment: { payment_url: string } }>(pay, { s: owing.saleId }, { token });
      return { sale_id: owing.saleId, order_id: Number(paid.make_payment.payment_url.split('/').at(-1)) };
    },
    ['sale_id', 'order_id'],
  ),
  card_payment_public_id: guest(() => ({ amount: 10, currency: 'EUR' })),
  claim_voucher: guest(() => ({ voucher_code: 'NOT-A-CODE' })),
  guest_voucher: guest(({ voucher }) => ({ id: voucher.id }), ['id']),
  my_voucher: guest(),
  // Whoever has a code may know what it is worth.
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
  end_video_call: { ...person(({ room }) => ({ room_id: room }), ['room_id']), owner: 'owner' },

  // Waiting
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

  // The desk of a business
  subscribe: desk(() => ({ plan: 'abuse-solo' })),
  subscription_payment: desk(({ subscriptionId }) => ({ order_id: 1, subscribed_id: subscriptionId })),
  desk_businesses: desk(),
  desk_me: desk(),
  desk_calendar: desk(({ shop }) => ({ business_id: shop.id, ...hours }), ['business_id']),
  desk_accept: onVisit(),
  desk_cancel: onVisit(),
  desk_complete: onVisit({}, began),
  desk_no_show: onVisit({}, began),
  desk_decide_charge: onVisit({ charge: true }, ({ api }) => ({
    status: 'Cancelled',
    cancelledAt: api.clock.now(),
    cancelledBy: 'guest',
    cancellationFee: 1_000,
    chargeDecision: 'asked',
  })),
  desk_return_deposit: onVisit({}, (world) => ({ status: 'No Show', ...began(world) })),
  desk_decline_move: desk(
    async ({ api, visit, guest: { token } }) => {
      const move =
        'mutation($id: Int!, $d: String, $t: Int) { statusUpdateForAppointment(id: $id, status: "Reschedule", date: $d, time: $t) { status message } }';
      const time = Date.UTC(2026, 5, 19, 10) / 1000;
      await api.ask(move, { id: visit.id, d: '2026-06-19', t: time }, { token });
      return { id: visit.id };
    },
    ['id'],
  ),
  desk_propose_times: onVisit({ times: [Date.UTC(2026, 5, 15, 10) / 1000 + 4 * DAY] }),
  desk_warn_guest: onGuest({ reason: 'x' }),
  desk_block_guest: onGuest({ reason: 'x' }),
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
  ...deskShopRules,

  // What only a business sees of itself
  desk_slug: desk(() => ({ name: 'Willow Room', area: 'Ranelagh', trade: 'beauty' })),
  desk_shop: inShop(),
  desk_menu: inShop(),
  desk_team: inShop(),
  desk_waiting: inShop(),
  desk_guests: inShop(),
  desk_guest: inShop(({ guest: { userId } }) => ({ guest_id: userId }), ['guest_id']),
  desk_takings: inShop(() => hours),
  desk_trail: inShop(),
  desk_vouchers: inShop(),
  desk_appointment: onVisit(),
  desk_arrived: onVisit({ arrived: true }, ({ api }) => ({
    startsAt: api.clock.now() - 60,
    endsAt: api.clock.now() + 3_540,
  })),
  desk_note_guest: inShop(({ guest: { userId } }) => ({ guest_id: userId, note: 'Likes tea' }), ['guest_id']),

  // Changing a shop
  desk_trades: anyone(),
  desk_register: anyone(() => ({ email: 'a@mail.example', first_name: 'A', last_name: 'B', password: 'x' })),
  desk_invitation: anyone(() => ({ token: 'x' })),
  desk_join: anyone(() => ({ token: 'x', first_name: 'A', last_name: 'B', password: 'x' })),
  desk_publish: inShop(() => ({ confirms_at_once: true, video_vetting: false })),
  desk_save_place: inShop(({ shop }) => ({
    name: 'Willow Room',
    slug: `${shop.slug}-moved`,
    trade: 'massage',
    location: '42 Sandford Close, Dublin 6',
  })),
  desk_save_first_hours: inShop(() => ({ weekdays: [1], from: 540, to: 1020, chairs: 1, buffer_minutes: 0 })),
  desk_save_first_services: inShop(() => ({ services: [{ name: 'Cut', price: 40, minutes: 30 }] })),
  desk_save_payout: inShop(() => ({ holder: 'Orla Walsh', iban: 'IE29AIBK93115212345678' })),
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
  desk_save_rhythm: inShop(() => ({ slot_duration: 30, buffer_minutes: 5, notice_minutes: 60, horizon_days: 90 })),
  desk_save_hours: inShop(
    ({ shop }) => ({ chair_id: shop.chairIds[1], hours: [{ weekday: 1, from: 540, to: 1020 }] }),
    ['chair_id'],
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
  desk_describe_picture: inShop(({ pictureId }) => ({ id: pictureId, alt: 'A quiet room' }), ['id']),
  desk_order_pictures: inShop(({ pictureId }) => ({ ids: [pictureId] })),
  desk_remove_picture: inShop(({ pictureId }) => ({ id: pictureId }), ['id']),
  desk_invite_staff: inShop(() => ({ email: 'new-hands@mail.example' })),
  desk_withdraw_invitation: inShop(() => ({ email: 'nobody@mail.example' })),
  desk_remove_staff: inShop(({ staff }) => ({ user_id: staff.userId }), ['user_id']),
};
