import { type AccessRule, inShop } from './rules.ts';

const june = () => ({ from: '2026-06-01', to: '2026-06-30' });

/** The books: payments, VAT, the drawer, exports and reports. */
export const deskBooksRules: Record<string, AccessRule> = {
  desk_payments: inShop(june),
  desk_payment: inShop(() => ({ id: 1 })),
  desk_accounts: inShop(),
  desk_save_accounts: inShop(() => ({ accounts: [{ key: 'sales', code: '4000', name: 'Sales' }] })),
  desk_drawer: inShop(() => ({ date: '2026-06-15' })),
  desk_drawer_entry: inShop(() => ({ kind: 'float', amount: 150 })),
  desk_products: inShop(),
  desk_stock_movements: inShop(() => ({ id: 1 })),
  desk_save_product: inShop(() => ({ name: 'Argan oil', price: 20 })),
  desk_set_product_active: inShop(() => ({ id: 1, active: false })),
  desk_move_stock: inShop(() => ({ id: 1, kind: 'delivery', quantity: 1 })),
  desk_card_fees: inShop(),
  desk_save_card_fee_rule: inShop(() => ({ percent: 50, late_hours: 24 })),
  desk_announce_card_fee: inShop(() => ({ appt_id: 1, amount: 5 })),
  desk_decide_card_fee: inShop(() => ({ id: 1, decision: 'drop' })),
  desk_memberships: inShop(),
  desk_save_membership: inShop(({ shop }) => ({
    name: 'Facial club',
    price: 49,
    rhythm: 'month',
    sessions: 2,
    carries_over: false,
    service_ids: [shop.serviceId],
  })),
  desk_set_membership_active: inShop(() => ({ id: 1, active: false })),
  desk_invite_member: inShop(({ guest }) => ({ offer_id: 1, guest_id: guest.userId })),
  desk_change_member: inShop(() => ({ id: 1, change: 'cancel', reason: 'Moving away' })),
  desk_payouts: inShop(),
  desk_payout_items: inShop(() => ({ id: 1 })),
  desk_set_up_payouts: inShop(),
  desk_check_payout_account: inShop(),
  desk_reports: inShop(june),
  desk_commission: inShop(({ shop }) => ({ ...june(), person_id: shop.chairIds[1] }), ['person_id']),
  desk_save_commission: inShop(
    ({ shop }) => ({ person_id: shop.chairIds[1], kind: 'service', percent: 40 }),
    ['person_id'],
  ),
  desk_vat: inShop(june),
  desk_vat_rates: inShop(),
  desk_save_vat_rate: inShop(({ shop }) => ({
    subject: 'service',
    service_ids: [shop.serviceId],
    valid_from: '2026-07-01',
    rate: 9,
  })),
  desk_remove_vat_rate: inShop(() => ({ id: 1 })),
  desk_set_voucher_purpose: inShop(() => ({ id: 1, purpose: 'multi' })),
};
