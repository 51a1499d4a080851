import { graphql } from '../../generated/gql.ts';
import type { DeskAppointmentQuery, DeskCalendarQuery, DeskClassQuery } from '../../generated/graphql.ts';

graphql(`
  query DeskCalendar($business: Int!, $from: String!, $to: String!) {
    desk_calendar(business_id: $business, from: $from, to: $to) {
      from
      to
      zone
      chairs { id name person active }
      hours { chair_id weekday from to }
      shut { date kind reason }
      entries {
        key kind chair_id starts ends title service appt_id guest_id is_new_guest status arrived late_minutes asked_by asks_for
        total_amount due schedule_id seats seats_taken is_course room_id has_guest_joined purpose expires_at block_id
      }
      to_answer { appt_id status starts guest_name is_new_guest answered_by_itself_at asks_for service }
    }
  }
`);

graphql(`
  query DeskAppointment($id: Int!) {
    desk_appointment(id: $id) {
      id business_id kind status starts ends arrived note cancelled_by charge_decision
      guest { id first_name last_name mobile is_new is_blocked completed missed cancelled_late note }
      lines { id service_pricing_id service starts minutes chair_id chair person price special_price is_group }
      proposal { by note previous options asked_at answered_by_itself_at }
      call { room_id starts minutes opens_at closes_at has_ended has_guest_joined }
      mail_problem { kind address since }
      total_amount due refundable fee
      late_minutes is_nameless
      series { appt_id starts status }
      may_accept may_propose may_cancel may_complete may_no_show may_arrive may_take may_return_deposit may_take_back
    }
  }
`);

graphql(`
  mutation DeskAccept($id: Int!) {
    desk_accept(id: $id) { status message }
  }
`);

graphql(`
  mutation DeskDeclineMove($id: Int!, $note: String) {
    desk_decline_move(id: $id, note: $note) { status message }
  }
`);

graphql(`
  mutation DeskProposeTimes($id: Int!, $times: [Int!]!, $note: String) {
    desk_propose_times(id: $id, times: $times, note: $note) { status message }
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
  query DeskMoveTimes($id: Int!, $date: String!) {
    desk_move_times(id: $id, date: $date) {
      time_slots { s_time seats_left }
      date_slots { s_date }
    }
  }
`);

graphql(`
  query DeskClass($business: Int!, $id: Int!) {
    desk_class(business_id: $business, id: $id) {
      id service is_course is_cancelled starts ends seats seats_taken
      people { appt_id guest_name seats status arrived is_new_guest due }
    }
  }
`);

export type Calendar = DeskCalendarQuery['desk_calendar'];
export type Entry = Calendar['entries'][number];
export type Chair = Calendar['chairs'][number];
export type Question = Calendar['to_answer'][number];
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
