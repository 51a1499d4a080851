import type { AccessRule } from './access-rules.ts';
import type { World } from './world.ts';

type Input = Record<string, unknown>;

const anyone = (input: Input): AccessRule => ({ who: 'anyone', input: () => input });

/** Something of one business: strangers get the answer of a business that does not exist. */
const ofShop = (more: Input | ((world: World) => Input) = {}): AccessRule => ({
  who: 'business',
  owner: 'owner',
  owned: ['business_id'],
  input: (world) => ({ business_id: world.shop.id, ...(typeof more === 'function' ? more(world) : more) }),
});

const days = { kind: 'closed', from: '2026-09-01', to: '2026-09-02' };

/** What edits a shop, and how one is opened. */
export const deskShopRules: Record<string, AccessRule> = {
  desk_trades: anyone({}),
  desk_register: anyone({ first_name: 'A', last_name: 'B', email: 'abuse@shop.example', password: 'Quiet-hour-1!' }),
  desk_invitation: anyone({ token: 'x' }),
  desk_join: anyone({ token: 'x', first_name: 'A', last_name: 'B', password: 'Quiet-hour-1!' }),
  desk_slug: { who: 'business', owner: 'owner', input: () => ({ name: 'Willow' }) },
  desk_save_place: {
    who: 'business',
    owner: 'owner',
    owned: ['business_id'],
    input: ({ shop }) => ({
      business_id: shop.id,
      name: 'Willow',
      trade: 'nails',
      location: 'Bridge Street',
      slug: shop.slug,
    }),
  },
  desk_save_first_services: ofShop({ services: [{ name: 'Cut', minutes: 30, price: 20 }] }),
  desk_save_first_hours: ofShop({ weekdays: [1], from: 600, to: 900, buffer_minutes: 0, chairs: 1 }),
  desk_publish: ofShop({ video_vetting: false, confirms_at_once: true }),
  desk_shop: ofShop(),
  desk_menu: ofShop(),
  desk_vouchers: ofShop(),
  desk_team: ofShop(),
  desk_trail: ofShop(),
  desk_save_category: ofShop({ name: 'Colour' }),
  desk_remove_category: ofShop(({ shop }) => ({ id: shop.categoryId })),
  desk_save_service: ofShop(({ shop }) => ({
    category_id: shop.categoryId,
    name: 'Quiet cut',
    pricings: [{ price: 10, duration: 30 }],
  })),
  desk_set_service_active: ofShop(({ shop }) => ({ id: shop.serviceId, active: true })),
  desk_order_menu: ofShop(({ shop }) => ({ categories: [{ id: shop.categoryId, services: [shop.serviceId] }] })),
  desk_save_voucher: ofShop({
    name: 'A quiet hour',
    color: 'plum',
    retail: 45,
    value: 50,
    valid_for: 60,
    limit_number_of_sales: -999,
  }),
  desk_set_voucher_active: ofShop({ id: 1, active: false }),
  desk_save_hours: ofShop({ hours: [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({ weekday, from: 0, to: 1440 })) }),
  desk_save_rhythm: ofShop({ slot_duration: 20, buffer_minutes: 5, notice_minutes: 60, horizon_days: 60 }),
  desk_close_days: ofShop(days),
  desk_reopen_days: ofShop(days),
  desk_save_chair: ofShop({ name: 'Window' }),
  desk_set_chair_active: ofShop(({ shop }) => ({ id: shop.chairIds[0], active: true })),
  desk_block_time: ofShop({ date: '2026-09-01', from: 720, to: 780 }),
  desk_unblock_time: ofShop({ id: 1 }),
  desk_save_profile: ofShop({
    name: 'Willow Room',
    location: 'Bridge Street',
    area: 'Westport',
    zone: 'Europe/Dublin',
    gender_served: 'everyone',
  }),
  desk_save_terms: ofShop({
    policy: [1],
    upfront_percent: 20,
    confirms_at_once: true,
    video_vetting: false,
    consultation_minutes: 15,
  }),
  desk_save_payout: ofShop({ iban: 'IE29AIBK93115212345678', holder: 'Orla Walsh' }),
  desk_order_pictures: ofShop({ ids: [] }),
  desk_describe_picture: ofShop({ id: 1, alt: 'A room' }),
  desk_remove_picture: ofShop({ id: 1 }),
  desk_invite_staff: ofShop({ email: 'new@shop.example' }),
  desk_withdraw_invitation: ofShop({ email: 'new@shop.example' }),
  desk_remove_staff: ofShop(({ owner }) => ({ user_id: owner.userId })),
};
