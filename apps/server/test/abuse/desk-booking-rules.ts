import { type AccessRule, anyone, inShop, onAppointment } from './rules.ts';

const guest = { first_name: 'Una', last_name: 'Walsh', mobile: '087 123 4567' };
const wall = Date.UTC(2026, 5, 18, 15) / 1000;

/** Bookings and guests entered at the desk. */
export const deskBookingRules: Record<string, AccessRule> = {
  desk_free_times: inShop(({ shop }) => ({ service_pricing_ids: [shop.pricingId], date: '2026-06-18' })),
  desk_book: inShop(
    ({ shop, guest: { userId } }) => ({
      guest_id: userId,
      services: [{ service_pricing_id: shop.pricingId, date: '2026-06-18', time: wall }],
    }),
    ['guest_id'],
  ),
  desk_group_plan: inShop(
    ({ shop, guest: { userId } }) => ({
      guest_id: userId,
      services: [0, 1].map((one) => ({
        service_pricing_id: shop.pricingId,
        date: '2026-06-18',
        time: wall,
        guest: one,
      })),
      group: { names: ['Cian'] },
    }),
    ['guest_id'],
  ),
  desk_walk_in: inShop(),
  desk_start_walk_in: inShop(({ shop }) => ({ service_pricing_id: shop.pricingId, chair_id: shop.chairIds[0], at: 0 })),
  desk_name_walk_in: onAppointment({ guest }),
  desk_running_late: onAppointment({ minutes: 15 }),
  desk_series: onAppointment({ every: 6, count: 2 }),
  desk_book_series: onAppointment({ times: [wall] }),
  desk_add_guest: inShop(() => ({ guest })),
  desk_offer_time: inShop(() => ({ id: 1, date: '2026-06-18', time: wall })),
  desk_take_voucher: onAppointment({ code: 'THYM-0000-0000' }),
  desk_set_visible: inShop(() => ({ visible: true })),
  desk_change_address: inShop(() => ({ slug: 'abused-address' })),
  shop_moved_to: anyone(() => ({ slug: 'nowhere' })),
  desk_notifications: inShop(),
  desk_see_notifications: inShop(() => ({ last_id: 1 })),
};
