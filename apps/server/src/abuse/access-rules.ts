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
};
