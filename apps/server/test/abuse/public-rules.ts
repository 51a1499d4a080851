import { type AccessRule, anyone, type Input } from './rules.ts';
import { takeOtherChairs, type World } from './world.ts';

/** Free times are public; an appointment's own time counts as free for its guest. */
const movingOwn = (wanted: (world: World) => Input): AccessRule => ({
  who: 'anyone',
  prepares: true,
  owned: ['appointment_id'],
  input: async (world) => {
    await takeOtherChairs(world);
    return { business_id: world.shop.id, appointment_id: world.appointment.id, ...wanted(world) };
  },
});

/** Operations for visitors. */
export const publicRules: Record<string, AccessRule> = {
  // Shop pages
  business: anyone(({ shop }) => ({ slug: shop.slug })),
  business_reviews: anyone(({ shop }) => ({ business_id: shop.id })),
  business_search: anyone(() => ({ business_type: 'facial' })),
  business_vouchers: anyone(({ shop }) => ({ business_id: shop.id })),
  gift_card: anyone(() => ({ voucher_code: 'NOT-A-CODE' })),
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
  consultation_plan: anyone(({ shop }) => ({ business_id: shop.id, service_pricing_ids: [shop.pricingId] })),
  group_fit: anyone(({ shop }) => ({
    business_id: shop.id,
    service_pricing_ids: [shop.pricingId, shop.pricingId],
    guests: [0, 1],
  })),
  team_first_free: anyone(({ shop }) => ({ business_id: shop.id })),
  service_people: anyone(({ shop }) => ({ business_id: shop.id, service_pricing_ids: [shop.pricingId] })),
  first_free: movingOwn(({ shop }) => ({ from: '2026-06-18', count: 3, service_pricing_id: shop.pricingId })),
  time_slots: movingOwn(({ shop }) => ({ date: '2026-06-18', service_pricing_id: shop.pricingId })),
  timeslot_availability: anyone(({ shop }) => ({ business_id: shop.id, services: [] })),
  price_availability: anyone(({ shop }) => ({ business_id: shop.id, services: [] })),
  calendar_offered: anyone(),
  card_provider: anyone(),
  social_providers: anyone(),

  // Content
  authors: anyone(),
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
  marketplace: anyone(),
  offboarding_question: anyone(),
  opinions: anyone(),
  page_picture: anyone(() => ({ page: 'about' })),
  page_videos: anyone(() => ({ page: 'home' })),
  pages: anyone(() => ({ slug: 'about_us' })),
  pains: anyone(),
  partner_feature: anyone(() => ({ slug: 'x' })),
  partner_features: anyone(),
  pricing: anyone(),
  sliders: anyone(),
  website_visit_sliders: anyone(() => ({ type: 'home' })),
  campaignTraffic: anyone(() => ({ page: 'home', referral_code: 'x' })),
  linked_forms: anyone(() => ({ token: '7.1800000000.not-a-signature-of-ours' })),
  answer_linked_form: anyone(() => ({
    token: '7.1800000000.not-a-signature-of-ours',
    form_id: 1,
    version: 1,
    answers: [],
  })),
  submit_form: anyone(() => ({ form: 'ebook', email: 'a@mail.example', name: 'A' })),
  submit_query: anyone(() => ({ query_type: 'query', email: 'a@mail.example', name: 'A', phone: '0871234567' })),
  unsubscribe: anyone(() => ({ email: 'a@mail.example' })),
  system_log: anyone(() => ({ api: 'x' })),

  // Logins
  login: anyone(() => ({ username: 'a@mail.example', password: 'x' })),
  desk_login: anyone(() => ({ username: 'a@mail.example', password: 'x' })),
  guestRegister: anyone(() => ({ email: 'a@mail.example', first_name: 'A', last_name: 'B', password: 'x' })),
  forgotPassword: anyone(() => ({ email: 'a@mail.example' })),
  resetPassword: anyone(() => ({ email: 'a@mail.example', password: 'x', password_confirmation: 'x', token: 'x' })),
  reset_link_state: anyone(() => ({ token: 'x' })),
  confirm_email: anyone(() => ({ token: 'x' })),
  send_login_code: anyone(() => ({ email: 'a@mail.example' })),
  login_with_code: anyone(() => ({ email: 'a@mail.example', code: '000000' })),
  register_with_code: anyone(() => ({ sign_up_token: 'x', first_name: 'A', last_name: 'B', terms: true })),
  socialLogin: anyone(() => ({ provider: 'google', token: 'x' })),
  socialRegister: anyone(() => ({
    provider: 'google',
    provider_id: 'x',
    password: 'x',
    first_name: 'A',
    last_name: 'B',
  })),
};
