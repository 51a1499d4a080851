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

export type BooksAccountInput = {
  code: string;
  key: string;
  name: string;
};

export type DeskAcceptRuleInput = {
  accepts: boolean;
  guests: string;
  /** Asks for the whole price when booking, and accepts what is paid. */
  in_full?: boolean | null | undefined;
  longer_than?: number | null | undefined;
  paid: boolean;
};

export type DeskBirthdayRuleInput = {
  active: boolean;
  channels: Array<string>;
  days_before: number;
  wording: string;
};

export type DeskClassInput = {
  /** Starts of all upcoming dates, in unix seconds that show the shop's wall clock when read in UTC. */
  dates: Array<number>;
  enroll_date?: string | null | undefined;
  kind: string;
  seats: number;
  /** For a weekly class. Unchanged when left out. */
  single_visits?: boolean | null | undefined;
};

export type DeskDecisionInput = {
  appt_id: number;
  choice: string;
};

/** Either an amount or a whole percentage; both 0 remove the discount. */
export type DeskDiscountInput = {
  amount?: number | null | undefined;
  percent?: number | null | undefined;
  /** For the books. */
  reason?: string | null | undefined;
};

export type DeskFirstServiceInput = {
  minutes: number;
  name: string;
  price: number;
};

/** A guest who called or walked in: a name, and a phone number or an email address. */
export type DeskGuestInput = {
  email?: string | null | undefined;
  first_name: string;
  last_name?: string | null | undefined;
  mobile?: string | null | undefined;
};

/** Opening hours in minutes after midnight on the shop's wall clock. Weekday 0 is Sunday. */
export type DeskHoursInput = {
  from: number;
  to: number;
  /** A or B, for one chair; every week when left out. */
  week?: string | null | undefined;
  weekday: number;
};

export type DeskImportFix = {
  /** From 0. */
  column: number;
  row: number;
  text: string;
};

/** A service of an appointment after an edit. Fields left out are unchanged, or as on the menu. */
export type DeskLineInput = {
  chair_id?: number | null | undefined;
  /** An existing line of the appointment. */
  line_id?: number | null | undefined;
  minutes?: number | null | undefined;
  /** A custom price. */
  price?: number | null | undefined;
  /** For a new service. */
  service_pricing_id?: number | null | undefined;
};

export type DeskOrderInput = {
  id: number;
  services: Array<number>;
};

export type DeskOwnTermsInput = {
  chair_id: number;
  duration?: number | null | undefined;
  price?: number | null | undefined;
};

export type DeskPersonServiceInput = {
  does: boolean;
  service_id: number;
  terms: Array<DeskPersonTermsInput>;
};

export type DeskPersonTermsInput = {
  /** Minutes; null for the service's own. */
  duration?: number | null | undefined;
  /** Null for the service's own; 0 is a price. */
  price?: number | null | undefined;
  pricing_id: number;
};

export type DeskPolicyStepInput = {
  /** Before the appointment. */
  hours: number;
  /** Of the services, from then on. */
  percent: number;
};

export type DeskPricingInput = {
  /** Preparation before it, which is not sold. Unchanged when left out. */
  before_minutes?: number | null | undefined;
  buffer_minutes?: number | null | undefined;
  duration: number;
  id?: number | null | undefined;
  label?: string | null | undefined;
  /** Prices and durations of individual people, where they differ. Unchanged when left out. */
  own?: Array<DeskOwnTermsInput> | null | undefined;
  price: number;
  special_deposit?: number | null | undefined;
  special_price?: number | null | undefined;
  /** They add up to the duration; empty if the person is needed all the time. Unchanged when left out. */
  steps?: Array<DeskStepInput> | null | undefined;
};

export type DeskQuestionInput = {
  id: string;
  kind: string;
  label: string;
  options?: Array<string> | null | undefined;
  required: boolean;
};

export type DeskRebookRuleInput = {
  active: boolean;
  channels: Array<string>;
  weeks_after: number;
  wording: string;
};

export type DeskReminderRuleInput = {
  active: boolean;
  asks: boolean;
  channels: Array<string>;
  fallback?: string | null | undefined;
  hours_before: number;
  key: string;
  wording: string;
};

export type DeskReviewRuleInput = {
  active: boolean;
  channels: Array<string>;
  days_after: number;
  wording: string;
};

export type DeskSegmentInput = {
  id?: number | null | undefined;
  kind: string;
  least?: number | null | undefined;
  month?: number | null | undefined;
  unused?: boolean | null | undefined;
  weeks?: number | null | undefined;
};

export type DeskServiceNeedInput = {
  from?: number | null | undefined;
  room_id: number;
  to?: number | null | undefined;
};

/** A span of work in minutes after midnight on the shop's wall clock. */
export type DeskSpanInput = {
  from: number;
  to: number;
};

export type DeskStepInput = {
  hands_free: boolean;
  minutes: number;
  name?: string | null | undefined;
};

export type GivenAnswerInput = {
  /** The checkbox beside a signature. */
  agreed?: boolean | null | undefined;
  id: string;
  /** A text, 'yes' or 'no', a date such as 2026-08-22, or the name of a signature. */
  value?: string | null | undefined;
};

/** Whether a group starts together, finishes together, or is served one after the other. */
export type GroupArrangement =
  | 'after'
  | 'finish'
  | 'start';

/** A product sold at the till. Its price includes VAT. */
export type TillProductInput = {
  name: string;
  /** Price of one piece. */
  price: number;
  /** The reason for a price other than the listed one. */
  price_reason?: string | null | undefined;
  /** A stocked product: its own name and VAT apply, and its stock is reduced. */
  product_id?: number | null | undefined;
  quantity: number;
  /** Percent; without one the shop's own rate. Shops that are not registered for VAT have none. */
  vat_rate?: number | null | undefined;
};

export type TillVoucherInput = {
  /** The amount it pays. */
  amount: number;
  code: string;
};

export type DeskLoginMutationVariables = Exact<{
  username: string;
  password: string;
}>;


export type DeskLoginMutation = { desk_login: { access_token: string } };

export type DeskOpeningQueryVariables = Exact<{
  business: number;
}>;


export type DeskOpeningQuery = { desk_shop: { slot_duration: number, buffer_minutes: number, chairs: Array<{ id: number, name: string, person: string | null, active: boolean }>, hours: Array<{ chair_id: number | null, weekday: number, from: number, to: number, week: string | null, date: string | null }>, closed_days: Array<{ date: string, reason: string | null }>, blocked_days: Array<{ date: string, reason: string | null }>, exceptions: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string }> } };

export type DeskSpreadQueryVariables = Exact<{
  business: number;
}>;


export type DeskSpreadQuery = { desk_shop: { spread_rule: string, chairs: Array<{ id: number, active: boolean }> } };

export type DeskSaveSpreadMutationVariables = Exact<{
  business: number;
  rule: string;
}>;


