/**
 * Where each table lies on a database that Citus distributes. A table of a business is `distributed` by it, and all rows of one business
 * lie on one worker. `reference` tables are copied to every worker: distributed ones refer to them or are joined with them. `local` ones
 * stay on the coordinator: they belong to people, to the marketplace or to a provider, and are found without knowing a business.
 */
export type Group = 'distributed' | 'reference' | 'local';

const distributed = `absences appointment_lines appointment_moves appointments audit_entries birthday_messages blocked_dates book_accounts business_invitations
  business_members business_pictures businesses busy_times calendar_channels calendar_events calendar_settings calendar_sources
  campaign_recipients campaigns card_fee_consents card_fee_rules card_fees chair_pictures chair_pricings chair_services chairs checkouts
  closed_dates commission_rates connected_accounts conversation_messages conversation_pictures conversation_reports conversations
  credit_note_counters credit_notes desk_feeds disputes drawer_movements favourites form_answers form_services form_versions forms
  guest_files guest_statuses holds import_rows imports invoice_counters invoices ledger_entries membership_offers membership_periods
  memberships messages news_choices occupancies page_announcements patch_tests payments payout_checks payout_entries payouts
  plan_invoices products rebookings recorded_tests refunds reminder_rules reminder_settings reminders reschedule_options
  reschedule_proposals resource_closures resources review_reports review_requests reviews sale_lines sales saved_replies search_entries seat_claims
  service_categories service_groups service_needs service_pricings service_schedules services shift_swaps sold_vouchers source_events
  stock_holds stock_movements subscriptions till_days time_blocks vat_postings vat_rates video_rooms video_tickets voucher_services
  voucher_uses vouchers waiting_list_offers waiting_list_requests work_hours written_events`;

const reference = 'calendar_connections client_details operators pictures plans saved_cards trades users';

const local = `billing_addresses blogs bonuses calendar_feeds campaign_traffic card_customers card_orders complaints content_blocks dedupe_keys
  faq_categories faqs former_slugs idempotency_keys identities identity_provider_records inbound_messages leads message_choices notifications
  off_boarding_questions off_boardings one_time_codes operator_entries operator_sessions opinions outbox page_videos pages partner_features
  password_resets phone_opt_outs places provider_events push_subscriptions related_blogs round_trips sandbox_accounts sandbox_cards
  sandbox_customers sandbox_disputes sandbox_orders sandbox_refunds sandbox_transfers sandbox_webhooks search_topics search_words sessions
  sign_in_codes sliders socket_io_attachments system_log throttles unique_codes unsubscribes website_visit_sliders`;

const entriesOf = (group: Group, names: string) => names.split(/\s+/).map((name) => [name, group] as const);

export const tableGroups: ReadonlyMap<string, Group> = new Map([
  ...entriesOf('distributed', distributed),
  ...entriesOf('reference', reference),
  ...entriesOf('local', local),
]);

export const tablesOf = (group: Group): string[] =>
  [...tableGroups].filter(([, own]) => own === group).map(([name]) => name);

/** The column by whose value a distributed table's rows are placed. */
export const distributionColumn = (table: string) => (table === 'businesses' ? 'id' : 'business_id');
