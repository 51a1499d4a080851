/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A booking for two to six people: each service names its guest, and all have the time at which the group starts. */
export type BookingGroupInput = {
  /** start when left out. */
  arrange?: GroupArrangement | null | undefined;
  /** At the desk, where one pays for all: the guest who books gets a link to pay the usual deposit of all of them now; see `parts` of the appointment. */
  deposit_link?: boolean | null | undefined;
  /** Each pays their own part: the guest who books now, the others by links; see `parts` of the appointment. */
  each_pays?: boolean | null | undefined;
  /** Their email addresses in the same order, empty for none. Each gets mails about their own appointment, and nothing else. */
  emails?: Array<string> | null | undefined;
  /** The names of guests 1, 2 and so on. */
  names: Array<string>;
};

/** A product that is paid for with the booking and handed over at the appointment. */
export type BookingProductInput = {
  product_id: number;
  quantity: number;
};

export type BookingServiceInput = {
  /** YYYY-MM-DD. Optional for a course, like the time. */
  date?: string | null | undefined;
  /** Accepted for compatibility; the shop’s own data decides. */
  group_type?: string | null | undefined;
  /** In a group, whose service it is: 0 or left out for the guest who books, 1 to 5 for companions. */
  guest?: number | null | undefined;
  /** Accepted for compatibility; the shop’s own data decides. */
  is_group?: boolean | null | undefined;
  /** For a repeated class: the number of consecutive dates, 2 to 14; 1 if the shop allows it. */
  occurrences?: number | null | undefined;
  /** The chair of the chosen person; left out for anyone. */
  person_id?: number | null | undefined;
  service_pricing_id: number;
  /** Unix seconds that show the shop's wall clock when read in UTC. */
  time?: number | null | undefined;
};

export type BookingVoucherInput = {
  /** Its price and value, within amount_from and amount_to of the offer; the offer’s own when left out. */
  voucher_amount?: number | null | undefined;
  /** One of thyme, plum, clay, honey; the shop’s own when left out. */
  voucher_color?: string | null | undefined;
  /** Where the code is sent once it is paid, unless the buyer hands it over in person. */
  voucher_email?: string | null | undefined;
  /** How the giver signs; the buyer’s name when left out. */
  voucher_from?: string | null | undefined;
  voucher_id: number;
  /** The giver’s message to the recipient. */
  voucher_message?: string | null | undefined;
  /** The recipient’s name. */
  voucher_owner: string;
  voucher_qty: number;
  /** The day it is mailed, at 9 in the morning by the shop's clock. Left out: once it is paid. */
  voucher_send_date?: string | null | undefined;
};

export type DayState =
  | 'blocked'
  | 'closed'
  | 'free'
  | 'full'
  | 'outside'
  | 'past';

export type EnrolmentState =
  | 'closed'
  | 'full'
  | 'open';

export type GiftState =
  | 'claimed'
  | 'own'
  | 'scheduled'
  | 'sent'
  | 'unsent';

export type GivenAnswerInput = {
  /** The checkbox beside a signature. */
  agreed?: boolean | null | undefined;
  id: string;
  /** A text, 'yes' or 'no', a date such as 2026-08-22, or the name of a signature. */
  value?: string | null | undefined;
};

/** Answers to a version of a form. */
export type GivenFormInput = {
  answers: Array<GivenAnswerInput>;
  form_id: number;
  version: number;
};

/** Whether a group starts together, finishes together, or is served one after the other. */
export type GroupArrangement =
  | 'after'
  | 'finish'
  | 'start';

export type HostedForm =
  | 'bonus'
  | 'call'
  | 'ebook';

export type PaymentInfoInput = {
  /** The amount charged through Apple Pay. */
  apple?: number | null | undefined;
  /** The amount charged through Google Pay. */
  google?: number | null | undefined;
  /** The amount charged to a card. */
  stripe?: number | null | undefined;
  voucher?: Array<VoucherPaymentInput> | null | undefined;
};

export type SellingServiceInput = {
  /** In a group, whose it is; 0 or left out for the guest who books. */
  guest?: number | null | undefined;
  /** The chosen person; left out for anyone. */
  person_id?: number | null | undefined;
  service_id?: number | null | undefined;
  service_pricing_id: number;
  service_qty?: number | null | undefined;
  special_price?: number | null | undefined;
  unit_price?: number | null | undefined;
};

/** Instants in Unix seconds; the end is exclusive. */
export type TimeSpanInput = {
  from: number;
  to: number;
};

export type VoucherPaymentInput = {
  code: string;
  /** The amount that the voucher is to pay, up to the whole price. Without it, what is due now. */
  payment?: number | null | undefined;
};

export type LeavingBelongingsQueryVariables = Exact<{
  count: number;
}>;


export type LeavingBelongingsQuery = { appointments: { data: Array<{ id: number, kind: string, date: number, business_info: { name: string, country: string, zone_label: string } | null, appointment_detail: Array<{ service_pricing: { service_name: string } }>, cancellation_quote: { fee: number, refund: number, decided_by_business: boolean } | null }>, counts: { upcoming: number } }, my_voucher: { data: Array<{ id: number, mine: boolean, owner: string, gift_state: GiftState, send_at: number | null, voucher_code: string, remaining: number, expiry_date: number, business_info: { name: string, country: string, zone: string, zone_label: string } | null }> }, my_packages: Array<{ id: number, code: string, name: string, sessions_left: number, expiry_date: number, business_info: { name: string, zone: string } | null }>, my_memberships: Array<{ id: number, shop: string, status: string, offer: { name: string, price_words: string } }> };

export type LogInWithPasswordMutationVariables = Exact<{
  username: string;
  password: string;
}>;


export type LogInWithPasswordMutation = { login: { access_token: string, user: { id: number, user_type: number, first_name: string, last_name: string } } };

export type RegisterGuestMutationVariables = Exact<{
  first_name: string;
  last_name: string;
  mobile?: string | null | undefined;
  email: string;
  password: string;
  additional_mobile?: string | null | undefined;
  client_source?: string | null | undefined;
  display_booking?: boolean | null | undefined;
  gender?: string | null | undefined;
  dob?: number | null | undefined;
  client_info?: string | null | undefined;
  address?: string | null | undefined;
  email_notification?: boolean | null | undefined;
  marketing_notification?: boolean | null | undefined;
  language?: string | null | undefined;
  hash?: string | null | undefined;
}>;


export type RegisterGuestMutation = { guestRegister: { status: number, message: string } };

export type SendLoginCodeMutationVariables = Exact<{
  email: string;
}>;


export type SendLoginCodeMutation = { send_login_code: { status: number, message: string, resend_in: number } };

export type LogInWithCodeMutationVariables = Exact<{
  email: string;
  code: string;
}>;


export type LogInWithCodeMutation = { login_with_code: { status: number, message: string, access_token: string | null, sign_up_token: string | null, user: { id: number, user_type: number, first_name: string, last_name: string } | null } };

export type RegisterWithCodeMutationVariables = Exact<{
  sign_up_token: string;
  first_name: string;
  last_name: string;
  mobile?: string | null | undefined;
  terms: boolean;
  language?: string | null | undefined;
}>;


export type RegisterWithCodeMutation = { register_with_code: { status: number, message: string, access_token: string | null, user: { id: number, user_type: number, first_name: string, last_name: string } | null } };

export type SocialProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type SocialProvidersQuery = { social_providers: Array<{ provider: string, label: string, start_url: string, demo: boolean }> };

export type LogInSociallyMutationVariables = Exact<{
  provider: string;
  token: string;
}>;


export type LogInSociallyMutation = { socialLogin: { status: number, message: string, reason: string | null, access_token: string | null, user: { id: number, user_type: number, first_name: string, last_name: string } | null } };

export type RegisterSociallyMutationVariables = Exact<{
  first_name: string;
  last_name: string;
  mobile?: string | null | undefined;
  email?: string | null | undefined;
  password: string;
  provider: string;
  provider_id: string;
}>;


export type RegisterSociallyMutation = { socialRegister: { status: number, message: string } };

export type ChangePasswordMutationVariables = Exact<{
  old_password: string;
  password: string;
  password_confirmation: string;
}>;


export type ChangePasswordMutation = { updatePassword: { status: number, message: string } };

export type ChangeEmailMutationVariables = Exact<{
  email: string;
  otp_code?: string | null | undefined;
}>;


export type ChangeEmailMutation = { updateEmail: { status: number, message: string } };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { profileInformation: { id: number, first_name: string, last_name: string, mobile: string | null, email: string | null, email_verified: boolean, created_at: number, photo: string | null, social_login: string | null, connected_logins: Array<string>, has_password: boolean, identify: string, google_calendar: boolean, client_detail: { id: number, additional_mobile: string | null, dob: number | null, gender: string | null, address: string | null, suite: string | null, country: string | null, eir_code: string | null, email_notification: boolean, marketing_notification: boolean } | null } };

export type MailProblemQueryVariables = Exact<{ [key: string]: never; }>;


export type MailProblemQuery = { profileInformation: { id: number, social_login: string | null, mail_problem: { kind: string, address: string, since: number } | null } };

export type ClientReportQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientReportQuery = { clientReport: { total_appt: number, total_voucher: number, total_favourite: number } };

export type UpdateProfileMutationVariables = Exact<{
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  mobile?: string | null | undefined;
  additional_mobile?: string | null | undefined;
  gender?: string | null | undefined;
  dob?: number | null | undefined;
  address?: string | null | undefined;
  suite?: string | null | undefined;
  country?: string | null | undefined;
  eir_code?: string | null | undefined;
  email_notification?: boolean | null | undefined;
  marketing_notification?: boolean | null | undefined;
  photo?: string | null | undefined;
  client_source?: string | null | undefined;
  display_booking?: boolean | null | undefined;
}>;


export type UpdateProfileMutation = { guestProfileUpdate: { status: number, message: string } };

export type ActiveSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ActiveSessionsQuery = { active_sessions: Array<{ id: number, device: string, address: string, created_at: number, last_used_at: number, current: boolean }> };

export type EndSessionMutationVariables = Exact<{
  id: number;
}>;


export type EndSessionMutation = { end_session: { status: number, message: string } };

export type LogOutElsewhereMutationVariables = Exact<{
  keep_current?: boolean | null | undefined;
}>;


export type LogOutElsewhereMutation = { log_out_everywhere: { status: number, message: string } };

export type LeavingQuestionQueryVariables = Exact<{ [key: string]: never; }>;


export type LeavingQuestionQuery = { offboarding_question: { title: string, description: string, questions: Array<{ id: number, title: string }> } | null };

export type LeaveMutationVariables = Exact<{
  answer: string;
  email: string;
}>;


export type LeaveMutation = { guestOffBoardingRequest: { status: number, message: string } };

export type DeletionLossesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeletionLossesQuery = { appointments: { counts: { upcoming: number } }, my_voucher: { data: Array<{ mine: boolean, remaining: number, business_info: { country: string } | null }> }, my_packages: Array<{ sessions_left: number, expiry_date: number }>, my_memberships: Array<{ status: string }> };

export type ConfirmEmailMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailMutation = { confirm_email: { status: number, message: string } };

export type SendEmailConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type SendEmailConfirmationMutation = { send_email_confirmation: { status: number, message: string } };

export type ConnectLoginMutationVariables = Exact<{
  provider: string;
  token: string;
}>;


export type ConnectLoginMutation = { connect_login: { status: number, message: string } };

export type DisconnectLoginMutationVariables = Exact<{
  provider: string;
}>;


export type DisconnectLoginMutation = { disconnect_login: { status: number, message: string } };

export type AvailabilityMonthQueryVariables = Exact<{
  business_id: number;
  month: string;
  service_pricing_ids?: Array<number> | number | null | undefined;
  person_ids?: Array<number | null | undefined> | number | null | undefined;
  guests?: Array<number> | number | null | undefined;
  arrange?: GroupArrangement | null | undefined;
  consultation?: boolean | null | undefined;
  appointment_id?: number | null | undefined;
  whole_group?: boolean | null | undefined;
  call_first?: boolean | null | undefined;
  until?: number | null | undefined;
}>;


export type AvailabilityMonthQuery = { availability_month: { days: Array<{ date: string, state: DayState, first: number | null, morning: { free: number }, afternoon: { free: number }, evening: { free: number } }> } };

export type TimeSlotsQueryVariables = Exact<{
  business_id: number;
  date?: string | null | undefined;
  service_pricing_ids?: Array<number> | number | null | undefined;
  person_ids?: Array<number | null | undefined> | number | null | undefined;
  guests?: Array<number> | number | null | undefined;
  arrange?: GroupArrangement | null | undefined;
  consultation?: boolean | null | undefined;
  appointment_id?: number | null | undefined;
  whole_group?: boolean | null | undefined;
  call_first?: boolean | null | undefined;
  until?: number | null | undefined;
}>;


export type TimeSlotsQuery = { time_slots: { time_slots: Array<{ s_time: number }> } };

export type ClassDatesQueryVariables = Exact<{
  business_id: number;
  service_pricing_id: number;
}>;


export type ClassDatesQuery = { time_slots: { class_dates: Array<{ s_time: number, state: EnrolmentState, seats_left: number | null }> } };

export type FirstFreeQueryVariables = Exact<{
  business_id: number;
  service_pricing_ids?: Array<number> | number | null | undefined;
  person_ids?: Array<number | null | undefined> | number | null | undefined;
  guests?: Array<number> | number | null | undefined;
  arrange?: GroupArrangement | null | undefined;
  appointment_id?: number | null | undefined;
  whole_group?: boolean | null | undefined;
  call_first?: boolean | null | undefined;
  count?: number | null | undefined;
  from?: string | null | undefined;
}>;


export type FirstFreeQuery = { first_free: Array<{ s_date: string, s_time: number }> };

export type AvailableOccurrencesQueryVariables = Exact<{
  business_id: number;
  service_id: number;
  date: string;
  time: number;
}>;


export type AvailableOccurrencesQuery = { available_occurrences: { available_occurrences: number } };

