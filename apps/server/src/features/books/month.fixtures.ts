import fc from 'fast-check';

export const TILL = `query($id: Int!) { desk_till(id: $id) { version due paid ways { way most } member { product_percent }
  lines { member_off } } }`;
export const PRICE = `query($b: Int!, $s: [BookingServiceInput!], $v: [BookingVoucherInput!], $p: [BookingProductInput!]) {
  price_availability(business_id: $b, services: $s, vouchers: $v, products: $p) { payable_now } }`;
export const CHECKOUT = `mutation($id: Int!, $version: Int!, $products: [TillProductInput!], $discount: Float, $tip: Float,
    $vouchers: [TillVoucherInput!], $member: Boolean, $cash: Float, $card: Float, $total: Float!) {
  answer: desk_checkout(id: $id, version: $version, products: $products, discount: $discount, tip: $tip, vouchers: $vouchers,
    member_price: $member, cash: $cash, card: $card, total: $total) { status message } }`;
export const UNDO =
  'mutation($id: Int!, $version: Int!) { answer: desk_undo_checkout(id: $id, version: $version) { status } }';
export const REFUND = `mutation($id: Int!, $version: Int!, $amount: Float!, $to: String!) {
  answer: desk_refund(id: $id, version: $version, amount: $amount, to: $to) { status message } }`;
export const CANCEL = 'mutation($id: Int!) { statusUpdateForAppointment(id: $id, status: "Cancelled") { status } }';
export const RATE = `mutation($b: Int!, $services: [Int!], $from: String!, $rate: Float) {
  desk_save_vat_rate(business_id: $b, subject: "service", service_ids: $services, valid_from: $from, rate: $rate) { status } }`;
export const DRAWER = `mutation($b: Int!, $kind: String!, $amount: Float!) {
  desk_drawer_entry(business_id: $b, kind: $kind, amount: $amount, reason: "Stamps") { status } }`;
export const CLOSE = `mutation($b: Int!, $date: String!, $counted: Float) { desk_close_day(business_id: $b, date: $date, counted: $counted) { status } }`;
export const END = `mutation($b: Int!, $id: Int!) {
  answer: desk_change_member(business_id: $b, id: $id, change: "end", reason: "Moving") { status message } }`;
export const AGREE = `mutation($order: Int!) { answer: save_card_of_order(order_id: $order, save: false, fee_consent: true) { status } }`;
export const FEE_RULE =
  'mutation($b: Int!) { desk_save_card_fee_rule(business_id: $b, percent: 60, late_hours: 24) { status } }';
export const FEE = `mutation($b: Int!, $id: Int!, $amount: Float!) {
  answer: desk_announce_card_fee(business_id: $b, appt_id: $id, amount: $amount) { status message } }`;
export const NO_SHOW = 'mutation($id: Int!) { answer: desk_no_show(id: $id) { status message } }';
export const TIP = `mutation($id: Int!, $amount: Float!, $token: String) {
  answer: tip_appointment(appt_id: $id, amount: $amount, payment_type: "google", google_pay_token: $token) { status message } }`;
export const VAT = `query($b: Int!, $from: String!, $to: String!) { desk_vat(business_id: $b, from: $from, to: $to) {
  lines { rate gross vat } vat vouchers_sold vouchers_prepaid bonus breakage tips credit paid } }`;
export const PAGE = `query($b: Int!, $from: String!, $to: String!) {
  desk_payments(business_id: $b, from: $from, to: $to) { taken refunded voucher } }`;
export const REPORTS = `query($b: Int!, $from: String!, $to: String!) {
  desk_reports(business_id: $b, from: $from, to: $to, keys: ["day", "person", "service", "product"]) { key total } }`;
export const PAYOUTS = `query($b: Int!) { desk_payouts(business_id: $b) { differences { what ours theirs } disputes { id }
  payouts { amount status } places { captured refunded fees disputed paid_out pending } } }`;
export const DESK_CANCEL = 'mutation($id: Int!) { answer: desk_cancel(id: $id) { status message } }';
export const TAKE_BACK = 'mutation($id: Int!) { answer: desk_take_back(id: $id) { status message } }';

const cards = fc.constantFrom('4242', '4242', '4242', '0259', '2685');
/** What guests and the owner do in a month. */
export const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      day: fc.nat(9),
      hour: fc.nat(7),
      buys: fc.nat(3),
      bottles: fc.nat(2),
      end: cards,
      second: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      goods: fc.nat(4_000),
      discount: fc.nat(3_000),
      tip: fc.nat(2_000),
      voucher: fc.nat(100),
      cash: fc.nat(100),
      shelf: fc.boolean(),
      member: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('session' as const), day: fc.nat(9), hour: fc.nat(7) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('miss' as const), fee: fc.integer({ min: 1, max: 900 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('tip' as const), amount: fc.integer({ min: 100, max: 2_000 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('dashboard' as const), part: fc.integer({ min: 1, max: 2_000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 4 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      share: fc.integer({ min: 1, max: 100 }),
      to: fc.constantFrom('as-paid', 'cash', 'voucher'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('cancel' as const), byShop: fc.boolean(), next: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('absent' as const), undone: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('balance' as const), next: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('member' as const), ends: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('rate' as const),
      rate: fc.constantFrom(0, 9, 13.5, 23),
      ahead: fc.nat(6),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('drawer' as const),
      way: fc.constantFrom('in', 'out', 'float'),
      amount: fc.integer({ min: 1, max: 9_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const), counted: fc.nat(30_000) }) },
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
