/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation DeskLogin($username: String!, $password: String!) {\n    desk_login(username: $username, password: $password) {\n      access_token\n    }\n  }\n": typeof types.DeskLoginDocument,
    "\n  query DeskOpening($business: Int!) {\n    desk_shop(business_id: $business) {\n      slot_duration buffer_minutes\n      chairs { id name person active }\n      hours { chair_id weekday from to week date }\n      closed_days { date reason }\n      blocked_days { date reason }\n      exceptions { appt_id guest_name services starts reason }\n    }\n  }\n": typeof types.DeskOpeningDocument,
    "\n  query DeskSpread($business: Int!) {\n    desk_shop(business_id: $business) {\n      spread_rule\n      chairs { id active }\n    }\n  }\n": typeof types.DeskSpreadDocument,
    "\n  mutation DeskSaveSpread($business: Int!, $rule: String!) {\n    desk_save_spread(business_id: $business, rule: $rule) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSaveSpreadDocument,
    "\n  mutation DeskSaveHours($business: Int!, $chair: Int, $hours: [DeskHoursInput!]!, $decisions: [DeskDecisionInput!]) {\n    desk_save_hours(business_id: $business, chair_id: $chair, hours: $hours, decisions: $decisions) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSaveHoursDocument,
    "\n  mutation DeskSaveRhythm($business: Int!, $slot: Int!, $buffer: Int!) {\n    desk_save_rhythm(business_id: $business, slot_duration: $slot, buffer_minutes: $buffer) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSaveRhythmDocument,
    "\n  mutation DeskCloseDays(\n    $business: Int!\n    $kind: String!\n    $from: String!\n    $to: String!\n    $reason: String\n    $decisions: [DeskDecisionInput!]\n  ) {\n    desk_close_days(business_id: $business, kind: $kind, from: $from, to: $to, reason: $reason, decisions: $decisions) {\n      ...Changed\n    }\n  }\n": typeof types.DeskCloseDaysDocument,
    "\n  mutation DeskReopenDays($business: Int!, $kind: String!, $from: String!, $to: String!) {\n    desk_reopen_days(business_id: $business, kind: $kind, from: $from, to: $to) {\n      ...Changed\n    }\n  }\n": typeof types.DeskReopenDaysDocument,
    "\n  mutation DeskSaveChair($business: Int!, $id: Int, $name: String!, $person: String) {\n    desk_save_chair(business_id: $business, id: $id, name: $name, person: $person) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSaveChairDocument,
    "\n  mutation DeskSetChairActive($business: Int!, $id: Int!, $active: Boolean!, $decisions: [DeskDecisionInput!]) {\n    desk_set_chair_active(business_id: $business, id: $id, active: $active, decisions: $decisions) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSetChairActiveDocument,
    "\n  query DeskRooms($business: Int!, $date: String) {\n    desk_rooms(business_id: $business, date: $date) {\n      id name kind capacity active\n      closures { id from to reason }\n      uses { id unit starts ends is_held appt_id status guest_name service }\n      needs { service_id service from to }\n    }\n  }\n": typeof types.DeskRoomsDocument,
    "\n  query DeskOpenHours($business: Int!) {\n    desk_shop(business_id: $business) {\n      hours { chair_id weekday from to week date }\n      closed_days { date }\n    }\n  }\n": typeof types.DeskOpenHoursDocument,
    "\n  mutation DeskSaveRoom($business: Int!, $id: Int, $name: String!, $kind: String!, $capacity: Int!) {\n    desk_save_room(business_id: $business, id: $id, name: $name, kind: $kind, capacity: $capacity) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSaveRoomDocument,
    "\n  mutation DeskSetRoomActive($business: Int!, $id: Int!, $active: Boolean!) {\n    desk_set_room_active(business_id: $business, id: $id, active: $active) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSetRoomActiveDocument,
    "\n  mutation DeskCloseRoom($business: Int!, $id: Int!, $from: Int!, $to: Int!, $reason: String, $decisions: [DeskDecisionInput!]) {\n    desk_close_room(business_id: $business, id: $id, from: $from, to: $to, reason: $reason, decisions: $decisions) {\n      ...Changed\n    }\n  }\n": typeof types.DeskCloseRoomDocument,
    "\n  mutation DeskOpenRoom($business: Int!, $id: Int!) {\n    desk_open_room(business_id: $business, id: $id) {\n      ...Changed\n    }\n  }\n": typeof types.DeskOpenRoomDocument,
    "\n  query DeskSold($business: Int!) {\n    desk_menu(business_id: $business) {\n      id\n      name\n      services {\n        id name active kind single_visits chair_ids\n        pricings { id label price special_price duration own { chair_id price duration } }\n      }\n    }\n  }\n": typeof types.DeskSoldDocument,
    "\n  query DeskFindGuests($business: Int!, $search: String, $order: String) {\n    desk_guests(business_id: $business, search: $search, order: $order, page: 1) {\n      guests { id first_name last_name completed next is_blocked }\n    }\n  }\n": typeof types.DeskFindGuestsDocument,
    "\n  query DeskGuestName($business: Int!, $guest: Int!) {\n    desk_guest(business_id: $business, guest_id: $guest) { id first_name last_name }\n  }\n": typeof types.DeskGuestNameDocument,
    "\n  query DeskFree(\n    $business: Int!\n    $services: [Int!]!\n    $chair: Int\n    $date: String!\n    $guests: [Int!]\n    $persons: [Int]\n    $arrange: GroupArrangement\n  ) {\n    desk_free_times(\n      business_id: $business\n      service_pricing_ids: $services\n      chair_id: $chair\n      date: $date\n      guests: $guests\n      person_ids: $persons\n      arrange: $arrange\n    ) {\n      time_slots { s_time seats_left }\n      date_slots { s_date }\n    }\n  }\n": typeof types.DeskFreeDocument,
    "\n  query GroupFit($business: Int!, $services: [Int!]!, $guests: [Int!]!, $persons: [Int], $arrange: GroupArrangement) {\n    group_fit(business_id: $business, service_pricing_ids: $services, guests: $guests, person_ids: $persons, arrange: $arrange) {\n      fits\n      message\n      minutes\n      part_hours\n    }\n  }\n": typeof types.GroupFitDocument,
    "\n  query DeskGroupPlan($business: Int!, $guest: Int, $services: [BookingServiceInput!]!, $group: BookingGroupInput!) {\n    desk_group_plan(business_id: $business, guest_id: $guest, services: $services, group: $group) {\n      services { guest chair_id starts ends }\n      total\n      deposit\n      usual_deposit\n      clashes { key words }\n    }\n  }\n": typeof types.DeskGroupPlanDocument,
    "\n  mutation DeskBook(\n    $business: Int!\n    $guestId: Int\n    $guest: DeskGuestInput\n    $services: [BookingServiceInput!]!\n    $chair: Int\n    $group: BookingGroupInput\n    $note: String\n    $minutes: [Int!]\n    $anyway: [String!]\n    $key: String\n  ) {\n    desk_book(\n      business_id: $business\n      guest_id: $guestId\n      guest: $guest\n      services: $services\n      chair_id: $chair\n      group: $group\n      note: $note\n      minutes: $minutes\n      anyway: $anyway\n      idempotency_key: $key\n    ) {\n      status\n      message\n      clashes { key words }\n      appointment_ids\n      alternatives { date time }\n    }\n  }\n": typeof types.DeskBookDocument,
    "\n  mutation DeskBlockTime(\n    $business: Int!\n    $chairs: [Int!]\n    $date: String!\n    $from: Int!\n    $to: Int!\n    $note: String\n    $decisions: [DeskDecisionInput!]\n  ) {\n    desk_block_time(\n      business_id: $business\n      chair_ids: $chairs\n      date: $date\n      from: $from\n      to: $to\n      note: $note\n      decisions: $decisions\n    ) {\n      ...Changed\n    }\n  }\n": typeof types.DeskBlockTimeDocument,
    "\n  mutation DeskUnblockTime($business: Int!, $id: Int!) {\n    desk_unblock_time(business_id: $business, id: $id) {\n      ...Changed\n    }\n  }\n": typeof types.DeskUnblockTimeDocument,
    "\n  mutation DeskAnswerForm($business: Int!, $appointment: Int!, $form: Int!, $version: Int!, $answers: [GivenAnswerInput!]!) {\n    desk_answer_form(business_id: $business, appt_id: $appointment, form_id: $form, version: $version, answers: $answers) {\n      status\n      message\n    }\n  }\n": typeof types.DeskAnswerFormDocument,
    "\n  mutation DeskSendForms($business: Int!, $appointment: Int!) {\n    desk_send_forms(business_id: $business, appt_id: $appointment) { status message }\n  }\n": typeof types.DeskSendFormsDocument,
    "\n  mutation DeskConfirmAttendance($id: Int!, $confirmed: Boolean!) {\n    desk_confirm_attendance(id: $id, confirmed: $confirmed) { status message }\n  }\n": typeof types.DeskConfirmAttendanceDocument,
    "\n  mutation DeskAskAgain($id: Int!) {\n    desk_ask_again(id: $id) { status message }\n  }\n": typeof types.DeskAskAgainDocument,
    "\n  mutation DeskAddToClass(\n    $business: Int!\n    $id: Int!\n    $guestId: Int\n    $guest: DeskGuestInput\n    $anyway: Boolean\n    $key: String\n  ) {\n    desk_add_to_class(\n      business_id: $business\n      id: $id\n      guest_id: $guestId\n      guest: $guest\n      anyway: $anyway\n      idempotency_key: $key\n    ) {\n      status\n      message\n      is_full\n      has_begun\n      appt_id\n    }\n  }\n": typeof types.DeskAddToClassDocument,
    "\n  mutation DeskMoveInClass($business: Int!, $id: Int!, $appt: Int!, $to: Int!, $anyway: Boolean, $note: String) {\n    desk_move_in_class(business_id: $business, id: $id, appt_id: $appt, to_id: $to, anyway: $anyway, note: $note) {\n      status\n      message\n      is_full\n    }\n  }\n": typeof types.DeskMoveInClassDocument,
    "\n  mutation DeskCheckIn($business: Int!, $id: Int!, $appt: Int!, $attendance: String) {\n    desk_check_in(business_id: $business, id: $id, appt_id: $appt, attendance: $attendance) { status message }\n  }\n": typeof types.DeskCheckInDocument,
    "\n  mutation DeskMessageClass($business: Int!, $id: Int!, $text: String!, $key: String) {\n    desk_message_class(business_id: $business, id: $id, text: $text, idempotency_key: $key) { status message }\n  }\n": typeof types.DeskMessageClassDocument,
    "\n  mutation DeskCancelClassDate($business: Int!, $id: Int!, $instead: Int, $note: String) {\n    desk_cancel_class_date(business_id: $business, id: $id, instead_id: $instead, note: $note) {\n      ...Changed\n    }\n  }\n": typeof types.DeskCancelClassDateDocument,
    "\n  query DeskWalkIn($business: Int!) {\n    desk_walk_in(business_id: $business) {\n      chair_id name person portrait { image } is_now from until\n      offers { service_pricing_id name minutes price }\n    }\n  }\n": typeof types.DeskWalkInDocument,
    "\n  mutation DeskStartWalkIn($business: Int!, $pricing: Int!, $chair: Int!, $at: Int!, $name: String, $anyway: [String!], $key: String) {\n    desk_start_walk_in(\n      business_id: $business\n      service_pricing_id: $pricing\n      chair_id: $chair\n      at: $at\n      name: $name\n      anyway: $anyway\n      idempotency_key: $key\n    ) {\n      status message appt_id is_now clashes { key words }\n    }\n  }\n": typeof types.DeskStartWalkInDocument,
    "\n  mutation DeskNameWalkIn($id: Int!, $guestId: Int, $guest: DeskGuestInput) {\n    desk_name_walk_in(id: $id, guest_id: $guestId, guest: $guest) { status message }\n  }\n": typeof types.DeskNameWalkInDocument,
    "\n  mutation DeskRunningLate($id: Int!, $minutes: Int!, $tell: String) {\n    desk_running_late(id: $id, minutes: $minutes, tell: $tell) { status message }\n  }\n": typeof types.DeskRunningLateDocument,
    "\n  query DeskSeries($id: Int!, $every: Int!, $count: Int!, $from: Int) {\n    desk_series(id: $id, every: $every, count: $count, from: $from) { wanted at why }\n  }\n": typeof types.DeskSeriesDocument,
    "\n  mutation DeskBookSeries($id: Int!, $times: [Int!]!, $key: String) {\n    desk_book_series(id: $id, times: $times, idempotency_key: $key) { status message appointment_ids taken }\n  }\n": typeof types.DeskBookSeriesDocument,
    "\n  query DeskDecisions($business: Int!) {\n    desk_decisions(business_id: $business) { appt_id guest_name service starts fee decided_by }\n  }\n": typeof types.DeskDecisionsDocument,
    "\n  mutation DeskEdit(\n    $id: Int!, $lines: [DeskLineInput!], $discount: DeskDiscountInput, $noteToGuest: String, $overpaid: String,\n    $anyway: [String!], $tell: String, $version: Int, $key: String\n  ) {\n    desk_edit(\n      id: $id, lines: $lines, discount: $discount, note_to_guest: $noteToGuest, overpaid: $overpaid, anyway: $anyway,\n      tell: $tell, version: $version, idempotency_key: $key\n    ) {\n      status message has_changed version overpaid due undo_id\n      clashes { key words }\n    }\n  }\n": typeof types.DeskEditDocument,
    "\n  mutation DeskWriteNotes($id: Int!, $privateNote: String, $seen: String) {\n    desk_write_notes(id: $id, private_note: $privateNote, seen_private_note: $seen) { status message }\n  }\n": typeof types.DeskWriteNotesDocument,
    "\n  mutation DeskRefundCredit($id: Int!, $key: String) {\n    desk_refund_credit(id: $id, idempotency_key: $key) { status message }\n  }\n": typeof types.DeskRefundCreditDocument,
    "\n  query DeskMovePreview($id: Int!, $line: Int, $start: Int, $chair: Int, $minutes: Int, $roomFrom: Int, $roomTo: Int, $whole: Boolean) {\n    desk_move_preview(id: $id, line_id: $line, start: $start, chair_id: $chair, minutes: $minutes, room_from: $roomFrom, room_to: $roomTo, whole_group: $whole) {\n      message\n      clashes { key words }\n      new_total\n      guest_message\n      next_clear\n    }\n  }\n": typeof types.DeskMovePreviewDocument,
    "\n  query DeskMovePeople($id: Int!, $line: Int) {\n    desk_move_people(id: $id, line_id: $line) { chair_id does minutes price }\n  }\n": typeof types.DeskMovePeopleDocument,
    "\n  mutation DeskMove(\n    $id: Int!, $line: Int, $start: Int, $chair: Int, $minutes: Int, $roomFrom: Int, $roomTo: Int, $whole: Boolean, $anyway: [String!], $tell: String, $message: String, $total: Float, $version: Int, $key: String\n  ) {\n    desk_move(\n      id: $id, line_id: $line, start: $start, chair_id: $chair, minutes: $minutes, room_from: $roomFrom, room_to: $roomTo, whole_group: $whole, anyway: $anyway,\n      tell: $tell, guest_message: $message, new_total: $total,\n      version: $version, idempotency_key: $key\n    ) {\n      status message has_changed version move_id undo_until\n      clashes { key words }\n    }\n  }\n": typeof types.DeskMoveDocument,
    "\n  mutation DeskUndoMove($id: Int!) {\n    desk_undo_move(id: $id) { status message }\n  }\n": typeof types.DeskUndoMoveDocument,
    "\n  mutation DeskWithdrawProposal($id: Int!) {\n    desk_withdraw_proposal(id: $id) { status message }\n  }\n": typeof types.DeskWithdrawProposalDocument,
    "\n  query DeskCalendar($business: Int!, $from: String!, $to: String!) {\n    desk_calendar(business_id: $business, from: $from, to: $to) {\n      from\n      to\n      zone\n      chairs { id name person active portrait { image } }\n      hours { chair_id weekday from to week date }\n      shut { date kind reason }\n      entries {\n        key kind chair_id starts ends title service appt_id guest_id is_new_guest status arrived late_minutes asked_by asks_for reminder_answer\n        total_amount due schedule_id seats seats_taken is_course room_id has_guest_joined purpose expires_at block_id\n      }\n      by_room {\n        rooms { id name kind active }\n        entries {\n          key kind chair_id starts ends title service appt_id guest_id is_new_guest status arrived late_minutes asked_by asks_for reminder_answer\n          total_amount due schedule_id seats seats_taken is_course room_id has_guest_joined purpose expires_at block_id\n        }\n      }\n      to_answer { appt_id status starts guest_name is_new_guest answered_by_itself_at asks_for service overlaps is_shut }\n    }\n  }\n": typeof types.DeskCalendarDocument,
    "\n  query DeskLoad($business: Int!, $from: String!, $to: String!, $chair: Int) {\n    desk_load(business_id: $business, from: $from, to: $to, chair_id: $chair) {\n      date fill morning afternoon evening bookings worth waiting classes away free { person minutes } shut shut_reason\n    }\n  }\n": typeof types.DeskLoadDocument,
    "\n  query DeskFindAppointments($business: Int!, $search: String!) {\n    desk_find_appointments(business_id: $business, search: $search) { id guest_name status starts service person }\n  }\n": typeof types.DeskFindAppointmentsDocument,
    "\n  query DeskAppointment($id: Int!) {\n    desk_appointment(id: $id) {\n      id business_id kind status starts ends arrived note note_to_guest private_note version tell cancelled_by charge_decision\n      guest { id first_name last_name mobile email is_new is_blocked completed missed cancelled_late note allergies tags texts_allowed }\n      products { id name quantity total }\n      lines { id service_pricing_id service starts minutes chair_id chair person price special_price list_price is_group }\n      proposal { by note previous options asked_at answered_by_itself_at }\n      call { room_id starts minutes opens_at closes_at has_ended has_guest_joined }\n      mail_problem { kind address since }\n      reminder { answer asked answered recorded_by asked_again delivery text_cost }\n      discount discount_percent discount_reason credit refundable_credit\n      total_amount due waived refundable fee\n      late_minutes is_nameless\n      series { appt_id starts status }\n      companion companion_email\n      together { id name services status starts }\n      parts { appt_id name for_all state paid deposit_left due pay_until path }\n      may_accept may_propose may_move may_edit may_withdraw may_cancel may_complete may_no_show may_arrive may_take may_return_deposit may_take_back\n    }\n  }\n": typeof types.DeskAppointmentDocument,
    "\n  mutation DeskAccept($id: Int!) {\n    desk_accept(id: $id) { status message }\n  }\n": typeof types.DeskAcceptDocument,
    "\n  mutation DeskAcceptAll($business: Int!, $ids: [Int!]!) {\n    desk_accept_all(business_id: $business, ids: $ids) { accepted refused { appt_id message } }\n  }\n": typeof types.DeskAcceptAllDocument,
    "\n  mutation DeskDeclineMove($id: Int!, $note: String) {\n    desk_decline_move(id: $id, note: $note) { status message }\n  }\n": typeof types.DeskDeclineMoveDocument,
    "\n  mutation DeskProposeTimes($id: Int!, $times: [Int!]!, $note: String, $whole: Boolean) {\n    desk_propose_times(id: $id, times: $times, note: $note, whole_group: $whole) { status message }\n  }\n": typeof types.DeskProposeTimesDocument,
    "\n  mutation DeskCancel($id: Int!, $note: String) {\n    desk_cancel(id: $id, note: $note) { status message }\n  }\n": typeof types.DeskCancelDocument,
    "\n  mutation DeskComplete($id: Int!, $take: String) {\n    desk_complete(id: $id, take: $take) { status message }\n  }\n": typeof types.DeskCompleteDocument,
    "\n  mutation DeskNoShow($id: Int!) {\n    desk_no_show(id: $id) { status message }\n  }\n": typeof types.DeskNoShowDocument,
    "\n  mutation DeskTakeBack($id: Int!) {\n    desk_take_back(id: $id) { status message }\n  }\n": typeof types.DeskTakeBackDocument,
    "\n  mutation DeskSaveMessageChoice($business: Int!, $guest: Int!, $allowed: Boolean!) {\n    desk_save_message_choice(business_id: $business, guest_id: $guest, channel: \"text\", purpose: \"bookings\", allowed: $allowed) {\n      status message\n    }\n  }\n": typeof types.DeskSaveMessageChoiceDocument,
    "\n  mutation DeskArrived($id: Int!, $arrived: Boolean!) {\n    desk_arrived(id: $id, arrived: $arrived) { status message }\n  }\n": typeof types.DeskArrivedDocument,
    "\n  mutation DeskReopenCall($room: String!) {\n    reopen_video_call(room_id: $room) { status message }\n  }\n": typeof types.DeskReopenCallDocument,
    "\n  mutation DeskDecideCharge($id: Int!, $charge: Boolean!) {\n    desk_decide_charge(id: $id, charge: $charge) { status message }\n  }\n": typeof types.DeskDecideChargeDocument,
    "\n  mutation DeskReturnDeposit($id: Int!) {\n    desk_return_deposit(id: $id) { status message }\n  }\n": typeof types.DeskReturnDepositDocument,
    "\n  query DeskMoveTimes($id: Int!, $date: String!, $whole: Boolean) {\n    desk_move_times(id: $id, date: $date, whole_group: $whole) {\n      time_slots { s_time seats_left }\n      date_slots { s_date }\n    }\n  }\n": typeof types.DeskMoveTimesDocument,
    "\n  query DeskClass($business: Int!, $id: Int!) {\n    desk_class(business_id: $business, id: $id) {\n      id service is_course is_cancelled has_begun starts ends seats seats_taken room person\n      other_dates { id starts seats seats_taken }\n      people { appt_id guest_id guest_name seats status arrived attendance is_new_guest due mobile has_mail dates }\n    }\n  }\n": typeof types.DeskClassDocument,
    "\n  query DeskPapers($business: Int!, $appointment: Int!) {\n    desk_papers(business_id: $business, appointment_id: $appointment) {\n      invoice_number\n      invoice_pdf_url\n      credit_notes { id number amount pdf_url }\n    }\n  }\n": typeof types.DeskPapersDocument,
    "\n  query DeskAppointmentForms($business: Int!, $appointment: Int!) {\n    desk_appointment_forms(business_id: $business, appt_id: $appointment) {\n      id version title intro is_due signed_name signed_at entered_by\n      questions { id kind label required options }\n      answers { question answer }\n    }\n  }\n": typeof types.DeskAppointmentFormsDocument,
    "\n  query DeskAppointmentTests($business: Int!, $appointment: Int!) {\n    desk_appointment_tests(business_id: $business, appt_id: $appointment) {\n      service test test_service_id hours_before tested is_done is_recorded\n    }\n  }\n": typeof types.DeskAppointmentTestsDocument,
    "\n  query DeskFeesOfMissed($business: Int!) {\n    desk_card_fees(business_id: $business) {\n      chargeable { appt_id most }\n      fees { appt_id amount status refunded }\n    }\n  }\n": typeof types.DeskFeesOfMissedDocument,
    "\n  query DeskTill($id: Int!) {\n    desk_till(id: $id) {\n      id version status starts guest_id guest_name is_nameless mail_to shop place vat_rate states_vat\n      lines {\n        id kind name quantity price discount vat_rate person portrait { image } minutes refundable can_restock member_off member_percent\n      }\n      work { chair_id person minutes }\n      due paid\n      payment { id taken cash card voucher tip discount discount_reason cash_given }\n      may_undo why_not_undo may_refund tip_left invoice_number\n      member { name product_percent }\n      ways { way most label }\n      recent_products { name price vat_rate }\n      shelf { id name price vat_rate sku stock }\n    }\n  }\n": typeof types.DeskTillDocument,
    "\n  mutation DeskCheckVoucher($id: Int!, $code: String!, $goods: Float) {\n    desk_check_voucher(id: $id, code: $code, goods: $goods) { status message amount }\n  }\n": typeof types.DeskCheckVoucherDocument,
    "\n  mutation DeskCheckout(\n    $id: Int!\n    $version: Int!\n    $products: [TillProductInput!]\n    $sellAnyway: Boolean\n    $discount: Float\n    $discountPercent: Int\n    $discountReason: String\n    $memberPrice: Boolean\n    $tip: Float\n    $vouchers: [TillVoucherInput!]\n    $cash: Float\n    $card: Float\n    $cashGiven: Float\n    $total: Float!\n    $receipt: Boolean\n    $key: String\n  ) {\n    desk_checkout(\n      id: $id\n      version: $version\n      products: $products\n      sell_anyway: $sellAnyway\n      discount: $discount\n      discount_percent: $discountPercent\n      discount_reason: $discountReason\n      member_price: $memberPrice\n      tip: $tip\n      vouchers: $vouchers\n      cash: $cash\n      card: $card\n      cash_given: $cashGiven\n      total: $total\n      receipt: $receipt\n      idempotency_key: $key\n    ) {\n      status message change has_changed\n    }\n  }\n": typeof types.DeskCheckoutDocument,
    "\n  mutation DeskUndoCheckout($id: Int!, $version: Int!, $key: String) {\n    desk_undo_checkout(id: $id, version: $version, idempotency_key: $key) { status message }\n  }\n": typeof types.DeskUndoCheckoutDocument,
    "\n  mutation DeskRefund(\n    $id: Int!\n    $version: Int!\n    $lines: [Int!]\n    $restock: [Int!]\n    $tip: Boolean\n    $amount: Float!\n    $to: String!\n    $reason: String\n    $key: String\n  ) {\n    desk_refund(\n      id: $id\n      version: $version\n      line_ids: $lines\n      restock_ids: $restock\n      tip: $tip\n      amount: $amount\n      to: $to\n      reason: $reason\n      idempotency_key: $key\n    ) {\n      status message\n    }\n  }\n": typeof types.DeskRefundDocument,
    "\n  mutation DeskSendReceipt($id: Int!) {\n    desk_send_receipt(id: $id) { status message }\n  }\n": typeof types.DeskSendReceiptDocument,
    "\n  query DeskTillPackages($business: Int!, $appointment: Int!) {\n    desk_till_packages(business_id: $business, appointment_id: $appointment) {\n      own { id code name sessions sessions_left }\n      offers { id name price sessions }\n    }\n  }\n": typeof types.DeskTillPackagesDocument,
    "\n  mutation DeskSellPackage(\n    $business: Int!\n    $appointment: Int!\n    $package: Int!\n    $method: String!\n    $price: Float!\n    $key: String\n  ) {\n    desk_sell_package(\n      business_id: $business\n      appointment_id: $appointment\n      package_id: $package\n      method: $method\n      price: $price\n      idempotency_key: $key\n    ) {\n      status message\n    }\n  }\n": typeof types.DeskSellPackageDocument,
    "\n  query DeskUnanswered($business: Int!) {\n    desk_unanswered(business_id: $business) {\n      appt_id guest_id guest_name mobile service starts asked asked_again delivery text_cost\n    }\n  }\n": typeof types.DeskUnansweredDocument,
    "\n  query DeskPayments(\n    $business: Int!, $from: String!, $to: String!, $ways: [String!], $states: [String!], $chair: Int, $service: Int,\n    $search: String, $after: String\n  ) {\n    desk_payments(\n      business_id: $business, from: $from, to: $to, ways: $ways, states: $states, chair_id: $chair,\n      service_id: $service, search: $search, after: $after\n    ) {\n      payments { id at guest_name what people way method instrument amount state appt_id invoice_number }\n      next count taken refunded voucher tips\n      people { id name }\n      services { id name }\n    }\n  }\n": typeof types.DeskPaymentsDocument,
    "\n  query DeskPayment($business: Int!, $id: Int!) {\n    desk_payment(business_id: $business, id: $id) {\n      entries { id at side kind method amount note by refund_status is_undone }\n      appointments { id starts status }\n      invoice_number\n      invoice_pdf_url\n      credit_notes { id number amount reason created_at pdf_url }\n    }\n  }\n": typeof types.DeskPaymentDocument,
    "\n  query DeskVat($business: Int!, $from: String!, $to: String!) {\n    desk_vat(business_id: $business, from: $from, to: $to) {\n      lines { treatment rate gross net vat }\n      vat vouchers_sold vouchers_prepaid bonus breakage tips credit paid\n    }\n  }\n": typeof types.DeskVatDocument,
    "\n  query DeskVatRates($business: Int!) {\n    desk_vat_rates(business_id: $business) {\n      is_registered shop_rate today\n      services { id name rate }\n      products { name rate }\n      vouchers { id name purpose single_rate }\n      changes { id subject name valid_from rate treatment rate_before }\n    }\n  }\n": typeof types.DeskVatRatesDocument,
    "\n  mutation DeskSaveVatRate(\n    $business: Int!, $subject: String!, $services: [Int!], $product: String, $from: String!, $rate: Float, $treatment: String\n  ) {\n    desk_save_vat_rate(\n      business_id: $business, subject: $subject, service_ids: $services, product: $product, valid_from: $from, rate: $rate,\n      treatment: $treatment\n    ) { status message }\n  }\n": typeof types.DeskSaveVatRateDocument,
    "\n  mutation DeskRemoveVatRate($business: Int!, $id: Int!) {\n    desk_remove_vat_rate(business_id: $business, id: $id) { status message }\n  }\n": typeof types.DeskRemoveVatRateDocument,
    "\n  mutation DeskSetVoucherPurpose($business: Int!, $id: Int!, $purpose: String!) {\n    desk_set_voucher_purpose(business_id: $business, id: $id, purpose: $purpose) { status message }\n  }\n": typeof types.DeskSetVoucherPurposeDocument,
    "\n  query DeskDrawer($business: Int!, $date: String!) {\n    desk_drawer(business_id: $business, date: $date) {\n      date float cash paid_in paid_out expected counted difference is_closed\n      movements { id at kind amount reason by }\n    }\n  }\n": typeof types.DeskDrawerDocument,
    "\n  mutation DeskDrawerEntry($business: Int!, $kind: String!, $amount: Float!, $reason: String, $key: String) {\n    desk_drawer_entry(business_id: $business, kind: $kind, amount: $amount, reason: $reason, idempotency_key: $key) {\n      status message\n    }\n  }\n": typeof types.DeskDrawerEntryDocument,
    "\n  query DeskAccounts($business: Int!) {\n    desk_accounts(business_id: $business) { key code name about }\n  }\n": typeof types.DeskAccountsDocument,
    "\n  mutation DeskSaveAccounts($business: Int!, $accounts: [BooksAccountInput!]!) {\n    desk_save_accounts(business_id: $business, accounts: $accounts) { status message }\n  }\n": typeof types.DeskSaveAccountsDocument,
    "\n  query DeskReports($business: Int!, $from: String!, $to: String!) {\n    desk_reports(business_id: $business, from: $from, to: $to) {\n      key unit series total before second_total second_before\n      rows { label chair_id values }\n    }\n  }\n": typeof types.DeskReportsDocument,
    "\n  query DeskPayouts($business: Int!) {\n    desk_payouts(business_id: $business) {\n      is_offered fee_percent account_state account_needs bank checked_at\n      next {\n        id status amount arrives_on until bank failure payments\n        places { captured refunded fees disputed paid_out pending }\n      }\n      payouts {\n        id status amount arrives_on until bank failure payments\n        places { captured refunded fees disputed paid_out pending }\n      }\n      places { captured refunded fees disputed paid_out pending }\n      disputes { id status amount reason guest_name instrument paid_at respond_by refunded }\n      differences { what ours theirs }\n    }\n  }\n": typeof types.DeskPayoutsDocument,
    "\n  query DeskPayoutItems($business: Int!, $id: Int) {\n    desk_payout_items(business_id: $business, id: $id) { id kind at guest_name instrument amount fee net }\n  }\n": typeof types.DeskPayoutItemsDocument,
    "\n  mutation DeskSetUpPayouts($business: Int!) {\n    desk_set_up_payouts(business_id: $business) { url }\n  }\n": typeof types.DeskSetUpPayoutsDocument,
    "\n  mutation DeskCheckPayoutAccount($business: Int!) {\n    desk_check_payout_account(business_id: $business)\n  }\n": typeof types.DeskCheckPayoutAccountDocument,
    "\n  mutation DeskSaveAcceptRules($business: Int!, $rules: [DeskAcceptRuleInput!]!) {\n    desk_save_accept_rules(business_id: $business, rules: $rules) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSaveAcceptRulesDocument,
    "\n  query DeskAcceptPreview($business: Int!, $rules: [DeskAcceptRuleInput!]!) {\n    desk_accept_preview(business_id: $business, rules: $rules) { requests accepted missed_guests }\n  }\n": typeof types.DeskAcceptPreviewDocument,
    "\n  query DeskProfile($business: Int!) {\n    desk_shop(business_id: $business) {\n      id slug name description about location area eir_code zone phone email website facebook instagram linkedin tiktok\n      gender_served vat_number vat_rate upfront_percent part_hours confirms_at_once video_vetting consultation_minutes\n      pictures { id is_on_top picture { id image alt width height tint } }\n    }\n  }\n": typeof types.DeskProfileDocument,
    "\n  mutation DeskChangeAddress($business: Int!, $slug: String!) {\n    desk_change_address(business_id: $business, slug: $slug) {\n      ...Changed\n    }\n  }\n": typeof types.DeskChangeAddressDocument,
    "\n  mutation DeskSetVisible($business: Int!, $visible: Boolean!) {\n    desk_set_visible(business_id: $business, visible: $visible) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSetVisibleDocument,
    "\n  mutation DeskSaveProfile(\n    $business: Int!\n    $name: String!\n    $description: String\n    $about: String\n    $location: String!\n    $area: String!\n    $eir_code: String\n    $place: String\n    $zone: String!\n    $phone: String\n    $email: String\n    $website: String\n    $facebook: String\n    $instagram: String\n    $linkedin: String\n    $tiktok: String\n    $gender_served: String!\n    $vat_number: String\n    $vat_rate: Float\n  ) {\n    desk_save_profile(\n      business_id: $business\n      name: $name\n      description: $description\n      about: $about\n      location: $location\n      area: $area\n      eir_code: $eir_code\n      place_id: $place\n      zone: $zone\n      phone: $phone\n      email: $email\n      website: $website\n      facebook: $facebook\n      instagram: $instagram\n      linkedin: $linkedin\n      tiktok: $tiktok\n      gender_served: $gender_served\n      vat_number: $vat_number\n      vat_rate: $vat_rate\n    ) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSaveProfileDocument,
    "\n  mutation DeskOrderPictures($business: Int!, $ids: [Int!]!) {\n    desk_order_pictures(business_id: $business, ids: $ids) {\n      ...Changed\n    }\n  }\n": typeof types.DeskOrderPicturesDocument,
    "\n  mutation DeskDescribePicture($business: Int!, $id: Int!, $alt: String!) {\n    desk_describe_picture(business_id: $business, id: $id, alt: $alt) {\n      ...Changed\n    }\n  }\n": typeof types.DeskDescribePictureDocument,
    "\n  mutation DeskRemovePicture($business: Int!, $id: Int!) {\n    desk_remove_picture(business_id: $business, id: $id) {\n      ...Changed\n    }\n  }\n": typeof types.DeskRemovePictureDocument,
    "\n  query DeskPolicy($business: Int!) {\n    desk_shop(business_id: $business) {\n      id policy accept_rules { guests longer_than paid accepts in_full } video_vetting\n      forgives_first notice_minutes horizon_days guest_moves\n      policy_steps { hours percent }\n    }\n  }\n": typeof types.DeskPolicyDocument,
    "\n  query DeskPolicyExample($business: Int!) {\n    desk_policy_example(business_id: $business) { service starts total deposit is_booked }\n  }\n": typeof types.DeskPolicyExampleDocument,
    "\n  mutation DeskSavePolicy($business: Int!, $policy: [Int!]!, $steps: [DeskPolicyStepInput!]!, $forgives: Boolean) {\n    desk_save_policy(business_id: $business, policy: $policy, steps: $steps, forgives_first: $forgives) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSavePolicyDocument,
    "\n  mutation DeskSaveWindow($business: Int!, $notice: Int!, $horizon: Int!, $moves: String!) {\n    desk_save_rhythm(business_id: $business, notice_minutes: $notice, horizon_days: $horizon, guest_moves: $moves) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSaveWindowDocument,
    "\n  query DeskCalendars($business: Int!) {\n    desk_calendars(business_id: $business) {\n      guest_names\n      google_offered\n      feeds { person_id name portrait { image } url webcal_url }\n      sources { id person_id person kind name account enabled writes_out checked_at was_read problem }\n      conflicts { appt_id person calendar guest_name services starts busy_from busy_to }\n    }\n  }\n": typeof types.DeskCalendarsDocument,
    "\n  mutation DeskAddCalendar($business: Int!, $person: Int!, $kind: String!, $name: String, $address: String!, $user: String, $password: String, $out: Boolean) {\n    desk_add_calendar(business_id: $business, person_id: $person, kind: $kind, name: $name, address: $address, user_name: $user, password: $password, writes_out: $out) {\n      ...Changed\n    }\n  }\n": typeof types.DeskAddCalendarDocument,
    "\n  mutation DeskStartGoogle($business: Int!, $person: Int!) {\n    desk_start_google(business_id: $business, person_id: $person)\n  }\n": typeof types.DeskStartGoogleDocument,
    "\n  mutation DeskSwitchCalendar($business: Int!, $id: Int!, $enabled: Boolean!) {\n    desk_switch_calendar(business_id: $business, id: $id, enabled: $enabled) { ...Changed }\n  }\n": typeof types.DeskSwitchCalendarDocument,
    "\n  mutation DeskCheckCalendar($business: Int!, $id: Int!) {\n    desk_check_calendar(business_id: $business, id: $id) { ...Changed }\n  }\n": typeof types.DeskCheckCalendarDocument,
    "\n  mutation DeskRemoveCalendar($business: Int!, $id: Int!) {\n    desk_remove_calendar(business_id: $business, id: $id) { ...Changed }\n  }\n": typeof types.DeskRemoveCalendarDocument,
    "\n  mutation DeskMakeCalendarLink($business: Int!, $person: Int) {\n    desk_make_calendar_link(business_id: $business, person_id: $person) { ...Changed }\n  }\n": typeof types.DeskMakeCalendarLinkDocument,
    "\n  mutation DeskResetCalendarLinks($business: Int!) {\n    desk_reset_calendar_links(business_id: $business) { ...Changed }\n  }\n": typeof types.DeskResetCalendarLinksDocument,
    "\n  mutation DeskSaveCalendarNames($business: Int!, $names: String!) {\n    desk_save_calendar_names(business_id: $business, guest_names: $names) { ...Changed }\n  }\n": typeof types.DeskSaveCalendarNamesDocument,
    "\n  fragment CampaignFacts on DeskCampaign {\n    id name state channel subject body send_at started ended waiting sent failed complaints cost bookings booking_guests booked\n    segment { kind weeks least month id unused }\n    skipped { reason guests }\n  }\n": typeof types.CampaignFactsFragmentDoc,
    "\n  query DeskCampaigns($business: Int!) {\n    desk_campaigns(business_id: $business) {\n      campaigns { ...CampaignFacts }\n      choices { services { id name } vouchers { id name } packages { id name } }\n      text_price text_limit spent quiet_from quiet_until has_texts is_demo\n    }\n  }\n": typeof types.DeskCampaignsDocument,
    "\n  query DeskAudience($business: Int!, $segment: DeskSegmentInput!) {\n    desk_audience(business_id: $business, segment: $segment) {\n      matched\n      channels { channel reached refused { reason guests } }\n    }\n  }\n": typeof types.DeskAudienceDocument,
    "\n  mutation DeskSaveCampaign(\n    $business: Int!\n    $id: Int\n    $name: String!\n    $channel: String!\n    $segment: DeskSegmentInput!\n    $subject: String!\n    $body: String!\n  ) {\n    desk_save_campaign(\n      business_id: $business\n      id: $id\n      name: $name\n      channel: $channel\n      segment: $segment\n      subject: $subject\n      body: $body\n    ) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSaveCampaignDocument,
    "\n  mutation DeskSendCampaign($business: Int!, $id: Int!, $date: String, $time: Int) {\n    desk_send_campaign(business_id: $business, id: $id, date: $date, time: $time) { ...Changed }\n  }\n": typeof types.DeskSendCampaignDocument,
    "\n  mutation DeskCancelCampaign($business: Int!, $id: Int!) {\n    desk_cancel_campaign(business_id: $business, id: $id) { ...Changed }\n  }\n": typeof types.DeskCancelCampaignDocument,
    "\n  mutation DeskRemoveCampaign($business: Int!, $id: Int!) {\n    desk_remove_campaign(business_id: $business, id: $id) { ...Changed }\n  }\n": typeof types.DeskRemoveCampaignDocument,
    "\n  mutation DeskTestCampaign($business: Int!, $channel: String!, $subject: String!, $body: String!) {\n    desk_test_campaign(business_id: $business, channel: $channel, subject: $subject, body: $body) { status message }\n  }\n": typeof types.DeskTestCampaignDocument,
    "\n  query DeskConversations($business: Int!, $search: String, $unread: Boolean, $route: String, $page: Int) {\n    desk_conversations(business_id: $business, search: $search, unread: $unread, route: $route, page: $page) {\n      conversations { id guest_id guest_name preview last_own last_at unread }\n      total\n      unread_conversations\n    }\n  }\n": typeof types.DeskConversationsDocument,
    "\n  query DeskConversation($business: Int!, $guest: Int!, $before: Int) {\n    desk_conversation(business_id: $business, guest_id: $guest, before: $before) {\n      id guest_id guest_name first_name mobile is_guest reached_by text_price has_older silence silence_words blocked\n      appointment { id starts services is_call moved_at }\n      events { key at words }\n      messages { id own author body route at read pictures { id url width height } }\n    }\n  }\n": typeof types.DeskConversationDocument,
    "\n  query DeskConversationGuest($business: Int!, $guest: Int!) {\n    desk_guest(business_id: $business, guest_id: $guest) {\n      id first_name note allergies came spent\n      appointments { id status starts service }\n    }\n  }\n": typeof types.DeskConversationGuestDocument,
    "\n  query DeskGuestsToWrite($business: Int!, $search: String!) {\n    desk_guests(business_id: $business, search: $search, filter: \"all\", page: 1) {\n      guests { id first_name last_name }\n    }\n  }\n": typeof types.DeskGuestsToWriteDocument,
    "\n  mutation DeskSendMessage($business: Int!, $guest: Int!, $body: String!, $appt: Int, $pictures: [Int!], $key: String!) {\n    desk_send_message(business_id: $business, guest_id: $guest, body: $body, appt_id: $appt, picture_ids: $pictures, idempotency_key: $key) {\n      status message conversation_id id\n    }\n  }\n": typeof types.DeskSendMessageDocument,
    "\n  mutation DeskReadConversation($business: Int!, $id: Int!, $last: Int!) {\n    desk_read_conversation(business_id: $business, id: $id, last_id: $last) { status message }\n  }\n": typeof types.DeskReadConversationDocument,
    "\n  mutation DeskBlockConversation($business: Int!, $id: Int!, $blocked: Boolean!) {\n    desk_block_conversation(business_id: $business, id: $id, blocked: $blocked) { status message }\n  }\n": typeof types.DeskBlockConversationDocument,
    "\n  mutation DeskReportConversation($business: Int!, $id: Int!, $reason: String!, $note: String) {\n    desk_report_conversation(business_id: $business, id: $id, reason: $reason, note: $note) { status message }\n  }\n": typeof types.DeskReportConversationDocument,
    "\n  query DeskSavedReplies($business: Int!) {\n    desk_saved_replies(business_id: $business) { id title body }\n  }\n": typeof types.DeskSavedRepliesDocument,
    "\n  mutation DeskSaveReply($business: Int!, $id: Int, $title: String!, $body: String!) {\n    desk_save_reply(business_id: $business, id: $id, title: $title, body: $body) { status message }\n  }\n": typeof types.DeskSaveReplyDocument,
    "\n  mutation DeskDeleteSavedReply($business: Int!, $id: Int!) {\n    desk_delete_saved_reply(business_id: $business, id: $id) { status message }\n  }\n": typeof types.DeskDeleteSavedReplyDocument,
    "\n  query DeskForms($business: Int!) {\n    desk_forms(business_id: $business) {\n      id title intro timing frequency version active answered service_ids\n      questions { id kind label required options }\n    }\n    desk_patch_tests(business_id: $business) {\n      service_id service test_service_id test hours_before valid_days\n    }\n    desk_menu(business_id: $business) {\n      id name\n      services { id name active kind }\n    }\n  }\n": typeof types.DeskFormsDocument,
    "\n  mutation DeskSaveForm(\n    $business: Int!\n    $id: Int\n    $title: String!\n    $intro: String\n    $timing: String!\n    $frequency: String!\n    $services: [Int!]!\n    $questions: [DeskQuestionInput!]!\n  ) {\n    desk_save_form(\n      business_id: $business\n      id: $id\n      title: $title\n      intro: $intro\n      timing: $timing\n      frequency: $frequency\n      service_ids: $services\n      questions: $questions\n    ) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSaveFormDocument,
    "\n  mutation DeskSetFormActive($business: Int!, $id: Int!, $active: Boolean!) {\n    desk_set_form_active(business_id: $business, id: $id, active: $active) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSetFormActiveDocument,
    "\n  mutation DeskSavePatchTest($business: Int!, $service: Int!, $test: Int!, $hours: Int!, $days: Int!) {\n    desk_save_patch_test(\n      business_id: $business\n      service_id: $service\n      test_service_id: $test\n      hours_before: $hours\n      valid_days: $days\n    ) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSavePatchTestDocument,
    "\n  mutation DeskRemovePatchTest($business: Int!, $service: Int!) {\n    desk_remove_patch_test(business_id: $business, service_id: $service) {\n      ...Changed\n    }\n  }\n": typeof types.DeskRemovePatchTestDocument,
    "\n  query DeskGuests($business: Int!, $search: String, $filter: String, $page: Int) {\n    desk_guests(business_id: $business, search: $search, filter: $filter, page: $page) {\n      total\n      counts { all new asked blocked }\n      guests { id first_name last_name completed missed last next is_new is_blocked is_asked }\n    }\n  }\n": typeof types.DeskGuestsDocument,
    "\n  query DeskGuest($business: Int!, $guest: Int!) {\n    desk_guest(business_id: $business, guest_id: $guest) {\n      id first_name last_name mobile email has_account is_new is_blocked blocked warned reason note allergies tags birthday since came missed spent\n      appointments { id kind status starts service total_amount cancelled_by fee is_fee_asked kept }\n      news { channel allowed source said refusal may_record }\n      files { id name caption content_type bytes may_be_shown consent_at consent_by url }\n    }\n  }\n": typeof types.DeskGuestDocument,
    "\n  query DeskGuestTags($business: Int!) {\n    desk_guest_tags(business_id: $business)\n  }\n": typeof types.DeskGuestTagsDocument,
    "\n  query DeskGuestDuplicates($business: Int!, $guest: Int!) {\n    desk_guest_duplicates(business_id: $business, guest_id: $guest) {\n      id first_name last_name mobile email has_account reasons\n    }\n  }\n": typeof types.DeskGuestDuplicatesDocument,
    "\n  mutation DeskMergeGuests($business: Int!, $guest: Int!, $other: Int!, $name: String, $mobile: String, $email: String) {\n    desk_merge_guests(business_id: $business, guest_id: $guest, other_id: $other, name: $name, mobile: $mobile, email: $email) {\n      status message id\n    }\n  }\n": typeof types.DeskMergeGuestsDocument,
    "\n  mutation DeskRemoveGuestFile($business: Int!, $id: Int!) {\n    desk_remove_guest_file(business_id: $business, id: $id) { status message }\n  }\n": typeof types.DeskRemoveGuestFileDocument,
    "\n  mutation DeskAddGuest($business: Int!, $guest: DeskGuestInput!) {\n    desk_add_guest(business_id: $business, guest: $guest) { status message id is_new }\n  }\n": typeof types.DeskAddGuestDocument,
    "\n  mutation DeskNoteGuest(\n    $business: Int!\n    $guest: Int!\n    $note: String!\n    $allergies: String\n    $tags: [String!]\n    $birthday: String\n  ) {\n    desk_note_guest(\n      business_id: $business\n      guest_id: $guest\n      note: $note\n      allergies: $allergies\n      tags: $tags\n      birthday: $birthday\n    ) {\n      status message\n    }\n  }\n": typeof types.DeskNoteGuestDocument,
    "\n  mutation DeskWarnGuest($business: Int!, $guest: Int!, $reason: String) {\n    desk_warn_guest(business_id: $business, guest_id: $guest, reason: $reason) { status message }\n  }\n": typeof types.DeskWarnGuestDocument,
    "\n  mutation DeskBlockGuest($business: Int!, $guest: Int!, $reason: String) {\n    desk_block_guest(business_id: $business, guest_id: $guest, reason: $reason) { status message }\n  }\n": typeof types.DeskBlockGuestDocument,
    "\n  mutation DeskUnblockGuest($business: Int!, $guest: Int!) {\n    desk_unblock_guest(business_id: $business, guest_id: $guest) { status message }\n  }\n": typeof types.DeskUnblockGuestDocument,
    "\n  mutation DeskSaveNewsChoice($business: Int!, $guest: Int!, $channel: String!, $allowed: Boolean!) {\n    desk_save_news_choice(business_id: $business, guest_id: $guest, channel: $channel, allowed: $allowed) {\n      status message\n    }\n  }\n": typeof types.DeskSaveNewsChoiceDocument,
    "\n  query DeskGuestTests($business: Int!, $guest: Int!) {\n    desk_recorded_tests(business_id: $business, guest_id: $guest) { id test tested_on done_by note recorded_by }\n    desk_patch_tests(business_id: $business) { test_service_id test }\n  }\n": typeof types.DeskGuestTestsDocument,
    "\n  mutation DeskRemoveRecordedTest($business: Int!, $id: Int!) {\n    desk_remove_recorded_test(business_id: $business, id: $id) { status message }\n  }\n": typeof types.DeskRemoveRecordedTestDocument,
    "\n  query DeskImports($business: Int!) {\n    desk_imports(business_id: $business) { id kind status file_name rows done created_at finished_at undo_until counts { added merged left } }\n  }\n": typeof types.DeskImportsDocument,
    "\n  query DeskImport($business: Int!, $id: Int!) {\n    desk_import(business_id: $business, id: $id) {\n      id kind status file_name encoding rows done failure finished_at undo_until waits_for date_order order_is_sure samples\n      columns { name field is_sure }\n      totals { ready same need coming }\n      counts { added merged left guests coming kept }\n      problems { code title rows example is_warning chosen choices { choice label } }\n      preview { row name mobile email detail }\n      names { names { kind name rows chosen } options { kind id name } }\n    }\n  }\n": typeof types.DeskImportDocument,
    "\n  query DeskImportRows($business: Int!, $id: Int!, $problem: String!, $after: Int) {\n    desk_import_rows(business_id: $business, id: $id, problem: $problem, after: $after) { row cells name mobile email matched choice }\n  }\n": typeof types.DeskImportRowsDocument,
    "\n  mutation DeskImportMap($business: Int!, $id: Int!, $fields: [String!]!, $order: String!) {\n    desk_import_map(business_id: $business, id: $id, fields: $fields, date_order: $order) { status message }\n  }\n": typeof types.DeskImportMapDocument,
    "\n  mutation DeskImportDecide($business: Int!, $id: Int!, $problem: String!, $choice: String!, $row: Int) {\n    desk_import_decide(business_id: $business, id: $id, problem: $problem, choice: $choice, row: $row) { status message }\n  }\n": typeof types.DeskImportDecideDocument,
    "\n  mutation DeskImportFix($business: Int!, $id: Int!, $fixes: [DeskImportFix!]!) {\n    desk_import_fix(business_id: $business, id: $id, fixes: $fixes) { status message }\n  }\n": typeof types.DeskImportFixDocument,
    "\n  mutation DeskImportMatch($business: Int!, $id: Int!, $kind: String!, $name: String!, $choice: Int) {\n    desk_import_match(business_id: $business, id: $id, kind: $kind, name: $name, choice: $choice) { status message }\n  }\n": typeof types.DeskImportMatchDocument,
    "\n  mutation DeskImportRun($business: Int!, $id: Int!) { desk_import_run(business_id: $business, id: $id) { status message } }\n": typeof types.DeskImportRunDocument,
    "\n  mutation DeskImportUndo($business: Int!, $id: Int!) { desk_import_undo(business_id: $business, id: $id) { status message } }\n": typeof types.DeskImportUndoDocument,
    "\n  mutation DeskImportDiscard($business: Int!, $id: Int!) { desk_import_discard(business_id: $business, id: $id) { status message } }\n": typeof types.DeskImportDiscardDocument,
    "\n  query DeskMoveIn($business: Int!) {\n    desk_move_in(business_id: $business) { open address services people unnamed guests coming days { date appointments } }\n  }\n": typeof types.DeskMoveInDocument,
    "\n  query DeskMemberships($business: Int!) {\n    desk_memberships(business_id: $business) {\n      is_possible\n      sees_money\n      offers {\n        id members is_offered carries_over min_periods notice_days vat_rate service_ids\n        percent_off percent_service_ids product_percent\n        shown { name description price price_words rhythm sessions session_words percent_words term_words services }\n      }\n      members {\n        id guest_id guest_name offer_name price status sessions sessions_left since next is_cancelled resume_on next_try reason\n      }\n      months { month amount payments }\n    }\n  }\n": typeof types.DeskMembershipsDocument,
    "\n  mutation DeskSaveMembership(\n    $business: Int!\n    $id: Int\n    $name: String!\n    $description: String\n    $price: Float!\n    $rhythm: String!\n    $sessions: Int!\n    $carriesOver: Boolean!\n    $vatRate: Float\n    $minPeriods: Int\n    $noticeDays: Int\n    $services: [Int!]!\n    $percentOff: Int\n    $percentServices: [Int!]\n    $productPercent: Int\n  ) {\n    desk_save_membership(\n      business_id: $business\n      id: $id\n      name: $name\n      description: $description\n      price: $price\n      rhythm: $rhythm\n      sessions: $sessions\n      carries_over: $carriesOver\n      vat_rate: $vatRate\n      min_periods: $minPeriods\n      notice_days: $noticeDays\n      service_ids: $services\n      percent_off: $percentOff\n      percent_service_ids: $percentServices\n      product_percent: $productPercent\n    ) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSaveMembershipDocument,
    "\n  mutation DeskSetMembershipActive($business: Int!, $id: Int!, $active: Boolean!) {\n    desk_set_membership_active(business_id: $business, id: $id, active: $active) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSetMembershipActiveDocument,
    "\n  mutation DeskInviteMember($business: Int!, $offer: Int!, $guest: Int!, $key: String) {\n    desk_invite_member(business_id: $business, offer_id: $offer, guest_id: $guest, idempotency_key: $key) {\n      status\n      message\n    }\n  }\n": typeof types.DeskInviteMemberDocument,
    "\n  mutation DeskChangeMember(\n    $business: Int!\n    $id: Int!\n    $change: String!\n    $resumeOn: String\n    $reason: String\n    $key: String\n  ) {\n    desk_change_member(\n      business_id: $business\n      id: $id\n      change: $change\n      resume_on: $resumeOn\n      reason: $reason\n      idempotency_key: $key\n    ) {\n      status\n      message\n    }\n  }\n": typeof types.DeskChangeMemberDocument,
    "\n  query GuestsToInvite($business: Int!, $search: String) {\n    desk_guests(business_id: $business, search: $search, order: \"latest\", page: 1) {\n      guests { id first_name last_name is_blocked }\n    }\n  }\n": typeof types.GuestsToInviteDocument,
    "\n  query DeskNotifications($business: Int!) {\n    desk_notifications(business_id: $business) {\n      unseen\n      items { id kind title message at appt_id is_new }\n    }\n  }\n": typeof types.DeskNotificationsDocument,
    "\n  mutation DeskSeeNotifications($business: Int!, $last: Int!) {\n    desk_see_notifications(business_id: $business, last_id: $last) { status message }\n  }\n": typeof types.DeskSeeNotificationsDocument,
    "\n  mutation DeskRegister($first_name: String!, $last_name: String!, $email: String!, $password: String!) {\n    desk_register(first_name: $first_name, last_name: $last_name, email: $email, password: $password) { access_token }\n  }\n": typeof types.DeskRegisterDocument,
    "\n  query DeskTrades {\n    desk_trades { slug name services { name minutes price } }\n  }\n": typeof types.DeskTradesDocument,
    "\n  query DeskBeginning($business: Int!) {\n    desk_shop(business_id: $business) {\n      id slug name trade country description location area has_position published\n      buffer_minutes upfront_percent policy confirms_at_once video_vetting consultation_minutes\n      chairs { id active }\n      hours { chair_id weekday from to }\n      pictures { id picture { image alt width height tint } }\n    }\n    desk_menu(business_id: $business) {\n      services { id name active pricings { price duration } }\n    }\n  }\n": typeof types.DeskBeginningDocument,
    "\n  query DeskSlug($slug: String, $name: String, $area: String, $trade: String, $business: Int) {\n    desk_slug(slug: $slug, name: $name, area: $area, trade: $trade, business_id: $business) { slug is_free message }\n  }\n": typeof types.DeskSlugDocument,
    "\n  mutation DeskSavePlace(\n    $business: Int\n    $name: String!\n    $trade: String!\n    $description: String\n    $location: String!\n    $place: String\n    $slug: String!\n  ) {\n    desk_save_place(\n      business_id: $business\n      name: $name\n      trade: $trade\n      description: $description\n      location: $location\n      place_id: $place\n      slug: $slug\n    ) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSavePlaceDocument,
    "\n  mutation DeskSaveFirstServices($business: Int!, $services: [DeskFirstServiceInput!]!) {\n    desk_save_first_services(business_id: $business, services: $services) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSaveFirstServicesDocument,
    "\n  mutation DeskSaveFirstHours(\n    $business: Int!\n    $weekdays: [Int!]!\n    $from: Int!\n    $to: Int!\n    $buffer: Int!\n    $chairs: Int!\n  ) {\n    desk_save_first_hours(business_id: $business, weekdays: $weekdays, from: $from, to: $to, buffer_minutes: $buffer, chairs: $chairs) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSaveFirstHoursDocument,
    "\n  mutation DeskPublish($business: Int!, $vetting: Boolean!, $atOnce: Boolean!) {\n    desk_publish(business_id: $business, video_vetting: $vetting, confirms_at_once: $atOnce) {\n      ...Changed\n    }\n  }\n": typeof types.DeskPublishDocument,
    "\n  query DeskPlanNames($business: Int!) {\n    desk_plan(business_id: $business) {\n      trial_days\n      offered { code name price period }\n    }\n  }\n": typeof types.DeskPlanNamesDocument,
    "\n  mutation DeskStartPlan($business: Int!, $plan: String!) {\n    subscribe(business_id: $business, plan: $plan) { status message }\n  }\n": typeof types.DeskStartPlanDocument,
    "\n  query DeskStart($business: Int!) {\n    desk_start(business_id: $business) {\n      is_over open address description opened_at services weekdays unnamed photos bookings first_free\n    }\n    desk_shop(business_id: $business) { pictures { picture { image alt width height tint } } }\n  }\n": typeof types.DeskStartDocument,
    "\n  query DeskTillDay($business: Int!, $date: String!) {\n    desk_till_day(business_id: $business, date: $date) {\n      date cash card online voucher refunds tips closed closed_by expected_cash counted difference\n      tips_by_person { person amount }\n      open { appt_id guest_name starts status due }\n    }\n  }\n": typeof types.DeskTillDayDocument,
    "\n  mutation DeskCloseDay($business: Int!, $date: String!, $counted: Float, $key: String) {\n    desk_close_day(business_id: $business, date: $date, counted: $counted, idempotency_key: $key) { status message }\n  }\n": typeof types.DeskCloseDayDocument,
    "\n  query DeskTakings($business: Int!, $from: String!, $to: String!) {\n    desk_takings(business_id: $business, from: $from, to: $to) {\n      days { date bookings worth taken }\n      taken { online card cash voucher }\n      still_to_come\n      deposits_held\n      deposits_bookings\n      refunds { id guest_name amount status reason at }\n      to_decide { appt_id guest_name starts fee }\n    }\n  }\n": typeof types.DeskTakingsDocument,
    "\n  query DeskPlan($business: Int!) {\n    desk_plan(business_id: $business) {\n      state\n      plan { code name price period diaries }\n      next_plan { code name price period }\n      until\n      next_payment_at\n      next_payment\n      is_leaving\n      card\n      ends_at\n      trial_days\n      is_shop_hidden\n      members_charged\n      diaries_used\n      offered { code name tagline price period diaries }\n      invoices { id number plan amount created_at pdf_url }\n    }\n  }\n": typeof types.DeskPlanDocument,
    "\n  mutation DeskChoosePlan($business: Int!, $plan: String!) {\n    subscribe(business_id: $business, plan: $plan) { status message payment_url }\n  }\n": typeof types.DeskChoosePlanDocument,
    "\n  mutation DeskPayPlan($business: Int!) {\n    desk_pay_plan(business_id: $business) { status message payment_url }\n  }\n": typeof types.DeskPayPlanDocument,
    "\n  mutation DeskLeavePlan($business: Int!) {\n    desk_leave_plan(business_id: $business) { status message }\n  }\n": typeof types.DeskLeavePlanDocument,
    "\n  query DeskCardFees($business: Int!) {\n    desk_card_fees(business_id: $business) {\n      is_offered percent late_hours\n      chargeable { appt_id guest_name starts reason most last4 }\n      fees { id appt_id guest_name starts reason amount status refunded charge_at guest_note }\n    }\n  }\n": typeof types.DeskCardFeesDocument,
    "\n  mutation DeskSaveCardFeeRule($business: Int!, $percent: Int!, $hours: Int!) {\n    desk_save_card_fee_rule(business_id: $business, percent: $percent, late_hours: $hours) { status message }\n  }\n": typeof types.DeskSaveCardFeeRuleDocument,
    "\n  mutation DeskAnnounceCardFee($business: Int!, $appointment: Int!, $amount: Float!, $key: String) {\n    desk_announce_card_fee(business_id: $business, appt_id: $appointment, amount: $amount, idempotency_key: $key) {\n      status message\n    }\n  }\n": typeof types.DeskAnnounceCardFeeDocument,
    "\n  mutation DeskDecideCardFee($business: Int!, $id: Int!, $decision: String!) {\n    desk_decide_card_fee(business_id: $business, id: $id, decision: $decision) { status message }\n  }\n": typeof types.DeskDecideCardFeeDocument,
    "\n  query DeskPeople($business: Int!) {\n    desk_people(business_id: $business) {\n      id\n      chair\n      name\n      slug\n      title\n      bio\n      languages\n      active\n      staff_id\n      role\n      portrait { id image alt width height tint drawn }\n      gallery { id image alt width height tint }\n    }\n  }\n": typeof types.DeskPeopleDocument,
    "\n  query DeskLogins($business: Int!) {\n    desk_team(business_id: $business) {\n      members { user_id first_name last_name email role calendar sees_money }\n    }\n  }\n": typeof types.DeskLoginsDocument,
    "\n  query DeskFirstFree($business: Int!) {\n    team_first_free(business_id: $business) {\n      person_id\n      first_free { s_time }\n    }\n  }\n": typeof types.DeskFirstFreeDocument,
    "\n  query DeskPeopleLoad($business: Int!, $from: String!, $to: String!) {\n    desk_people_load(business_id: $business, from: $from, to: $to) { chair_id minutes fill }\n  }\n": typeof types.DeskPeopleLoadDocument,
    "\n  query DeskMonthByPerson($business: Int!, $from: String!, $to: String!) {\n    desk_reports(business_id: $business, from: $from, to: $to, keys: [\"person\", \"hours\"]) {\n      key\n      rows { chair_id values }\n    }\n  }\n": typeof types.DeskMonthByPersonDocument,
    "\n  mutation DeskSavePerson(\n    $business: Int!\n    $id: Int\n    $name: String!\n    $title: String\n    $bio: String\n    $languages: [String!]\n    $staff_id: Int\n  ) {\n    desk_save_person(\n      business_id: $business\n      id: $id\n      name: $name\n      title: $title\n      bio: $bio\n      languages: $languages\n      staff_id: $staff_id\n    ) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSavePersonDocument,
    "\n  mutation DeskRemovePersonPicture($business: Int!, $person: Int!, $id: Int!) {\n    desk_remove_person_picture(business_id: $business, person_id: $person, id: $id) {\n      ...Changed\n    }\n  }\n": typeof types.DeskRemovePersonPictureDocument,
    "\n  mutation DeskSetBookable($business: Int!, $id: Int!, $active: Boolean!, $decisions: [DeskDecisionInput!]) {\n    desk_set_chair_active(business_id: $business, id: $id, active: $active, decisions: $decisions) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSetBookableDocument,
    "\n  query DeskAbsences($business: Int!) {\n    desk_absences(business_id: $business) { id person_id name from to kind note status }\n  }\n": typeof types.DeskAbsencesDocument,
    "\n  mutation DeskAddAbsence(\n    $business: Int!\n    $person: Int\n    $from: String!\n    $to: String!\n    $kind: String!\n    $note: String\n    $decisions: [DeskDecisionInput!]\n  ) {\n    desk_add_absence(\n      business_id: $business\n      person_id: $person\n      from: $from\n      to: $to\n      kind: $kind\n      note: $note\n      decisions: $decisions\n    ) {\n      ...Changed\n    }\n  }\n": typeof types.DeskAddAbsenceDocument,
    "\n  mutation DeskAnswerAbsence($business: Int!, $id: Int!, $approve: Boolean!, $decisions: [DeskDecisionInput!]) {\n    desk_answer_absence(business_id: $business, id: $id, approve: $approve, decisions: $decisions) {\n      ...Changed\n    }\n  }\n": typeof types.DeskAnswerAbsenceDocument,
    "\n  mutation DeskEndAbsence($business: Int!, $id: Int!) {\n    desk_end_absence(business_id: $business, id: $id) {\n      ...Changed\n    }\n  }\n": typeof types.DeskEndAbsenceDocument,
    "\n  query DeskRota($business: Int!) {\n    desk_shop(business_id: $business) {\n      hours { chair_id weekday from to week date }\n      closed_days { date reason }\n    }\n  }\n": typeof types.DeskRotaDocument,
    "\n  mutation DeskSaveRota($business: Int!, $chair: Int!, $hours: [DeskHoursInput!]!, $decisions: [DeskDecisionInput!]) {\n    desk_save_hours(business_id: $business, chair_id: $chair, hours: $hours, decisions: $decisions) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSaveRotaDocument,
    "\n  mutation DeskSaveDateHours(\n    $business: Int!\n    $person: Int!\n    $date: String!\n    $hours: [DeskSpanInput!]\n    $decisions: [DeskDecisionInput!]\n  ) {\n    desk_save_date_hours(\n      business_id: $business\n      person_id: $person\n      date: $date\n      hours: $hours\n      decisions: $decisions\n    ) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSaveDateHoursDocument,
    "\n  query DeskSwaps($business: Int!) {\n    desk_swaps(business_id: $business) {\n      id\n      person_id\n      name\n      date\n      other_id\n      other_name\n      other_date\n      note\n      status\n      may_answer\n      may_withdraw\n    }\n  }\n": typeof types.DeskSwapsDocument,
    "\n  mutation DeskAskSwap(\n    $business: Int!\n    $person: Int\n    $date: String!\n    $other: Int!\n    $other_date: String\n    $note: String\n    $decisions: [DeskDecisionInput!]\n  ) {\n    desk_ask_swap(\n      business_id: $business\n      person_id: $person\n      date: $date\n      other_id: $other\n      other_date: $other_date\n      note: $note\n      decisions: $decisions\n    ) {\n      ...Changed\n    }\n  }\n": typeof types.DeskAskSwapDocument,
    "\n  mutation DeskAnswerSwap($business: Int!, $id: Int!, $agree: Boolean!, $decisions: [DeskDecisionInput!]) {\n    desk_answer_swap(business_id: $business, id: $id, agree: $agree, decisions: $decisions) {\n      ...Changed\n    }\n  }\n": typeof types.DeskAnswerSwapDocument,
    "\n  mutation DeskWithdrawSwap($business: Int!, $id: Int!) {\n    desk_withdraw_swap(business_id: $business, id: $id) {\n      ...Changed\n    }\n  }\n": typeof types.DeskWithdrawSwapDocument,
    "\n  query DeskCommission($business: Int!, $person: Int!, $from: String!, $to: String!) {\n    desk_commission(business_id: $business, person_id: $person, from: $from, to: $to) {\n      service_percent\n      product_percent\n      tip_percent\n      services { service_id name percent }\n      lines { kind percent base commission }\n      total\n    }\n  }\n": typeof types.DeskCommissionDocument,
    "\n  query DeskServiceNames($business: Int!) {\n    desk_menu(business_id: $business) {\n      services { id name }\n    }\n  }\n": typeof types.DeskServiceNamesDocument,
    "\n  mutation DeskSaveCommission($business: Int!, $person: Int!, $kind: String!, $service: Int, $percent: Float) {\n    desk_save_commission(\n      business_id: $business\n      person_id: $person\n      kind: $kind\n      service_id: $service\n      percent: $percent\n    ) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSaveCommissionDocument,
    "\n  query DeskPersonMenu($business: Int!) {\n    desk_menu(business_id: $business) {\n      services {\n        id name active kind chair_ids\n        pricings { id label price duration own { chair_id price duration } }\n      }\n    }\n  }\n": typeof types.DeskPersonMenuDocument,
    "\n  mutation DeskSavePersonServices($business: Int!, $person: Int!, $services: [DeskPersonServiceInput!]!) {\n    desk_save_person_services(business_id: $business, person_id: $person, services: $services) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSavePersonServicesDocument,
    "\n  query DeskHolidays($business: Int!, $person: Int!) {\n    desk_holidays(business_id: $business, person_id: $person) { year allowance taken planned }\n  }\n": typeof types.DeskHolidaysDocument,
    "\n  mutation DeskSaveHolidayDays($business: Int!, $person: Int!, $days: Int) {\n    desk_save_holiday_days(business_id: $business, person_id: $person, days: $days) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSaveHolidayDaysDocument,
    "\n  query DeskProducts($business: Int!) {\n    desk_products(business_id: $business) { id name price vat_rate rate_today sku low_at stock state active sold_online }\n  }\n": typeof types.DeskProductsDocument,
    "\n  query DeskStockMovements($business: Int!, $id: Int!) {\n    desk_stock_movements(business_id: $business, id: $id) {\n      id kind quantity reason by appt_id is_oversold at\n    }\n  }\n": typeof types.DeskStockMovementsDocument,
    "\n  mutation DeskSaveProduct(\n    $business: Int!\n    $id: Int\n    $name: String!\n    $price: Float!\n    $rate: Float\n    $sku: String\n    $lowAt: Int\n    $stock: Int\n    $online: Boolean\n  ) {\n    desk_save_product(\n      business_id: $business\n      id: $id\n      name: $name\n      price: $price\n      vat_rate: $rate\n      sku: $sku\n      low_at: $lowAt\n      stock: $stock\n      sold_online: $online\n    ) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSaveProductDocument,
    "\n  mutation DeskSetProductActive($business: Int!, $id: Int!, $active: Boolean!) {\n    desk_set_product_active(business_id: $business, id: $id, active: $active) { ...Changed }\n  }\n": typeof types.DeskSetProductActiveDocument,
    "\n  mutation DeskMoveStock(\n    $business: Int!\n    $id: Int!\n    $kind: String!\n    $quantity: Int!\n    $reason: String\n    $key: String\n  ) {\n    desk_move_stock(\n      business_id: $business\n      id: $id\n      kind: $kind\n      quantity: $quantity\n      reason: $reason\n      idempotency_key: $key\n    ) {\n      status message\n    }\n  }\n": typeof types.DeskMoveStockDocument,
    "\n  query DeskReminders($business: Int!) {\n    desk_reminders(business_id: $business) {\n      booked_channels booked_wording quiet_from quiet_until text_limit text_price has_provider is_demo\n      mails texts pushes spent\n      rules { key hours_before asks channels fallback wording active }\n      review { active days_after channels wording }\n      review_result { sent reviews }\n      rebook { active weeks_after channels wording }\n      rebook_result { sent booked }\n      birthday { active days_before channels wording }\n      birthday_result { sent booked }\n      unanswered { appt_id guest_name mobile starts asked delivery }\n    }\n  }\n": typeof types.DeskRemindersDocument,
    "\n  mutation DeskSaveReminders(\n    $business: Int!\n    $booked_channels: [String!]!\n    $booked_wording: String!\n    $rules: [DeskReminderRuleInput!]!\n    $review: DeskReviewRuleInput\n    $rebook: DeskRebookRuleInput\n    $birthday: DeskBirthdayRuleInput\n    $quiet_from: Int!\n    $quiet_until: Int!\n    $text_limit: Float\n  ) {\n    desk_save_reminders(\n      business_id: $business\n      booked_channels: $booked_channels\n      booked_wording: $booked_wording\n      rules: $rules\n      review: $review\n      rebook: $rebook\n      birthday: $birthday\n      quiet_from: $quiet_from\n      quiet_until: $quiet_until\n      text_limit: $text_limit\n    ) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSaveRemindersDocument,
    "\n  mutation DeskTestText($business: Int!, $wording: String!) {\n    desk_test_text(business_id: $business, wording: $wording) { status message }\n  }\n": typeof types.DeskTestTextDocument,
    "\n  query DeskReviews($business: Int!, $filter: String, $count: Int) {\n    desk_reviews(business_id: $business, filter: $filter, count: $count, page: 1) {\n      counts { all unanswered words low }\n      rating_distribution { rating_level number_of_rating }\n      reviews {\n        id appt_id guest_id guest_name service person nth rating comment written reply hidden report report_decided decide_by\n      }\n    }\n  }\n": typeof types.DeskReviewsDocument,
    "\n  mutation DeskReplyReview($business: Int!, $id: Int!, $text: String!) {\n    desk_reply_review(business_id: $business, id: $id, text: $text) { status message }\n  }\n": typeof types.DeskReplyReviewDocument,
    "\n  mutation DeskDeleteReply($business: Int!, $id: Int!) {\n    desk_delete_reply(business_id: $business, id: $id) { status message }\n  }\n": typeof types.DeskDeleteReplyDocument,
    "\n  mutation DeskReportReview($business: Int!, $id: Int!, $reason: String!, $note: String) {\n    desk_report_review(business_id: $business, id: $id, reason: $reason, note: $note) { status message }\n  }\n": typeof types.DeskReportReviewDocument,
    "\n  query DeskClosedDays($business: Int!) {\n    desk_shop(business_id: $business) { id closed_days { date reason } }\n  }\n": typeof types.DeskClosedDaysDocument,
    "\n  query DeskMenu($business: Int!) {\n    desk_menu(business_id: $business) {\n      id\n      name\n      services {\n        id name description active add_on vat_rate kind chair_ids person_choice seats single_visits enroll_date\n        pricings {\n          id label price special_price duration special_deposit buffer_minutes\n          before_minutes\n          steps { name minutes hands_free }\n          own { chair_id price duration }\n        }\n        needs { room_id from to }\n        dates { id starts seats seats_taken }\n      }\n    }\n    desk_shop(business_id: $business) {\n      upfront_percent buffer_minutes vat_number vat_rate\n      chairs { id name person active }\n    }\n    desk_rooms(business_id: $business) { id name active }\n  }\n": typeof types.DeskMenuDocument,
    "\n  mutation DeskSaveCategory($business: Int!, $id: Int, $name: String!) {\n    desk_save_category(business_id: $business, id: $id, name: $name) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSaveCategoryDocument,
    "\n  mutation DeskRemoveCategory($business: Int!, $id: Int!) {\n    desk_remove_category(business_id: $business, id: $id) {\n      ...Changed\n    }\n  }\n": typeof types.DeskRemoveCategoryDocument,
    "\n  mutation DeskSaveService(\n    $business: Int!\n    $id: Int\n    $category: Int!\n    $name: String!\n    $description: String\n    $pricings: [DeskPricingInput!]!\n    $addOn: Boolean\n    $vatRate: Float\n    $chairs: [Int!]\n    $personChoice: Boolean\n    $needs: [DeskServiceNeedInput!]\n    $group: DeskClassInput\n    $decisions: [DeskDecisionInput!]\n  ) {\n    desk_save_service(\n      business_id: $business\n      id: $id\n      category_id: $category\n      name: $name\n      description: $description\n      pricings: $pricings\n      add_on: $addOn\n      vat_rate: $vatRate\n      chair_ids: $chairs\n      person_choice: $personChoice\n      needs: $needs\n      group: $group\n      decisions: $decisions\n    ) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSaveServiceDocument,
    "\n  mutation DeskSetServiceActive($business: Int!, $id: Int!, $active: Boolean!, $decisions: [DeskDecisionInput!]) {\n    desk_set_service_active(business_id: $business, id: $id, active: $active, decisions: $decisions) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSetServiceActiveDocument,
    "\n  mutation DeskOrderMenu($business: Int!, $categories: [DeskOrderInput!]!) {\n    desk_order_menu(business_id: $business, categories: $categories) {\n      ...Changed\n    }\n  }\n": typeof types.DeskOrderMenuDocument,
    "\n  query DeskTeam($business: Int!) {\n    desk_team(business_id: $business) {\n      members { user_id first_name last_name email role calendar sees_money since }\n      invitations { email sent_at expires_at }\n    }\n  }\n": typeof types.DeskTeamDocument,
    "\n  mutation DeskInviteStaff($business: Int!, $email: String!) {\n    desk_invite_staff(business_id: $business, email: $email) {\n      ...Changed\n    }\n  }\n": typeof types.DeskInviteStaffDocument,
    "\n  mutation DeskWithdrawInvitation($business: Int!, $email: String!) {\n    desk_withdraw_invitation(business_id: $business, email: $email) {\n      ...Changed\n    }\n  }\n": typeof types.DeskWithdrawInvitationDocument,
    "\n  mutation DeskRemoveStaff($business: Int!, $user: Int!) {\n    desk_remove_staff(business_id: $business, user_id: $user) {\n      ...Changed\n    }\n  }\n": typeof types.DeskRemoveStaffDocument,
    "\n  query DeskInvitation($token: String!) {\n    desk_invitation(token: $token) { shop email has_account }\n  }\n": typeof types.DeskInvitationDocument,
    "\n  mutation DeskJoin($token: String!, $first_name: String!, $last_name: String!, $password: String!) {\n    desk_join(token: $token, first_name: $first_name, last_name: $last_name, password: $password) { access_token }\n  }\n": typeof types.DeskJoinDocument,
    "\n  query DeskAuditLog($business: Int!, $actor: Int, $subject: String, $from: String, $to: String, $before: Int) {\n    desk_audit_log(business_id: $business, actor_id: $actor, subject: $subject, from: $from, to: $to, before: $before) {\n      has_more\n      entries { id action subject subject_id actor changes at }\n    }\n  }\n": typeof types.DeskAuditLogDocument,
    "\n  mutation DeskVideoToken($room: String!) {\n    video_token(room_id: $room) {\n      status\n      message\n      reason\n      token\n      provider\n      url\n      opens_at\n      ice_servers { urls username credential }\n      room { room_id appt_id appt_date role starts_at ends_at zone business_name own_name other_name }\n    }\n  }\n": typeof types.DeskVideoTokenDocument,
    "\n  mutation DeskEndCall($room: String!) {\n    end_video_call(room_id: $room) { status message }\n  }\n": typeof types.DeskEndCallDocument,
    "\n  query DeskVouchers($business: Int!, $text: String) {\n    desk_vouchers(business_id: $business, text: $text) {\n      remaining\n      vouchers { id name title note color retail value amount_from amount_to valid_for limit_number_of_sales total_sale active service_ids }\n      sold { id code name owner buyer value remaining expires_at }\n    }\n  }\n": typeof types.DeskVouchersDocument,
    "\n  query ServicesToChoose($business: Int!) {\n    desk_menu(business_id: $business) { services { id name active } }\n  }\n": typeof types.ServicesToChooseDocument,
    "\n  mutation DeskSaveVoucher(\n    $business: Int!\n    $id: Int\n    $name: String!\n    $title: String\n    $note: String\n    $color: String!\n    $retail: Float!\n    $value: Float!\n    $from: Float\n    $to: Float\n    $months: Int!\n    $limit: Int!\n    $services: [Int!]\n  ) {\n    desk_save_voucher(\n      business_id: $business\n      id: $id\n      name: $name\n      title: $title\n      note: $note\n      color: $color\n      retail: $retail\n      value: $value\n      amount_from: $from\n      amount_to: $to\n      valid_for: $months\n      limit_number_of_sales: $limit\n      service_ids: $services\n    ) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSaveVoucherDocument,
    "\n  mutation DeskSetVoucherActive($business: Int!, $id: Int!, $active: Boolean!) {\n    desk_set_voucher_active(business_id: $business, id: $id, active: $active) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSetVoucherActiveDocument,
    "\n  query DeskPackages($business: Int!, $text: String) {\n    desk_packages(business_id: $business, text: $text) {\n      packages {\n        id name note color price sessions valid_for shareable limit_number_of_sales total_sale active service_ids\n        in_hands sessions_left\n      }\n      sold { id code name buyer sessions sessions_left unused shareable expires_at }\n    }\n  }\n": typeof types.DeskPackagesDocument,
    "\n  mutation DeskSavePackage(\n    $business: Int!\n    $id: Int\n    $name: String!\n    $note: String\n    $color: String!\n    $price: Float!\n    $sessions: Int!\n    $months: Int!\n    $shareable: Boolean!\n    $limit: Int!\n    $services: [Int!]\n  ) {\n    desk_save_package(\n      business_id: $business\n      id: $id\n      name: $name\n      note: $note\n      color: $color\n      price: $price\n      sessions: $sessions\n      valid_for: $months\n      shareable: $shareable\n      limit_number_of_sales: $limit\n      service_ids: $services\n    ) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSavePackageDocument,
    "\n  mutation DeskSetPackageActive($business: Int!, $id: Int!, $active: Boolean!) {\n    desk_set_package_active(business_id: $business, id: $id, active: $active) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSetPackageActiveDocument,
    "\n  mutation DeskRefundPackage($business: Int!, $id: Int!, $to: String!, $amount: Float!, $key: String) {\n    desk_refund_package(business_id: $business, id: $id, to: $to, amount: $amount, idempotency_key: $key) {\n      status\n      message\n    }\n  }\n": typeof types.DeskRefundPackageDocument,
    "\n  query DeskWaitingList($business: Int!) {\n    desk_waiting(business_id: $business) {\n      id guest_id service_pricing_id first_name last_name service date_scope from_date to_date since offered offered_until\n    }\n  }\n": typeof types.DeskWaitingListDocument,
    "\n  query DeskOfferable($business: Int!, $services: [Int!]!, $date: String!) {\n    desk_free_times(business_id: $business, service_pricing_ids: $services, date: $date) {\n      time_slots { s_time seats_left }\n    }\n  }\n": typeof types.DeskOfferableDocument,
    "\n  mutation DeskOfferTime($business: Int!, $id: Int!, $date: String!, $time: Int!, $chair: Int) {\n    desk_offer_time(business_id: $business, id: $id, date: $date, time: $time, chair_id: $chair) { status message }\n  }\n": typeof types.DeskOfferTimeDocument,
    "\n  query DeskWaitingFits($business: Int!, $date: String!) {\n    desk_waiting_fits(business_id: $business, date: $date) { id chair_id times }\n  }\n": typeof types.DeskWaitingFitsDocument,
    "\n  fragment Changed on DeskChange {\n    status\n    message\n    id\n    conflicts { appt_id guest_name services starts reason choices is_part is_class nearest_times group_times colleague }\n  }\n": typeof types.ChangedFragmentDoc,
    "\n  mutation DeskSaveTerms(\n    $business: Int!\n    $policy: [Int!]\n    $percent: Float!\n    $atOnce: Boolean!\n    $vetting: Boolean!\n    $minutes: Int!\n    $parts: Int\n  ) {\n    desk_save_terms(\n      business_id: $business\n      policy: $policy\n      upfront_percent: $percent\n      confirms_at_once: $atOnce\n      video_vetting: $vetting\n      consultation_minutes: $minutes\n      part_hours: $parts\n    ) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSaveTermsDocument,
    "\n  mutation DeskSaveRights($business: Int!, $user: Int!, $role: String!, $calendar: String!, $sees_money: Boolean!) {\n    desk_save_rights(\n      business_id: $business\n      user_id: $user\n      role: $role\n      calendar: $calendar\n      sees_money: $sees_money\n    ) {\n      ...Changed\n    }\n  }\n": typeof types.DeskSaveRightsDocument,
    "\n  query DeskMe {\n    desk_me {\n      id\n      first_name\n      last_name\n      email\n      businesses {\n        id name slug zone currency country role calendar sees_money published has_opened own_chair_id\n        portrait { image }\n      }\n    }\n  }\n": typeof types.DeskMeDocument,
    "\n  mutation DeskRecordTest(\n    $business: Int!\n    $guest: Int!\n    $test: Int!\n    $day: String!\n    $doneBy: String\n    $note: String\n  ) {\n    desk_record_test(\n      business_id: $business\n      guest_id: $guest\n      test_service_id: $test\n      tested_on: $day\n      done_by: $doneBy\n      note: $note\n    ) {\n      status\n      message\n    }\n  }\n": typeof types.DeskRecordTestDocument,
    "\n  query DeskToAnswer($business: Int!, $today: String!) {\n    desk_calendar(business_id: $business, from: $today, to: $today) {\n      to_answer { appt_id }\n    }\n    desk_decisions(business_id: $business) { appt_id }\n    desk_unanswered(business_id: $business) { appt_id }\n    desk_notifications(business_id: $business) { unseen }\n    desk_unread_messages(business_id: $business)\n  }\n": typeof types.DeskToAnswerDocument,
    "mutation SystemLog($api: String, $type: String, $user: ID, $body: String, $response: String, $exception: String, $source: String, $version: String, $priority: String, $device: String) {\n  system_log(\n    api: $api\n    type: $type\n    user: $user\n    body: $body\n    response: $response\n    exception: $exception\n    source: $source\n    version: $version\n    priority: $priority\n    device: $device\n  ) {\n    status\n  }\n}\n\nmutation ForgotPassword($email: String!) {\n  forgotPassword(email: $email) {\n    status\n    message\n  }\n}\n\nmutation ResetPassword($token: String!, $email: String!, $password: String!, $password_confirmation: String!) {\n  resetPassword(\n    token: $token\n    email: $email\n    password: $password\n    password_confirmation: $password_confirmation\n  ) {\n    status\n    message\n  }\n}\n\nmutation LogOut {\n  logout {\n    status\n  }\n}\n\nquery AddressSuggestions($text: String!, $kind: String, $country: String, $session: String) {\n  place_suggestions(\n    text: $text\n    kind: $kind\n    country: $country\n    session: $session\n  ) {\n    id\n    name\n    description\n    address\n    eir_code\n    country\n  }\n}\n\nquery ResetLinkState($token: String!) {\n  reset_link_state(token: $token)\n}": typeof types.SystemLogDocument,
};
const documents: Documents = {
    "\n  mutation DeskLogin($username: String!, $password: String!) {\n    desk_login(username: $username, password: $password) {\n      access_token\n    }\n  }\n": types.DeskLoginDocument,
    "\n  query DeskOpening($business: Int!) {\n    desk_shop(business_id: $business) {\n      slot_duration buffer_minutes\n      chairs { id name person active }\n      hours { chair_id weekday from to week date }\n      closed_days { date reason }\n      blocked_days { date reason }\n      exceptions { appt_id guest_name services starts reason }\n    }\n  }\n": types.DeskOpeningDocument,
    "\n  query DeskSpread($business: Int!) {\n    desk_shop(business_id: $business) {\n      spread_rule\n      chairs { id active }\n    }\n  }\n": types.DeskSpreadDocument,
    "\n  mutation DeskSaveSpread($business: Int!, $rule: String!) {\n    desk_save_spread(business_id: $business, rule: $rule) {\n      ...Changed\n    }\n  }\n": types.DeskSaveSpreadDocument,
    "\n  mutation DeskSaveHours($business: Int!, $chair: Int, $hours: [DeskHoursInput!]!, $decisions: [DeskDecisionInput!]) {\n    desk_save_hours(business_id: $business, chair_id: $chair, hours: $hours, decisions: $decisions) {\n      ...Changed\n    }\n  }\n": types.DeskSaveHoursDocument,
    "\n  mutation DeskSaveRhythm($business: Int!, $slot: Int!, $buffer: Int!) {\n    desk_save_rhythm(business_id: $business, slot_duration: $slot, buffer_minutes: $buffer) {\n      ...Changed\n    }\n  }\n": types.DeskSaveRhythmDocument,
    "\n  mutation DeskCloseDays(\n    $business: Int!\n    $kind: String!\n    $from: String!\n    $to: String!\n    $reason: String\n    $decisions: [DeskDecisionInput!]\n  ) {\n    desk_close_days(business_id: $business, kind: $kind, from: $from, to: $to, reason: $reason, decisions: $decisions) {\n      ...Changed\n    }\n  }\n": types.DeskCloseDaysDocument,
    "\n  mutation DeskReopenDays($business: Int!, $kind: String!, $from: String!, $to: String!) {\n    desk_reopen_days(business_id: $business, kind: $kind, from: $from, to: $to) {\n      ...Changed\n    }\n  }\n": types.DeskReopenDaysDocument,
    "\n  mutation DeskSaveChair($business: Int!, $id: Int, $name: String!, $person: String) {\n    desk_save_chair(business_id: $business, id: $id, name: $name, person: $person) {\n      ...Changed\n    }\n  }\n": types.DeskSaveChairDocument,
    "\n  mutation DeskSetChairActive($business: Int!, $id: Int!, $active: Boolean!, $decisions: [DeskDecisionInput!]) {\n    desk_set_chair_active(business_id: $business, id: $id, active: $active, decisions: $decisions) {\n      ...Changed\n    }\n  }\n": types.DeskSetChairActiveDocument,
    "\n  query DeskRooms($business: Int!, $date: String) {\n    desk_rooms(business_id: $business, date: $date) {\n      id name kind capacity active\n      closures { id from to reason }\n      uses { id unit starts ends is_held appt_id status guest_name service }\n      needs { service_id service from to }\n    }\n  }\n": types.DeskRoomsDocument,
    "\n  query DeskOpenHours($business: Int!) {\n    desk_shop(business_id: $business) {\n      hours { chair_id weekday from to week date }\n      closed_days { date }\n    }\n  }\n": types.DeskOpenHoursDocument,
    "\n  mutation DeskSaveRoom($business: Int!, $id: Int, $name: String!, $kind: String!, $capacity: Int!) {\n    desk_save_room(business_id: $business, id: $id, name: $name, kind: $kind, capacity: $capacity) {\n      ...Changed\n    }\n  }\n": types.DeskSaveRoomDocument,
    "\n  mutation DeskSetRoomActive($business: Int!, $id: Int!, $active: Boolean!) {\n    desk_set_room_active(business_id: $business, id: $id, active: $active) {\n      ...Changed\n    }\n  }\n": types.DeskSetRoomActiveDocument,
    "\n  mutation DeskCloseRoom($business: Int!, $id: Int!, $from: Int!, $to: Int!, $reason: String, $decisions: [DeskDecisionInput!]) {\n    desk_close_room(business_id: $business, id: $id, from: $from, to: $to, reason: $reason, decisions: $decisions) {\n      ...Changed\n    }\n  }\n": types.DeskCloseRoomDocument,
    "\n  mutation DeskOpenRoom($business: Int!, $id: Int!) {\n    desk_open_room(business_id: $business, id: $id) {\n      ...Changed\n    }\n  }\n": types.DeskOpenRoomDocument,
    "\n  query DeskSold($business: Int!) {\n    desk_menu(business_id: $business) {\n      id\n      name\n      services {\n        id name active kind single_visits chair_ids\n        pricings { id label price special_price duration own { chair_id price duration } }\n      }\n    }\n  }\n": types.DeskSoldDocument,
    "\n  query DeskFindGuests($business: Int!, $search: String, $order: String) {\n    desk_guests(business_id: $business, search: $search, order: $order, page: 1) {\n      guests { id first_name last_name completed next is_blocked }\n    }\n  }\n": types.DeskFindGuestsDocument,
    "\n  query DeskGuestName($business: Int!, $guest: Int!) {\n    desk_guest(business_id: $business, guest_id: $guest) { id first_name last_name }\n  }\n": types.DeskGuestNameDocument,
    "\n  query DeskFree(\n    $business: Int!\n    $services: [Int!]!\n    $chair: Int\n    $date: String!\n    $guests: [Int!]\n    $persons: [Int]\n    $arrange: GroupArrangement\n  ) {\n    desk_free_times(\n      business_id: $business\n      service_pricing_ids: $services\n      chair_id: $chair\n      date: $date\n      guests: $guests\n      person_ids: $persons\n      arrange: $arrange\n    ) {\n      time_slots { s_time seats_left }\n      date_slots { s_date }\n    }\n  }\n": types.DeskFreeDocument,
    "\n  query GroupFit($business: Int!, $services: [Int!]!, $guests: [Int!]!, $persons: [Int], $arrange: GroupArrangement) {\n    group_fit(business_id: $business, service_pricing_ids: $services, guests: $guests, person_ids: $persons, arrange: $arrange) {\n      fits\n      message\n      minutes\n      part_hours\n    }\n  }\n": types.GroupFitDocument,
    "\n  query DeskGroupPlan($business: Int!, $guest: Int, $services: [BookingServiceInput!]!, $group: BookingGroupInput!) {\n    desk_group_plan(business_id: $business, guest_id: $guest, services: $services, group: $group) {\n      services { guest chair_id starts ends }\n      total\n      deposit\n      usual_deposit\n      clashes { key words }\n    }\n  }\n": types.DeskGroupPlanDocument,
    "\n  mutation DeskBook(\n    $business: Int!\n    $guestId: Int\n    $guest: DeskGuestInput\n    $services: [BookingServiceInput!]!\n    $chair: Int\n    $group: BookingGroupInput\n    $note: String\n    $minutes: [Int!]\n    $anyway: [String!]\n    $key: String\n  ) {\n    desk_book(\n      business_id: $business\n      guest_id: $guestId\n      guest: $guest\n      services: $services\n      chair_id: $chair\n      group: $group\n      note: $note\n      minutes: $minutes\n      anyway: $anyway\n      idempotency_key: $key\n    ) {\n      status\n      message\n      clashes { key words }\n      appointment_ids\n      alternatives { date time }\n    }\n  }\n": types.DeskBookDocument,
    "\n  mutation DeskBlockTime(\n    $business: Int!\n    $chairs: [Int!]\n    $date: String!\n    $from: Int!\n    $to: Int!\n    $note: String\n    $decisions: [DeskDecisionInput!]\n  ) {\n    desk_block_time(\n      business_id: $business\n      chair_ids: $chairs\n      date: $date\n      from: $from\n      to: $to\n      note: $note\n      decisions: $decisions\n    ) {\n      ...Changed\n    }\n  }\n": types.DeskBlockTimeDocument,
    "\n  mutation DeskUnblockTime($business: Int!, $id: Int!) {\n    desk_unblock_time(business_id: $business, id: $id) {\n      ...Changed\n    }\n  }\n": types.DeskUnblockTimeDocument,
    "\n  mutation DeskAnswerForm($business: Int!, $appointment: Int!, $form: Int!, $version: Int!, $answers: [GivenAnswerInput!]!) {\n    desk_answer_form(business_id: $business, appt_id: $appointment, form_id: $form, version: $version, answers: $answers) {\n      status\n      message\n    }\n  }\n": types.DeskAnswerFormDocument,
    "\n  mutation DeskSendForms($business: Int!, $appointment: Int!) {\n    desk_send_forms(business_id: $business, appt_id: $appointment) { status message }\n  }\n": types.DeskSendFormsDocument,
    "\n  mutation DeskConfirmAttendance($id: Int!, $confirmed: Boolean!) {\n    desk_confirm_attendance(id: $id, confirmed: $confirmed) { status message }\n  }\n": types.DeskConfirmAttendanceDocument,
    "\n  mutation DeskAskAgain($id: Int!) {\n    desk_ask_again(id: $id) { status message }\n  }\n": types.DeskAskAgainDocument,
    "\n  mutation DeskAddToClass(\n    $business: Int!\n    $id: Int!\n    $guestId: Int\n    $guest: DeskGuestInput\n    $anyway: Boolean\n    $key: String\n  ) {\n    desk_add_to_class(\n      business_id: $business\n      id: $id\n      guest_id: $guestId\n      guest: $guest\n      anyway: $anyway\n      idempotency_key: $key\n    ) {\n      status\n      message\n      is_full\n      has_begun\n      appt_id\n    }\n  }\n": types.DeskAddToClassDocument,
    "\n  mutation DeskMoveInClass($business: Int!, $id: Int!, $appt: Int!, $to: Int!, $anyway: Boolean, $note: String) {\n    desk_move_in_class(business_id: $business, id: $id, appt_id: $appt, to_id: $to, anyway: $anyway, note: $note) {\n      status\n      message\n      is_full\n    }\n  }\n": types.DeskMoveInClassDocument,
    "\n  mutation DeskCheckIn($business: Int!, $id: Int!, $appt: Int!, $attendance: String) {\n    desk_check_in(business_id: $business, id: $id, appt_id: $appt, attendance: $attendance) { status message }\n  }\n": types.DeskCheckInDocument,
    "\n  mutation DeskMessageClass($business: Int!, $id: Int!, $text: String!, $key: String) {\n    desk_message_class(business_id: $business, id: $id, text: $text, idempotency_key: $key) { status message }\n  }\n": types.DeskMessageClassDocument,
    "\n  mutation DeskCancelClassDate($business: Int!, $id: Int!, $instead: Int, $note: String) {\n    desk_cancel_class_date(business_id: $business, id: $id, instead_id: $instead, note: $note) {\n      ...Changed\n    }\n  }\n": types.DeskCancelClassDateDocument,
    "\n  query DeskWalkIn($business: Int!) {\n    desk_walk_in(business_id: $business) {\n      chair_id name person portrait { image } is_now from until\n      offers { service_pricing_id name minutes price }\n    }\n  }\n": types.DeskWalkInDocument,
    "\n  mutation DeskStartWalkIn($business: Int!, $pricing: Int!, $chair: Int!, $at: Int!, $name: String, $anyway: [String!], $key: String) {\n    desk_start_walk_in(\n      business_id: $business\n      service_pricing_id: $pricing\n      chair_id: $chair\n      at: $at\n      name: $name\n      anyway: $anyway\n      idempotency_key: $key\n    ) {\n      status message appt_id is_now clashes { key words }\n    }\n  }\n": types.DeskStartWalkInDocument,
    "\n  mutation DeskNameWalkIn($id: Int!, $guestId: Int, $guest: DeskGuestInput) {\n    desk_name_walk_in(id: $id, guest_id: $guestId, guest: $guest) { status message }\n  }\n": types.DeskNameWalkInDocument,
    "\n  mutation DeskRunningLate($id: Int!, $minutes: Int!, $tell: String) {\n    desk_running_late(id: $id, minutes: $minutes, tell: $tell) { status message }\n  }\n": types.DeskRunningLateDocument,
    "\n  query DeskSeries($id: Int!, $every: Int!, $count: Int!, $from: Int) {\n    desk_series(id: $id, every: $every, count: $count, from: $from) { wanted at why }\n  }\n": types.DeskSeriesDocument,
    "\n  mutation DeskBookSeries($id: Int!, $times: [Int!]!, $key: String) {\n    desk_book_series(id: $id, times: $times, idempotency_key: $key) { status message appointment_ids taken }\n  }\n": types.DeskBookSeriesDocument,
    "\n  query DeskDecisions($business: Int!) {\n    desk_decisions(business_id: $business) { appt_id guest_name service starts fee decided_by }\n  }\n": types.DeskDecisionsDocument,
    "\n  mutation DeskEdit(\n    $id: Int!, $lines: [DeskLineInput!], $discount: DeskDiscountInput, $noteToGuest: String, $overpaid: String,\n    $anyway: [String!], $tell: String, $version: Int, $key: String\n  ) {\n    desk_edit(\n      id: $id, lines: $lines, discount: $discount, note_to_guest: $noteToGuest, overpaid: $overpaid, anyway: $anyway,\n      tell: $tell, version: $version, idempotency_key: $key\n    ) {\n      status message has_changed version overpaid due undo_id\n      clashes { key words }\n    }\n  }\n": types.DeskEditDocument,
    "\n  mutation DeskWriteNotes($id: Int!, $privateNote: String, $seen: String) {\n    desk_write_notes(id: $id, private_note: $privateNote, seen_private_note: $seen) { status message }\n  }\n": types.DeskWriteNotesDocument,
    "\n  mutation DeskRefundCredit($id: Int!, $key: String) {\n    desk_refund_credit(id: $id, idempotency_key: $key) { status message }\n  }\n": types.DeskRefundCreditDocument,
    "\n  query DeskMovePreview($id: Int!, $line: Int, $start: Int, $chair: Int, $minutes: Int, $roomFrom: Int, $roomTo: Int, $whole: Boolean) {\n    desk_move_preview(id: $id, line_id: $line, start: $start, chair_id: $chair, minutes: $minutes, room_from: $roomFrom, room_to: $roomTo, whole_group: $whole) {\n      message\n      clashes { key words }\n      new_total\n      guest_message\n      next_clear\n    }\n  }\n": types.DeskMovePreviewDocument,
    "\n  query DeskMovePeople($id: Int!, $line: Int) {\n    desk_move_people(id: $id, line_id: $line) { chair_id does minutes price }\n  }\n": types.DeskMovePeopleDocument,
    "\n  mutation DeskMove(\n    $id: Int!, $line: Int, $start: Int, $chair: Int, $minutes: Int, $roomFrom: Int, $roomTo: Int, $whole: Boolean, $anyway: [String!], $tell: String, $message: String, $total: Float, $version: Int, $key: String\n  ) {\n    desk_move(\n      id: $id, line_id: $line, start: $start, chair_id: $chair, minutes: $minutes, room_from: $roomFrom, room_to: $roomTo, whole_group: $whole, anyway: $anyway,\n      tell: $tell, guest_message: $message, new_total: $total,\n      version: $version, idempotency_key: $key\n    ) {\n      status message has_changed version move_id undo_until\n      clashes { key words }\n    }\n  }\n": types.DeskMoveDocument,
    "\n  mutation DeskUndoMove($id: Int!) {\n    desk_undo_move(id: $id) { status message }\n  }\n": types.DeskUndoMoveDocument,
    "\n  mutation DeskWithdrawProposal($id: Int!) {\n    desk_withdraw_proposal(id: $id) { status message }\n  }\n": types.DeskWithdrawProposalDocument,
    "\n  query DeskCalendar($business: Int!, $from: String!, $to: String!) {\n    desk_calendar(business_id: $business, from: $from, to: $to) {\n      from\n      to\n      zone\n      chairs { id name person active portrait { image } }\n      hours { chair_id weekday from to week date }\n      shut { date kind reason }\n      entries {\n        key kind chair_id starts ends title service appt_id guest_id is_new_guest status arrived late_minutes asked_by asks_for reminder_answer\n        total_amount due schedule_id seats seats_taken is_course room_id has_guest_joined purpose expires_at block_id\n      }\n      by_room {\n        rooms { id name kind active }\n        entries {\n          key kind chair_id starts ends title service appt_id guest_id is_new_guest status arrived late_minutes asked_by asks_for reminder_answer\n          total_amount due schedule_id seats seats_taken is_course room_id has_guest_joined purpose expires_at block_id\n        }\n      }\n      to_answer { appt_id status starts guest_name is_new_guest answered_by_itself_at asks_for service overlaps is_shut }\n    }\n  }\n": types.DeskCalendarDocument,
    "\n  query DeskLoad($business: Int!, $from: String!, $to: String!, $chair: Int) {\n    desk_load(business_id: $business, from: $from, to: $to, chair_id: $chair) {\n      date fill morning afternoon evening bookings worth waiting classes away free { person minutes } shut shut_reason\n    }\n  }\n": types.DeskLoadDocument,
    "\n  query DeskFindAppointments($business: Int!, $search: String!) {\n    desk_find_appointments(business_id: $business, search: $search) { id guest_name status starts service person }\n  }\n": types.DeskFindAppointmentsDocument,
    "\n  query DeskAppointment($id: Int!) {\n    desk_appointment(id: $id) {\n      id business_id kind status starts ends arrived note note_to_guest private_note version tell cancelled_by charge_decision\n      guest { id first_name last_name mobile email is_new is_blocked completed missed cancelled_late note allergies tags texts_allowed }\n      products { id name quantity total }\n      lines { id service_pricing_id service starts minutes chair_id chair person price special_price list_price is_group }\n      proposal { by note previous options asked_at answered_by_itself_at }\n      call { room_id starts minutes opens_at closes_at has_ended has_guest_joined }\n      mail_problem { kind address since }\n      reminder { answer asked answered recorded_by asked_again delivery text_cost }\n      discount discount_percent discount_reason credit refundable_credit\n      total_amount due waived refundable fee\n      late_minutes is_nameless\n      series { appt_id starts status }\n      companion companion_email\n      together { id name services status starts }\n      parts { appt_id name for_all state paid deposit_left due pay_until path }\n      may_accept may_propose may_move may_edit may_withdraw may_cancel may_complete may_no_show may_arrive may_take may_return_deposit may_take_back\n    }\n  }\n": types.DeskAppointmentDocument,
    "\n  mutation DeskAccept($id: Int!) {\n    desk_accept(id: $id) { status message }\n  }\n": types.DeskAcceptDocument,
    "\n  mutation DeskAcceptAll($business: Int!, $ids: [Int!]!) {\n    desk_accept_all(business_id: $business, ids: $ids) { accepted refused { appt_id message } }\n  }\n": types.DeskAcceptAllDocument,
    "\n  mutation DeskDeclineMove($id: Int!, $note: String) {\n    desk_decline_move(id: $id, note: $note) { status message }\n  }\n": types.DeskDeclineMoveDocument,
    "\n  mutation DeskProposeTimes($id: Int!, $times: [Int!]!, $note: String, $whole: Boolean) {\n    desk_propose_times(id: $id, times: $times, note: $note, whole_group: $whole) { status message }\n  }\n": types.DeskProposeTimesDocument,
    "\n  mutation DeskCancel($id: Int!, $note: String) {\n    desk_cancel(id: $id, note: $note) { status message }\n  }\n": types.DeskCancelDocument,
    "\n  mutation DeskComplete($id: Int!, $take: String) {\n    desk_complete(id: $id, take: $take) { status message }\n  }\n": types.DeskCompleteDocument,
    "\n  mutation DeskNoShow($id: Int!) {\n    desk_no_show(id: $id) { status message }\n  }\n": types.DeskNoShowDocument,
    "\n  mutation DeskTakeBack($id: Int!) {\n    desk_take_back(id: $id) { status message }\n  }\n": types.DeskTakeBackDocument,
    "\n  mutation DeskSaveMessageChoice($business: Int!, $guest: Int!, $allowed: Boolean!) {\n    desk_save_message_choice(business_id: $business, guest_id: $guest, channel: \"text\", purpose: \"bookings\", allowed: $allowed) {\n      status message\n    }\n  }\n": types.DeskSaveMessageChoiceDocument,
    "\n  mutation DeskArrived($id: Int!, $arrived: Boolean!) {\n    desk_arrived(id: $id, arrived: $arrived) { status message }\n  }\n": types.DeskArrivedDocument,
    "\n  mutation DeskReopenCall($room: String!) {\n    reopen_video_call(room_id: $room) { status message }\n  }\n": types.DeskReopenCallDocument,
    "\n  mutation DeskDecideCharge($id: Int!, $charge: Boolean!) {\n    desk_decide_charge(id: $id, charge: $charge) { status message }\n  }\n": types.DeskDecideChargeDocument,
    "\n  mutation DeskReturnDeposit($id: Int!) {\n    desk_return_deposit(id: $id) { status message }\n  }\n": types.DeskReturnDepositDocument,
    "\n  query DeskMoveTimes($id: Int!, $date: String!, $whole: Boolean) {\n    desk_move_times(id: $id, date: $date, whole_group: $whole) {\n      time_slots { s_time seats_left }\n      date_slots { s_date }\n    }\n  }\n": types.DeskMoveTimesDocument,
    "\n  query DeskClass($business: Int!, $id: Int!) {\n    desk_class(business_id: $business, id: $id) {\n      id service is_course is_cancelled has_begun starts ends seats seats_taken room person\n      other_dates { id starts seats seats_taken }\n      people { appt_id guest_id guest_name seats status arrived attendance is_new_guest due mobile has_mail dates }\n    }\n  }\n": types.DeskClassDocument,
    "\n  query DeskPapers($business: Int!, $appointment: Int!) {\n    desk_papers(business_id: $business, appointment_id: $appointment) {\n      invoice_number\n      invoice_pdf_url\n      credit_notes { id number amount pdf_url }\n    }\n  }\n": types.DeskPapersDocument,
    "\n  query DeskAppointmentForms($business: Int!, $appointment: Int!) {\n    desk_appointment_forms(business_id: $business, appt_id: $appointment) {\n      id version title intro is_due signed_name signed_at entered_by\n      questions { id kind label required options }\n      answers { question answer }\n    }\n  }\n": types.DeskAppointmentFormsDocument,
    "\n  query DeskAppointmentTests($business: Int!, $appointment: Int!) {\n    desk_appointment_tests(business_id: $business, appt_id: $appointment) {\n      service test test_service_id hours_before tested is_done is_recorded\n    }\n  }\n": types.DeskAppointmentTestsDocument,
    "\n  query DeskFeesOfMissed($business: Int!) {\n    desk_card_fees(business_id: $business) {\n      chargeable { appt_id most }\n      fees { appt_id amount status refunded }\n    }\n  }\n": types.DeskFeesOfMissedDocument,
    "\n  query DeskTill($id: Int!) {\n    desk_till(id: $id) {\n      id version status starts guest_id guest_name is_nameless mail_to shop place vat_rate states_vat\n      lines {\n        id kind name quantity price discount vat_rate person portrait { image } minutes refundable can_restock member_off member_percent\n      }\n      work { chair_id person minutes }\n      due paid\n      payment { id taken cash card voucher tip discount discount_reason cash_given }\n      may_undo why_not_undo may_refund tip_left invoice_number\n      member { name product_percent }\n      ways { way most label }\n      recent_products { name price vat_rate }\n      shelf { id name price vat_rate sku stock }\n    }\n  }\n": types.DeskTillDocument,
    "\n  mutation DeskCheckVoucher($id: Int!, $code: String!, $goods: Float) {\n    desk_check_voucher(id: $id, code: $code, goods: $goods) { status message amount }\n  }\n": types.DeskCheckVoucherDocument,
    "\n  mutation DeskCheckout(\n    $id: Int!\n    $version: Int!\n    $products: [TillProductInput!]\n    $sellAnyway: Boolean\n    $discount: Float\n    $discountPercent: Int\n    $discountReason: String\n    $memberPrice: Boolean\n    $tip: Float\n    $vouchers: [TillVoucherInput!]\n    $cash: Float\n    $card: Float\n    $cashGiven: Float\n    $total: Float!\n    $receipt: Boolean\n    $key: String\n  ) {\n    desk_checkout(\n      id: $id\n      version: $version\n      products: $products\n      sell_anyway: $sellAnyway\n      discount: $discount\n      discount_percent: $discountPercent\n      discount_reason: $discountReason\n      member_price: $memberPrice\n      tip: $tip\n      vouchers: $vouchers\n      cash: $cash\n      card: $card\n      cash_given: $cashGiven\n      total: $total\n      receipt: $receipt\n      idempotency_key: $key\n    ) {\n      status message change has_changed\n    }\n  }\n": types.DeskCheckoutDocument,
    "\n  mutation DeskUndoCheckout($id: Int!, $version: Int!, $key: String) {\n    desk_undo_checkout(id: $id, version: $version, idempotency_key: $key) { status message }\n  }\n": types.DeskUndoCheckoutDocument,
    "\n  mutation DeskRefund(\n    $id: Int!\n    $version: Int!\n    $lines: [Int!]\n    $restock: [Int!]\n    $tip: Boolean\n    $amount: Float!\n    $to: String!\n    $reason: String\n    $key: String\n  ) {\n    desk_refund(\n      id: $id\n      version: $version\n      line_ids: $lines\n      restock_ids: $restock\n      tip: $tip\n      amount: $amount\n      to: $to\n      reason: $reason\n      idempotency_key: $key\n    ) {\n      status message\n    }\n  }\n": types.DeskRefundDocument,
    "\n  mutation DeskSendReceipt($id: Int!) {\n    desk_send_receipt(id: $id) { status message }\n  }\n": types.DeskSendReceiptDocument,
    "\n  query DeskTillPackages($business: Int!, $appointment: Int!) {\n    desk_till_packages(business_id: $business, appointment_id: $appointment) {\n      own { id code name sessions sessions_left }\n      offers { id name price sessions }\n    }\n  }\n": types.DeskTillPackagesDocument,
    "\n  mutation DeskSellPackage(\n    $business: Int!\n    $appointment: Int!\n    $package: Int!\n    $method: String!\n    $price: Float!\n    $key: String\n  ) {\n    desk_sell_package(\n      business_id: $business\n      appointment_id: $appointment\n      package_id: $package\n      method: $method\n      price: $price\n      idempotency_key: $key\n    ) {\n      status message\n    }\n  }\n": types.DeskSellPackageDocument,
    "\n  query DeskUnanswered($business: Int!) {\n    desk_unanswered(business_id: $business) {\n      appt_id guest_id guest_name mobile service starts asked asked_again delivery text_cost\n    }\n  }\n": types.DeskUnansweredDocument,
    "\n  query DeskPayments(\n    $business: Int!, $from: String!, $to: String!, $ways: [String!], $states: [String!], $chair: Int, $service: Int,\n    $search: String, $after: String\n  ) {\n    desk_payments(\n      business_id: $business, from: $from, to: $to, ways: $ways, states: $states, chair_id: $chair,\n      service_id: $service, search: $search, after: $after\n    ) {\n      payments { id at guest_name what people way method instrument amount state appt_id invoice_number }\n      next count taken refunded voucher tips\n      people { id name }\n      services { id name }\n    }\n  }\n": types.DeskPaymentsDocument,
    "\n  query DeskPayment($business: Int!, $id: Int!) {\n    desk_payment(business_id: $business, id: $id) {\n      entries { id at side kind method amount note by refund_status is_undone }\n      appointments { id starts status }\n      invoice_number\n      invoice_pdf_url\n      credit_notes { id number amount reason created_at pdf_url }\n    }\n  }\n": types.DeskPaymentDocument,
    "\n  query DeskVat($business: Int!, $from: String!, $to: String!) {\n    desk_vat(business_id: $business, from: $from, to: $to) {\n      lines { treatment rate gross net vat }\n      vat vouchers_sold vouchers_prepaid bonus breakage tips credit paid\n    }\n  }\n": types.DeskVatDocument,
    "\n  query DeskVatRates($business: Int!) {\n    desk_vat_rates(business_id: $business) {\n      is_registered shop_rate today\n      services { id name rate }\n      products { name rate }\n      vouchers { id name purpose single_rate }\n      changes { id subject name valid_from rate treatment rate_before }\n    }\n  }\n": types.DeskVatRatesDocument,
    "\n  mutation DeskSaveVatRate(\n    $business: Int!, $subject: String!, $services: [Int!], $product: String, $from: String!, $rate: Float, $treatment: String\n  ) {\n    desk_save_vat_rate(\n      business_id: $business, subject: $subject, service_ids: $services, product: $product, valid_from: $from, rate: $rate,\n      treatment: $treatment\n    ) { status message }\n  }\n": types.DeskSaveVatRateDocument,
    "\n  mutation DeskRemoveVatRate($business: Int!, $id: Int!) {\n    desk_remove_vat_rate(business_id: $business, id: $id) { status message }\n  }\n": types.DeskRemoveVatRateDocument,
    "\n  mutation DeskSetVoucherPurpose($business: Int!, $id: Int!, $purpose: String!) {\n    desk_set_voucher_purpose(business_id: $business, id: $id, purpose: $purpose) { status message }\n  }\n": types.DeskSetVoucherPurposeDocument,
    "\n  query DeskDrawer($business: Int!, $date: String!) {\n    desk_drawer(business_id: $business, date: $date) {\n      date float cash paid_in paid_out expected counted difference is_closed\n      movements { id at kind amount reason by }\n    }\n  }\n": types.DeskDrawerDocument,
    "\n  mutation DeskDrawerEntry($business: Int!, $kind: String!, $amount: Float!, $reason: String, $key: String) {\n    desk_drawer_entry(business_id: $business, kind: $kind, amount: $amount, reason: $reason, idempotency_key: $key) {\n      status message\n    }\n  }\n": types.DeskDrawerEntryDocument,
    "\n  query DeskAccounts($business: Int!) {\n    desk_accounts(business_id: $business) { key code name about }\n  }\n": types.DeskAccountsDocument,
    "\n  mutation DeskSaveAccounts($business: Int!, $accounts: [BooksAccountInput!]!) {\n    desk_save_accounts(business_id: $business, accounts: $accounts) { status message }\n  }\n": types.DeskSaveAccountsDocument,
    "\n  query DeskReports($business: Int!, $from: String!, $to: String!) {\n    desk_reports(business_id: $business, from: $from, to: $to) {\n      key unit series total before second_total second_before\n      rows { label chair_id values }\n    }\n  }\n": types.DeskReportsDocument,
    "\n  query DeskPayouts($business: Int!) {\n    desk_payouts(business_id: $business) {\n      is_offered fee_percent account_state account_needs bank checked_at\n      next {\n        id status amount arrives_on until bank failure payments\n        places { captured refunded fees disputed paid_out pending }\n      }\n      payouts {\n        id status amount arrives_on until bank failure payments\n        places { captured refunded fees disputed paid_out pending }\n      }\n      places { captured refunded fees disputed paid_out pending }\n      disputes { id status amount reason guest_name instrument paid_at respond_by refunded }\n      differences { what ours theirs }\n    }\n  }\n": types.DeskPayoutsDocument,
    "\n  query DeskPayoutItems($business: Int!, $id: Int) {\n    desk_payout_items(business_id: $business, id: $id) { id kind at guest_name instrument amount fee net }\n  }\n": types.DeskPayoutItemsDocument,
    "\n  mutation DeskSetUpPayouts($business: Int!) {\n    desk_set_up_payouts(business_id: $business) { url }\n  }\n": types.DeskSetUpPayoutsDocument,
    "\n  mutation DeskCheckPayoutAccount($business: Int!) {\n    desk_check_payout_account(business_id: $business)\n  }\n": types.DeskCheckPayoutAccountDocument,
    "\n  mutation DeskSaveAcceptRules($business: Int!, $rules: [DeskAcceptRuleInput!]!) {\n    desk_save_accept_rules(business_id: $business, rules: $rules) {\n      ...Changed\n    }\n  }\n": types.DeskSaveAcceptRulesDocument,
    "\n  query DeskAcceptPreview($business: Int!, $rules: [DeskAcceptRuleInput!]!) {\n    desk_accept_preview(business_id: $business, rules: $rules) { requests accepted missed_guests }\n  }\n": types.DeskAcceptPreviewDocument,
    "\n  query DeskProfile($business: Int!) {\n    desk_shop(business_id: $business) {\n      id slug name description about location area eir_code zone phone email website facebook instagram linkedin tiktok\n      gender_served vat_number vat_rate upfront_percent part_hours confirms_at_once video_vetting consultation_minutes\n      pictures { id is_on_top picture { id image alt width height tint } }\n    }\n  }\n": types.DeskProfileDocument,
    "\n  mutation DeskChangeAddress($business: Int!, $slug: String!) {\n    desk_change_address(business_id: $business, slug: $slug) {\n      ...Changed\n    }\n  }\n": types.DeskChangeAddressDocument,
    "\n  mutation DeskSetVisible($business: Int!, $visible: Boolean!) {\n    desk_set_visible(business_id: $business, visible: $visible) {\n      ...Changed\n    }\n  }\n": types.DeskSetVisibleDocument,
    "\n  mutation DeskSaveProfile(\n    $business: Int!\n    $name: String!\n    $description: String\n    $about: String\n    $location: String!\n    $area: String!\n    $eir_code: String\n    $place: String\n    $zone: String!\n    $phone: String\n    $email: String\n    $website: String\n    $facebook: String\n    $instagram: String\n    $linkedin: String\n    $tiktok: String\n    $gender_served: String!\n    $vat_number: String\n    $vat_rate: Float\n  ) {\n    desk_save_profile(\n      business_id: $business\n      name: $name\n      description: $description\n      about: $about\n      location: $location\n      area: $area\n      eir_code: $eir_code\n      place_id: $place\n      zone: $zone\n      phone: $phone\n      email: $email\n      website: $website\n      facebook: $facebook\n      instagram: $instagram\n      linkedin: $linkedin\n      tiktok: $tiktok\n      gender_served: $gender_served\n      vat_number: $vat_number\n      vat_rate: $vat_rate\n    ) {\n      ...Changed\n    }\n  }\n": types.DeskSaveProfileDocument,
    "\n  mutation DeskOrderPictures($business: Int!, $ids: [Int!]!) {\n    desk_order_pictures(business_id: $business, ids: $ids) {\n      ...Changed\n    }\n  }\n": types.DeskOrderPicturesDocument,
    "\n  mutation DeskDescribePicture($business: Int!, $id: Int!, $alt: String!) {\n    desk_describe_picture(business_id: $business, id: $id, alt: $alt) {\n      ...Changed\n    }\n  }\n": types.DeskDescribePictureDocument,
    "\n  mutation DeskRemovePicture($business: Int!, $id: Int!) {\n    desk_remove_picture(business_id: $business, id: $id) {\n      ...Changed\n    }\n  }\n": types.DeskRemovePictureDocument,
    "\n  query DeskPolicy($business: Int!) {\n    desk_shop(business_id: $business) {\n      id policy accept_rules { guests longer_than paid accepts in_full } video_vetting\n      forgives_first notice_minutes horizon_days guest_moves\n      policy_steps { hours percent }\n    }\n  }\n": types.DeskPolicyDocument,
    "\n  query DeskPolicyExample($business: Int!) {\n    desk_policy_example(business_id: $business) { service starts total deposit is_booked }\n  }\n": types.DeskPolicyExampleDocument,
    "\n  mutation DeskSavePolicy($business: Int!, $policy: [Int!]!, $steps: [DeskPolicyStepInput!]!, $forgives: Boolean) {\n    desk_save_policy(business_id: $business, policy: $policy, steps: $steps, forgives_first: $forgives) {\n      ...Changed\n    }\n  }\n": types.DeskSavePolicyDocument,
    "\n  mutation DeskSaveWindow($business: Int!, $notice: Int!, $horizon: Int!, $moves: String!) {\n    desk_save_rhythm(business_id: $business, notice_minutes: $notice, horizon_days: $horizon, guest_moves: $moves) {\n      ...Changed\n    }\n  }\n": types.DeskSaveWindowDocument,
    "\n  query DeskCalendars($business: Int!) {\n    desk_calendars(business_id: $business) {\n      guest_names\n      google_offered\n      feeds { person_id name portrait { image } url webcal_url }\n      sources { id person_id person kind name account enabled writes_out checked_at was_read problem }\n      conflicts { appt_id person calendar guest_name services starts busy_from busy_to }\n    }\n  }\n": types.DeskCalendarsDocument,
    "\n  mutation DeskAddCalendar($business: Int!, $person: Int!, $kind: String!, $name: String, $address: String!, $user: String, $password: String, $out: Boolean) {\n    desk_add_calendar(business_id: $business, person_id: $person, kind: $kind, name: $name, address: $address, user_name: $user, password: $password, writes_out: $out) {\n      ...Changed\n    }\n  }\n": types.DeskAddCalendarDocument,
    "\n  mutation DeskStartGoogle($business: Int!, $person: Int!) {\n    desk_start_google(business_id: $business, person_id: $person)\n  }\n": types.DeskStartGoogleDocument,
    "\n  mutation DeskSwitchCalendar($business: Int!, $id: Int!, $enabled: Boolean!) {\n    desk_switch_calendar(business_id: $business, id: $id, enabled: $enabled) { ...Changed }\n  }\n": types.DeskSwitchCalendarDocument,
    "\n  mutation DeskCheckCalendar($business: Int!, $id: Int!) {\n    desk_check_calendar(business_id: $business, id: $id) { ...Changed }\n  }\n": types.DeskCheckCalendarDocument,
    "\n  mutation DeskRemoveCalendar($business: Int!, $id: Int!) {\n    desk_remove_calendar(business_id: $business, id: $id) { ...Changed }\n  }\n": types.DeskRemoveCalendarDocument,
    "\n  mutation DeskMakeCalendarLink($business: Int!, $person: Int) {\n    desk_make_calendar_link(business_id: $business, person_id: $person) { ...Changed }\n  }\n": types.DeskMakeCalendarLinkDocument,
    "\n  mutation DeskResetCalendarLinks($business: Int!) {\n    desk_reset_calendar_links(business_id: $business) { ...Changed }\n  }\n": types.DeskResetCalendarLinksDocument,
    "\n  mutation DeskSaveCalendarNames($business: Int!, $names: String!) {\n    desk_save_calendar_names(business_id: $business, guest_names: $names) { ...Changed }\n  }\n": types.DeskSaveCalendarNamesDocument,
    "\n  fragment CampaignFacts on DeskCampaign {\n    id name state channel subject body send_at started ended waiting sent failed complaints cost bookings booking_guests booked\n    segment { kind weeks least month id unused }\n    skipped { reason guests }\n  }\n": types.CampaignFactsFragmentDoc,
    "\n  query DeskCampaigns($business: Int!) {\n    desk_campaigns(business_id: $business) {\n      campaigns { ...CampaignFacts }\n      choices { services { id name } vouchers { id name } packages { id name } }\n      text_price text_limit spent quiet_from quiet_until has_texts is_demo\n    }\n  }\n": types.DeskCampaignsDocument,
    "\n  query DeskAudience($business: Int!, $segment: DeskSegmentInput!) {\n    desk_audience(business_id: $business, segment: $segment) {\n      matched\n      channels { channel reached refused { reason guests } }\n    }\n  }\n": types.DeskAudienceDocument,
    "\n  mutation DeskSaveCampaign(\n    $business: Int!\n    $id: Int\n    $name: String!\n    $channel: String!\n    $segment: DeskSegmentInput!\n    $subject: String!\n    $body: String!\n  ) {\n    desk_save_campaign(\n      business_id: $business\n      id: $id\n      name: $name\n      channel: $channel\n      segment: $segment\n      subject: $subject\n      body: $body\n    ) {\n      ...Changed\n    }\n  }\n": types.DeskSaveCampaignDocument,
    "\n  mutation DeskSendCampaign($business: Int!, $id: Int!, $date: String, $time: Int) {\n    desk_send_campaign(business_id: $business, id: $id, date: $date, time: $time) { ...Changed }\n  }\n": types.DeskSendCampaignDocument,
    "\n  mutation DeskCancelCampaign($business: Int!, $id: Int!) {\n    desk_cancel_campaign(business_id: $business, id: $id) { ...Changed }\n  }\n": types.DeskCancelCampaignDocument,
    "\n  mutation DeskRemoveCampaign($business: Int!, $id: Int!) {\n    desk_remove_campaign(business_id: $business, id: $id) { ...Changed }\n  }\n": types.DeskRemoveCampaignDocument,
    "\n  mutation DeskTestCampaign($business: Int!, $channel: String!, $subject: String!, $body: String!) {\n    desk_test_campaign(business_id: $business, channel: $channel, subject: $subject, body: $body) { status message }\n  }\n": types.DeskTestCampaignDocument,
    "\n  query DeskConversations($business: Int!, $search: String, $unread: Boolean, $route: String, $page: Int) {\n    desk_conversations(business_id: $business, search: $search, unread: $unread, route: $route, page: $page) {\n      conversations { id guest_id guest_name preview last_own last_at unread }\n      total\n      unread_conversations\n    }\n  }\n": types.DeskConversationsDocument,
    "\n  query DeskConversation($business: Int!, $guest: Int!, $before: Int) {\n    desk_conversation(business_id: $business, guest_id: $guest, before: $before) {\n      id guest_id guest_name first_name mobile is_guest reached_by text_price has_older silence silence_words blocked\n      appointment { id starts services is_call moved_at }\n      events { key at words }\n      messages { id own author body route at read pictures { id url width height } }\n    }\n  }\n": types.DeskConversationDocument,
    "\n  query DeskConversationGuest($business: Int!, $guest: Int!) {\n    desk_guest(business_id: $business, guest_id: $guest) {\n      id first_name note allergies came spent\n      appointments { id status starts service }\n    }\n  }\n": types.DeskConversationGuestDocument,
    "\n  query DeskGuestsToWrite($business: Int!, $search: String!) {\n    desk_guests(business_id: $business, search: $search, filter: \"all\", page: 1) {\n      guests { id first_name last_name }\n    }\n  }\n": types.DeskGuestsToWriteDocument,
    "\n  mutation DeskSendMessage($business: Int!, $guest: Int!, $body: String!, $appt: Int, $pictures: [Int!], $key: String!) {\n    desk_send_message(business_id: $business, guest_id: $guest, body: $body, appt_id: $appt, picture_ids: $pictures, idempotency_key: $key) {\n      status message conversation_id id\n    }\n  }\n": types.DeskSendMessageDocument,
    "\n  mutation DeskReadConversation($business: Int!, $id: Int!, $last: Int!) {\n    desk_read_conversation(business_id: $business, id: $id, last_id: $last) { status message }\n  }\n": types.DeskReadConversationDocument,
    "\n  mutation DeskBlockConversation($business: Int!, $id: Int!, $blocked: Boolean!) {\n    desk_block_conversation(business_id: $business, id: $id, blocked: $blocked) { status message }\n  }\n": types.DeskBlockConversationDocument,
    "\n  mutation DeskReportConversation($business: Int!, $id: Int!, $reason: String!, $note: String) {\n    desk_report_conversation(business_id: $business, id: $id, reason: $reason, note: $note) { status message }\n  }\n": types.DeskReportConversationDocument,
    "\n  query DeskSavedReplies($business: Int!) {\n    desk_saved_replies(business_id: $business) { id title body }\n  }\n": types.DeskSavedRepliesDocument,
    "\n  mutation DeskSaveReply($business: Int!, $id: Int, $title: String!, $body: String!) {\n    desk_save_reply(business_id: $business, id: $id, title: $title, body: $body) { status message }\n  }\n": types.DeskSaveReplyDocument,
    "\n  mutation DeskDeleteSavedReply($business: Int!, $id: Int!) {\n    desk_delete_saved_reply(business_id: $business, id: $id) { status message }\n  }\n": types.DeskDeleteSavedReplyDocument,
    "\n  query DeskForms($business: Int!) {\n    desk_forms(business_id: $business) {\n      id title intro timing frequency version active answered service_ids\n      questions { id kind label required options }\n    }\n    desk_patch_tests(business_id: $business) {\n      service_id service test_service_id test hours_before valid_days\n    }\n    desk_menu(business_id: $business) {\n      id name\n      services { id name active kind }\n    }\n  }\n": types.DeskFormsDocument,
    "\n  mutation DeskSaveForm(\n    $business: Int!\n    $id: Int\n    $title: String!\n    $intro: String\n    $timing: String!\n    $frequency: String!\n    $services: [Int!]!\n    $questions: [DeskQuestionInput!]!\n  ) {\n    desk_save_form(\n      business_id: $business\n      id: $id\n      title: $title\n      intro: $intro\n      timing: $timing\n      frequency: $frequency\n      service_ids: $services\n      questions: $questions\n    ) {\n      ...Changed\n    }\n  }\n": types.DeskSaveFormDocument,
    "\n  mutation DeskSetFormActive($business: Int!, $id: Int!, $active: Boolean!) {\n    desk_set_form_active(business_id: $business, id: $id, active: $active) {\n      ...Changed\n    }\n  }\n": types.DeskSetFormActiveDocument,
    "\n  mutation DeskSavePatchTest($business: Int!, $service: Int!, $test: Int!, $hours: Int!, $days: Int!) {\n    desk_save_patch_test(\n      business_id: $business\n      service_id: $service\n      test_service_id: $test\n      hours_before: $hours\n      valid_days: $days\n    ) {\n      ...Changed\n    }\n  }\n": types.DeskSavePatchTestDocument,
    "\n  mutation DeskRemovePatchTest($business: Int!, $service: Int!) {\n    desk_remove_patch_test(business_id: $business, service_id: $service) {\n      ...Changed\n    }\n  }\n": types.DeskRemovePatchTestDocument,
    "\n  query DeskGuests($business: Int!, $search: String, $filter: String, $page: Int) {\n    desk_guests(business_id: $business, search: $search, filter: $filter, page: $page) {\n      total\n      counts { all new asked blocked }\n      guests { id first_name last_name completed missed last next is_new is_blocked is_asked }\n    }\n  }\n": types.DeskGuestsDocument,
    "\n  query DeskGuest($business: Int!, $guest: Int!) {\n    desk_guest(business_id: $business, guest_id: $guest) {\n      id first_name last_name mobile email has_account is_new is_blocked blocked warned reason note allergies tags birthday since came missed spent\n      appointments { id kind status starts service total_amount cancelled_by fee is_fee_asked kept }\n      news { channel allowed source said refusal may_record }\n      files { id name caption content_type bytes may_be_shown consent_at consent_by url }\n    }\n  }\n": types.DeskGuestDocument,
    "\n  query DeskGuestTags($business: Int!) {\n    desk_guest_tags(business_id: $business)\n  }\n": types.DeskGuestTagsDocument,
    "\n  query DeskGuestDuplicates($business: Int!, $guest: Int!) {\n    desk_guest_duplicates(business_id: $business, guest_id: $guest) {\n      id first_name last_name mobile email has_account reasons\n    }\n  }\n": types.DeskGuestDuplicatesDocument,
    "\n  mutation DeskMergeGuests($business: Int!, $guest: Int!, $other: Int!, $name: String, $mobile: String, $email: String) {\n    desk_merge_guests(business_id: $business, guest_id: $guest, other_id: $other, name: $name, mobile: $mobile, email: $email) {\n      status message id\n    }\n  }\n": types.DeskMergeGuestsDocument,
    "\n  mutation DeskRemoveGuestFile($business: Int!, $id: Int!) {\n    desk_remove_guest_file(business_id: $business, id: $id) { status message }\n  }\n": types.DeskRemoveGuestFileDocument,
    "\n  mutation DeskAddGuest($business: Int!, $guest: DeskGuestInput!) {\n    desk_add_guest(business_id: $business, guest: $guest) { status message id is_new }\n  }\n": types.DeskAddGuestDocument,
    "\n  mutation DeskNoteGuest(\n    $business: Int!\n    $guest: Int!\n    $note: String!\n    $allergies: String\n    $tags: [String!]\n    $birthday: String\n  ) {\n    desk_note_guest(\n      business_id: $business\n      guest_id: $guest\n      note: $note\n      allergies: $allergies\n      tags: $tags\n      birthday: $birthday\n    ) {\n      status message\n    }\n  }\n": types.DeskNoteGuestDocument,
    "\n  mutation DeskWarnGuest($business: Int!, $guest: Int!, $reason: String) {\n    desk_warn_guest(business_id: $business, guest_id: $guest, reason: $reason) { status message }\n  }\n": types.DeskWarnGuestDocument,
    "\n  mutation DeskBlockGuest($business: Int!, $guest: Int!, $reason: String) {\n    desk_block_guest(business_id: $business, guest_id: $guest, reason: $reason) { status message }\n  }\n": types.DeskBlockGuestDocument,
    "\n  mutation DeskUnblockGuest($business: Int!, $guest: Int!) {\n    desk_unblock_guest(business_id: $business, guest_id: $guest) { status message }\n  }\n": types.DeskUnblockGuestDocument,
    "\n  mutation DeskSaveNewsChoice($business: Int!, $guest: Int!, $channel: String!, $allowed: Boolean!) {\n    desk_save_news_choice(business_id: $business, guest_id: $guest, channel: $channel, allowed: $allowed) {\n      status message\n    }\n  }\n": types.DeskSaveNewsChoiceDocument,
    "\n  query DeskGuestTests($business: Int!, $guest: Int!) {\n    desk_recorded_tests(business_id: $business, guest_id: $guest) { id test tested_on done_by note recorded_by }\n    desk_patch_tests(business_id: $business) { test_service_id test }\n  }\n": types.DeskGuestTestsDocument,
    "\n  mutation DeskRemoveRecordedTest($business: Int!, $id: Int!) {\n    desk_remove_recorded_test(business_id: $business, id: $id) { status message }\n  }\n": types.DeskRemoveRecordedTestDocument,
    "\n  query DeskImports($business: Int!) {\n    desk_imports(business_id: $business) { id kind status file_name rows done created_at finished_at undo_until counts { added merged left } }\n  }\n": types.DeskImportsDocument,
    "\n  query DeskImport($business: Int!, $id: Int!) {\n    desk_import(business_id: $business, id: $id) {\n      id kind status file_name encoding rows done failure finished_at undo_until waits_for date_order order_is_sure samples\n      columns { name field is_sure }\n      totals { ready same need coming }\n      counts { added merged left guests coming kept }\n      problems { code title rows example is_warning chosen choices { choice label } }\n      preview { row name mobile email detail }\n      names { names { kind name rows chosen } options { kind id name } }\n    }\n  }\n": types.DeskImportDocument,
    "\n  query DeskImportRows($business: Int!, $id: Int!, $problem: String!, $after: Int) {\n    desk_import_rows(business_id: $business, id: $id, problem: $problem, after: $after) { row cells name mobile email matched choice }\n  }\n": types.DeskImportRowsDocument,
    "\n  mutation DeskImportMap($business: Int!, $id: Int!, $fields: [String!]!, $order: String!) {\n    desk_import_map(business_id: $business, id: $id, fields: $fields, date_order: $order) { status message }\n  }\n": types.DeskImportMapDocument,
    "\n  mutation DeskImportDecide($business: Int!, $id: Int!, $problem: String!, $choice: String!, $row: Int) {\n    desk_import_decide(business_id: $business, id: $id, problem: $problem, choice: $choice, row: $row) { status message }\n  }\n": types.DeskImportDecideDocument,
    "\n  mutation DeskImportFix($business: Int!, $id: Int!, $fixes: [DeskImportFix!]!) {\n    desk_import_fix(business_id: $business, id: $id, fixes: $fixes) { status message }\n  }\n": types.DeskImportFixDocument,
    "\n  mutation DeskImportMatch($business: Int!, $id: Int!, $kind: String!, $name: String!, $choice: Int) {\n    desk_import_match(business_id: $business, id: $id, kind: $kind, name: $name, choice: $choice) { status message }\n  }\n": types.DeskImportMatchDocument,
    "\n  mutation DeskImportRun($business: Int!, $id: Int!) { desk_import_run(business_id: $business, id: $id) { status message } }\n": types.DeskImportRunDocument,
    "\n  mutation DeskImportUndo($business: Int!, $id: Int!) { desk_import_undo(business_id: $business, id: $id) { status message } }\n": types.DeskImportUndoDocument,
    "\n  mutation DeskImportDiscard($business: Int!, $id: Int!) { desk_import_discard(business_id: $business, id: $id) { status message } }\n": types.DeskImportDiscardDocument,
    "\n  query DeskMoveIn($business: Int!) {\n    desk_move_in(business_id: $business) { open address services people unnamed guests coming days { date appointments } }\n  }\n": types.DeskMoveInDocument,
    "\n  query DeskMemberships($business: Int!) {\n    desk_memberships(business_id: $business) {\n      is_possible\n      sees_money\n      offers {\n        id members is_offered carries_over min_periods notice_days vat_rate service_ids\n        percent_off percent_service_ids product_percent\n        shown { name description price price_words rhythm sessions session_words percent_words term_words services }\n      }\n      members {\n        id guest_id guest_name offer_name price status sessions sessions_left since next is_cancelled resume_on next_try reason\n      }\n      months { month amount payments }\n    }\n  }\n": types.DeskMembershipsDocument,
    "\n  mutation DeskSaveMembership(\n    $business: Int!\n    $id: Int\n    $name: String!\n    $description: String\n    $price: Float!\n    $rhythm: String!\n    $sessions: Int!\n    $carriesOver: Boolean!\n    $vatRate: Float\n    $minPeriods: Int\n    $noticeDays: Int\n    $services: [Int!]!\n    $percentOff: Int\n    $percentServices: [Int!]\n    $productPercent: Int\n  ) {\n    desk_save_membership(\n      business_id: $business\n      id: $id\n      name: $name\n      description: $description\n      price: $price\n      rhythm: $rhythm\n      sessions: $sessions\n      carries_over: $carriesOver\n      vat_rate: $vatRate\n      min_periods: $minPeriods\n      notice_days: $noticeDays\n      service_ids: $services\n      percent_off: $percentOff\n      percent_service_ids: $percentServices\n      product_percent: $productPercent\n    ) {\n      ...Changed\n    }\n  }\n": types.DeskSaveMembershipDocument,
    "\n  mutation DeskSetMembershipActive($business: Int!, $id: Int!, $active: Boolean!) {\n    desk_set_membership_active(business_id: $business, id: $id, active: $active) {\n      ...Changed\n    }\n  }\n": types.DeskSetMembershipActiveDocument,
    "\n  mutation DeskInviteMember($business: Int!, $offer: Int!, $guest: Int!, $key: String) {\n    desk_invite_member(business_id: $business, offer_id: $offer, guest_id: $guest, idempotency_key: $key) {\n      status\n      message\n    }\n  }\n": types.DeskInviteMemberDocument,
    "\n  mutation DeskChangeMember(\n    $business: Int!\n    $id: Int!\n    $change: String!\n    $resumeOn: String\n    $reason: String\n    $key: String\n  ) {\n    desk_change_member(\n      business_id: $business\n      id: $id\n      change: $change\n      resume_on: $resumeOn\n      reason: $reason\n      idempotency_key: $key\n    ) {\n      status\n      message\n    }\n  }\n": types.DeskChangeMemberDocument,
    "\n  query GuestsToInvite($business: Int!, $search: String) {\n    desk_guests(business_id: $business, search: $search, order: \"latest\", page: 1) {\n      guests { id first_name last_name is_blocked }\n    }\n  }\n": types.GuestsToInviteDocument,
    "\n  query DeskNotifications($business: Int!) {\n    desk_notifications(business_id: $business) {\n      unseen\n      items { id kind title message at appt_id is_new }\n    }\n  }\n": types.DeskNotificationsDocument,
    "\n  mutation DeskSeeNotifications($business: Int!, $last: Int!) {\n    desk_see_notifications(business_id: $business, last_id: $last) { status message }\n  }\n": types.DeskSeeNotificationsDocument,
    "\n  mutation DeskRegister($first_name: String!, $last_name: String!, $email: String!, $password: String!) {\n    desk_register(first_name: $first_name, last_name: $last_name, email: $email, password: $password) { access_token }\n  }\n": types.DeskRegisterDocument,
    "\n  query DeskTrades {\n    desk_trades { slug name services { name minutes price } }\n  }\n": types.DeskTradesDocument,
    "\n  query DeskBeginning($business: Int!) {\n    desk_shop(business_id: $business) {\n      id slug name trade country description location area has_position published\n      buffer_minutes upfront_percent policy confirms_at_once video_vetting consultation_minutes\n      chairs { id active }\n      hours { chair_id weekday from to }\n      pictures { id picture { image alt width height tint } }\n    }\n    desk_menu(business_id: $business) {\n      services { id name active pricings { price duration } }\n    }\n  }\n": types.DeskBeginningDocument,
    "\n  query DeskSlug($slug: String, $name: String, $area: String, $trade: String, $business: Int) {\n    desk_slug(slug: $slug, name: $name, area: $area, trade: $trade, business_id: $business) { slug is_free message }\n  }\n": types.DeskSlugDocument,
    "\n  mutation DeskSavePlace(\n    $business: Int\n    $name: String!\n    $trade: String!\n    $description: String\n    $location: String!\n    $place: String\n    $slug: String!\n  ) {\n    desk_save_place(\n      business_id: $business\n      name: $name\n      trade: $trade\n      description: $description\n      location: $location\n      place_id: $place\n      slug: $slug\n    ) {\n      ...Changed\n    }\n  }\n": types.DeskSavePlaceDocument,
    "\n  mutation DeskSaveFirstServices($business: Int!, $services: [DeskFirstServiceInput!]!) {\n    desk_save_first_services(business_id: $business, services: $services) {\n      ...Changed\n    }\n  }\n": types.DeskSaveFirstServicesDocument,
    "\n  mutation DeskSaveFirstHours(\n    $business: Int!\n    $weekdays: [Int!]!\n    $from: Int!\n    $to: Int!\n    $buffer: Int!\n    $chairs: Int!\n  ) {\n    desk_save_first_hours(business_id: $business, weekdays: $weekdays, from: $from, to: $to, buffer_minutes: $buffer, chairs: $chairs) {\n      ...Changed\n    }\n  }\n": types.DeskSaveFirstHoursDocument,
    "\n  mutation DeskPublish($business: Int!, $vetting: Boolean!, $atOnce: Boolean!) {\n    desk_publish(business_id: $business, video_vetting: $vetting, confirms_at_once: $atOnce) {\n      ...Changed\n    }\n  }\n": types.DeskPublishDocument,
    "\n  query DeskPlanNames($business: Int!) {\n    desk_plan(business_id: $business) {\n      trial_days\n      offered { code name price period }\n    }\n  }\n": types.DeskPlanNamesDocument,
    "\n  mutation DeskStartPlan($business: Int!, $plan: String!) {\n    subscribe(business_id: $business, plan: $plan) { status message }\n  }\n": types.DeskStartPlanDocument,
    "\n  query DeskStart($business: Int!) {\n    desk_start(business_id: $business) {\n      is_over open address description opened_at services weekdays unnamed photos bookings first_free\n    }\n    desk_shop(business_id: $business) { pictures { picture { image alt width height tint } } }\n  }\n": types.DeskStartDocument,
    "\n  query DeskTillDay($business: Int!, $date: String!) {\n    desk_till_day(business_id: $business, date: $date) {\n      date cash card online voucher refunds tips closed closed_by expected_cash counted difference\n      tips_by_person { person amount }\n      open { appt_id guest_name starts status due }\n    }\n  }\n": types.DeskTillDayDocument,
    "\n  mutation DeskCloseDay($business: Int!, $date: String!, $counted: Float, $key: String) {\n    desk_close_day(business_id: $business, date: $date, counted: $counted, idempotency_key: $key) { status message }\n  }\n": types.DeskCloseDayDocument,
    "\n  query DeskTakings($business: Int!, $from: String!, $to: String!) {\n    desk_takings(business_id: $business, from: $from, to: $to) {\n      days { date bookings worth taken }\n      taken { online card cash voucher }\n      still_to_come\n      deposits_held\n      deposits_bookings\n      refunds { id guest_name amount status reason at }\n      to_decide { appt_id guest_name starts fee }\n    }\n  }\n": types.DeskTakingsDocument,
    "\n  query DeskPlan($business: Int!) {\n    desk_plan(business_id: $business) {\n      state\n      plan { code name price period diaries }\n      next_plan { code name price period }\n      until\n      next_payment_at\n      next_payment\n      is_leaving\n      card\n      ends_at\n      trial_days\n      is_shop_hidden\n      members_charged\n      diaries_used\n      offered { code name tagline price period diaries }\n      invoices { id number plan amount created_at pdf_url }\n    }\n  }\n": types.DeskPlanDocument,
    "\n  mutation DeskChoosePlan($business: Int!, $plan: String!) {\n    subscribe(business_id: $business, plan: $plan) { status message payment_url }\n  }\n": types.DeskChoosePlanDocument,
    "\n  mutation DeskPayPlan($business: Int!) {\n    desk_pay_plan(business_id: $business) { status message payment_url }\n  }\n": types.DeskPayPlanDocument,
    "\n  mutation DeskLeavePlan($business: Int!) {\n    desk_leave_plan(business_id: $business) { status message }\n  }\n": types.DeskLeavePlanDocument,
    "\n  query DeskCardFees($business: Int!) {\n    desk_card_fees(business_id: $business) {\n      is_offered percent late_hours\n      chargeable { appt_id guest_name starts reason most last4 }\n      fees { id appt_id guest_name starts reason amount status refunded charge_at guest_note }\n    }\n  }\n": types.DeskCardFeesDocument,
    "\n  mutation DeskSaveCardFeeRule($business: Int!, $percent: Int!, $hours: Int!) {\n    desk_save_card_fee_rule(business_id: $business, percent: $percent, late_hours: $hours) { status message }\n  }\n": types.DeskSaveCardFeeRuleDocument,
    "\n  mutation DeskAnnounceCardFee($business: Int!, $appointment: Int!, $amount: Float!, $key: String) {\n    desk_announce_card_fee(business_id: $business, appt_id: $appointment, amount: $amount, idempotency_key: $key) {\n      status message\n    }\n  }\n": types.DeskAnnounceCardFeeDocument,
    "\n  mutation DeskDecideCardFee($business: Int!, $id: Int!, $decision: String!) {\n    desk_decide_card_fee(business_id: $business, id: $id, decision: $decision) { status message }\n  }\n": types.DeskDecideCardFeeDocument,
    "\n  query DeskPeople($business: Int!) {\n    desk_people(business_id: $business) {\n      id\n      chair\n      name\n      slug\n      title\n      bio\n      languages\n      active\n      staff_id\n      role\n      portrait { id image alt width height tint drawn }\n      gallery { id image alt width height tint }\n    }\n  }\n": types.DeskPeopleDocument,
    "\n  query DeskLogins($business: Int!) {\n    desk_team(business_id: $business) {\n      members { user_id first_name last_name email role calendar sees_money }\n    }\n  }\n": types.DeskLoginsDocument,
    "\n  query DeskFirstFree($business: Int!) {\n    team_first_free(business_id: $business) {\n      person_id\n      first_free { s_time }\n    }\n  }\n": types.DeskFirstFreeDocument,
    "\n  query DeskPeopleLoad($business: Int!, $from: String!, $to: String!) {\n    desk_people_load(business_id: $business, from: $from, to: $to) { chair_id minutes fill }\n  }\n": types.DeskPeopleLoadDocument,
    "\n  query DeskMonthByPerson($business: Int!, $from: String!, $to: String!) {\n    desk_reports(business_id: $business, from: $from, to: $to, keys: [\"person\", \"hours\"]) {\n      key\n      rows { chair_id values }\n    }\n  }\n": types.DeskMonthByPersonDocument,
    "\n  mutation DeskSavePerson(\n    $business: Int!\n    $id: Int\n    $name: String!\n    $title: String\n    $bio: String\n    $languages: [String!]\n    $staff_id: Int\n  ) {\n    desk_save_person(\n      business_id: $business\n      id: $id\n      name: $name\n      title: $title\n      bio: $bio\n      languages: $languages\n      staff_id: $staff_id\n    ) {\n      ...Changed\n    }\n  }\n": types.DeskSavePersonDocument,
    "\n  mutation DeskRemovePersonPicture($business: Int!, $person: Int!, $id: Int!) {\n    desk_remove_person_picture(business_id: $business, person_id: $person, id: $id) {\n      ...Changed\n    }\n  }\n": types.DeskRemovePersonPictureDocument,
    "\n  mutation DeskSetBookable($business: Int!, $id: Int!, $active: Boolean!, $decisions: [DeskDecisionInput!]) {\n    desk_set_chair_active(business_id: $business, id: $id, active: $active, decisions: $decisions) {\n      ...Changed\n    }\n  }\n": types.DeskSetBookableDocument,
    "\n  query DeskAbsences($business: Int!) {\n    desk_absences(business_id: $business) { id person_id name from to kind note status }\n  }\n": types.DeskAbsencesDocument,
    "\n  mutation DeskAddAbsence(\n    $business: Int!\n    $person: Int\n    $from: String!\n    $to: String!\n    $kind: String!\n    $note: String\n    $decisions: [DeskDecisionInput!]\n  ) {\n    desk_add_absence(\n      business_id: $business\n      person_id: $person\n      from: $from\n      to: $to\n      kind: $kind\n      note: $note\n      decisions: $decisions\n    ) {\n      ...Changed\n    }\n  }\n": types.DeskAddAbsenceDocument,
    "\n  mutation DeskAnswerAbsence($business: Int!, $id: Int!, $approve: Boolean!, $decisions: [DeskDecisionInput!]) {\n    desk_answer_absence(business_id: $business, id: $id, approve: $approve, decisions: $decisions) {\n      ...Changed\n    }\n  }\n": types.DeskAnswerAbsenceDocument,
    "\n  mutation DeskEndAbsence($business: Int!, $id: Int!) {\n    desk_end_absence(business_id: $business, id: $id) {\n      ...Changed\n    }\n  }\n": types.DeskEndAbsenceDocument,
    "\n  query DeskRota($business: Int!) {\n    desk_shop(business_id: $business) {\n      hours { chair_id weekday from to week date }\n      closed_days { date reason }\n    }\n  }\n": types.DeskRotaDocument,
    "\n  mutation DeskSaveRota($business: Int!, $chair: Int!, $hours: [DeskHoursInput!]!, $decisions: [DeskDecisionInput!]) {\n    desk_save_hours(business_id: $business, chair_id: $chair, hours: $hours, decisions: $decisions) {\n      ...Changed\n    }\n  }\n": types.DeskSaveRotaDocument,
    "\n  mutation DeskSaveDateHours(\n    $business: Int!\n    $person: Int!\n    $date: String!\n    $hours: [DeskSpanInput!]\n    $decisions: [DeskDecisionInput!]\n  ) {\n    desk_save_date_hours(\n      business_id: $business\n      person_id: $person\n      date: $date\n      hours: $hours\n      decisions: $decisions\n    ) {\n      ...Changed\n    }\n  }\n": types.DeskSaveDateHoursDocument,
    "\n  query DeskSwaps($business: Int!) {\n    desk_swaps(business_id: $business) {\n      id\n      person_id\n      name\n      date\n      other_id\n      other_name\n      other_date\n      note\n      status\n      may_answer\n      may_withdraw\n    }\n  }\n": types.DeskSwapsDocument,
    "\n  mutation DeskAskSwap(\n    $business: Int!\n    $person: Int\n    $date: String!\n    $other: Int!\n    $other_date: String\n    $note: String\n    $decisions: [DeskDecisionInput!]\n  ) {\n    desk_ask_swap(\n      business_id: $business\n      person_id: $person\n      date: $date\n      other_id: $other\n      other_date: $other_date\n      note: $note\n      decisions: $decisions\n    ) {\n      ...Changed\n    }\n  }\n": types.DeskAskSwapDocument,
    "\n  mutation DeskAnswerSwap($business: Int!, $id: Int!, $agree: Boolean!, $decisions: [DeskDecisionInput!]) {\n    desk_answer_swap(business_id: $business, id: $id, agree: $agree, decisions: $decisions) {\n      ...Changed\n    }\n  }\n": types.DeskAnswerSwapDocument,
    "\n  mutation DeskWithdrawSwap($business: Int!, $id: Int!) {\n    desk_withdraw_swap(business_id: $business, id: $id) {\n      ...Changed\n    }\n  }\n": types.DeskWithdrawSwapDocument,
    "\n  query DeskCommission($business: Int!, $person: Int!, $from: String!, $to: String!) {\n    desk_commission(business_id: $business, person_id: $person, from: $from, to: $to) {\n      service_percent\n      product_percent\n      tip_percent\n      services { service_id name percent }\n      lines { kind percent base commission }\n      total\n    }\n  }\n": types.DeskCommissionDocument,
    "\n  query DeskServiceNames($business: Int!) {\n    desk_menu(business_id: $business) {\n      services { id name }\n    }\n  }\n": types.DeskServiceNamesDocument,
    "\n  mutation DeskSaveCommission($business: Int!, $person: Int!, $kind: String!, $service: Int, $percent: Float) {\n    desk_save_commission(\n      business_id: $business\n      person_id: $person\n      kind: $kind\n      service_id: $service\n      percent: $percent\n    ) {\n      ...Changed\n    }\n  }\n": types.DeskSaveCommissionDocument,
    "\n  query DeskPersonMenu($business: Int!) {\n    desk_menu(business_id: $business) {\n      services {\n        id name active kind chair_ids\n        pricings { id label price duration own { chair_id price duration } }\n      }\n    }\n  }\n": types.DeskPersonMenuDocument,
    "\n  mutation DeskSavePersonServices($business: Int!, $person: Int!, $services: [DeskPersonServiceInput!]!) {\n    desk_save_person_services(business_id: $business, person_id: $person, services: $services) {\n      ...Changed\n    }\n  }\n": types.DeskSavePersonServicesDocument,
    "\n  query DeskHolidays($business: Int!, $person: Int!) {\n    desk_holidays(business_id: $business, person_id: $person) { year allowance taken planned }\n  }\n": types.DeskHolidaysDocument,
    "\n  mutation DeskSaveHolidayDays($business: Int!, $person: Int!, $days: Int) {\n    desk_save_holiday_days(business_id: $business, person_id: $person, days: $days) {\n      ...Changed\n    }\n  }\n": types.DeskSaveHolidayDaysDocument,
    "\n  query DeskProducts($business: Int!) {\n    desk_products(business_id: $business) { id name price vat_rate rate_today sku low_at stock state active sold_online }\n  }\n": types.DeskProductsDocument,
    "\n  query DeskStockMovements($business: Int!, $id: Int!) {\n    desk_stock_movements(business_id: $business, id: $id) {\n      id kind quantity reason by appt_id is_oversold at\n    }\n  }\n": types.DeskStockMovementsDocument,
    "\n  mutation DeskSaveProduct(\n    $business: Int!\n    $id: Int\n    $name: String!\n    $price: Float!\n    $rate: Float\n    $sku: String\n    $lowAt: Int\n    $stock: Int\n    $online: Boolean\n  ) {\n    desk_save_product(\n      business_id: $business\n      id: $id\n      name: $name\n      price: $price\n      vat_rate: $rate\n      sku: $sku\n      low_at: $lowAt\n      stock: $stock\n      sold_online: $online\n    ) {\n      ...Changed\n    }\n  }\n": types.DeskSaveProductDocument,
    "\n  mutation DeskSetProductActive($business: Int!, $id: Int!, $active: Boolean!) {\n    desk_set_product_active(business_id: $business, id: $id, active: $active) { ...Changed }\n  }\n": types.DeskSetProductActiveDocument,
    "\n  mutation DeskMoveStock(\n    $business: Int!\n    $id: Int!\n    $kind: String!\n    $quantity: Int!\n    $reason: String\n    $key: String\n  ) {\n    desk_move_stock(\n      business_id: $business\n      id: $id\n      kind: $kind\n      quantity: $quantity\n      reason: $reason\n      idempotency_key: $key\n    ) {\n      status message\n    }\n  }\n": types.DeskMoveStockDocument,
    "\n  query DeskReminders($business: Int!) {\n    desk_reminders(business_id: $business) {\n      booked_channels booked_wording quiet_from quiet_until text_limit text_price has_provider is_demo\n      mails texts pushes spent\n      rules { key hours_before asks channels fallback wording active }\n      review { active days_after channels wording }\n      review_result { sent reviews }\n      rebook { active weeks_after channels wording }\n      rebook_result { sent booked }\n      birthday { active days_before channels wording }\n      birthday_result { sent booked }\n      unanswered { appt_id guest_name mobile starts asked delivery }\n    }\n  }\n": types.DeskRemindersDocument,
    "\n  mutation DeskSaveReminders(\n    $business: Int!\n    $booked_channels: [String!]!\n    $booked_wording: String!\n    $rules: [DeskReminderRuleInput!]!\n    $review: DeskReviewRuleInput\n    $rebook: DeskRebookRuleInput\n    $birthday: DeskBirthdayRuleInput\n    $quiet_from: Int!\n    $quiet_until: Int!\n    $text_limit: Float\n  ) {\n    desk_save_reminders(\n      business_id: $business\n      booked_channels: $booked_channels\n      booked_wording: $booked_wording\n      rules: $rules\n      review: $review\n      rebook: $rebook\n      birthday: $birthday\n      quiet_from: $quiet_from\n      quiet_until: $quiet_until\n      text_limit: $text_limit\n    ) {\n      ...Changed\n    }\n  }\n": types.DeskSaveRemindersDocument,
    "\n  mutation DeskTestText($business: Int!, $wording: String!) {\n    desk_test_text(business_id: $business, wording: $wording) { status message }\n  }\n": types.DeskTestTextDocument,
    "\n  query DeskReviews($business: Int!, $filter: String, $count: Int) {\n    desk_reviews(business_id: $business, filter: $filter, count: $count, page: 1) {\n      counts { all unanswered words low }\n      rating_distribution { rating_level number_of_rating }\n      reviews {\n        id appt_id guest_id guest_name service person nth rating comment written reply hidden report report_decided decide_by\n      }\n    }\n  }\n": types.DeskReviewsDocument,
    "\n  mutation DeskReplyReview($business: Int!, $id: Int!, $text: String!) {\n    desk_reply_review(business_id: $business, id: $id, text: $text) { status message }\n  }\n": types.DeskReplyReviewDocument,
    "\n  mutation DeskDeleteReply($business: Int!, $id: Int!) {\n    desk_delete_reply(business_id: $business, id: $id) { status message }\n  }\n": types.DeskDeleteReplyDocument,
    "\n  mutation DeskReportReview($business: Int!, $id: Int!, $reason: String!, $note: String) {\n    desk_report_review(business_id: $business, id: $id, reason: $reason, note: $note) { status message }\n  }\n": types.DeskReportReviewDocument,
    "\n  query DeskClosedDays($business: Int!) {\n    desk_shop(business_id: $business) { id closed_days { date reason } }\n  }\n": types.DeskClosedDaysDocument,
    "\n  query DeskMenu($business: Int!) {\n    desk_menu(business_id: $business) {\n      id\n      name\n      services {\n        id name description active add_on vat_rate kind chair_ids person_choice seats single_visits enroll_date\n        pricings {\n          id label price special_price duration special_deposit buffer_minutes\n          before_minutes\n          steps { name minutes hands_free }\n          own { chair_id price duration }\n        }\n        needs { room_id from to }\n        dates { id starts seats seats_taken }\n      }\n    }\n    desk_shop(business_id: $business) {\n      upfront_percent buffer_minutes vat_number vat_rate\n      chairs { id name person active }\n    }\n    desk_rooms(business_id: $business) { id name active }\n  }\n": types.DeskMenuDocument,
    "\n  mutation DeskSaveCategory($business: Int!, $id: Int, $name: String!) {\n    desk_save_category(business_id: $business, id: $id, name: $name) {\n      ...Changed\n    }\n  }\n": types.DeskSaveCategoryDocument,
    "\n  mutation DeskRemoveCategory($business: Int!, $id: Int!) {\n    desk_remove_category(business_id: $business, id: $id) {\n      ...Changed\n    }\n  }\n": types.DeskRemoveCategoryDocument,
    "\n  mutation DeskSaveService(\n    $business: Int!\n    $id: Int\n    $category: Int!\n    $name: String!\n    $description: String\n    $pricings: [DeskPricingInput!]!\n    $addOn: Boolean\n    $vatRate: Float\n    $chairs: [Int!]\n    $personChoice: Boolean\n    $needs: [DeskServiceNeedInput!]\n    $group: DeskClassInput\n    $decisions: [DeskDecisionInput!]\n  ) {\n    desk_save_service(\n      business_id: $business\n      id: $id\n      category_id: $category\n      name: $name\n      description: $description\n      pricings: $pricings\n      add_on: $addOn\n      vat_rate: $vatRate\n      chair_ids: $chairs\n      person_choice: $personChoice\n      needs: $needs\n      group: $group\n      decisions: $decisions\n    ) {\n      ...Changed\n    }\n  }\n": types.DeskSaveServiceDocument,
    "\n  mutation DeskSetServiceActive($business: Int!, $id: Int!, $active: Boolean!, $decisions: [DeskDecisionInput!]) {\n    desk_set_service_active(business_id: $business, id: $id, active: $active, decisions: $decisions) {\n      ...Changed\n    }\n  }\n": types.DeskSetServiceActiveDocument,
    "\n  mutation DeskOrderMenu($business: Int!, $categories: [DeskOrderInput!]!) {\n    desk_order_menu(business_id: $business, categories: $categories) {\n      ...Changed\n    }\n  }\n": types.DeskOrderMenuDocument,
    "\n  query DeskTeam($business: Int!) {\n    desk_team(business_id: $business) {\n      members { user_id first_name last_name email role calendar sees_money since }\n      invitations { email sent_at expires_at }\n    }\n  }\n": types.DeskTeamDocument,
    "\n  mutation DeskInviteStaff($business: Int!, $email: String!) {\n    desk_invite_staff(business_id: $business, email: $email) {\n      ...Changed\n    }\n  }\n": types.DeskInviteStaffDocument,
    "\n  mutation DeskWithdrawInvitation($business: Int!, $email: String!) {\n    desk_withdraw_invitation(business_id: $business, email: $email) {\n      ...Changed\n    }\n  }\n": types.DeskWithdrawInvitationDocument,
    "\n  mutation DeskRemoveStaff($business: Int!, $user: Int!) {\n    desk_remove_staff(business_id: $business, user_id: $user) {\n      ...Changed\n    }\n  }\n": types.DeskRemoveStaffDocument,
    "\n  query DeskInvitation($token: String!) {\n    desk_invitation(token: $token) { shop email has_account }\n  }\n": types.DeskInvitationDocument,
    "\n  mutation DeskJoin($token: String!, $first_name: String!, $last_name: String!, $password: String!) {\n    desk_join(token: $token, first_name: $first_name, last_name: $last_name, password: $password) { access_token }\n  }\n": types.DeskJoinDocument,
    "\n  query DeskAuditLog($business: Int!, $actor: Int, $subject: String, $from: String, $to: String, $before: Int) {\n    desk_audit_log(business_id: $business, actor_id: $actor, subject: $subject, from: $from, to: $to, before: $before) {\n      has_more\n      entries { id action subject subject_id actor changes at }\n    }\n  }\n": types.DeskAuditLogDocument,
    "\n  mutation DeskVideoToken($room: String!) {\n    video_token(room_id: $room) {\n      status\n      message\n      reason\n      token\n      provider\n      url\n      opens_at\n      ice_servers { urls username credential }\n      room { room_id appt_id appt_date role starts_at ends_at zone business_name own_name other_name }\n    }\n  }\n": types.DeskVideoTokenDocument,
    "\n  mutation DeskEndCall($room: String!) {\n    end_video_call(room_id: $room) { status message }\n  }\n": types.DeskEndCallDocument,
    "\n  query DeskVouchers($business: Int!, $text: String) {\n    desk_vouchers(business_id: $business, text: $text) {\n      remaining\n      vouchers { id name title note color retail value amount_from amount_to valid_for limit_number_of_sales total_sale active service_ids }\n      sold { id code name owner buyer value remaining expires_at }\n    }\n  }\n": types.DeskVouchersDocument,
    "\n  query ServicesToChoose($business: Int!) {\n    desk_menu(business_id: $business) { services { id name active } }\n  }\n": types.ServicesToChooseDocument,
    "\n  mutation DeskSaveVoucher(\n    $business: Int!\n    $id: Int\n    $name: String!\n    $title: String\n    $note: String\n    $color: String!\n    $retail: Float!\n    $value: Float!\n    $from: Float\n    $to: Float\n    $months: Int!\n    $limit: Int!\n    $services: [Int!]\n  ) {\n    desk_save_voucher(\n      business_id: $business\n      id: $id\n      name: $name\n      title: $title\n      note: $note\n      color: $color\n      retail: $retail\n      value: $value\n      amount_from: $from\n      amount_to: $to\n      valid_for: $months\n      limit_number_of_sales: $limit\n      service_ids: $services\n    ) {\n      ...Changed\n    }\n  }\n": types.DeskSaveVoucherDocument,
    "\n  mutation DeskSetVoucherActive($business: Int!, $id: Int!, $active: Boolean!) {\n    desk_set_voucher_active(business_id: $business, id: $id, active: $active) {\n      ...Changed\n    }\n  }\n": types.DeskSetVoucherActiveDocument,
    "\n  query DeskPackages($business: Int!, $text: String) {\n    desk_packages(business_id: $business, text: $text) {\n      packages {\n        id name note color price sessions valid_for shareable limit_number_of_sales total_sale active service_ids\n        in_hands sessions_left\n      }\n      sold { id code name buyer sessions sessions_left unused shareable expires_at }\n    }\n  }\n": types.DeskPackagesDocument,
    "\n  mutation DeskSavePackage(\n    $business: Int!\n    $id: Int\n    $name: String!\n    $note: String\n    $color: String!\n    $price: Float!\n    $sessions: Int!\n    $months: Int!\n    $shareable: Boolean!\n    $limit: Int!\n    $services: [Int!]\n  ) {\n    desk_save_package(\n      business_id: $business\n      id: $id\n      name: $name\n      note: $note\n      color: $color\n      price: $price\n      sessions: $sessions\n      valid_for: $months\n      shareable: $shareable\n      limit_number_of_sales: $limit\n      service_ids: $services\n    ) {\n      ...Changed\n    }\n  }\n": types.DeskSavePackageDocument,
    "\n  mutation DeskSetPackageActive($business: Int!, $id: Int!, $active: Boolean!) {\n    desk_set_package_active(business_id: $business, id: $id, active: $active) {\n      ...Changed\n    }\n  }\n": types.DeskSetPackageActiveDocument,
    "\n  mutation DeskRefundPackage($business: Int!, $id: Int!, $to: String!, $amount: Float!, $key: String) {\n    desk_refund_package(business_id: $business, id: $id, to: $to, amount: $amount, idempotency_key: $key) {\n      status\n      message\n    }\n  }\n": types.DeskRefundPackageDocument,
    "\n  query DeskWaitingList($business: Int!) {\n    desk_waiting(business_id: $business) {\n      id guest_id service_pricing_id first_name last_name service date_scope from_date to_date since offered offered_until\n    }\n  }\n": types.DeskWaitingListDocument,
    "\n  query DeskOfferable($business: Int!, $services: [Int!]!, $date: String!) {\n    desk_free_times(business_id: $business, service_pricing_ids: $services, date: $date) {\n      time_slots { s_time seats_left }\n    }\n  }\n": types.DeskOfferableDocument,
    "\n  mutation DeskOfferTime($business: Int!, $id: Int!, $date: String!, $time: Int!, $chair: Int) {\n    desk_offer_time(business_id: $business, id: $id, date: $date, time: $time, chair_id: $chair) { status message }\n  }\n": types.DeskOfferTimeDocument,
    "\n  query DeskWaitingFits($business: Int!, $date: String!) {\n    desk_waiting_fits(business_id: $business, date: $date) { id chair_id times }\n  }\n": types.DeskWaitingFitsDocument,
    "\n  fragment Changed on DeskChange {\n    status\n    message\n    id\n    conflicts { appt_id guest_name services starts reason choices is_part is_class nearest_times group_times colleague }\n  }\n": types.ChangedFragmentDoc,
    "\n  mutation DeskSaveTerms(\n    $business: Int!\n    $policy: [Int!]\n    $percent: Float!\n    $atOnce: Boolean!\n    $vetting: Boolean!\n    $minutes: Int!\n    $parts: Int\n  ) {\n    desk_save_terms(\n      business_id: $business\n      policy: $policy\n      upfront_percent: $percent\n      confirms_at_once: $atOnce\n      video_vetting: $vetting\n      consultation_minutes: $minutes\n      part_hours: $parts\n    ) {\n      ...Changed\n    }\n  }\n": types.DeskSaveTermsDocument,
    "\n  mutation DeskSaveRights($business: Int!, $user: Int!, $role: String!, $calendar: String!, $sees_money: Boolean!) {\n    desk_save_rights(\n      business_id: $business\n      user_id: $user\n      role: $role\n      calendar: $calendar\n      sees_money: $sees_money\n    ) {\n      ...Changed\n    }\n  }\n": types.DeskSaveRightsDocument,
    "\n  query DeskMe {\n    desk_me {\n      id\n      first_name\n      last_name\n      email\n      businesses {\n        id name slug zone currency country role calendar sees_money published has_opened own_chair_id\n        portrait { image }\n      }\n    }\n  }\n": types.DeskMeDocument,
    "\n  mutation DeskRecordTest(\n    $business: Int!\n    $guest: Int!\n    $test: Int!\n    $day: String!\n    $doneBy: String\n    $note: String\n  ) {\n    desk_record_test(\n      business_id: $business\n      guest_id: $guest\n      test_service_id: $test\n      tested_on: $day\n      done_by: $doneBy\n      note: $note\n    ) {\n      status\n      message\n    }\n  }\n": types.DeskRecordTestDocument,
    "\n  query DeskToAnswer($business: Int!, $today: String!) {\n    desk_calendar(business_id: $business, from: $today, to: $today) {\n      to_answer { appt_id }\n    }\n    desk_decisions(business_id: $business) { appt_id }\n    desk_unanswered(business_id: $business) { appt_id }\n    desk_notifications(business_id: $business) { unseen }\n    desk_unread_messages(business_id: $business)\n  }\n": types.DeskToAnswerDocument,
    "mutation SystemLog($api: String, $type: String, $user: ID, $body: String, $response: String, $exception: String, $source: String, $version: String, $priority: String, $device: String) {\n  system_log(\n    api: $api\n    type: $type\n    user: $user\n    body: $body\n    response: $response\n    exception: $exception\n    source: $source\n    version: $version\n    priority: $priority\n    device: $device\n  ) {\n    status\n  }\n}\n\nmutation ForgotPassword($email: String!) {\n  forgotPassword(email: $email) {\n    status\n    message\n  }\n}\n\nmutation ResetPassword($token: String!, $email: String!, $password: String!, $password_confirmation: String!) {\n  resetPassword(\n    token: $token\n    email: $email\n    password: $password\n    password_confirmation: $password_confirmation\n  ) {\n    status\n    message\n  }\n}\n\nmutation LogOut {\n  logout {\n    status\n  }\n}\n\nquery AddressSuggestions($text: String!, $kind: String, $country: String, $session: String) {\n  place_suggestions(\n    text: $text\n    kind: $kind\n    country: $country\n    session: $session\n  ) {\n    id\n    name\n    description\n    address\n    eir_code\n    country\n  }\n}\n\nquery ResetLinkState($token: String!) {\n  reset_link_state(token: $token)\n}": types.SystemLogDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskLogin($username: String!, $password: String!) {\n    desk_login(username: $username, password: $password) {\n      access_token\n    }\n  }\n"): typeof import('./graphql.ts').DeskLoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskOpening($business: Int!) {\n    desk_shop(business_id: $business) {\n      slot_duration buffer_minutes\n      chairs { id name person active }\n      hours { chair_id weekday from to week date }\n      closed_days { date reason }\n      blocked_days { date reason }\n      exceptions { appt_id guest_name services starts reason }\n    }\n  }\n"): typeof import('./graphql.ts').DeskOpeningDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskSpread($business: Int!) {\n    desk_shop(business_id: $business) {\n      spread_rule\n      chairs { id active }\n    }\n  }\n"): typeof import('./graphql.ts').DeskSpreadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveSpread($business: Int!, $rule: String!) {\n    desk_save_spread(business_id: $business, rule: $rule) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveSpreadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveHours($business: Int!, $chair: Int, $hours: [DeskHoursInput!]!, $decisions: [DeskDecisionInput!]) {\n    desk_save_hours(business_id: $business, chair_id: $chair, hours: $hours, decisions: $decisions) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveHoursDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveRhythm($business: Int!, $slot: Int!, $buffer: Int!) {\n    desk_save_rhythm(business_id: $business, slot_duration: $slot, buffer_minutes: $buffer) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveRhythmDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskCloseDays(\n    $business: Int!\n    $kind: String!\n    $from: String!\n    $to: String!\n    $reason: String\n    $decisions: [DeskDecisionInput!]\n  ) {\n    desk_close_days(business_id: $business, kind: $kind, from: $from, to: $to, reason: $reason, decisions: $decisions) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskCloseDaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskReopenDays($business: Int!, $kind: String!, $from: String!, $to: String!) {\n    desk_reopen_days(business_id: $business, kind: $kind, from: $from, to: $to) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskReopenDaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveChair($business: Int!, $id: Int, $name: String!, $person: String) {\n    desk_save_chair(business_id: $business, id: $id, name: $name, person: $person) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveChairDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSetChairActive($business: Int!, $id: Int!, $active: Boolean!, $decisions: [DeskDecisionInput!]) {\n    desk_set_chair_active(business_id: $business, id: $id, active: $active, decisions: $decisions) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSetChairActiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskRooms($business: Int!, $date: String) {\n    desk_rooms(business_id: $business, date: $date) {\n      id name kind capacity active\n      closures { id from to reason }\n      uses { id unit starts ends is_held appt_id status guest_name service }\n      needs { service_id service from to }\n    }\n  }\n"): typeof import('./graphql.ts').DeskRoomsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskOpenHours($business: Int!) {\n    desk_shop(business_id: $business) {\n      hours { chair_id weekday from to week date }\n      closed_days { date }\n    }\n  }\n"): typeof import('./graphql.ts').DeskOpenHoursDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveRoom($business: Int!, $id: Int, $name: String!, $kind: String!, $capacity: Int!) {\n    desk_save_room(business_id: $business, id: $id, name: $name, kind: $kind, capacity: $capacity) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveRoomDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSetRoomActive($business: Int!, $id: Int!, $active: Boolean!) {\n    desk_set_room_active(business_id: $business, id: $id, active: $active) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSetRoomActiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskCloseRoom($business: Int!, $id: Int!, $from: Int!, $to: Int!, $reason: String, $decisions: [DeskDecisionInput!]) {\n    desk_close_room(business_id: $business, id: $id, from: $from, to: $to, reason: $reason, decisions: $decisions) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskCloseRoomDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskOpenRoom($business: Int!, $id: Int!) {\n    desk_open_room(business_id: $business, id: $id) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskOpenRoomDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskSold($business: Int!) {\n    desk_menu(business_id: $business) {\n      id\n      name\n      services {\n        id name active kind single_visits chair_ids\n        pricings { id label price special_price duration own { chair_id price duration } }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DeskSoldDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskFindGuests($business: Int!, $search: String, $order: String) {\n    desk_guests(business_id: $business, search: $search, order: $order, page: 1) {\n      guests { id first_name last_name completed next is_blocked }\n    }\n  }\n"): typeof import('./graphql.ts').DeskFindGuestsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskGuestName($business: Int!, $guest: Int!) {\n    desk_guest(business_id: $business, guest_id: $guest) { id first_name last_name }\n  }\n"): typeof import('./graphql.ts').DeskGuestNameDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskFree(\n    $business: Int!\n    $services: [Int!]!\n    $chair: Int\n    $date: String!\n    $guests: [Int!]\n    $persons: [Int]\n    $arrange: GroupArrangement\n  ) {\n    desk_free_times(\n      business_id: $business\n      service_pricing_ids: $services\n      chair_id: $chair\n      date: $date\n      guests: $guests\n      person_ids: $persons\n      arrange: $arrange\n    ) {\n      time_slots { s_time seats_left }\n      date_slots { s_date }\n    }\n  }\n"): typeof import('./graphql.ts').DeskFreeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupFit($business: Int!, $services: [Int!]!, $guests: [Int!]!, $persons: [Int], $arrange: GroupArrangement) {\n    group_fit(business_id: $business, service_pricing_ids: $services, guests: $guests, person_ids: $persons, arrange: $arrange) {\n      fits\n      message\n      minutes\n      part_hours\n    }\n  }\n"): typeof import('./graphql.ts').GroupFitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskGroupPlan($business: Int!, $guest: Int, $services: [BookingServiceInput!]!, $group: BookingGroupInput!) {\n    desk_group_plan(business_id: $business, guest_id: $guest, services: $services, group: $group) {\n      services { guest chair_id starts ends }\n      total\n      deposit\n      usual_deposit\n      clashes { key words }\n    }\n  }\n"): typeof import('./graphql.ts').DeskGroupPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskBook(\n    $business: Int!\n    $guestId: Int\n    $guest: DeskGuestInput\n    $services: [BookingServiceInput!]!\n    $chair: Int\n    $group: BookingGroupInput\n    $note: String\n    $minutes: [Int!]\n    $anyway: [String!]\n    $key: String\n  ) {\n    desk_book(\n      business_id: $business\n      guest_id: $guestId\n      guest: $guest\n      services: $services\n      chair_id: $chair\n      group: $group\n      note: $note\n      minutes: $minutes\n      anyway: $anyway\n      idempotency_key: $key\n    ) {\n      status\n      message\n      clashes { key words }\n      appointment_ids\n      alternatives { date time }\n    }\n  }\n"): typeof import('./graphql.ts').DeskBookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskBlockTime(\n    $business: Int!\n    $chairs: [Int!]\n    $date: String!\n    $from: Int!\n    $to: Int!\n    $note: String\n    $decisions: [DeskDecisionInput!]\n  ) {\n    desk_block_time(\n      business_id: $business\n      chair_ids: $chairs\n      date: $date\n      from: $from\n      to: $to\n      note: $note\n      decisions: $decisions\n    ) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskBlockTimeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskUnblockTime($business: Int!, $id: Int!) {\n    desk_unblock_time(business_id: $business, id: $id) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskUnblockTimeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskAnswerForm($business: Int!, $appointment: Int!, $form: Int!, $version: Int!, $answers: [GivenAnswerInput!]!) {\n    desk_answer_form(business_id: $business, appt_id: $appointment, form_id: $form, version: $version, answers: $answers) {\n      status\n      message\n    }\n  }\n"): typeof import('./graphql.ts').DeskAnswerFormDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSendForms($business: Int!, $appointment: Int!) {\n    desk_send_forms(business_id: $business, appt_id: $appointment) { status message }\n  }\n"): typeof import('./graphql.ts').DeskSendFormsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskConfirmAttendance($id: Int!, $confirmed: Boolean!) {\n    desk_confirm_attendance(id: $id, confirmed: $confirmed) { status message }\n  }\n"): typeof import('./graphql.ts').DeskConfirmAttendanceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskAskAgain($id: Int!) {\n    desk_ask_again(id: $id) { status message }\n  }\n"): typeof import('./graphql.ts').DeskAskAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskAddToClass(\n    $business: Int!\n    $id: Int!\n    $guestId: Int\n    $guest: DeskGuestInput\n    $anyway: Boolean\n    $key: String\n  ) {\n    desk_add_to_class(\n      business_id: $business\n      id: $id\n      guest_id: $guestId\n      guest: $guest\n      anyway: $anyway\n      idempotency_key: $key\n    ) {\n      status\n      message\n      is_full\n      has_begun\n      appt_id\n    }\n  }\n"): typeof import('./graphql.ts').DeskAddToClassDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskMoveInClass($business: Int!, $id: Int!, $appt: Int!, $to: Int!, $anyway: Boolean, $note: String) {\n    desk_move_in_class(business_id: $business, id: $id, appt_id: $appt, to_id: $to, anyway: $anyway, note: $note) {\n      status\n      message\n      is_full\n    }\n  }\n"): typeof import('./graphql.ts').DeskMoveInClassDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskCheckIn($business: Int!, $id: Int!, $appt: Int!, $attendance: String) {\n    desk_check_in(business_id: $business, id: $id, appt_id: $appt, attendance: $attendance) { status message }\n  }\n"): typeof import('./graphql.ts').DeskCheckInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskMessageClass($business: Int!, $id: Int!, $text: String!, $key: String) {\n    desk_message_class(business_id: $business, id: $id, text: $text, idempotency_key: $key) { status message }\n  }\n"): typeof import('./graphql.ts').DeskMessageClassDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskCancelClassDate($business: Int!, $id: Int!, $instead: Int, $note: String) {\n    desk_cancel_class_date(business_id: $business, id: $id, instead_id: $instead, note: $note) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskCancelClassDateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskWalkIn($business: Int!) {\n    desk_walk_in(business_id: $business) {\n      chair_id name person portrait { image } is_now from until\n      offers { service_pricing_id name minutes price }\n    }\n  }\n"): typeof import('./graphql.ts').DeskWalkInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskStartWalkIn($business: Int!, $pricing: Int!, $chair: Int!, $at: Int!, $name: String, $anyway: [String!], $key: String) {\n    desk_start_walk_in(\n      business_id: $business\n      service_pricing_id: $pricing\n      chair_id: $chair\n      at: $at\n      name: $name\n      anyway: $anyway\n      idempotency_key: $key\n    ) {\n      status message appt_id is_now clashes { key words }\n    }\n  }\n"): typeof import('./graphql.ts').DeskStartWalkInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskNameWalkIn($id: Int!, $guestId: Int, $guest: DeskGuestInput) {\n    desk_name_walk_in(id: $id, guest_id: $guestId, guest: $guest) { status message }\n  }\n"): typeof import('./graphql.ts').DeskNameWalkInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskRunningLate($id: Int!, $minutes: Int!, $tell: String) {\n    desk_running_late(id: $id, minutes: $minutes, tell: $tell) { status message }\n  }\n"): typeof import('./graphql.ts').DeskRunningLateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskSeries($id: Int!, $every: Int!, $count: Int!, $from: Int) {\n    desk_series(id: $id, every: $every, count: $count, from: $from) { wanted at why }\n  }\n"): typeof import('./graphql.ts').DeskSeriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskBookSeries($id: Int!, $times: [Int!]!, $key: String) {\n    desk_book_series(id: $id, times: $times, idempotency_key: $key) { status message appointment_ids taken }\n  }\n"): typeof import('./graphql.ts').DeskBookSeriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskDecisions($business: Int!) {\n    desk_decisions(business_id: $business) { appt_id guest_name service starts fee decided_by }\n  }\n"): typeof import('./graphql.ts').DeskDecisionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskEdit(\n    $id: Int!, $lines: [DeskLineInput!], $discount: DeskDiscountInput, $noteToGuest: String, $overpaid: String,\n    $anyway: [String!], $tell: String, $version: Int, $key: String\n  ) {\n    desk_edit(\n      id: $id, lines: $lines, discount: $discount, note_to_guest: $noteToGuest, overpaid: $overpaid, anyway: $anyway,\n      tell: $tell, version: $version, idempotency_key: $key\n    ) {\n      status message has_changed version overpaid due undo_id\n      clashes { key words }\n    }\n  }\n"): typeof import('./graphql.ts').DeskEditDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskWriteNotes($id: Int!, $privateNote: String, $seen: String) {\n    desk_write_notes(id: $id, private_note: $privateNote, seen_private_note: $seen) { status message }\n  }\n"): typeof import('./graphql.ts').DeskWriteNotesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskRefundCredit($id: Int!, $key: String) {\n    desk_refund_credit(id: $id, idempotency_key: $key) { status message }\n  }\n"): typeof import('./graphql.ts').DeskRefundCreditDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskMovePreview($id: Int!, $line: Int, $start: Int, $chair: Int, $minutes: Int, $roomFrom: Int, $roomTo: Int, $whole: Boolean) {\n    desk_move_preview(id: $id, line_id: $line, start: $start, chair_id: $chair, minutes: $minutes, room_from: $roomFrom, room_to: $roomTo, whole_group: $whole) {\n      message\n      clashes { key words }\n      new_total\n      guest_message\n      next_clear\n    }\n  }\n"): typeof import('./graphql.ts').DeskMovePreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskMovePeople($id: Int!, $line: Int) {\n    desk_move_people(id: $id, line_id: $line) { chair_id does minutes price }\n  }\n"): typeof import('./graphql.ts').DeskMovePeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskMove(\n    $id: Int!, $line: Int, $start: Int, $chair: Int, $minutes: Int, $roomFrom: Int, $roomTo: Int, $whole: Boolean, $anyway: [String!], $tell: String, $message: String, $total: Float, $version: Int, $key: String\n  ) {\n    desk_move(\n      id: $id, line_id: $line, start: $start, chair_id: $chair, minutes: $minutes, room_from: $roomFrom, room_to: $roomTo, whole_group: $whole, anyway: $anyway,\n      tell: $tell, guest_message: $message, new_total: $total,\n      version: $version, idempotency_key: $key\n    ) {\n      status message has_changed version move_id undo_until\n      clashes { key words }\n    }\n  }\n"): typeof import('./graphql.ts').DeskMoveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskUndoMove($id: Int!) {\n    desk_undo_move(id: $id) { status message }\n  }\n"): typeof import('./graphql.ts').DeskUndoMoveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskWithdrawProposal($id: Int!) {\n    desk_withdraw_proposal(id: $id) { status message }\n  }\n"): typeof import('./graphql.ts').DeskWithdrawProposalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskCalendar($business: Int!, $from: String!, $to: String!) {\n    desk_calendar(business_id: $business, from: $from, to: $to) {\n      from\n      to\n      zone\n      chairs { id name person active portrait { image } }\n      hours { chair_id weekday from to week date }\n      shut { date kind reason }\n      entries {\n        key kind chair_id starts ends title service appt_id guest_id is_new_guest status arrived late_minutes asked_by asks_for reminder_answer\n        total_amount due schedule_id seats seats_taken is_course room_id has_guest_joined purpose expires_at block_id\n      }\n      by_room {\n        rooms { id name kind active }\n        entries {\n          key kind chair_id starts ends title service appt_id guest_id is_new_guest status arrived late_minutes asked_by asks_for reminder_answer\n          total_amount due schedule_id seats seats_taken is_course room_id has_guest_joined purpose expires_at block_id\n        }\n      }\n      to_answer { appt_id status starts guest_name is_new_guest answered_by_itself_at asks_for service overlaps is_shut }\n    }\n  }\n"): typeof import('./graphql.ts').DeskCalendarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskLoad($business: Int!, $from: String!, $to: String!, $chair: Int) {\n    desk_load(business_id: $business, from: $from, to: $to, chair_id: $chair) {\n      date fill morning afternoon evening bookings worth waiting classes away free { person minutes } shut shut_reason\n    }\n  }\n"): typeof import('./graphql.ts').DeskLoadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskFindAppointments($business: Int!, $search: String!) {\n    desk_find_appointments(business_id: $business, search: $search) { id guest_name status starts service person }\n  }\n"): typeof import('./graphql.ts').DeskFindAppointmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskAppointment($id: Int!) {\n    desk_appointment(id: $id) {\n      id business_id kind status starts ends arrived note note_to_guest private_note version tell cancelled_by charge_decision\n      guest { id first_name last_name mobile email is_new is_blocked completed missed cancelled_late note allergies tags texts_allowed }\n      products { id name quantity total }\n      lines { id service_pricing_id service starts minutes chair_id chair person price special_price list_price is_group }\n      proposal { by note previous options asked_at answered_by_itself_at }\n      call { room_id starts minutes opens_at closes_at has_ended has_guest_joined }\n      mail_problem { kind address since }\n      reminder { answer asked answered recorded_by asked_again delivery text_cost }\n      discount discount_percent discount_reason credit refundable_credit\n      total_amount due waived refundable fee\n      late_minutes is_nameless\n      series { appt_id starts status }\n      companion companion_email\n      together { id name services status starts }\n      parts { appt_id name for_all state paid deposit_left due pay_until path }\n      may_accept may_propose may_move may_edit may_withdraw may_cancel may_complete may_no_show may_arrive may_take may_return_deposit may_take_back\n    }\n  }\n"): typeof import('./graphql.ts').DeskAppointmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskAccept($id: Int!) {\n    desk_accept(id: $id) { status message }\n  }\n"): typeof import('./graphql.ts').DeskAcceptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskAcceptAll($business: Int!, $ids: [Int!]!) {\n    desk_accept_all(business_id: $business, ids: $ids) { accepted refused { appt_id message } }\n  }\n"): typeof import('./graphql.ts').DeskAcceptAllDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskDeclineMove($id: Int!, $note: String) {\n    desk_decline_move(id: $id, note: $note) { status message }\n  }\n"): typeof import('./graphql.ts').DeskDeclineMoveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskProposeTimes($id: Int!, $times: [Int!]!, $note: String, $whole: Boolean) {\n    desk_propose_times(id: $id, times: $times, note: $note, whole_group: $whole) { status message }\n  }\n"): typeof import('./graphql.ts').DeskProposeTimesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskCancel($id: Int!, $note: String) {\n    desk_cancel(id: $id, note: $note) { status message }\n  }\n"): typeof import('./graphql.ts').DeskCancelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskComplete($id: Int!, $take: String) {\n    desk_complete(id: $id, take: $take) { status message }\n  }\n"): typeof import('./graphql.ts').DeskCompleteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskNoShow($id: Int!) {\n    desk_no_show(id: $id) { status message }\n  }\n"): typeof import('./graphql.ts').DeskNoShowDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskTakeBack($id: Int!) {\n    desk_take_back(id: $id) { status message }\n  }\n"): typeof import('./graphql.ts').DeskTakeBackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveMessageChoice($business: Int!, $guest: Int!, $allowed: Boolean!) {\n    desk_save_message_choice(business_id: $business, guest_id: $guest, channel: \"text\", purpose: \"bookings\", allowed: $allowed) {\n      status message\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveMessageChoiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskArrived($id: Int!, $arrived: Boolean!) {\n    desk_arrived(id: $id, arrived: $arrived) { status message }\n  }\n"): typeof import('./graphql.ts').DeskArrivedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskReopenCall($room: String!) {\n    reopen_video_call(room_id: $room) { status message }\n  }\n"): typeof import('./graphql.ts').DeskReopenCallDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskDecideCharge($id: Int!, $charge: Boolean!) {\n    desk_decide_charge(id: $id, charge: $charge) { status message }\n  }\n"): typeof import('./graphql.ts').DeskDecideChargeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskReturnDeposit($id: Int!) {\n    desk_return_deposit(id: $id) { status message }\n  }\n"): typeof import('./graphql.ts').DeskReturnDepositDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskMoveTimes($id: Int!, $date: String!, $whole: Boolean) {\n    desk_move_times(id: $id, date: $date, whole_group: $whole) {\n      time_slots { s_time seats_left }\n      date_slots { s_date }\n    }\n  }\n"): typeof import('./graphql.ts').DeskMoveTimesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskClass($business: Int!, $id: Int!) {\n    desk_class(business_id: $business, id: $id) {\n      id service is_course is_cancelled has_begun starts ends seats seats_taken room person\n      other_dates { id starts seats seats_taken }\n      people { appt_id guest_id guest_name seats status arrived attendance is_new_guest due mobile has_mail dates }\n    }\n  }\n"): typeof import('./graphql.ts').DeskClassDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskPapers($business: Int!, $appointment: Int!) {\n    desk_papers(business_id: $business, appointment_id: $appointment) {\n      invoice_number\n      invoice_pdf_url\n      credit_notes { id number amount pdf_url }\n    }\n  }\n"): typeof import('./graphql.ts').DeskPapersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskAppointmentForms($business: Int!, $appointment: Int!) {\n    desk_appointment_forms(business_id: $business, appt_id: $appointment) {\n      id version title intro is_due signed_name signed_at entered_by\n      questions { id kind label required options }\n      answers { question answer }\n    }\n  }\n"): typeof import('./graphql.ts').DeskAppointmentFormsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskAppointmentTests($business: Int!, $appointment: Int!) {\n    desk_appointment_tests(business_id: $business, appt_id: $appointment) {\n      service test test_service_id hours_before tested is_done is_recorded\n    }\n  }\n"): typeof import('./graphql.ts').DeskAppointmentTestsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskFeesOfMissed($business: Int!) {\n    desk_card_fees(business_id: $business) {\n      chargeable { appt_id most }\n      fees { appt_id amount status refunded }\n    }\n  }\n"): typeof import('./graphql.ts').DeskFeesOfMissedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskTill($id: Int!) {\n    desk_till(id: $id) {\n      id version status starts guest_id guest_name is_nameless mail_to shop place vat_rate states_vat\n      lines {\n        id kind name quantity price discount vat_rate person portrait { image } minutes refundable can_restock member_off member_percent\n      }\n      work { chair_id person minutes }\n      due paid\n      payment { id taken cash card voucher tip discount discount_reason cash_given }\n      may_undo why_not_undo may_refund tip_left invoice_number\n      member { name product_percent }\n      ways { way most label }\n      recent_products { name price vat_rate }\n      shelf { id name price vat_rate sku stock }\n    }\n  }\n"): typeof import('./graphql.ts').DeskTillDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskCheckVoucher($id: Int!, $code: String!, $goods: Float) {\n    desk_check_voucher(id: $id, code: $code, goods: $goods) { status message amount }\n  }\n"): typeof import('./graphql.ts').DeskCheckVoucherDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskCheckout(\n    $id: Int!\n    $version: Int!\n    $products: [TillProductInput!]\n    $sellAnyway: Boolean\n    $discount: Float\n    $discountPercent: Int\n    $discountReason: String\n    $memberPrice: Boolean\n    $tip: Float\n    $vouchers: [TillVoucherInput!]\n    $cash: Float\n    $card: Float\n    $cashGiven: Float\n    $total: Float!\n    $receipt: Boolean\n    $key: String\n  ) {\n    desk_checkout(\n      id: $id\n      version: $version\n      products: $products\n      sell_anyway: $sellAnyway\n      discount: $discount\n      discount_percent: $discountPercent\n      discount_reason: $discountReason\n      member_price: $memberPrice\n      tip: $tip\n      vouchers: $vouchers\n      cash: $cash\n      card: $card\n      cash_given: $cashGiven\n      total: $total\n      receipt: $receipt\n      idempotency_key: $key\n    ) {\n      status message change has_changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskCheckoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskUndoCheckout($id: Int!, $version: Int!, $key: String) {\n    desk_undo_checkout(id: $id, version: $version, idempotency_key: $key) { status message }\n  }\n"): typeof import('./graphql.ts').DeskUndoCheckoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskRefund(\n    $id: Int!\n    $version: Int!\n    $lines: [Int!]\n    $restock: [Int!]\n    $tip: Boolean\n    $amount: Float!\n    $to: String!\n    $reason: String\n    $key: String\n  ) {\n    desk_refund(\n      id: $id\n      version: $version\n      line_ids: $lines\n      restock_ids: $restock\n      tip: $tip\n      amount: $amount\n      to: $to\n      reason: $reason\n      idempotency_key: $key\n    ) {\n      status message\n    }\n  }\n"): typeof import('./graphql.ts').DeskRefundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSendReceipt($id: Int!) {\n    desk_send_receipt(id: $id) { status message }\n  }\n"): typeof import('./graphql.ts').DeskSendReceiptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskTillPackages($business: Int!, $appointment: Int!) {\n    desk_till_packages(business_id: $business, appointment_id: $appointment) {\n      own { id code name sessions sessions_left }\n      offers { id name price sessions }\n    }\n  }\n"): typeof import('./graphql.ts').DeskTillPackagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSellPackage(\n    $business: Int!\n    $appointment: Int!\n    $package: Int!\n    $method: String!\n    $price: Float!\n    $key: String\n  ) {\n    desk_sell_package(\n      business_id: $business\n      appointment_id: $appointment\n      package_id: $package\n      method: $method\n      price: $price\n      idempotency_key: $key\n    ) {\n      status message\n    }\n  }\n"): typeof import('./graphql.ts').DeskSellPackageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskUnanswered($business: Int!) {\n    desk_unanswered(business_id: $business) {\n      appt_id guest_id guest_name mobile service starts asked asked_again delivery text_cost\n    }\n  }\n"): typeof import('./graphql.ts').DeskUnansweredDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskPayments(\n    $business: Int!, $from: String!, $to: String!, $ways: [String!], $states: [String!], $chair: Int, $service: Int,\n    $search: String, $after: String\n  ) {\n    desk_payments(\n      business_id: $business, from: $from, to: $to, ways: $ways, states: $states, chair_id: $chair,\n      service_id: $service, search: $search, after: $after\n    ) {\n      payments { id at guest_name what people way method instrument amount state appt_id invoice_number }\n      next count taken refunded voucher tips\n      people { id name }\n      services { id name }\n    }\n  }\n"): typeof import('./graphql.ts').DeskPaymentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskPayment($business: Int!, $id: Int!) {\n    desk_payment(business_id: $business, id: $id) {\n      entries { id at side kind method amount note by refund_status is_undone }\n      appointments { id starts status }\n      invoice_number\n      invoice_pdf_url\n      credit_notes { id number amount reason created_at pdf_url }\n    }\n  }\n"): typeof import('./graphql.ts').DeskPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskVat($business: Int!, $from: String!, $to: String!) {\n    desk_vat(business_id: $business, from: $from, to: $to) {\n      lines { treatment rate gross net vat }\n      vat vouchers_sold vouchers_prepaid bonus breakage tips credit paid\n    }\n  }\n"): typeof import('./graphql.ts').DeskVatDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskVatRates($business: Int!) {\n    desk_vat_rates(business_id: $business) {\n      is_registered shop_rate today\n      services { id name rate }\n      products { name rate }\n      vouchers { id name purpose single_rate }\n      changes { id subject name valid_from rate treatment rate_before }\n    }\n  }\n"): typeof import('./graphql.ts').DeskVatRatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveVatRate(\n    $business: Int!, $subject: String!, $services: [Int!], $product: String, $from: String!, $rate: Float, $treatment: String\n  ) {\n    desk_save_vat_rate(\n      business_id: $business, subject: $subject, service_ids: $services, product: $product, valid_from: $from, rate: $rate,\n      treatment: $treatment\n    ) { status message }\n  }\n"): typeof import('./graphql.ts').DeskSaveVatRateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskRemoveVatRate($business: Int!, $id: Int!) {\n    desk_remove_vat_rate(business_id: $business, id: $id) { status message }\n  }\n"): typeof import('./graphql.ts').DeskRemoveVatRateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSetVoucherPurpose($business: Int!, $id: Int!, $purpose: String!) {\n    desk_set_voucher_purpose(business_id: $business, id: $id, purpose: $purpose) { status message }\n  }\n"): typeof import('./graphql.ts').DeskSetVoucherPurposeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskDrawer($business: Int!, $date: String!) {\n    desk_drawer(business_id: $business, date: $date) {\n      date float cash paid_in paid_out expected counted difference is_closed\n      movements { id at kind amount reason by }\n    }\n  }\n"): typeof import('./graphql.ts').DeskDrawerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskDrawerEntry($business: Int!, $kind: String!, $amount: Float!, $reason: String, $key: String) {\n    desk_drawer_entry(business_id: $business, kind: $kind, amount: $amount, reason: $reason, idempotency_key: $key) {\n      status message\n    }\n  }\n"): typeof import('./graphql.ts').DeskDrawerEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskAccounts($business: Int!) {\n    desk_accounts(business_id: $business) { key code name about }\n  }\n"): typeof import('./graphql.ts').DeskAccountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveAccounts($business: Int!, $accounts: [BooksAccountInput!]!) {\n    desk_save_accounts(business_id: $business, accounts: $accounts) { status message }\n  }\n"): typeof import('./graphql.ts').DeskSaveAccountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskReports($business: Int!, $from: String!, $to: String!) {\n    desk_reports(business_id: $business, from: $from, to: $to) {\n      key unit series total before second_total second_before\n      rows { label chair_id values }\n    }\n  }\n"): typeof import('./graphql.ts').DeskReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskPayouts($business: Int!) {\n    desk_payouts(business_id: $business) {\n      is_offered fee_percent account_state account_needs bank checked_at\n      next {\n        id status amount arrives_on until bank failure payments\n        places { captured refunded fees disputed paid_out pending }\n      }\n      payouts {\n        id status amount arrives_on until bank failure payments\n        places { captured refunded fees disputed paid_out pending }\n      }\n      places { captured refunded fees disputed paid_out pending }\n      disputes { id status amount reason guest_name instrument paid_at respond_by refunded }\n      differences { what ours theirs }\n    }\n  }\n"): typeof import('./graphql.ts').DeskPayoutsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskPayoutItems($business: Int!, $id: Int) {\n    desk_payout_items(business_id: $business, id: $id) { id kind at guest_name instrument amount fee net }\n  }\n"): typeof import('./graphql.ts').DeskPayoutItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSetUpPayouts($business: Int!) {\n    desk_set_up_payouts(business_id: $business) { url }\n  }\n"): typeof import('./graphql.ts').DeskSetUpPayoutsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskCheckPayoutAccount($business: Int!) {\n    desk_check_payout_account(business_id: $business)\n  }\n"): typeof import('./graphql.ts').DeskCheckPayoutAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveAcceptRules($business: Int!, $rules: [DeskAcceptRuleInput!]!) {\n    desk_save_accept_rules(business_id: $business, rules: $rules) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveAcceptRulesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskAcceptPreview($business: Int!, $rules: [DeskAcceptRuleInput!]!) {\n    desk_accept_preview(business_id: $business, rules: $rules) { requests accepted missed_guests }\n  }\n"): typeof import('./graphql.ts').DeskAcceptPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskProfile($business: Int!) {\n    desk_shop(business_id: $business) {\n      id slug name description about location area eir_code zone phone email website facebook instagram linkedin tiktok\n      gender_served vat_number vat_rate upfront_percent part_hours confirms_at_once video_vetting consultation_minutes\n      pictures { id is_on_top picture { id image alt width height tint } }\n    }\n  }\n"): typeof import('./graphql.ts').DeskProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskChangeAddress($business: Int!, $slug: String!) {\n    desk_change_address(business_id: $business, slug: $slug) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskChangeAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSetVisible($business: Int!, $visible: Boolean!) {\n    desk_set_visible(business_id: $business, visible: $visible) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSetVisibleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveProfile(\n    $business: Int!\n    $name: String!\n    $description: String\n    $about: String\n    $location: String!\n    $area: String!\n    $eir_code: String\n    $place: String\n    $zone: String!\n    $phone: String\n    $email: String\n    $website: String\n    $facebook: String\n    $instagram: String\n    $linkedin: String\n    $tiktok: String\n    $gender_served: String!\n    $vat_number: String\n    $vat_rate: Float\n  ) {\n    desk_save_profile(\n      business_id: $business\n      name: $name\n      description: $description\n      about: $about\n      location: $location\n      area: $area\n      eir_code: $eir_code\n      place_id: $place\n      zone: $zone\n      phone: $phone\n      email: $email\n      website: $website\n      facebook: $facebook\n      instagram: $instagram\n      linkedin: $linkedin\n      tiktok: $tiktok\n      gender_served: $gender_served\n      vat_number: $vat_number\n      vat_rate: $vat_rate\n    ) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskOrderPictures($business: Int!, $ids: [Int!]!) {\n    desk_order_pictures(business_id: $business, ids: $ids) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskOrderPicturesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskDescribePicture($business: Int!, $id: Int!, $alt: String!) {\n    desk_describe_picture(business_id: $business, id: $id, alt: $alt) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskDescribePictureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskRemovePicture($business: Int!, $id: Int!) {\n    desk_remove_picture(business_id: $business, id: $id) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskRemovePictureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskPolicy($business: Int!) {\n    desk_shop(business_id: $business) {\n      id policy accept_rules { guests longer_than paid accepts in_full } video_vetting\n      forgives_first notice_minutes horizon_days guest_moves\n      policy_steps { hours percent }\n    }\n  }\n"): typeof import('./graphql.ts').DeskPolicyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskPolicyExample($business: Int!) {\n    desk_policy_example(business_id: $business) { service starts total deposit is_booked }\n  }\n"): typeof import('./graphql.ts').DeskPolicyExampleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSavePolicy($business: Int!, $policy: [Int!]!, $steps: [DeskPolicyStepInput!]!, $forgives: Boolean) {\n    desk_save_policy(business_id: $business, policy: $policy, steps: $steps, forgives_first: $forgives) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSavePolicyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveWindow($business: Int!, $notice: Int!, $horizon: Int!, $moves: String!) {\n    desk_save_rhythm(business_id: $business, notice_minutes: $notice, horizon_days: $horizon, guest_moves: $moves) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveWindowDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskCalendars($business: Int!) {\n    desk_calendars(business_id: $business) {\n      guest_names\n      google_offered\n      feeds { person_id name portrait { image } url webcal_url }\n      sources { id person_id person kind name account enabled writes_out checked_at was_read problem }\n      conflicts { appt_id person calendar guest_name services starts busy_from busy_to }\n    }\n  }\n"): typeof import('./graphql.ts').DeskCalendarsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskAddCalendar($business: Int!, $person: Int!, $kind: String!, $name: String, $address: String!, $user: String, $password: String, $out: Boolean) {\n    desk_add_calendar(business_id: $business, person_id: $person, kind: $kind, name: $name, address: $address, user_name: $user, password: $password, writes_out: $out) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskAddCalendarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskStartGoogle($business: Int!, $person: Int!) {\n    desk_start_google(business_id: $business, person_id: $person)\n  }\n"): typeof import('./graphql.ts').DeskStartGoogleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSwitchCalendar($business: Int!, $id: Int!, $enabled: Boolean!) {\n    desk_switch_calendar(business_id: $business, id: $id, enabled: $enabled) { ...Changed }\n  }\n"): typeof import('./graphql.ts').DeskSwitchCalendarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskCheckCalendar($business: Int!, $id: Int!) {\n    desk_check_calendar(business_id: $business, id: $id) { ...Changed }\n  }\n"): typeof import('./graphql.ts').DeskCheckCalendarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskRemoveCalendar($business: Int!, $id: Int!) {\n    desk_remove_calendar(business_id: $business, id: $id) { ...Changed }\n  }\n"): typeof import('./graphql.ts').DeskRemoveCalendarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskMakeCalendarLink($business: Int!, $person: Int) {\n    desk_make_calendar_link(business_id: $business, person_id: $person) { ...Changed }\n  }\n"): typeof import('./graphql.ts').DeskMakeCalendarLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskResetCalendarLinks($business: Int!) {\n    desk_reset_calendar_links(business_id: $business) { ...Changed }\n  }\n"): typeof import('./graphql.ts').DeskResetCalendarLinksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveCalendarNames($business: Int!, $names: String!) {\n    desk_save_calendar_names(business_id: $business, guest_names: $names) { ...Changed }\n  }\n"): typeof import('./graphql.ts').DeskSaveCalendarNamesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CampaignFacts on DeskCampaign {\n    id name state channel subject body send_at started ended waiting sent failed complaints cost bookings booking_guests booked\n    segment { kind weeks least month id unused }\n    skipped { reason guests }\n  }\n"): typeof import('./graphql.ts').CampaignFactsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskCampaigns($business: Int!) {\n    desk_campaigns(business_id: $business) {\n      campaigns { ...CampaignFacts }\n      choices { services { id name } vouchers { id name } packages { id name } }\n      text_price text_limit spent quiet_from quiet_until has_texts is_demo\n    }\n  }\n"): typeof import('./graphql.ts').DeskCampaignsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskAudience($business: Int!, $segment: DeskSegmentInput!) {\n    desk_audience(business_id: $business, segment: $segment) {\n      matched\n      channels { channel reached refused { reason guests } }\n    }\n  }\n"): typeof import('./graphql.ts').DeskAudienceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveCampaign(\n    $business: Int!\n    $id: Int\n    $name: String!\n    $channel: String!\n    $segment: DeskSegmentInput!\n    $subject: String!\n    $body: String!\n  ) {\n    desk_save_campaign(\n      business_id: $business\n      id: $id\n      name: $name\n      channel: $channel\n      segment: $segment\n      subject: $subject\n      body: $body\n    ) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveCampaignDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSendCampaign($business: Int!, $id: Int!, $date: String, $time: Int) {\n    desk_send_campaign(business_id: $business, id: $id, date: $date, time: $time) { ...Changed }\n  }\n"): typeof import('./graphql.ts').DeskSendCampaignDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskCancelCampaign($business: Int!, $id: Int!) {\n    desk_cancel_campaign(business_id: $business, id: $id) { ...Changed }\n  }\n"): typeof import('./graphql.ts').DeskCancelCampaignDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskRemoveCampaign($business: Int!, $id: Int!) {\n    desk_remove_campaign(business_id: $business, id: $id) { ...Changed }\n  }\n"): typeof import('./graphql.ts').DeskRemoveCampaignDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskTestCampaign($business: Int!, $channel: String!, $subject: String!, $body: String!) {\n    desk_test_campaign(business_id: $business, channel: $channel, subject: $subject, body: $body) { status message }\n  }\n"): typeof import('./graphql.ts').DeskTestCampaignDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskConversations($business: Int!, $search: String, $unread: Boolean, $route: String, $page: Int) {\n    desk_conversations(business_id: $business, search: $search, unread: $unread, route: $route, page: $page) {\n      conversations { id guest_id guest_name preview last_own last_at unread }\n      total\n      unread_conversations\n    }\n  }\n"): typeof import('./graphql.ts').DeskConversationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskConversation($business: Int!, $guest: Int!, $before: Int) {\n    desk_conversation(business_id: $business, guest_id: $guest, before: $before) {\n      id guest_id guest_name first_name mobile is_guest reached_by text_price has_older silence silence_words blocked\n      appointment { id starts services is_call moved_at }\n      events { key at words }\n      messages { id own author body route at read pictures { id url width height } }\n    }\n  }\n"): typeof import('./graphql.ts').DeskConversationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskConversationGuest($business: Int!, $guest: Int!) {\n    desk_guest(business_id: $business, guest_id: $guest) {\n      id first_name note allergies came spent\n      appointments { id status starts service }\n    }\n  }\n"): typeof import('./graphql.ts').DeskConversationGuestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskGuestsToWrite($business: Int!, $search: String!) {\n    desk_guests(business_id: $business, search: $search, filter: \"all\", page: 1) {\n      guests { id first_name last_name }\n    }\n  }\n"): typeof import('./graphql.ts').DeskGuestsToWriteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSendMessage($business: Int!, $guest: Int!, $body: String!, $appt: Int, $pictures: [Int!], $key: String!) {\n    desk_send_message(business_id: $business, guest_id: $guest, body: $body, appt_id: $appt, picture_ids: $pictures, idempotency_key: $key) {\n      status message conversation_id id\n    }\n  }\n"): typeof import('./graphql.ts').DeskSendMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskReadConversation($business: Int!, $id: Int!, $last: Int!) {\n    desk_read_conversation(business_id: $business, id: $id, last_id: $last) { status message }\n  }\n"): typeof import('./graphql.ts').DeskReadConversationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskBlockConversation($business: Int!, $id: Int!, $blocked: Boolean!) {\n    desk_block_conversation(business_id: $business, id: $id, blocked: $blocked) { status message }\n  }\n"): typeof import('./graphql.ts').DeskBlockConversationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskReportConversation($business: Int!, $id: Int!, $reason: String!, $note: String) {\n    desk_report_conversation(business_id: $business, id: $id, reason: $reason, note: $note) { status message }\n  }\n"): typeof import('./graphql.ts').DeskReportConversationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskSavedReplies($business: Int!) {\n    desk_saved_replies(business_id: $business) { id title body }\n  }\n"): typeof import('./graphql.ts').DeskSavedRepliesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveReply($business: Int!, $id: Int, $title: String!, $body: String!) {\n    desk_save_reply(business_id: $business, id: $id, title: $title, body: $body) { status message }\n  }\n"): typeof import('./graphql.ts').DeskSaveReplyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskDeleteSavedReply($business: Int!, $id: Int!) {\n    desk_delete_saved_reply(business_id: $business, id: $id) { status message }\n  }\n"): typeof import('./graphql.ts').DeskDeleteSavedReplyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskForms($business: Int!) {\n    desk_forms(business_id: $business) {\n      id title intro timing frequency version active answered service_ids\n      questions { id kind label required options }\n    }\n    desk_patch_tests(business_id: $business) {\n      service_id service test_service_id test hours_before valid_days\n    }\n    desk_menu(business_id: $business) {\n      id name\n      services { id name active kind }\n    }\n  }\n"): typeof import('./graphql.ts').DeskFormsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveForm(\n    $business: Int!\n    $id: Int\n    $title: String!\n    $intro: String\n    $timing: String!\n    $frequency: String!\n    $services: [Int!]!\n    $questions: [DeskQuestionInput!]!\n  ) {\n    desk_save_form(\n      business_id: $business\n      id: $id\n      title: $title\n      intro: $intro\n      timing: $timing\n      frequency: $frequency\n      service_ids: $services\n      questions: $questions\n    ) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveFormDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSetFormActive($business: Int!, $id: Int!, $active: Boolean!) {\n    desk_set_form_active(business_id: $business, id: $id, active: $active) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSetFormActiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSavePatchTest($business: Int!, $service: Int!, $test: Int!, $hours: Int!, $days: Int!) {\n    desk_save_patch_test(\n      business_id: $business\n      service_id: $service\n      test_service_id: $test\n      hours_before: $hours\n      valid_days: $days\n    ) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSavePatchTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskRemovePatchTest($business: Int!, $service: Int!) {\n    desk_remove_patch_test(business_id: $business, service_id: $service) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskRemovePatchTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskGuests($business: Int!, $search: String, $filter: String, $page: Int) {\n    desk_guests(business_id: $business, search: $search, filter: $filter, page: $page) {\n      total\n      counts { all new asked blocked }\n      guests { id first_name last_name completed missed last next is_new is_blocked is_asked }\n    }\n  }\n"): typeof import('./graphql.ts').DeskGuestsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskGuest($business: Int!, $guest: Int!) {\n    desk_guest(business_id: $business, guest_id: $guest) {\n      id first_name last_name mobile email has_account is_new is_blocked blocked warned reason note allergies tags birthday since came missed spent\n      appointments { id kind status starts service total_amount cancelled_by fee is_fee_asked kept }\n      news { channel allowed source said refusal may_record }\n      files { id name caption content_type bytes may_be_shown consent_at consent_by url }\n    }\n  }\n"): typeof import('./graphql.ts').DeskGuestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskGuestTags($business: Int!) {\n    desk_guest_tags(business_id: $business)\n  }\n"): typeof import('./graphql.ts').DeskGuestTagsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskGuestDuplicates($business: Int!, $guest: Int!) {\n    desk_guest_duplicates(business_id: $business, guest_id: $guest) {\n      id first_name last_name mobile email has_account reasons\n    }\n  }\n"): typeof import('./graphql.ts').DeskGuestDuplicatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskMergeGuests($business: Int!, $guest: Int!, $other: Int!, $name: String, $mobile: String, $email: String) {\n    desk_merge_guests(business_id: $business, guest_id: $guest, other_id: $other, name: $name, mobile: $mobile, email: $email) {\n      status message id\n    }\n  }\n"): typeof import('./graphql.ts').DeskMergeGuestsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskRemoveGuestFile($business: Int!, $id: Int!) {\n    desk_remove_guest_file(business_id: $business, id: $id) { status message }\n  }\n"): typeof import('./graphql.ts').DeskRemoveGuestFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskAddGuest($business: Int!, $guest: DeskGuestInput!) {\n    desk_add_guest(business_id: $business, guest: $guest) { status message id is_new }\n  }\n"): typeof import('./graphql.ts').DeskAddGuestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskNoteGuest(\n    $business: Int!\n    $guest: Int!\n    $note: String!\n    $allergies: String\n    $tags: [String!]\n    $birthday: String\n  ) {\n    desk_note_guest(\n      business_id: $business\n      guest_id: $guest\n      note: $note\n      allergies: $allergies\n      tags: $tags\n      birthday: $birthday\n    ) {\n      status message\n    }\n  }\n"): typeof import('./graphql.ts').DeskNoteGuestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskWarnGuest($business: Int!, $guest: Int!, $reason: String) {\n    desk_warn_guest(business_id: $business, guest_id: $guest, reason: $reason) { status message }\n  }\n"): typeof import('./graphql.ts').DeskWarnGuestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskBlockGuest($business: Int!, $guest: Int!, $reason: String) {\n    desk_block_guest(business_id: $business, guest_id: $guest, reason: $reason) { status message }\n  }\n"): typeof import('./graphql.ts').DeskBlockGuestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskUnblockGuest($business: Int!, $guest: Int!) {\n    desk_unblock_guest(business_id: $business, guest_id: $guest) { status message }\n  }\n"): typeof import('./graphql.ts').DeskUnblockGuestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveNewsChoice($business: Int!, $guest: Int!, $channel: String!, $allowed: Boolean!) {\n    desk_save_news_choice(business_id: $business, guest_id: $guest, channel: $channel, allowed: $allowed) {\n      status message\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveNewsChoiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskGuestTests($business: Int!, $guest: Int!) {\n    desk_recorded_tests(business_id: $business, guest_id: $guest) { id test tested_on done_by note recorded_by }\n    desk_patch_tests(business_id: $business) { test_service_id test }\n  }\n"): typeof import('./graphql.ts').DeskGuestTestsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskRemoveRecordedTest($business: Int!, $id: Int!) {\n    desk_remove_recorded_test(business_id: $business, id: $id) { status message }\n  }\n"): typeof import('./graphql.ts').DeskRemoveRecordedTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskImports($business: Int!) {\n    desk_imports(business_id: $business) { id kind status file_name rows done created_at finished_at undo_until counts { added merged left } }\n  }\n"): typeof import('./graphql.ts').DeskImportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskImport($business: Int!, $id: Int!) {\n    desk_import(business_id: $business, id: $id) {\n      id kind status file_name encoding rows done failure finished_at undo_until waits_for date_order order_is_sure samples\n      columns { name field is_sure }\n      totals { ready same need coming }\n      counts { added merged left guests coming kept }\n      problems { code title rows example is_warning chosen choices { choice label } }\n      preview { row name mobile email detail }\n      names { names { kind name rows chosen } options { kind id name } }\n    }\n  }\n"): typeof import('./graphql.ts').DeskImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskImportRows($business: Int!, $id: Int!, $problem: String!, $after: Int) {\n    desk_import_rows(business_id: $business, id: $id, problem: $problem, after: $after) { row cells name mobile email matched choice }\n  }\n"): typeof import('./graphql.ts').DeskImportRowsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskImportMap($business: Int!, $id: Int!, $fields: [String!]!, $order: String!) {\n    desk_import_map(business_id: $business, id: $id, fields: $fields, date_order: $order) { status message }\n  }\n"): typeof import('./graphql.ts').DeskImportMapDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskImportDecide($business: Int!, $id: Int!, $problem: String!, $choice: String!, $row: Int) {\n    desk_import_decide(business_id: $business, id: $id, problem: $problem, choice: $choice, row: $row) { status message }\n  }\n"): typeof import('./graphql.ts').DeskImportDecideDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskImportFix($business: Int!, $id: Int!, $fixes: [DeskImportFix!]!) {\n    desk_import_fix(business_id: $business, id: $id, fixes: $fixes) { status message }\n  }\n"): typeof import('./graphql.ts').DeskImportFixDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskImportMatch($business: Int!, $id: Int!, $kind: String!, $name: String!, $choice: Int) {\n    desk_import_match(business_id: $business, id: $id, kind: $kind, name: $name, choice: $choice) { status message }\n  }\n"): typeof import('./graphql.ts').DeskImportMatchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskImportRun($business: Int!, $id: Int!) { desk_import_run(business_id: $business, id: $id) { status message } }\n"): typeof import('./graphql.ts').DeskImportRunDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskImportUndo($business: Int!, $id: Int!) { desk_import_undo(business_id: $business, id: $id) { status message } }\n"): typeof import('./graphql.ts').DeskImportUndoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskImportDiscard($business: Int!, $id: Int!) { desk_import_discard(business_id: $business, id: $id) { status message } }\n"): typeof import('./graphql.ts').DeskImportDiscardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskMoveIn($business: Int!) {\n    desk_move_in(business_id: $business) { open address services people unnamed guests coming days { date appointments } }\n  }\n"): typeof import('./graphql.ts').DeskMoveInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskMemberships($business: Int!) {\n    desk_memberships(business_id: $business) {\n      is_possible\n      sees_money\n      offers {\n        id members is_offered carries_over min_periods notice_days vat_rate service_ids\n        percent_off percent_service_ids product_percent\n        shown { name description price price_words rhythm sessions session_words percent_words term_words services }\n      }\n      members {\n        id guest_id guest_name offer_name price status sessions sessions_left since next is_cancelled resume_on next_try reason\n      }\n      months { month amount payments }\n    }\n  }\n"): typeof import('./graphql.ts').DeskMembershipsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveMembership(\n    $business: Int!\n    $id: Int\n    $name: String!\n    $description: String\n    $price: Float!\n    $rhythm: String!\n    $sessions: Int!\n    $carriesOver: Boolean!\n    $vatRate: Float\n    $minPeriods: Int\n    $noticeDays: Int\n    $services: [Int!]!\n    $percentOff: Int\n    $percentServices: [Int!]\n    $productPercent: Int\n  ) {\n    desk_save_membership(\n      business_id: $business\n      id: $id\n      name: $name\n      description: $description\n      price: $price\n      rhythm: $rhythm\n      sessions: $sessions\n      carries_over: $carriesOver\n      vat_rate: $vatRate\n      min_periods: $minPeriods\n      notice_days: $noticeDays\n      service_ids: $services\n      percent_off: $percentOff\n      percent_service_ids: $percentServices\n      product_percent: $productPercent\n    ) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveMembershipDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSetMembershipActive($business: Int!, $id: Int!, $active: Boolean!) {\n    desk_set_membership_active(business_id: $business, id: $id, active: $active) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSetMembershipActiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskInviteMember($business: Int!, $offer: Int!, $guest: Int!, $key: String) {\n    desk_invite_member(business_id: $business, offer_id: $offer, guest_id: $guest, idempotency_key: $key) {\n      status\n      message\n    }\n  }\n"): typeof import('./graphql.ts').DeskInviteMemberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskChangeMember(\n    $business: Int!\n    $id: Int!\n    $change: String!\n    $resumeOn: String\n    $reason: String\n    $key: String\n  ) {\n    desk_change_member(\n      business_id: $business\n      id: $id\n      change: $change\n      resume_on: $resumeOn\n      reason: $reason\n      idempotency_key: $key\n    ) {\n      status\n      message\n    }\n  }\n"): typeof import('./graphql.ts').DeskChangeMemberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GuestsToInvite($business: Int!, $search: String) {\n    desk_guests(business_id: $business, search: $search, order: \"latest\", page: 1) {\n      guests { id first_name last_name is_blocked }\n    }\n  }\n"): typeof import('./graphql.ts').GuestsToInviteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskNotifications($business: Int!) {\n    desk_notifications(business_id: $business) {\n      unseen\n      items { id kind title message at appt_id is_new }\n    }\n  }\n"): typeof import('./graphql.ts').DeskNotificationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSeeNotifications($business: Int!, $last: Int!) {\n    desk_see_notifications(business_id: $business, last_id: $last) { status message }\n  }\n"): typeof import('./graphql.ts').DeskSeeNotificationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskRegister($first_name: String!, $last_name: String!, $email: String!, $password: String!) {\n    desk_register(first_name: $first_name, last_name: $last_name, email: $email, password: $password) { access_token }\n  }\n"): typeof import('./graphql.ts').DeskRegisterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskTrades {\n    desk_trades { slug name services { name minutes price } }\n  }\n"): typeof import('./graphql.ts').DeskTradesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskBeginning($business: Int!) {\n    desk_shop(business_id: $business) {\n      id slug name trade country description location area has_position published\n      buffer_minutes upfront_percent policy confirms_at_once video_vetting consultation_minutes\n      chairs { id active }\n      hours { chair_id weekday from to }\n      pictures { id picture { image alt width height tint } }\n    }\n    desk_menu(business_id: $business) {\n      services { id name active pricings { price duration } }\n    }\n  }\n"): typeof import('./graphql.ts').DeskBeginningDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskSlug($slug: String, $name: String, $area: String, $trade: String, $business: Int) {\n    desk_slug(slug: $slug, name: $name, area: $area, trade: $trade, business_id: $business) { slug is_free message }\n  }\n"): typeof import('./graphql.ts').DeskSlugDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSavePlace(\n    $business: Int\n    $name: String!\n    $trade: String!\n    $description: String\n    $location: String!\n    $place: String\n    $slug: String!\n  ) {\n    desk_save_place(\n      business_id: $business\n      name: $name\n      trade: $trade\n      description: $description\n      location: $location\n      place_id: $place\n      slug: $slug\n    ) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSavePlaceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveFirstServices($business: Int!, $services: [DeskFirstServiceInput!]!) {\n    desk_save_first_services(business_id: $business, services: $services) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveFirstServicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveFirstHours(\n    $business: Int!\n    $weekdays: [Int!]!\n    $from: Int!\n    $to: Int!\n    $buffer: Int!\n    $chairs: Int!\n  ) {\n    desk_save_first_hours(business_id: $business, weekdays: $weekdays, from: $from, to: $to, buffer_minutes: $buffer, chairs: $chairs) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveFirstHoursDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskPublish($business: Int!, $vetting: Boolean!, $atOnce: Boolean!) {\n    desk_publish(business_id: $business, video_vetting: $vetting, confirms_at_once: $atOnce) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskPublishDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskPlanNames($business: Int!) {\n    desk_plan(business_id: $business) {\n      trial_days\n      offered { code name price period }\n    }\n  }\n"): typeof import('./graphql.ts').DeskPlanNamesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskStartPlan($business: Int!, $plan: String!) {\n    subscribe(business_id: $business, plan: $plan) { status message }\n  }\n"): typeof import('./graphql.ts').DeskStartPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskStart($business: Int!) {\n    desk_start(business_id: $business) {\n      is_over open address description opened_at services weekdays unnamed photos bookings first_free\n    }\n    desk_shop(business_id: $business) { pictures { picture { image alt width height tint } } }\n  }\n"): typeof import('./graphql.ts').DeskStartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskTillDay($business: Int!, $date: String!) {\n    desk_till_day(business_id: $business, date: $date) {\n      date cash card online voucher refunds tips closed closed_by expected_cash counted difference\n      tips_by_person { person amount }\n      open { appt_id guest_name starts status due }\n    }\n  }\n"): typeof import('./graphql.ts').DeskTillDayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskCloseDay($business: Int!, $date: String!, $counted: Float, $key: String) {\n    desk_close_day(business_id: $business, date: $date, counted: $counted, idempotency_key: $key) { status message }\n  }\n"): typeof import('./graphql.ts').DeskCloseDayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskTakings($business: Int!, $from: String!, $to: String!) {\n    desk_takings(business_id: $business, from: $from, to: $to) {\n      days { date bookings worth taken }\n      taken { online card cash voucher }\n      still_to_come\n      deposits_held\n      deposits_bookings\n      refunds { id guest_name amount status reason at }\n      to_decide { appt_id guest_name starts fee }\n    }\n  }\n"): typeof import('./graphql.ts').DeskTakingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskPlan($business: Int!) {\n    desk_plan(business_id: $business) {\n      state\n      plan { code name price period diaries }\n      next_plan { code name price period }\n      until\n      next_payment_at\n      next_payment\n      is_leaving\n      card\n      ends_at\n      trial_days\n      is_shop_hidden\n      members_charged\n      diaries_used\n      offered { code name tagline price period diaries }\n      invoices { id number plan amount created_at pdf_url }\n    }\n  }\n"): typeof import('./graphql.ts').DeskPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskChoosePlan($business: Int!, $plan: String!) {\n    subscribe(business_id: $business, plan: $plan) { status message payment_url }\n  }\n"): typeof import('./graphql.ts').DeskChoosePlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskPayPlan($business: Int!) {\n    desk_pay_plan(business_id: $business) { status message payment_url }\n  }\n"): typeof import('./graphql.ts').DeskPayPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskLeavePlan($business: Int!) {\n    desk_leave_plan(business_id: $business) { status message }\n  }\n"): typeof import('./graphql.ts').DeskLeavePlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskCardFees($business: Int!) {\n    desk_card_fees(business_id: $business) {\n      is_offered percent late_hours\n      chargeable { appt_id guest_name starts reason most last4 }\n      fees { id appt_id guest_name starts reason amount status refunded charge_at guest_note }\n    }\n  }\n"): typeof import('./graphql.ts').DeskCardFeesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveCardFeeRule($business: Int!, $percent: Int!, $hours: Int!) {\n    desk_save_card_fee_rule(business_id: $business, percent: $percent, late_hours: $hours) { status message }\n  }\n"): typeof import('./graphql.ts').DeskSaveCardFeeRuleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskAnnounceCardFee($business: Int!, $appointment: Int!, $amount: Float!, $key: String) {\n    desk_announce_card_fee(business_id: $business, appt_id: $appointment, amount: $amount, idempotency_key: $key) {\n      status message\n    }\n  }\n"): typeof import('./graphql.ts').DeskAnnounceCardFeeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskDecideCardFee($business: Int!, $id: Int!, $decision: String!) {\n    desk_decide_card_fee(business_id: $business, id: $id, decision: $decision) { status message }\n  }\n"): typeof import('./graphql.ts').DeskDecideCardFeeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskPeople($business: Int!) {\n    desk_people(business_id: $business) {\n      id\n      chair\n      name\n      slug\n      title\n      bio\n      languages\n      active\n      staff_id\n      role\n      portrait { id image alt width height tint drawn }\n      gallery { id image alt width height tint }\n    }\n  }\n"): typeof import('./graphql.ts').DeskPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskLogins($business: Int!) {\n    desk_team(business_id: $business) {\n      members { user_id first_name last_name email role calendar sees_money }\n    }\n  }\n"): typeof import('./graphql.ts').DeskLoginsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskFirstFree($business: Int!) {\n    team_first_free(business_id: $business) {\n      person_id\n      first_free { s_time }\n    }\n  }\n"): typeof import('./graphql.ts').DeskFirstFreeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskPeopleLoad($business: Int!, $from: String!, $to: String!) {\n    desk_people_load(business_id: $business, from: $from, to: $to) { chair_id minutes fill }\n  }\n"): typeof import('./graphql.ts').DeskPeopleLoadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskMonthByPerson($business: Int!, $from: String!, $to: String!) {\n    desk_reports(business_id: $business, from: $from, to: $to, keys: [\"person\", \"hours\"]) {\n      key\n      rows { chair_id values }\n    }\n  }\n"): typeof import('./graphql.ts').DeskMonthByPersonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSavePerson(\n    $business: Int!\n    $id: Int\n    $name: String!\n    $title: String\n    $bio: String\n    $languages: [String!]\n    $staff_id: Int\n  ) {\n    desk_save_person(\n      business_id: $business\n      id: $id\n      name: $name\n      title: $title\n      bio: $bio\n      languages: $languages\n      staff_id: $staff_id\n    ) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSavePersonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskRemovePersonPicture($business: Int!, $person: Int!, $id: Int!) {\n    desk_remove_person_picture(business_id: $business, person_id: $person, id: $id) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskRemovePersonPictureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSetBookable($business: Int!, $id: Int!, $active: Boolean!, $decisions: [DeskDecisionInput!]) {\n    desk_set_chair_active(business_id: $business, id: $id, active: $active, decisions: $decisions) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSetBookableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskAbsences($business: Int!) {\n    desk_absences(business_id: $business) { id person_id name from to kind note status }\n  }\n"): typeof import('./graphql.ts').DeskAbsencesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskAddAbsence(\n    $business: Int!\n    $person: Int\n    $from: String!\n    $to: String!\n    $kind: String!\n    $note: String\n    $decisions: [DeskDecisionInput!]\n  ) {\n    desk_add_absence(\n      business_id: $business\n      person_id: $person\n      from: $from\n      to: $to\n      kind: $kind\n      note: $note\n      decisions: $decisions\n    ) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskAddAbsenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskAnswerAbsence($business: Int!, $id: Int!, $approve: Boolean!, $decisions: [DeskDecisionInput!]) {\n    desk_answer_absence(business_id: $business, id: $id, approve: $approve, decisions: $decisions) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskAnswerAbsenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskEndAbsence($business: Int!, $id: Int!) {\n    desk_end_absence(business_id: $business, id: $id) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskEndAbsenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskRota($business: Int!) {\n    desk_shop(business_id: $business) {\n      hours { chair_id weekday from to week date }\n      closed_days { date reason }\n    }\n  }\n"): typeof import('./graphql.ts').DeskRotaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveRota($business: Int!, $chair: Int!, $hours: [DeskHoursInput!]!, $decisions: [DeskDecisionInput!]) {\n    desk_save_hours(business_id: $business, chair_id: $chair, hours: $hours, decisions: $decisions) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveRotaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveDateHours(\n    $business: Int!\n    $person: Int!\n    $date: String!\n    $hours: [DeskSpanInput!]\n    $decisions: [DeskDecisionInput!]\n  ) {\n    desk_save_date_hours(\n      business_id: $business\n      person_id: $person\n      date: $date\n      hours: $hours\n      decisions: $decisions\n    ) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveDateHoursDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskSwaps($business: Int!) {\n    desk_swaps(business_id: $business) {\n      id\n      person_id\n      name\n      date\n      other_id\n      other_name\n      other_date\n      note\n      status\n      may_answer\n      may_withdraw\n    }\n  }\n"): typeof import('./graphql.ts').DeskSwapsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskAskSwap(\n    $business: Int!\n    $person: Int\n    $date: String!\n    $other: Int!\n    $other_date: String\n    $note: String\n    $decisions: [DeskDecisionInput!]\n  ) {\n    desk_ask_swap(\n      business_id: $business\n      person_id: $person\n      date: $date\n      other_id: $other\n      other_date: $other_date\n      note: $note\n      decisions: $decisions\n    ) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskAskSwapDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskAnswerSwap($business: Int!, $id: Int!, $agree: Boolean!, $decisions: [DeskDecisionInput!]) {\n    desk_answer_swap(business_id: $business, id: $id, agree: $agree, decisions: $decisions) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskAnswerSwapDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskWithdrawSwap($business: Int!, $id: Int!) {\n    desk_withdraw_swap(business_id: $business, id: $id) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskWithdrawSwapDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskCommission($business: Int!, $person: Int!, $from: String!, $to: String!) {\n    desk_commission(business_id: $business, person_id: $person, from: $from, to: $to) {\n      service_percent\n      product_percent\n      tip_percent\n      services { service_id name percent }\n      lines { kind percent base commission }\n      total\n    }\n  }\n"): typeof import('./graphql.ts').DeskCommissionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskServiceNames($business: Int!) {\n    desk_menu(business_id: $business) {\n      services { id name }\n    }\n  }\n"): typeof import('./graphql.ts').DeskServiceNamesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveCommission($business: Int!, $person: Int!, $kind: String!, $service: Int, $percent: Float) {\n    desk_save_commission(\n      business_id: $business\n      person_id: $person\n      kind: $kind\n      service_id: $service\n      percent: $percent\n    ) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveCommissionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskPersonMenu($business: Int!) {\n    desk_menu(business_id: $business) {\n      services {\n        id name active kind chair_ids\n        pricings { id label price duration own { chair_id price duration } }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DeskPersonMenuDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSavePersonServices($business: Int!, $person: Int!, $services: [DeskPersonServiceInput!]!) {\n    desk_save_person_services(business_id: $business, person_id: $person, services: $services) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSavePersonServicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskHolidays($business: Int!, $person: Int!) {\n    desk_holidays(business_id: $business, person_id: $person) { year allowance taken planned }\n  }\n"): typeof import('./graphql.ts').DeskHolidaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveHolidayDays($business: Int!, $person: Int!, $days: Int) {\n    desk_save_holiday_days(business_id: $business, person_id: $person, days: $days) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveHolidayDaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskProducts($business: Int!) {\n    desk_products(business_id: $business) { id name price vat_rate rate_today sku low_at stock state active sold_online }\n  }\n"): typeof import('./graphql.ts').DeskProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskStockMovements($business: Int!, $id: Int!) {\n    desk_stock_movements(business_id: $business, id: $id) {\n      id kind quantity reason by appt_id is_oversold at\n    }\n  }\n"): typeof import('./graphql.ts').DeskStockMovementsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveProduct(\n    $business: Int!\n    $id: Int\n    $name: String!\n    $price: Float!\n    $rate: Float\n    $sku: String\n    $lowAt: Int\n    $stock: Int\n    $online: Boolean\n  ) {\n    desk_save_product(\n      business_id: $business\n      id: $id\n      name: $name\n      price: $price\n      vat_rate: $rate\n      sku: $sku\n      low_at: $lowAt\n      stock: $stock\n      sold_online: $online\n    ) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSetProductActive($business: Int!, $id: Int!, $active: Boolean!) {\n    desk_set_product_active(business_id: $business, id: $id, active: $active) { ...Changed }\n  }\n"): typeof import('./graphql.ts').DeskSetProductActiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskMoveStock(\n    $business: Int!\n    $id: Int!\n    $kind: String!\n    $quantity: Int!\n    $reason: String\n    $key: String\n  ) {\n    desk_move_stock(\n      business_id: $business\n      id: $id\n      kind: $kind\n      quantity: $quantity\n      reason: $reason\n      idempotency_key: $key\n    ) {\n      status message\n    }\n  }\n"): typeof import('./graphql.ts').DeskMoveStockDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskReminders($business: Int!) {\n    desk_reminders(business_id: $business) {\n      booked_channels booked_wording quiet_from quiet_until text_limit text_price has_provider is_demo\n      mails texts pushes spent\n      rules { key hours_before asks channels fallback wording active }\n      review { active days_after channels wording }\n      review_result { sent reviews }\n      rebook { active weeks_after channels wording }\n      rebook_result { sent booked }\n      birthday { active days_before channels wording }\n      birthday_result { sent booked }\n      unanswered { appt_id guest_name mobile starts asked delivery }\n    }\n  }\n"): typeof import('./graphql.ts').DeskRemindersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveReminders(\n    $business: Int!\n    $booked_channels: [String!]!\n    $booked_wording: String!\n    $rules: [DeskReminderRuleInput!]!\n    $review: DeskReviewRuleInput\n    $rebook: DeskRebookRuleInput\n    $birthday: DeskBirthdayRuleInput\n    $quiet_from: Int!\n    $quiet_until: Int!\n    $text_limit: Float\n  ) {\n    desk_save_reminders(\n      business_id: $business\n      booked_channels: $booked_channels\n      booked_wording: $booked_wording\n      rules: $rules\n      review: $review\n      rebook: $rebook\n      birthday: $birthday\n      quiet_from: $quiet_from\n      quiet_until: $quiet_until\n      text_limit: $text_limit\n    ) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveRemindersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskTestText($business: Int!, $wording: String!) {\n    desk_test_text(business_id: $business, wording: $wording) { status message }\n  }\n"): typeof import('./graphql.ts').DeskTestTextDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskReviews($business: Int!, $filter: String, $count: Int) {\n    desk_reviews(business_id: $business, filter: $filter, count: $count, page: 1) {\n      counts { all unanswered words low }\n      rating_distribution { rating_level number_of_rating }\n      reviews {\n        id appt_id guest_id guest_name service person nth rating comment written reply hidden report report_decided decide_by\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DeskReviewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskReplyReview($business: Int!, $id: Int!, $text: String!) {\n    desk_reply_review(business_id: $business, id: $id, text: $text) { status message }\n  }\n"): typeof import('./graphql.ts').DeskReplyReviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskDeleteReply($business: Int!, $id: Int!) {\n    desk_delete_reply(business_id: $business, id: $id) { status message }\n  }\n"): typeof import('./graphql.ts').DeskDeleteReplyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskReportReview($business: Int!, $id: Int!, $reason: String!, $note: String) {\n    desk_report_review(business_id: $business, id: $id, reason: $reason, note: $note) { status message }\n  }\n"): typeof import('./graphql.ts').DeskReportReviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskClosedDays($business: Int!) {\n    desk_shop(business_id: $business) { id closed_days { date reason } }\n  }\n"): typeof import('./graphql.ts').DeskClosedDaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskMenu($business: Int!) {\n    desk_menu(business_id: $business) {\n      id\n      name\n      services {\n        id name description active add_on vat_rate kind chair_ids person_choice seats single_visits enroll_date\n        pricings {\n          id label price special_price duration special_deposit buffer_minutes\n          before_minutes\n          steps { name minutes hands_free }\n          own { chair_id price duration }\n        }\n        needs { room_id from to }\n        dates { id starts seats seats_taken }\n      }\n    }\n    desk_shop(business_id: $business) {\n      upfront_percent buffer_minutes vat_number vat_rate\n      chairs { id name person active }\n    }\n    desk_rooms(business_id: $business) { id name active }\n  }\n"): typeof import('./graphql.ts').DeskMenuDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveCategory($business: Int!, $id: Int, $name: String!) {\n    desk_save_category(business_id: $business, id: $id, name: $name) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveCategoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskRemoveCategory($business: Int!, $id: Int!) {\n    desk_remove_category(business_id: $business, id: $id) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskRemoveCategoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveService(\n    $business: Int!\n    $id: Int\n    $category: Int!\n    $name: String!\n    $description: String\n    $pricings: [DeskPricingInput!]!\n    $addOn: Boolean\n    $vatRate: Float\n    $chairs: [Int!]\n    $personChoice: Boolean\n    $needs: [DeskServiceNeedInput!]\n    $group: DeskClassInput\n    $decisions: [DeskDecisionInput!]\n  ) {\n    desk_save_service(\n      business_id: $business\n      id: $id\n      category_id: $category\n      name: $name\n      description: $description\n      pricings: $pricings\n      add_on: $addOn\n      vat_rate: $vatRate\n      chair_ids: $chairs\n      person_choice: $personChoice\n      needs: $needs\n      group: $group\n      decisions: $decisions\n    ) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveServiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSetServiceActive($business: Int!, $id: Int!, $active: Boolean!, $decisions: [DeskDecisionInput!]) {\n    desk_set_service_active(business_id: $business, id: $id, active: $active, decisions: $decisions) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSetServiceActiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskOrderMenu($business: Int!, $categories: [DeskOrderInput!]!) {\n    desk_order_menu(business_id: $business, categories: $categories) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskOrderMenuDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskTeam($business: Int!) {\n    desk_team(business_id: $business) {\n      members { user_id first_name last_name email role calendar sees_money since }\n      invitations { email sent_at expires_at }\n    }\n  }\n"): typeof import('./graphql.ts').DeskTeamDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskInviteStaff($business: Int!, $email: String!) {\n    desk_invite_staff(business_id: $business, email: $email) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskInviteStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskWithdrawInvitation($business: Int!, $email: String!) {\n    desk_withdraw_invitation(business_id: $business, email: $email) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskWithdrawInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskRemoveStaff($business: Int!, $user: Int!) {\n    desk_remove_staff(business_id: $business, user_id: $user) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskRemoveStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskInvitation($token: String!) {\n    desk_invitation(token: $token) { shop email has_account }\n  }\n"): typeof import('./graphql.ts').DeskInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskJoin($token: String!, $first_name: String!, $last_name: String!, $password: String!) {\n    desk_join(token: $token, first_name: $first_name, last_name: $last_name, password: $password) { access_token }\n  }\n"): typeof import('./graphql.ts').DeskJoinDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskAuditLog($business: Int!, $actor: Int, $subject: String, $from: String, $to: String, $before: Int) {\n    desk_audit_log(business_id: $business, actor_id: $actor, subject: $subject, from: $from, to: $to, before: $before) {\n      has_more\n      entries { id action subject subject_id actor changes at }\n    }\n  }\n"): typeof import('./graphql.ts').DeskAuditLogDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskVideoToken($room: String!) {\n    video_token(room_id: $room) {\n      status\n      message\n      reason\n      token\n      provider\n      url\n      opens_at\n      ice_servers { urls username credential }\n      room { room_id appt_id appt_date role starts_at ends_at zone business_name own_name other_name }\n    }\n  }\n"): typeof import('./graphql.ts').DeskVideoTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskEndCall($room: String!) {\n    end_video_call(room_id: $room) { status message }\n  }\n"): typeof import('./graphql.ts').DeskEndCallDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskVouchers($business: Int!, $text: String) {\n    desk_vouchers(business_id: $business, text: $text) {\n      remaining\n      vouchers { id name title note color retail value amount_from amount_to valid_for limit_number_of_sales total_sale active service_ids }\n      sold { id code name owner buyer value remaining expires_at }\n    }\n  }\n"): typeof import('./graphql.ts').DeskVouchersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ServicesToChoose($business: Int!) {\n    desk_menu(business_id: $business) { services { id name active } }\n  }\n"): typeof import('./graphql.ts').ServicesToChooseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveVoucher(\n    $business: Int!\n    $id: Int\n    $name: String!\n    $title: String\n    $note: String\n    $color: String!\n    $retail: Float!\n    $value: Float!\n    $from: Float\n    $to: Float\n    $months: Int!\n    $limit: Int!\n    $services: [Int!]\n  ) {\n    desk_save_voucher(\n      business_id: $business\n      id: $id\n      name: $name\n      title: $title\n      note: $note\n      color: $color\n      retail: $retail\n      value: $value\n      amount_from: $from\n      amount_to: $to\n      valid_for: $months\n      limit_number_of_sales: $limit\n      service_ids: $services\n    ) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveVoucherDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSetVoucherActive($business: Int!, $id: Int!, $active: Boolean!) {\n    desk_set_voucher_active(business_id: $business, id: $id, active: $active) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSetVoucherActiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskPackages($business: Int!, $text: String) {\n    desk_packages(business_id: $business, text: $text) {\n      packages {\n        id name note color price sessions valid_for shareable limit_number_of_sales total_sale active service_ids\n        in_hands sessions_left\n      }\n      sold { id code name buyer sessions sessions_left unused shareable expires_at }\n    }\n  }\n"): typeof import('./graphql.ts').DeskPackagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSavePackage(\n    $business: Int!\n    $id: Int\n    $name: String!\n    $note: String\n    $color: String!\n    $price: Float!\n    $sessions: Int!\n    $months: Int!\n    $shareable: Boolean!\n    $limit: Int!\n    $services: [Int!]\n  ) {\n    desk_save_package(\n      business_id: $business\n      id: $id\n      name: $name\n      note: $note\n      color: $color\n      price: $price\n      sessions: $sessions\n      valid_for: $months\n      shareable: $shareable\n      limit_number_of_sales: $limit\n      service_ids: $services\n    ) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSavePackageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSetPackageActive($business: Int!, $id: Int!, $active: Boolean!) {\n    desk_set_package_active(business_id: $business, id: $id, active: $active) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSetPackageActiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskRefundPackage($business: Int!, $id: Int!, $to: String!, $amount: Float!, $key: String) {\n    desk_refund_package(business_id: $business, id: $id, to: $to, amount: $amount, idempotency_key: $key) {\n      status\n      message\n    }\n  }\n"): typeof import('./graphql.ts').DeskRefundPackageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskWaitingList($business: Int!) {\n    desk_waiting(business_id: $business) {\n      id guest_id service_pricing_id first_name last_name service date_scope from_date to_date since offered offered_until\n    }\n  }\n"): typeof import('./graphql.ts').DeskWaitingListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskOfferable($business: Int!, $services: [Int!]!, $date: String!) {\n    desk_free_times(business_id: $business, service_pricing_ids: $services, date: $date) {\n      time_slots { s_time seats_left }\n    }\n  }\n"): typeof import('./graphql.ts').DeskOfferableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskOfferTime($business: Int!, $id: Int!, $date: String!, $time: Int!, $chair: Int) {\n    desk_offer_time(business_id: $business, id: $id, date: $date, time: $time, chair_id: $chair) { status message }\n  }\n"): typeof import('./graphql.ts').DeskOfferTimeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskWaitingFits($business: Int!, $date: String!) {\n    desk_waiting_fits(business_id: $business, date: $date) { id chair_id times }\n  }\n"): typeof import('./graphql.ts').DeskWaitingFitsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Changed on DeskChange {\n    status\n    message\n    id\n    conflicts { appt_id guest_name services starts reason choices is_part is_class nearest_times group_times colleague }\n  }\n"): typeof import('./graphql.ts').ChangedFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveTerms(\n    $business: Int!\n    $policy: [Int!]\n    $percent: Float!\n    $atOnce: Boolean!\n    $vetting: Boolean!\n    $minutes: Int!\n    $parts: Int\n  ) {\n    desk_save_terms(\n      business_id: $business\n      policy: $policy\n      upfront_percent: $percent\n      confirms_at_once: $atOnce\n      video_vetting: $vetting\n      consultation_minutes: $minutes\n      part_hours: $parts\n    ) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveTermsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveRights($business: Int!, $user: Int!, $role: String!, $calendar: String!, $sees_money: Boolean!) {\n    desk_save_rights(\n      business_id: $business\n      user_id: $user\n      role: $role\n      calendar: $calendar\n      sees_money: $sees_money\n    ) {\n      ...Changed\n    }\n  }\n"): typeof import('./graphql.ts').DeskSaveRightsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskMe {\n    desk_me {\n      id\n      first_name\n      last_name\n      email\n      businesses {\n        id name slug zone currency country role calendar sees_money published has_opened own_chair_id\n        portrait { image }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DeskMeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskRecordTest(\n    $business: Int!\n    $guest: Int!\n    $test: Int!\n    $day: String!\n    $doneBy: String\n    $note: String\n  ) {\n    desk_record_test(\n      business_id: $business\n      guest_id: $guest\n      test_service_id: $test\n      tested_on: $day\n      done_by: $doneBy\n      note: $note\n    ) {\n      status\n      message\n    }\n  }\n"): typeof import('./graphql.ts').DeskRecordTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskToAnswer($business: Int!, $today: String!) {\n    desk_calendar(business_id: $business, from: $today, to: $today) {\n      to_answer { appt_id }\n    }\n    desk_decisions(business_id: $business) { appt_id }\n    desk_unanswered(business_id: $business) { appt_id }\n    desk_notifications(business_id: $business) { unseen }\n    desk_unread_messages(business_id: $business)\n  }\n"): typeof import('./graphql.ts').DeskToAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SystemLog($api: String, $type: String, $user: ID, $body: String, $response: String, $exception: String, $source: String, $version: String, $priority: String, $device: String) {\n  system_log(\n    api: $api\n    type: $type\n    user: $user\n    body: $body\n    response: $response\n    exception: $exception\n    source: $source\n    version: $version\n    priority: $priority\n    device: $device\n  ) {\n    status\n  }\n}\n\nmutation ForgotPassword($email: String!) {\n  forgotPassword(email: $email) {\n    status\n    message\n  }\n}\n\nmutation ResetPassword($token: String!, $email: String!, $password: String!, $password_confirmation: String!) {\n  resetPassword(\n    token: $token\n    email: $email\n    password: $password\n    password_confirmation: $password_confirmation\n  ) {\n    status\n    message\n  }\n}\n\nmutation LogOut {\n  logout {\n    status\n  }\n}\n\nquery AddressSuggestions($text: String!, $kind: String, $country: String, $session: String) {\n  place_suggestions(\n    text: $text\n    kind: $kind\n    country: $country\n    session: $session\n  ) {\n    id\n    name\n    description\n    address\n    eir_code\n    country\n  }\n}\n\nquery ResetLinkState($token: String!) {\n  reset_link_state(token: $token)\n}"): typeof import('./graphql.ts').SystemLogDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
