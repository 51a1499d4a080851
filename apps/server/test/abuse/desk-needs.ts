import type { Need } from '@thyme/domain/people';

/**
 * What each operation of the desk requires. `scoped`: open to every member, but a member limited to their own calendar
 * gets the response for a missing id if it is a colleague's. `filtered`: the same for lists, which leave such rows out.
 * A new operation needs a line, or the test fails.
 */
export type DeskNeed = Exclude<Need, 'staff'> | 'open' | 'scoped' | 'filtered';

const each = <N extends DeskNeed>(need: N, names: string) =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, need]),
  );

export const deskNeeds: Record<string, DeskNeed> = {
  ...each(
    'open',
    `desk_businesses desk_me desk_slug desk_shop desk_menu desk_start desk_reviews desk_notifications desk_see_notifications
     desk_people desk_absences desk_holidays desk_add_absence desk_end_absence desk_swaps desk_ask_swap
     desk_answer_swap desk_withdraw_swap desk_forms desk_patch_tests desk_guest_tags desk_add_guest
     desk_calendars desk_add_calendar desk_check_calendar desk_make_calendar_link desk_remove_calendar
     desk_reset_calendar_links desk_start_google desk_switch_calendar
     desk_saved_replies desk_policy_example desk_decisions desk_accept_preview subscription_payment`,
  ),
  ...each(
    'filtered',
    `desk_calendar desk_load desk_people_load desk_find_appointments desk_guests desk_free_times desk_walk_in desk_start_walk_in
     desk_block_time desk_accept_all desk_rooms desk_conversations desk_unread_messages desk_unanswered`,
  ),
  ...each(
    'scoped',
    `desk_accept desk_cancel desk_complete desk_no_show desk_take_back desk_take_payment desk_till desk_check_voucher
     desk_checkout desk_undo_checkout desk_refund desk_send_receipt desk_move_times desk_decide_charge desk_return_deposit
     desk_decline_move desk_propose_times desk_move_preview desk_move_people desk_move desk_edit desk_write_notes
     desk_refund_credit desk_undo_move desk_withdraw_proposal desk_appointment desk_arrived desk_name_walk_in desk_running_late desk_series
     desk_book_series desk_take_voucher desk_papers desk_book desk_group_plan desk_warn_guest desk_block_guest desk_unblock_guest desk_guest
     desk_guest_duplicates desk_remove_guest_file desk_appointment_forms desk_answer_form desk_send_forms
     desk_recorded_tests desk_record_test desk_remove_recorded_test desk_appointment_tests desk_note_guest desk_class
     desk_add_to_class desk_move_in_class desk_check_in desk_message_class desk_cancel_class_date desk_unblock_time
     desk_till_packages desk_sell_package desk_save_message_choice desk_save_news_choice desk_conversation
     desk_send_message desk_read_conversation desk_block_conversation desk_report_conversation
     desk_confirm_attendance desk_ask_again`,
  ),
  ...each('calendar', `desk_waiting desk_waiting_fits desk_offer_time`),
  ...each(
    'manager',
    `desk_save_profile desk_save_terms desk_save_policy desk_save_rhythm desk_save_hours desk_save_date_hours desk_close_days desk_reopen_days
     desk_save_chair desk_set_chair_active desk_save_person desk_remove_person_picture desk_answer_absence
     desk_save_holiday_days desk_save_person_services
     desk_save_category desk_remove_category desk_order_menu desk_save_service desk_set_service_active desk_save_form
     desk_set_form_active desk_save_patch_test desk_remove_patch_test desk_save_voucher desk_set_voucher_active
     desk_vouchers desk_describe_picture desk_order_pictures desk_remove_picture desk_invite_staff
     desk_withdraw_invitation desk_team desk_save_room desk_set_room_active desk_close_room desk_open_room
     desk_save_spread desk_save_accept_rules desk_merge_guests desk_reply_review desk_delete_reply desk_report_review
     desk_memberships desk_save_membership desk_set_membership_active desk_invite_member desk_change_member
     desk_save_calendar_names desk_products desk_stock_movements desk_save_product desk_set_product_active
     desk_move_stock desk_packages desk_save_package desk_set_package_active desk_reminders desk_save_reminders
     desk_test_text desk_campaigns desk_audience desk_save_campaign desk_send_campaign desk_cancel_campaign
     desk_remove_campaign desk_test_campaign desk_save_reply desk_delete_saved_reply`,
  ),
  ...each(
    'money',
    `desk_payments desk_payment desk_accounts desk_save_accounts desk_drawer desk_drawer_entry desk_reports desk_commission desk_vat
     desk_vat_rates desk_save_vat_rate desk_remove_vat_rate desk_set_voucher_purpose desk_takings desk_till_day
     desk_close_day desk_payouts desk_payout_items desk_refund_package desk_card_fees desk_announce_card_fee
     desk_decide_card_fee`,
  ),
  ...each(
    'owner',
    `desk_save_rights desk_save_commission desk_remove_staff desk_audit_log desk_plan desk_pay_plan desk_leave_plan subscribe desk_publish
     desk_save_place desk_save_first_hours desk_save_first_services desk_set_visible desk_change_address
     desk_set_up_payouts desk_check_payout_account desk_save_card_fee_rule desk_import desk_import_decide desk_import_discard desk_import_fix
     desk_import_map desk_import_match desk_import_rows desk_import_run desk_import_undo desk_imports desk_move_in`,
  ),
};
