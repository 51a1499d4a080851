import { graphql } from '../../generated/gql.ts';
import type {
  DeskAppointmentQuery,
  DeskCalendarQuery,
  DeskClassQuery,
  DeskFindAppointmentsQuery,
  DeskLoadQuery,
} from '../../generated/graphql.ts';

graphql(`
  query DeskCalendar($business: Int!, $from: String!, $to: String!) {
    desk_calendar(business_id: $business, from: $from, to: $to) {
      from
      to
      zone
      chairs { id name person active portrait { image } }
      hours { chair_id weekday from to week date }
      shut { date kind reason }
      entries {
        key kind chair_id starts ends title service appt_id guest_id is_new_guest status arrived late_minutes asked_by asks_for reminder_answer
        total_amount due schedule_id seats seats_taken is_course room_id has_guest_joined purpose expires_at block_id
      }
      by_room {
        rooms { id name kind active }
        entries {
          key kind chair_id starts ends title service appt_id guest_id is_new_guest status arrived late_minutes asked_by asks_for reminder_answer
          total_amount due schedule_id seats seats_taken is_course room_id has_guest_joined purpose expires_at block_id
        }
      }
      to_answer { appt_id status starts guest_name is_new_guest answered_by_itself_at asks_for service overlaps is_shut }
    }
  }
`);

graphql(`
  query DeskLoad($business: Int!, $from: String!, $to: String!, $chair: Int) {
    desk_load(business_id: $business, from: $from, to: $to, chair_id: $chair) {
      date fill morning afternoon evening bookings worth waiting classes away free { person minutes } shut shut_reason
    }
  }
`);

graphql(`
  query DeskFindAppointments($business: Int!, $search: String!) {
    desk_find_appointments(business_id: $business, search: $search) { id guest_name status starts service person }
  }
`);

graphql(`
  query DeskAppointment($id: Int!) {
    desk_appointment(id: $id) {
      id business_id kind status starts ends arrived note note_to_guest private_note version tell cancelled_by charge_decision
      guest { id first_name last_name mobile email is_new is_blocked completed missed cancelled_late note allergies tags texts_allowed }
      products { id name quantity total }
      lines { id service_pricing_id service starts minutes chair_id chair person price special_price list_price is_group }
      proposal { by note previous options asked_at answered_by_itself_at }
      call { room_id starts minutes opens_at closes_at has_ended has_guest_joined }
      mail_problem { kind address since }
      reminder { answer asked answered recorded_by asked_again delivery text_cost }
      discount discount_percent discount_reason credit refundable_credit
      total_amount due waived refundable fee
      late_minutes is_nameless
      series { appt_id starts status }
      companion companion_email
      together { id name services status starts }
      parts { appt_id name for_all state paid deposit_left due pay_until path }
      may_accept may_propose may_move may_edit may_withdraw may_cancel may_complete may_no_show may_arrive may_take may_return_deposit may_take_back
    }
  }
`);

graphql(`
  mutation DeskAccept($id: Int!) {
    desk_accept(id: $id) { status message }
  }
`);

graphql(`
  mutation DeskAcceptAll($business: Int!, $ids: [Int!]!) {
    desk_accept_all(business_id: $business, ids: $ids) { accepted refused { appt_id message } }
  }
`);

graphql(`
  mutation DeskDeclineMove($id: Int!, $note: String) {
    desk_decline_move(id: $id, note: $note) { status message }
  }
`);

graphql(`
  mutation DeskProposeTimes($id: Int!, $times: [Int!]!, $note: String, $whole: Boolean) {
    desk_propose_times(id: $id, times: $times, note: $note, whole_group: $whole) { status message }
  }
`);

graphql(`
  mutation DeskCancel($id: Int!, $note: String) {
    desk_cancel(id: $id, note: $note) { status message }
  }
`);

graphql(`
  mutation DeskComplete($id: Int!, $take: String) {
    desk_complete(id: $id, take: $take) { status message }
  }
`);

graphql(`
  mutation DeskNoShow($id: Int!) {
    desk_no_show(id: $id) { status message }
  }
`);

graphql(`
  mutation DeskTakeBack($id: Int!) {
    desk_take_back(id: $id) { status message }
  }
`);

graphql(`
  mutation DeskSaveMessageChoice($business: Int!, $guest: Int!, $allowed: Boolean!) {
    desk_save_message_choice(business_id: $business, guest_id: $guest, channel: "text", purpose: "bookings", allowed: $allowed) {
      status message
    }
  }
`);

graphql(`
  mutation DeskArrived($id: Int!, $arrived: Boolean!) {
    desk_arrived(id: $id, arrived: $arrived) { status message }
  }
`);

graphql(`
  mutation DeskReopenCall($room: String!) {
    reopen_video_call(room_id: $room) { status message }
  }
`);

graphql(`
  mutation DeskDecideCharge($id: Int!, $charge: Boolean!) {
    desk_decide_charge(id: $id, charge: $charge) { status message }
  }
`);

graphql(`
  mutation DeskReturnDeposit($id: Int!) {
    desk_return_deposit(id: $id) { status message }
  }
`);

graphql(`
  query DeskMoveTimes($id: Int!, $date: String!, $whole: Boolean) {
    desk_move_times(id: $id, date: $date, whole_group: $whole) {
      time_slots { s_time seats_left }
      date_slots { s_date }
    }
  }
`);

graphql(`
  query DeskClass($business: Int!, $id: Int!) {
    desk_class(business_id: $business, id: $id) {
      id service is_course is_cancelled has_begun starts ends seats seats_taken room person
      other_dates { id starts seats seats_taken }
      people { appt_id guest_id guest_name seats status arrived attendance is_new_guest due mobile has_mail dates }
    }
  }
`);

export type Calendar = DeskCalendarQuery['desk_calendar'];
export type Entry = Calendar['entries'][number];
export type Chair = Calendar['chairs'][number];
export type Question = Calendar['to_answer'][number];
export type Load = DeskLoadQuery['desk_load'][number];
export type FoundAppointment = DeskFindAppointmentsQuery['desk_find_appointments'][number];
export type Appointment = DeskAppointmentQuery['desk_appointment'];
export type ClassRoll = DeskClassQuery['desk_class'];
export type Seated = ClassRoll['people'][number];

graphql(`
  query DeskPapers($business: Int!, $appointment: Int!) {
    desk_papers(business_id: $business, appointment_id: $appointment) {
      invoice_number
      invoice_pdf_url
      credit_notes { id number amount pdf_url }
    }
  }
`);

graphql(`
  query DeskAppointmentForms($business: Int!, $appointment: Int!) {
    desk_appointment_forms(business_id: $business, appt_id: $appointment) {
      id version title intro is_due signed_name signed_at entered_by
      questions { id kind label required options }
      answers { question answer }
    }
  }
`);

graphql(`
  query DeskAppointmentTests($business: Int!, $appointment: Int!) {
    desk_appointment_tests(business_id: $business, appt_id: $appointment) {
      service test test_service_id hours_before tested is_done is_recorded
    }
  }
`);

graphql(`
  query DeskFeesOfMissed($business: Int!) {
    desk_card_fees(business_id: $business) {
      chargeable { appt_id most }
      fees { appt_id amount status refunded }
    }
  }
`);