export type AppointmentsQueryVariables = Exact<{
  type?: string | null | undefined;
  keyword?: string | null | undefined;
  date_range?: string | null | undefined;
  count?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type AppointmentsQuery = { appointments: { data: Array<{ id: number, business_id: number, kind: string, status: string, date: number, dates: Array<number>, next_date: number, payment_status: string, total_amount: number, upcoming: boolean, can_rate: boolean, companion: string, review: { rating: number } | null, business_info: { name: string, zone: string, zone_label: string, location: string, lat: number | null, lng: number | null, thumbnail_picture: { image: string, alt: string, width: number, height: number, tint: string } | null } | null, appointment_detail: Array<{ id: number, duration: number, is_group: boolean, service_pricing: { service_name: string } }> }>, counts: { upcoming: number, past: number }, paginatorInfo: { total: number } } };

export type AppointmentQueryVariables = Exact<{
  id: number;
}>;


export type AppointmentQuery = { appointment: { id: number, business_id: number, user_id: number, sale_id: number | null, kind: string, status: string, version: number, date: number, end_date: number, dates: Array<number>, next_date: number, starts_at: number, upcoming: boolean, note: string, note_to_guest: string, shop_discount: number, payment: number, due: number, payment_status: string, upfront_percent: number, total_amount: number, room_id: string | null, calendar_file: string, policy: string, companion: string, can_cancel: boolean, can_reschedule: boolean, can_accept: boolean, can_rate: boolean, cancelled_by: string | null, cancellation_fee: number | null, charge_decision: string | null, cancelled_at: number | null, cancellation_percent: number | null, cancellation_hours: number | null, refunded: number, products: Array<{ id: number, name: string, quantity: number, total: number }>, together: Array<{ id: number, companion: string, status: string, date: number, end_date: number, total_amount: number, can_cancel: boolean, can_reschedule: boolean, appointment_detail: Array<{ id: number, person: string | null, service_pricing: { service_name: string } }> }>, moving: { rule: string, until: number | null } | null, given_dates: Array<{ schedule_id: number, time: number, was: number }>, refunds: Array<{ kind: string, label: string, amount: number, stage: string, requested_at: number, sent_at: number | null, expected_by: number, reference: string | null }>, review: { rating: number, comment: string, label: string, reply: string, hidden: boolean } | null, call: { date: number, end_date: number, starts_at: number, ended: boolean, person: string | null } | null, declined_move: { date: number, note: string, decided_at: number } | null, move: { id: number, proposed_by: string, note: string, created_at: number, auto_accept_at: number, previous_date: number, whole_group: boolean, options: Array<{ position: number, date: number, end_date: number }> } | null, business_info: { name: string, slug: string, published: boolean, location: string, country: string, zone: string, zone_label: string, lat: number | null, lng: number | null, thumbnail_picture: { image: string, alt: string, width: number, height: number, tint: string } | null } | null, appointment_detail: Array<{ id: number, ser_pricing_id: number, time: number, duration: number, person: string | null, person_id: number | null, is_group: boolean, is_course: boolean, price: number, special_price: number, still_sold: boolean, service_pricing: { id: number, service_id: number, service_name: string, duration: number, price: number, special_price: number } }> } | null };

export type CancellationQuoteQueryVariables = Exact<{
  id: number;
}>;


export type CancellationQuoteQuery = { appointment: { id: number, cancellation_quote: { percent: number, fee: number, refund: number, refund_to_card: number, refund_to_voucher: number, late_fee: number, late_fee_last4: string, decided_by_business: boolean, sentence: string, timeline: Array<{ from: number, until: number, percent: number, decided_by_business: boolean }> } | null } | null };

export type GroupCancellationQuotesQueryVariables = Exact<{
  id: number;
}>;


export type GroupCancellationQuotesQuery = { appointment: { id: number, together: Array<{ id: number, cancellation_quote: { fee: number, refund: number, refund_to_card: number, refund_to_voucher: number, late_fee: number, late_fee_last4: string, decided_by_business: boolean } | null }> } | null };

export type ChangeAppointmentMutationVariables = Exact<{
  id: number;
  status: string;
  service_pricing_ids?: Array<number> | number | null | undefined;
  date?: string | null | undefined;
  time?: number | null | undefined;
  note?: string | null | undefined;
  version?: number | null | undefined;
  whole_group?: boolean | null | undefined;
  idempotency_key?: string | null | undefined;
}>;


export type ChangeAppointmentMutation = { statusUpdateForAppointment: { status: number, message: string, nearest_times: Array<number> } };

export type AddReviewMutationVariables = Exact<{
  appt_id: number;
  rating: number;
  comment?: string | null | undefined;
}>;


export type AddReviewMutation = { add_review: { status: number, message: string } };

export type WaitingForQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingForQuery = { waiting_list: Array<{ id: number, business_name: string, business_slug: string, service_name: string, from_date: string, to_date: string, call_until: number | null, zone_label: string, position: number }> };

export type LeaveListMutationVariables = Exact<{
  request_id: number;
}>;


export type LeaveListMutation = { leave_waiting_list: { status: number, message: string } };

export type KeepAppointmentTimeMutationVariables = Exact<{
  id: number;
  version?: number | null | undefined;
  idempotency_key?: string | null | undefined;
}>;


export type KeepAppointmentTimeMutation = { keep_appointment_time: { status: number, message: string } };

export type GiveBackClassDateMutationVariables = Exact<{
  id: number;
  date: number;
}>;


export type GiveBackClassDateMutation = { give_back_class_date: { status: number, message: string } };

export type GroupMenuQueryVariables = Exact<{
  business_id: number;
}>;


export type GroupMenuQuery = { service_categories: Array<{ id: number, name: string, services: Array<{ id: number, service_name: string, price: number, special_price: number, duration: number, is_group: boolean }> }> };

export type GroupFitQueryVariables = Exact<{
  business_id: number;
  service_pricing_ids: Array<number> | number;
  guests: Array<number> | number;
  person_ids?: Array<number | null | undefined> | number | null | undefined;
  arrange?: GroupArrangement | null | undefined;
}>;


export type GroupFitQuery = { group_fit: { fits: boolean, message: string, most: number, can_follow: boolean, part_hours: number } };

export type ServicePeopleQueryVariables = Exact<{
  business_id: number;
  service_pricing_ids: Array<number> | number;
}>;


export type ServicePeopleQuery = { service_people: Array<{ service_pricing_id: number, may_choose: boolean, first_free: { s_time: number } | null, people: Array<{ person_id: number, name: string, price: number, special_price: number, duration: number, first_free: { s_time: number } | null }> }> };

export type FirstFreeWithQueryVariables = Exact<{
  business_id: number;
  service_pricing_ids: Array<number> | number;
  choices: Array<Array<number | null | undefined> | number> | Array<number | null | undefined> | number;
}>;


export type FirstFreeWithQuery = { first_free_with: Array<{ s_time: number } | null> };

export type BusinessProductsQueryVariables = Exact<{
  business_id: number;
}>;


export type BusinessProductsQuery = { business_products: Array<{ id: number, name: string, price: number, left: number | null }> };

export type MemberPricesQueryVariables = Exact<{
  business_id: number;
}>;


export type MemberPricesQuery = { member_prices: Array<{ name: string, percent_off: number, service_ids: Array<number> | null, product_percent: number }> };

export type GuestStatusQueryVariables = Exact<{
  business_id: number;
}>;


export type GuestStatusQuery = { guest_status: { status: string, block: boolean } };

export type ConsultationPlanQueryVariables = Exact<{
  business_id: number;
  service_pricing_ids: Array<number> | number;
}>;


export type ConsultationPlanQuery = { consultation_plan: { needed: boolean, booked_until: number | null, earliest: number | null, booked: { s_date: string, s_time: number } | null, pairs: Array<{ appointment: { s_date: string, s_time: number }, call: { s_date: string, s_time: number } | null }> } };

export type TimeslotAvailabilityMutationVariables = Exact<{
  business_id: number;
  services: Array<BookingServiceInput> | BookingServiceInput;
  group?: BookingGroupInput | null | undefined;
}>;


export type TimeslotAvailabilityMutation = { timeslot_availability: { status: number, message: string, refused: { code: string, service_pricing_id: number | null, alternatives: Array<{ date: string, time: number }>, test: { service_pricing_id: number | null, name: string, hours_before: number, latest: number, is_too_late: boolean } | null } | null } };

export type CreateBookingMutationVariables = Exact<{
  business_id: number;
  services?: Array<BookingServiceInput> | BookingServiceInput | null | undefined;
  vouchers?: Array<BookingVoucherInput> | BookingVoucherInput | null | undefined;
  products?: Array<BookingProductInput> | BookingProductInput | null | undefined;
  group?: BookingGroupInput | null | undefined;
  total_amount?: number | null | undefined;
  upfront_amount?: number | null | undefined;
  discount?: number | null | undefined;
  payment_info?: PaymentInfoInput | null | undefined;
  video_datetime?: number | null | undefined;
  booking_request?: string | null | undefined;
  google_pay_token?: string | null | undefined;
  saved_card_id?: number | null | undefined;
  fee_consent?: boolean | null | undefined;
  note?: string | null | undefined;
  forms?: Array<GivenFormInput> | GivenFormInput | null | undefined;
  idempotency_key?: string | null | undefined;
}>;


export type CreateBookingMutation = { create_booking: { status: number, message: string, payment_status: number | null, payment_type: string | null, sale_id: number | null, payment_url: string | null, payment_amount: number | null, order_id: number | null, held_until: number | null, refused: { code: string, service_pricing_id: number | null, alternatives: Array<{ date: string, time: number }>, test: { service_pricing_id: number | null, name: string, hours_before: number, latest: number, is_too_late: boolean } | null } | null } };

export type PriceAvailabilityQueryVariables = Exact<{
  business_id: number;
  services?: Array<BookingServiceInput> | BookingServiceInput | null | undefined;
  vouchers?: Array<BookingVoucherInput> | BookingVoucherInput | null | undefined;
  group?: BookingGroupInput | null | undefined;
}>;


export type PriceAvailabilityQuery = { price_availability: { total_amount: number, payable_now: number, in_full: boolean, available: boolean, lines: Array<{ guest: number, planned_time: number | null, planned_minutes: number | null }> } };

export type UpcomingAppointmentsQueryVariables = Exact<{
  type?: string | null | undefined;
  count?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type UpcomingAppointmentsQuery = { appointments: { data: Array<{ id: number, sale_id: number | null }>, paginatorInfo: { total: number } } };

export type OverlappingAppointmentsQueryVariables = Exact<{
  spans: Array<TimeSpanInput> | TimeSpanInput;
}>;


export type OverlappingAppointmentsQuery = { overlapping_appointments: Array<{ id: number, kind: string, date: number, business_id: number, business_info: { name: string, zone_label: string } | null, appointment_detail: Array<{ ser_pricing_id: number, time: number, service_pricing: { service_name: string } }> }> };

export type ShopMovedQueryVariables = Exact<{
  slug: string;
}>;


export type ShopMovedQuery = { shop_moved_to: string | null };

export type ShopBusinessQueryVariables = Exact<{
  slug: string;
}>;


export type ShopBusinessQuery = { business: { id: number, slug: string, name: string, country: string, currency: string, location: string, area: string, eir_code: string | null, lat: number | null, lng: number | null, zone: string, zone_label: string, rating: number, number_of_ratings: number, about: string, description: string, website: string | null, vat_registered: boolean, phone: string | null, video_vetting: boolean, consultation_minutes: number, consultation_price: number, horizon_days: number, upfront_amount: number, close_date: Array<string>, trade: { slug: string, name: string } | null, cancellation: Array<{ value: number }>, cancellation_steps: Array<{ hours: number, percent: number }>, work_hours: Array<{ weekday: string, s_time: number, e_time: number }>, social_links: { facebook: string | null, instagram: string | null, linkedin: string | null, tiktok: string | null }, thumbnail_picture: { image: string, alt: string, width: number, height: number, tint: string } | null, slider: Array<{ image: string, alt: string, width: number, height: number, tint: string }>, photos: Array<{ image: string, alt: string, width: number, height: number, tint: string, drawn: boolean }>, team: Array<{ id: number, slug: string, name: string, title: string, rating: number, number_of_ratings: number, portrait: { image: string, alt: string, width: number, height: number, tint: string } | null }> } | null };

export type ShopOffersQueryVariables = Exact<{
  business_id: number;
}>;


export type ShopOffersQuery = { service_categories: Array<{ id: number, name: string, services: Array<{ id: number, service_id: number, service_name: string, description: string, price: number, special_price: number, duration: number, special_deposit: number | null, is_group: boolean, service_group: { is_course: boolean, group_type: string, single_visits: boolean, occurrences: number, frequency: string | null, enroll_date: string | null, seats: number, enrolment: EnrolmentState, service_schedules: Array<{ date_time: number, seats_left: number }> } | null }> }>, business_vouchers: Array<{ id: number, sessions: number | null, shareable: boolean, name: string, title: string, note: string, color: string, retail: number, value: number, amount_from: number | null, amount_to: number | null, valid_for: number, limit_number_of_sales: number, total_sale: number, services_included: Array<{ label: string }> }>, business_reviews: { total: number, rating_distribution: Array<{ rating_level: number, number_of_rating: number }>, reviews: Array<{ id: number, rating: number, comment: string, created_at: number, user_info: { first_name: string, last_name: string }, reply: { text: string } | null }> } };

export type DisconnectCalendarMutationVariables = Exact<{ [key: string]: never; }>;


export type DisconnectCalendarMutation = { disconnectGoogleAccount: { status: number, message: string } };

export type CalendarFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarFeedQuery = { calendar_feed: { url: string, webcal_url: string } };

export type RenewCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewCalendarFeedMutation = { renew_calendar_feed: { url: string, webcal_url: string } };

export type HowItWorksPageQueryVariables = Exact<{ [key: string]: never; }>;


export type HowItWorksPageQuery = { how_it_works: { title: string, description: string, chapters: Array<{ at: string, label: string }>, blocks: Array<{ slug: string, title: string, description: string, quote: { text: string, author: string, company: string, photo: { image: string, alt: string, width: number, height: number, tint: string } } }> } | null, comparison: { title: string, columns: Array<string>, note: string, rows: Array<{ label: string, cells: Array<string> }> } | null, pains: { title: string, description: string, items: Array<{ label: string, minutes: number, answer: string }> } | null, page_videos: { video_code: string, title: string } | null, film: { title: string, description: string, poster: { image: string, alt: string, width: number, height: number, tint: string } } | null, ebook: { title: string, subtitle: string, description: string, highlights: Array<string> } | null, blogs: Array<{ description: string, id: number, slug: string, title: string, excerpt: string, topic: string, image_alt_text: string, reading_minutes: number, created_at: number, picture: { image: string, alt: string, width: number, height: number, tint: string } | null }> };

export type FilmPosterFragment = { title: string, description: string, poster: { image: string, alt: string, width: number, height: number, tint: string } };

export type EbookWordsFragment = { title: string, subtitle: string, description: string, highlights: Array<string> };

export type PricingPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PricingPageQuery = { pricing: { title: string, description: string, currency: string, yearly_note: string, footnote: string, plans: Array<{ slug: string, name: string, description: string, monthly: number, yearly: number, highlight: boolean, badge: string | null, features: Array<string> }>, comparison: Array<{ label: string, values: Array<string> }>, faqs: Array<{ question: string, answer: string }> } | null };

export type ForBusinessPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ForBusinessPageQuery = { partner_features: Array<{ id: number, slug: string, title: string, summary: string, picture: { image: string, alt: string, width: number, height: number, tint: string } | null }>, website_visit_sliders: Array<{ id: number, src: string, picture: { image: string, alt: string, width: number, height: number, tint: string } }>, page_videos: { video_code: string, title: string } | null, film: { title: string, description: string, poster: { image: string, alt: string, width: number, height: number, tint: string } } | null, customers: Array<{ id: number, name: string, position: string, company: string, description: string, photo_alt_text: string, picture: { image: string, alt: string, width: number, height: number, tint: string } | null }> };

export type AppScreenFragment = { id: number, src: string, picture: { image: string, alt: string, width: number, height: number, tint: string } };

export type AppLinkPageQueryVariables = Exact<{
  video: string;
  sliders: string;
}>;


export type AppLinkPageQuery = { page_videos: { video_code: string, title: string } | null, film: { title: string, description: string, poster: { image: string, alt: string, width: number, height: number, tint: string } } | null, website_visit_sliders: Array<{ id: number, src: string, picture: { image: string, alt: string, width: number, height: number, tint: string } }> };

export type BusinessFeaturePageQueryVariables = Exact<{
  slug: string;
}>;


export type BusinessFeaturePageQuery = { partner_feature: { id: number, slug: string, title: string, summary: string, sliders: string, description: string, picture: { image: string, alt: string, width: number, height: number, tint: string } | null } | null, partner_features: Array<{ id: number, slug: string, title: string }> };

export type BonusListPageQueryVariables = Exact<{ [key: string]: never; }>;


export type BonusListPageQuery = { bonuses: Array<{ id: number, title: string, description: string, slug: string, alt: string, picture: { image: string, alt: string, width: number, height: number, tint: string } | null }> };

export type BonusPageQueryVariables = Exact<{
  slug: string;
}>;


export type BonusPageQuery = { bonus: { id: number, slug: string, title: string, description: string, picture: { image: string, alt: string, width: number, height: number, tint: string } | null, overview: { title: string, description: string, video_id: string | null }, software: { title: string, description: string, video_id: string | null } } | null, bonuses: Array<{ id: number, slug: string, title: string }>, bonus_sheets: Array<{ title: string, description: string, steps: Array<string> }>, ebook: { title: string, subtitle: string, description: string, highlights: Array<string> } | null };

export type ThankYouPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ThankYouPageQuery = { bonus_testimonial: { text: string, author: string, company: string, rating: number, picture: { image: string, alt: string, width: number, height: number, tint: string } } | null, bonuses: Array<{ id: number, title: string, slug: string, picture: { image: string, alt: string, width: number, height: number, tint: string } | null }> };

export type EbookLandingPageQueryVariables = Exact<{ [key: string]: never; }>;


export type EbookLandingPageQuery = { ebook: { author: string, title: string, subtitle: string, description: string, highlights: Array<string>, chapters: Array<{ slug: string, title: string }> } | null };

export type EbookReaderPageQueryVariables = Exact<{ [key: string]: never; }>;


export type EbookReaderPageQuery = { ebook: { author: string, title: string, subtitle: string, description: string, highlights: Array<string>, chapters: Array<{ slug: string, title: string, body: string }> } | null };

export type WorksheetsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type WorksheetsPageQuery = { time: Array<{ title: string, description: string, steps: Array<string> }>, growth: Array<{ title: string, description: string, steps: Array<string> }>, boundaries: Array<{ title: string, description: string, steps: Array<string> }>, analytics: Array<{ title: string, description: string, steps: Array<string> }>, bonuses: Array<{ slug: string, title: string }> };

export type SheetFragment = { title: string, description: string, steps: Array<string> };

export type HomePageQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePageQuery = { sliders: Array<{ id: number, title: string, sub_title: string, short_description: string, youtube_url: string | null, image_alt_text: string, picture: { image: string, alt: string, width: number, height: number, tint: string } | null }>, trades: Array<{ slug: string, name: string, number_of_businesses: number }>, featured_businesses: Array<{ id: number, slug: string, name: string, country: string, zone: string, zone_label: string, area: string, rating: number, number_of_ratings: number, from_price: number | null, trade: { name: string } | null, thumbnail_picture: { image: string, alt: string, width: number, height: number, tint: string } | null }>, page_videos: { video_code: string, title: string } | null, ebook: { title: string, subtitle: string, description: string, highlights: Array<string> } | null, partner_features: Array<{ id: number, slug: string, title: string, summary: string, picture: { image: string, alt: string, width: number, height: number, tint: string } | null }>, opinions: Array<{ id: number, name: string, position: string, company: string, description: string, photo_alt_text: string, picture: { image: string, alt: string, width: number, height: number, tint: string } | null }>, customers: Array<{ room_alt_text: string, id: number, name: string, position: string, company: string, description: string, photo_alt_text: string, room: { image: string, alt: string, width: number, height: number, tint: string } | null, picture: { image: string, alt: string, width: number, height: number, tint: string } | null }> };

export type OpinionFragment = { id: number, name: string, position: string, company: string, description: string, photo_alt_text: string, picture: { image: string, alt: string, width: number, height: number, tint: string } | null };

export type FaqPageQueryVariables = Exact<{
  keyword?: string | null | undefined;
}>;


export type FaqPageQuery = { faq_categories: Array<{ id: number, slug: string, name: string, faqs: Array<{ id: number, slug: string, question: string, answer: string }> }> };

export type PagePictureQueryVariables = Exact<{
  page: string;
}>;


export type PagePictureQuery = { page_picture: { image: string, alt: string, width: number, height: number, tint: string } | null };

export type BlogListPageQueryVariables = Exact<{
  page?: number | null | undefined;
  topic?: string | null | undefined;
  skip?: number | null | undefined;
}>;


export type BlogListPageQuery = { blog_list: { data: Array<{ id: number, slug: string, title: string, excerpt: string, topic: string, image_alt_text: string, reading_minutes: number, created_at: number, picture: { image: string, alt: string, width: number, height: number, tint: string } | null }>, paginatorInfo: { total: number, currentPage: number, lastPage: number, count: number } }, latest: Array<{ id: number, slug: string, title: string, excerpt: string, topic: string, image_alt_text: string, reading_minutes: number, created_at: number, picture: { image: string, alt: string, width: number, height: number, tint: string } | null }>, topics: Array<{ topic: string }> };

export type BlogCardFragment = { id: number, slug: string, title: string, excerpt: string, topic: string, image_alt_text: string, reading_minutes: number, created_at: number, picture: { image: string, alt: string, width: number, height: number, tint: string } | null };

export type BlogPostQueryVariables = Exact<{
  slug: string;
}>;


export type BlogPostQuery = { blog: { description: string, author: string, meta_title: string, meta_description: string, meta_keywords: string, id: number, slug: string, title: string, excerpt: string, topic: string, image_alt_text: string, reading_minutes: number, created_at: number, writer: { about: string, picture: { image: string } } | null, related_blogs: Array<{ id: number, slug: string, title: string, excerpt: string, topic: string, image_alt_text: string, reading_minutes: number, created_at: number, picture: { image: string, alt: string, width: number, height: number, tint: string } | null }>, picture: { image: string, alt: string, width: number, height: number, tint: string } | null } | null, ebook: { title: string, subtitle: string } | null };

export type CmsPageQueryVariables = Exact<{
  slug: string;
}>;


export type CmsPageQuery = { pages: { slug: string, title: string, body: string, meta_description: string, updated_at: number } | null };

export type AboutPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutPageQuery = { pages: { slug: string, title: string, body: string, meta_description: string, updated_at: number } | null, page_picture: { image: string, alt: string, width: number, height: number, tint: string } | null, marketplace: { number_of_businesses: number, southernmost_area: string, northernmost_area: string, average_chairs: number, average_closing: number | null }, authors: Array<{ name: string, about: string, number_of_posts: number, picture: { image: string, alt: string, width: number, height: number, tint: string } }> };

export type DiscoveryCallPageQueryVariables = Exact<{ [key: string]: never; }>;


export type DiscoveryCallPageQuery = { discovery_call: { title: string, description: string, form_title: string, form_note: string, demo_text: string, steps: Array<{ at: string, title: string, description: string }>, quote: { text: string, author: string, company: string, photo: { image: string, alt: string, width: number, height: number, tint: string } }, picture: { image: string, alt: string, width: number, height: number, tint: string }, faqs: Array<{ question: string, answer: string }> } | null };

export type SaidFragment = { text: string, author: string, company: string, photo: { image: string, alt: string, width: number, height: number, tint: string } };

export type OwnConversationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnConversationsQuery = { my_conversations: Array<{ id: number, preview: string, last_own: boolean, last_at: number, unread: number, shop: { id: number, name: string, slug: string, thumbnail_picture: { image: string, alt: string, width: number, height: number, tint: string } | null } }> };

export type OwnConversationQueryVariables = Exact<{
  id?: number | null | undefined;
  shop?: string | null | undefined;
  before?: number | null | undefined;
}>;


export type OwnConversationQuery = { my_conversation: { id: number | null, has_older: boolean, silence: string | null, silence_words: string | null, blocked: boolean, shop: { id: number, name: string, slug: string, phone: string | null, published: boolean, thumbnail_picture: { image: string, alt: string, width: number, height: number, tint: string } | null }, appointment: { id: number, starts: number, zone_label: string, services: string, is_call: boolean } | null, events: Array<{ key: string, at: number, words: string }>, messages: Array<{ id: number, own: boolean, author: string, body: string, route: string, at: number, read: boolean, pictures: Array<{ id: number, url: string, width: number, height: number }> }> } };

export type SendMessageMutationVariables = Exact<{
  business: number;
  body: string;
  appt?: number | null | undefined;
  pictures?: Array<number> | number | null | undefined;
  key: string;
}>;


export type SendMessageMutation = { send_message: { status: number, message: string, conversation_id: number | null, id: number | null } };

export type ReadConversationMutationVariables = Exact<{
  id: number;
  last: number;
}>;


export type ReadConversationMutation = { read_conversation: { status: number, message: string } };

export type BlockConversationMutationVariables = Exact<{
  id: number;
  blocked: boolean;
}>;


export type BlockConversationMutation = { block_conversation: { status: number, message: string } };

export type ReportConversationMutationVariables = Exact<{
  id: number;
  reason: string;
  note?: string | null | undefined;
}>;


export type ReportConversationMutation = { report_conversation: { status: number, message: string } };

export type OwnFavouritesQueryVariables = Exact<{
  count: number;
  page: number;
}>;


export type OwnFavouritesQuery = { my_favorite_business: { data: Array<{ id: number, business_id: number, business_info: { id: number, slug: string, name: string, description: string, location: string, area: string, zone: string, zone_label: string, rating: number, number_of_ratings: number, service_category_names: Array<string>, thumbnail_picture: { image: string, alt: string, width: number, height: number, tint: string } | null } | null }>, paginatorInfo: { total: number } } };

export type SaveBusinessMutationVariables = Exact<{
  type: number;
  business_id: number;
}>;


export type SaveBusinessMutation = { save_businesses: { status: number, message: string } };

export type FavouriteIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type FavouriteIdsQuery = { profileInformation: { client_detail: { id: number, favorite_business: Array<{ id: number, business_id: number }> } | null } };

export type BookingFormsQueryVariables = Exact<{
  business_id: number;
  service_pricing_ids: Array<number> | number;
}>;


export type BookingFormsQuery = { booking_forms: Array<{ id: number, version: number, title: string, intro: string, may_wait: boolean, questions: Array<{ id: string, kind: string, label: string, required: boolean, options: Array<string> }> }> };

export type AppointmentFormsQueryVariables = Exact<{
  appt_id: number;
}>;


export type AppointmentFormsQuery = { appointment_forms: Array<{ id: number, version: number, title: string, intro: string, is_due: boolean, signed_name: string | null, signed_at: number | null, questions: Array<{ id: string, kind: string, label: string, required: boolean, options: Array<string> }>, answers: Array<{ question: string, answer: string }> }> };

export type AnswerFormMutationVariables = Exact<{
  appt_id: number;
  form_id: number;
  version: number;
  answers: Array<GivenAnswerInput> | GivenAnswerInput;
}>;


export type AnswerFormMutation = { answer_form: { status: number, message: string } };

export type LinkedFormsQueryVariables = Exact<{
  token: string;
}>;


export type LinkedFormsQuery = { linked_forms: { shop: string, slug: string, first_name: string, starts: number, zone_label: string, forms: Array<{ id: number, version: number, title: string, intro: string, questions: Array<{ id: string, kind: string, label: string, required: boolean, options: Array<string> }> }> } | null };

export type AnswerLinkedFormMutationVariables = Exact<{
  token: string;
  form_id: number;
  version: number;
  answers: Array<GivenAnswerInput> | GivenAnswerInput;
}>;


export type AnswerLinkedFormMutation = { answer_linked_form: { status: number, message: string } };

export type InvoiceDetailQueryVariables = Exact<{
  sale_id: number;
  appt_id?: number | null | undefined;
}>;


export type InvoiceDetailQuery = { invoice: { inv_pre: string, inv_no: string, created_at: number, buyer_name: string, payment_type: string, payment_status: string, sub_total: number, discount: number, s_discount: number, total_amount: number, payment_amount: number, due_amount: number, supplied_on: string | null, pdf_url: string, buyer_info: { mobile: string | null, email: string | null, address: string | null }, business_info: { id: number, name: string, address: string | null, country: string, vat_number: string | null, thumbnail_picture: { image: string, alt: string, width: number, height: number, tint: string } | null }, sale_detail: Array<{ id: number, product_name: string, product_qty: number, unit_price: number, discount: number, member_percent: number | null, vat_rate: number | null, vat: number, note: string }>, vat: Array<{ rate: number, net: number, vat: number, gross: number }>, credit_notes: Array<{ id: number, number: string, amount: number, reason: string, created_at: number, pdf_url: string }>, changes: Array<{ id: number, kind: string, amount: number, note: string, created_at: number }>, payments: Array<{ id: number, kind: string, amount: number, method: string | null, instrument: string | null, created_at: number }>, visits: Array<{ id: number, status: string, date: number, end: number, zone_label: string }> } | null };

export type SubmitQueryMutationVariables = Exact<{
  name: string;
  email: string;
  phone: string;
  description?: string | null | undefined;
  query_type: string;
  referral_code?: string | null | undefined;
}>;


export type SubmitQueryMutation = { submit_query: { status: number, message: string } };

export type ContactDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactDetailsQuery = { profileInformation: { first_name: string, last_name: string, email: string | null, mobile: string | null } };

export type SubmitFormMutationVariables = Exact<{
  form: HostedForm;
  name: string;
  email: string;
  phone?: string | null | undefined;
  description?: string | null | undefined;
  preferred_time?: string | null | undefined;
  referral_code?: string | null | undefined;
}>;


export type SubmitFormMutation = { submit_form: { status: number, message: string } };

export type CampaignTrafficMutationVariables = Exact<{
  referral_code: string;
  page: string;
}>;


export type CampaignTrafficMutation = { campaignTraffic: { status: number } };

export type UnsubscribeAddressMutationVariables = Exact<{
  email: string;
}>;


export type UnsubscribeAddressMutation = { unsubscribe: { status: number, message: string } };

export type OfferedMembershipFragment = { id: number, business_id: number, name: string, description: string, price: number, price_words: string, session_words: string, percent_words: string, term_words: string, consent_words: string, services: Array<string> };

export type BusinessMembershipsQueryVariables = Exact<{
  business_id: number;
}>;


export type BusinessMembershipsQuery = { business_memberships: Array<{ id: number, business_id: number, name: string, description: string, price: number, price_words: string, session_words: string, percent_words: string, term_words: string, consent_words: string, services: Array<string> }> };

export type MyMembershipsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyMembershipsQuery = { my_memberships: Array<{ id: number, shop: string, slug: string, country: string, status: string, sessions_left: number, next_payment: number | null, ends: number | null, is_cancelled: boolean, resume_on: string | null, first_resume: string | null, card: string | null, card_id: number | null, failure: string | null, reason: string, offer: { sessions: number, id: number, business_id: number, name: string, description: string, price: number, price_words: string, session_words: string, percent_words: string, term_words: string, consent_words: string, services: Array<string> }, payments: Array<{ sale_id: number, paid_at: number, amount: number, is_refunded: boolean }> }> };

export type JoinMembershipMutationVariables = Exact<{
  business_id: number;
  offer_id: number;
  price: number;
  key?: string | null | undefined;
}>;


export type JoinMembershipMutation = { join_membership: { status: number, message: string, payment_url: string | null } };

export type ChangeMembershipMutationVariables = Exact<{
  id: number;
  change: string;
  resume_on?: string | null | undefined;
  key?: string | null | undefined;
}>;


export type ChangeMembershipMutation = { change_membership: { status: number, message: string } };

export type ChangeMembershipCardMutationVariables = Exact<{
  id: number;
  saved_card_id: number;
}>;


export type ChangeMembershipCardMutation = { change_membership_card: { status: number, message: string } };

export type PayMembershipMutationVariables = Exact<{
  id: number;
}>;


export type PayMembershipMutation = { pay_membership: { status: number, message: string, payment_url: string | null } };

export type MessageChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageChoicesQuery = { my_message_choices: { phone: string | null, opted_out: boolean, has_texts: boolean, has_whatsapp: boolean, push_key: string, browsers: number, choices: Array<{ channel: string, purpose: string, allowed: boolean }> } };

export type SaveMessageChoiceMutationVariables = Exact<{
  channel: string;
  purpose: string;
  allowed: boolean;
}>;


export type SaveMessageChoiceMutation = { save_message_choice: { status: number, message: string } };

export type SubscribePushMutationVariables = Exact<{
  endpoint: string;
  p256dh: string;
  auth: string;
}>;


export type SubscribePushMutation = { subscribe_push: { status: number, message: string } };

export type UnsubscribePushMutationVariables = Exact<{
  endpoint: string;
}>;


export type UnsubscribePushMutation = { unsubscribe_push: { status: number, message: string } };

export type ShopNewsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopNewsQuery = { my_shop_news: Array<{ business_id: number, shop: string, slug: string, mail: boolean, text: boolean }>, my_message_choices: { has_texts: boolean } };

export type AskNewsQueryVariables = Exact<{ [key: string]: never; }>;


export type AskNewsQuery = { my_shop_news: Array<{ business_id: number, shop: string, slug: string, asked: boolean }>, my_message_choices: { phone: string | null, has_texts: boolean } };

export type SaveShopNewsMutationVariables = Exact<{
  business: number;
  channel: string;
  allowed: boolean;
}>;


export type SaveShopNewsMutation = { save_shop_news: { status: number, message: string } };

export type OwnNotificationsQueryVariables = Exact<{
  count: number;
}>;


export type OwnNotificationsQuery = { myNotification: { new: number, total: number, data: Array<{ id: number, title: string, message: string, status: string, ref_id: number | null, target_url: string | null, business_id: number | null, business_slug: string | null, business_name: string | null, zone_label: string | null, created_at: number, seen: boolean, actions: Array<string>, answer_by: number | null, call_id: number | null, services: Array<{ service_pricing_id: number, name: string, occurrences: number | null }>, ended_offer: { state: string, place: string, date: number, request_id: number | null, position: number | null, from_date: string, to_date: string, nearest_times: Array<number>, lat: number | null, lng: number | null } | null }> } };

export type MarkSeenQueryVariables = Exact<{ [key: string]: never; }>;


export type MarkSeenQuery = { myNotificationSeen: { status: number, message: string } };

export type DeleteNotificationsMutationVariables = Exact<{
  ids: string;
}>;


export type DeleteNotificationsMutation = { notificationDelete: { status: number, message: string } };

export type BookWarningCallMutationVariables = Exact<{
  video_datetime: number;
  business_id: number;
}>;


export type BookWarningCallMutation = { video_consultation_booking: { status: number, message: string } };

export type OfferPriceQueryVariables = Exact<{
  business_id: number;
  services?: Array<BookingServiceInput> | BookingServiceInput | null | undefined;
}>;


export type OfferPriceQuery = { price_availability: { payable_now: number, in_full: boolean, currency: string } };

export type AcceptOfferMutationVariables = Exact<{
  offer_id: number;
  payment_info?: PaymentInfoInput | null | undefined;
  saved_card_id?: number | null | undefined;
  video_datetime?: number | null | undefined;
  idempotency_key?: string | null | undefined;
}>;


export type AcceptOfferMutation = { accept_waiting_list_offer: { status: number, message: string, payment_status: number | null, payment_url: string | null, refused: { code: string } | null } };

export type OfferedTimesQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferedTimesQuery = { waiting_list: Array<{ offer: { id: number, date: string, time: number } | null }> };

export type DeclineOfferMutationVariables = Exact<{
  offer_id: number;
}>;


export type DeclineOfferMutation = { decline_waiting_list_offer: { status: number, message: string } };

export type LeaveWaitingListMutationVariables = Exact<{
  request_id: number;
}>;


export type LeaveWaitingListMutation = { leave_waiting_list: { status: number, message: string } };

export type CancelFutureMutationVariables = Exact<{
  business_id: number;
}>;


export type CancelFutureMutation = { cancel_future_appointment: { status: number, message: string } };

export type CheckVoucherQueryVariables = Exact<{
  voucher_code: string;
  selling_service: Array<SellingServiceInput> | SellingServiceInput;
  guest_id: number;
  grand_total: number;
  discount?: number | null | undefined;
  business_id: number;
  in_full?: boolean | null | undefined;
}>;


export type CheckVoucherQuery = { voucher_check: { value: number, value_now: number, sessions: number, message: string, status: number } };

export type OwnVouchersQueryVariables = Exact<{
  count?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type OwnVouchersQuery = { my_voucher: { data: Array<{ id: number, business_id: number, owner_id: number | null, voucher_code: string, remaining: number, expiry_date: number }> }, my_packages: Array<{ id: number, business_id: number, code: string, name: string, sessions_left: number, expiry_date: number }> };

export type MakePaymentMutationVariables = Exact<{
  sale_id: number;
  appt_id?: number | null | undefined;
  payment_type?: string | null | undefined;
  booking_request?: string | null | undefined;
  google_pay_token?: string | null | undefined;
  saved_card_id?: number | null | undefined;
  vouchers?: Array<VoucherPaymentInput> | VoucherPaymentInput | null | undefined;
  due_amount?: number | null | undefined;
  idempotency_key?: string | null | undefined;
}>;


export type MakePaymentMutation = { make_payment: { status: number, message: string, payment_url: string | null } };

export type ConfirmCardPaymentMutationVariables = Exact<{
  sale_id: number;
  order_id: number;
  appt_id?: number | null | undefined;
}>;


export type ConfirmCardPaymentMutation = { card_payment_confirm: { status: number, message: string, payment_url: string | null, is_open: boolean | null, is_returned: boolean | null, needs_action: boolean | null, public_id: string | null, amount: number | null, currency: string | null, held_until: number | null, page_url: string | null } };

export type ConfirmSubscriptionMutationVariables = Exact<{
  order_id: number;
  subscribed_id: number;
}>;


export type ConfirmSubscriptionMutation = { subscription_payment: { status: number, message: string, payment_url: string | null, is_open: boolean | null, is_returned: boolean | null, public_id: string | null, amount: number | null, currency: string | null, page_url: string | null } };

export type PayerQueryVariables = Exact<{ [key: string]: never; }>;


export type PayerQuery = { billing_details: { name: string, email: string, country_code: string, region: string, city: string, street_line1: string, street_line2: string, postcode: string } | null };

export type PostTownQueryVariables = Exact<{
  country_code: string;
  postcode: string;
}>;


export type PostTownQuery = { post_town: { city: string, region: string } | null };

export type SaveBillingMutationVariables = Exact<{
  country_code: string;
  region: string;
  city: string;
  street_line1: string;
  street_line2?: string | null | undefined;
  postcode: string;
}>;


export type SaveBillingMutation = { save_billing_details: { status: number, message: string } };

export type CheckInvoiceVoucherQueryVariables = Exact<{
  sale_id: number;
  appt_id?: number | null | undefined;
  voucher_code: string;
}>;


export type CheckInvoiceVoucherQuery = { invoice_voucher_check: { status: number, message: string, value: number, sessions: number } };

export type SavedCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedCardsQuery = { saved_cards: Array<{ id: number, name: string, brand: string, last4: string, exp_month: number, exp_year: number, is_expired: boolean, expires_soon: boolean, memberships: Array<string> }> };

export type SaveCardOfOrderMutationVariables = Exact<{
  order_id: number;
  save: boolean;
  fee?: boolean | null | undefined;
}>;


export type SaveCardOfOrderMutation = { save_card_of_order: { status: number, message: string } };

export type PayWithSavedCardMutationVariables = Exact<{
  order_id: number;
  card_id: number;
  fee?: boolean | null | undefined;
}>;


export type PayWithSavedCardMutation = { pay_with_saved_card: { status: number, message: string, payment_url: string | null, is_open: boolean | null, is_returned: boolean | null, needs_action: boolean | null, held_until: number | null } };

export type DeleteSavedCardMutationVariables = Exact<{
  id: number;
}>;


export type DeleteSavedCardMutation = { delete_saved_card: { status: number, message: string } };

export type SubscribeMutationVariables = Exact<{
  plan: string;
  business?: number | null | undefined;
}>;


export type SubscribeMutation = { subscribe: { status: number, message: string, payment_url: string | null, subscribed_id: number | null } };

export type OwnPlanQueryVariables = Exact<{
  business?: number | null | undefined;
}>;


export type OwnPlanQuery = { desk_plan: { business_id: number, state: string, plan: { code: string } | null } | null };

export type AppointmentTipQueryVariables = Exact<{
  appt_id: number;
}>;


export type AppointmentTipQuery = { appointment_tip: { can_tip: boolean, given: number, suggestions: Array<number>, people: Array<string> } };

export type TipAppointmentMutationVariables = Exact<{
  appt_id: number;
  amount: number;
  key?: string | null | undefined;
}>;


export type TipAppointmentMutation = { tip_appointment: { status: number, message: string, payment_url: string | null } };

export type GroupPartsQueryVariables = Exact<{
  id: number;
}>;


export type GroupPartsQuery = { appointment: { id: number, parts: Array<{ appt_id: number, name: string, is_booker: boolean, for_all: boolean, state: string, paid: number, deposit_left: number, due: number, pay_until: number, path: string }> } | null };

export type PayOwnPartMutationVariables = Exact<{
  appt_id: number;
  key?: string | null | undefined;
}>;


export type PayOwnPartMutation = { pay_own_part: { status: number, message: string, payment_url: string | null } };

export type LinkedPartQueryVariables = Exact<{
  token: string;
}>;


export type LinkedPartQuery = { linked_part: { booked_by: string, people: number, services: string, starts: number, zone_label: string, shop: string, slug: string, location: string, country: string, gets_mails: boolean | null, part: { name: string, is_booker: boolean, for_all: boolean, state: string, paid: number, deposit_left: number, due: number, pay_until: number } } | null };

export type SetPartEmailMutationVariables = Exact<{
  token: string;
  email: string;
}>;


export type SetPartEmailMutation = { set_part_email: { status: number, message: string } };

export type PayPartMutationVariables = Exact<{
  token: string;
  all?: boolean | null | undefined;
  key?: string | null | undefined;
}>;


export type PayPartMutation = { pay_part: { status: number, message: string, payment_url: string | null } };

export type OrderFeeTermsQueryVariables = Exact<{
  order_id: number;
}>;


export type OrderFeeTermsQuery = { order_fee_terms: { words: string } | null };

export type AppointmentCardFeeQueryVariables = Exact<{
  appt_id: number;
}>;


export type AppointmentCardFeeQuery = { appointment_card_fee: { amount: number, reason: string, status: string, refunded: number, charge_at: number, note: string, can_object: boolean, agreed: string } | null };

export type QuestionCardFeeMutationVariables = Exact<{
  appt_id: number;
  note: string;
}>;


export type QuestionCardFeeMutation = { question_card_fee: { status: number, message: string } };

export type ShopFeeTermsQueryVariables = Exact<{
  business_id: number;
}>;


export type ShopFeeTermsQuery = { shop_fee_terms: { words: string } | null };

export type PayCardFeeMutationVariables = Exact<{
  appt_id: number;
}>;


export type PayCardFeeMutation = { pay_card_fee: { status: number, message: string, payment_url: string | null } };

export type TeamFirstFreeQueryVariables = Exact<{
  business_id: number;
}>;


export type TeamFirstFreeQuery = { team_first_free: Array<{ person_id: number, first_free: { s_time: number } | null }> };

export type ShopPersonQueryVariables = Exact<{
  slug: string;
}>;


export type ShopPersonQuery = { business: { id: number, slug: string, name: string, area: string, location: string, country: string, zone_label: string, trade: { name: string } | null, team: Array<{ id: number, slug: string, name: string, title: string, bio: string, languages: Array<string>, rating: number, number_of_ratings: number, service_pricing_ids: Array<number>, portrait: { image: string, alt: string, width: number, height: number, tint: string } | null, gallery: Array<{ image: string, alt: string, width: number, height: number, tint: string }>, reviews: Array<{ id: number, rating: number, comment: string, created_at: number, user_info: { first_name: string, last_name: string } }> }> } | null };

export type LinkedReminderQueryVariables = Exact<{
  code: string;
}>;


export type LinkedReminderQuery = { linked_reminder: { shop: string, slug: string, phone: string, place: string, first_name: string, services: Array<string>, starts: number, zone_label: string, answer: string | null, closed: string | null, can_move: boolean, cancellation: { fee: string, refund: string, sentence: string, late_fee: string } | null } | null };

export type LinkedReminderTimesQueryVariables = Exact<{
  code: string;
  date: string;
}>;


export type LinkedReminderTimesQuery = { linked_reminder_times: { dates: Array<string>, times: Array<number> } };

export type AnswerLinkedReminderMutationVariables = Exact<{
  code: string;
  answer: string;
  date?: string | null | undefined;
  time?: number | null | undefined;
}>;


export type AnswerLinkedReminderMutation = { answer_linked_reminder: { status: number, message: string } };

export type MoreReviewsQueryVariables = Exact<{
  business_id: number;
  page: number;
}>;


export type MoreReviewsQuery = { business_reviews: { total: number, reviews: Array<{ id: number, rating: number, comment: string, created_at: number, user_info: { first_name: string, last_name: string }, reply: { text: string } | null }> } };

export type BusinessSearchQueryVariables = Exact<{
  sort?: string | null | undefined;
  gender?: string | null | undefined;
  business_type?: string | null | undefined;
  lat?: number | null | undefined;
  lng?: number | null | undefined;
  distance?: number | null | undefined;
  where?: string | null | undefined;
  open_now?: boolean | null | undefined;
  max_price?: number | null | undefined;
  min_rating?: number | null | undefined;
  day?: string | null | undefined;
  time?: string | null | undefined;
  with_full?: boolean | null | undefined;
  count?: number | null | undefined;
}>;


export type BusinessSearchQuery = { business_search: { has_uncounted: boolean, unknown_place: boolean, without_times: number | null, soonest_first: boolean, day_is_over: boolean, data: Array<{ id: number, slug: string, name: string, location: string, country: string, rating: number, number_of_ratings: number, gender_served: string, from_price: number | null, lat: number | null, lng: number | null, zone: string, zone_label: string, service_category_names: Array<string>, thumbnail_picture: { image: string, alt: string, width: number, height: number, tint: string } | null }>, paginatorInfo: { total: number, count: number, hasMorePages: boolean }, free_times: Array<{ business_id: number, service_pricing_id: number, service_name: string, times: Array<number>, matches: boolean }>, place: { name: string, county: string, lat: number, lng: number } | null } };

export type SearchPinsQueryVariables = Exact<{
  gender?: string | null | undefined;
  business_type?: string | null | undefined;
  lat?: number | null | undefined;
  lng?: number | null | undefined;
  distance?: number | null | undefined;
  where?: string | null | undefined;
  open_now?: boolean | null | undefined;
  max_price?: number | null | undefined;
  min_rating?: number | null | undefined;
  day?: string | null | undefined;
  time?: string | null | undefined;
}>;


export type SearchPinsQuery = { business_search: { pins: Array<{ id: number, slug: string, name: string, lat: number, lng: number, zone_label: string, first_free: number | null, days_ahead: number | null, matches: boolean }> } };

export type ShopOnMapQueryVariables = Exact<{
  slug: string;
  ids: Array<number> | number;
  business_type?: string | null | undefined;
  day?: string | null | undefined;
  time?: string | null | undefined;
}>;


export type ShopOnMapQuery = { business: { id: number, slug: string, name: string, location: string, country: string, rating: number, number_of_ratings: number, from_price: number | null, lat: number | null, lng: number | null, zone: string, zone_label: string, thumbnail_picture: { image: string, alt: string, width: number, height: number, tint: string } | null } | null, next_free_times: Array<{ business_id: number, service_name: string, times: Array<number>, matches: boolean }> };

export type SearchSuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type SearchSuggestionsQuery = { search_suggestions: Array<{ kind: string, name: string, detail: string, slug: string | null }> };

export type PlaceSuggestionsQueryVariables = Exact<{
  text: string;
  country?: string | null | undefined;
}>;


export type PlaceSuggestionsQuery = { place_suggestions: Array<{ id: string, name: string, description: string }> };

export type NextFreeTimesQueryVariables = Exact<{
  ids: Array<number> | number;
}>;


export type NextFreeTimesQuery = { next_free_times: Array<{ business_id: number, service_name: string, times: Array<number>, matches: boolean }> };

export type NearbyTimesQueryVariables = Exact<{
  lat: number;
  lng: number;
}>;


export type NearbyTimesQuery = { business_search: { data: Array<{ id: number, slug: string, name: string, zone: string, zone_label: string }>, free_times: Array<{ business_id: number, service_name: string, times: Array<number>, matches: boolean }> } };

export type FreeNearbyQueryVariables = Exact<{
  service: string;
  lat: number;
  lng: number;
  day: string;
  count: number;
}>;


export type FreeNearbyQuery = { business_search: { day_is_over: boolean, data: Array<{ id: number, slug: string, name: string, lat: number | null, lng: number | null, zone_label: string }>, free_times: Array<{ business_id: number, service_pricing_id: number, service_name: string, times: Array<number>, matches: boolean }> } };

export type VideoTokenMutationVariables = Exact<{
  room_id: string;
}>;


export type VideoTokenMutation = { video_token: { status: number, message: string, reason: string | null, token: string | null, provider: string | null, url: string | null, opens_at: number | null, ice_servers: Array<{ urls: Array<string>, username: string | null, credential: string | null }>, room: { room_id: string, role: string, starts_at: number, ends_at: number, zone: string, business_name: string, own_name: string, other_name: string } | null } };

export type OwnVoucherFragment = { id: number, business_id: number, owner_id: number | null, owner: string, mine: boolean, voucher_code: string, purchase_date: number, value: number, redeemed: number, remaining: number, expiry_date: number, message: string, giver: string, gift_state: GiftState, recipient_email: string | null, send_at: number | null, send_date: string | null, sent_at: number | null, card_url: string, gift_url: string, business_info: { name: string, slug: string, country: string, zone: string, zone_label: string } | null, voucher_detail: { name: string, color: string, services_included: Array<{ label: string }> }, history: Array<{ id: number, amount: number, created_at: number, remaining: number }> };

export type MyVouchersQueryVariables = Exact<{
  count: number;
  page: number;
}>;


export type MyVouchersQuery = { my_voucher: { data: Array<{ id: number, business_id: number, owner_id: number | null, owner: string, mine: boolean, voucher_code: string, purchase_date: number, value: number, redeemed: number, remaining: number, expiry_date: number, message: string, giver: string, gift_state: GiftState, recipient_email: string | null, send_at: number | null, send_date: string | null, sent_at: number | null, card_url: string, gift_url: string, business_info: { name: string, slug: string, country: string, zone: string, zone_label: string } | null, voucher_detail: { name: string, color: string, services_included: Array<{ label: string }> }, history: Array<{ id: number, amount: number, created_at: number, remaining: number }> }>, paginatorInfo: { total: number } } };

export type MyPackagesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPackagesQuery = { my_packages: Array<{ id: number, code: string, name: string, color: string, sessions: number, sessions_left: number, closed: string | null, shareable: boolean, expiry_date: number, services_included: Array<{ label: string }>, business_info: { name: string, slug: string, zone: string } | null }> };

export type OwnPackageFragment = { id: number, code: string, name: string, color: string, sessions: number, sessions_left: number, closed: string | null, shareable: boolean, expiry_date: number, services_included: Array<{ label: string }>, business_info: { name: string, slug: string, zone: string } | null };

export type BoughtVouchersQueryVariables = Exact<{
  sale_id: number;
}>;


export type BoughtVouchersQuery = { my_voucher: { data: Array<{ id: number, business_id: number, owner_id: number | null, owner: string, mine: boolean, voucher_code: string, purchase_date: number, value: number, redeemed: number, remaining: number, expiry_date: number, message: string, giver: string, gift_state: GiftState, recipient_email: string | null, send_at: number | null, send_date: string | null, sent_at: number | null, card_url: string, gift_url: string, business_info: { name: string, slug: string, country: string, zone: string, zone_label: string } | null, voucher_detail: { name: string, color: string, services_included: Array<{ label: string }> }, history: Array<{ id: number, amount: number, created_at: number, remaining: number }> }> }, my_packages: Array<{ id: number, code: string, name: string, color: string, sessions: number, sessions_left: number, closed: string | null, shareable: boolean, expiry_date: number, services_included: Array<{ label: string }>, business_info: { name: string, slug: string, zone: string } | null }> };

export type ClaimVoucherMutationVariables = Exact<{
  voucher_code: string;
}>;


export type ClaimVoucherMutation = { claim_voucher: { status: number, message: string } };

export type SendVoucherMutationVariables = Exact<{
  id: number;
  email?: string | null | undefined;
}>;


export type SendVoucherMutation = { send_voucher: { status: number, message: string } };

export type ChangeVoucherGiftMutationVariables = Exact<{
  id: number;
  owner: string;
  email?: string | null | undefined;
  send_date?: string | null | undefined;
  from?: string | null | undefined;
  message?: string | null | undefined;
}>;


export type ChangeVoucherGiftMutation = { change_voucher_gift: { status: number, message: string } };

export type GiftCardQueryVariables = Exact<{
  voucher_code: string;
}>;


export type GiftCardQuery = { gift_card: { voucher_code: string, owner: string, giver: string, message: string, name: string, color: string, value: number, remaining: number, expiry_date: number, is_claimed: boolean, is_mine: boolean, services_included: Array<{ label: string }>, business_info: { name: string, slug: string, country: string, location: string, published: boolean, zone: string } | null } | null };

export type CancellationRequestMutationVariables = Exact<{
  date: string;
  guest_id?: number | null | undefined;
  business_id: number;
  date_scope: string;
  service_pricing_id: number;
  call_before?: number | null | undefined;
}>;


export type CancellationRequestMutation = { cancellation_request: { status: number, message: string, position: number | null } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { profileInformation: { id: number, first_name: string, last_name: string, photo: string | null, social_login: string | null, client_detail: { id: number } | null } };

export type UnreadCountQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadCountQuery = { myNotification: { new: number, total: number } };

export type UnreadMessagesQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadMessagesQuery = { my_unread_messages: number };

export type SystemLogMutationVariables = Exact<{
  api?: string | null | undefined;
  type?: string | null | undefined;
  user?: string | number | null | undefined;
  body?: string | null | undefined;
  response?: string | null | undefined;
  exception?: string | null | undefined;
  source?: string | null | undefined;
  version?: string | null | undefined;
  priority?: string | null | undefined;
  device?: string | null | undefined;
}>;


export type SystemLogMutation = { system_log: { status: number } };

export type ForgotPasswordMutationVariables = Exact<{
  email: string;
}>;


export type ForgotPasswordMutation = { forgotPassword: { status: number, message: string } };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  email: string;
  password: string;
  password_confirmation: string;
}>;


export type ResetPasswordMutation = { resetPassword: { status: number, message: string } };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logout: { status: number } };

export type AddressSuggestionsQueryVariables = Exact<{
  text: string;
  kind?: string | null | undefined;
  country?: string | null | undefined;
  session?: string | null | undefined;
}>;


export type AddressSuggestionsQuery = { place_suggestions: Array<{ id: string, name: string, description: string, address: string | null, eir_code: string | null, country: string }> };

export type ResetLinkStateQueryVariables = Exact<{
  token: string;
}>;


export type ResetLinkStateQuery = { reset_link_state: string };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const FilmPosterFragmentDoc = new TypedDocumentString(`
    fragment FilmPoster on FilmWords {
  title
  description
  poster {
    image
    alt
    width
    height
    tint
  }
}
    `, {"fragmentName":"FilmPoster"}) as unknown as TypedDocumentString<FilmPosterFragment, unknown>;
export const EbookWordsFragmentDoc = new TypedDocumentString(`
    fragment EbookWords on Ebook {
  title
  subtitle
  description
  highlights
}
    `, {"fragmentName":"EbookWords"}) as unknown as TypedDocumentString<EbookWordsFragment, unknown>;
export const AppScreenFragmentDoc = new TypedDocumentString(`
    fragment AppScreen on WebsiteVisitSlider {
  id
  src
  picture {
    image
    alt
    width
    height
    tint
  }
}
    `, {"fragmentName":"AppScreen"}) as unknown as TypedDocumentString<AppScreenFragment, unknown>;
export const SheetFragmentDoc = new TypedDocumentString(`
    fragment Sheet on BonusSheet {
  title
  description
  steps
}
    `, {"fragmentName":"Sheet"}) as unknown as TypedDocumentString<SheetFragment, unknown>;
export const OpinionFragmentDoc = new TypedDocumentString(`
    fragment Opinion on Opinion {
  id
  name
  position
  company
  description
  photo_alt_text
  picture {
    image
    alt
    width
    height
    tint
  }
}
    `, {"fragmentName":"Opinion"}) as unknown as TypedDocumentString<OpinionFragment, unknown>;
export const BlogCardFragmentDoc = new TypedDocumentString(`
    fragment BlogCard on Blog {
  id
  slug
  title
  excerpt
  topic
  image_alt_text
  reading_minutes
  created_at
  picture {
    image
    alt
    width
    height
    tint
  }
}
    `, {"fragmentName":"BlogCard"}) as unknown as TypedDocumentString<BlogCardFragment, unknown>;
export const SaidFragmentDoc = new TypedDocumentString(`
    fragment Said on Quote {
  text
  author
  company
  photo {
    image
    alt
    width
    height
    tint
  }
}
    `, {"fragmentName":"Said"}) as unknown as TypedDocumentString<SaidFragment, unknown>;
export const OfferedMembershipFragmentDoc = new TypedDocumentString(`
    fragment OfferedMembership on MembershipOffer {
  id
  business_id
  name
  description
  price
  price_words
  session_words
  percent_words
  term_words
  consent_words
  services
}
    `, {"fragmentName":"OfferedMembership"}) as unknown as TypedDocumentString<OfferedMembershipFragment, unknown>;
export const OwnVoucherFragmentDoc = new TypedDocumentString(`
    fragment OwnVoucher on GuestVoucher {
  id
  business_id
  owner_id
  owner
  mine
  voucher_code
  purchase_date
  value
  redeemed
  remaining
  expiry_date
  message
  giver
  gift_state
  recipient_email
  send_at
  send_date
  sent_at
  business_info {
    name
    slug
    country
    zone
    zone_label
  }
  card_url
  gift_url
  voucher_detail {
    name
    color
    services_included {
      label
    }
  }
  history {
    id
    amount
    created_at
    remaining
  }
}
    `, {"fragmentName":"OwnVoucher"}) as unknown as TypedDocumentString<OwnVoucherFragment, unknown>;
export const OwnPackageFragmentDoc = new TypedDocumentString(`
    fragment OwnPackage on GuestPackage {
  id
  code
  name
  color
  sessions
  sessions_left
  closed
  shareable
  expiry_date
  services_included {
    label
  }
  business_info {
    name
    slug
    zone
  }
}
    `, {"fragmentName":"OwnPackage"}) as unknown as TypedDocumentString<OwnPackageFragment, unknown>;
export const LeavingBelongingsDocument = new TypedDocumentString(`
    query LeavingBelongings($count: Int!) {
  appointments(type: "upcoming", count: $count, page: 1) {
    data {
      id
      kind
      date
      business_info {
        name
        country
        zone_label
      }
      appointment_detail {
        service_pricing {
          service_name
        }
      }
      cancellation_quote {
        fee
        refund
        decided_by_business
      }
    }
    counts {
      upcoming
    }
  }
  my_voucher(count: $count, page: 1) {
    data {
      id
      mine
      owner
      gift_state
      send_at
      voucher_code
      remaining
      expiry_date
      business_info {
        name
        country
        zone
        zone_label
      }
    }
  }
  my_packages {
    id
    code
    name
    sessions_left
    expiry_date
    business_info {
      name
      zone
    }
  }
  my_memberships {
    id
    shop
    status
    offer {
      name
      price_words
    }
  }
}
    `) as unknown as TypedDocumentString<LeavingBelongingsQuery, LeavingBelongingsQueryVariables>;
export const LogInWithPasswordDocument = new TypedDocumentString(`
    mutation LogInWithPassword($username: String!, $password: String!) {
  login(username: $username, password: $password) {
    access_token
    user {
      id
      user_type
      first_name
      last_name
    }
  }
}
    `) as unknown as TypedDocumentString<LogInWithPasswordMutation, LogInWithPasswordMutationVariables>;
export const RegisterGuestDocument = new TypedDocumentString(`
    mutation RegisterGuest($first_name: String!, $last_name: String!, $mobile: String, $email: String!, $password: String!, $additional_mobile: String, $client_source: String, $display_booking: Boolean, $gender: String, $dob: Int, $client_info: String, $address: String, $email_notification: Boolean, $marketing_notification: Boolean, $language: String, $hash: String) {
  guestRegister(
    first_name: $first_name
    last_name: $last_name
    mobile: $mobile
    email: $email
    password: $password
    additional_mobile: $additional_mobile
    client_source: $client_source
    display_booking: $display_booking
    gender: $gender
    dob: $dob
    client_info: $client_info
    address: $address
    email_notification: $email_notification
    marketing_notification: $marketing_notification
    language: $language
    hash: $hash
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<RegisterGuestMutation, RegisterGuestMutationVariables>;
export const SendLoginCodeDocument = new TypedDocumentString(`
    mutation SendLoginCode($email: String!) {
  send_login_code(email: $email) {
    status
    message
    resend_in
  }
}
    `) as unknown as TypedDocumentString<SendLoginCodeMutation, SendLoginCodeMutationVariables>;
export const LogInWithCodeDocument = new TypedDocumentString(`
    mutation LogInWithCode($email: String!, $code: String!) {
  login_with_code(email: $email, code: $code) {
    status
    message
    access_token
    user {
      id
      user_type
      first_name
      last_name
    }
    sign_up_token
  }
}
    `) as unknown as TypedDocumentString<LogInWithCodeMutation, LogInWithCodeMutationVariables>;
export const RegisterWithCodeDocument = new TypedDocumentString(`
    mutation RegisterWithCode($sign_up_token: String!, $first_name: String!, $last_name: String!, $mobile: String, $terms: Boolean!, $language: String) {
  register_with_code(
    sign_up_token: $sign_up_token
    first_name: $first_name
    last_name: $last_name
    mobile: $mobile
    terms: $terms
    language: $language
  ) {
    status
    message
    access_token
    user {
      id
      user_type
      first_name
      last_name
    }
  }
}
    `) as unknown as TypedDocumentString<RegisterWithCodeMutation, RegisterWithCodeMutationVariables>;
export const SocialProvidersDocument = new TypedDocumentString(`
    query SocialProviders {
  social_providers {
    provider
    label
    start_url
    demo
  }
}
    `) as unknown as TypedDocumentString<SocialProvidersQuery, SocialProvidersQueryVariables>;
export const LogInSociallyDocument = new TypedDocumentString(`
    mutation LogInSocially($provider: String!, $token: String!) {
  socialLogin(provider: $provider, token: $token) {
    status
    message
    reason
    access_token
    user {
      id
      user_type
      first_name
      last_name
    }
  }
}
    `) as unknown as TypedDocumentString<LogInSociallyMutation, LogInSociallyMutationVariables>;
export const RegisterSociallyDocument = new TypedDocumentString(`
    mutation RegisterSocially($first_name: String!, $last_name: String!, $mobile: String, $email: String, $password: String!, $provider: String!, $provider_id: String!) {
  socialRegister(
    first_name: $first_name
    last_name: $last_name
    mobile: $mobile
    email: $email
    password: $password
    provider: $provider
    provider_id: $provider_id
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<RegisterSociallyMutation, RegisterSociallyMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($old_password: String!, $password: String!, $password_confirmation: String!) {
  updatePassword(
    old_password: $old_password
    password: $password
    password_confirmation: $password_confirmation
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ChangeEmailDocument = new TypedDocumentString(`
    mutation ChangeEmail($email: String!, $otp_code: String) {
  updateEmail(email: $email, otp_code: $otp_code) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const ProfileDocument = new TypedDocumentString(`
    query Profile {
  profileInformation {
    id
    first_name
    last_name
    mobile
    email
    email_verified
    created_at
    photo
    social_login
    connected_logins
    has_password
    identify
    google_calendar
    client_detail {
      id
      additional_mobile
      dob
      gender
      address
      suite
      country
      eir_code
      email_notification
      marketing_notification
    }
  }
}
    `) as unknown as TypedDocumentString<ProfileQuery, ProfileQueryVariables>;
export const MailProblemDocument = new TypedDocumentString(`
    query MailProblem {
  profileInformation {
    id
    social_login
    mail_problem {
      kind
      address
      since
    }
  }
}
    `) as unknown as TypedDocumentString<MailProblemQuery, MailProblemQueryVariables>;
export const ClientReportDocument = new TypedDocumentString(`
    query ClientReport {
  clientReport {
    total_appt
    total_voucher
    total_favourite
  }
}
    `) as unknown as TypedDocumentString<ClientReportQuery, ClientReportQueryVariables>;
export const UpdateProfileDocument = new TypedDocumentString(`
    mutation UpdateProfile($first_name: String, $last_name: String, $mobile: String, $additional_mobile: String, $gender: String, $dob: Int, $address: String, $suite: String, $country: String, $eir_code: String, $email_notification: Boolean, $marketing_notification: Boolean, $photo: String, $client_source: String, $display_booking: Boolean) {
  guestProfileUpdate(
    first_name: $first_name
    last_name: $last_name
    mobile: $mobile
    additional_mobile: $additional_mobile
    gender: $gender
    dob: $dob
    address: $address
    suite: $suite
    country: $country
    eir_code: $eir_code
    email_notification: $email_notification
    marketing_notification: $marketing_notification
    photo: $photo
    client_source: $client_source
    display_booking: $display_booking
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const ActiveSessionsDocument = new TypedDocumentString(`
    query ActiveSessions {
  active_sessions {
    id
    device
    address
    created_at
    last_used_at
    current
  }
}
    `) as unknown as TypedDocumentString<ActiveSessionsQuery, ActiveSessionsQueryVariables>;
export const EndSessionDocument = new TypedDocumentString(`
    mutation EndSession($id: Int!) {
  end_session(id: $id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const LogOutElsewhereDocument = new TypedDocumentString(`
    mutation LogOutElsewhere($keep_current: Boolean) {
  log_out_everywhere(keep_current: $keep_current) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<LogOutElsewhereMutation, LogOutElsewhereMutationVariables>;
export const LeavingQuestionDocument = new TypedDocumentString(`
    query LeavingQuestion {
  offboarding_question {
    title
    description
    questions {
      id
      title
    }
  }
}
    `) as unknown as TypedDocumentString<LeavingQuestionQuery, LeavingQuestionQueryVariables>;
export const LeaveDocument = new TypedDocumentString(`
    mutation Leave($answer: String!, $email: String!) {
  guestOffBoardingRequest(answer: $answer, email: $email) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<LeaveMutation, LeaveMutationVariables>;
export const DeletionLossesDocument = new TypedDocumentString(`
    query DeletionLosses {
  appointments(type: "upcoming", count: 1, page: 1) {
    counts {
      upcoming
    }
  }
  my_voucher(count: 100, page: 1) {
    data {
      mine
      remaining
      business_info {
        country
      }
    }
  }
  my_packages {
    sessions_left
    expiry_date
  }
  my_memberships {
    status
  }
}
    `) as unknown as TypedDocumentString<DeletionLossesQuery, DeletionLossesQueryVariables>;
export const ConfirmEmailDocument = new TypedDocumentString(`
    mutation ConfirmEmail($token: String!) {
  confirm_email(token: $token) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const SendEmailConfirmationDocument = new TypedDocumentString(`
    mutation SendEmailConfirmation {
  send_email_confirmation {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<SendEmailConfirmationMutation, SendEmailConfirmationMutationVariables>;
export const ConnectLoginDocument = new TypedDocumentString(`
    mutation ConnectLogin($provider: String!, $token: String!) {
  connect_login(provider: $provider, token: $token) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<ConnectLoginMutation, ConnectLoginMutationVariables>;
export const DisconnectLoginDocument = new TypedDocumentString(`
    mutation DisconnectLogin($provider: String!) {
  disconnect_login(provider: $provider) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DisconnectLoginMutation, DisconnectLoginMutationVariables>;
export const AvailabilityMonthDocument = new TypedDocumentString(`
    query AvailabilityMonth($business_id: Int!, $month: String!, $service_pricing_ids: [Int!], $person_ids: [Int], $guests: [Int!], $arrange: GroupArrangement, $consultation: Boolean, $appointment_id: Int, $whole_group: Boolean, $call_first: Boolean, $until: Int) {
  availability_month(
    business_id: $business_id
    month: $month
    service_pricing_ids: $service_pricing_ids
    person_ids: $person_ids
    guests: $guests
    arrange: $arrange
    consultation: $consultation
    appointment_id: $appointment_id
    whole_group: $whole_group
    call_first: $call_first
    until: $until
  ) {
    days {
      date
      state
      first
      morning {
        free
      }
      afternoon {
        free
      }
      evening {
        free
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AvailabilityMonthQuery, AvailabilityMonthQueryVariables>;
export const TimeSlotsDocument = new TypedDocumentString(`
    query TimeSlots($business_id: Int!, $date: String, $service_pricing_ids: [Int!], $person_ids: [Int], $guests: [Int!], $arrange: GroupArrangement, $consultation: Boolean, $appointment_id: Int, $whole_group: Boolean, $call_first: Boolean, $until: Int) {
  time_slots(
    business_id: $business_id
    date: $date
    service_pricing_ids: $service_pricing_ids
    person_ids: $person_ids
    guests: $guests
    arrange: $arrange
    consultation: $consultation
    appointment_id: $appointment_id
    whole_group: $whole_group
    call_first: $call_first
    until: $until
  ) {
    time_slots {
      s_time
    }
  }
}
    `) as unknown as TypedDocumentString<TimeSlotsQuery, TimeSlotsQueryVariables>;
export const ClassDatesDocument = new TypedDocumentString(`
    query ClassDates($business_id: Int!, $service_pricing_id: Int!) {
  time_slots(business_id: $business_id, service_pricing_id: $service_pricing_id) {
    class_dates {
      s_time
      state
      seats_left
    }
  }
}
    `) as unknown as TypedDocumentString<ClassDatesQuery, ClassDatesQueryVariables>;
export const FirstFreeDocument = new TypedDocumentString(`
    query FirstFree($business_id: Int!, $service_pricing_ids: [Int!], $person_ids: [Int], $guests: [Int!], $arrange: GroupArrangement, $appointment_id: Int, $whole_group: Boolean, $call_first: Boolean, $count: Int, $from: String) {
  first_free(
    business_id: $business_id
    service_pricing_ids: $service_pricing_ids
    person_ids: $person_ids
    guests: $guests
    arrange: $arrange
    appointment_id: $appointment_id
    whole_group: $whole_group
    call_first: $call_first
    count: $count
    from: $from
  ) {
    s_date
    s_time
  }
}
    `) as unknown as TypedDocumentString<FirstFreeQuery, FirstFreeQueryVariables>;
export const AvailableOccurrencesDocument = new TypedDocumentString(`
    query AvailableOccurrences($business_id: Int!, $service_id: Int!, $date: String!, $time: Int!) {
  available_occurrences(
    business_id: $business_id
    service_id: $service_id
    date: $date
    time: $time
  ) {
    available_occurrences
  }
}
    `) as unknown as TypedDocumentString<AvailableOccurrencesQuery, AvailableOccurrencesQueryVariables>;
export const AppointmentsDocument = new TypedDocumentString(`
    query Appointments($type: String, $keyword: String, $date_range: String, $count: Int, $page: Int) {
  appointments(
    type: $type
    keyword: $keyword
    date_range: $date_range
    count: $count
    page: $page
  ) {
    data {
      id
      business_id
      kind
      status
      date
      dates
      next_date
      payment_status
      total_amount
      upcoming
      can_rate
      companion
      review {
        rating
      }
      business_info {
        name
        zone
        zone_label
        location
        lat
        lng
        thumbnail_picture {
          image
          alt
          width
          height
          tint
        }
      }
      appointment_detail {
        id
        duration
        is_group
        service_pricing {
          service_name
        }
      }
    }
    counts {
      upcoming
      past
    }
    paginatorInfo {
      total
    }
  }
}
    `) as unknown as TypedDocumentString<AppointmentsQuery, AppointmentsQueryVariables>;
export const AppointmentDocument = new TypedDocumentString(`
    query Appointment($id: Int!) {
  appointment(id: $id) {
    id
    business_id
    user_id
    sale_id
    kind
    status
    version
    date
    end_date
    dates
    next_date
    starts_at
    upcoming
    note
    note_to_guest
    shop_discount
    payment
    due
    payment_status
    upfront_percent
    total_amount
    products {
      id
      name
      quantity
      total
    }
    room_id
    calendar_file
    policy
    companion
    together {
      id
      companion
      status
      date
      end_date
      total_amount
      can_cancel
      can_reschedule
      appointment_detail {
        id
        person
        service_pricing {
          service_name
        }
      }
    }
    can_cancel
    can_reschedule
    moving {
      rule
      until
    }
    can_accept
    can_rate
    cancelled_by
    cancellation_fee
    charge_decision
    cancelled_at
    cancellation_percent
    cancellation_hours
    given_dates {
      schedule_id
      time
      was
    }
    refunded
    refunds {
      kind
      label
      amount
      stage
      requested_at
      sent_at
      expected_by
      reference
    }
    review {
      rating
      comment
      label
      reply
      hidden
    }
    call {
      date
      end_date
      starts_at
      ended
      person
    }
    declined_move {
      date
      note
      decided_at
    }
    move {
      id
      proposed_by
      note
      created_at
      auto_accept_at
      previous_date
      whole_group
      options {
        position
        date
        end_date
      }
    }
    business_info {
      name
      slug
      published
      location
      country
      zone
      zone_label
      lat
      lng
      thumbnail_picture {
        image
        alt
        width
        height
        tint
      }
    }
    appointment_detail {
      id
      ser_pricing_id
      time
      duration
      person
      person_id
      is_group
      is_course
      price
      special_price
      still_sold
      service_pricing {
        id
        service_id
        service_name
        duration
        price
        special_price
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AppointmentQuery, AppointmentQueryVariables>;
export const CancellationQuoteDocument = new TypedDocumentString(`
    query CancellationQuote($id: Int!) {
  appointment(id: $id) {
    id
    cancellation_quote {
      percent
      fee
      refund
      refund_to_card
      refund_to_voucher
      late_fee
      late_fee_last4
      decided_by_business
      sentence
      timeline {
        from
        until
        percent
        decided_by_business
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CancellationQuoteQuery, CancellationQuoteQueryVariables>;
export const GroupCancellationQuotesDocument = new TypedDocumentString(`
    query GroupCancellationQuotes($id: Int!) {
  appointment(id: $id) {
    id
    together {
      id
      cancellation_quote {
        fee
        refund
        refund_to_card
        refund_to_voucher
        late_fee
        late_fee_last4
        decided_by_business
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GroupCancellationQuotesQuery, GroupCancellationQuotesQueryVariables>;
export const ChangeAppointmentDocument = new TypedDocumentString(`
    mutation ChangeAppointment($id: Int!, $status: String!, $service_pricing_ids: [Int!], $date: String, $time: Int, $note: String, $version: Int, $whole_group: Boolean, $idempotency_key: String) {
  statusUpdateForAppointment(
    id: $id
    status: $status
    service_pricing_ids: $service_pricing_ids
    date: $date
    time: $time
    note: $note
    version: $version
    whole_group: $whole_group
    idempotency_key: $idempotency_key
  ) {
    status
    message
    nearest_times
  }
}
    `) as unknown as TypedDocumentString<ChangeAppointmentMutation, ChangeAppointmentMutationVariables>;
export const AddReviewDocument = new TypedDocumentString(`
    mutation AddReview($appt_id: Int!, $rating: Int!, $comment: String) {
  add_review(appt_id: $appt_id, rating: $rating, comment: $comment) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<AddReviewMutation, AddReviewMutationVariables>;
export const WaitingForDocument = new TypedDocumentString(`
    query WaitingFor {
  waiting_list {
    id
    business_name
    business_slug
    service_name
    from_date
    to_date
    call_until
    zone_label
    position
  }
}
    `) as unknown as TypedDocumentString<WaitingForQuery, WaitingForQueryVariables>;
export const LeaveListDocument = new TypedDocumentString(`
    mutation LeaveList($request_id: Int!) {
  leave_waiting_list(request_id: $request_id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<LeaveListMutation, LeaveListMutationVariables>;
export const KeepAppointmentTimeDocument = new TypedDocumentString(`
    mutation KeepAppointmentTime($id: Int!, $version: Int, $idempotency_key: String) {
  keep_appointment_time(
    id: $id
    version: $version
    idempotency_key: $idempotency_key
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<KeepAppointmentTimeMutation, KeepAppointmentTimeMutationVariables>;
export const GiveBackClassDateDocument = new TypedDocumentString(`
    mutation GiveBackClassDate($id: Int!, $date: Int!) {
  give_back_class_date(appt_id: $id, schedule_id: $date) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<GiveBackClassDateMutation, GiveBackClassDateMutationVariables>;
export const GroupMenuDocument = new TypedDocumentString(`
    query GroupMenu($business_id: Int!) {
  service_categories(type: "business", business_id: $business_id) {
    id
    name
    services {
      id
      service_name
      price
      special_price
      duration
      is_group
    }
  }
}
    `) as unknown as TypedDocumentString<GroupMenuQuery, GroupMenuQueryVariables>;
export const GroupFitDocument = new TypedDocumentString(`
    query GroupFit($business_id: Int!, $service_pricing_ids: [Int!]!, $guests: [Int!]!, $person_ids: [Int], $arrange: GroupArrangement) {
  group_fit(
    business_id: $business_id
    service_pricing_ids: $service_pricing_ids
    guests: $guests
    person_ids: $person_ids
    arrange: $arrange
  ) {
    fits
    message
    most
    can_follow
    part_hours
  }
}
    `) as unknown as TypedDocumentString<GroupFitQuery, GroupFitQueryVariables>;
export const ServicePeopleDocument = new TypedDocumentString(`
    query ServicePeople($business_id: Int!, $service_pricing_ids: [Int!]!) {
  service_people(
    business_id: $business_id
    service_pricing_ids: $service_pricing_ids
  ) {
    service_pricing_id
    may_choose
    first_free {
      s_time
    }
    people {
      person_id
      name
      price
      special_price
      duration
      first_free {
        s_time
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ServicePeopleQuery, ServicePeopleQueryVariables>;
export const FirstFreeWithDocument = new TypedDocumentString(`
    query FirstFreeWith($business_id: Int!, $service_pricing_ids: [Int!]!, $choices: [[Int]!]!) {
  first_free_with(
    business_id: $business_id
    service_pricing_ids: $service_pricing_ids
    choices: $choices
  ) {
    s_time
  }
}
    `) as unknown as TypedDocumentString<FirstFreeWithQuery, FirstFreeWithQueryVariables>;
export const BusinessProductsDocument = new TypedDocumentString(`
    query BusinessProducts($business_id: Int!) {
  business_products(business_id: $business_id) {
    id
    name
    price
    left
  }
}
    `) as unknown as TypedDocumentString<BusinessProductsQuery, BusinessProductsQueryVariables>;
export const MemberPricesDocument = new TypedDocumentString(`
    query MemberPrices($business_id: Int!) {
  member_prices(business_id: $business_id) {
    name
    percent_off
    service_ids
    product_percent
  }
}
    `) as unknown as TypedDocumentString<MemberPricesQuery, MemberPricesQueryVariables>;
export const GuestStatusDocument = new TypedDocumentString(`
    query GuestStatus($business_id: Int!) {
  guest_status(business_id: $business_id) {
    status
    block
  }
}
    `) as unknown as TypedDocumentString<GuestStatusQuery, GuestStatusQueryVariables>;
export const ConsultationPlanDocument = new TypedDocumentString(`
    query ConsultationPlan($business_id: Int!, $service_pricing_ids: [Int!]!) {
  consultation_plan(
    business_id: $business_id
    service_pricing_ids: $service_pricing_ids
  ) {
    needed
    booked {
      s_date
      s_time
    }
    booked_until
    earliest
    pairs {
      appointment {
        s_date
        s_time
      }
      call {
        s_date
        s_time
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ConsultationPlanQuery, ConsultationPlanQueryVariables>;
export const TimeslotAvailabilityDocument = new TypedDocumentString(`
    mutation TimeslotAvailability($business_id: Int!, $services: [BookingServiceInput!]!, $group: BookingGroupInput) {
  timeslot_availability(
    business_id: $business_id
    services: $services
    group: $group
  ) {
    status
    message
    refused {
      code
      service_pricing_id
      alternatives {
        date
        time
      }
      test {
        service_pricing_id
        name
        hours_before
        latest
        is_too_late
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TimeslotAvailabilityMutation, TimeslotAvailabilityMutationVariables>;
export const CreateBookingDocument = new TypedDocumentString(`
    mutation CreateBooking($business_id: Int!, $services: [BookingServiceInput!], $vouchers: [BookingVoucherInput!], $products: [BookingProductInput!], $group: BookingGroupInput, $total_amount: Float, $upfront_amount: Float, $discount: Float, $payment_info: PaymentInfoInput, $video_datetime: Int, $booking_request: String, $google_pay_token: String, $saved_card_id: Int, $fee_consent: Boolean, $note: String, $forms: [GivenFormInput!], $idempotency_key: String) {
  create_booking(
    business_id: $business_id
    services: $services
    vouchers: $vouchers
    products: $products
    group: $group
    total_amount: $total_amount
    upfront_amount: $upfront_amount
    discount: $discount
    payment_info: $payment_info
    video_datetime: $video_datetime
    booking_request: $booking_request
    google_pay_token: $google_pay_token
    saved_card_id: $saved_card_id
    fee_consent: $fee_consent
    note: $note
    forms: $forms
    idempotency_key: $idempotency_key
  ) {
    status
    message
    payment_status
    payment_type
    sale_id
    payment_url
    payment_amount
    order_id
    held_until
    refused {
      code
      service_pricing_id
      alternatives {
        date
        time
      }
      test {
        service_pricing_id
        name
        hours_before
        latest
        is_too_late
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CreateBookingMutation, CreateBookingMutationVariables>;
export const PriceAvailabilityDocument = new TypedDocumentString(`
    query PriceAvailability($business_id: Int!, $services: [BookingServiceInput!], $vouchers: [BookingVoucherInput!], $group: BookingGroupInput) {
  price_availability(
    business_id: $business_id
    services: $services
    vouchers: $vouchers
    group: $group
  ) {
    total_amount
    payable_now
    in_full
    available
    lines {
      guest
      planned_time
      planned_minutes
    }
  }
}
    `) as unknown as TypedDocumentString<PriceAvailabilityQuery, PriceAvailabilityQueryVariables>;
export const UpcomingAppointmentsDocument = new TypedDocumentString(`
    query UpcomingAppointments($type: String, $count: Int, $page: Int) {
  appointments(type: $type, count: $count, page: $page) {
    data {
      id
      sale_id
    }
    paginatorInfo {
      total
    }
  }
}
    `) as unknown as TypedDocumentString<UpcomingAppointmentsQuery, UpcomingAppointmentsQueryVariables>;
export const OverlappingAppointmentsDocument = new TypedDocumentString(`
    query OverlappingAppointments($spans: [TimeSpanInput!]!) {
  overlapping_appointments(spans: $spans) {
    id
    kind
    date
    business_info {
      name
      zone_label
    }
    appointment_detail {
      ser_pricing_id
      time
      service_pricing {
        service_name
      }
    }
    business_id
  }
}
    `) as unknown as TypedDocumentString<OverlappingAppointmentsQuery, OverlappingAppointmentsQueryVariables>;
export const ShopMovedDocument = new TypedDocumentString(`
    query ShopMoved($slug: String!) {
  shop_moved_to(slug: $slug)
}
    `) as unknown as TypedDocumentString<ShopMovedQuery, ShopMovedQueryVariables>;
export const ShopBusinessDocument = new TypedDocumentString(`
    query ShopBusiness($slug: String!) {
  business(slug: $slug) {
    id
    slug
    name
    country
    currency
    location
    area
    eir_code
    lat
    lng
    zone
    zone_label
    rating
    number_of_ratings
    about
    description
    website
    vat_registered
    phone
    video_vetting
    consultation_minutes
    consultation_price
    horizon_days
    upfront_amount
    close_date
    trade {
      slug
      name
    }
    cancellation {
      value
    }
    cancellation_steps {
      hours
      percent
    }
    work_hours {
      weekday
      s_time
      e_time
    }
    social_links {
      facebook
      instagram
      linkedin
      tiktok
    }
    thumbnail_picture {
      image
      alt
      width
      height
      tint
    }
    slider {
      image
      alt
      width
      height
      tint
    }
    photos {
      image
      alt
      width
      height
      tint
      drawn
    }
    team {
      id
      slug
      name
      title
      rating
      number_of_ratings
      portrait {
        image
        alt
        width
        height
        tint
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ShopBusinessQuery, ShopBusinessQueryVariables>;
export const ShopOffersDocument = new TypedDocumentString(`
    query ShopOffers($business_id: Int!) {
  service_categories(type: "business", business_id: $business_id) {
    id
    name
    services {
      id
      service_id
      service_name
      description
      price
      special_price
      duration
      special_deposit
      is_group
      service_group {
        is_course
        group_type
        single_visits
        occurrences
        frequency
        enroll_date
        seats
        enrolment
        service_schedules {
          date_time
          seats_left
        }
      }
    }
  }
  business_vouchers(business_id: $business_id, with_packages: true) {
    id
    sessions
    shareable
    name
    title
    note
    color
    retail
    value
    amount_from
    amount_to
    valid_for
    limit_number_of_sales
    total_sale
    services_included {
      label
    }
  }
  business_reviews(business_id: $business_id, count: 16) {
    total
    rating_distribution {
      rating_level
      number_of_rating
    }
    reviews {
      id
      rating
      comment
      created_at
      user_info {
        first_name
        last_name
      }
      reply {
        text
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ShopOffersQuery, ShopOffersQueryVariables>;
export const DisconnectCalendarDocument = new TypedDocumentString(`
    mutation DisconnectCalendar {
  disconnectGoogleAccount {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DisconnectCalendarMutation, DisconnectCalendarMutationVariables>;
export const CalendarFeedDocument = new TypedDocumentString(`
    query CalendarFeed {
  calendar_feed {
    url
    webcal_url
  }
}
    `) as unknown as TypedDocumentString<CalendarFeedQuery, CalendarFeedQueryVariables>;
export const RenewCalendarFeedDocument = new TypedDocumentString(`
    mutation RenewCalendarFeed {
  renew_calendar_feed {
    url
    webcal_url
  }
}
    `) as unknown as TypedDocumentString<RenewCalendarFeedMutation, RenewCalendarFeedMutationVariables>;
export const HowItWorksPageDocument = new TypedDocumentString(`
    query HowItWorksPage {
  how_it_works {
    title
    description
    chapters {
      at
      label
    }
    blocks {
      slug
      title
      description
      quote {
        ...Said
      }
    }
  }
  comparison {
    title
    columns
    rows {
      label
      cells
    }
    note
  }
  pains {
    title
    description
    items {
      label
      minutes
      answer
    }
  }
  page_videos(page: "how_it_works") {
    video_code
    title
  }
  film(page: "how_it_works") {
    ...FilmPoster
  }
  ebook {
    ...EbookWords
  }
  blogs(count: 7) {
    ...BlogCard
    description
  }
}
    fragment FilmPoster on FilmWords {
  title
  description
  poster {
    image
    alt
    width
    height
    tint
  }
}
fragment EbookWords on Ebook {
  title
  subtitle
  description
  highlights
}
fragment BlogCard on Blog {
  id
  slug
  title
  excerpt
  topic
  image_alt_text
  reading_minutes
  created_at
  picture {
    image
    alt
    width
    height
    tint
  }
}
fragment Said on Quote {
  text
  author
  company
  photo {
    image
    alt
    width
    height
    tint
  }
}`) as unknown as TypedDocumentString<HowItWorksPageQuery, HowItWorksPageQueryVariables>;
export const PricingPageDocument = new TypedDocumentString(`
    query PricingPage {
  pricing {
    title
    description
    currency
    yearly_note
    footnote
    plans {
      slug
      name
      description
      monthly
      yearly
      highlight
      badge
      features
    }
    comparison {
      label
      values
    }
    faqs {
      question
      answer
    }
  }
}
    `) as unknown as TypedDocumentString<PricingPageQuery, PricingPageQueryVariables>;
export const ForBusinessPageDocument = new TypedDocumentString(`
    query ForBusinessPage {
  partner_features {
    id
    slug
    title
    summary
    picture {
      image
      alt
      width
      height
      tint
    }
  }
  website_visit_sliders(type: "partner-app-slider") {
    ...AppScreen
  }
  page_videos(page: "for_business") {
    video_code
    title
  }
  film(page: "for_business") {
    ...FilmPoster
  }
  customers: opinions(section: "customer") {
    ...Opinion
  }
}
    fragment FilmPoster on FilmWords {
  title
  description
  poster {
    image
    alt
    width
    height
    tint
  }
}
fragment AppScreen on WebsiteVisitSlider {
  id
  src
  picture {
    image
    alt
    width
    height
    tint
  }
}
fragment Opinion on Opinion {
  id
  name
  position
  company
  description
  photo_alt_text
  picture {
    image
    alt
    width
    height
    tint
  }
}`) as unknown as TypedDocumentString<ForBusinessPageQuery, ForBusinessPageQueryVariables>;
export const AppLinkPageDocument = new TypedDocumentString(`
    query AppLinkPage($video: String!, $sliders: String!) {
  page_videos(page: $video) {
    video_code
    title
  }
  film(page: $video) {
    ...FilmPoster
  }
  website_visit_sliders(type: $sliders) {
    ...AppScreen
  }
}
    fragment FilmPoster on FilmWords {
  title
  description
  poster {
    image
    alt
    width
    height
    tint
  }
}
fragment AppScreen on WebsiteVisitSlider {
  id
  src
  picture {
    image
    alt
    width
    height
    tint
  }
}`) as unknown as TypedDocumentString<AppLinkPageQuery, AppLinkPageQueryVariables>;
export const BusinessFeaturePageDocument = new TypedDocumentString(`
    query BusinessFeaturePage($slug: String!) {
  partner_feature(slug: $slug) {
    id
    slug
    title
    summary
    sliders
    description
    picture {
      image
      alt
      width
      height
      tint
    }
  }
  partner_features {
    id
    slug
    title
  }
}
    `) as unknown as TypedDocumentString<BusinessFeaturePageQuery, BusinessFeaturePageQueryVariables>;
export const BonusListPageDocument = new TypedDocumentString(`
    query BonusListPage {
  bonuses {
    id
    title
    description
    slug
    alt
    picture {
      image
      alt
      width
      height
      tint
    }
  }
}
    `) as unknown as TypedDocumentString<BonusListPageQuery, BonusListPageQueryVariables>;
export const BonusPageDocument = new TypedDocumentString(`
    query BonusPage($slug: String!) {
  bonus(slug: $slug) {
    id
    slug
    title
    description
    picture {
      image
      alt
      width
      height
      tint
    }
    overview {
      title
      description
      video_id
    }
    software {
      title
      description
      video_id
    }
  }
  bonuses {
    id
    slug
    title
  }
  bonus_sheets(slug: $slug) {
    title
    description
    steps
  }
  ebook {
    ...EbookWords
  }
}
    fragment EbookWords on Ebook {
  title
  subtitle
  description
  highlights
}`) as unknown as TypedDocumentString<BonusPageQuery, BonusPageQueryVariables>;
export const ThankYouPageDocument = new TypedDocumentString(`
    query ThankYouPage {
  bonus_testimonial {
    text
    author
    company
    rating
    picture {
      image
      alt
      width
      height
      tint
    }
  }
  bonuses {
    id
    title
    slug
    picture {
      image
      alt
      width
      height
      tint
    }
  }
}
    `) as unknown as TypedDocumentString<ThankYouPageQuery, ThankYouPageQueryVariables>;
export const EbookLandingPageDocument = new TypedDocumentString(`
    query EbookLandingPage {
  ebook {
    ...EbookWords
    author
    chapters {
      slug
      title
    }
  }
}
    fragment EbookWords on Ebook {
  title
  subtitle
  description
  highlights
}`) as unknown as TypedDocumentString<EbookLandingPageQuery, EbookLandingPageQueryVariables>;
export const EbookReaderPageDocument = new TypedDocumentString(`
    query EbookReaderPage {
  ebook {
    ...EbookWords
    author
    chapters {
      slug
      title
      body
    }
  }
}
    fragment EbookWords on Ebook {
  title
  subtitle
  description
  highlights
}`) as unknown as TypedDocumentString<EbookReaderPageQuery, EbookReaderPageQueryVariables>;
export const WorksheetsPageDocument = new TypedDocumentString(`
    query WorksheetsPage {
  time: bonus_sheets(slug: "time") {
    ...Sheet
  }
  growth: bonus_sheets(slug: "growth") {
    ...Sheet
  }
  boundaries: bonus_sheets(slug: "boundaries") {
    ...Sheet
  }
  analytics: bonus_sheets(slug: "analytics") {
    ...Sheet
  }
  bonuses {
    slug
    title
  }
}
    fragment Sheet on BonusSheet {
  title
  description
  steps
}`) as unknown as TypedDocumentString<WorksheetsPageQuery, WorksheetsPageQueryVariables>;
export const HomePageDocument = new TypedDocumentString(`
    query HomePage {
  sliders {
    id
    title
    sub_title
    short_description
    youtube_url
    image_alt_text
    picture {
      image
      alt
      width
      height
      tint
    }
  }
  trades {
    slug
    name
    number_of_businesses
  }
  featured_businesses(count: 8) {
    id
    slug
    name
    country
    zone
    zone_label
    area
    rating
    number_of_ratings
    from_price
    trade {
      name
    }
    thumbnail_picture {
      image
      alt
      width
      height
      tint
    }
  }
  page_videos(page: "home") {
    video_code
    title
  }
  ebook {
    ...EbookWords
  }
  partner_features {
    id
    slug
    title
    summary
    picture {
      image
      alt
      width
      height
      tint
    }
  }
  opinions {
    ...Opinion
  }
  customers: opinions(section: "customer") {
    ...Opinion
    room {
      image
      alt
      width
      height
      tint
    }
    room_alt_text
  }
}
    fragment EbookWords on Ebook {
  title
  subtitle
  description
  highlights
}
fragment Opinion on Opinion {
  id
  name
  position
  company
  description
  photo_alt_text
  picture {
    image
    alt
    width
    height
    tint
  }
}`) as unknown as TypedDocumentString<HomePageQuery, HomePageQueryVariables>;
export const FaqPageDocument = new TypedDocumentString(`
    query FaqPage($keyword: String) {
  faq_categories(keyword: $keyword) {
    id
    slug
    name
    faqs {
      id
      slug
      question
      answer
    }
  }
}
    `) as unknown as TypedDocumentString<FaqPageQuery, FaqPageQueryVariables>;
export const PagePictureDocument = new TypedDocumentString(`
    query PagePicture($page: String!) {
  page_picture(page: $page) {
    image
    alt
    width
    height
    tint
  }
}
    `) as unknown as TypedDocumentString<PagePictureQuery, PagePictureQueryVariables>;
export const BlogListPageDocument = new TypedDocumentString(`
    query BlogListPage($page: Int, $topic: String, $skip: Int) {
  blog_list(page: $page, topic: $topic, skip: $skip) {
    data {
      ...BlogCard
    }
    paginatorInfo {
      total
      currentPage
      lastPage
      count
    }
  }
  latest: blogs(count: 1) {
    ...BlogCard
  }
  topics: blogs {
    topic
  }
}
    fragment BlogCard on Blog {
  id
  slug
  title
  excerpt
  topic
  image_alt_text
  reading_minutes
  created_at
  picture {
    image
    alt
    width
    height
    tint
  }
}`) as unknown as TypedDocumentString<BlogListPageQuery, BlogListPageQueryVariables>;
export const BlogPostDocument = new TypedDocumentString(`
    query BlogPost($slug: String!) {
  blog(slug: $slug) {
    ...BlogCard
    description
    author
    writer {
      about
      picture {
        image
      }
    }
    meta_title
    meta_description
    meta_keywords
    related_blogs {
      ...BlogCard
    }
  }
  ebook {
    title
    subtitle
  }
}
    fragment BlogCard on Blog {
  id
  slug
  title
  excerpt
  topic
  image_alt_text
  reading_minutes
  created_at
  picture {
    image
    alt
    width
    height
    tint
  }
}`) as unknown as TypedDocumentString<BlogPostQuery, BlogPostQueryVariables>;
export const CmsPageDocument = new TypedDocumentString(`
    query CmsPage($slug: String!) {
  pages(slug: $slug) {
    slug
    title
    body
    meta_description
    updated_at
  }
}
    `) as unknown as TypedDocumentString<CmsPageQuery, CmsPageQueryVariables>;
export const AboutPageDocument = new TypedDocumentString(`
    query AboutPage {
  pages(slug: "about_us") {
    slug
    title
    body
    meta_description
    updated_at
  }
  page_picture(page: "about") {
    image
    alt
    width
    height
    tint
  }
  marketplace {
    number_of_businesses
    southernmost_area
    northernmost_area
    average_chairs
    average_closing
  }
  authors {
    name
    about
    number_of_posts
    picture {
      image
      alt
      width
      height
      tint
    }
  }
}
    `) as unknown as TypedDocumentString<AboutPageQuery, AboutPageQueryVariables>;
export const DiscoveryCallPageDocument = new TypedDocumentString(`
    query DiscoveryCallPage {
  discovery_call {
    title
    description
    steps {
      at
      title
      description
    }
    form_title
    form_note
    demo_text
    quote {
      ...Said
    }
    picture {
      image
      alt
      width
      height
      tint
    }
    faqs {
      question
      answer
    }
  }
}
    fragment Said on Quote {
  text
  author
  company
  photo {
    image
    alt
    width
    height
    tint
  }
}`) as unknown as TypedDocumentString<DiscoveryCallPageQuery, DiscoveryCallPageQueryVariables>;
export const OwnConversationsDocument = new TypedDocumentString(`
    query OwnConversations {
  my_conversations {
    id
    preview
    last_own
    last_at
    unread
    shop {
      id
      name
      slug
      thumbnail_picture {
        image
        alt
        width
        height
        tint
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OwnConversationsQuery, OwnConversationsQueryVariables>;
export const OwnConversationDocument = new TypedDocumentString(`
    query OwnConversation($id: Int, $shop: String, $before: Int) {
  my_conversation(id: $id, shop: $shop, before: $before) {
    id
    has_older
    silence
    silence_words
    blocked
    shop {
      id
      name
      slug
      phone
      published
      thumbnail_picture {
        image
        alt
        width
        height
        tint
      }
    }
    appointment {
      id
      starts
      zone_label
      services
      is_call
    }
    events {
      key
      at
      words
    }
    messages {
      id
      own
      author
      body
      route
      at
      read
      pictures {
        id
        url
        width
        height
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OwnConversationQuery, OwnConversationQueryVariables>;
export const SendMessageDocument = new TypedDocumentString(`
    mutation SendMessage($business: Int!, $body: String!, $appt: Int, $pictures: [Int!], $key: String!) {
  send_message(
    business_id: $business
    body: $body
    appt_id: $appt
    picture_ids: $pictures
    idempotency_key: $key
  ) {
    status
    message
    conversation_id
    id
  }
}
    `) as unknown as TypedDocumentString<SendMessageMutation, SendMessageMutationVariables>;
export const ReadConversationDocument = new TypedDocumentString(`
    mutation ReadConversation($id: Int!, $last: Int!) {
  read_conversation(id: $id, last_id: $last) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<ReadConversationMutation, ReadConversationMutationVariables>;
export const BlockConversationDocument = new TypedDocumentString(`
    mutation BlockConversation($id: Int!, $blocked: Boolean!) {
  block_conversation(id: $id, blocked: $blocked) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<BlockConversationMutation, BlockConversationMutationVariables>;
export const ReportConversationDocument = new TypedDocumentString(`
    mutation ReportConversation($id: Int!, $reason: String!, $note: String) {
  report_conversation(id: $id, reason: $reason, note: $note) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<ReportConversationMutation, ReportConversationMutationVariables>;
export const OwnFavouritesDocument = new TypedDocumentString(`
    query OwnFavourites($count: Int!, $page: Int!) {
  my_favorite_business(count: $count, page: $page) {
    data {
      id
      business_id
      business_info {
        id
        slug
        name
        description
        location
        area
        zone
        zone_label
        rating
        number_of_ratings
        service_category_names
        thumbnail_picture {
          image
          alt
          width
          height
          tint
        }
      }
    }
    paginatorInfo {
      total
    }
  }
}
    `) as unknown as TypedDocumentString<OwnFavouritesQuery, OwnFavouritesQueryVariables>;
export const SaveBusinessDocument = new TypedDocumentString(`
    mutation SaveBusiness($type: Int!, $business_id: Int!) {
  save_businesses(type: $type, business_id: $business_id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<SaveBusinessMutation, SaveBusinessMutationVariables>;
export const FavouriteIdsDocument = new TypedDocumentString(`
    query FavouriteIds {
  profileInformation {
    client_detail {
      id
      favorite_business {
        id
        business_id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FavouriteIdsQuery, FavouriteIdsQueryVariables>;
export const BookingFormsDocument = new TypedDocumentString(`
    query BookingForms($business_id: Int!, $service_pricing_ids: [Int!]!) {
  booking_forms(
    business_id: $business_id
    service_pricing_ids: $service_pricing_ids
  ) {
    id
    version
    title
    intro
    may_wait
    questions {
      id
      kind
      label
      required
      options
    }
  }
}
    `) as unknown as TypedDocumentString<BookingFormsQuery, BookingFormsQueryVariables>;
export const AppointmentFormsDocument = new TypedDocumentString(`
    query AppointmentForms($appt_id: Int!) {
  appointment_forms(appt_id: $appt_id) {
    id
    version
    title
    intro
    is_due
    signed_name
    signed_at
    questions {
      id
      kind
      label
      required
      options
    }
    answers {
      question
      answer
    }
  }
}
    `) as unknown as TypedDocumentString<AppointmentFormsQuery, AppointmentFormsQueryVariables>;
export const AnswerFormDocument = new TypedDocumentString(`
    mutation AnswerForm($appt_id: Int!, $form_id: Int!, $version: Int!, $answers: [GivenAnswerInput!]!) {
  answer_form(
    appt_id: $appt_id
    form_id: $form_id
    version: $version
    answers: $answers
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<AnswerFormMutation, AnswerFormMutationVariables>;
export const LinkedFormsDocument = new TypedDocumentString(`
    query LinkedForms($token: String!) {
  linked_forms(token: $token) {
    shop
    slug
    first_name
    starts
    zone_label
    forms {
      id
      version
      title
      intro
      questions {
        id
        kind
        label
        required
        options
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LinkedFormsQuery, LinkedFormsQueryVariables>;
export const AnswerLinkedFormDocument = new TypedDocumentString(`
    mutation AnswerLinkedForm($token: String!, $form_id: Int!, $version: Int!, $answers: [GivenAnswerInput!]!) {
  answer_linked_form(
    token: $token
    form_id: $form_id
    version: $version
    answers: $answers
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<AnswerLinkedFormMutation, AnswerLinkedFormMutationVariables>;
export const InvoiceDetailDocument = new TypedDocumentString(`
    query InvoiceDetail($sale_id: Int!, $appt_id: Int) {
  invoice(sale_id: $sale_id, appt_id: $appt_id) {
    inv_pre
    inv_no
    created_at
    buyer_name
    buyer_info {
      mobile
      email
      address
    }
    business_info {
      id
      name
      address
      country
      vat_number
      thumbnail_picture {
        image
        alt
        width
        height
        tint
      }
    }
    payment_type
    payment_status
    sub_total
    discount
    s_discount
    total_amount
    payment_amount
    due_amount
    sale_detail {
      id
      product_name
      product_qty
      unit_price
      discount
      member_percent
      vat_rate
      vat
      note
    }
    vat {
      rate
      net
      vat
      gross
    }
    supplied_on
    credit_notes {
      id
      number
      amount
      reason
      created_at
      pdf_url
    }
    changes {
      id
      kind
      amount
      note
      created_at
    }
    payments {
      id
      kind
      amount
      method
      instrument
      created_at
    }
    visits {
      id
      status
      date
      end
      zone_label
    }
    pdf_url
  }
}
    `) as unknown as TypedDocumentString<InvoiceDetailQuery, InvoiceDetailQueryVariables>;
export const SubmitQueryDocument = new TypedDocumentString(`
    mutation SubmitQuery($name: String!, $email: String!, $phone: String!, $description: String, $query_type: String!, $referral_code: String) {
  submit_query(
    name: $name
    email: $email
    phone: $phone
    description: $description
    query_type: $query_type
    referral_code: $referral_code
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<SubmitQueryMutation, SubmitQueryMutationVariables>;
export const ContactDetailsDocument = new TypedDocumentString(`
    query ContactDetails {
  profileInformation {
    first_name
    last_name
    email
    mobile
  }
}
    `) as unknown as TypedDocumentString<ContactDetailsQuery, ContactDetailsQueryVariables>;
export const SubmitFormDocument = new TypedDocumentString(`
    mutation SubmitForm($form: HostedForm!, $name: String!, $email: String!, $phone: String, $description: String, $preferred_time: String, $referral_code: String) {
  submit_form(
    form: $form
    name: $name
    email: $email
    phone: $phone
    description: $description
    preferred_time: $preferred_time
    referral_code: $referral_code
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<SubmitFormMutation, SubmitFormMutationVariables>;
export const CampaignTrafficDocument = new TypedDocumentString(`
    mutation CampaignTraffic($referral_code: String!, $page: String!) {
  campaignTraffic(referral_code: $referral_code, page: $page) {
    status
  }
}
    `) as unknown as TypedDocumentString<CampaignTrafficMutation, CampaignTrafficMutationVariables>;
export const UnsubscribeAddressDocument = new TypedDocumentString(`
    mutation UnsubscribeAddress($email: String!) {
  unsubscribe(email: $email) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<UnsubscribeAddressMutation, UnsubscribeAddressMutationVariables>;
export const BusinessMembershipsDocument = new TypedDocumentString(`
    query BusinessMemberships($business_id: Int!) {
  business_memberships(business_id: $business_id) {
    ...OfferedMembership
  }
}
    fragment OfferedMembership on MembershipOffer {
  id
  business_id
  name
  description
  price
  price_words
  session_words
  percent_words
  term_words
  consent_words
  services
}`) as unknown as TypedDocumentString<BusinessMembershipsQuery, BusinessMembershipsQueryVariables>;
export const MyMembershipsDocument = new TypedDocumentString(`
    query MyMemberships {
  my_memberships {
    id
    shop
    slug
    country
    status
    sessions_left
    next_payment
    ends
    is_cancelled
    resume_on
    first_resume
    card
    card_id
    failure
    reason
    offer {
      ...OfferedMembership
      sessions
    }
    payments {
      sale_id
      paid_at
      amount
      is_refunded
    }
  }
}
    fragment OfferedMembership on MembershipOffer {
  id
  business_id
  name
  description
  price
  price_words
  session_words
  percent_words
  term_words
  consent_words
  services
}`) as unknown as TypedDocumentString<MyMembershipsQuery, MyMembershipsQueryVariables>;
export const JoinMembershipDocument = new TypedDocumentString(`
    mutation JoinMembership($business_id: Int!, $offer_id: Int!, $price: Float!, $key: String) {
  join_membership(
    business_id: $business_id
    offer_id: $offer_id
    agrees: true
    price: $price
    idempotency_key: $key
  ) {
    status
    message
    payment_url
  }
}
    `) as unknown as TypedDocumentString<JoinMembershipMutation, JoinMembershipMutationVariables>;
export const ChangeMembershipDocument = new TypedDocumentString(`
    mutation ChangeMembership($id: Int!, $change: String!, $resume_on: String, $key: String) {
  change_membership(
    id: $id
    change: $change
    resume_on: $resume_on
    idempotency_key: $key
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<ChangeMembershipMutation, ChangeMembershipMutationVariables>;
export const ChangeMembershipCardDocument = new TypedDocumentString(`
    mutation ChangeMembershipCard($id: Int!, $saved_card_id: Int!) {
  change_membership_card(id: $id, saved_card_id: $saved_card_id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<ChangeMembershipCardMutation, ChangeMembershipCardMutationVariables>;
export const PayMembershipDocument = new TypedDocumentString(`
    mutation PayMembership($id: Int!) {
  pay_membership(id: $id) {
    status
    message
    payment_url
  }
}
    `) as unknown as TypedDocumentString<PayMembershipMutation, PayMembershipMutationVariables>;
export const MessageChoicesDocument = new TypedDocumentString(`
    query MessageChoices {
  my_message_choices {
    phone
    opted_out
    has_texts
    has_whatsapp
    push_key
    browsers
    choices {
      channel
      purpose
      allowed
    }
  }
}
    `) as unknown as TypedDocumentString<MessageChoicesQuery, MessageChoicesQueryVariables>;
export const SaveMessageChoiceDocument = new TypedDocumentString(`
    mutation SaveMessageChoice($channel: String!, $purpose: String!, $allowed: Boolean!) {
  save_message_choice(channel: $channel, purpose: $purpose, allowed: $allowed) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<SaveMessageChoiceMutation, SaveMessageChoiceMutationVariables>;
export const SubscribePushDocument = new TypedDocumentString(`
    mutation SubscribePush($endpoint: String!, $p256dh: String!, $auth: String!) {
  subscribe_push(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<SubscribePushMutation, SubscribePushMutationVariables>;
export const UnsubscribePushDocument = new TypedDocumentString(`
    mutation UnsubscribePush($endpoint: String!) {
  unsubscribe_push(endpoint: $endpoint) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<UnsubscribePushMutation, UnsubscribePushMutationVariables>;
export const ShopNewsDocument = new TypedDocumentString(`
    query ShopNews {
  my_shop_news {
    business_id
    shop
    slug
    mail
    text
  }
  my_message_choices {
    has_texts
  }
}
    `) as unknown as TypedDocumentString<ShopNewsQuery, ShopNewsQueryVariables>;
export const AskNewsDocument = new TypedDocumentString(`
    query AskNews {
  my_shop_news {
    business_id
    shop
    slug
    asked
  }
  my_message_choices {
    phone
    has_texts
  }
}
    `) as unknown as TypedDocumentString<AskNewsQuery, AskNewsQueryVariables>;
export const SaveShopNewsDocument = new TypedDocumentString(`
    mutation SaveShopNews($business: Int!, $channel: String!, $allowed: Boolean!) {
  save_shop_news(business_id: $business, channel: $channel, allowed: $allowed) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<SaveShopNewsMutation, SaveShopNewsMutationVariables>;
export const OwnNotificationsDocument = new TypedDocumentString(`
    query OwnNotifications($count: Int!) {
  myNotification(count: $count, page: 1) {
    new
    total
    data {
      id
      title
      message
      status
      ref_id
      target_url
      business_id
      business_slug
      business_name
      zone_label
      services {
        service_pricing_id
        name
        occurrences
      }
      created_at
      seen
      actions
      answer_by
      call_id
      ended_offer {
        state
        place
        date
        request_id
        position
        from_date
        to_date
        nearest_times
        lat
        lng
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OwnNotificationsQuery, OwnNotificationsQueryVariables>;
export const MarkSeenDocument = new TypedDocumentString(`
    query MarkSeen {
  myNotificationSeen {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<MarkSeenQuery, MarkSeenQueryVariables>;
export const DeleteNotificationsDocument = new TypedDocumentString(`
    mutation DeleteNotifications($ids: String!) {
  notificationDelete(ids: $ids) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeleteNotificationsMutation, DeleteNotificationsMutationVariables>;
export const BookWarningCallDocument = new TypedDocumentString(`
    mutation BookWarningCall($video_datetime: Int!, $business_id: Int!) {
  video_consultation_booking(
    video_datetime: $video_datetime
    business_id: $business_id
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<BookWarningCallMutation, BookWarningCallMutationVariables>;
export const OfferPriceDocument = new TypedDocumentString(`
    query OfferPrice($business_id: Int!, $services: [BookingServiceInput!]) {
  price_availability(business_id: $business_id, services: $services) {
    payable_now
    in_full
    currency
  }
}
    `) as unknown as TypedDocumentString<OfferPriceQuery, OfferPriceQueryVariables>;
export const AcceptOfferDocument = new TypedDocumentString(`
    mutation AcceptOffer($offer_id: Int!, $payment_info: PaymentInfoInput, $saved_card_id: Int, $video_datetime: Int, $idempotency_key: String) {
  accept_waiting_list_offer(
    offer_id: $offer_id
    payment_info: $payment_info
    saved_card_id: $saved_card_id
    video_datetime: $video_datetime
    idempotency_key: $idempotency_key
  ) {
    status
    message
    payment_status
    payment_url
    refused {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<AcceptOfferMutation, AcceptOfferMutationVariables>;
export const OfferedTimesDocument = new TypedDocumentString(`
    query OfferedTimes {
  waiting_list {
    offer {
      id
      date
      time
    }
  }
}
    `) as unknown as TypedDocumentString<OfferedTimesQuery, OfferedTimesQueryVariables>;
export const DeclineOfferDocument = new TypedDocumentString(`
    mutation DeclineOffer($offer_id: Int!) {
  decline_waiting_list_offer(offer_id: $offer_id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeclineOfferMutation, DeclineOfferMutationVariables>;
export const LeaveWaitingListDocument = new TypedDocumentString(`
    mutation LeaveWaitingList($request_id: Int!) {
  leave_waiting_list(request_id: $request_id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<LeaveWaitingListMutation, LeaveWaitingListMutationVariables>;
export const CancelFutureDocument = new TypedDocumentString(`
    mutation CancelFuture($business_id: Int!) {
  cancel_future_appointment(business_id: $business_id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<CancelFutureMutation, CancelFutureMutationVariables>;
export const CheckVoucherDocument = new TypedDocumentString(`
    query CheckVoucher($voucher_code: String!, $selling_service: [SellingServiceInput!]!, $guest_id: Int!, $grand_total: Float!, $discount: Float, $business_id: Int!, $in_full: Boolean) {
  voucher_check(
    voucher_code: $voucher_code
    selling_service: $selling_service
    guest_id: $guest_id
    grand_total: $grand_total
    discount: $discount
    business_id: $business_id
    in_full: $in_full
  ) {
    value
    value_now
    sessions
    message
    status
  }
}
    `) as unknown as TypedDocumentString<CheckVoucherQuery, CheckVoucherQueryVariables>;
export const OwnVouchersDocument = new TypedDocumentString(`
    query OwnVouchers($count: Int, $page: Int) {
  my_voucher(count: $count, page: $page) {
    data {
      id
      business_id
      owner_id
      voucher_code
      remaining
      expiry_date
    }
  }
  my_packages {
    id
    business_id
    code
    name
    sessions_left
    expiry_date
  }
}
    `) as unknown as TypedDocumentString<OwnVouchersQuery, OwnVouchersQueryVariables>;
export const MakePaymentDocument = new TypedDocumentString(`
    mutation MakePayment($sale_id: Int!, $appt_id: Int, $payment_type: String, $booking_request: String, $google_pay_token: String, $saved_card_id: Int, $vouchers: [VoucherPaymentInput!], $due_amount: Float, $idempotency_key: String) {
  make_payment(
    sale_id: $sale_id
    appt_id: $appt_id
    payment_type: $payment_type
    booking_request: $booking_request
    google_pay_token: $google_pay_token
    saved_card_id: $saved_card_id
    vouchers: $vouchers
    due_amount: $due_amount
    idempotency_key: $idempotency_key
  ) {
    status
    message
    payment_url
  }
}
    `) as unknown as TypedDocumentString<MakePaymentMutation, MakePaymentMutationVariables>;
export const ConfirmCardPaymentDocument = new TypedDocumentString(`
    mutation ConfirmCardPayment($sale_id: Int!, $order_id: Int!, $appt_id: Int) {
  card_payment_confirm(sale_id: $sale_id, order_id: $order_id, appt_id: $appt_id) {
    status
    message
    payment_url
    is_open
    is_returned
    needs_action
    public_id
    amount
    currency
    held_until
    page_url
  }
}
    `) as unknown as TypedDocumentString<ConfirmCardPaymentMutation, ConfirmCardPaymentMutationVariables>;
export const ConfirmSubscriptionDocument = new TypedDocumentString(`
    mutation ConfirmSubscription($order_id: Int!, $subscribed_id: Int!) {
  subscription_payment(order_id: $order_id, subscribed_id: $subscribed_id) {
    status
    message
    payment_url
    is_open
    is_returned
    public_id
    amount
    currency
    page_url
  }
}
    `) as unknown as TypedDocumentString<ConfirmSubscriptionMutation, ConfirmSubscriptionMutationVariables>;
export const PayerDocument = new TypedDocumentString(`
    query Payer {
  billing_details {
    name
    email
    country_code
    region
    city
    street_line1
    street_line2
    postcode
  }
}
    `) as unknown as TypedDocumentString<PayerQuery, PayerQueryVariables>;
export const PostTownDocument = new TypedDocumentString(`
    query PostTown($country_code: String!, $postcode: String!) {
  post_town(country_code: $country_code, postcode: $postcode) {
    city
    region
  }
}
    `) as unknown as TypedDocumentString<PostTownQuery, PostTownQueryVariables>;
export const SaveBillingDocument = new TypedDocumentString(`
    mutation SaveBilling($country_code: String!, $region: String!, $city: String!, $street_line1: String!, $street_line2: String, $postcode: String!) {
  save_billing_details(
    country_code: $country_code
    region: $region
    city: $city
    street_line1: $street_line1
    street_line2: $street_line2
    postcode: $postcode
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<SaveBillingMutation, SaveBillingMutationVariables>;
export const CheckInvoiceVoucherDocument = new TypedDocumentString(`
    query CheckInvoiceVoucher($sale_id: Int!, $appt_id: Int, $voucher_code: String!) {
  invoice_voucher_check(
    sale_id: $sale_id
    appt_id: $appt_id
    voucher_code: $voucher_code
  ) {
    status
    message
    value
    sessions
  }
}
    `) as unknown as TypedDocumentString<CheckInvoiceVoucherQuery, CheckInvoiceVoucherQueryVariables>;
export const SavedCardsDocument = new TypedDocumentString(`
    query SavedCards {
  saved_cards {
    id
    name
    brand
    last4
    exp_month
    exp_year
    is_expired
    expires_soon
    memberships
  }
}
    `) as unknown as TypedDocumentString<SavedCardsQuery, SavedCardsQueryVariables>;
export const SaveCardOfOrderDocument = new TypedDocumentString(`
    mutation SaveCardOfOrder($order_id: Int!, $save: Boolean!, $fee: Boolean) {
  save_card_of_order(order_id: $order_id, save: $save, fee_consent: $fee) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<SaveCardOfOrderMutation, SaveCardOfOrderMutationVariables>;
export const PayWithSavedCardDocument = new TypedDocumentString(`
    mutation PayWithSavedCard($order_id: Int!, $card_id: Int!, $fee: Boolean) {
  pay_with_saved_card(order_id: $order_id, card_id: $card_id, fee_consent: $fee) {
    status
    message
    payment_url
    is_open
    is_returned
    needs_action
    held_until
  }
}
    `) as unknown as TypedDocumentString<PayWithSavedCardMutation, PayWithSavedCardMutationVariables>;
export const DeleteSavedCardDocument = new TypedDocumentString(`
    mutation DeleteSavedCard($id: Int!) {
  delete_saved_card(id: $id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeleteSavedCardMutation, DeleteSavedCardMutationVariables>;
export const SubscribeDocument = new TypedDocumentString(`
    mutation Subscribe($plan: String!, $business: Int) {
  subscribe(plan: $plan, business_id: $business) {
    status
    message
    payment_url
    subscribed_id
  }
}
    `) as unknown as TypedDocumentString<SubscribeMutation, SubscribeMutationVariables>;
export const OwnPlanDocument = new TypedDocumentString(`
    query OwnPlan($business: Int) {
  desk_plan(business_id: $business) {
    business_id
    state
    plan {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<OwnPlanQuery, OwnPlanQueryVariables>;
export const AppointmentTipDocument = new TypedDocumentString(`
    query AppointmentTip($appt_id: Int!) {
  appointment_tip(appt_id: $appt_id) {
    can_tip
    given
    suggestions
    people
  }
}
    `) as unknown as TypedDocumentString<AppointmentTipQuery, AppointmentTipQueryVariables>;
export const TipAppointmentDocument = new TypedDocumentString(`
    mutation TipAppointment($appt_id: Int!, $amount: Float!, $key: String) {
  tip_appointment(
    appt_id: $appt_id
    amount: $amount
    payment_type: "stripe"
    idempotency_key: $key
  ) {
    status
    message
    payment_url
  }
}
    `) as unknown as TypedDocumentString<TipAppointmentMutation, TipAppointmentMutationVariables>;
export const GroupPartsDocument = new TypedDocumentString(`
    query GroupParts($id: Int!) {
  appointment(id: $id) {
    id
    parts {
      appt_id
      name
      is_booker
      for_all
      state
      paid
      deposit_left
      due
      pay_until
      path
    }
  }
}
    `) as unknown as TypedDocumentString<GroupPartsQuery, GroupPartsQueryVariables>;
export const PayOwnPartDocument = new TypedDocumentString(`
    mutation PayOwnPart($appt_id: Int!, $key: String) {
  pay_own_part(appt_id: $appt_id, idempotency_key: $key) {
    status
    message
    payment_url
  }
}
    `) as unknown as TypedDocumentString<PayOwnPartMutation, PayOwnPartMutationVariables>;
export const LinkedPartDocument = new TypedDocumentString(`
    query LinkedPart($token: String!) {
  linked_part(token: $token) {
    booked_by
    people
    services
    starts
    zone_label
    shop
    slug
    location
    country
    gets_mails
    part {
      name
      is_booker
      for_all
      state
      paid
      deposit_left
      due
      pay_until
    }
  }
}
    `) as unknown as TypedDocumentString<LinkedPartQuery, LinkedPartQueryVariables>;
export const SetPartEmailDocument = new TypedDocumentString(`
    mutation SetPartEmail($token: String!, $email: String!) {
  set_part_email(token: $token, email: $email) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<SetPartEmailMutation, SetPartEmailMutationVariables>;
export const PayPartDocument = new TypedDocumentString(`
    mutation PayPart($token: String!, $all: Boolean, $key: String) {
  pay_part(token: $token, all: $all, idempotency_key: $key) {
    status
    message
    payment_url
  }
}
    `) as unknown as TypedDocumentString<PayPartMutation, PayPartMutationVariables>;
export const OrderFeeTermsDocument = new TypedDocumentString(`
    query OrderFeeTerms($order_id: Int!) {
  order_fee_terms(order_id: $order_id) {
    words
  }
}
    `) as unknown as TypedDocumentString<OrderFeeTermsQuery, OrderFeeTermsQueryVariables>;
export const AppointmentCardFeeDocument = new TypedDocumentString(`
    query AppointmentCardFee($appt_id: Int!) {
  appointment_card_fee(appt_id: $appt_id) {
    amount
    reason
    status
    refunded
    charge_at
    note
    can_object
    agreed
  }
}
    `) as unknown as TypedDocumentString<AppointmentCardFeeQuery, AppointmentCardFeeQueryVariables>;
export const QuestionCardFeeDocument = new TypedDocumentString(`
    mutation QuestionCardFee($appt_id: Int!, $note: String!) {
  question_card_fee(appt_id: $appt_id, note: $note) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<QuestionCardFeeMutation, QuestionCardFeeMutationVariables>;
export const ShopFeeTermsDocument = new TypedDocumentString(`
    query ShopFeeTerms($business_id: Int!) {
  shop_fee_terms(business_id: $business_id) {
    words
  }
}
    `) as unknown as TypedDocumentString<ShopFeeTermsQuery, ShopFeeTermsQueryVariables>;
export const PayCardFeeDocument = new TypedDocumentString(`
    mutation PayCardFee($appt_id: Int!) {
  pay_card_fee(appt_id: $appt_id) {
    status
    message
    payment_url
  }
}
    `) as unknown as TypedDocumentString<PayCardFeeMutation, PayCardFeeMutationVariables>;
export const TeamFirstFreeDocument = new TypedDocumentString(`
    query TeamFirstFree($business_id: Int!) {
  team_first_free(business_id: $business_id) {
    person_id
    first_free {
      s_time
    }
  }
}
    `) as unknown as TypedDocumentString<TeamFirstFreeQuery, TeamFirstFreeQueryVariables>;
export const ShopPersonDocument = new TypedDocumentString(`
    query ShopPerson($slug: String!) {
  business(slug: $slug) {
    id
    slug
    name
    area
    location
    country
    zone_label
    trade {
      name
    }
    team {
      id
      slug
      name
      title
      bio
      languages
      rating
      number_of_ratings
      service_pricing_ids
      portrait {
        image
        alt
        width
        height
        tint
      }
      gallery {
        image
        alt
        width
        height
        tint
      }
      reviews(count: 6) {
        id
        rating
        comment
        created_at
        user_info {
          first_name
          last_name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ShopPersonQuery, ShopPersonQueryVariables>;
export const LinkedReminderDocument = new TypedDocumentString(`
    query LinkedReminder($code: String!) {
  linked_reminder(code: $code) {
    shop
    slug
    phone
    place
    first_name
    services
    starts
    zone_label
    answer
    closed
    can_move
    cancellation {
      fee
      refund
      sentence
      late_fee
    }
  }
}
    `) as unknown as TypedDocumentString<LinkedReminderQuery, LinkedReminderQueryVariables>;
export const LinkedReminderTimesDocument = new TypedDocumentString(`
    query LinkedReminderTimes($code: String!, $date: String!) {
  linked_reminder_times(code: $code, date: $date) {
    dates
    times
  }
}
    `) as unknown as TypedDocumentString<LinkedReminderTimesQuery, LinkedReminderTimesQueryVariables>;
export const AnswerLinkedReminderDocument = new TypedDocumentString(`
    mutation AnswerLinkedReminder($code: String!, $answer: String!, $date: String, $time: Int) {
  answer_linked_reminder(code: $code, answer: $answer, date: $date, time: $time) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<AnswerLinkedReminderMutation, AnswerLinkedReminderMutationVariables>;
export const MoreReviewsDocument = new TypedDocumentString(`
    query MoreReviews($business_id: Int!, $page: Int!) {
  business_reviews(business_id: $business_id, page: $page) {
    total
    reviews {
      id
      rating
      comment
      created_at
      user_info {
        first_name
        last_name
      }
      reply {
        text
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MoreReviewsQuery, MoreReviewsQueryVariables>;
export const BusinessSearchDocument = new TypedDocumentString(`
    query BusinessSearch($sort: String, $gender: String, $business_type: String, $lat: Float, $lng: Float, $distance: Int, $where: String, $open_now: Boolean, $max_price: Int, $min_rating: Float, $day: String, $time: String, $with_full: Boolean, $count: Int) {
  business_search(
    sort: $sort
    gender: $gender
    business_type: $business_type
    lat: $lat
    lng: $lng
    distance: $distance
    where: $where
    open_now: $open_now
    max_price: $max_price
    min_rating: $min_rating
    day: $day
    time: $time
    with_full: $with_full
    count: $count
  ) {
    data {
      id
      slug
      name
      location
      country
      rating
      number_of_ratings
      gender_served
      from_price
      lat
      lng
      zone
      zone_label
      service_category_names
      thumbnail_picture {
        image
        alt
        width
        height
        tint
      }
    }
    paginatorInfo {
      total
      count
      hasMorePages
    }
    free_times {
      business_id
      service_pricing_id
      service_name
      times
      matches
    }
    place {
      name
      county
      lat
      lng
    }
    has_uncounted
    unknown_place
    without_times
    soonest_first
    day_is_over
  }
}
    `) as unknown as TypedDocumentString<BusinessSearchQuery, BusinessSearchQueryVariables>;
export const SearchPinsDocument = new TypedDocumentString(`
    query SearchPins($gender: String, $business_type: String, $lat: Float, $lng: Float, $distance: Int, $where: String, $open_now: Boolean, $max_price: Int, $min_rating: Float, $day: String, $time: String) {
  business_search(
    gender: $gender
    business_type: $business_type
    lat: $lat
    lng: $lng
    distance: $distance
    where: $where
    open_now: $open_now
    max_price: $max_price
    min_rating: $min_rating
    day: $day
    time: $time
    count: 1
  ) {
    pins {
      id
      slug
      name
      lat
      lng
      zone_label
      first_free
      days_ahead
      matches
    }
  }
}
    `) as unknown as TypedDocumentString<SearchPinsQuery, SearchPinsQueryVariables>;
export const ShopOnMapDocument = new TypedDocumentString(`
    query ShopOnMap($slug: String!, $ids: [Int!]!, $business_type: String, $day: String, $time: String) {
  business(slug: $slug) {
    id
    slug
    name
    location
    country
    rating
    number_of_ratings
    from_price
    lat
    lng
    zone
    zone_label
    thumbnail_picture {
      image
      alt
      width
      height
      tint
    }
  }
  next_free_times(
    business_ids: $ids
    business_type: $business_type
    day: $day
    time: $time
  ) {
    business_id
    service_name
    times
    matches
  }
}
    `) as unknown as TypedDocumentString<ShopOnMapQuery, ShopOnMapQueryVariables>;
export const SearchSuggestionsDocument = new TypedDocumentString(`
    query SearchSuggestions($text: String!) {
  search_suggestions(text: $text) {
    kind
    name
    detail
    slug
  }
}
    `) as unknown as TypedDocumentString<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>;
export const PlaceSuggestionsDocument = new TypedDocumentString(`
    query PlaceSuggestions($text: String!, $country: String) {
  place_suggestions(text: $text, country: $country) {
    id
    name
    description
  }
}
    `) as unknown as TypedDocumentString<PlaceSuggestionsQuery, PlaceSuggestionsQueryVariables>;
export const NextFreeTimesDocument = new TypedDocumentString(`
    query NextFreeTimes($ids: [Int!]!) {
  next_free_times(business_ids: $ids) {
    business_id
    service_name
    times
    matches
  }
}
    `) as unknown as TypedDocumentString<NextFreeTimesQuery, NextFreeTimesQueryVariables>;
export const NearbyTimesDocument = new TypedDocumentString(`
    query NearbyTimes($lat: Float!, $lng: Float!) {
  business_search(lat: $lat, lng: $lng, distance: 15, count: 12) {
    data {
      id
      slug
      name
      zone
      zone_label
    }
    free_times {
      business_id
      service_name
      times
      matches
    }
  }
}
    `) as unknown as TypedDocumentString<NearbyTimesQuery, NearbyTimesQueryVariables>;
export const FreeNearbyDocument = new TypedDocumentString(`
    query FreeNearby($service: String!, $lat: Float!, $lng: Float!, $day: String!, $count: Int!) {
  business_search(
    business_type: $service
    lat: $lat
    lng: $lng
    distance: 15
    day: $day
    sort: "nearest"
    count: $count
  ) {
    data {
      id
      slug
      name
      lat
      lng
      zone_label
    }
    free_times {
      business_id
      service_pricing_id
      service_name
      times
      matches
    }
    day_is_over
  }
}
    `) as unknown as TypedDocumentString<FreeNearbyQuery, FreeNearbyQueryVariables>;
export const VideoTokenDocument = new TypedDocumentString(`
    mutation VideoToken($room_id: String!) {
  video_token(room_id: $room_id) {
    status
    message
    reason
    token
    provider
    url
    opens_at
    ice_servers {
      urls
      username
      credential
    }
    room {
      room_id
      role
      starts_at
      ends_at
      zone
      business_name
      own_name
      other_name
    }
  }
}
    `) as unknown as TypedDocumentString<VideoTokenMutation, VideoTokenMutationVariables>;
export const MyVouchersDocument = new TypedDocumentString(`
    query MyVouchers($count: Int!, $page: Int!) {
  my_voucher(count: $count, page: $page) {
    data {
      ...OwnVoucher
    }
    paginatorInfo {
      total
    }
  }
}
    fragment OwnVoucher on GuestVoucher {
  id
  business_id
  owner_id
  owner
  mine
  voucher_code
  purchase_date
  value
  redeemed
  remaining
  expiry_date
  message
  giver
  gift_state
  recipient_email
  send_at
  send_date
  sent_at
  business_info {
    name
    slug
    country
    zone
    zone_label
  }
  card_url
  gift_url
  voucher_detail {
    name
    color
    services_included {
      label
    }
  }
  history {
    id
    amount
    created_at
    remaining
  }
}`) as unknown as TypedDocumentString<MyVouchersQuery, MyVouchersQueryVariables>;
export const MyPackagesDocument = new TypedDocumentString(`
    query MyPackages {
  my_packages {
    ...OwnPackage
  }
}
    fragment OwnPackage on GuestPackage {
  id
  code
  name
  color
  sessions
  sessions_left
  closed
  shareable
  expiry_date
  services_included {
    label
  }
  business_info {
    name
    slug
    zone
  }
}`) as unknown as TypedDocumentString<MyPackagesQuery, MyPackagesQueryVariables>;
export const BoughtVouchersDocument = new TypedDocumentString(`
    query BoughtVouchers($sale_id: Int!) {
  my_voucher(count: 18, page: 1, sale_id: $sale_id) {
    data {
      ...OwnVoucher
    }
  }
  my_packages(sale_id: $sale_id) {
    ...OwnPackage
  }
}
    fragment OwnVoucher on GuestVoucher {
  id
  business_id
  owner_id
  owner
  mine
  voucher_code
  purchase_date
  value
  redeemed
  remaining
  expiry_date
  message
  giver
  gift_state
  recipient_email
  send_at
  send_date
  sent_at
  business_info {
    name
    slug
    country
    zone
    zone_label
  }
  card_url
  gift_url
  voucher_detail {
    name
    color
    services_included {
      label
    }
  }
  history {
    id
    amount
    created_at
    remaining
  }
}
fragment OwnPackage on GuestPackage {
  id
  code
  name
  color
  sessions
  sessions_left
  closed
  shareable
  expiry_date
  services_included {
    label
  }
  business_info {
    name
    slug
    zone
  }
}`) as unknown as TypedDocumentString<BoughtVouchersQuery, BoughtVouchersQueryVariables>;
export const ClaimVoucherDocument = new TypedDocumentString(`
    mutation ClaimVoucher($voucher_code: String!) {
  claim_voucher(voucher_code: $voucher_code) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<ClaimVoucherMutation, ClaimVoucherMutationVariables>;
export const SendVoucherDocument = new TypedDocumentString(`
    mutation SendVoucher($id: Int!, $email: String) {
  send_voucher(id: $id, email: $email) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<SendVoucherMutation, SendVoucherMutationVariables>;
export const ChangeVoucherGiftDocument = new TypedDocumentString(`
    mutation ChangeVoucherGift($id: Int!, $owner: String!, $email: String, $send_date: String, $from: String, $message: String) {
  change_voucher_gift(
    id: $id
    owner: $owner
    email: $email
    send_date: $send_date
    from: $from
    message: $message
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<ChangeVoucherGiftMutation, ChangeVoucherGiftMutationVariables>;
export const GiftCardDocument = new TypedDocumentString(`
    query GiftCard($voucher_code: String!) {
  gift_card(voucher_code: $voucher_code) {
    voucher_code
    owner
    giver
    message
    name
    color
    value
    remaining
    expiry_date
    is_claimed
    is_mine
    services_included {
      label
    }
    business_info {
      name
      slug
      country
      location
      published
      zone
    }
  }
}
    `) as unknown as TypedDocumentString<GiftCardQuery, GiftCardQueryVariables>;
export const CancellationRequestDocument = new TypedDocumentString(`
    mutation CancellationRequest($date: String!, $guest_id: Int, $business_id: Int!, $date_scope: String!, $service_pricing_id: Int!, $call_before: Int) {
  cancellation_request(
    date: $date
    guest_id: $guest_id
    business_id: $business_id
    date_scope: $date_scope
    service_pricing_id: $service_pricing_id
    call_before: $call_before
  ) {
    status
    message
    position
  }
}
    `) as unknown as TypedDocumentString<CancellationRequestMutation, CancellationRequestMutationVariables>;
export const MeDocument = new TypedDocumentString(`
    query Me {
  profileInformation {
    id
    first_name
    last_name
    photo
    social_login
    client_detail {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const UnreadCountDocument = new TypedDocumentString(`
    query UnreadCount {
  myNotification(count: 1) {
    new
    total
  }
}
    `) as unknown as TypedDocumentString<UnreadCountQuery, UnreadCountQueryVariables>;
export const UnreadMessagesDocument = new TypedDocumentString(`
    query UnreadMessages {
  my_unread_messages
}
    `) as unknown as TypedDocumentString<UnreadMessagesQuery, UnreadMessagesQueryVariables>;
export const SystemLogDocument = new TypedDocumentString(`
    mutation SystemLog($api: String, $type: String, $user: ID, $body: String, $response: String, $exception: String, $source: String, $version: String, $priority: String, $device: String) {
  system_log(
    api: $api
    type: $type
    user: $user
    body: $body
    response: $response
    exception: $exception
    source: $source
    version: $version
    priority: $priority
    device: $device
  ) {
    status
  }
}
    `) as unknown as TypedDocumentString<SystemLogMutation, SystemLogMutationVariables>;
export const ForgotPasswordDocument = new TypedDocumentString(`
    mutation ForgotPassword($email: String!) {
  forgotPassword(email: $email) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<ForgotPasswordMutation, ForgotPasswordMutationVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation ResetPassword($token: String!, $email: String!, $password: String!, $password_confirmation: String!) {
  resetPassword(
    token: $token
    email: $email
    password: $password
    password_confirmation: $password_confirmation
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const LogOutDocument = new TypedDocumentString(`
    mutation LogOut {
  logout {
    status
  }
}
    `) as unknown as TypedDocumentString<LogOutMutation, LogOutMutationVariables>;
export const AddressSuggestionsDocument = new TypedDocumentString(`
    query AddressSuggestions($text: String!, $kind: String, $country: String, $session: String) {
  place_suggestions(
    text: $text
    kind: $kind
    country: $country
    session: $session
  ) {
    id
    name
    description
    address
    eir_code
    country
  }
}
    `) as unknown as TypedDocumentString<AddressSuggestionsQuery, AddressSuggestionsQueryVariables>;
export const ResetLinkStateDocument = new TypedDocumentString(`
    query ResetLinkState($token: String!) {
  reset_link_state(token: $token)
}
    `) as unknown as TypedDocumentString<ResetLinkStateQuery, ResetLinkStateQueryVariables>;