export type DeskSaveSpreadMutation = { desk_save_spread: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSaveHoursMutationVariables = Exact<{
  business: number;
  chair?: number | null | undefined;
  hours: Array<DeskHoursInput> | DeskHoursInput;
  decisions?: Array<DeskDecisionInput> | DeskDecisionInput | null | undefined;
}>;


export type DeskSaveHoursMutation = { desk_save_hours: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSaveRhythmMutationVariables = Exact<{
  business: number;
  slot: number;
  buffer: number;
}>;


export type DeskSaveRhythmMutation = { desk_save_rhythm: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskCloseDaysMutationVariables = Exact<{
  business: number;
  kind: string;
  from: string;
  to: string;
  reason?: string | null | undefined;
  decisions?: Array<DeskDecisionInput> | DeskDecisionInput | null | undefined;
}>;


export type DeskCloseDaysMutation = { desk_close_days: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskReopenDaysMutationVariables = Exact<{
  business: number;
  kind: string;
  from: string;
  to: string;
}>;


export type DeskReopenDaysMutation = { desk_reopen_days: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSaveChairMutationVariables = Exact<{
  business: number;
  id?: number | null | undefined;
  name: string;
  person?: string | null | undefined;
}>;


export type DeskSaveChairMutation = { desk_save_chair: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSetChairActiveMutationVariables = Exact<{
  business: number;
  id: number;
  active: boolean;
  decisions?: Array<DeskDecisionInput> | DeskDecisionInput | null | undefined;
}>;


export type DeskSetChairActiveMutation = { desk_set_chair_active: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskRoomsQueryVariables = Exact<{
  business: number;
  date?: string | null | undefined;
}>;


export type DeskRoomsQuery = { desk_rooms: Array<{ id: number, name: string, kind: string, capacity: number, active: boolean, closures: Array<{ id: number, from: number, to: number, reason: string }>, uses: Array<{ id: number, unit: number, starts: number, ends: number, is_held: boolean, appt_id: number | null, status: string | null, guest_name: string, service: string | null }>, needs: Array<{ service_id: number, service: string, from: number | null, to: number | null }> }> };

export type DeskOpenHoursQueryVariables = Exact<{
  business: number;
}>;


export type DeskOpenHoursQuery = { desk_shop: { hours: Array<{ chair_id: number | null, weekday: number, from: number, to: number, week: string | null, date: string | null }>, closed_days: Array<{ date: string }> } };

export type DeskSaveRoomMutationVariables = Exact<{
  business: number;
  id?: number | null | undefined;
  name: string;
  kind: string;
  capacity: number;
}>;


export type DeskSaveRoomMutation = { desk_save_room: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSetRoomActiveMutationVariables = Exact<{
  business: number;
  id: number;
  active: boolean;
}>;


export type DeskSetRoomActiveMutation = { desk_set_room_active: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskCloseRoomMutationVariables = Exact<{
  business: number;
  id: number;
  from: number;
  to: number;
  reason?: string | null | undefined;
  decisions?: Array<DeskDecisionInput> | DeskDecisionInput | null | undefined;
}>;


export type DeskCloseRoomMutation = { desk_close_room: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskOpenRoomMutationVariables = Exact<{
  business: number;
  id: number;
}>;


export type DeskOpenRoomMutation = { desk_open_room: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSoldQueryVariables = Exact<{
  business: number;
}>;


export type DeskSoldQuery = { desk_menu: Array<{ id: number, name: string, services: Array<{ id: number, name: string, active: boolean, kind: string, single_visits: boolean, chair_ids: Array<number>, pricings: Array<{ id: number, label: string, price: number, special_price: number, duration: number, own: Array<{ chair_id: number, price: number | null, duration: number | null }> }> }> }> };

export type DeskFindGuestsQueryVariables = Exact<{
  business: number;
  search?: string | null | undefined;
  order?: string | null | undefined;
}>;


export type DeskFindGuestsQuery = { desk_guests: { guests: Array<{ id: number, first_name: string, last_name: string, completed: number, next: number | null, is_blocked: boolean }> } };

export type DeskGuestNameQueryVariables = Exact<{
  business: number;
  guest: number;
}>;


export type DeskGuestNameQuery = { desk_guest: { id: number, first_name: string, last_name: string } };

export type DeskFreeQueryVariables = Exact<{
  business: number;
  services: Array<number> | number;
  chair?: number | null | undefined;
  date: string;
  guests?: Array<number> | number | null | undefined;
  persons?: Array<number | null | undefined> | number | null | undefined;
  arrange?: GroupArrangement | null | undefined;
}>;


export type DeskFreeQuery = { desk_free_times: { time_slots: Array<{ s_time: number, seats_left: number | null }>, date_slots: Array<{ s_date: string }> } };

export type GroupFitQueryVariables = Exact<{
  business: number;
  services: Array<number> | number;
  guests: Array<number> | number;
  persons?: Array<number | null | undefined> | number | null | undefined;
  arrange?: GroupArrangement | null | undefined;
}>;


export type GroupFitQuery = { group_fit: { fits: boolean, message: string, minutes: number, part_hours: number } };

export type DeskGroupPlanQueryVariables = Exact<{
  business: number;
  guest?: number | null | undefined;
  services: Array<BookingServiceInput> | BookingServiceInput;
  group: BookingGroupInput;
}>;


export type DeskGroupPlanQuery = { desk_group_plan: { total: number, deposit: number, usual_deposit: number, services: Array<{ guest: number, chair_id: number, starts: number, ends: number }>, clashes: Array<{ key: string, words: string }> } };

export type DeskBookMutationVariables = Exact<{
  business: number;
  guestId?: number | null | undefined;
  guest?: DeskGuestInput | null | undefined;
  services: Array<BookingServiceInput> | BookingServiceInput;
  chair?: number | null | undefined;
  group?: BookingGroupInput | null | undefined;
  note?: string | null | undefined;
  minutes?: Array<number> | number | null | undefined;
  anyway?: Array<string> | string | null | undefined;
  key?: string | null | undefined;
}>;


export type DeskBookMutation = { desk_book: { status: number, message: string, appointment_ids: Array<number>, clashes: Array<{ key: string, words: string }>, alternatives: Array<{ date: string, time: number }> } };

export type DeskBlockTimeMutationVariables = Exact<{
  business: number;
  chairs?: Array<number> | number | null | undefined;
  date: string;
  from: number;
  to: number;
  note?: string | null | undefined;
  decisions?: Array<DeskDecisionInput> | DeskDecisionInput | null | undefined;
}>;


export type DeskBlockTimeMutation = { desk_block_time: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskUnblockTimeMutationVariables = Exact<{
  business: number;
  id: number;
}>;


export type DeskUnblockTimeMutation = { desk_unblock_time: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskAnswerFormMutationVariables = Exact<{
  business: number;
  appointment: number;
  form: number;
  version: number;
  answers: Array<GivenAnswerInput> | GivenAnswerInput;
}>;


export type DeskAnswerFormMutation = { desk_answer_form: { status: number, message: string } };

export type DeskSendFormsMutationVariables = Exact<{
  business: number;
  appointment: number;
}>;


export type DeskSendFormsMutation = { desk_send_forms: { status: number, message: string } };

export type DeskConfirmAttendanceMutationVariables = Exact<{
  id: number;
  confirmed: boolean;
}>;


export type DeskConfirmAttendanceMutation = { desk_confirm_attendance: { status: number, message: string } };

export type DeskAskAgainMutationVariables = Exact<{
  id: number;
}>;


export type DeskAskAgainMutation = { desk_ask_again: { status: number, message: string } };

export type DeskAddToClassMutationVariables = Exact<{
  business: number;
  id: number;
  guestId?: number | null | undefined;
  guest?: DeskGuestInput | null | undefined;
  anyway?: boolean | null | undefined;
  key?: string | null | undefined;
}>;


export type DeskAddToClassMutation = { desk_add_to_class: { status: number, message: string, is_full: boolean, has_begun: boolean, appt_id: number | null } };

export type DeskMoveInClassMutationVariables = Exact<{
  business: number;
  id: number;
  appt: number;
  to: number;
  anyway?: boolean | null | undefined;
  note?: string | null | undefined;
}>;


export type DeskMoveInClassMutation = { desk_move_in_class: { status: number, message: string, is_full: boolean } };

export type DeskCheckInMutationVariables = Exact<{
  business: number;
  id: number;
  appt: number;
  attendance?: string | null | undefined;
}>;


export type DeskCheckInMutation = { desk_check_in: { status: number, message: string } };

export type DeskMessageClassMutationVariables = Exact<{
  business: number;
  id: number;
  text: string;
  key?: string | null | undefined;
}>;


export type DeskMessageClassMutation = { desk_message_class: { status: number, message: string } };

export type DeskCancelClassDateMutationVariables = Exact<{
  business: number;
  id: number;
  instead?: number | null | undefined;
  note?: string | null | undefined;
}>;


export type DeskCancelClassDateMutation = { desk_cancel_class_date: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskWalkInQueryVariables = Exact<{
  business: number;
}>;


export type DeskWalkInQuery = { desk_walk_in: Array<{ chair_id: number, name: string, person: string | null, is_now: boolean, from: number, until: number, portrait: { image: string } | null, offers: Array<{ service_pricing_id: number, name: string, minutes: number, price: number }> }> };

export type DeskStartWalkInMutationVariables = Exact<{
  business: number;
  pricing: number;
  chair: number;
  at: number;
  name?: string | null | undefined;
  anyway?: Array<string> | string | null | undefined;
  key?: string | null | undefined;
}>;


export type DeskStartWalkInMutation = { desk_start_walk_in: { status: number, message: string, appt_id: number | null, is_now: boolean, clashes: Array<{ key: string, words: string }> } };

export type DeskNameWalkInMutationVariables = Exact<{
  id: number;
  guestId?: number | null | undefined;
  guest?: DeskGuestInput | null | undefined;
}>;


export type DeskNameWalkInMutation = { desk_name_walk_in: { status: number, message: string } };

export type DeskRunningLateMutationVariables = Exact<{
  id: number;
  minutes: number;
  tell?: string | null | undefined;
}>;


export type DeskRunningLateMutation = { desk_running_late: { status: number, message: string } };

export type DeskSeriesQueryVariables = Exact<{
  id: number;
  every: number;
  count: number;
  from?: number | null | undefined;
}>;


export type DeskSeriesQuery = { desk_series: Array<{ wanted: number, at: number | null, why: string | null }> };

export type DeskBookSeriesMutationVariables = Exact<{
  id: number;
  times: Array<number> | number;
  key?: string | null | undefined;
}>;


export type DeskBookSeriesMutation = { desk_book_series: { status: number, message: string, appointment_ids: Array<number>, taken: Array<number> } };

export type DeskDecisionsQueryVariables = Exact<{
  business: number;
}>;


export type DeskDecisionsQuery = { desk_decisions: Array<{ appt_id: number, guest_name: string, service: string, starts: number, fee: number, decided_by: number }> };

export type DeskEditMutationVariables = Exact<{
  id: number;
  lines?: Array<DeskLineInput> | DeskLineInput | null | undefined;
  discount?: DeskDiscountInput | null | undefined;
  noteToGuest?: string | null | undefined;
  overpaid?: string | null | undefined;
  anyway?: Array<string> | string | null | undefined;
  tell?: string | null | undefined;
  version?: number | null | undefined;
  key?: string | null | undefined;
}>;


export type DeskEditMutation = { desk_edit: { status: number, message: string, has_changed: boolean, version: number | null, overpaid: number, due: number | null, undo_id: number | null, clashes: Array<{ key: string, words: string }> } };

export type DeskWriteNotesMutationVariables = Exact<{
  id: number;
  privateNote?: string | null | undefined;
  seen?: string | null | undefined;
}>;


export type DeskWriteNotesMutation = { desk_write_notes: { status: number, message: string } };

export type DeskRefundCreditMutationVariables = Exact<{
  id: number;
  key?: string | null | undefined;
}>;


export type DeskRefundCreditMutation = { desk_refund_credit: { status: number, message: string } };

export type DeskMovePreviewQueryVariables = Exact<{
  id: number;
  line?: number | null | undefined;
  start?: number | null | undefined;
  chair?: number | null | undefined;
  minutes?: number | null | undefined;
  roomFrom?: number | null | undefined;
  roomTo?: number | null | undefined;
  whole?: boolean | null | undefined;
}>;


export type DeskMovePreviewQuery = { desk_move_preview: { message: string, new_total: number | null, guest_message: string, next_clear: number | null, clashes: Array<{ key: string, words: string }> } };

export type DeskMovePeopleQueryVariables = Exact<{
  id: number;
  line?: number | null | undefined;
}>;


export type DeskMovePeopleQuery = { desk_move_people: Array<{ chair_id: number, does: boolean, minutes: number, price: number }> };

export type DeskMoveMutationVariables = Exact<{
  id: number;
  line?: number | null | undefined;
  start?: number | null | undefined;
  chair?: number | null | undefined;
  minutes?: number | null | undefined;
  roomFrom?: number | null | undefined;
  roomTo?: number | null | undefined;
  whole?: boolean | null | undefined;
  anyway?: Array<string> | string | null | undefined;
  tell?: string | null | undefined;
  message?: string | null | undefined;
  total?: number | null | undefined;
  version?: number | null | undefined;
  key?: string | null | undefined;
}>;


export type DeskMoveMutation = { desk_move: { status: number, message: string, has_changed: boolean, version: number | null, move_id: number | null, undo_until: number | null, clashes: Array<{ key: string, words: string }> } };

export type DeskUndoMoveMutationVariables = Exact<{
  id: number;
}>;


export type DeskUndoMoveMutation = { desk_undo_move: { status: number, message: string } };

export type DeskWithdrawProposalMutationVariables = Exact<{
  id: number;
}>;


export type DeskWithdrawProposalMutation = { desk_withdraw_proposal: { status: number, message: string } };

export type DeskCalendarQueryVariables = Exact<{
  business: number;
  from: string;
  to: string;
}>;


export type DeskCalendarQuery = { desk_calendar: { from: string, to: string, zone: string, chairs: Array<{ id: number, name: string, person: string | null, active: boolean, portrait: { image: string } | null }>, hours: Array<{ chair_id: number | null, weekday: number, from: number, to: number, week: string | null, date: string | null }>, shut: Array<{ date: string, kind: string, reason: string | null }>, entries: Array<{ key: string, kind: string, chair_id: number | null, starts: number, ends: number, title: string, service: string | null, appt_id: number | null, guest_id: number | null, is_new_guest: boolean, status: string | null, arrived: boolean, late_minutes: number, asked_by: string | null, asks_for: number | null, reminder_answer: string | null, total_amount: number | null, due: number | null, schedule_id: number | null, seats: number | null, seats_taken: number | null, is_course: boolean, room_id: string | null, has_guest_joined: boolean, purpose: string | null, expires_at: number | null, block_id: number | null }>, by_room: { rooms: Array<{ id: number, name: string, kind: string, active: boolean }>, entries: Array<{ key: string, kind: string, chair_id: number | null, starts: number, ends: number, title: string, service: string | null, appt_id: number | null, guest_id: number | null, is_new_guest: boolean, status: string | null, arrived: boolean, late_minutes: number, asked_by: string | null, asks_for: number | null, reminder_answer: string | null, total_amount: number | null, due: number | null, schedule_id: number | null, seats: number | null, seats_taken: number | null, is_course: boolean, room_id: string | null, has_guest_joined: boolean, purpose: string | null, expires_at: number | null, block_id: number | null }> }, to_answer: Array<{ appt_id: number, status: string, starts: number, guest_name: string, is_new_guest: boolean, answered_by_itself_at: number | null, asks_for: number | null, service: string, overlaps: string | null, is_shut: boolean }> } };

export type DeskLoadQueryVariables = Exact<{
  business: number;
  from: string;
  to: string;
  chair?: number | null | undefined;
}>;


export type DeskLoadQuery = { desk_load: Array<{ date: string, fill: number | null, morning: number | null, afternoon: number | null, evening: number | null, bookings: number, worth: number, waiting: number, classes: Array<string>, away: Array<string>, shut: string | null, shut_reason: string | null, free: Array<{ person: string, minutes: number }> }> };

export type DeskFindAppointmentsQueryVariables = Exact<{
  business: number;
  search: string;
}>;


export type DeskFindAppointmentsQuery = { desk_find_appointments: Array<{ id: number, guest_name: string, status: string, starts: number, service: string, person: string | null }> };

export type DeskAppointmentQueryVariables = Exact<{
  id: number;
}>;


export type DeskAppointmentQuery = { desk_appointment: { id: number, business_id: number, kind: string, status: string, starts: number, ends: number, arrived: number | null, note: string, note_to_guest: string, private_note: string, version: number, tell: Array<string>, cancelled_by: string | null, charge_decision: string | null, discount: number, discount_percent: number | null, discount_reason: string, credit: number, refundable_credit: number, total_amount: number, due: number, waived: number, refundable: number, fee: number | null, late_minutes: number, is_nameless: boolean, companion: string, companion_email: string, may_accept: boolean, may_propose: boolean, may_move: boolean, may_edit: boolean, may_withdraw: boolean, may_cancel: boolean, may_complete: boolean, may_no_show: boolean, may_arrive: boolean, may_take: boolean, may_return_deposit: boolean, may_take_back: boolean, guest: { id: number, first_name: string, last_name: string, mobile: string | null, email: string | null, is_new: boolean, is_blocked: boolean, completed: number, missed: number, cancelled_late: number, note: string, allergies: string, tags: Array<string>, texts_allowed: boolean | null }, products: Array<{ id: number, name: string, quantity: number, total: number }>, lines: Array<{ id: number, service_pricing_id: number, service: string, starts: number, minutes: number, chair_id: number | null, chair: string | null, person: string | null, price: number, special_price: number, list_price: number | null, is_group: boolean }>, proposal: { by: string, note: string, previous: number, options: Array<number>, asked_at: number, answered_by_itself_at: number } | null, call: { room_id: string, starts: number, minutes: number, opens_at: number, closes_at: number, has_ended: boolean, has_guest_joined: boolean } | null, mail_problem: { kind: string, address: string, since: number } | null, reminder: { answer: string | null, asked: number, answered: number | null, recorded_by: string | null, asked_again: number | null, delivery: string, text_cost: number | null } | null, series: Array<{ appt_id: number, starts: number, status: string }>, together: Array<{ id: number, name: string, services: string, status: string, starts: number }>, parts: Array<{ appt_id: number, name: string, for_all: boolean, state: string, paid: number, deposit_left: number, due: number, pay_until: number, path: string }> } };

export type DeskAcceptMutationVariables = Exact<{
  id: number;
}>;


export type DeskAcceptMutation = { desk_accept: { status: number, message: string } };

export type DeskAcceptAllMutationVariables = Exact<{
  business: number;
  ids: Array<number> | number;
}>;


export type DeskAcceptAllMutation = { desk_accept_all: { accepted: Array<number>, refused: Array<{ appt_id: number, message: string }> } };

export type DeskDeclineMoveMutationVariables = Exact<{
  id: number;
  note?: string | null | undefined;
}>;


export type DeskDeclineMoveMutation = { desk_decline_move: { status: number, message: string } };

export type DeskProposeTimesMutationVariables = Exact<{
  id: number;
  times: Array<number> | number;
  note?: string | null | undefined;
  whole?: boolean | null | undefined;
}>;


export type DeskProposeTimesMutation = { desk_propose_times: { status: number, message: string } };

export type DeskCancelMutationVariables = Exact<{
  id: number;
  note?: string | null | undefined;
}>;


export type DeskCancelMutation = { desk_cancel: { status: number, message: string } };

export type DeskCompleteMutationVariables = Exact<{
  id: number;
  take?: string | null | undefined;
}>;


export type DeskCompleteMutation = { desk_complete: { status: number, message: string } };

export type DeskNoShowMutationVariables = Exact<{
  id: number;
}>;


export type DeskNoShowMutation = { desk_no_show: { status: number, message: string } };

export type DeskTakeBackMutationVariables = Exact<{
  id: number;
}>;


export type DeskTakeBackMutation = { desk_take_back: { status: number, message: string } };

export type DeskSaveMessageChoiceMutationVariables = Exact<{
  business: number;
  guest: number;
  allowed: boolean;
}>;


export type DeskSaveMessageChoiceMutation = { desk_save_message_choice: { status: number, message: string } };

export type DeskArrivedMutationVariables = Exact<{
  id: number;
  arrived: boolean;
}>;


export type DeskArrivedMutation = { desk_arrived: { status: number, message: string } };

export type DeskReopenCallMutationVariables = Exact<{
  room: string;
}>;


export type DeskReopenCallMutation = { reopen_video_call: { status: number, message: string } };

export type DeskDecideChargeMutationVariables = Exact<{
  id: number;
  charge: boolean;
}>;


export type DeskDecideChargeMutation = { desk_decide_charge: { status: number, message: string } };

export type DeskReturnDepositMutationVariables = Exact<{
  id: number;
}>;


export type DeskReturnDepositMutation = { desk_return_deposit: { status: number, message: string } };

export type DeskMoveTimesQueryVariables = Exact<{
  id: number;
  date: string;
  whole?: boolean | null | undefined;
}>;


export type DeskMoveTimesQuery = { desk_move_times: { time_slots: Array<{ s_time: number, seats_left: number | null }>, date_slots: Array<{ s_date: string }> } };

export type DeskClassQueryVariables = Exact<{
  business: number;
  id: number;
}>;


export type DeskClassQuery = { desk_class: { id: number, service: string, is_course: boolean, is_cancelled: boolean, has_begun: boolean, starts: number, ends: number, seats: number, seats_taken: number, room: string | null, person: string | null, other_dates: Array<{ id: number, starts: number, seats: number, seats_taken: number }>, people: Array<{ appt_id: number, guest_id: number, guest_name: string, seats: number, status: string, arrived: boolean, attendance: string | null, is_new_guest: boolean, due: number, mobile: string | null, has_mail: boolean, dates: number }> } };

export type DeskPapersQueryVariables = Exact<{
  business: number;
  appointment: number;
}>;


export type DeskPapersQuery = { desk_papers: { invoice_number: string, invoice_pdf_url: string, credit_notes: Array<{ id: number, number: string, amount: number, pdf_url: string }> } | null };

export type DeskAppointmentFormsQueryVariables = Exact<{
  business: number;
  appointment: number;
}>;


export type DeskAppointmentFormsQuery = { desk_appointment_forms: Array<{ id: number, version: number, title: string, intro: string, is_due: boolean, signed_name: string | null, signed_at: number | null, entered_by: string | null, questions: Array<{ id: string, kind: string, label: string, required: boolean, options: Array<string> }>, answers: Array<{ question: string, answer: string }> }> };

export type DeskAppointmentTestsQueryVariables = Exact<{
  business: number;
  appointment: number;
}>;


export type DeskAppointmentTestsQuery = { desk_appointment_tests: Array<{ service: string, test: string, test_service_id: number, hours_before: number, tested: number | null, is_done: boolean, is_recorded: boolean }> };

export type DeskFeesOfMissedQueryVariables = Exact<{
  business: number;
}>;


export type DeskFeesOfMissedQuery = { desk_card_fees: { chargeable: Array<{ appt_id: number, most: number }>, fees: Array<{ appt_id: number, amount: number, status: string, refunded: number }> } };

export type DeskTillQueryVariables = Exact<{
  id: number;
}>;


export type DeskTillQuery = { desk_till: { id: number, version: number, status: string, starts: number, guest_id: number, guest_name: string, is_nameless: boolean, mail_to: string | null, shop: string, place: string, vat_rate: number | null, states_vat: boolean, due: number, paid: number, may_undo: boolean, why_not_undo: string, may_refund: boolean, tip_left: number, invoice_number: string, lines: Array<{ id: number, kind: string, name: string, quantity: number, price: number, discount: number, vat_rate: number | null, person: string | null, minutes: number | null, refundable: number, can_restock: boolean, member_off: number, member_percent: number | null, portrait: { image: string } | null }>, work: Array<{ chair_id: number | null, person: string | null, minutes: number }>, payment: { id: number, taken: number, cash: number, card: number, voucher: number, tip: number, discount: number, discount_reason: string, cash_given: number } | null, member: { name: string, product_percent: number } | null, ways: Array<{ way: string, most: number, label: string }>, recent_products: Array<{ name: string, price: number, vat_rate: number | null }>, shelf: Array<{ id: number, name: string, price: number, vat_rate: number | null, sku: string, stock: number }> } };

export type DeskCheckVoucherMutationVariables = Exact<{
  id: number;
  code: string;
  goods?: number | null | undefined;
}>;


export type DeskCheckVoucherMutation = { desk_check_voucher: { status: number, message: string, amount: number } };

export type DeskCheckoutMutationVariables = Exact<{
  id: number;
  version: number;
  products?: Array<TillProductInput> | TillProductInput | null | undefined;
  sellAnyway?: boolean | null | undefined;
  discount?: number | null | undefined;
  discountPercent?: number | null | undefined;
  discountReason?: string | null | undefined;
  memberPrice?: boolean | null | undefined;
  tip?: number | null | undefined;
  vouchers?: Array<TillVoucherInput> | TillVoucherInput | null | undefined;
  cash?: number | null | undefined;
  card?: number | null | undefined;
  cashGiven?: number | null | undefined;
  total: number;
  receipt?: boolean | null | undefined;
  key?: string | null | undefined;
}>;


export type DeskCheckoutMutation = { desk_checkout: { status: number, message: string, change: number, has_changed: boolean } };

export type DeskUndoCheckoutMutationVariables = Exact<{
  id: number;
  version: number;
  key?: string | null | undefined;
}>;


export type DeskUndoCheckoutMutation = { desk_undo_checkout: { status: number, message: string } };

export type DeskRefundMutationVariables = Exact<{
  id: number;
  version: number;
  lines?: Array<number> | number | null | undefined;
  restock?: Array<number> | number | null | undefined;
  tip?: boolean | null | undefined;
  amount: number;
  to: string;
  reason?: string | null | undefined;
  key?: string | null | undefined;
}>;


export type DeskRefundMutation = { desk_refund: { status: number, message: string } };

export type DeskSendReceiptMutationVariables = Exact<{
  id: number;
}>;


export type DeskSendReceiptMutation = { desk_send_receipt: { status: number, message: string } };

export type DeskTillPackagesQueryVariables = Exact<{
  business: number;
  appointment: number;
}>;


export type DeskTillPackagesQuery = { desk_till_packages: { own: Array<{ id: number, code: string, name: string, sessions: number, sessions_left: number }>, offers: Array<{ id: number, name: string, price: number, sessions: number }> } };

export type DeskSellPackageMutationVariables = Exact<{
  business: number;
  appointment: number;
  package: number;
  method: string;
  price: number;
  key?: string | null | undefined;
}>;


export type DeskSellPackageMutation = { desk_sell_package: { status: number, message: string } };

export type DeskUnansweredQueryVariables = Exact<{
  business: number;
}>;


export type DeskUnansweredQuery = { desk_unanswered: Array<{ appt_id: number, guest_id: number, guest_name: string, mobile: string | null, service: string, starts: number, asked: number, asked_again: number | null, delivery: string, text_cost: number | null }> };

export type DeskPaymentsQueryVariables = Exact<{
  business: number;
  from: string;
  to: string;
  ways?: Array<string> | string | null | undefined;
  states?: Array<string> | string | null | undefined;
  chair?: number | null | undefined;
  service?: number | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type DeskPaymentsQuery = { desk_payments: { next: string | null, count: number, taken: number, refunded: number, voucher: number, tips: number, payments: Array<{ id: number, at: number, guest_name: string, what: string, people: string, way: string, method: string, instrument: string | null, amount: number, state: string, appt_id: number | null, invoice_number: string | null }>, people: Array<{ id: number, name: string }>, services: Array<{ id: number, name: string }> } };

export type DeskPaymentQueryVariables = Exact<{
  business: number;
  id: number;
}>;


export type DeskPaymentQuery = { desk_payment: { invoice_number: string | null, invoice_pdf_url: string | null, entries: Array<{ id: number, at: number, side: string, kind: string, method: string | null, amount: number, note: string, by: string, refund_status: string | null, is_undone: boolean }>, appointments: Array<{ id: number, starts: number, status: string }>, credit_notes: Array<{ id: number, number: string, amount: number, reason: string, created_at: number, pdf_url: string }> } };

export type DeskVatQueryVariables = Exact<{
  business: number;
  from: string;
  to: string;
}>;


export type DeskVatQuery = { desk_vat: { vat: number, vouchers_sold: number, vouchers_prepaid: number, bonus: number, breakage: number, tips: number, credit: number, paid: number, lines: Array<{ treatment: string, rate: number | null, gross: number, net: number, vat: number }> } };

export type DeskVatRatesQueryVariables = Exact<{
  business: number;
}>;


export type DeskVatRatesQuery = { desk_vat_rates: { is_registered: boolean, shop_rate: number | null, today: string, services: Array<{ id: number, name: string, rate: number | null }>, products: Array<{ name: string, rate: number | null }>, vouchers: Array<{ id: number, name: string, purpose: string, single_rate: number | null }>, changes: Array<{ id: number, subject: string, name: string, valid_from: string, rate: number | null, treatment: string | null, rate_before: number | null }> } };

export type DeskSaveVatRateMutationVariables = Exact<{
  business: number;
  subject: string;
  services?: Array<number> | number | null | undefined;
  product?: string | null | undefined;
  from: string;
  rate?: number | null | undefined;
  treatment?: string | null | undefined;
}>;


export type DeskSaveVatRateMutation = { desk_save_vat_rate: { status: number, message: string } };

export type DeskRemoveVatRateMutationVariables = Exact<{
  business: number;
  id: number;
}>;


export type DeskRemoveVatRateMutation = { desk_remove_vat_rate: { status: number, message: string } };

export type DeskSetVoucherPurposeMutationVariables = Exact<{
  business: number;
  id: number;
  purpose: string;
}>;


export type DeskSetVoucherPurposeMutation = { desk_set_voucher_purpose: { status: number, message: string } };

export type DeskDrawerQueryVariables = Exact<{
  business: number;
  date: string;
}>;


export type DeskDrawerQuery = { desk_drawer: { date: string, float: number, cash: number, paid_in: number, paid_out: number, expected: number, counted: number | null, difference: number | null, is_closed: boolean, movements: Array<{ id: number, at: number, kind: string, amount: number, reason: string, by: string }> } };

export type DeskDrawerEntryMutationVariables = Exact<{
  business: number;
  kind: string;
  amount: number;
  reason?: string | null | undefined;
  key?: string | null | undefined;
}>;


export type DeskDrawerEntryMutation = { desk_drawer_entry: { status: number, message: string } };

export type DeskAccountsQueryVariables = Exact<{
  business: number;
}>;


export type DeskAccountsQuery = { desk_accounts: Array<{ key: string, code: string, name: string, about: string }> };

export type DeskSaveAccountsMutationVariables = Exact<{
  business: number;
  accounts: Array<BooksAccountInput> | BooksAccountInput;
}>;


export type DeskSaveAccountsMutation = { desk_save_accounts: { status: number, message: string } };

export type DeskReportsQueryVariables = Exact<{
  business: number;
  from: string;
  to: string;
}>;


export type DeskReportsQuery = { desk_reports: Array<{ key: string, unit: string, series: Array<string>, total: number | null, before: number | null, second_total: number | null, second_before: number | null, rows: Array<{ label: string, chair_id: number | null, values: Array<number | null> }> }> };

export type DeskPayoutsQueryVariables = Exact<{
  business: number;
}>;


export type DeskPayoutsQuery = { desk_payouts: { is_offered: boolean, fee_percent: number, account_state: string | null, account_needs: Array<string>, bank: string | null, checked_at: number | null, next: { id: number | null, status: string, amount: number, arrives_on: string, until: string, bank: string | null, failure: string | null, payments: number, places: { captured: number, refunded: number, fees: number, disputed: number, paid_out: number, pending: number } }, payouts: Array<{ id: number | null, status: string, amount: number, arrives_on: string, until: string, bank: string | null, failure: string | null, payments: number, places: { captured: number, refunded: number, fees: number, disputed: number, paid_out: number, pending: number } }>, places: { captured: number, refunded: number, fees: number, disputed: number, paid_out: number, pending: number }, disputes: Array<{ id: number, status: string, amount: number, reason: string, guest_name: string, instrument: string | null, paid_at: number, respond_by: number | null, refunded: number }>, differences: Array<{ what: string, ours: number, theirs: number }> } };

export type DeskPayoutItemsQueryVariables = Exact<{
  business: number;
  id?: number | null | undefined;
}>;


export type DeskPayoutItemsQuery = { desk_payout_items: Array<{ id: number, kind: string, at: number, guest_name: string | null, instrument: string | null, amount: number, fee: number, net: number }> };

export type DeskSetUpPayoutsMutationVariables = Exact<{
  business: number;
}>;


export type DeskSetUpPayoutsMutation = { desk_set_up_payouts: { url: string } };

export type DeskCheckPayoutAccountMutationVariables = Exact<{
  business: number;
}>;


export type DeskCheckPayoutAccountMutation = { desk_check_payout_account: string };

export type DeskSaveAcceptRulesMutationVariables = Exact<{
  business: number;
  rules: Array<DeskAcceptRuleInput> | DeskAcceptRuleInput;
}>;


export type DeskSaveAcceptRulesMutation = { desk_save_accept_rules: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskAcceptPreviewQueryVariables = Exact<{
  business: number;
  rules: Array<DeskAcceptRuleInput> | DeskAcceptRuleInput;
}>;


export type DeskAcceptPreviewQuery = { desk_accept_preview: { requests: number, accepted: number, missed_guests: number } };

export type DeskProfileQueryVariables = Exact<{
  business: number;
}>;


export type DeskProfileQuery = { desk_shop: { id: number, slug: string, name: string, description: string, about: string, location: string, area: string, eir_code: string | null, zone: string, phone: string | null, email: string | null, website: string | null, facebook: string | null, instagram: string | null, linkedin: string | null, tiktok: string | null, gender_served: string, vat_number: string | null, vat_rate: number | null, upfront_percent: number, part_hours: number, confirms_at_once: boolean, video_vetting: boolean, consultation_minutes: number, pictures: Array<{ id: number, is_on_top: boolean, picture: { id: number, image: string, alt: string, width: number, height: number, tint: string } }> } };

export type DeskChangeAddressMutationVariables = Exact<{
  business: number;
  slug: string;
}>;


export type DeskChangeAddressMutation = { desk_change_address: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSetVisibleMutationVariables = Exact<{
  business: number;
  visible: boolean;
}>;


export type DeskSetVisibleMutation = { desk_set_visible: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSaveProfileMutationVariables = Exact<{
  business: number;
  name: string;
  description?: string | null | undefined;
  about?: string | null | undefined;
  location: string;
  area: string;
  eir_code?: string | null | undefined;
  place?: string | null | undefined;
  zone: string;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  website?: string | null | undefined;
  facebook?: string | null | undefined;
  instagram?: string | null | undefined;
  linkedin?: string | null | undefined;
  tiktok?: string | null | undefined;
  gender_served: string;
  vat_number?: string | null | undefined;
  vat_rate?: number | null | undefined;
}>;


export type DeskSaveProfileMutation = { desk_save_profile: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskOrderPicturesMutationVariables = Exact<{
  business: number;
  ids: Array<number> | number;
}>;


export type DeskOrderPicturesMutation = { desk_order_pictures: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskDescribePictureMutationVariables = Exact<{
  business: number;
  id: number;
  alt: string;
}>;


export type DeskDescribePictureMutation = { desk_describe_picture: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskRemovePictureMutationVariables = Exact<{
  business: number;
  id: number;
}>;


export type DeskRemovePictureMutation = { desk_remove_picture: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskPolicyQueryVariables = Exact<{
  business: number;
}>;


export type DeskPolicyQuery = { desk_shop: { id: number, policy: Array<number>, video_vetting: boolean, forgives_first: boolean, notice_minutes: number, horizon_days: number, guest_moves: string, accept_rules: Array<{ guests: string, longer_than: number | null, paid: boolean, accepts: boolean, in_full: boolean }>, policy_steps: Array<{ hours: number, percent: number }> } };

export type DeskPolicyExampleQueryVariables = Exact<{
  business: number;
}>;


export type DeskPolicyExampleQuery = { desk_policy_example: { service: string, starts: number, total: number, deposit: number, is_booked: boolean } | null };

export type DeskSavePolicyMutationVariables = Exact<{
  business: number;
  policy: Array<number> | number;
  steps: Array<DeskPolicyStepInput> | DeskPolicyStepInput;
  forgives?: boolean | null | undefined;
}>;


export type DeskSavePolicyMutation = { desk_save_policy: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSaveWindowMutationVariables = Exact<{
  business: number;
  notice: number;
  horizon: number;
  moves: string;
}>;


export type DeskSaveWindowMutation = { desk_save_rhythm: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskCalendarsQueryVariables = Exact<{
  business: number;
}>;


export type DeskCalendarsQuery = { desk_calendars: { guest_names: string, google_offered: boolean, feeds: Array<{ person_id: number | null, name: string, url: string | null, webcal_url: string | null, portrait: { image: string } | null }>, sources: Array<{ id: number, person_id: number, person: string, kind: string, name: string, account: string, enabled: boolean, writes_out: boolean, checked_at: number | null, was_read: boolean, problem: string | null }>, conflicts: Array<{ appt_id: number, person: string, calendar: string, guest_name: string, services: string, starts: number, busy_from: number, busy_to: number }> } };

export type DeskAddCalendarMutationVariables = Exact<{
  business: number;
  person: number;
  kind: string;
  name?: string | null | undefined;
  address: string;
  user?: string | null | undefined;
  password?: string | null | undefined;
  out?: boolean | null | undefined;
}>;


export type DeskAddCalendarMutation = { desk_add_calendar: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskStartGoogleMutationVariables = Exact<{
  business: number;
  person: number;
}>;


export type DeskStartGoogleMutation = { desk_start_google: string | null };

export type DeskSwitchCalendarMutationVariables = Exact<{
  business: number;
  id: number;
  enabled: boolean;
}>;


export type DeskSwitchCalendarMutation = { desk_switch_calendar: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskCheckCalendarMutationVariables = Exact<{
  business: number;
  id: number;
}>;


export type DeskCheckCalendarMutation = { desk_check_calendar: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskRemoveCalendarMutationVariables = Exact<{
  business: number;
  id: number;
}>;


export type DeskRemoveCalendarMutation = { desk_remove_calendar: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskMakeCalendarLinkMutationVariables = Exact<{
  business: number;
  person?: number | null | undefined;
}>;


export type DeskMakeCalendarLinkMutation = { desk_make_calendar_link: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskResetCalendarLinksMutationVariables = Exact<{
  business: number;
}>;


export type DeskResetCalendarLinksMutation = { desk_reset_calendar_links: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSaveCalendarNamesMutationVariables = Exact<{
  business: number;
  names: string;
}>;


export type DeskSaveCalendarNamesMutation = { desk_save_calendar_names: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type CampaignFactsFragment = { id: number, name: string, state: string, channel: string, subject: string, body: string, send_at: number | null, started: number | null, ended: number | null, waiting: number, sent: number, failed: number, complaints: number, cost: number, bookings: number, booking_guests: number, booked: number | null, segment: { kind: string, weeks: number | null, least: number | null, month: number | null, id: number | null, unused: boolean | null }, skipped: Array<{ reason: string, guests: number }> };

export type DeskCampaignsQueryVariables = Exact<{
  business: number;
}>;


export type DeskCampaignsQuery = { desk_campaigns: { text_price: number, text_limit: number | null, spent: number, quiet_from: number, quiet_until: number, has_texts: boolean, is_demo: boolean, campaigns: Array<{ id: number, name: string, state: string, channel: string, subject: string, body: string, send_at: number | null, started: number | null, ended: number | null, waiting: number, sent: number, failed: number, complaints: number, cost: number, bookings: number, booking_guests: number, booked: number | null, segment: { kind: string, weeks: number | null, least: number | null, month: number | null, id: number | null, unused: boolean | null }, skipped: Array<{ reason: string, guests: number }> }>, choices: { services: Array<{ id: number, name: string }>, vouchers: Array<{ id: number, name: string }>, packages: Array<{ id: number, name: string }> } } };

export type DeskAudienceQueryVariables = Exact<{
  business: number;
  segment: DeskSegmentInput;
}>;


export type DeskAudienceQuery = { desk_audience: { matched: number, channels: Array<{ channel: string, reached: number, refused: Array<{ reason: string, guests: number }> }> } };

export type DeskSaveCampaignMutationVariables = Exact<{
  business: number;
  id?: number | null | undefined;
  name: string;
  channel: string;
  segment: DeskSegmentInput;
  subject: string;
  body: string;
}>;


export type DeskSaveCampaignMutation = { desk_save_campaign: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSendCampaignMutationVariables = Exact<{
  business: number;
  id: number;
  date?: string | null | undefined;
  time?: number | null | undefined;
}>;


export type DeskSendCampaignMutation = { desk_send_campaign: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskCancelCampaignMutationVariables = Exact<{
  business: number;
  id: number;
}>;


export type DeskCancelCampaignMutation = { desk_cancel_campaign: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskRemoveCampaignMutationVariables = Exact<{
  business: number;
  id: number;
}>;


export type DeskRemoveCampaignMutation = { desk_remove_campaign: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskTestCampaignMutationVariables = Exact<{
  business: number;
  channel: string;
  subject: string;
  body: string;
}>;


export type DeskTestCampaignMutation = { desk_test_campaign: { status: number, message: string } };

export type DeskConversationsQueryVariables = Exact<{
  business: number;
  search?: string | null | undefined;
  unread?: boolean | null | undefined;
  route?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type DeskConversationsQuery = { desk_conversations: { total: number, unread_conversations: number, conversations: Array<{ id: number, guest_id: number, guest_name: string, preview: string, last_own: boolean, last_at: number, unread: number }> } };

export type DeskConversationQueryVariables = Exact<{
  business: number;
  guest: number;
  before?: number | null | undefined;
}>;


export type DeskConversationQuery = { desk_conversation: { id: number | null, guest_id: number, guest_name: string, first_name: string, mobile: string | null, is_guest: boolean, reached_by: string, text_price: number, has_older: boolean, silence: string | null, silence_words: string | null, blocked: boolean, appointment: { id: number, starts: number, services: string, is_call: boolean, moved_at: number } | null, events: Array<{ key: string, at: number, words: string }>, messages: Array<{ id: number, own: boolean, author: string, body: string, route: string, at: number, read: boolean, pictures: Array<{ id: number, url: string, width: number, height: number }> }> } };

export type DeskConversationGuestQueryVariables = Exact<{
  business: number;
  guest: number;
}>;


export type DeskConversationGuestQuery = { desk_guest: { id: number, first_name: string, note: string, allergies: string, came: number, spent: number, appointments: Array<{ id: number, status: string, starts: number, service: string }> } };

export type DeskGuestsToWriteQueryVariables = Exact<{
  business: number;
  search: string;
}>;


export type DeskGuestsToWriteQuery = { desk_guests: { guests: Array<{ id: number, first_name: string, last_name: string }> } };

export type DeskSendMessageMutationVariables = Exact<{
  business: number;
  guest: number;
  body: string;
  appt?: number | null | undefined;
  pictures?: Array<number> | number | null | undefined;
  key: string;
}>;


export type DeskSendMessageMutation = { desk_send_message: { status: number, message: string, conversation_id: number | null, id: number | null } };

export type DeskReadConversationMutationVariables = Exact<{
  business: number;
  id: number;
  last: number;
}>;


export type DeskReadConversationMutation = { desk_read_conversation: { status: number, message: string } };

export type DeskBlockConversationMutationVariables = Exact<{
  business: number;
  id: number;
  blocked: boolean;
}>;


export type DeskBlockConversationMutation = { desk_block_conversation: { status: number, message: string } };

export type DeskReportConversationMutationVariables = Exact<{
  business: number;
  id: number;
  reason: string;
  note?: string | null | undefined;
}>;


export type DeskReportConversationMutation = { desk_report_conversation: { status: number, message: string } };

export type DeskSavedRepliesQueryVariables = Exact<{
  business: number;
}>;


export type DeskSavedRepliesQuery = { desk_saved_replies: Array<{ id: number, title: string, body: string }> };

export type DeskSaveReplyMutationVariables = Exact<{
  business: number;
  id?: number | null | undefined;
  title: string;
  body: string;
}>;


export type DeskSaveReplyMutation = { desk_save_reply: { status: number, message: string } };

export type DeskDeleteSavedReplyMutationVariables = Exact<{
  business: number;
  id: number;
}>;


export type DeskDeleteSavedReplyMutation = { desk_delete_saved_reply: { status: number, message: string } };

export type DeskFormsQueryVariables = Exact<{
  business: number;
}>;


export type DeskFormsQuery = { desk_forms: Array<{ id: number, title: string, intro: string, timing: string, frequency: string, version: number, active: boolean, answered: number, service_ids: Array<number>, questions: Array<{ id: string, kind: string, label: string, required: boolean, options: Array<string> }> }>, desk_patch_tests: Array<{ service_id: number, service: string, test_service_id: number, test: string, hours_before: number, valid_days: number }>, desk_menu: Array<{ id: number, name: string, services: Array<{ id: number, name: string, active: boolean, kind: string }> }> };

export type DeskSaveFormMutationVariables = Exact<{
  business: number;
  id?: number | null | undefined;
  title: string;
  intro?: string | null | undefined;
  timing: string;
  frequency: string;
  services: Array<number> | number;
  questions: Array<DeskQuestionInput> | DeskQuestionInput;
}>;


export type DeskSaveFormMutation = { desk_save_form: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSetFormActiveMutationVariables = Exact<{
  business: number;
  id: number;
  active: boolean;
}>;


export type DeskSetFormActiveMutation = { desk_set_form_active: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSavePatchTestMutationVariables = Exact<{
  business: number;
  service: number;
  test: number;
  hours: number;
  days: number;
}>;


export type DeskSavePatchTestMutation = { desk_save_patch_test: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskRemovePatchTestMutationVariables = Exact<{
  business: number;
  service: number;
}>;


export type DeskRemovePatchTestMutation = { desk_remove_patch_test: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskGuestsQueryVariables = Exact<{
  business: number;
  search?: string | null | undefined;
  filter?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type DeskGuestsQuery = { desk_guests: { total: number, counts: { all: number, new: number, asked: number, blocked: number }, guests: Array<{ id: number, first_name: string, last_name: string, completed: number, missed: number, last: number | null, next: number | null, is_new: boolean, is_blocked: boolean, is_asked: boolean }> } };

export type DeskGuestQueryVariables = Exact<{
  business: number;
  guest: number;
}>;


export type DeskGuestQuery = { desk_guest: { id: number, first_name: string, last_name: string, mobile: string | null, email: string | null, has_account: boolean, is_new: boolean, is_blocked: boolean, blocked: number | null, warned: number | null, reason: string, note: string, allergies: string, tags: Array<string>, birthday: string | null, since: number | null, came: number, missed: number, spent: number, appointments: Array<{ id: number, kind: string, status: string, starts: number, service: string, total_amount: number, cancelled_by: string | null, fee: number, is_fee_asked: boolean, kept: number }>, news: Array<{ channel: string, allowed: boolean | null, source: string | null, said: number | null, refusal: string | null, may_record: boolean }>, files: Array<{ id: number, name: string, caption: string, content_type: string, bytes: number, may_be_shown: boolean, consent_at: number, consent_by: string, url: string }> } };

export type DeskGuestTagsQueryVariables = Exact<{
  business: number;
}>;


export type DeskGuestTagsQuery = { desk_guest_tags: Array<string> };

export type DeskGuestDuplicatesQueryVariables = Exact<{
  business: number;
  guest: number;
}>;


export type DeskGuestDuplicatesQuery = { desk_guest_duplicates: Array<{ id: number, first_name: string, last_name: string, mobile: string | null, email: string | null, has_account: boolean, reasons: Array<string> }> };

export type DeskMergeGuestsMutationVariables = Exact<{
  business: number;
  guest: number;
  other: number;
  name?: string | null | undefined;
  mobile?: string | null | undefined;
  email?: string | null | undefined;
}>;


export type DeskMergeGuestsMutation = { desk_merge_guests: { status: number, message: string, id: number | null } };

export type DeskRemoveGuestFileMutationVariables = Exact<{
  business: number;
  id: number;
}>;


export type DeskRemoveGuestFileMutation = { desk_remove_guest_file: { status: number, message: string } };

export type DeskAddGuestMutationVariables = Exact<{
  business: number;
  guest: DeskGuestInput;
}>;


export type DeskAddGuestMutation = { desk_add_guest: { status: number, message: string, id: number, is_new: boolean } };

export type DeskNoteGuestMutationVariables = Exact<{
  business: number;
  guest: number;
  note: string;
  allergies?: string | null | undefined;
  tags?: Array<string> | string | null | undefined;
  birthday?: string | null | undefined;
}>;


export type DeskNoteGuestMutation = { desk_note_guest: { status: number, message: string } };

export type DeskWarnGuestMutationVariables = Exact<{
  business: number;
  guest: number;
  reason?: string | null | undefined;
}>;


export type DeskWarnGuestMutation = { desk_warn_guest: { status: number, message: string } };

export type DeskBlockGuestMutationVariables = Exact<{
  business: number;
  guest: number;
  reason?: string | null | undefined;
}>;


export type DeskBlockGuestMutation = { desk_block_guest: { status: number, message: string } };

export type DeskUnblockGuestMutationVariables = Exact<{
  business: number;
  guest: number;
}>;


export type DeskUnblockGuestMutation = { desk_unblock_guest: { status: number, message: string } };

export type DeskSaveNewsChoiceMutationVariables = Exact<{
  business: number;
  guest: number;
  channel: string;
  allowed: boolean;
}>;


export type DeskSaveNewsChoiceMutation = { desk_save_news_choice: { status: number, message: string } };

export type DeskGuestTestsQueryVariables = Exact<{
  business: number;
  guest: number;
}>;


export type DeskGuestTestsQuery = { desk_recorded_tests: Array<{ id: number, test: string, tested_on: string, done_by: string, note: string, recorded_by: string }>, desk_patch_tests: Array<{ test_service_id: number, test: string }> };

export type DeskRemoveRecordedTestMutationVariables = Exact<{
  business: number;
  id: number;
}>;


export type DeskRemoveRecordedTestMutation = { desk_remove_recorded_test: { status: number, message: string } };

export type DeskImportsQueryVariables = Exact<{
  business: number;
}>;


export type DeskImportsQuery = { desk_imports: Array<{ id: number, kind: string, status: string, file_name: string, rows: number, done: number, created_at: number, finished_at: number | null, undo_until: number | null, counts: { added: number, merged: number, left: number } | null }> };

export type DeskImportQueryVariables = Exact<{
  business: number;
  id: number;
}>;


export type DeskImportQuery = { desk_import: { id: number, kind: string, status: string, file_name: string, encoding: string, rows: number, done: number, failure: string, finished_at: number | null, undo_until: number | null, waits_for: string | null, date_order: string, order_is_sure: boolean, samples: Array<Array<string>>, columns: Array<{ name: string, field: string, is_sure: boolean }>, totals: { ready: number, same: number, need: number, coming: number } | null, counts: { added: number, merged: number, left: number, guests: number, coming: number, kept: number } | null, problems: Array<{ code: string, title: string, rows: number, example: string, is_warning: boolean, chosen: string | null, choices: Array<{ choice: string, label: string }> }>, preview: Array<{ row: number, name: string, mobile: string, email: string, detail: string }>, names: { names: Array<{ kind: string, name: string, rows: number, chosen: number | null }>, options: Array<{ kind: string, id: number, name: string }> } | null } };

export type DeskImportRowsQueryVariables = Exact<{
  business: number;
  id: number;
  problem: string;
  after?: number | null | undefined;
}>;


export type DeskImportRowsQuery = { desk_import_rows: Array<{ row: number, cells: Array<string>, name: string, mobile: string, email: string, matched: string | null, choice: string | null }> };

export type DeskImportMapMutationVariables = Exact<{
  business: number;
  id: number;
  fields: Array<string> | string;
  order: string;
}>;


export type DeskImportMapMutation = { desk_import_map: { status: number, message: string } };

export type DeskImportDecideMutationVariables = Exact<{
  business: number;
  id: number;
  problem: string;
  choice: string;
  row?: number | null | undefined;
}>;


export type DeskImportDecideMutation = { desk_import_decide: { status: number, message: string } };

export type DeskImportFixMutationVariables = Exact<{
  business: number;
  id: number;
  fixes: Array<DeskImportFix> | DeskImportFix;
}>;


export type DeskImportFixMutation = { desk_import_fix: { status: number, message: string } };

export type DeskImportMatchMutationVariables = Exact<{
  business: number;
  id: number;
  kind: string;
  name: string;
  choice?: number | null | undefined;
}>;


export type DeskImportMatchMutation = { desk_import_match: { status: number, message: string } };

export type DeskImportRunMutationVariables = Exact<{
  business: number;
  id: number;
}>;


export type DeskImportRunMutation = { desk_import_run: { status: number, message: string } };

export type DeskImportUndoMutationVariables = Exact<{
  business: number;
  id: number;
}>;


export type DeskImportUndoMutation = { desk_import_undo: { status: number, message: string } };

export type DeskImportDiscardMutationVariables = Exact<{
  business: number;
  id: number;
}>;


export type DeskImportDiscardMutation = { desk_import_discard: { status: number, message: string } };

export type DeskMoveInQueryVariables = Exact<{
  business: number;
}>;


export type DeskMoveInQuery = { desk_move_in: { open: Array<string>, address: string, services: number, people: number, unnamed: number, guests: number, coming: number, days: Array<{ date: string, appointments: number }> } };

export type DeskMembershipsQueryVariables = Exact<{
  business: number;
}>;


export type DeskMembershipsQuery = { desk_memberships: { is_possible: boolean, sees_money: boolean, offers: Array<{ id: number, members: number, is_offered: boolean, carries_over: boolean, min_periods: number, notice_days: number, vat_rate: number | null, service_ids: Array<number>, percent_off: number, percent_service_ids: Array<number>, product_percent: number, shown: { name: string, description: string, price: number, price_words: string, rhythm: string, sessions: number, session_words: string, percent_words: string, term_words: string, services: Array<string> } }>, members: Array<{ id: number, guest_id: number, guest_name: string, offer_name: string, price: number, status: string, sessions: number, sessions_left: number, since: number, next: number | null, is_cancelled: boolean, resume_on: string | null, next_try: number | null, reason: string }>, months: Array<{ month: string, amount: number, payments: number }> } };

export type DeskSaveMembershipMutationVariables = Exact<{
  business: number;
  id?: number | null | undefined;
  name: string;
  description?: string | null | undefined;
  price: number;
  rhythm: string;
  sessions: number;
  carriesOver: boolean;
  vatRate?: number | null | undefined;
  minPeriods?: number | null | undefined;
  noticeDays?: number | null | undefined;
  services: Array<number> | number;
  percentOff?: number | null | undefined;
  percentServices?: Array<number> | number | null | undefined;
  productPercent?: number | null | undefined;
}>;


export type DeskSaveMembershipMutation = { desk_save_membership: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSetMembershipActiveMutationVariables = Exact<{
  business: number;
  id: number;
  active: boolean;
}>;


export type DeskSetMembershipActiveMutation = { desk_set_membership_active: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskInviteMemberMutationVariables = Exact<{
  business: number;
  offer: number;
  guest: number;
  key?: string | null | undefined;
}>;


export type DeskInviteMemberMutation = { desk_invite_member: { status: number, message: string } };

export type DeskChangeMemberMutationVariables = Exact<{
  business: number;
  id: number;
  change: string;
  resumeOn?: string | null | undefined;
  reason?: string | null | undefined;
  key?: string | null | undefined;
}>;


export type DeskChangeMemberMutation = { desk_change_member: { status: number, message: string } };

export type GuestsToInviteQueryVariables = Exact<{
  business: number;
  search?: string | null | undefined;
}>;


export type GuestsToInviteQuery = { desk_guests: { guests: Array<{ id: number, first_name: string, last_name: string, is_blocked: boolean }> } };

export type DeskNotificationsQueryVariables = Exact<{
  business: number;
}>;


export type DeskNotificationsQuery = { desk_notifications: { unseen: number, items: Array<{ id: number, kind: string, title: string, message: string, at: number, appt_id: number | null, is_new: boolean }> } };

export type DeskSeeNotificationsMutationVariables = Exact<{
  business: number;
  last: number;
}>;


export type DeskSeeNotificationsMutation = { desk_see_notifications: { status: number, message: string } };

export type DeskRegisterMutationVariables = Exact<{
  first_name: string;
  last_name: string;
  email: string;
  password: string;
}>;


export type DeskRegisterMutation = { desk_register: { access_token: string } };

export type DeskTradesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskTradesQuery = { desk_trades: Array<{ slug: string, name: string, services: Array<{ name: string, minutes: number, price: number }> }> };

export type DeskBeginningQueryVariables = Exact<{
  business: number;
}>;


export type DeskBeginningQuery = { desk_shop: { id: number, slug: string, name: string, trade: string, country: string, description: string, location: string, area: string, has_position: boolean, published: boolean, buffer_minutes: number, upfront_percent: number, policy: Array<number>, confirms_at_once: boolean, video_vetting: boolean, consultation_minutes: number, chairs: Array<{ id: number, active: boolean }>, hours: Array<{ chair_id: number | null, weekday: number, from: number, to: number }>, pictures: Array<{ id: number, picture: { image: string, alt: string, width: number, height: number, tint: string } }> }, desk_menu: Array<{ services: Array<{ id: number, name: string, active: boolean, pricings: Array<{ price: number, duration: number }> }> }> };

export type DeskSlugQueryVariables = Exact<{
  slug?: string | null | undefined;
  name?: string | null | undefined;
  area?: string | null | undefined;
  trade?: string | null | undefined;
  business?: number | null | undefined;
}>;


export type DeskSlugQuery = { desk_slug: { slug: string, is_free: boolean, message: string } };

export type DeskSavePlaceMutationVariables = Exact<{
  business?: number | null | undefined;
  name: string;
  trade: string;
  description?: string | null | undefined;
  location: string;
  place?: string | null | undefined;
  slug: string;
}>;


export type DeskSavePlaceMutation = { desk_save_place: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSaveFirstServicesMutationVariables = Exact<{
  business: number;
  services: Array<DeskFirstServiceInput> | DeskFirstServiceInput;
}>;


export type DeskSaveFirstServicesMutation = { desk_save_first_services: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSaveFirstHoursMutationVariables = Exact<{
  business: number;
  weekdays: Array<number> | number;
  from: number;
  to: number;
  buffer: number;
  chairs: number;
}>;


export type DeskSaveFirstHoursMutation = { desk_save_first_hours: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskPublishMutationVariables = Exact<{
  business: number;
  vetting: boolean;
  atOnce: boolean;
}>;


export type DeskPublishMutation = { desk_publish: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskPlanNamesQueryVariables = Exact<{
  business: number;
}>;


export type DeskPlanNamesQuery = { desk_plan: { trial_days: number, offered: Array<{ code: string, name: string, price: number, period: string }> } | null };

export type DeskStartPlanMutationVariables = Exact<{
  business: number;
  plan: string;
}>;


export type DeskStartPlanMutation = { subscribe: { status: number, message: string } };

export type DeskStartQueryVariables = Exact<{
  business: number;
}>;


export type DeskStartQuery = { desk_start: { is_over: boolean, open: Array<string>, address: string, description: string, opened_at: number | null, services: number, weekdays: Array<number>, unnamed: Array<string>, photos: number, bookings: number, first_free: number | null }, desk_shop: { pictures: Array<{ picture: { image: string, alt: string, width: number, height: number, tint: string } }> } };

export type DeskTillDayQueryVariables = Exact<{
  business: number;
  date: string;
}>;


export type DeskTillDayQuery = { desk_till_day: { date: string, cash: number, card: number, online: number, voucher: number, refunds: number, tips: number, closed: number | null, closed_by: string | null, expected_cash: number, counted: number | null, difference: number | null, tips_by_person: Array<{ person: string | null, amount: number }>, open: Array<{ appt_id: number, guest_name: string, starts: number, status: string, due: number }> } };

export type DeskCloseDayMutationVariables = Exact<{
  business: number;
  date: string;
  counted?: number | null | undefined;
  key?: string | null | undefined;
}>;


export type DeskCloseDayMutation = { desk_close_day: { status: number, message: string } };

export type DeskTakingsQueryVariables = Exact<{
  business: number;
  from: string;
  to: string;
}>;


export type DeskTakingsQuery = { desk_takings: { still_to_come: number, deposits_held: number, deposits_bookings: number, days: Array<{ date: string, bookings: number, worth: number, taken: number }>, taken: { online: number, card: number, cash: number, voucher: number }, refunds: Array<{ id: number, guest_name: string, amount: number, status: string, reason: string, at: number }>, to_decide: Array<{ appt_id: number, guest_name: string, starts: number, fee: number }> } };

export type DeskPlanQueryVariables = Exact<{
  business: number;
}>;


export type DeskPlanQuery = { desk_plan: { state: string, until: number | null, next_payment_at: number | null, next_payment: number | null, is_leaving: boolean, card: string | null, ends_at: number | null, trial_days: number, is_shop_hidden: boolean, members_charged: number, diaries_used: number, plan: { code: string, name: string, price: number, period: string, diaries: number | null } | null, next_plan: { code: string, name: string, price: number, period: string } | null, offered: Array<{ code: string, name: string, tagline: string, price: number, period: string, diaries: number | null }>, invoices: Array<{ id: number, number: string, plan: string, amount: number, created_at: number, pdf_url: string }> } | null };

export type DeskChoosePlanMutationVariables = Exact<{
  business: number;
  plan: string;
}>;


export type DeskChoosePlanMutation = { subscribe: { status: number, message: string, payment_url: string | null } };

export type DeskPayPlanMutationVariables = Exact<{
  business: number;
}>;


export type DeskPayPlanMutation = { desk_pay_plan: { status: number, message: string, payment_url: string | null } };

export type DeskLeavePlanMutationVariables = Exact<{
  business: number;
}>;


export type DeskLeavePlanMutation = { desk_leave_plan: { status: number, message: string } };

export type DeskCardFeesQueryVariables = Exact<{
  business: number;
}>;


export type DeskCardFeesQuery = { desk_card_fees: { is_offered: boolean, percent: number, late_hours: number, chargeable: Array<{ appt_id: number, guest_name: string, starts: number, reason: string, most: number, last4: string }>, fees: Array<{ id: number, appt_id: number, guest_name: string, starts: number, reason: string, amount: number, status: string, refunded: number, charge_at: number, guest_note: string }> } };

export type DeskSaveCardFeeRuleMutationVariables = Exact<{
  business: number;
  percent: number;
  hours: number;
}>;


export type DeskSaveCardFeeRuleMutation = { desk_save_card_fee_rule: { status: number, message: string } };

export type DeskAnnounceCardFeeMutationVariables = Exact<{
  business: number;
  appointment: number;
  amount: number;
  key?: string | null | undefined;
}>;


export type DeskAnnounceCardFeeMutation = { desk_announce_card_fee: { status: number, message: string } };

export type DeskDecideCardFeeMutationVariables = Exact<{
  business: number;
  id: number;
  decision: string;
}>;


export type DeskDecideCardFeeMutation = { desk_decide_card_fee: { status: number, message: string } };

export type DeskPeopleQueryVariables = Exact<{
  business: number;
}>;


export type DeskPeopleQuery = { desk_people: Array<{ id: number, chair: string, name: string, slug: string, title: string, bio: string, languages: Array<string>, active: boolean, staff_id: number | null, role: string | null, portrait: { id: number, image: string, alt: string, width: number, height: number, tint: string, drawn: boolean } | null, gallery: Array<{ id: number, image: string, alt: string, width: number, height: number, tint: string }> }> };

export type DeskLoginsQueryVariables = Exact<{
  business: number;
}>;


export type DeskLoginsQuery = { desk_team: { members: Array<{ user_id: number, first_name: string, last_name: string, email: string | null, role: string, calendar: string, sees_money: boolean }> } };

export type DeskFirstFreeQueryVariables = Exact<{
  business: number;
}>;


export type DeskFirstFreeQuery = { team_first_free: Array<{ person_id: number, first_free: { s_time: number } | null }> };

export type DeskPeopleLoadQueryVariables = Exact<{
  business: number;
  from: string;
  to: string;
}>;


export type DeskPeopleLoadQuery = { desk_people_load: Array<{ chair_id: number, minutes: number, fill: number | null }> };

export type DeskMonthByPersonQueryVariables = Exact<{
  business: number;
  from: string;
  to: string;
}>;


export type DeskMonthByPersonQuery = { desk_reports: Array<{ key: string, rows: Array<{ chair_id: number | null, values: Array<number | null> }> }> };

export type DeskSavePersonMutationVariables = Exact<{
  business: number;
  id?: number | null | undefined;
  name: string;
  title?: string | null | undefined;
  bio?: string | null | undefined;
  languages?: Array<string> | string | null | undefined;
  staff_id?: number | null | undefined;
}>;


export type DeskSavePersonMutation = { desk_save_person: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskRemovePersonPictureMutationVariables = Exact<{
  business: number;
  person: number;
  id: number;
}>;


export type DeskRemovePersonPictureMutation = { desk_remove_person_picture: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSetBookableMutationVariables = Exact<{
  business: number;
  id: number;
  active: boolean;
  decisions?: Array<DeskDecisionInput> | DeskDecisionInput | null | undefined;
}>;


export type DeskSetBookableMutation = { desk_set_chair_active: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskAbsencesQueryVariables = Exact<{
  business: number;
}>;


export type DeskAbsencesQuery = { desk_absences: Array<{ id: number, person_id: number, name: string, from: string, to: string, kind: string, note: string, status: string }> };

export type DeskAddAbsenceMutationVariables = Exact<{
  business: number;
  person?: number | null | undefined;
  from: string;
  to: string;
  kind: string;
  note?: string | null | undefined;
  decisions?: Array<DeskDecisionInput> | DeskDecisionInput | null | undefined;
}>;


export type DeskAddAbsenceMutation = { desk_add_absence: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskAnswerAbsenceMutationVariables = Exact<{
  business: number;
  id: number;
  approve: boolean;
  decisions?: Array<DeskDecisionInput> | DeskDecisionInput | null | undefined;
}>;


export type DeskAnswerAbsenceMutation = { desk_answer_absence: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskEndAbsenceMutationVariables = Exact<{
  business: number;
  id: number;
}>;


export type DeskEndAbsenceMutation = { desk_end_absence: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskRotaQueryVariables = Exact<{
  business: number;
}>;


export type DeskRotaQuery = { desk_shop: { hours: Array<{ chair_id: number | null, weekday: number, from: number, to: number, week: string | null, date: string | null }>, closed_days: Array<{ date: string, reason: string | null }> } };

export type DeskSaveRotaMutationVariables = Exact<{
  business: number;
  chair: number;
  hours: Array<DeskHoursInput> | DeskHoursInput;
  decisions?: Array<DeskDecisionInput> | DeskDecisionInput | null | undefined;
}>;


export type DeskSaveRotaMutation = { desk_save_hours: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSaveDateHoursMutationVariables = Exact<{
  business: number;
  person: number;
  date: string;
  hours?: Array<DeskSpanInput> | DeskSpanInput | null | undefined;
  decisions?: Array<DeskDecisionInput> | DeskDecisionInput | null | undefined;
}>;


export type DeskSaveDateHoursMutation = { desk_save_date_hours: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSwapsQueryVariables = Exact<{
  business: number;
}>;


export type DeskSwapsQuery = { desk_swaps: Array<{ id: number, person_id: number, name: string, date: string, other_id: number, other_name: string, other_date: string | null, note: string, status: string, may_answer: boolean, may_withdraw: boolean }> };

export type DeskAskSwapMutationVariables = Exact<{
  business: number;
  person?: number | null | undefined;
  date: string;
  other: number;
  other_date?: string | null | undefined;
  note?: string | null | undefined;
  decisions?: Array<DeskDecisionInput> | DeskDecisionInput | null | undefined;
}>;


export type DeskAskSwapMutation = { desk_ask_swap: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskAnswerSwapMutationVariables = Exact<{
  business: number;
  id: number;
  agree: boolean;
  decisions?: Array<DeskDecisionInput> | DeskDecisionInput | null | undefined;
}>;


export type DeskAnswerSwapMutation = { desk_answer_swap: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskWithdrawSwapMutationVariables = Exact<{
  business: number;
  id: number;
}>;


export type DeskWithdrawSwapMutation = { desk_withdraw_swap: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskCommissionQueryVariables = Exact<{
  business: number;
  person: number;
  from: string;
  to: string;
}>;


export type DeskCommissionQuery = { desk_commission: { service_percent: number, product_percent: number, tip_percent: number, total: number, services: Array<{ service_id: number, name: string, percent: number }>, lines: Array<{ kind: string, percent: number, base: number, commission: number }> } };

export type DeskServiceNamesQueryVariables = Exact<{
  business: number;
}>;


export type DeskServiceNamesQuery = { desk_menu: Array<{ services: Array<{ id: number, name: string }> }> };

export type DeskSaveCommissionMutationVariables = Exact<{
  business: number;
  person: number;
  kind: string;
  service?: number | null | undefined;
  percent?: number | null | undefined;
}>;


export type DeskSaveCommissionMutation = { desk_save_commission: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskPersonMenuQueryVariables = Exact<{
  business: number;
}>;


export type DeskPersonMenuQuery = { desk_menu: Array<{ services: Array<{ id: number, name: string, active: boolean, kind: string, chair_ids: Array<number>, pricings: Array<{ id: number, label: string, price: number, duration: number, own: Array<{ chair_id: number, price: number | null, duration: number | null }> }> }> }> };

export type DeskSavePersonServicesMutationVariables = Exact<{
  business: number;
  person: number;
  services: Array<DeskPersonServiceInput> | DeskPersonServiceInput;
}>;


export type DeskSavePersonServicesMutation = { desk_save_person_services: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskHolidaysQueryVariables = Exact<{
  business: number;
  person: number;
}>;


export type DeskHolidaysQuery = { desk_holidays: { year: number, allowance: number | null, taken: number, planned: number } | null };

export type DeskSaveHolidayDaysMutationVariables = Exact<{
  business: number;
  person: number;
  days?: number | null | undefined;
}>;


export type DeskSaveHolidayDaysMutation = { desk_save_holiday_days: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskProductsQueryVariables = Exact<{
  business: number;
}>;


export type DeskProductsQuery = { desk_products: Array<{ id: number, name: string, price: number, vat_rate: number | null, rate_today: number | null, sku: string, low_at: number, stock: number, state: string, active: boolean, sold_online: boolean }> };

export type DeskStockMovementsQueryVariables = Exact<{
  business: number;
  id: number;
}>;


export type DeskStockMovementsQuery = { desk_stock_movements: Array<{ id: number, kind: string, quantity: number, reason: string, by: string, appt_id: number | null, is_oversold: boolean, at: number }> };

export type DeskSaveProductMutationVariables = Exact<{
  business: number;
  id?: number | null | undefined;
  name: string;
  price: number;
  rate?: number | null | undefined;
  sku?: string | null | undefined;
  lowAt?: number | null | undefined;
  stock?: number | null | undefined;
  online?: boolean | null | undefined;
}>;


export type DeskSaveProductMutation = { desk_save_product: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSetProductActiveMutationVariables = Exact<{
  business: number;
  id: number;
  active: boolean;
}>;


export type DeskSetProductActiveMutation = { desk_set_product_active: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskMoveStockMutationVariables = Exact<{
  business: number;
  id: number;
  kind: string;
  quantity: number;
  reason?: string | null | undefined;
  key?: string | null | undefined;
}>;


export type DeskMoveStockMutation = { desk_move_stock: { status: number, message: string } };

export type DeskRemindersQueryVariables = Exact<{
  business: number;
}>;


export type DeskRemindersQuery = { desk_reminders: { booked_channels: Array<string>, booked_wording: string, quiet_from: number, quiet_until: number, text_limit: number | null, text_price: number, has_provider: boolean, is_demo: boolean, mails: number, texts: number, pushes: number, spent: number, rules: Array<{ key: string, hours_before: number, asks: boolean, channels: Array<string>, fallback: string | null, wording: string, active: boolean }>, review: { active: boolean, days_after: number, channels: Array<string>, wording: string }, review_result: { sent: number, reviews: number }, rebook: { active: boolean, weeks_after: number, channels: Array<string>, wording: string }, rebook_result: { sent: number, booked: number }, birthday: { active: boolean, days_before: number, channels: Array<string>, wording: string }, birthday_result: { sent: number, booked: number }, unanswered: Array<{ appt_id: number, guest_name: string, mobile: string | null, starts: number, asked: number, delivery: string }> } };

export type DeskSaveRemindersMutationVariables = Exact<{
  business: number;
  booked_channels: Array<string> | string;
  booked_wording: string;
  rules: Array<DeskReminderRuleInput> | DeskReminderRuleInput;
  review?: DeskReviewRuleInput | null | undefined;
  rebook?: DeskRebookRuleInput | null | undefined;
  birthday?: DeskBirthdayRuleInput | null | undefined;
  quiet_from: number;
  quiet_until: number;
  text_limit?: number | null | undefined;
}>;


export type DeskSaveRemindersMutation = { desk_save_reminders: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskTestTextMutationVariables = Exact<{
  business: number;
  wording: string;
}>;


export type DeskTestTextMutation = { desk_test_text: { status: number, message: string } };

export type DeskReviewsQueryVariables = Exact<{
  business: number;
  filter?: string | null | undefined;
  count?: number | null | undefined;
}>;


export type DeskReviewsQuery = { desk_reviews: { counts: { all: number, unanswered: number, words: number, low: number }, rating_distribution: Array<{ rating_level: number, number_of_rating: number }>, reviews: Array<{ id: number, appt_id: number, guest_id: number | null, guest_name: string, service: string, person: string | null, nth: number, rating: number, comment: string, written: number, reply: string, hidden: boolean, report: string | null, report_decided: string | null, decide_by: number | null }> } };

export type DeskReplyReviewMutationVariables = Exact<{
  business: number;
  id: number;
  text: string;
}>;


export type DeskReplyReviewMutation = { desk_reply_review: { status: number, message: string } };

export type DeskDeleteReplyMutationVariables = Exact<{
  business: number;
  id: number;
}>;


export type DeskDeleteReplyMutation = { desk_delete_reply: { status: number, message: string } };

export type DeskReportReviewMutationVariables = Exact<{
  business: number;
  id: number;
  reason: string;
  note?: string | null | undefined;
}>;


export type DeskReportReviewMutation = { desk_report_review: { status: number, message: string } };

export type DeskClosedDaysQueryVariables = Exact<{
  business: number;
}>;


export type DeskClosedDaysQuery = { desk_shop: { id: number, closed_days: Array<{ date: string, reason: string | null }> } };

export type DeskMenuQueryVariables = Exact<{
  business: number;
}>;


export type DeskMenuQuery = { desk_menu: Array<{ id: number, name: string, services: Array<{ id: number, name: string, description: string, active: boolean, add_on: boolean, vat_rate: number | null, kind: string, chair_ids: Array<number>, person_choice: boolean | null, seats: number | null, single_visits: boolean, enroll_date: string | null, pricings: Array<{ id: number, label: string, price: number, special_price: number, duration: number, special_deposit: number | null, buffer_minutes: number | null, before_minutes: number, steps: Array<{ name: string, minutes: number, hands_free: boolean }>, own: Array<{ chair_id: number, price: number | null, duration: number | null }> }>, needs: Array<{ room_id: number, from: number | null, to: number | null }>, dates: Array<{ id: number, starts: number, seats: number, seats_taken: number }> }> }>, desk_shop: { upfront_percent: number, buffer_minutes: number, vat_number: string | null, vat_rate: number | null, chairs: Array<{ id: number, name: string, person: string | null, active: boolean }> }, desk_rooms: Array<{ id: number, name: string, active: boolean }> };

export type DeskSaveCategoryMutationVariables = Exact<{
  business: number;
  id?: number | null | undefined;
  name: string;
}>;


export type DeskSaveCategoryMutation = { desk_save_category: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskRemoveCategoryMutationVariables = Exact<{
  business: number;
  id: number;
}>;


export type DeskRemoveCategoryMutation = { desk_remove_category: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSaveServiceMutationVariables = Exact<{
  business: number;
  id?: number | null | undefined;
  category: number;
  name: string;
  description?: string | null | undefined;
  pricings: Array<DeskPricingInput> | DeskPricingInput;
  addOn?: boolean | null | undefined;
  vatRate?: number | null | undefined;
  chairs?: Array<number> | number | null | undefined;
  personChoice?: boolean | null | undefined;
  needs?: Array<DeskServiceNeedInput> | DeskServiceNeedInput | null | undefined;
  group?: DeskClassInput | null | undefined;
  decisions?: Array<DeskDecisionInput> | DeskDecisionInput | null | undefined;
}>;


export type DeskSaveServiceMutation = { desk_save_service: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSetServiceActiveMutationVariables = Exact<{
  business: number;
  id: number;
  active: boolean;
  decisions?: Array<DeskDecisionInput> | DeskDecisionInput | null | undefined;
}>;


export type DeskSetServiceActiveMutation = { desk_set_service_active: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskOrderMenuMutationVariables = Exact<{
  business: number;
  categories: Array<DeskOrderInput> | DeskOrderInput;
}>;


export type DeskOrderMenuMutation = { desk_order_menu: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskTeamQueryVariables = Exact<{
  business: number;
}>;


export type DeskTeamQuery = { desk_team: { members: Array<{ user_id: number, first_name: string, last_name: string, email: string | null, role: string, calendar: string, sees_money: boolean, since: number }>, invitations: Array<{ email: string, sent_at: number, expires_at: number }> } };

export type DeskInviteStaffMutationVariables = Exact<{
  business: number;
  email: string;
}>;


export type DeskInviteStaffMutation = { desk_invite_staff: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskWithdrawInvitationMutationVariables = Exact<{
  business: number;
  email: string;
}>;


export type DeskWithdrawInvitationMutation = { desk_withdraw_invitation: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskRemoveStaffMutationVariables = Exact<{
  business: number;
  user: number;
}>;


export type DeskRemoveStaffMutation = { desk_remove_staff: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskInvitationQueryVariables = Exact<{
  token: string;
}>;


export type DeskInvitationQuery = { desk_invitation: { shop: string, email: string, has_account: boolean } | null };

export type DeskJoinMutationVariables = Exact<{
  token: string;
  first_name: string;
  last_name: string;
  password: string;
}>;


export type DeskJoinMutation = { desk_join: { access_token: string } | null };

export type DeskAuditLogQueryVariables = Exact<{
  business: number;
  actor?: number | null | undefined;
  subject?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  before?: number | null | undefined;
}>;


export type DeskAuditLogQuery = { desk_audit_log: { has_more: boolean, entries: Array<{ id: number, action: string, subject: string, subject_id: string | null, actor: string | null, changes: string, at: number }> } };

export type DeskVideoTokenMutationVariables = Exact<{
  room: string;
}>;


export type DeskVideoTokenMutation = { video_token: { status: number, message: string, reason: string | null, token: string | null, provider: string | null, url: string | null, opens_at: number | null, ice_servers: Array<{ urls: Array<string>, username: string | null, credential: string | null }>, room: { room_id: string, appt_id: number, appt_date: string, role: string, starts_at: number, ends_at: number, zone: string, business_name: string, own_name: string, other_name: string } | null } };

export type DeskEndCallMutationVariables = Exact<{
  room: string;
}>;


export type DeskEndCallMutation = { end_video_call: { status: number, message: string } };

export type DeskVouchersQueryVariables = Exact<{
  business: number;
  text?: string | null | undefined;
}>;


export type DeskVouchersQuery = { desk_vouchers: { remaining: number, vouchers: Array<{ id: number, name: string, title: string, note: string, color: string, retail: number, value: number, amount_from: number | null, amount_to: number | null, valid_for: number, limit_number_of_sales: number, total_sale: number, active: boolean, service_ids: Array<number> }>, sold: Array<{ id: number, code: string, name: string, owner: string, buyer: string, value: number, remaining: number, expires_at: number }> } };

export type ServicesToChooseQueryVariables = Exact<{
  business: number;
}>;


export type ServicesToChooseQuery = { desk_menu: Array<{ services: Array<{ id: number, name: string, active: boolean }> }> };

export type DeskSaveVoucherMutationVariables = Exact<{
  business: number;
  id?: number | null | undefined;
  name: string;
  title?: string | null | undefined;
  note?: string | null | undefined;
  color: string;
  retail: number;
  value: number;
  from?: number | null | undefined;
  to?: number | null | undefined;
  months: number;
  limit: number;
  services?: Array<number> | number | null | undefined;
}>;


export type DeskSaveVoucherMutation = { desk_save_voucher: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSetVoucherActiveMutationVariables = Exact<{
  business: number;
  id: number;
  active: boolean;
}>;


export type DeskSetVoucherActiveMutation = { desk_set_voucher_active: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskPackagesQueryVariables = Exact<{
  business: number;
  text?: string | null | undefined;
}>;


export type DeskPackagesQuery = { desk_packages: { packages: Array<{ id: number, name: string, note: string, color: string, price: number, sessions: number, valid_for: number, shareable: boolean, limit_number_of_sales: number, total_sale: number, active: boolean, service_ids: Array<number>, in_hands: number, sessions_left: number }>, sold: Array<{ id: number, code: string, name: string, buyer: string, sessions: number, sessions_left: number, unused: number, shareable: boolean, expires_at: number }> } };

export type DeskSavePackageMutationVariables = Exact<{
  business: number;
  id?: number | null | undefined;
  name: string;
  note?: string | null | undefined;
  color: string;
  price: number;
  sessions: number;
  months: number;
  shareable: boolean;
  limit: number;
  services?: Array<number> | number | null | undefined;
}>;


export type DeskSavePackageMutation = { desk_save_package: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSetPackageActiveMutationVariables = Exact<{
  business: number;
  id: number;
  active: boolean;
}>;


export type DeskSetPackageActiveMutation = { desk_set_package_active: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskRefundPackageMutationVariables = Exact<{
  business: number;
  id: number;
  to: string;
  amount: number;
  key?: string | null | undefined;
}>;


export type DeskRefundPackageMutation = { desk_refund_package: { status: number, message: string } };

export type DeskWaitingListQueryVariables = Exact<{
  business: number;
}>;


export type DeskWaitingListQuery = { desk_waiting: Array<{ id: number, guest_id: number, service_pricing_id: number, first_name: string, last_name: string, service: string, date_scope: string, from_date: string, to_date: string, since: number, offered: number | null, offered_until: number | null }> };

export type DeskOfferableQueryVariables = Exact<{
  business: number;
  services: Array<number> | number;
  date: string;
}>;


export type DeskOfferableQuery = { desk_free_times: { time_slots: Array<{ s_time: number, seats_left: number | null }> } };

export type DeskOfferTimeMutationVariables = Exact<{
  business: number;
  id: number;
  date: string;
  time: number;
  chair?: number | null | undefined;
}>;


export type DeskOfferTimeMutation = { desk_offer_time: { status: number, message: string } };

export type DeskWaitingFitsQueryVariables = Exact<{
  business: number;
  date: string;
}>;


export type DeskWaitingFitsQuery = { desk_waiting_fits: Array<{ id: number, chair_id: number, times: Array<number> }> };

export type ChangedFragment = { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> };

export type DeskSaveTermsMutationVariables = Exact<{
  business: number;
  policy?: Array<number> | number | null | undefined;
  percent: number;
  atOnce: boolean;
  vetting: boolean;
  minutes: number;
  parts?: number | null | undefined;
}>;


export type DeskSaveTermsMutation = { desk_save_terms: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskSaveRightsMutationVariables = Exact<{
  business: number;
  user: number;
  role: string;
  calendar: string;
  sees_money: boolean;
}>;


export type DeskSaveRightsMutation = { desk_save_rights: { status: number, message: string, id: number | null, conflicts: Array<{ appt_id: number, guest_name: string, services: Array<string>, starts: number, reason: string, choices: Array<string>, is_part: boolean, is_class: boolean, nearest_times: Array<number>, group_times: Array<number>, colleague: string | null }> } };

export type DeskMeQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskMeQuery = { desk_me: { id: number, first_name: string, last_name: string, email: string, businesses: Array<{ id: number, name: string, slug: string, zone: string, currency: string, country: string, role: string, calendar: string, sees_money: boolean, published: boolean, has_opened: boolean, own_chair_id: number | null, portrait: { image: string } | null }> } };

export type DeskRecordTestMutationVariables = Exact<{
  business: number;
  guest: number;
  test: number;
  day: string;
  doneBy?: string | null | undefined;
  note?: string | null | undefined;
}>;


export type DeskRecordTestMutation = { desk_record_test: { status: number, message: string } };

export type DeskToAnswerQueryVariables = Exact<{
  business: number;
  today: string;
}>;


export type DeskToAnswerQuery = { desk_unread_messages: number, desk_calendar: { to_answer: Array<{ appt_id: number }> }, desk_decisions: Array<{ appt_id: number }>, desk_unanswered: Array<{ appt_id: number }>, desk_notifications: { unseen: number } };

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
export const CampaignFactsFragmentDoc = new TypedDocumentString(`
    fragment CampaignFacts on DeskCampaign {
  id
  name
  state
  channel
  subject
  body
  send_at
  started
  ended
  waiting
  sent
  failed
  complaints
  cost
  bookings
  booking_guests
  booked
  segment {
    kind
    weeks
    least
    month
    id
    unused
  }
  skipped {
    reason
    guests
  }
}
    `, {"fragmentName":"CampaignFacts"}) as unknown as TypedDocumentString<CampaignFactsFragment, unknown>;
export const ChangedFragmentDoc = new TypedDocumentString(`
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}
    `, {"fragmentName":"Changed"}) as unknown as TypedDocumentString<ChangedFragment, unknown>;
export const DeskLoginDocument = new TypedDocumentString(`
    mutation DeskLogin($username: String!, $password: String!) {
  desk_login(username: $username, password: $password) {
    access_token
  }
}
    `) as unknown as TypedDocumentString<DeskLoginMutation, DeskLoginMutationVariables>;
export const DeskOpeningDocument = new TypedDocumentString(`
    query DeskOpening($business: Int!) {
  desk_shop(business_id: $business) {
    slot_duration
    buffer_minutes
    chairs {
      id
      name
      person
      active
    }
    hours {
      chair_id
      weekday
      from
      to
      week
      date
    }
    closed_days {
      date
      reason
    }
    blocked_days {
      date
      reason
    }
    exceptions {
      appt_id
      guest_name
      services
      starts
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<DeskOpeningQuery, DeskOpeningQueryVariables>;
export const DeskSpreadDocument = new TypedDocumentString(`
    query DeskSpread($business: Int!) {
  desk_shop(business_id: $business) {
    spread_rule
    chairs {
      id
      active
    }
  }
}
    `) as unknown as TypedDocumentString<DeskSpreadQuery, DeskSpreadQueryVariables>;
export const DeskSaveSpreadDocument = new TypedDocumentString(`
    mutation DeskSaveSpread($business: Int!, $rule: String!) {
  desk_save_spread(business_id: $business, rule: $rule) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveSpreadMutation, DeskSaveSpreadMutationVariables>;
export const DeskSaveHoursDocument = new TypedDocumentString(`
    mutation DeskSaveHours($business: Int!, $chair: Int, $hours: [DeskHoursInput!]!, $decisions: [DeskDecisionInput!]) {
  desk_save_hours(
    business_id: $business
    chair_id: $chair
    hours: $hours
    decisions: $decisions
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveHoursMutation, DeskSaveHoursMutationVariables>;
export const DeskSaveRhythmDocument = new TypedDocumentString(`
    mutation DeskSaveRhythm($business: Int!, $slot: Int!, $buffer: Int!) {
  desk_save_rhythm(
    business_id: $business
    slot_duration: $slot
    buffer_minutes: $buffer
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveRhythmMutation, DeskSaveRhythmMutationVariables>;
export const DeskCloseDaysDocument = new TypedDocumentString(`
    mutation DeskCloseDays($business: Int!, $kind: String!, $from: String!, $to: String!, $reason: String, $decisions: [DeskDecisionInput!]) {
  desk_close_days(
    business_id: $business
    kind: $kind
    from: $from
    to: $to
    reason: $reason
    decisions: $decisions
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskCloseDaysMutation, DeskCloseDaysMutationVariables>;
export const DeskReopenDaysDocument = new TypedDocumentString(`
    mutation DeskReopenDays($business: Int!, $kind: String!, $from: String!, $to: String!) {
  desk_reopen_days(business_id: $business, kind: $kind, from: $from, to: $to) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskReopenDaysMutation, DeskReopenDaysMutationVariables>;
export const DeskSaveChairDocument = new TypedDocumentString(`
    mutation DeskSaveChair($business: Int!, $id: Int, $name: String!, $person: String) {
  desk_save_chair(business_id: $business, id: $id, name: $name, person: $person) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveChairMutation, DeskSaveChairMutationVariables>;
export const DeskSetChairActiveDocument = new TypedDocumentString(`
    mutation DeskSetChairActive($business: Int!, $id: Int!, $active: Boolean!, $decisions: [DeskDecisionInput!]) {
  desk_set_chair_active(
    business_id: $business
    id: $id
    active: $active
    decisions: $decisions
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSetChairActiveMutation, DeskSetChairActiveMutationVariables>;
export const DeskRoomsDocument = new TypedDocumentString(`
    query DeskRooms($business: Int!, $date: String) {
  desk_rooms(business_id: $business, date: $date) {
    id
    name
    kind
    capacity
    active
    closures {
      id
      from
      to
      reason
    }
    uses {
      id
      unit
      starts
      ends
      is_held
      appt_id
      status
      guest_name
      service
    }
    needs {
      service_id
      service
      from
      to
    }
  }
}
    `) as unknown as TypedDocumentString<DeskRoomsQuery, DeskRoomsQueryVariables>;
export const DeskOpenHoursDocument = new TypedDocumentString(`
    query DeskOpenHours($business: Int!) {
  desk_shop(business_id: $business) {
    hours {
      chair_id
      weekday
      from
      to
      week
      date
    }
    closed_days {
      date
    }
  }
}
    `) as unknown as TypedDocumentString<DeskOpenHoursQuery, DeskOpenHoursQueryVariables>;
export const DeskSaveRoomDocument = new TypedDocumentString(`
    mutation DeskSaveRoom($business: Int!, $id: Int, $name: String!, $kind: String!, $capacity: Int!) {
  desk_save_room(
    business_id: $business
    id: $id
    name: $name
    kind: $kind
    capacity: $capacity
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveRoomMutation, DeskSaveRoomMutationVariables>;
export const DeskSetRoomActiveDocument = new TypedDocumentString(`
    mutation DeskSetRoomActive($business: Int!, $id: Int!, $active: Boolean!) {
  desk_set_room_active(business_id: $business, id: $id, active: $active) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSetRoomActiveMutation, DeskSetRoomActiveMutationVariables>;
export const DeskCloseRoomDocument = new TypedDocumentString(`
    mutation DeskCloseRoom($business: Int!, $id: Int!, $from: Int!, $to: Int!, $reason: String, $decisions: [DeskDecisionInput!]) {
  desk_close_room(
    business_id: $business
    id: $id
    from: $from
    to: $to
    reason: $reason
    decisions: $decisions
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskCloseRoomMutation, DeskCloseRoomMutationVariables>;
export const DeskOpenRoomDocument = new TypedDocumentString(`
    mutation DeskOpenRoom($business: Int!, $id: Int!) {
  desk_open_room(business_id: $business, id: $id) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskOpenRoomMutation, DeskOpenRoomMutationVariables>;
export const DeskSoldDocument = new TypedDocumentString(`
    query DeskSold($business: Int!) {
  desk_menu(business_id: $business) {
    id
    name
    services {
      id
      name
      active
      kind
      single_visits
      chair_ids
      pricings {
        id
        label
        price
        special_price
        duration
        own {
          chair_id
          price
          duration
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeskSoldQuery, DeskSoldQueryVariables>;
export const DeskFindGuestsDocument = new TypedDocumentString(`
    query DeskFindGuests($business: Int!, $search: String, $order: String) {
  desk_guests(business_id: $business, search: $search, order: $order, page: 1) {
    guests {
      id
      first_name
      last_name
      completed
      next
      is_blocked
    }
  }
}
    `) as unknown as TypedDocumentString<DeskFindGuestsQuery, DeskFindGuestsQueryVariables>;
export const DeskGuestNameDocument = new TypedDocumentString(`
    query DeskGuestName($business: Int!, $guest: Int!) {
  desk_guest(business_id: $business, guest_id: $guest) {
    id
    first_name
    last_name
  }
}
    `) as unknown as TypedDocumentString<DeskGuestNameQuery, DeskGuestNameQueryVariables>;
export const DeskFreeDocument = new TypedDocumentString(`
    query DeskFree($business: Int!, $services: [Int!]!, $chair: Int, $date: String!, $guests: [Int!], $persons: [Int], $arrange: GroupArrangement) {
  desk_free_times(
    business_id: $business
    service_pricing_ids: $services
    chair_id: $chair
    date: $date
    guests: $guests
    person_ids: $persons
    arrange: $arrange
  ) {
    time_slots {
      s_time
      seats_left
    }
    date_slots {
      s_date
    }
  }
}
    `) as unknown as TypedDocumentString<DeskFreeQuery, DeskFreeQueryVariables>;
export const GroupFitDocument = new TypedDocumentString(`
    query GroupFit($business: Int!, $services: [Int!]!, $guests: [Int!]!, $persons: [Int], $arrange: GroupArrangement) {
  group_fit(
    business_id: $business
    service_pricing_ids: $services
    guests: $guests
    person_ids: $persons
    arrange: $arrange
  ) {
    fits
    message
    minutes
    part_hours
  }
}
    `) as unknown as TypedDocumentString<GroupFitQuery, GroupFitQueryVariables>;
export const DeskGroupPlanDocument = new TypedDocumentString(`
    query DeskGroupPlan($business: Int!, $guest: Int, $services: [BookingServiceInput!]!, $group: BookingGroupInput!) {
  desk_group_plan(
    business_id: $business
    guest_id: $guest
    services: $services
    group: $group
  ) {
    services {
      guest
      chair_id
      starts
      ends
    }
    total
    deposit
    usual_deposit
    clashes {
      key
      words
    }
  }
}
    `) as unknown as TypedDocumentString<DeskGroupPlanQuery, DeskGroupPlanQueryVariables>;
export const DeskBookDocument = new TypedDocumentString(`
    mutation DeskBook($business: Int!, $guestId: Int, $guest: DeskGuestInput, $services: [BookingServiceInput!]!, $chair: Int, $group: BookingGroupInput, $note: String, $minutes: [Int!], $anyway: [String!], $key: String) {
  desk_book(
    business_id: $business
    guest_id: $guestId
    guest: $guest
    services: $services
    chair_id: $chair
    group: $group
    note: $note
    minutes: $minutes
    anyway: $anyway
    idempotency_key: $key
  ) {
    status
    message
    clashes {
      key
      words
    }
    appointment_ids
    alternatives {
      date
      time
    }
  }
}
    `) as unknown as TypedDocumentString<DeskBookMutation, DeskBookMutationVariables>;
export const DeskBlockTimeDocument = new TypedDocumentString(`
    mutation DeskBlockTime($business: Int!, $chairs: [Int!], $date: String!, $from: Int!, $to: Int!, $note: String, $decisions: [DeskDecisionInput!]) {
  desk_block_time(
    business_id: $business
    chair_ids: $chairs
    date: $date
    from: $from
    to: $to
    note: $note
    decisions: $decisions
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskBlockTimeMutation, DeskBlockTimeMutationVariables>;
export const DeskUnblockTimeDocument = new TypedDocumentString(`
    mutation DeskUnblockTime($business: Int!, $id: Int!) {
  desk_unblock_time(business_id: $business, id: $id) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskUnblockTimeMutation, DeskUnblockTimeMutationVariables>;
export const DeskAnswerFormDocument = new TypedDocumentString(`
    mutation DeskAnswerForm($business: Int!, $appointment: Int!, $form: Int!, $version: Int!, $answers: [GivenAnswerInput!]!) {
  desk_answer_form(
    business_id: $business
    appt_id: $appointment
    form_id: $form
    version: $version
    answers: $answers
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskAnswerFormMutation, DeskAnswerFormMutationVariables>;
export const DeskSendFormsDocument = new TypedDocumentString(`
    mutation DeskSendForms($business: Int!, $appointment: Int!) {
  desk_send_forms(business_id: $business, appt_id: $appointment) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskSendFormsMutation, DeskSendFormsMutationVariables>;
export const DeskConfirmAttendanceDocument = new TypedDocumentString(`
    mutation DeskConfirmAttendance($id: Int!, $confirmed: Boolean!) {
  desk_confirm_attendance(id: $id, confirmed: $confirmed) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskConfirmAttendanceMutation, DeskConfirmAttendanceMutationVariables>;
export const DeskAskAgainDocument = new TypedDocumentString(`
    mutation DeskAskAgain($id: Int!) {
  desk_ask_again(id: $id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskAskAgainMutation, DeskAskAgainMutationVariables>;
export const DeskAddToClassDocument = new TypedDocumentString(`
    mutation DeskAddToClass($business: Int!, $id: Int!, $guestId: Int, $guest: DeskGuestInput, $anyway: Boolean, $key: String) {
  desk_add_to_class(
    business_id: $business
    id: $id
    guest_id: $guestId
    guest: $guest
    anyway: $anyway
    idempotency_key: $key
  ) {
    status
    message
    is_full
    has_begun
    appt_id
  }
}
    `) as unknown as TypedDocumentString<DeskAddToClassMutation, DeskAddToClassMutationVariables>;
export const DeskMoveInClassDocument = new TypedDocumentString(`
    mutation DeskMoveInClass($business: Int!, $id: Int!, $appt: Int!, $to: Int!, $anyway: Boolean, $note: String) {
  desk_move_in_class(
    business_id: $business
    id: $id
    appt_id: $appt
    to_id: $to
    anyway: $anyway
    note: $note
  ) {
    status
    message
    is_full
  }
}
    `) as unknown as TypedDocumentString<DeskMoveInClassMutation, DeskMoveInClassMutationVariables>;
export const DeskCheckInDocument = new TypedDocumentString(`
    mutation DeskCheckIn($business: Int!, $id: Int!, $appt: Int!, $attendance: String) {
  desk_check_in(
    business_id: $business
    id: $id
    appt_id: $appt
    attendance: $attendance
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskCheckInMutation, DeskCheckInMutationVariables>;
export const DeskMessageClassDocument = new TypedDocumentString(`
    mutation DeskMessageClass($business: Int!, $id: Int!, $text: String!, $key: String) {
  desk_message_class(
    business_id: $business
    id: $id
    text: $text
    idempotency_key: $key
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskMessageClassMutation, DeskMessageClassMutationVariables>;
export const DeskCancelClassDateDocument = new TypedDocumentString(`
    mutation DeskCancelClassDate($business: Int!, $id: Int!, $instead: Int, $note: String) {
  desk_cancel_class_date(
    business_id: $business
    id: $id
    instead_id: $instead
    note: $note
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskCancelClassDateMutation, DeskCancelClassDateMutationVariables>;
export const DeskWalkInDocument = new TypedDocumentString(`
    query DeskWalkIn($business: Int!) {
  desk_walk_in(business_id: $business) {
    chair_id
    name
    person
    portrait {
      image
    }
    is_now
    from
    until
    offers {
      service_pricing_id
      name
      minutes
      price
    }
  }
}
    `) as unknown as TypedDocumentString<DeskWalkInQuery, DeskWalkInQueryVariables>;
export const DeskStartWalkInDocument = new TypedDocumentString(`
    mutation DeskStartWalkIn($business: Int!, $pricing: Int!, $chair: Int!, $at: Int!, $name: String, $anyway: [String!], $key: String) {
  desk_start_walk_in(
    business_id: $business
    service_pricing_id: $pricing
    chair_id: $chair
    at: $at
    name: $name
    anyway: $anyway
    idempotency_key: $key
  ) {
    status
    message
    appt_id
    is_now
    clashes {
      key
      words
    }
  }
}
    `) as unknown as TypedDocumentString<DeskStartWalkInMutation, DeskStartWalkInMutationVariables>;
export const DeskNameWalkInDocument = new TypedDocumentString(`
    mutation DeskNameWalkIn($id: Int!, $guestId: Int, $guest: DeskGuestInput) {
  desk_name_walk_in(id: $id, guest_id: $guestId, guest: $guest) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskNameWalkInMutation, DeskNameWalkInMutationVariables>;
export const DeskRunningLateDocument = new TypedDocumentString(`
    mutation DeskRunningLate($id: Int!, $minutes: Int!, $tell: String) {
  desk_running_late(id: $id, minutes: $minutes, tell: $tell) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskRunningLateMutation, DeskRunningLateMutationVariables>;
export const DeskSeriesDocument = new TypedDocumentString(`
    query DeskSeries($id: Int!, $every: Int!, $count: Int!, $from: Int) {
  desk_series(id: $id, every: $every, count: $count, from: $from) {
    wanted
    at
    why
  }
}
    `) as unknown as TypedDocumentString<DeskSeriesQuery, DeskSeriesQueryVariables>;
export const DeskBookSeriesDocument = new TypedDocumentString(`
    mutation DeskBookSeries($id: Int!, $times: [Int!]!, $key: String) {
  desk_book_series(id: $id, times: $times, idempotency_key: $key) {
    status
    message
    appointment_ids
    taken
  }
}
    `) as unknown as TypedDocumentString<DeskBookSeriesMutation, DeskBookSeriesMutationVariables>;
export const DeskDecisionsDocument = new TypedDocumentString(`
    query DeskDecisions($business: Int!) {
  desk_decisions(business_id: $business) {
    appt_id
    guest_name
    service
    starts
    fee
    decided_by
  }
}
    `) as unknown as TypedDocumentString<DeskDecisionsQuery, DeskDecisionsQueryVariables>;
export const DeskEditDocument = new TypedDocumentString(`
    mutation DeskEdit($id: Int!, $lines: [DeskLineInput!], $discount: DeskDiscountInput, $noteToGuest: String, $overpaid: String, $anyway: [String!], $tell: String, $version: Int, $key: String) {
  desk_edit(
    id: $id
    lines: $lines
    discount: $discount
    note_to_guest: $noteToGuest
    overpaid: $overpaid
    anyway: $anyway
    tell: $tell
    version: $version
    idempotency_key: $key
  ) {
    status
    message
    has_changed
    version
    overpaid
    due
    undo_id
    clashes {
      key
      words
    }
  }
}
    `) as unknown as TypedDocumentString<DeskEditMutation, DeskEditMutationVariables>;
export const DeskWriteNotesDocument = new TypedDocumentString(`
    mutation DeskWriteNotes($id: Int!, $privateNote: String, $seen: String) {
  desk_write_notes(id: $id, private_note: $privateNote, seen_private_note: $seen) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskWriteNotesMutation, DeskWriteNotesMutationVariables>;
export const DeskRefundCreditDocument = new TypedDocumentString(`
    mutation DeskRefundCredit($id: Int!, $key: String) {
  desk_refund_credit(id: $id, idempotency_key: $key) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskRefundCreditMutation, DeskRefundCreditMutationVariables>;
export const DeskMovePreviewDocument = new TypedDocumentString(`
    query DeskMovePreview($id: Int!, $line: Int, $start: Int, $chair: Int, $minutes: Int, $roomFrom: Int, $roomTo: Int, $whole: Boolean) {
  desk_move_preview(
    id: $id
    line_id: $line
    start: $start
    chair_id: $chair
    minutes: $minutes
    room_from: $roomFrom
    room_to: $roomTo
    whole_group: $whole
  ) {
    message
    clashes {
      key
      words
    }
    new_total
    guest_message
    next_clear
  }
}
    `) as unknown as TypedDocumentString<DeskMovePreviewQuery, DeskMovePreviewQueryVariables>;
export const DeskMovePeopleDocument = new TypedDocumentString(`
    query DeskMovePeople($id: Int!, $line: Int) {
  desk_move_people(id: $id, line_id: $line) {
    chair_id
    does
    minutes
    price
  }
}
    `) as unknown as TypedDocumentString<DeskMovePeopleQuery, DeskMovePeopleQueryVariables>;
export const DeskMoveDocument = new TypedDocumentString(`
    mutation DeskMove($id: Int!, $line: Int, $start: Int, $chair: Int, $minutes: Int, $roomFrom: Int, $roomTo: Int, $whole: Boolean, $anyway: [String!], $tell: String, $message: String, $total: Float, $version: Int, $key: String) {
  desk_move(
    id: $id
    line_id: $line
    start: $start
    chair_id: $chair
    minutes: $minutes
    room_from: $roomFrom
    room_to: $roomTo
    whole_group: $whole
    anyway: $anyway
    tell: $tell
    guest_message: $message
    new_total: $total
    version: $version
    idempotency_key: $key
  ) {
    status
    message
    has_changed
    version
    move_id
    undo_until
    clashes {
      key
      words
    }
  }
}
    `) as unknown as TypedDocumentString<DeskMoveMutation, DeskMoveMutationVariables>;
export const DeskUndoMoveDocument = new TypedDocumentString(`
    mutation DeskUndoMove($id: Int!) {
  desk_undo_move(id: $id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskUndoMoveMutation, DeskUndoMoveMutationVariables>;
export const DeskWithdrawProposalDocument = new TypedDocumentString(`
    mutation DeskWithdrawProposal($id: Int!) {
  desk_withdraw_proposal(id: $id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskWithdrawProposalMutation, DeskWithdrawProposalMutationVariables>;
export const DeskCalendarDocument = new TypedDocumentString(`
    query DeskCalendar($business: Int!, $from: String!, $to: String!) {
  desk_calendar(business_id: $business, from: $from, to: $to) {
    from
    to
    zone
    chairs {
      id
      name
      person
      active
      portrait {
        image
      }
    }
    hours {
      chair_id
      weekday
      from
      to
      week
      date
    }
    shut {
      date
      kind
      reason
    }
    entries {
      key
      kind
      chair_id
      starts
      ends
      title
      service
      appt_id
      guest_id
      is_new_guest
      status
      arrived
      late_minutes
      asked_by
      asks_for
      reminder_answer
      total_amount
      due
      schedule_id
      seats
      seats_taken
      is_course
      room_id
      has_guest_joined
      purpose
      expires_at
      block_id
    }
    by_room {
      rooms {
        id
        name
        kind
        active
      }
      entries {
        key
        kind
        chair_id
        starts
        ends
        title
        service
        appt_id
        guest_id
        is_new_guest
        status
        arrived
        late_minutes
        asked_by
        asks_for
        reminder_answer
        total_amount
        due
        schedule_id
        seats
        seats_taken
        is_course
        room_id
        has_guest_joined
        purpose
        expires_at
        block_id
      }
    }
    to_answer {
      appt_id
      status
      starts
      guest_name
      is_new_guest
      answered_by_itself_at
      asks_for
      service
      overlaps
      is_shut
    }
  }
}
    `) as unknown as TypedDocumentString<DeskCalendarQuery, DeskCalendarQueryVariables>;
export const DeskLoadDocument = new TypedDocumentString(`
    query DeskLoad($business: Int!, $from: String!, $to: String!, $chair: Int) {
  desk_load(business_id: $business, from: $from, to: $to, chair_id: $chair) {
    date
    fill
    morning
    afternoon
    evening
    bookings
    worth
    waiting
    classes
    away
    free {
      person
      minutes
    }
    shut
    shut_reason
  }
}
    `) as unknown as TypedDocumentString<DeskLoadQuery, DeskLoadQueryVariables>;
export const DeskFindAppointmentsDocument = new TypedDocumentString(`
    query DeskFindAppointments($business: Int!, $search: String!) {
  desk_find_appointments(business_id: $business, search: $search) {
    id
    guest_name
    status
    starts
    service
    person
  }
}
    `) as unknown as TypedDocumentString<DeskFindAppointmentsQuery, DeskFindAppointmentsQueryVariables>;
export const DeskAppointmentDocument = new TypedDocumentString(`
    query DeskAppointment($id: Int!) {
  desk_appointment(id: $id) {
    id
    business_id
    kind
    status
    starts
    ends
    arrived
    note
    note_to_guest
    private_note
    version
    tell
    cancelled_by
    charge_decision
    guest {
      id
      first_name
      last_name
      mobile
      email
      is_new
      is_blocked
      completed
      missed
      cancelled_late
      note
      allergies
      tags
      texts_allowed
    }
    products {
      id
      name
      quantity
      total
    }
    lines {
      id
      service_pricing_id
      service
      starts
      minutes
      chair_id
      chair
      person
      price
      special_price
      list_price
      is_group
    }
    proposal {
      by
      note
      previous
      options
      asked_at
      answered_by_itself_at
    }
    call {
      room_id
      starts
      minutes
      opens_at
      closes_at
      has_ended
      has_guest_joined
    }
    mail_problem {
      kind
      address
      since
    }
    reminder {
      answer
      asked
      answered
      recorded_by
      asked_again
      delivery
      text_cost
    }
    discount
    discount_percent
    discount_reason
    credit
    refundable_credit
    total_amount
    due
    waived
    refundable
    fee
    late_minutes
    is_nameless
    series {
      appt_id
      starts
      status
    }
    companion
    companion_email
    together {
      id
      name
      services
      status
      starts
    }
    parts {
      appt_id
      name
      for_all
      state
      paid
      deposit_left
      due
      pay_until
      path
    }
    may_accept
    may_propose
    may_move
    may_edit
    may_withdraw
    may_cancel
    may_complete
    may_no_show
    may_arrive
    may_take
    may_return_deposit
    may_take_back
  }
}
    `) as unknown as TypedDocumentString<DeskAppointmentQuery, DeskAppointmentQueryVariables>;
export const DeskAcceptDocument = new TypedDocumentString(`
    mutation DeskAccept($id: Int!) {
  desk_accept(id: $id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskAcceptMutation, DeskAcceptMutationVariables>;
export const DeskAcceptAllDocument = new TypedDocumentString(`
    mutation DeskAcceptAll($business: Int!, $ids: [Int!]!) {
  desk_accept_all(business_id: $business, ids: $ids) {
    accepted
    refused {
      appt_id
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DeskAcceptAllMutation, DeskAcceptAllMutationVariables>;
export const DeskDeclineMoveDocument = new TypedDocumentString(`
    mutation DeskDeclineMove($id: Int!, $note: String) {
  desk_decline_move(id: $id, note: $note) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskDeclineMoveMutation, DeskDeclineMoveMutationVariables>;
export const DeskProposeTimesDocument = new TypedDocumentString(`
    mutation DeskProposeTimes($id: Int!, $times: [Int!]!, $note: String, $whole: Boolean) {
  desk_propose_times(id: $id, times: $times, note: $note, whole_group: $whole) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskProposeTimesMutation, DeskProposeTimesMutationVariables>;
export const DeskCancelDocument = new TypedDocumentString(`
    mutation DeskCancel($id: Int!, $note: String) {
  desk_cancel(id: $id, note: $note) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskCancelMutation, DeskCancelMutationVariables>;
export const DeskCompleteDocument = new TypedDocumentString(`
    mutation DeskComplete($id: Int!, $take: String) {
  desk_complete(id: $id, take: $take) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskCompleteMutation, DeskCompleteMutationVariables>;
export const DeskNoShowDocument = new TypedDocumentString(`
    mutation DeskNoShow($id: Int!) {
  desk_no_show(id: $id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskNoShowMutation, DeskNoShowMutationVariables>;
export const DeskTakeBackDocument = new TypedDocumentString(`
    mutation DeskTakeBack($id: Int!) {
  desk_take_back(id: $id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskTakeBackMutation, DeskTakeBackMutationVariables>;
export const DeskSaveMessageChoiceDocument = new TypedDocumentString(`
    mutation DeskSaveMessageChoice($business: Int!, $guest: Int!, $allowed: Boolean!) {
  desk_save_message_choice(
    business_id: $business
    guest_id: $guest
    channel: "text"
    purpose: "bookings"
    allowed: $allowed
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskSaveMessageChoiceMutation, DeskSaveMessageChoiceMutationVariables>;
export const DeskArrivedDocument = new TypedDocumentString(`
    mutation DeskArrived($id: Int!, $arrived: Boolean!) {
  desk_arrived(id: $id, arrived: $arrived) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskArrivedMutation, DeskArrivedMutationVariables>;
export const DeskReopenCallDocument = new TypedDocumentString(`
    mutation DeskReopenCall($room: String!) {
  reopen_video_call(room_id: $room) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskReopenCallMutation, DeskReopenCallMutationVariables>;
export const DeskDecideChargeDocument = new TypedDocumentString(`
    mutation DeskDecideCharge($id: Int!, $charge: Boolean!) {
  desk_decide_charge(id: $id, charge: $charge) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskDecideChargeMutation, DeskDecideChargeMutationVariables>;
export const DeskReturnDepositDocument = new TypedDocumentString(`
    mutation DeskReturnDeposit($id: Int!) {
  desk_return_deposit(id: $id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskReturnDepositMutation, DeskReturnDepositMutationVariables>;
export const DeskMoveTimesDocument = new TypedDocumentString(`
    query DeskMoveTimes($id: Int!, $date: String!, $whole: Boolean) {
  desk_move_times(id: $id, date: $date, whole_group: $whole) {
    time_slots {
      s_time
      seats_left
    }
    date_slots {
      s_date
    }
  }
}
    `) as unknown as TypedDocumentString<DeskMoveTimesQuery, DeskMoveTimesQueryVariables>;
export const DeskClassDocument = new TypedDocumentString(`
    query DeskClass($business: Int!, $id: Int!) {
  desk_class(business_id: $business, id: $id) {
    id
    service
    is_course
    is_cancelled
    has_begun
    starts
    ends
    seats
    seats_taken
    room
    person
    other_dates {
      id
      starts
      seats
      seats_taken
    }
    people {
      appt_id
      guest_id
      guest_name
      seats
      status
      arrived
      attendance
      is_new_guest
      due
      mobile
      has_mail
      dates
    }
  }
}
    `) as unknown as TypedDocumentString<DeskClassQuery, DeskClassQueryVariables>;
export const DeskPapersDocument = new TypedDocumentString(`
    query DeskPapers($business: Int!, $appointment: Int!) {
  desk_papers(business_id: $business, appointment_id: $appointment) {
    invoice_number
    invoice_pdf_url
    credit_notes {
      id
      number
      amount
      pdf_url
    }
  }
}
    `) as unknown as TypedDocumentString<DeskPapersQuery, DeskPapersQueryVariables>;
export const DeskAppointmentFormsDocument = new TypedDocumentString(`
    query DeskAppointmentForms($business: Int!, $appointment: Int!) {
  desk_appointment_forms(business_id: $business, appt_id: $appointment) {
    id
    version
    title
    intro
    is_due
    signed_name
    signed_at
    entered_by
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
    `) as unknown as TypedDocumentString<DeskAppointmentFormsQuery, DeskAppointmentFormsQueryVariables>;
export const DeskAppointmentTestsDocument = new TypedDocumentString(`
    query DeskAppointmentTests($business: Int!, $appointment: Int!) {
  desk_appointment_tests(business_id: $business, appt_id: $appointment) {
    service
    test
    test_service_id
    hours_before
    tested
    is_done
    is_recorded
  }
}
    `) as unknown as TypedDocumentString<DeskAppointmentTestsQuery, DeskAppointmentTestsQueryVariables>;
export const DeskFeesOfMissedDocument = new TypedDocumentString(`
    query DeskFeesOfMissed($business: Int!) {
  desk_card_fees(business_id: $business) {
    chargeable {
      appt_id
      most
    }
    fees {
      appt_id
      amount
      status
      refunded
    }
  }
}
    `) as unknown as TypedDocumentString<DeskFeesOfMissedQuery, DeskFeesOfMissedQueryVariables>;
export const DeskTillDocument = new TypedDocumentString(`
    query DeskTill($id: Int!) {
  desk_till(id: $id) {
    id
    version
    status
    starts
    guest_id
    guest_name
    is_nameless
    mail_to
    shop
    place
    vat_rate
    states_vat
    lines {
      id
      kind
      name
      quantity
      price
      discount
      vat_rate
      person
      portrait {
        image
      }
      minutes
      refundable
      can_restock
      member_off
      member_percent
    }
    work {
      chair_id
      person
      minutes
    }
    due
    paid
    payment {
      id
      taken
      cash
      card
      voucher
      tip
      discount
      discount_reason
      cash_given
    }
    may_undo
    why_not_undo
    may_refund
    tip_left
    invoice_number
    member {
      name
      product_percent
    }
    ways {
      way
      most
      label
    }
    recent_products {
      name
      price
      vat_rate
    }
    shelf {
      id
      name
      price
      vat_rate
      sku
      stock
    }
  }
}
    `) as unknown as TypedDocumentString<DeskTillQuery, DeskTillQueryVariables>;
export const DeskCheckVoucherDocument = new TypedDocumentString(`
    mutation DeskCheckVoucher($id: Int!, $code: String!, $goods: Float) {
  desk_check_voucher(id: $id, code: $code, goods: $goods) {
    status
    message
    amount
  }
}
    `) as unknown as TypedDocumentString<DeskCheckVoucherMutation, DeskCheckVoucherMutationVariables>;
export const DeskCheckoutDocument = new TypedDocumentString(`
    mutation DeskCheckout($id: Int!, $version: Int!, $products: [TillProductInput!], $sellAnyway: Boolean, $discount: Float, $discountPercent: Int, $discountReason: String, $memberPrice: Boolean, $tip: Float, $vouchers: [TillVoucherInput!], $cash: Float, $card: Float, $cashGiven: Float, $total: Float!, $receipt: Boolean, $key: String) {
  desk_checkout(
    id: $id
    version: $version
    products: $products
    sell_anyway: $sellAnyway
    discount: $discount
    discount_percent: $discountPercent
    discount_reason: $discountReason
    member_price: $memberPrice
    tip: $tip
    vouchers: $vouchers
    cash: $cash
    card: $card
    cash_given: $cashGiven
    total: $total
    receipt: $receipt
    idempotency_key: $key
  ) {
    status
    message
    change
    has_changed
  }
}
    `) as unknown as TypedDocumentString<DeskCheckoutMutation, DeskCheckoutMutationVariables>;
export const DeskUndoCheckoutDocument = new TypedDocumentString(`
    mutation DeskUndoCheckout($id: Int!, $version: Int!, $key: String) {
  desk_undo_checkout(id: $id, version: $version, idempotency_key: $key) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskUndoCheckoutMutation, DeskUndoCheckoutMutationVariables>;
export const DeskRefundDocument = new TypedDocumentString(`
    mutation DeskRefund($id: Int!, $version: Int!, $lines: [Int!], $restock: [Int!], $tip: Boolean, $amount: Float!, $to: String!, $reason: String, $key: String) {
  desk_refund(
    id: $id
    version: $version
    line_ids: $lines
    restock_ids: $restock
    tip: $tip
    amount: $amount
    to: $to
    reason: $reason
    idempotency_key: $key
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskRefundMutation, DeskRefundMutationVariables>;
export const DeskSendReceiptDocument = new TypedDocumentString(`
    mutation DeskSendReceipt($id: Int!) {
  desk_send_receipt(id: $id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskSendReceiptMutation, DeskSendReceiptMutationVariables>;
export const DeskTillPackagesDocument = new TypedDocumentString(`
    query DeskTillPackages($business: Int!, $appointment: Int!) {
  desk_till_packages(business_id: $business, appointment_id: $appointment) {
    own {
      id
      code
      name
      sessions
      sessions_left
    }
    offers {
      id
      name
      price
      sessions
    }
  }
}
    `) as unknown as TypedDocumentString<DeskTillPackagesQuery, DeskTillPackagesQueryVariables>;
export const DeskSellPackageDocument = new TypedDocumentString(`
    mutation DeskSellPackage($business: Int!, $appointment: Int!, $package: Int!, $method: String!, $price: Float!, $key: String) {
  desk_sell_package(
    business_id: $business
    appointment_id: $appointment
    package_id: $package
    method: $method
    price: $price
    idempotency_key: $key
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskSellPackageMutation, DeskSellPackageMutationVariables>;
export const DeskUnansweredDocument = new TypedDocumentString(`
    query DeskUnanswered($business: Int!) {
  desk_unanswered(business_id: $business) {
    appt_id
    guest_id
    guest_name
    mobile
    service
    starts
    asked
    asked_again
    delivery
    text_cost
  }
}
    `) as unknown as TypedDocumentString<DeskUnansweredQuery, DeskUnansweredQueryVariables>;
export const DeskPaymentsDocument = new TypedDocumentString(`
    query DeskPayments($business: Int!, $from: String!, $to: String!, $ways: [String!], $states: [String!], $chair: Int, $service: Int, $search: String, $after: String) {
  desk_payments(
    business_id: $business
    from: $from
    to: $to
    ways: $ways
    states: $states
    chair_id: $chair
    service_id: $service
    search: $search
    after: $after
  ) {
    payments {
      id
      at
      guest_name
      what
      people
      way
      method
      instrument
      amount
      state
      appt_id
      invoice_number
    }
    next
    count
    taken
    refunded
    voucher
    tips
    people {
      id
      name
    }
    services {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<DeskPaymentsQuery, DeskPaymentsQueryVariables>;
export const DeskPaymentDocument = new TypedDocumentString(`
    query DeskPayment($business: Int!, $id: Int!) {
  desk_payment(business_id: $business, id: $id) {
    entries {
      id
      at
      side
      kind
      method
      amount
      note
      by
      refund_status
      is_undone
    }
    appointments {
      id
      starts
      status
    }
    invoice_number
    invoice_pdf_url
    credit_notes {
      id
      number
      amount
      reason
      created_at
      pdf_url
    }
  }
}
    `) as unknown as TypedDocumentString<DeskPaymentQuery, DeskPaymentQueryVariables>;
export const DeskVatDocument = new TypedDocumentString(`
    query DeskVat($business: Int!, $from: String!, $to: String!) {
  desk_vat(business_id: $business, from: $from, to: $to) {
    lines {
      treatment
      rate
      gross
      net
      vat
    }
    vat
    vouchers_sold
    vouchers_prepaid
    bonus
    breakage
    tips
    credit
    paid
  }
}
    `) as unknown as TypedDocumentString<DeskVatQuery, DeskVatQueryVariables>;
export const DeskVatRatesDocument = new TypedDocumentString(`
    query DeskVatRates($business: Int!) {
  desk_vat_rates(business_id: $business) {
    is_registered
    shop_rate
    today
    services {
      id
      name
      rate
    }
    products {
      name
      rate
    }
    vouchers {
      id
      name
      purpose
      single_rate
    }
    changes {
      id
      subject
      name
      valid_from
      rate
      treatment
      rate_before
    }
  }
}
    `) as unknown as TypedDocumentString<DeskVatRatesQuery, DeskVatRatesQueryVariables>;
export const DeskSaveVatRateDocument = new TypedDocumentString(`
    mutation DeskSaveVatRate($business: Int!, $subject: String!, $services: [Int!], $product: String, $from: String!, $rate: Float, $treatment: String) {
  desk_save_vat_rate(
    business_id: $business
    subject: $subject
    service_ids: $services
    product: $product
    valid_from: $from
    rate: $rate
    treatment: $treatment
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskSaveVatRateMutation, DeskSaveVatRateMutationVariables>;
export const DeskRemoveVatRateDocument = new TypedDocumentString(`
    mutation DeskRemoveVatRate($business: Int!, $id: Int!) {
  desk_remove_vat_rate(business_id: $business, id: $id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskRemoveVatRateMutation, DeskRemoveVatRateMutationVariables>;
export const DeskSetVoucherPurposeDocument = new TypedDocumentString(`
    mutation DeskSetVoucherPurpose($business: Int!, $id: Int!, $purpose: String!) {
  desk_set_voucher_purpose(business_id: $business, id: $id, purpose: $purpose) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskSetVoucherPurposeMutation, DeskSetVoucherPurposeMutationVariables>;
export const DeskDrawerDocument = new TypedDocumentString(`
    query DeskDrawer($business: Int!, $date: String!) {
  desk_drawer(business_id: $business, date: $date) {
    date
    float
    cash
    paid_in
    paid_out
    expected
    counted
    difference
    is_closed
    movements {
      id
      at
      kind
      amount
      reason
      by
    }
  }
}
    `) as unknown as TypedDocumentString<DeskDrawerQuery, DeskDrawerQueryVariables>;
export const DeskDrawerEntryDocument = new TypedDocumentString(`
    mutation DeskDrawerEntry($business: Int!, $kind: String!, $amount: Float!, $reason: String, $key: String) {
  desk_drawer_entry(
    business_id: $business
    kind: $kind
    amount: $amount
    reason: $reason
    idempotency_key: $key
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskDrawerEntryMutation, DeskDrawerEntryMutationVariables>;
export const DeskAccountsDocument = new TypedDocumentString(`
    query DeskAccounts($business: Int!) {
  desk_accounts(business_id: $business) {
    key
    code
    name
    about
  }
}
    `) as unknown as TypedDocumentString<DeskAccountsQuery, DeskAccountsQueryVariables>;
export const DeskSaveAccountsDocument = new TypedDocumentString(`
    mutation DeskSaveAccounts($business: Int!, $accounts: [BooksAccountInput!]!) {
  desk_save_accounts(business_id: $business, accounts: $accounts) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskSaveAccountsMutation, DeskSaveAccountsMutationVariables>;
export const DeskReportsDocument = new TypedDocumentString(`
    query DeskReports($business: Int!, $from: String!, $to: String!) {
  desk_reports(business_id: $business, from: $from, to: $to) {
    key
    unit
    series
    total
    before
    second_total
    second_before
    rows {
      label
      chair_id
      values
    }
  }
}
    `) as unknown as TypedDocumentString<DeskReportsQuery, DeskReportsQueryVariables>;
export const DeskPayoutsDocument = new TypedDocumentString(`
    query DeskPayouts($business: Int!) {
  desk_payouts(business_id: $business) {
    is_offered
    fee_percent
    account_state
    account_needs
    bank
    checked_at
    next {
      id
      status
      amount
      arrives_on
      until
      bank
      failure
      payments
      places {
        captured
        refunded
        fees
        disputed
        paid_out
        pending
      }
    }
    payouts {
      id
      status
      amount
      arrives_on
      until
      bank
      failure
      payments
      places {
        captured
        refunded
        fees
        disputed
        paid_out
        pending
      }
    }
    places {
      captured
      refunded
      fees
      disputed
      paid_out
      pending
    }
    disputes {
      id
      status
      amount
      reason
      guest_name
      instrument
      paid_at
      respond_by
      refunded
    }
    differences {
      what
      ours
      theirs
    }
  }
}
    `) as unknown as TypedDocumentString<DeskPayoutsQuery, DeskPayoutsQueryVariables>;
export const DeskPayoutItemsDocument = new TypedDocumentString(`
    query DeskPayoutItems($business: Int!, $id: Int) {
  desk_payout_items(business_id: $business, id: $id) {
    id
    kind
    at
    guest_name
    instrument
    amount
    fee
    net
  }
}
    `) as unknown as TypedDocumentString<DeskPayoutItemsQuery, DeskPayoutItemsQueryVariables>;
export const DeskSetUpPayoutsDocument = new TypedDocumentString(`
    mutation DeskSetUpPayouts($business: Int!) {
  desk_set_up_payouts(business_id: $business) {
    url
  }
}
    `) as unknown as TypedDocumentString<DeskSetUpPayoutsMutation, DeskSetUpPayoutsMutationVariables>;
export const DeskCheckPayoutAccountDocument = new TypedDocumentString(`
    mutation DeskCheckPayoutAccount($business: Int!) {
  desk_check_payout_account(business_id: $business)
}
    `) as unknown as TypedDocumentString<DeskCheckPayoutAccountMutation, DeskCheckPayoutAccountMutationVariables>;
export const DeskSaveAcceptRulesDocument = new TypedDocumentString(`
    mutation DeskSaveAcceptRules($business: Int!, $rules: [DeskAcceptRuleInput!]!) {
  desk_save_accept_rules(business_id: $business, rules: $rules) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveAcceptRulesMutation, DeskSaveAcceptRulesMutationVariables>;
export const DeskAcceptPreviewDocument = new TypedDocumentString(`
    query DeskAcceptPreview($business: Int!, $rules: [DeskAcceptRuleInput!]!) {
  desk_accept_preview(business_id: $business, rules: $rules) {
    requests
    accepted
    missed_guests
  }
}
    `) as unknown as TypedDocumentString<DeskAcceptPreviewQuery, DeskAcceptPreviewQueryVariables>;
export const DeskProfileDocument = new TypedDocumentString(`
    query DeskProfile($business: Int!) {
  desk_shop(business_id: $business) {
    id
    slug
    name
    description
    about
    location
    area
    eir_code
    zone
    phone
    email
    website
    facebook
    instagram
    linkedin
    tiktok
    gender_served
    vat_number
    vat_rate
    upfront_percent
    part_hours
    confirms_at_once
    video_vetting
    consultation_minutes
    pictures {
      id
      is_on_top
      picture {
        id
        image
        alt
        width
        height
        tint
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeskProfileQuery, DeskProfileQueryVariables>;
export const DeskChangeAddressDocument = new TypedDocumentString(`
    mutation DeskChangeAddress($business: Int!, $slug: String!) {
  desk_change_address(business_id: $business, slug: $slug) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskChangeAddressMutation, DeskChangeAddressMutationVariables>;
export const DeskSetVisibleDocument = new TypedDocumentString(`
    mutation DeskSetVisible($business: Int!, $visible: Boolean!) {
  desk_set_visible(business_id: $business, visible: $visible) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSetVisibleMutation, DeskSetVisibleMutationVariables>;
export const DeskSaveProfileDocument = new TypedDocumentString(`
    mutation DeskSaveProfile($business: Int!, $name: String!, $description: String, $about: String, $location: String!, $area: String!, $eir_code: String, $place: String, $zone: String!, $phone: String, $email: String, $website: String, $facebook: String, $instagram: String, $linkedin: String, $tiktok: String, $gender_served: String!, $vat_number: String, $vat_rate: Float) {
  desk_save_profile(
    business_id: $business
    name: $name
    description: $description
    about: $about
    location: $location
    area: $area
    eir_code: $eir_code
    place_id: $place
    zone: $zone
    phone: $phone
    email: $email
    website: $website
    facebook: $facebook
    instagram: $instagram
    linkedin: $linkedin
    tiktok: $tiktok
    gender_served: $gender_served
    vat_number: $vat_number
    vat_rate: $vat_rate
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveProfileMutation, DeskSaveProfileMutationVariables>;
export const DeskOrderPicturesDocument = new TypedDocumentString(`
    mutation DeskOrderPictures($business: Int!, $ids: [Int!]!) {
  desk_order_pictures(business_id: $business, ids: $ids) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskOrderPicturesMutation, DeskOrderPicturesMutationVariables>;
export const DeskDescribePictureDocument = new TypedDocumentString(`
    mutation DeskDescribePicture($business: Int!, $id: Int!, $alt: String!) {
  desk_describe_picture(business_id: $business, id: $id, alt: $alt) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskDescribePictureMutation, DeskDescribePictureMutationVariables>;
export const DeskRemovePictureDocument = new TypedDocumentString(`
    mutation DeskRemovePicture($business: Int!, $id: Int!) {
  desk_remove_picture(business_id: $business, id: $id) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskRemovePictureMutation, DeskRemovePictureMutationVariables>;
export const DeskPolicyDocument = new TypedDocumentString(`
    query DeskPolicy($business: Int!) {
  desk_shop(business_id: $business) {
    id
    policy
    accept_rules {
      guests
      longer_than
      paid
      accepts
      in_full
    }
    video_vetting
    forgives_first
    notice_minutes
    horizon_days
    guest_moves
    policy_steps {
      hours
      percent
    }
  }
}
    `) as unknown as TypedDocumentString<DeskPolicyQuery, DeskPolicyQueryVariables>;
export const DeskPolicyExampleDocument = new TypedDocumentString(`
    query DeskPolicyExample($business: Int!) {
  desk_policy_example(business_id: $business) {
    service
    starts
    total
    deposit
    is_booked
  }
}
    `) as unknown as TypedDocumentString<DeskPolicyExampleQuery, DeskPolicyExampleQueryVariables>;
export const DeskSavePolicyDocument = new TypedDocumentString(`
    mutation DeskSavePolicy($business: Int!, $policy: [Int!]!, $steps: [DeskPolicyStepInput!]!, $forgives: Boolean) {
  desk_save_policy(
    business_id: $business
    policy: $policy
    steps: $steps
    forgives_first: $forgives
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSavePolicyMutation, DeskSavePolicyMutationVariables>;
export const DeskSaveWindowDocument = new TypedDocumentString(`
    mutation DeskSaveWindow($business: Int!, $notice: Int!, $horizon: Int!, $moves: String!) {
  desk_save_rhythm(
    business_id: $business
    notice_minutes: $notice
    horizon_days: $horizon
    guest_moves: $moves
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveWindowMutation, DeskSaveWindowMutationVariables>;
export const DeskCalendarsDocument = new TypedDocumentString(`
    query DeskCalendars($business: Int!) {
  desk_calendars(business_id: $business) {
    guest_names
    google_offered
    feeds {
      person_id
      name
      portrait {
        image
      }
      url
      webcal_url
    }
    sources {
      id
      person_id
      person
      kind
      name
      account
      enabled
      writes_out
      checked_at
      was_read
      problem
    }
    conflicts {
      appt_id
      person
      calendar
      guest_name
      services
      starts
      busy_from
      busy_to
    }
  }
}
    `) as unknown as TypedDocumentString<DeskCalendarsQuery, DeskCalendarsQueryVariables>;
export const DeskAddCalendarDocument = new TypedDocumentString(`
    mutation DeskAddCalendar($business: Int!, $person: Int!, $kind: String!, $name: String, $address: String!, $user: String, $password: String, $out: Boolean) {
  desk_add_calendar(
    business_id: $business
    person_id: $person
    kind: $kind
    name: $name
    address: $address
    user_name: $user
    password: $password
    writes_out: $out
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskAddCalendarMutation, DeskAddCalendarMutationVariables>;
export const DeskStartGoogleDocument = new TypedDocumentString(`
    mutation DeskStartGoogle($business: Int!, $person: Int!) {
  desk_start_google(business_id: $business, person_id: $person)
}
    `) as unknown as TypedDocumentString<DeskStartGoogleMutation, DeskStartGoogleMutationVariables>;
export const DeskSwitchCalendarDocument = new TypedDocumentString(`
    mutation DeskSwitchCalendar($business: Int!, $id: Int!, $enabled: Boolean!) {
  desk_switch_calendar(business_id: $business, id: $id, enabled: $enabled) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSwitchCalendarMutation, DeskSwitchCalendarMutationVariables>;
export const DeskCheckCalendarDocument = new TypedDocumentString(`
    mutation DeskCheckCalendar($business: Int!, $id: Int!) {
  desk_check_calendar(business_id: $business, id: $id) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskCheckCalendarMutation, DeskCheckCalendarMutationVariables>;
export const DeskRemoveCalendarDocument = new TypedDocumentString(`
    mutation DeskRemoveCalendar($business: Int!, $id: Int!) {
  desk_remove_calendar(business_id: $business, id: $id) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskRemoveCalendarMutation, DeskRemoveCalendarMutationVariables>;
export const DeskMakeCalendarLinkDocument = new TypedDocumentString(`
    mutation DeskMakeCalendarLink($business: Int!, $person: Int) {
  desk_make_calendar_link(business_id: $business, person_id: $person) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskMakeCalendarLinkMutation, DeskMakeCalendarLinkMutationVariables>;
export const DeskResetCalendarLinksDocument = new TypedDocumentString(`
    mutation DeskResetCalendarLinks($business: Int!) {
  desk_reset_calendar_links(business_id: $business) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskResetCalendarLinksMutation, DeskResetCalendarLinksMutationVariables>;
export const DeskSaveCalendarNamesDocument = new TypedDocumentString(`
    mutation DeskSaveCalendarNames($business: Int!, $names: String!) {
  desk_save_calendar_names(business_id: $business, guest_names: $names) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveCalendarNamesMutation, DeskSaveCalendarNamesMutationVariables>;
export const DeskCampaignsDocument = new TypedDocumentString(`
    query DeskCampaigns($business: Int!) {
  desk_campaigns(business_id: $business) {
    campaigns {
      ...CampaignFacts
    }
    choices {
      services {
        id
        name
      }
      vouchers {
        id
        name
      }
      packages {
        id
        name
      }
    }
    text_price
    text_limit
    spent
    quiet_from
    quiet_until
    has_texts
    is_demo
  }
}
    fragment CampaignFacts on DeskCampaign {
  id
  name
  state
  channel
  subject
  body
  send_at
  started
  ended
  waiting
  sent
  failed
  complaints
  cost
  bookings
  booking_guests
  booked
  segment {
    kind
    weeks
    least
    month
    id
    unused
  }
  skipped {
    reason
    guests
  }
}`) as unknown as TypedDocumentString<DeskCampaignsQuery, DeskCampaignsQueryVariables>;
export const DeskAudienceDocument = new TypedDocumentString(`
    query DeskAudience($business: Int!, $segment: DeskSegmentInput!) {
  desk_audience(business_id: $business, segment: $segment) {
    matched
    channels {
      channel
      reached
      refused {
        reason
        guests
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeskAudienceQuery, DeskAudienceQueryVariables>;
export const DeskSaveCampaignDocument = new TypedDocumentString(`
    mutation DeskSaveCampaign($business: Int!, $id: Int, $name: String!, $channel: String!, $segment: DeskSegmentInput!, $subject: String!, $body: String!) {
  desk_save_campaign(
    business_id: $business
    id: $id
    name: $name
    channel: $channel
    segment: $segment
    subject: $subject
    body: $body
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveCampaignMutation, DeskSaveCampaignMutationVariables>;
export const DeskSendCampaignDocument = new TypedDocumentString(`
    mutation DeskSendCampaign($business: Int!, $id: Int!, $date: String, $time: Int) {
  desk_send_campaign(business_id: $business, id: $id, date: $date, time: $time) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSendCampaignMutation, DeskSendCampaignMutationVariables>;
export const DeskCancelCampaignDocument = new TypedDocumentString(`
    mutation DeskCancelCampaign($business: Int!, $id: Int!) {
  desk_cancel_campaign(business_id: $business, id: $id) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskCancelCampaignMutation, DeskCancelCampaignMutationVariables>;
export const DeskRemoveCampaignDocument = new TypedDocumentString(`
    mutation DeskRemoveCampaign($business: Int!, $id: Int!) {
  desk_remove_campaign(business_id: $business, id: $id) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskRemoveCampaignMutation, DeskRemoveCampaignMutationVariables>;
export const DeskTestCampaignDocument = new TypedDocumentString(`
    mutation DeskTestCampaign($business: Int!, $channel: String!, $subject: String!, $body: String!) {
  desk_test_campaign(
    business_id: $business
    channel: $channel
    subject: $subject
    body: $body
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskTestCampaignMutation, DeskTestCampaignMutationVariables>;
export const DeskConversationsDocument = new TypedDocumentString(`
    query DeskConversations($business: Int!, $search: String, $unread: Boolean, $route: String, $page: Int) {
  desk_conversations(
    business_id: $business
    search: $search
    unread: $unread
    route: $route
    page: $page
  ) {
    conversations {
      id
      guest_id
      guest_name
      preview
      last_own
      last_at
      unread
    }
    total
    unread_conversations
  }
}
    `) as unknown as TypedDocumentString<DeskConversationsQuery, DeskConversationsQueryVariables>;
export const DeskConversationDocument = new TypedDocumentString(`
    query DeskConversation($business: Int!, $guest: Int!, $before: Int) {
  desk_conversation(business_id: $business, guest_id: $guest, before: $before) {
    id
    guest_id
    guest_name
    first_name
    mobile
    is_guest
    reached_by
    text_price
    has_older
    silence
    silence_words
    blocked
    appointment {
      id
      starts
      services
      is_call
      moved_at
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
    `) as unknown as TypedDocumentString<DeskConversationQuery, DeskConversationQueryVariables>;
export const DeskConversationGuestDocument = new TypedDocumentString(`
    query DeskConversationGuest($business: Int!, $guest: Int!) {
  desk_guest(business_id: $business, guest_id: $guest) {
    id
    first_name
    note
    allergies
    came
    spent
    appointments {
      id
      status
      starts
      service
    }
  }
}
    `) as unknown as TypedDocumentString<DeskConversationGuestQuery, DeskConversationGuestQueryVariables>;
export const DeskGuestsToWriteDocument = new TypedDocumentString(`
    query DeskGuestsToWrite($business: Int!, $search: String!) {
  desk_guests(business_id: $business, search: $search, filter: "all", page: 1) {
    guests {
      id
      first_name
      last_name
    }
  }
}
    `) as unknown as TypedDocumentString<DeskGuestsToWriteQuery, DeskGuestsToWriteQueryVariables>;
export const DeskSendMessageDocument = new TypedDocumentString(`
    mutation DeskSendMessage($business: Int!, $guest: Int!, $body: String!, $appt: Int, $pictures: [Int!], $key: String!) {
  desk_send_message(
    business_id: $business
    guest_id: $guest
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
    `) as unknown as TypedDocumentString<DeskSendMessageMutation, DeskSendMessageMutationVariables>;
export const DeskReadConversationDocument = new TypedDocumentString(`
    mutation DeskReadConversation($business: Int!, $id: Int!, $last: Int!) {
  desk_read_conversation(business_id: $business, id: $id, last_id: $last) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskReadConversationMutation, DeskReadConversationMutationVariables>;
export const DeskBlockConversationDocument = new TypedDocumentString(`
    mutation DeskBlockConversation($business: Int!, $id: Int!, $blocked: Boolean!) {
  desk_block_conversation(business_id: $business, id: $id, blocked: $blocked) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskBlockConversationMutation, DeskBlockConversationMutationVariables>;
export const DeskReportConversationDocument = new TypedDocumentString(`
    mutation DeskReportConversation($business: Int!, $id: Int!, $reason: String!, $note: String) {
  desk_report_conversation(
    business_id: $business
    id: $id
    reason: $reason
    note: $note
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskReportConversationMutation, DeskReportConversationMutationVariables>;
export const DeskSavedRepliesDocument = new TypedDocumentString(`
    query DeskSavedReplies($business: Int!) {
  desk_saved_replies(business_id: $business) {
    id
    title
    body
  }
}
    `) as unknown as TypedDocumentString<DeskSavedRepliesQuery, DeskSavedRepliesQueryVariables>;
export const DeskSaveReplyDocument = new TypedDocumentString(`
    mutation DeskSaveReply($business: Int!, $id: Int, $title: String!, $body: String!) {
  desk_save_reply(business_id: $business, id: $id, title: $title, body: $body) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskSaveReplyMutation, DeskSaveReplyMutationVariables>;
export const DeskDeleteSavedReplyDocument = new TypedDocumentString(`
    mutation DeskDeleteSavedReply($business: Int!, $id: Int!) {
  desk_delete_saved_reply(business_id: $business, id: $id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskDeleteSavedReplyMutation, DeskDeleteSavedReplyMutationVariables>;
export const DeskFormsDocument = new TypedDocumentString(`
    query DeskForms($business: Int!) {
  desk_forms(business_id: $business) {
    id
    title
    intro
    timing
    frequency
    version
    active
    answered
    service_ids
    questions {
      id
      kind
      label
      required
      options
    }
  }
  desk_patch_tests(business_id: $business) {
    service_id
    service
    test_service_id
    test
    hours_before
    valid_days
  }
  desk_menu(business_id: $business) {
    id
    name
    services {
      id
      name
      active
      kind
    }
  }
}
    `) as unknown as TypedDocumentString<DeskFormsQuery, DeskFormsQueryVariables>;
export const DeskSaveFormDocument = new TypedDocumentString(`
    mutation DeskSaveForm($business: Int!, $id: Int, $title: String!, $intro: String, $timing: String!, $frequency: String!, $services: [Int!]!, $questions: [DeskQuestionInput!]!) {
  desk_save_form(
    business_id: $business
    id: $id
    title: $title
    intro: $intro
    timing: $timing
    frequency: $frequency
    service_ids: $services
    questions: $questions
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveFormMutation, DeskSaveFormMutationVariables>;
export const DeskSetFormActiveDocument = new TypedDocumentString(`
    mutation DeskSetFormActive($business: Int!, $id: Int!, $active: Boolean!) {
  desk_set_form_active(business_id: $business, id: $id, active: $active) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSetFormActiveMutation, DeskSetFormActiveMutationVariables>;
export const DeskSavePatchTestDocument = new TypedDocumentString(`
    mutation DeskSavePatchTest($business: Int!, $service: Int!, $test: Int!, $hours: Int!, $days: Int!) {
  desk_save_patch_test(
    business_id: $business
    service_id: $service
    test_service_id: $test
    hours_before: $hours
    valid_days: $days
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSavePatchTestMutation, DeskSavePatchTestMutationVariables>;
export const DeskRemovePatchTestDocument = new TypedDocumentString(`
    mutation DeskRemovePatchTest($business: Int!, $service: Int!) {
  desk_remove_patch_test(business_id: $business, service_id: $service) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskRemovePatchTestMutation, DeskRemovePatchTestMutationVariables>;
export const DeskGuestsDocument = new TypedDocumentString(`
    query DeskGuests($business: Int!, $search: String, $filter: String, $page: Int) {
  desk_guests(
    business_id: $business
    search: $search
    filter: $filter
    page: $page
  ) {
    total
    counts {
      all
      new
      asked
      blocked
    }
    guests {
      id
      first_name
      last_name
      completed
      missed
      last
      next
      is_new
      is_blocked
      is_asked
    }
  }
}
    `) as unknown as TypedDocumentString<DeskGuestsQuery, DeskGuestsQueryVariables>;
export const DeskGuestDocument = new TypedDocumentString(`
    query DeskGuest($business: Int!, $guest: Int!) {
  desk_guest(business_id: $business, guest_id: $guest) {
    id
    first_name
    last_name
    mobile
    email
    has_account
    is_new
    is_blocked
    blocked
    warned
    reason
    note
    allergies
    tags
    birthday
    since
    came
    missed
    spent
    appointments {
      id
      kind
      status
      starts
      service
      total_amount
      cancelled_by
      fee
      is_fee_asked
      kept
    }
    news {
      channel
      allowed
      source
      said
      refusal
      may_record
    }
    files {
      id
      name
      caption
      content_type
      bytes
      may_be_shown
      consent_at
      consent_by
      url
    }
  }
}
    `) as unknown as TypedDocumentString<DeskGuestQuery, DeskGuestQueryVariables>;
export const DeskGuestTagsDocument = new TypedDocumentString(`
    query DeskGuestTags($business: Int!) {
  desk_guest_tags(business_id: $business)
}
    `) as unknown as TypedDocumentString<DeskGuestTagsQuery, DeskGuestTagsQueryVariables>;
export const DeskGuestDuplicatesDocument = new TypedDocumentString(`
    query DeskGuestDuplicates($business: Int!, $guest: Int!) {
  desk_guest_duplicates(business_id: $business, guest_id: $guest) {
    id
    first_name
    last_name
    mobile
    email
    has_account
    reasons
  }
}
    `) as unknown as TypedDocumentString<DeskGuestDuplicatesQuery, DeskGuestDuplicatesQueryVariables>;
export const DeskMergeGuestsDocument = new TypedDocumentString(`
    mutation DeskMergeGuests($business: Int!, $guest: Int!, $other: Int!, $name: String, $mobile: String, $email: String) {
  desk_merge_guests(
    business_id: $business
    guest_id: $guest
    other_id: $other
    name: $name
    mobile: $mobile
    email: $email
  ) {
    status
    message
    id
  }
}
    `) as unknown as TypedDocumentString<DeskMergeGuestsMutation, DeskMergeGuestsMutationVariables>;
export const DeskRemoveGuestFileDocument = new TypedDocumentString(`
    mutation DeskRemoveGuestFile($business: Int!, $id: Int!) {
  desk_remove_guest_file(business_id: $business, id: $id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskRemoveGuestFileMutation, DeskRemoveGuestFileMutationVariables>;
export const DeskAddGuestDocument = new TypedDocumentString(`
    mutation DeskAddGuest($business: Int!, $guest: DeskGuestInput!) {
  desk_add_guest(business_id: $business, guest: $guest) {
    status
    message
    id
    is_new
  }
}
    `) as unknown as TypedDocumentString<DeskAddGuestMutation, DeskAddGuestMutationVariables>;
export const DeskNoteGuestDocument = new TypedDocumentString(`
    mutation DeskNoteGuest($business: Int!, $guest: Int!, $note: String!, $allergies: String, $tags: [String!], $birthday: String) {
  desk_note_guest(
    business_id: $business
    guest_id: $guest
    note: $note
    allergies: $allergies
    tags: $tags
    birthday: $birthday
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskNoteGuestMutation, DeskNoteGuestMutationVariables>;
export const DeskWarnGuestDocument = new TypedDocumentString(`
    mutation DeskWarnGuest($business: Int!, $guest: Int!, $reason: String) {
  desk_warn_guest(business_id: $business, guest_id: $guest, reason: $reason) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskWarnGuestMutation, DeskWarnGuestMutationVariables>;
export const DeskBlockGuestDocument = new TypedDocumentString(`
    mutation DeskBlockGuest($business: Int!, $guest: Int!, $reason: String) {
  desk_block_guest(business_id: $business, guest_id: $guest, reason: $reason) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskBlockGuestMutation, DeskBlockGuestMutationVariables>;
export const DeskUnblockGuestDocument = new TypedDocumentString(`
    mutation DeskUnblockGuest($business: Int!, $guest: Int!) {
  desk_unblock_guest(business_id: $business, guest_id: $guest) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskUnblockGuestMutation, DeskUnblockGuestMutationVariables>;
export const DeskSaveNewsChoiceDocument = new TypedDocumentString(`
    mutation DeskSaveNewsChoice($business: Int!, $guest: Int!, $channel: String!, $allowed: Boolean!) {
  desk_save_news_choice(
    business_id: $business
    guest_id: $guest
    channel: $channel
    allowed: $allowed
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskSaveNewsChoiceMutation, DeskSaveNewsChoiceMutationVariables>;
export const DeskGuestTestsDocument = new TypedDocumentString(`
    query DeskGuestTests($business: Int!, $guest: Int!) {
  desk_recorded_tests(business_id: $business, guest_id: $guest) {
    id
    test
    tested_on
    done_by
    note
    recorded_by
  }
  desk_patch_tests(business_id: $business) {
    test_service_id
    test
  }
}
    `) as unknown as TypedDocumentString<DeskGuestTestsQuery, DeskGuestTestsQueryVariables>;
export const DeskRemoveRecordedTestDocument = new TypedDocumentString(`
    mutation DeskRemoveRecordedTest($business: Int!, $id: Int!) {
  desk_remove_recorded_test(business_id: $business, id: $id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskRemoveRecordedTestMutation, DeskRemoveRecordedTestMutationVariables>;
export const DeskImportsDocument = new TypedDocumentString(`
    query DeskImports($business: Int!) {
  desk_imports(business_id: $business) {
    id
    kind
    status
    file_name
    rows
    done
    created_at
    finished_at
    undo_until
    counts {
      added
      merged
      left
    }
  }
}
    `) as unknown as TypedDocumentString<DeskImportsQuery, DeskImportsQueryVariables>;
export const DeskImportDocument = new TypedDocumentString(`
    query DeskImport($business: Int!, $id: Int!) {
  desk_import(business_id: $business, id: $id) {
    id
    kind
    status
    file_name
    encoding
    rows
    done
    failure
    finished_at
    undo_until
    waits_for
    date_order
    order_is_sure
    samples
    columns {
      name
      field
      is_sure
    }
    totals {
      ready
      same
      need
      coming
    }
    counts {
      added
      merged
      left
      guests
      coming
      kept
    }
    problems {
      code
      title
      rows
      example
      is_warning
      chosen
      choices {
        choice
        label
      }
    }
    preview {
      row
      name
      mobile
      email
      detail
    }
    names {
      names {
        kind
        name
        rows
        chosen
      }
      options {
        kind
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeskImportQuery, DeskImportQueryVariables>;
export const DeskImportRowsDocument = new TypedDocumentString(`
    query DeskImportRows($business: Int!, $id: Int!, $problem: String!, $after: Int) {
  desk_import_rows(
    business_id: $business
    id: $id
    problem: $problem
    after: $after
  ) {
    row
    cells
    name
    mobile
    email
    matched
    choice
  }
}
    `) as unknown as TypedDocumentString<DeskImportRowsQuery, DeskImportRowsQueryVariables>;
export const DeskImportMapDocument = new TypedDocumentString(`
    mutation DeskImportMap($business: Int!, $id: Int!, $fields: [String!]!, $order: String!) {
  desk_import_map(
    business_id: $business
    id: $id
    fields: $fields
    date_order: $order
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskImportMapMutation, DeskImportMapMutationVariables>;
export const DeskImportDecideDocument = new TypedDocumentString(`
    mutation DeskImportDecide($business: Int!, $id: Int!, $problem: String!, $choice: String!, $row: Int) {
  desk_import_decide(
    business_id: $business
    id: $id
    problem: $problem
    choice: $choice
    row: $row
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskImportDecideMutation, DeskImportDecideMutationVariables>;
export const DeskImportFixDocument = new TypedDocumentString(`
    mutation DeskImportFix($business: Int!, $id: Int!, $fixes: [DeskImportFix!]!) {
  desk_import_fix(business_id: $business, id: $id, fixes: $fixes) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskImportFixMutation, DeskImportFixMutationVariables>;
export const DeskImportMatchDocument = new TypedDocumentString(`
    mutation DeskImportMatch($business: Int!, $id: Int!, $kind: String!, $name: String!, $choice: Int) {
  desk_import_match(
    business_id: $business
    id: $id
    kind: $kind
    name: $name
    choice: $choice
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskImportMatchMutation, DeskImportMatchMutationVariables>;
export const DeskImportRunDocument = new TypedDocumentString(`
    mutation DeskImportRun($business: Int!, $id: Int!) {
  desk_import_run(business_id: $business, id: $id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskImportRunMutation, DeskImportRunMutationVariables>;
export const DeskImportUndoDocument = new TypedDocumentString(`
    mutation DeskImportUndo($business: Int!, $id: Int!) {
  desk_import_undo(business_id: $business, id: $id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskImportUndoMutation, DeskImportUndoMutationVariables>;
export const DeskImportDiscardDocument = new TypedDocumentString(`
    mutation DeskImportDiscard($business: Int!, $id: Int!) {
  desk_import_discard(business_id: $business, id: $id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskImportDiscardMutation, DeskImportDiscardMutationVariables>;
export const DeskMoveInDocument = new TypedDocumentString(`
    query DeskMoveIn($business: Int!) {
  desk_move_in(business_id: $business) {
    open
    address
    services
    people
    unnamed
    guests
    coming
    days {
      date
      appointments
    }
  }
}
    `) as unknown as TypedDocumentString<DeskMoveInQuery, DeskMoveInQueryVariables>;
export const DeskMembershipsDocument = new TypedDocumentString(`
    query DeskMemberships($business: Int!) {
  desk_memberships(business_id: $business) {
    is_possible
    sees_money
    offers {
      id
      members
      is_offered
      carries_over
      min_periods
      notice_days
      vat_rate
      service_ids
      percent_off
      percent_service_ids
      product_percent
      shown {
        name
        description
        price
        price_words
        rhythm
        sessions
        session_words
        percent_words
        term_words
        services
      }
    }
    members {
      id
      guest_id
      guest_name
      offer_name
      price
      status
      sessions
      sessions_left
      since
      next
      is_cancelled
      resume_on
      next_try
      reason
    }
    months {
      month
      amount
      payments
    }
  }
}
    `) as unknown as TypedDocumentString<DeskMembershipsQuery, DeskMembershipsQueryVariables>;
export const DeskSaveMembershipDocument = new TypedDocumentString(`
    mutation DeskSaveMembership($business: Int!, $id: Int, $name: String!, $description: String, $price: Float!, $rhythm: String!, $sessions: Int!, $carriesOver: Boolean!, $vatRate: Float, $minPeriods: Int, $noticeDays: Int, $services: [Int!]!, $percentOff: Int, $percentServices: [Int!], $productPercent: Int) {
  desk_save_membership(
    business_id: $business
    id: $id
    name: $name
    description: $description
    price: $price
    rhythm: $rhythm
    sessions: $sessions
    carries_over: $carriesOver
    vat_rate: $vatRate
    min_periods: $minPeriods
    notice_days: $noticeDays
    service_ids: $services
    percent_off: $percentOff
    percent_service_ids: $percentServices
    product_percent: $productPercent
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveMembershipMutation, DeskSaveMembershipMutationVariables>;
export const DeskSetMembershipActiveDocument = new TypedDocumentString(`
    mutation DeskSetMembershipActive($business: Int!, $id: Int!, $active: Boolean!) {
  desk_set_membership_active(business_id: $business, id: $id, active: $active) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSetMembershipActiveMutation, DeskSetMembershipActiveMutationVariables>;
export const DeskInviteMemberDocument = new TypedDocumentString(`
    mutation DeskInviteMember($business: Int!, $offer: Int!, $guest: Int!, $key: String) {
  desk_invite_member(
    business_id: $business
    offer_id: $offer
    guest_id: $guest
    idempotency_key: $key
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskInviteMemberMutation, DeskInviteMemberMutationVariables>;
export const DeskChangeMemberDocument = new TypedDocumentString(`
    mutation DeskChangeMember($business: Int!, $id: Int!, $change: String!, $resumeOn: String, $reason: String, $key: String) {
  desk_change_member(
    business_id: $business
    id: $id
    change: $change
    resume_on: $resumeOn
    reason: $reason
    idempotency_key: $key
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskChangeMemberMutation, DeskChangeMemberMutationVariables>;
export const GuestsToInviteDocument = new TypedDocumentString(`
    query GuestsToInvite($business: Int!, $search: String) {
  desk_guests(business_id: $business, search: $search, order: "latest", page: 1) {
    guests {
      id
      first_name
      last_name
      is_blocked
    }
  }
}
    `) as unknown as TypedDocumentString<GuestsToInviteQuery, GuestsToInviteQueryVariables>;
export const DeskNotificationsDocument = new TypedDocumentString(`
    query DeskNotifications($business: Int!) {
  desk_notifications(business_id: $business) {
    unseen
    items {
      id
      kind
      title
      message
      at
      appt_id
      is_new
    }
  }
}
    `) as unknown as TypedDocumentString<DeskNotificationsQuery, DeskNotificationsQueryVariables>;
export const DeskSeeNotificationsDocument = new TypedDocumentString(`
    mutation DeskSeeNotifications($business: Int!, $last: Int!) {
  desk_see_notifications(business_id: $business, last_id: $last) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskSeeNotificationsMutation, DeskSeeNotificationsMutationVariables>;
export const DeskRegisterDocument = new TypedDocumentString(`
    mutation DeskRegister($first_name: String!, $last_name: String!, $email: String!, $password: String!) {
  desk_register(
    first_name: $first_name
    last_name: $last_name
    email: $email
    password: $password
  ) {
    access_token
  }
}
    `) as unknown as TypedDocumentString<DeskRegisterMutation, DeskRegisterMutationVariables>;
export const DeskTradesDocument = new TypedDocumentString(`
    query DeskTrades {
  desk_trades {
    slug
    name
    services {
      name
      minutes
      price
    }
  }
}
    `) as unknown as TypedDocumentString<DeskTradesQuery, DeskTradesQueryVariables>;
export const DeskBeginningDocument = new TypedDocumentString(`
    query DeskBeginning($business: Int!) {
  desk_shop(business_id: $business) {
    id
    slug
    name
    trade
    country
    description
    location
    area
    has_position
    published
    buffer_minutes
    upfront_percent
    policy
    confirms_at_once
    video_vetting
    consultation_minutes
    chairs {
      id
      active
    }
    hours {
      chair_id
      weekday
      from
      to
    }
    pictures {
      id
      picture {
        image
        alt
        width
        height
        tint
      }
    }
  }
  desk_menu(business_id: $business) {
    services {
      id
      name
      active
      pricings {
        price
        duration
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeskBeginningQuery, DeskBeginningQueryVariables>;
export const DeskSlugDocument = new TypedDocumentString(`
    query DeskSlug($slug: String, $name: String, $area: String, $trade: String, $business: Int) {
  desk_slug(
    slug: $slug
    name: $name
    area: $area
    trade: $trade
    business_id: $business
  ) {
    slug
    is_free
    message
  }
}
    `) as unknown as TypedDocumentString<DeskSlugQuery, DeskSlugQueryVariables>;
export const DeskSavePlaceDocument = new TypedDocumentString(`
    mutation DeskSavePlace($business: Int, $name: String!, $trade: String!, $description: String, $location: String!, $place: String, $slug: String!) {
  desk_save_place(
    business_id: $business
    name: $name
    trade: $trade
    description: $description
    location: $location
    place_id: $place
    slug: $slug
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSavePlaceMutation, DeskSavePlaceMutationVariables>;
export const DeskSaveFirstServicesDocument = new TypedDocumentString(`
    mutation DeskSaveFirstServices($business: Int!, $services: [DeskFirstServiceInput!]!) {
  desk_save_first_services(business_id: $business, services: $services) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveFirstServicesMutation, DeskSaveFirstServicesMutationVariables>;
export const DeskSaveFirstHoursDocument = new TypedDocumentString(`
    mutation DeskSaveFirstHours($business: Int!, $weekdays: [Int!]!, $from: Int!, $to: Int!, $buffer: Int!, $chairs: Int!) {
  desk_save_first_hours(
    business_id: $business
    weekdays: $weekdays
    from: $from
    to: $to
    buffer_minutes: $buffer
    chairs: $chairs
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveFirstHoursMutation, DeskSaveFirstHoursMutationVariables>;
export const DeskPublishDocument = new TypedDocumentString(`
    mutation DeskPublish($business: Int!, $vetting: Boolean!, $atOnce: Boolean!) {
  desk_publish(
    business_id: $business
    video_vetting: $vetting
    confirms_at_once: $atOnce
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskPublishMutation, DeskPublishMutationVariables>;
export const DeskPlanNamesDocument = new TypedDocumentString(`
    query DeskPlanNames($business: Int!) {
  desk_plan(business_id: $business) {
    trial_days
    offered {
      code
      name
      price
      period
    }
  }
}
    `) as unknown as TypedDocumentString<DeskPlanNamesQuery, DeskPlanNamesQueryVariables>;
export const DeskStartPlanDocument = new TypedDocumentString(`
    mutation DeskStartPlan($business: Int!, $plan: String!) {
  subscribe(business_id: $business, plan: $plan) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskStartPlanMutation, DeskStartPlanMutationVariables>;
export const DeskStartDocument = new TypedDocumentString(`
    query DeskStart($business: Int!) {
  desk_start(business_id: $business) {
    is_over
    open
    address
    description
    opened_at
    services
    weekdays
    unnamed
    photos
    bookings
    first_free
  }
  desk_shop(business_id: $business) {
    pictures {
      picture {
        image
        alt
        width
        height
        tint
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeskStartQuery, DeskStartQueryVariables>;
export const DeskTillDayDocument = new TypedDocumentString(`
    query DeskTillDay($business: Int!, $date: String!) {
  desk_till_day(business_id: $business, date: $date) {
    date
    cash
    card
    online
    voucher
    refunds
    tips
    closed
    closed_by
    expected_cash
    counted
    difference
    tips_by_person {
      person
      amount
    }
    open {
      appt_id
      guest_name
      starts
      status
      due
    }
  }
}
    `) as unknown as TypedDocumentString<DeskTillDayQuery, DeskTillDayQueryVariables>;
export const DeskCloseDayDocument = new TypedDocumentString(`
    mutation DeskCloseDay($business: Int!, $date: String!, $counted: Float, $key: String) {
  desk_close_day(
    business_id: $business
    date: $date
    counted: $counted
    idempotency_key: $key
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskCloseDayMutation, DeskCloseDayMutationVariables>;
export const DeskTakingsDocument = new TypedDocumentString(`
    query DeskTakings($business: Int!, $from: String!, $to: String!) {
  desk_takings(business_id: $business, from: $from, to: $to) {
    days {
      date
      bookings
      worth
      taken
    }
    taken {
      online
      card
      cash
      voucher
    }
    still_to_come
    deposits_held
    deposits_bookings
    refunds {
      id
      guest_name
      amount
      status
      reason
      at
    }
    to_decide {
      appt_id
      guest_name
      starts
      fee
    }
  }
}
    `) as unknown as TypedDocumentString<DeskTakingsQuery, DeskTakingsQueryVariables>;
export const DeskPlanDocument = new TypedDocumentString(`
    query DeskPlan($business: Int!) {
  desk_plan(business_id: $business) {
    state
    plan {
      code
      name
      price
      period
      diaries
    }
    next_plan {
      code
      name
      price
      period
    }
    until
    next_payment_at
    next_payment
    is_leaving
    card
    ends_at
    trial_days
    is_shop_hidden
    members_charged
    diaries_used
    offered {
      code
      name
      tagline
      price
      period
      diaries
    }
    invoices {
      id
      number
      plan
      amount
      created_at
      pdf_url
    }
  }
}
    `) as unknown as TypedDocumentString<DeskPlanQuery, DeskPlanQueryVariables>;
export const DeskChoosePlanDocument = new TypedDocumentString(`
    mutation DeskChoosePlan($business: Int!, $plan: String!) {
  subscribe(business_id: $business, plan: $plan) {
    status
    message
    payment_url
  }
}
    `) as unknown as TypedDocumentString<DeskChoosePlanMutation, DeskChoosePlanMutationVariables>;
export const DeskPayPlanDocument = new TypedDocumentString(`
    mutation DeskPayPlan($business: Int!) {
  desk_pay_plan(business_id: $business) {
    status
    message
    payment_url
  }
}
    `) as unknown as TypedDocumentString<DeskPayPlanMutation, DeskPayPlanMutationVariables>;
export const DeskLeavePlanDocument = new TypedDocumentString(`
    mutation DeskLeavePlan($business: Int!) {
  desk_leave_plan(business_id: $business) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskLeavePlanMutation, DeskLeavePlanMutationVariables>;
export const DeskCardFeesDocument = new TypedDocumentString(`
    query DeskCardFees($business: Int!) {
  desk_card_fees(business_id: $business) {
    is_offered
    percent
    late_hours
    chargeable {
      appt_id
      guest_name
      starts
      reason
      most
      last4
    }
    fees {
      id
      appt_id
      guest_name
      starts
      reason
      amount
      status
      refunded
      charge_at
      guest_note
    }
  }
}
    `) as unknown as TypedDocumentString<DeskCardFeesQuery, DeskCardFeesQueryVariables>;
export const DeskSaveCardFeeRuleDocument = new TypedDocumentString(`
    mutation DeskSaveCardFeeRule($business: Int!, $percent: Int!, $hours: Int!) {
  desk_save_card_fee_rule(
    business_id: $business
    percent: $percent
    late_hours: $hours
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskSaveCardFeeRuleMutation, DeskSaveCardFeeRuleMutationVariables>;
export const DeskAnnounceCardFeeDocument = new TypedDocumentString(`
    mutation DeskAnnounceCardFee($business: Int!, $appointment: Int!, $amount: Float!, $key: String) {
  desk_announce_card_fee(
    business_id: $business
    appt_id: $appointment
    amount: $amount
    idempotency_key: $key
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskAnnounceCardFeeMutation, DeskAnnounceCardFeeMutationVariables>;
export const DeskDecideCardFeeDocument = new TypedDocumentString(`
    mutation DeskDecideCardFee($business: Int!, $id: Int!, $decision: String!) {
  desk_decide_card_fee(business_id: $business, id: $id, decision: $decision) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskDecideCardFeeMutation, DeskDecideCardFeeMutationVariables>;
export const DeskPeopleDocument = new TypedDocumentString(`
    query DeskPeople($business: Int!) {
  desk_people(business_id: $business) {
    id
    chair
    name
    slug
    title
    bio
    languages
    active
    staff_id
    role
    portrait {
      id
      image
      alt
      width
      height
      tint
      drawn
    }
    gallery {
      id
      image
      alt
      width
      height
      tint
    }
  }
}
    `) as unknown as TypedDocumentString<DeskPeopleQuery, DeskPeopleQueryVariables>;
export const DeskLoginsDocument = new TypedDocumentString(`
    query DeskLogins($business: Int!) {
  desk_team(business_id: $business) {
    members {
      user_id
      first_name
      last_name
      email
      role
      calendar
      sees_money
    }
  }
}
    `) as unknown as TypedDocumentString<DeskLoginsQuery, DeskLoginsQueryVariables>;
export const DeskFirstFreeDocument = new TypedDocumentString(`
    query DeskFirstFree($business: Int!) {
  team_first_free(business_id: $business) {
    person_id
    first_free {
      s_time
    }
  }
}
    `) as unknown as TypedDocumentString<DeskFirstFreeQuery, DeskFirstFreeQueryVariables>;
export const DeskPeopleLoadDocument = new TypedDocumentString(`
    query DeskPeopleLoad($business: Int!, $from: String!, $to: String!) {
  desk_people_load(business_id: $business, from: $from, to: $to) {
    chair_id
    minutes
    fill
  }
}
    `) as unknown as TypedDocumentString<DeskPeopleLoadQuery, DeskPeopleLoadQueryVariables>;
export const DeskMonthByPersonDocument = new TypedDocumentString(`
    query DeskMonthByPerson($business: Int!, $from: String!, $to: String!) {
  desk_reports(
    business_id: $business
    from: $from
    to: $to
    keys: ["person", "hours"]
  ) {
    key
    rows {
      chair_id
      values
    }
  }
}
    `) as unknown as TypedDocumentString<DeskMonthByPersonQuery, DeskMonthByPersonQueryVariables>;
export const DeskSavePersonDocument = new TypedDocumentString(`
    mutation DeskSavePerson($business: Int!, $id: Int, $name: String!, $title: String, $bio: String, $languages: [String!], $staff_id: Int) {
  desk_save_person(
    business_id: $business
    id: $id
    name: $name
    title: $title
    bio: $bio
    languages: $languages
    staff_id: $staff_id
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSavePersonMutation, DeskSavePersonMutationVariables>;
export const DeskRemovePersonPictureDocument = new TypedDocumentString(`
    mutation DeskRemovePersonPicture($business: Int!, $person: Int!, $id: Int!) {
  desk_remove_person_picture(business_id: $business, person_id: $person, id: $id) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskRemovePersonPictureMutation, DeskRemovePersonPictureMutationVariables>;
export const DeskSetBookableDocument = new TypedDocumentString(`
    mutation DeskSetBookable($business: Int!, $id: Int!, $active: Boolean!, $decisions: [DeskDecisionInput!]) {
  desk_set_chair_active(
    business_id: $business
    id: $id
    active: $active
    decisions: $decisions
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSetBookableMutation, DeskSetBookableMutationVariables>;
export const DeskAbsencesDocument = new TypedDocumentString(`
    query DeskAbsences($business: Int!) {
  desk_absences(business_id: $business) {
    id
    person_id
    name
    from
    to
    kind
    note
    status
  }
}
    `) as unknown as TypedDocumentString<DeskAbsencesQuery, DeskAbsencesQueryVariables>;
export const DeskAddAbsenceDocument = new TypedDocumentString(`
    mutation DeskAddAbsence($business: Int!, $person: Int, $from: String!, $to: String!, $kind: String!, $note: String, $decisions: [DeskDecisionInput!]) {
  desk_add_absence(
    business_id: $business
    person_id: $person
    from: $from
    to: $to
    kind: $kind
    note: $note
    decisions: $decisions
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskAddAbsenceMutation, DeskAddAbsenceMutationVariables>;
export const DeskAnswerAbsenceDocument = new TypedDocumentString(`
    mutation DeskAnswerAbsence($business: Int!, $id: Int!, $approve: Boolean!, $decisions: [DeskDecisionInput!]) {
  desk_answer_absence(
    business_id: $business
    id: $id
    approve: $approve
    decisions: $decisions
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskAnswerAbsenceMutation, DeskAnswerAbsenceMutationVariables>;
export const DeskEndAbsenceDocument = new TypedDocumentString(`
    mutation DeskEndAbsence($business: Int!, $id: Int!) {
  desk_end_absence(business_id: $business, id: $id) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskEndAbsenceMutation, DeskEndAbsenceMutationVariables>;
export const DeskRotaDocument = new TypedDocumentString(`
    query DeskRota($business: Int!) {
  desk_shop(business_id: $business) {
    hours {
      chair_id
      weekday
      from
      to
      week
      date
    }
    closed_days {
      date
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<DeskRotaQuery, DeskRotaQueryVariables>;
export const DeskSaveRotaDocument = new TypedDocumentString(`
    mutation DeskSaveRota($business: Int!, $chair: Int!, $hours: [DeskHoursInput!]!, $decisions: [DeskDecisionInput!]) {
  desk_save_hours(
    business_id: $business
    chair_id: $chair
    hours: $hours
    decisions: $decisions
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveRotaMutation, DeskSaveRotaMutationVariables>;
export const DeskSaveDateHoursDocument = new TypedDocumentString(`
    mutation DeskSaveDateHours($business: Int!, $person: Int!, $date: String!, $hours: [DeskSpanInput!], $decisions: [DeskDecisionInput!]) {
  desk_save_date_hours(
    business_id: $business
    person_id: $person
    date: $date
    hours: $hours
    decisions: $decisions
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveDateHoursMutation, DeskSaveDateHoursMutationVariables>;
export const DeskSwapsDocument = new TypedDocumentString(`
    query DeskSwaps($business: Int!) {
  desk_swaps(business_id: $business) {
    id
    person_id
    name
    date
    other_id
    other_name
    other_date
    note
    status
    may_answer
    may_withdraw
  }
}
    `) as unknown as TypedDocumentString<DeskSwapsQuery, DeskSwapsQueryVariables>;
export const DeskAskSwapDocument = new TypedDocumentString(`
    mutation DeskAskSwap($business: Int!, $person: Int, $date: String!, $other: Int!, $other_date: String, $note: String, $decisions: [DeskDecisionInput!]) {
  desk_ask_swap(
    business_id: $business
    person_id: $person
    date: $date
    other_id: $other
    other_date: $other_date
    note: $note
    decisions: $decisions
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskAskSwapMutation, DeskAskSwapMutationVariables>;
export const DeskAnswerSwapDocument = new TypedDocumentString(`
    mutation DeskAnswerSwap($business: Int!, $id: Int!, $agree: Boolean!, $decisions: [DeskDecisionInput!]) {
  desk_answer_swap(
    business_id: $business
    id: $id
    agree: $agree
    decisions: $decisions
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskAnswerSwapMutation, DeskAnswerSwapMutationVariables>;
export const DeskWithdrawSwapDocument = new TypedDocumentString(`
    mutation DeskWithdrawSwap($business: Int!, $id: Int!) {
  desk_withdraw_swap(business_id: $business, id: $id) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskWithdrawSwapMutation, DeskWithdrawSwapMutationVariables>;
export const DeskCommissionDocument = new TypedDocumentString(`
    query DeskCommission($business: Int!, $person: Int!, $from: String!, $to: String!) {
  desk_commission(
    business_id: $business
    person_id: $person
    from: $from
    to: $to
  ) {
    service_percent
    product_percent
    tip_percent
    services {
      service_id
      name
      percent
    }
    lines {
      kind
      percent
      base
      commission
    }
    total
  }
}
    `) as unknown as TypedDocumentString<DeskCommissionQuery, DeskCommissionQueryVariables>;
export const DeskServiceNamesDocument = new TypedDocumentString(`
    query DeskServiceNames($business: Int!) {
  desk_menu(business_id: $business) {
    services {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<DeskServiceNamesQuery, DeskServiceNamesQueryVariables>;
export const DeskSaveCommissionDocument = new TypedDocumentString(`
    mutation DeskSaveCommission($business: Int!, $person: Int!, $kind: String!, $service: Int, $percent: Float) {
  desk_save_commission(
    business_id: $business
    person_id: $person
    kind: $kind
    service_id: $service
    percent: $percent
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveCommissionMutation, DeskSaveCommissionMutationVariables>;
export const DeskPersonMenuDocument = new TypedDocumentString(`
    query DeskPersonMenu($business: Int!) {
  desk_menu(business_id: $business) {
    services {
      id
      name
      active
      kind
      chair_ids
      pricings {
        id
        label
        price
        duration
        own {
          chair_id
          price
          duration
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeskPersonMenuQuery, DeskPersonMenuQueryVariables>;
export const DeskSavePersonServicesDocument = new TypedDocumentString(`
    mutation DeskSavePersonServices($business: Int!, $person: Int!, $services: [DeskPersonServiceInput!]!) {
  desk_save_person_services(
    business_id: $business
    person_id: $person
    services: $services
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSavePersonServicesMutation, DeskSavePersonServicesMutationVariables>;
export const DeskHolidaysDocument = new TypedDocumentString(`
    query DeskHolidays($business: Int!, $person: Int!) {
  desk_holidays(business_id: $business, person_id: $person) {
    year
    allowance
    taken
    planned
  }
}
    `) as unknown as TypedDocumentString<DeskHolidaysQuery, DeskHolidaysQueryVariables>;
export const DeskSaveHolidayDaysDocument = new TypedDocumentString(`
    mutation DeskSaveHolidayDays($business: Int!, $person: Int!, $days: Int) {
  desk_save_holiday_days(business_id: $business, person_id: $person, days: $days) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveHolidayDaysMutation, DeskSaveHolidayDaysMutationVariables>;
export const DeskProductsDocument = new TypedDocumentString(`
    query DeskProducts($business: Int!) {
  desk_products(business_id: $business) {
    id
    name
    price
    vat_rate
    rate_today
    sku
    low_at
    stock
    state
    active
    sold_online
  }
}
    `) as unknown as TypedDocumentString<DeskProductsQuery, DeskProductsQueryVariables>;
export const DeskStockMovementsDocument = new TypedDocumentString(`
    query DeskStockMovements($business: Int!, $id: Int!) {
  desk_stock_movements(business_id: $business, id: $id) {
    id
    kind
    quantity
    reason
    by
    appt_id
    is_oversold
    at
  }
}
    `) as unknown as TypedDocumentString<DeskStockMovementsQuery, DeskStockMovementsQueryVariables>;
export const DeskSaveProductDocument = new TypedDocumentString(`
    mutation DeskSaveProduct($business: Int!, $id: Int, $name: String!, $price: Float!, $rate: Float, $sku: String, $lowAt: Int, $stock: Int, $online: Boolean) {
  desk_save_product(
    business_id: $business
    id: $id
    name: $name
    price: $price
    vat_rate: $rate
    sku: $sku
    low_at: $lowAt
    stock: $stock
    sold_online: $online
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveProductMutation, DeskSaveProductMutationVariables>;
export const DeskSetProductActiveDocument = new TypedDocumentString(`
    mutation DeskSetProductActive($business: Int!, $id: Int!, $active: Boolean!) {
  desk_set_product_active(business_id: $business, id: $id, active: $active) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSetProductActiveMutation, DeskSetProductActiveMutationVariables>;
export const DeskMoveStockDocument = new TypedDocumentString(`
    mutation DeskMoveStock($business: Int!, $id: Int!, $kind: String!, $quantity: Int!, $reason: String, $key: String) {
  desk_move_stock(
    business_id: $business
    id: $id
    kind: $kind
    quantity: $quantity
    reason: $reason
    idempotency_key: $key
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskMoveStockMutation, DeskMoveStockMutationVariables>;
export const DeskRemindersDocument = new TypedDocumentString(`
    query DeskReminders($business: Int!) {
  desk_reminders(business_id: $business) {
    booked_channels
    booked_wording
    quiet_from
    quiet_until
    text_limit
    text_price
    has_provider
    is_demo
    mails
    texts
    pushes
    spent
    rules {
      key
      hours_before
      asks
      channels
      fallback
      wording
      active
    }
    review {
      active
      days_after
      channels
      wording
    }
    review_result {
      sent
      reviews
    }
    rebook {
      active
      weeks_after
      channels
      wording
    }
    rebook_result {
      sent
      booked
    }
    birthday {
      active
      days_before
      channels
      wording
    }
    birthday_result {
      sent
      booked
    }
    unanswered {
      appt_id
      guest_name
      mobile
      starts
      asked
      delivery
    }
  }
}
    `) as unknown as TypedDocumentString<DeskRemindersQuery, DeskRemindersQueryVariables>;
export const DeskSaveRemindersDocument = new TypedDocumentString(`
    mutation DeskSaveReminders($business: Int!, $booked_channels: [String!]!, $booked_wording: String!, $rules: [DeskReminderRuleInput!]!, $review: DeskReviewRuleInput, $rebook: DeskRebookRuleInput, $birthday: DeskBirthdayRuleInput, $quiet_from: Int!, $quiet_until: Int!, $text_limit: Float) {
  desk_save_reminders(
    business_id: $business
    booked_channels: $booked_channels
    booked_wording: $booked_wording
    rules: $rules
    review: $review
    rebook: $rebook
    birthday: $birthday
    quiet_from: $quiet_from
    quiet_until: $quiet_until
    text_limit: $text_limit
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveRemindersMutation, DeskSaveRemindersMutationVariables>;
export const DeskTestTextDocument = new TypedDocumentString(`
    mutation DeskTestText($business: Int!, $wording: String!) {
  desk_test_text(business_id: $business, wording: $wording) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskTestTextMutation, DeskTestTextMutationVariables>;
export const DeskReviewsDocument = new TypedDocumentString(`
    query DeskReviews($business: Int!, $filter: String, $count: Int) {
  desk_reviews(business_id: $business, filter: $filter, count: $count, page: 1) {
    counts {
      all
      unanswered
      words
      low
    }
    rating_distribution {
      rating_level
      number_of_rating
    }
    reviews {
      id
      appt_id
      guest_id
      guest_name
      service
      person
      nth
      rating
      comment
      written
      reply
      hidden
      report
      report_decided
      decide_by
    }
  }
}
    `) as unknown as TypedDocumentString<DeskReviewsQuery, DeskReviewsQueryVariables>;
export const DeskReplyReviewDocument = new TypedDocumentString(`
    mutation DeskReplyReview($business: Int!, $id: Int!, $text: String!) {
  desk_reply_review(business_id: $business, id: $id, text: $text) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskReplyReviewMutation, DeskReplyReviewMutationVariables>;
export const DeskDeleteReplyDocument = new TypedDocumentString(`
    mutation DeskDeleteReply($business: Int!, $id: Int!) {
  desk_delete_reply(business_id: $business, id: $id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskDeleteReplyMutation, DeskDeleteReplyMutationVariables>;
export const DeskReportReviewDocument = new TypedDocumentString(`
    mutation DeskReportReview($business: Int!, $id: Int!, $reason: String!, $note: String) {
  desk_report_review(
    business_id: $business
    id: $id
    reason: $reason
    note: $note
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskReportReviewMutation, DeskReportReviewMutationVariables>;
export const DeskClosedDaysDocument = new TypedDocumentString(`
    query DeskClosedDays($business: Int!) {
  desk_shop(business_id: $business) {
    id
    closed_days {
      date
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<DeskClosedDaysQuery, DeskClosedDaysQueryVariables>;
export const DeskMenuDocument = new TypedDocumentString(`
    query DeskMenu($business: Int!) {
  desk_menu(business_id: $business) {
    id
    name
    services {
      id
      name
      description
      active
      add_on
      vat_rate
      kind
      chair_ids
      person_choice
      seats
      single_visits
      enroll_date
      pricings {
        id
        label
        price
        special_price
        duration
        special_deposit
        buffer_minutes
        before_minutes
        steps {
          name
          minutes
          hands_free
        }
        own {
          chair_id
          price
          duration
        }
      }
      needs {
        room_id
        from
        to
      }
      dates {
        id
        starts
        seats
        seats_taken
      }
    }
  }
  desk_shop(business_id: $business) {
    upfront_percent
    buffer_minutes
    vat_number
    vat_rate
    chairs {
      id
      name
      person
      active
    }
  }
  desk_rooms(business_id: $business) {
    id
    name
    active
  }
}
    `) as unknown as TypedDocumentString<DeskMenuQuery, DeskMenuQueryVariables>;
export const DeskSaveCategoryDocument = new TypedDocumentString(`
    mutation DeskSaveCategory($business: Int!, $id: Int, $name: String!) {
  desk_save_category(business_id: $business, id: $id, name: $name) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveCategoryMutation, DeskSaveCategoryMutationVariables>;
export const DeskRemoveCategoryDocument = new TypedDocumentString(`
    mutation DeskRemoveCategory($business: Int!, $id: Int!) {
  desk_remove_category(business_id: $business, id: $id) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskRemoveCategoryMutation, DeskRemoveCategoryMutationVariables>;
export const DeskSaveServiceDocument = new TypedDocumentString(`
    mutation DeskSaveService($business: Int!, $id: Int, $category: Int!, $name: String!, $description: String, $pricings: [DeskPricingInput!]!, $addOn: Boolean, $vatRate: Float, $chairs: [Int!], $personChoice: Boolean, $needs: [DeskServiceNeedInput!], $group: DeskClassInput, $decisions: [DeskDecisionInput!]) {
  desk_save_service(
    business_id: $business
    id: $id
    category_id: $category
    name: $name
    description: $description
    pricings: $pricings
    add_on: $addOn
    vat_rate: $vatRate
    chair_ids: $chairs
    person_choice: $personChoice
    needs: $needs
    group: $group
    decisions: $decisions
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveServiceMutation, DeskSaveServiceMutationVariables>;
export const DeskSetServiceActiveDocument = new TypedDocumentString(`
    mutation DeskSetServiceActive($business: Int!, $id: Int!, $active: Boolean!, $decisions: [DeskDecisionInput!]) {
  desk_set_service_active(
    business_id: $business
    id: $id
    active: $active
    decisions: $decisions
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSetServiceActiveMutation, DeskSetServiceActiveMutationVariables>;
export const DeskOrderMenuDocument = new TypedDocumentString(`
    mutation DeskOrderMenu($business: Int!, $categories: [DeskOrderInput!]!) {
  desk_order_menu(business_id: $business, categories: $categories) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskOrderMenuMutation, DeskOrderMenuMutationVariables>;
export const DeskTeamDocument = new TypedDocumentString(`
    query DeskTeam($business: Int!) {
  desk_team(business_id: $business) {
    members {
      user_id
      first_name
      last_name
      email
      role
      calendar
      sees_money
      since
    }
    invitations {
      email
      sent_at
      expires_at
    }
  }
}
    `) as unknown as TypedDocumentString<DeskTeamQuery, DeskTeamQueryVariables>;
export const DeskInviteStaffDocument = new TypedDocumentString(`
    mutation DeskInviteStaff($business: Int!, $email: String!) {
  desk_invite_staff(business_id: $business, email: $email) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskInviteStaffMutation, DeskInviteStaffMutationVariables>;
export const DeskWithdrawInvitationDocument = new TypedDocumentString(`
    mutation DeskWithdrawInvitation($business: Int!, $email: String!) {
  desk_withdraw_invitation(business_id: $business, email: $email) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskWithdrawInvitationMutation, DeskWithdrawInvitationMutationVariables>;
export const DeskRemoveStaffDocument = new TypedDocumentString(`
    mutation DeskRemoveStaff($business: Int!, $user: Int!) {
  desk_remove_staff(business_id: $business, user_id: $user) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskRemoveStaffMutation, DeskRemoveStaffMutationVariables>;
export const DeskInvitationDocument = new TypedDocumentString(`
    query DeskInvitation($token: String!) {
  desk_invitation(token: $token) {
    shop
    email
    has_account
  }
}
    `) as unknown as TypedDocumentString<DeskInvitationQuery, DeskInvitationQueryVariables>;
export const DeskJoinDocument = new TypedDocumentString(`
    mutation DeskJoin($token: String!, $first_name: String!, $last_name: String!, $password: String!) {
  desk_join(
    token: $token
    first_name: $first_name
    last_name: $last_name
    password: $password
  ) {
    access_token
  }
}
    `) as unknown as TypedDocumentString<DeskJoinMutation, DeskJoinMutationVariables>;
export const DeskAuditLogDocument = new TypedDocumentString(`
    query DeskAuditLog($business: Int!, $actor: Int, $subject: String, $from: String, $to: String, $before: Int) {
  desk_audit_log(
    business_id: $business
    actor_id: $actor
    subject: $subject
    from: $from
    to: $to
    before: $before
  ) {
    has_more
    entries {
      id
      action
      subject
      subject_id
      actor
      changes
      at
    }
  }
}
    `) as unknown as TypedDocumentString<DeskAuditLogQuery, DeskAuditLogQueryVariables>;
export const DeskVideoTokenDocument = new TypedDocumentString(`
    mutation DeskVideoToken($room: String!) {
  video_token(room_id: $room) {
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
      appt_id
      appt_date
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
    `) as unknown as TypedDocumentString<DeskVideoTokenMutation, DeskVideoTokenMutationVariables>;
export const DeskEndCallDocument = new TypedDocumentString(`
    mutation DeskEndCall($room: String!) {
  end_video_call(room_id: $room) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskEndCallMutation, DeskEndCallMutationVariables>;
export const DeskVouchersDocument = new TypedDocumentString(`
    query DeskVouchers($business: Int!, $text: String) {
  desk_vouchers(business_id: $business, text: $text) {
    remaining
    vouchers {
      id
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
      active
      service_ids
    }
    sold {
      id
      code
      name
      owner
      buyer
      value
      remaining
      expires_at
    }
  }
}
    `) as unknown as TypedDocumentString<DeskVouchersQuery, DeskVouchersQueryVariables>;
export const ServicesToChooseDocument = new TypedDocumentString(`
    query ServicesToChoose($business: Int!) {
  desk_menu(business_id: $business) {
    services {
      id
      name
      active
    }
  }
}
    `) as unknown as TypedDocumentString<ServicesToChooseQuery, ServicesToChooseQueryVariables>;
export const DeskSaveVoucherDocument = new TypedDocumentString(`
    mutation DeskSaveVoucher($business: Int!, $id: Int, $name: String!, $title: String, $note: String, $color: String!, $retail: Float!, $value: Float!, $from: Float, $to: Float, $months: Int!, $limit: Int!, $services: [Int!]) {
  desk_save_voucher(
    business_id: $business
    id: $id
    name: $name
    title: $title
    note: $note
    color: $color
    retail: $retail
    value: $value
    amount_from: $from
    amount_to: $to
    valid_for: $months
    limit_number_of_sales: $limit
    service_ids: $services
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveVoucherMutation, DeskSaveVoucherMutationVariables>;
export const DeskSetVoucherActiveDocument = new TypedDocumentString(`
    mutation DeskSetVoucherActive($business: Int!, $id: Int!, $active: Boolean!) {
  desk_set_voucher_active(business_id: $business, id: $id, active: $active) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSetVoucherActiveMutation, DeskSetVoucherActiveMutationVariables>;
export const DeskPackagesDocument = new TypedDocumentString(`
    query DeskPackages($business: Int!, $text: String) {
  desk_packages(business_id: $business, text: $text) {
    packages {
      id
      name
      note
      color
      price
      sessions
      valid_for
      shareable
      limit_number_of_sales
      total_sale
      active
      service_ids
      in_hands
      sessions_left
    }
    sold {
      id
      code
      name
      buyer
      sessions
      sessions_left
      unused
      shareable
      expires_at
    }
  }
}
    `) as unknown as TypedDocumentString<DeskPackagesQuery, DeskPackagesQueryVariables>;
export const DeskSavePackageDocument = new TypedDocumentString(`
    mutation DeskSavePackage($business: Int!, $id: Int, $name: String!, $note: String, $color: String!, $price: Float!, $sessions: Int!, $months: Int!, $shareable: Boolean!, $limit: Int!, $services: [Int!]) {
  desk_save_package(
    business_id: $business
    id: $id
    name: $name
    note: $note
    color: $color
    price: $price
    sessions: $sessions
    valid_for: $months
    shareable: $shareable
    limit_number_of_sales: $limit
    service_ids: $services
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSavePackageMutation, DeskSavePackageMutationVariables>;
export const DeskSetPackageActiveDocument = new TypedDocumentString(`
    mutation DeskSetPackageActive($business: Int!, $id: Int!, $active: Boolean!) {
  desk_set_package_active(business_id: $business, id: $id, active: $active) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSetPackageActiveMutation, DeskSetPackageActiveMutationVariables>;
export const DeskRefundPackageDocument = new TypedDocumentString(`
    mutation DeskRefundPackage($business: Int!, $id: Int!, $to: String!, $amount: Float!, $key: String) {
  desk_refund_package(
    business_id: $business
    id: $id
    to: $to
    amount: $amount
    idempotency_key: $key
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskRefundPackageMutation, DeskRefundPackageMutationVariables>;
export const DeskWaitingListDocument = new TypedDocumentString(`
    query DeskWaitingList($business: Int!) {
  desk_waiting(business_id: $business) {
    id
    guest_id
    service_pricing_id
    first_name
    last_name
    service
    date_scope
    from_date
    to_date
    since
    offered
    offered_until
  }
}
    `) as unknown as TypedDocumentString<DeskWaitingListQuery, DeskWaitingListQueryVariables>;
export const DeskOfferableDocument = new TypedDocumentString(`
    query DeskOfferable($business: Int!, $services: [Int!]!, $date: String!) {
  desk_free_times(
    business_id: $business
    service_pricing_ids: $services
    date: $date
  ) {
    time_slots {
      s_time
      seats_left
    }
  }
}
    `) as unknown as TypedDocumentString<DeskOfferableQuery, DeskOfferableQueryVariables>;
export const DeskOfferTimeDocument = new TypedDocumentString(`
    mutation DeskOfferTime($business: Int!, $id: Int!, $date: String!, $time: Int!, $chair: Int) {
  desk_offer_time(
    business_id: $business
    id: $id
    date: $date
    time: $time
    chair_id: $chair
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskOfferTimeMutation, DeskOfferTimeMutationVariables>;
export const DeskWaitingFitsDocument = new TypedDocumentString(`
    query DeskWaitingFits($business: Int!, $date: String!) {
  desk_waiting_fits(business_id: $business, date: $date) {
    id
    chair_id
    times
  }
}
    `) as unknown as TypedDocumentString<DeskWaitingFitsQuery, DeskWaitingFitsQueryVariables>;
export const DeskSaveTermsDocument = new TypedDocumentString(`
    mutation DeskSaveTerms($business: Int!, $policy: [Int!], $percent: Float!, $atOnce: Boolean!, $vetting: Boolean!, $minutes: Int!, $parts: Int) {
  desk_save_terms(
    business_id: $business
    policy: $policy
    upfront_percent: $percent
    confirms_at_once: $atOnce
    video_vetting: $vetting
    consultation_minutes: $minutes
    part_hours: $parts
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveTermsMutation, DeskSaveTermsMutationVariables>;
export const DeskSaveRightsDocument = new TypedDocumentString(`
    mutation DeskSaveRights($business: Int!, $user: Int!, $role: String!, $calendar: String!, $sees_money: Boolean!) {
  desk_save_rights(
    business_id: $business
    user_id: $user
    role: $role
    calendar: $calendar
    sees_money: $sees_money
  ) {
    ...Changed
  }
}
    fragment Changed on DeskChange {
  status
  message
  id
  conflicts {
    appt_id
    guest_name
    services
    starts
    reason
    choices
    is_part
    is_class
    nearest_times
    group_times
    colleague
  }
}`) as unknown as TypedDocumentString<DeskSaveRightsMutation, DeskSaveRightsMutationVariables>;
export const DeskMeDocument = new TypedDocumentString(`
    query DeskMe {
  desk_me {
    id
    first_name
    last_name
    email
    businesses {
      id
      name
      slug
      zone
      currency
      country
      role
      calendar
      sees_money
      published
      has_opened
      own_chair_id
      portrait {
        image
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeskMeQuery, DeskMeQueryVariables>;
export const DeskRecordTestDocument = new TypedDocumentString(`
    mutation DeskRecordTest($business: Int!, $guest: Int!, $test: Int!, $day: String!, $doneBy: String, $note: String) {
  desk_record_test(
    business_id: $business
    guest_id: $guest
    test_service_id: $test
    tested_on: $day
    done_by: $doneBy
    note: $note
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<DeskRecordTestMutation, DeskRecordTestMutationVariables>;
export const DeskToAnswerDocument = new TypedDocumentString(`
    query DeskToAnswer($business: Int!, $today: String!) {
  desk_calendar(business_id: $business, from: $today, to: $today) {
    to_answer {
      appt_id
    }
  }
  desk_decisions(business_id: $business) {
    appt_id
  }
  desk_unanswered(business_id: $business) {
    appt_id
  }
  desk_notifications(business_id: $business) {
    unseen
  }
  desk_unread_messages(business_id: $business)
}
    `) as unknown as TypedDocumentString<DeskToAnswerQuery, DeskToAnswerQueryVariables>;
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