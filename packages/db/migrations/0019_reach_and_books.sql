CREATE TABLE "shift_swaps" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "shift_swaps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chair_id" integer NOT NULL,
	"date" date NOT NULL,
	"other_chair_id" integer NOT NULL,
	"other_date" date,
	"note" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"asked_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_by" integer,
	"answered_at" timestamp with time zone,
	CONSTRAINT "shift_swaps_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "shift_swaps_id" UNIQUE("id"),
	CONSTRAINT "shift_swaps_people" CHECK ("shift_swaps"."chair_id" <> "shift_swaps"."other_chair_id"),
	CONSTRAINT "shift_swaps_status" CHECK ("shift_swaps"."status" in ('asked', 'agreed', 'declined')),
	CONSTRAINT "shift_swaps_answer" CHECK (("shift_swaps"."status" = 'asked') = ("shift_swaps"."answered_at" is null)),
	CONSTRAINT "shift_swaps_note_length" CHECK (char_length("shift_swaps"."note") <= 120)
);
--> statement-breakpoint
CREATE TABLE "commission_rates" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "commission_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chair_id" integer NOT NULL,
	"kind" text NOT NULL,
	"service_id" integer,
	"valid_from" date NOT NULL,
	"percent" numeric(5, 2),
	"actor_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_rates_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "commission_rates_day" UNIQUE NULLS NOT DISTINCT("business_id","chair_id","kind","service_id","valid_from"),
	CONSTRAINT "commission_rates_kind" CHECK ("commission_rates"."kind" = 'service' or ("commission_rates"."kind" = 'product' and "commission_rates"."service_id" is null)),
	CONSTRAINT "commission_rates_percent" CHECK ("commission_rates"."percent" between 0 and 100 or ("commission_rates"."percent" is null and "commission_rates"."service_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "campaign_recipients" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "campaign_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"due_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"cost" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "campaign_recipients_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "campaign_recipients_id" UNIQUE("id"),
	CONSTRAINT "campaign_recipients_once" UNIQUE("campaign_id","user_id"),
	CONSTRAINT "campaign_recipients_state" CHECK ("campaign_recipients"."state" in ('waiting', 'queued', 'sent', 'failed', 'skipped')),
	CONSTRAINT "campaign_recipients_sent" CHECK (("campaign_recipients"."state" = 'sent') = ("campaign_recipients"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"channel" text NOT NULL,
	"segment" jsonb NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"created_by" integer NOT NULL,
	"send_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaigns_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "campaigns_id" UNIQUE("id"),
	CONSTRAINT "campaigns_state" CHECK ("campaigns"."state" in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
	CONSTRAINT "campaigns_channel" CHECK ("campaigns"."channel" in ('mail', 'text')),
	CONSTRAINT "campaigns_scheduled" CHECK (("campaigns"."state" = 'draft') = ("campaigns"."send_at" is null)),
	CONSTRAINT "campaigns_ended" CHECK (("campaigns"."state" in ('sent', 'cancelled')) = ("campaigns"."ended_at" is not null)),
	CONSTRAINT "campaigns_name_length" CHECK (char_length("campaigns"."name") <= 80),
	CONSTRAINT "campaigns_subject_length" CHECK (char_length("campaigns"."subject") <= 120),
	CONSTRAINT "campaigns_body_length" CHECK (char_length("campaigns"."body") <= 3000)
);
--> statement-breakpoint
CREATE TABLE "conversation_messages" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "conversation_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"side" text NOT NULL,
	"author_id" integer NOT NULL,
	"body" text NOT NULL,
	"route" text DEFAULT 'thyme' NOT NULL,
	"mail_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_messages_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "conversation_messages_id" UNIQUE("id"),
	CONSTRAINT "conversation_messages_mail" UNIQUE("business_id","mail_id"),
	CONSTRAINT "conversation_messages_side" CHECK ("conversation_messages"."side" in ('guest', 'shop')),
	CONSTRAINT "conversation_messages_route" CHECK ("conversation_messages"."route" in ('thyme', 'mail', 'text')),
	CONSTRAINT "conversation_messages_body_length" CHECK (char_length("conversation_messages"."body") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "conversation_pictures" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "conversation_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer,
	"message_id" integer,
	"uploaded_by" integer NOT NULL,
	"storage_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_pictures_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "conversation_pictures_id" UNIQUE("id"),
	CONSTRAINT "conversation_pictures_storage" UNIQUE("storage_key"),
	CONSTRAINT "conversation_pictures_sent" CHECK (("conversation_pictures"."message_id" is null) = ("conversation_pictures"."conversation_id" is null)),
	CONSTRAINT "conversation_pictures_size" CHECK ("conversation_pictures"."width" > 0 and "conversation_pictures"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "conversation_reports" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "conversation_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"side" text NOT NULL,
	"reported_by" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decide_by" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"operator_id" integer,
	CONSTRAINT "conversation_reports_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "conversation_reports_id" UNIQUE("id"),
	CONSTRAINT "conversation_reports_side" CHECK ("conversation_reports"."side" in ('guest', 'shop')),
	CONSTRAINT "conversation_reports_reason" CHECK ("conversation_reports"."reason" in ('insulting', 'harassing', 'advertising', 'private')),
	CONSTRAINT "conversation_reports_decision" CHECK ("conversation_reports"."decision" in ('stays', 'closed')),
	CONSTRAINT "conversation_reports_decided" CHECK (("conversation_reports"."decision" is null) = ("conversation_reports"."decided_at" is null) and ("conversation_reports"."decision" is null) = ("conversation_reports"."operator_id" is null)),
	CONSTRAINT "conversation_reports_note_length" CHECK (char_length("conversation_reports"."note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"appt_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"guest_read_id" integer DEFAULT 0 NOT NULL,
	"shop_read_id" integer DEFAULT 0 NOT NULL,
	"guest_notice_at" timestamp with time zone,
	"shop_notice_at" timestamp with time zone,
	"guest_noticed_at" timestamp with time zone,
	"shop_noticed_at" timestamp with time zone,
	"guest_noticed_id" integer DEFAULT 0 NOT NULL,
	"shop_noticed_id" integer DEFAULT 0 NOT NULL,
	"guest_blocked_at" timestamp with time zone,
	"shop_blocked_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "conversations_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "conversations_id" UNIQUE("id"),
	CONSTRAINT "conversations_one_each" UNIQUE("business_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "saved_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_replies_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "saved_replies_id" UNIQUE("id"),
	CONSTRAINT "saved_replies_filled" CHECK ("saved_replies"."title" <> '' and "saved_replies"."body" <> ''),
	CONSTRAINT "saved_replies_title_length" CHECK (char_length("saved_replies"."title") <= 40),
	CONSTRAINT "saved_replies_body_length" CHECK (char_length("saved_replies"."body") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"business_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"row_number" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"parsed" jsonb,
	"problems" text[] DEFAULT '{}' NOT NULL,
	"warnings" text[] DEFAULT '{}' NOT NULL,
	"mobile" text,
	"email" text,
	"name_key" text DEFAULT '' NOT NULL,
	"matched_guest" integer,
	"matched_row" integer,
	"choice" text,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"guest" integer,
	"is_new_guest" boolean DEFAULT false NOT NULL,
	"subject" integer,
	"sale" integer,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "import_rows_business_id_import_id_row_number_pk" PRIMARY KEY("business_id","import_id","row_number"),
	CONSTRAINT "import_rows_choice" CHECK ("import_rows"."choice" in ('merge', 'separate', 'leave', 'accept'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"status" text DEFAULT 'mapping' NOT NULL,
	"file_name" text NOT NULL,
	"encoding" text NOT NULL,
	"row_count" integer NOT NULL,
	"columns" jsonb NOT NULL,
	"date_order" text NOT NULL,
	"order_is_sure" boolean NOT NULL,
	"decisions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"matches" jsonb DEFAULT '{"service":{},"person":{}}'::jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"failure" text DEFAULT '' NOT NULL,
	"actor_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "imports_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "imports_id" UNIQUE("id"),
	CONSTRAINT "imports_kind" CHECK ("imports"."kind" in ('clients', 'services', 'appointments', 'vouchers')),
	CONSTRAINT "imports_status" CHECK ("imports"."status" in ('mapping', 'checking', 'checked', 'running', 'done', 'undoing', 'undone')),
	CONSTRAINT "imports_date_order" CHECK ("imports"."date_order" in ('day-first', 'month-first')),
	CONSTRAINT "imports_rows" CHECK ("imports"."row_count" >= 0 and "imports"."done" >= 0),
	CONSTRAINT "imports_finished" CHECK ("imports"."status" not in ('done', 'undoing', 'undone') or "imports"."finished_at" is not null),
	CONSTRAINT "imports_file_name_length" CHECK (char_length("imports"."file_name") <= 200),
	CONSTRAINT "imports_failure_length" CHECK (char_length("imports"."failure") <= 300)
);
--> statement-breakpoint
CREATE TABLE "membership_offers" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "membership_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"voucher_id" integer NOT NULL,
	"rhythm" text NOT NULL,
	"carries_over" boolean DEFAULT false NOT NULL,
	"min_periods" smallint DEFAULT 0 NOT NULL,
	"notice_days" smallint DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_offers_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "membership_offers_id" UNIQUE("id"),
	CONSTRAINT "membership_offers_rhythm" CHECK ("membership_offers"."rhythm" in ('month', '4-weeks', 'year')),
	CONSTRAINT "membership_offers_term" CHECK ("membership_offers"."min_periods" between 0 and 24 and "membership_offers"."notice_days" between 0 and 90)
);
--> statement-breakpoint
CREATE TABLE "membership_periods" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "membership_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"membership_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"status" text DEFAULT 'due' NOT NULL,
	"sale_id" integer,
	"order_id" integer,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"failure" text,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_periods_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "membership_periods_id" UNIQUE("id"),
	CONSTRAINT "membership_periods_status" CHECK ("membership_periods"."status" in ('due', 'paid', 'failed', 'refunded')),
	CONSTRAINT "membership_periods_paid_at" CHECK (("membership_periods"."status" in ('paid', 'refunded')) = ("membership_periods"."paid_at" is not null)),
	CONSTRAINT "membership_periods_amount" CHECK ("membership_periods"."amount" > 0),
	CONSTRAINT "membership_periods_number" CHECK ("membership_periods"."number" >= 0 and "membership_periods"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "memberships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"offer_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"status" text NOT NULL,
	"saved_card_id" integer,
	"consent" text DEFAULT '' NOT NULL,
	"consented_at" timestamp with time zone,
	"anchor_on" date,
	"anchor_number" smallint DEFAULT 0 NOT NULL,
	"number" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"resume_on" date,
	"last_number" smallint,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	"reason" text DEFAULT '' NOT NULL,
	"ended_at" timestamp with time zone,
	"warned_card" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "memberships_id" UNIQUE("id"),
	CONSTRAINT "memberships_consent_length" CHECK (char_length("memberships"."consent") <= 600),
	CONSTRAINT "memberships_reason_length" CHECK (char_length("memberships"."reason") <= 300),
	CONSTRAINT "memberships_warned_card_length" CHECK (char_length("memberships"."warned_card") <= 7),
	CONSTRAINT "memberships_status" CHECK ("memberships"."status" in ('invited', 'pending', 'active', 'past_due', 'paused', 'ended')),
	CONSTRAINT "memberships_running" CHECK ("memberships"."status" not in ('active', 'past_due', 'paused') or ("memberships"."anchor_on" is not null and "memberships"."next_at" is not null and "memberships"."consented_at" is not null)),
	CONSTRAINT "memberships_paused" CHECK ("memberships"."status" <> 'paused' or "memberships"."resume_on" is not null),
	CONSTRAINT "memberships_ended" CHECK (("memberships"."status" = 'ended') = ("memberships"."ended_at" is not null)),
	CONSTRAINT "memberships_canceller" CHECK ("memberships"."cancelled_by" in ('guest', 'business')),
	CONSTRAINT "memberships_cancelled" CHECK (("memberships"."cancelled_at" is null) = ("memberships"."cancelled_by" is null))
);
--> statement-breakpoint
CREATE TABLE "inbound_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbound_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" text NOT NULL,
	"channel" text NOT NULL,
	"sender" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbound_messages_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "inbound_messages_channel" CHECK ("inbound_messages"."channel" in ('text', 'whatsapp'))
);
--> statement-breakpoint
CREATE TABLE "message_choices" (
	"user_id" integer NOT NULL,
	"channel" text NOT NULL,
	"purpose" text NOT NULL,
	"is_allowed" boolean NOT NULL,
	"source" text NOT NULL,
	"recorded_by" integer,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_choices_user_id_channel_purpose_pk" PRIMARY KEY("user_id","channel","purpose"),
	CONSTRAINT "message_choices_channel" CHECK ("message_choices"."channel" in ('text', 'whatsapp', 'push')),
	CONSTRAINT "message_choices_purpose" CHECK ("message_choices"."purpose" in ('bookings', 'news')),
	CONSTRAINT "message_choices_source" CHECK ("message_choices"."source" in ('account', 'desk'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"outbox_id" bigint NOT NULL,
	"user_id" integer NOT NULL,
	"appointment_id" integer,
	"reminder_id" integer,
	"channel" text NOT NULL,
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"body" text NOT NULL,
	"parts" smallint DEFAULT 0 NOT NULL,
	"cost" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"provider_id" text,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "messages_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "messages_outbox_id_unique" UNIQUE("outbox_id"),
	CONSTRAINT "messages_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "messages_id" UNIQUE("id"),
	CONSTRAINT "messages_channel" CHECK ("messages"."channel" in ('text', 'whatsapp', 'push')),
	CONSTRAINT "messages_purpose" CHECK ("messages"."purpose" in ('bookings', 'news')),
	CONSTRAINT "messages_state" CHECK ("messages"."state" in ('waiting', 'sent', 'delivered', 'undelivered', 'failed')),
	CONSTRAINT "messages_cost" CHECK ("messages"."cost" >= 0 and "messages"."parts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "news_choices" (
	"business_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"channel" text NOT NULL,
	"is_allowed" boolean NOT NULL,
	"source" text NOT NULL,
	"recorded_by" integer,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_choices_business_id_user_id_channel_pk" PRIMARY KEY("business_id","user_id","channel"),
	CONSTRAINT "news_choices_channel" CHECK ("news_choices"."channel" in ('mail', 'text')),
	CONSTRAINT "news_choices_source" CHECK ("news_choices"."source" in ('account', 'desk', 'link'))
);
--> statement-breakpoint
CREATE TABLE "phone_opt_outs" (
	"phone" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_opt_outs_phone_length" CHECK (char_length("phone_opt_outs"."phone") <= 40)
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint"),
	CONSTRAINT "push_subscriptions_endpoint" CHECK ("push_subscriptions"."endpoint" like 'https://%' and char_length("push_subscriptions"."endpoint") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "busy_times" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "busy_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source_id" integer NOT NULL,
	"chair_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"time_block_id" integer NOT NULL,
	CONSTRAINT "busy_times_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "busy_times_id" UNIQUE("id"),
	CONSTRAINT "busy_times_span" CHECK ("busy_times"."ends_at" > "busy_times"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "calendar_settings" (
	"business_id" integer PRIMARY KEY NOT NULL,
	"guest_names" text NOT NULL,
	CONSTRAINT "calendar_settings_names" CHECK ("calendar_settings"."guest_names" in ('short', 'full', 'busy'))
);
--> statement-breakpoint
CREATE TABLE "calendar_sources" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "calendar_sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chair_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"account" text NOT NULL,
	"secret_sealed" "bytea" NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"writes_out" boolean DEFAULT false NOT NULL,
	"out_calendar" text,
	"etag" text,
	"last_modified" text,
	"checked_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"next_check_at" timestamp with time zone NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"problem" text,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_sources_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "calendar_sources_id" UNIQUE("id"),
	CONSTRAINT "calendar_sources_kind" CHECK ("calendar_sources"."kind" in ('ics', 'caldav', 'google')),
	CONSTRAINT "calendar_sources_name_length" CHECK (char_length("calendar_sources"."name") <= 60),
	CONSTRAINT "calendar_sources_account_length" CHECK (char_length("calendar_sources"."account") <= 200),
	CONSTRAINT "calendar_sources_problem_length" CHECK (char_length("calendar_sources"."problem") <= 300)
);
--> statement-breakpoint
CREATE TABLE "desk_feeds" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "desk_feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chair_id" integer,
	"secret_hash" "bytea" NOT NULL,
	"secret_sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_feeds_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "desk_feeds_id" UNIQUE("id"),
	CONSTRAINT "desk_feeds_secret" UNIQUE("secret_hash"),
	CONSTRAINT "desk_feeds_person" UNIQUE NULLS NOT DISTINCT("business_id","chair_id")
);
--> statement-breakpoint
CREATE TABLE "written_events" (
	"business_id" integer NOT NULL,
	"source_id" integer NOT NULL,
	"event_key" text NOT NULL,
	"hash" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "written_events_business_id_source_id_event_key_pk" PRIMARY KEY("business_id","source_id","event_key")
);
--> statement-breakpoint
CREATE TABLE "card_fee_consents" (
	"business_id" integer NOT NULL,
	"sale_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"saved_card_id" integer,
	"percent" smallint NOT NULL,
	"late_hours" smallint NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_fee_consents_business_id_sale_id_pk" PRIMARY KEY("business_id","sale_id"),
	CONSTRAINT "card_fee_consents_words_length" CHECK (char_length("card_fee_consents"."words") <= 500)
);
--> statement-breakpoint
CREATE TABLE "card_fee_rules" (
	"business_id" integer PRIMARY KEY NOT NULL,
	"percent" smallint NOT NULL,
	"late_hours" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_fee_rules_percent" CHECK ("card_fee_rules"."percent" between 0 and 100),
	CONSTRAINT "card_fee_rules_late" CHECK ("card_fee_rules"."late_hours" between 1 and 168)
);
--> statement-breakpoint
CREATE TABLE "card_fees" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "card_fees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sale_id" integer NOT NULL,
	"appointment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'announced' NOT NULL,
	"charge_at" timestamp with time zone NOT NULL,
	"guest_note" text DEFAULT '' NOT NULL,
	"order_id" integer,
	"failure" text,
	"actor_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "card_fees_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "card_fees_id" UNIQUE("id"),
	CONSTRAINT "card_fees_guest_note_length" CHECK (char_length("card_fees"."guest_note") <= 500),
	CONSTRAINT "card_fees_amount" CHECK ("card_fees"."amount" > 0),
	CONSTRAINT "card_fees_reason" CHECK ("card_fees"."reason" in ('no-show', 'late-cancellation')),
	CONSTRAINT "card_fees_status" CHECK ("card_fees"."status" in ('announced', 'paused', 'link', 'paid', 'dropped'))
);
--> statement-breakpoint
CREATE TABLE "connected_accounts" (
	"business_id" integer NOT NULL,
	"provider" text NOT NULL,
	"provider_account_id" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"bank" text,
	"needs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connected_accounts_business_id_provider_pk" PRIMARY KEY("business_id","provider"),
	CONSTRAINT "connected_accounts_provider" UNIQUE("provider","provider_account_id"),
	CONSTRAINT "connected_accounts_state" CHECK ("connected_accounts"."state" in ('pending', 'active', 'restricted'))
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"provider_dispute_id" text NOT NULL,
	"payment_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"respond_by" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "disputes_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "disputes_id" UNIQUE("id"),
	CONSTRAINT "disputes_provider" UNIQUE("provider","provider_dispute_id"),
	CONSTRAINT "disputes_amount" CHECK ("disputes"."amount" > 0),
	CONSTRAINT "disputes_status" CHECK ("disputes"."status" in ('inquiry', 'open', 'review', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "payout_checks" (
	"business_id" integer PRIMARY KEY NOT NULL,
	"differences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_entries" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "payout_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"payment_id" integer,
	"refund_id" integer,
	"dispute_id" integer,
	"payout_id" integer,
	"ref" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_entries_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "payout_entries_ref" UNIQUE("business_id","ref"),
	CONSTRAINT "payout_entries_kind" CHECK ("payout_entries"."kind" in ('charge', 'fee', 'refund', 'refund_failed', 'fee_refund', 'dispute', 'dispute_won', 'payout', 'payout_failed')),
	CONSTRAINT "payout_entries_sign" CHECK (case when "payout_entries"."kind" in ('charge', 'refund_failed', 'dispute_won', 'payout_failed') then "payout_entries"."amount" > 0
        when "payout_entries"."kind" in ('refund', 'dispute', 'payout') then "payout_entries"."amount" < 0 else "payout_entries"."amount" <> 0 end)
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"provider_account_id" text NOT NULL,
	"bank" text,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"arrives_at" timestamp with time zone NOT NULL,
	"transferred" bigint DEFAULT 0 NOT NULL,
	"provider_transfer_id" text,
	"provider_payout_id" text,
	"failure" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now(),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payouts_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "payouts_id" UNIQUE("id"),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0 and "payouts"."transferred" between 0 and "payouts"."amount"),
	CONSTRAINT "payouts_status" CHECK ("payouts"."status" in ('requested', 'sent', 'arrived', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"bank_end" text,
	"secret" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_accounts_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "sandbox_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"outcome" text NOT NULL,
	"reason" text NOT NULL,
	"respond_by" timestamp with time zone,
	"moves_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_disputes_state" CHECK ("sandbox_disputes"."state" in ('planned', 'open', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"request_key" text NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"failure" text,
	"arrives_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_transfers_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "sandbox_transfers_kind" CHECK ("sandbox_transfers"."kind" in ('transfer', 'payout') and "sandbox_transfers"."amount" > 0),
	CONSTRAINT "sandbox_transfers_state" CHECK ("sandbox_transfers"."state" in ('sent', 'arrived', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "products" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"price" bigint NOT NULL,
	"vat_rate" numeric(5, 2),
	"sku" text DEFAULT '' NOT NULL,
	"low_at" integer DEFAULT 0 NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "products_id" UNIQUE("id"),
	CONSTRAINT "products_name_length" CHECK (char_length("products"."name") <= 80),
	CONSTRAINT "products_sku_length" CHECK (char_length("products"."sku") <= 40),
	CONSTRAINT "products_price" CHECK ("products"."price" > 0),
	CONSTRAINT "products_vat_rate" CHECK ("products"."vat_rate" between 0 and 100),
	CONSTRAINT "products_low_at" CHECK ("products"."low_at" between 0 and 999)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"sale_line_id" integer,
	"appointment_id" integer,
	"is_oversold" boolean DEFAULT false NOT NULL,
	"actor_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "stock_movements_id" UNIQUE("id"),
	CONSTRAINT "stock_movements_reason_length" CHECK (char_length("stock_movements"."reason") <= 120),
	CONSTRAINT "stock_movements_kind" CHECK ("stock_movements"."kind" in ('delivery', 'sale', 'return', 'correction')),
	CONSTRAINT "stock_movements_quantity" CHECK (case "stock_movements"."kind" when 'sale' then "stock_movements"."quantity" < 0 when 'correction' then "stock_movements"."quantity" <> 0 else "stock_movements"."quantity" > 0 end),
	CONSTRAINT "stock_movements_reason" CHECK ("stock_movements"."kind" <> 'correction' or "stock_movements"."reason" <> '')
);
--> statement-breakpoint
CREATE TABLE "reminder_rules" (
	"business_id" integer NOT NULL,
	"key" text NOT NULL,
	"hours_before" smallint NOT NULL,
	"asks" boolean NOT NULL,
	"channels" text[] NOT NULL,
	"fallback" text,
	"wording" text NOT NULL,
	"is_active" boolean NOT NULL,
	CONSTRAINT "reminder_rules_business_id_key_pk" PRIMARY KEY("business_id","key"),
	CONSTRAINT "reminder_rules_hours" CHECK ("reminder_rules"."hours_before" between 1 and 336),
	CONSTRAINT "reminder_rules_channels" CHECK ("reminder_rules"."channels" <@ array['mail', 'text', 'push']),
	CONSTRAINT "reminder_rules_fallback" CHECK ("reminder_rules"."fallback" in ('mail', 'text', 'push')),
	CONSTRAINT "reminder_rules_wording_length" CHECK (char_length("reminder_rules"."wording") <= 480)
);
--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"business_id" integer PRIMARY KEY NOT NULL,
	"booked_channels" text[] NOT NULL,
	"booked_wording" text NOT NULL,
	"quiet_from" smallint NOT NULL,
	"quiet_until" smallint NOT NULL,
	"text_limit" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminder_settings_quiet" CHECK ("reminder_settings"."quiet_from" between 0 and 23 and "reminder_settings"."quiet_until" between 0 and 23),
	CONSTRAINT "reminder_settings_limit" CHECK ("reminder_settings"."text_limit" >= 0),
	CONSTRAINT "reminder_settings_channels" CHECK ("reminder_settings"."booked_channels" <@ array['mail', 'text', 'push']),
	CONSTRAINT "reminder_settings_booked_wording_length" CHECK (char_length("reminder_settings"."booked_wording") <= 480)
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"appointment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"rule" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"asks" boolean NOT NULL,
	"channels" text[] NOT NULL,
	"fallback" text,
	"follow_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "reminders_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "reminders_id" UNIQUE("id"),
	CONSTRAINT "reminders_once" UNIQUE("appointment_id","rule","starts_at"),
	CONSTRAINT "reminders_channels" CHECK ("reminders"."channels" <@ array['mail', 'text', 'push']),
	CONSTRAINT "reminders_answer" CHECK ("reminders"."answer" in ('confirmed', 'moved', 'cancelled')),
	CONSTRAINT "reminders_answered" CHECK (("reminders"."answer" is null) = ("reminders"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "occupancies" DROP CONSTRAINT "occupancies_override";--> statement-breakpoint
ALTER TABLE "work_hours" DROP CONSTRAINT "work_hours_span";--> statement-breakpoint
ALTER TABLE "appointment_moves" DROP CONSTRAINT "appointment_moves_tell";--> statement-breakpoint
ALTER TABLE "vat_postings" DROP CONSTRAINT "vat_postings_kind";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_channel";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_method";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_origin";--> statement-breakpoint
ALTER TABLE "business_members" DROP CONSTRAINT "business_members_role";--> statement-breakpoint
ALTER TABLE "vouchers" DROP CONSTRAINT "vouchers_validity";--> statement-breakpoint
ALTER TABLE "sandbox_webhooks" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "work_hours" ADD COLUMN "week" text;--> statement-breakpoint
ALTER TABLE "work_hours" ADD COLUMN "date" date;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "group_place" smallint;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "companion" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_moves" ADD COLUMN "lead_id" integer;--> statement-breakpoint
ALTER TABLE "reschedule_proposals" ADD COLUMN "lead_id" integer;--> statement-breakpoint
ALTER TABLE "guest_statuses" ADD COLUMN "birthday" text;--> statement-breakpoint
ALTER TABLE "card_orders" ADD COLUMN "extra" text;--> statement-breakpoint
ALTER TABLE "card_orders" ADD COLUMN "is_recurring" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sale_lines" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "business_members" ADD COLUMN "calendar" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "business_members" ADD COLUMN "sees_money" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sold_vouchers" ADD COLUMN "unit" text DEFAULT 'money' NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD COLUMN "returns_id" integer;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "sessions" smallint;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "shareable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "is_membership" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "vat_rate" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "shift_swaps" ADD CONSTRAINT "shift_swaps_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_swaps" ADD CONSTRAINT "shift_swaps_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_swaps" ADD CONSTRAINT "shift_swaps_business_id_chair_id_chairs_business_id_id_fk" FOREIGN KEY ("business_id","chair_id") REFERENCES "public"."chairs"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_swaps" ADD CONSTRAINT "shift_swaps_business_id_other_chair_id_chairs_business_id_id_fk" FOREIGN KEY ("business_id","other_chair_id") REFERENCES "public"."chairs"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_business_id_chair_id_chairs_business_id_id_fk" FOREIGN KEY ("business_id","chair_id") REFERENCES "public"."chairs"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_business_id_service_id_services_business_id_id_fk" FOREIGN KEY ("business_id","service_id") REFERENCES "public"."services"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_business_id_campaign_id_campaigns_business_id_id_fk" FOREIGN KEY ("business_id","campaign_id") REFERENCES "public"."campaigns"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_business_id_conversation_id_conversations_business_id_id_fk" FOREIGN KEY ("business_id","conversation_id") REFERENCES "public"."conversations"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_pictures" ADD CONSTRAINT "conversation_pictures_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_pictures" ADD CONSTRAINT "conversation_pictures_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_pictures" ADD CONSTRAINT "conversation_pictures_business_id_conversation_id_conversations_business_id_id_fk" FOREIGN KEY ("business_id","conversation_id") REFERENCES "public"."conversations"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_pictures" ADD CONSTRAINT "conversation_pictures_business_id_message_id_conversation_messages_business_id_id_fk" FOREIGN KEY ("business_id","message_id") REFERENCES "public"."conversation_messages"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_reported_by_users_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_business_id_conversation_id_conversations_business_id_id_fk" FOREIGN KEY ("business_id","conversation_id") REFERENCES "public"."conversations"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_business_id_appt_id_appointments_business_id_id_fk" FOREIGN KEY ("business_id","appt_id") REFERENCES "public"."appointments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_business_id_import_id_imports_business_id_id_fk" FOREIGN KEY ("business_id","import_id") REFERENCES "public"."imports"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_offers" ADD CONSTRAINT "membership_offers_business_id_voucher_id_vouchers_business_id_id_fk" FOREIGN KEY ("business_id","voucher_id") REFERENCES "public"."vouchers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_periods" ADD CONSTRAINT "membership_periods_order_id_card_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."card_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_periods" ADD CONSTRAINT "membership_periods_business_id_membership_id_memberships_business_id_id_fk" FOREIGN KEY ("business_id","membership_id") REFERENCES "public"."memberships"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_periods" ADD CONSTRAINT "membership_periods_business_id_sale_id_sales_business_id_id_fk" FOREIGN KEY ("business_id","sale_id") REFERENCES "public"."sales"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_saved_card_id_saved_cards_id_fk" FOREIGN KEY ("saved_card_id") REFERENCES "public"."saved_cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_business_id_offer_id_membership_offers_business_id_id_fk" FOREIGN KEY ("business_id","offer_id") REFERENCES "public"."membership_offers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_choices" ADD CONSTRAINT "message_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_choices" ADD CONSTRAINT "message_choices_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_choices" ADD CONSTRAINT "news_choices_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_choices" ADD CONSTRAINT "news_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_choices" ADD CONSTRAINT "news_choices_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_business_id_source_id_calendar_sources_business_id_id_fk" FOREIGN KEY ("business_id","source_id") REFERENCES "public"."calendar_sources"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_business_id_chair_id_chairs_business_id_id_fk" FOREIGN KEY ("business_id","chair_id") REFERENCES "public"."chairs"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_business_id_time_block_id_time_blocks_business_id_id_fk" FOREIGN KEY ("business_id","time_block_id") REFERENCES "public"."time_blocks"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_settings" ADD CONSTRAINT "calendar_settings_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_sources" ADD CONSTRAINT "calendar_sources_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_sources" ADD CONSTRAINT "calendar_sources_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_sources" ADD CONSTRAINT "calendar_sources_business_id_chair_id_chairs_business_id_id_fk" FOREIGN KEY ("business_id","chair_id") REFERENCES "public"."chairs"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_feeds" ADD CONSTRAINT "desk_feeds_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_feeds" ADD CONSTRAINT "desk_feeds_business_id_chair_id_chairs_business_id_id_fk" FOREIGN KEY ("business_id","chair_id") REFERENCES "public"."chairs"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_events" ADD CONSTRAINT "written_events_business_id_source_id_calendar_sources_business_id_id_fk" FOREIGN KEY ("business_id","source_id") REFERENCES "public"."calendar_sources"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_fee_consents" ADD CONSTRAINT "card_fee_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_fee_consents" ADD CONSTRAINT "card_fee_consents_order_id_card_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."card_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_fee_consents" ADD CONSTRAINT "card_fee_consents_saved_card_id_saved_cards_id_fk" FOREIGN KEY ("saved_card_id") REFERENCES "public"."saved_cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_fee_consents" ADD CONSTRAINT "card_fee_consents_business_id_sale_id_sales_business_id_id_fk" FOREIGN KEY ("business_id","sale_id") REFERENCES "public"."sales"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_fee_rules" ADD CONSTRAINT "card_fee_rules_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_fees" ADD CONSTRAINT "card_fees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_fees" ADD CONSTRAINT "card_fees_order_id_card_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."card_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_fees" ADD CONSTRAINT "card_fees_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_fees" ADD CONSTRAINT "card_fees_business_id_sale_id_sales_business_id_id_fk" FOREIGN KEY ("business_id","sale_id") REFERENCES "public"."sales"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_fees" ADD CONSTRAINT "card_fees_business_id_appointment_id_appointments_business_id_id_fk" FOREIGN KEY ("business_id","appointment_id") REFERENCES "public"."appointments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connected_accounts" ADD CONSTRAINT "connected_accounts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_business_id_payment_id_payments_business_id_id_fk" FOREIGN KEY ("business_id","payment_id") REFERENCES "public"."payments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_checks" ADD CONSTRAINT "payout_checks_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_business_id_payment_id_payments_business_id_id_fk" FOREIGN KEY ("business_id","payment_id") REFERENCES "public"."payments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_business_id_refund_id_refunds_business_id_id_fk" FOREIGN KEY ("business_id","refund_id") REFERENCES "public"."refunds"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_business_id_dispute_id_disputes_business_id_id_fk" FOREIGN KEY ("business_id","dispute_id") REFERENCES "public"."disputes"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_business_id_payout_id_payouts_business_id_id_fk" FOREIGN KEY ("business_id","payout_id") REFERENCES "public"."payouts"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_disputes" ADD CONSTRAINT "sandbox_disputes_order_id_sandbox_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sandbox_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_transfers" ADD CONSTRAINT "sandbox_transfers_account_id_sandbox_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."sandbox_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_rules" ADD CONSTRAINT "reminder_rules_business_id_reminder_settings_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."reminder_settings"("business_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_business_id_appointment_id_appointments_business_id_id_fk" FOREIGN KEY ("business_id","appointment_id") REFERENCES "public"."appointments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shift_swaps_chair" ON "shift_swaps" USING btree ("business_id","chair_id","date");--> statement-breakpoint
CREATE INDEX "shift_swaps_other" ON "shift_swaps" USING btree ("business_id","other_chair_id");--> statement-breakpoint
CREATE INDEX "shift_swaps_asker" ON "shift_swaps" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "shift_swaps_answerer" ON "shift_swaps" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "commission_rates_service" ON "commission_rates" USING btree ("business_id","service_id") WHERE "commission_rates"."service_id" is not null;--> statement-breakpoint
CREATE INDEX "commission_rates_actor" ON "commission_rates" USING btree ("actor_id") WHERE "commission_rates"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "campaign_recipients_due" ON "campaign_recipients" USING btree ("campaign_id","due_at") WHERE "campaign_recipients"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "campaign_recipients_queued" ON "campaign_recipients" USING btree ("campaign_id") WHERE "campaign_recipients"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "campaign_recipients_rate" ON "campaign_recipients" USING btree ("queued_at");--> statement-breakpoint
CREATE INDEX "campaign_recipients_guest" ON "campaign_recipients" USING btree ("user_id","business_id","sent_at");--> statement-breakpoint
CREATE INDEX "campaign_recipients_campaign" ON "campaign_recipients" USING btree ("business_id","campaign_id");--> statement-breakpoint
CREATE INDEX "campaigns_due" ON "campaigns" USING btree ("send_at") WHERE "campaigns"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "campaigns_sending" ON "campaigns" USING btree ("id") WHERE "campaigns"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "campaigns_creator" ON "campaigns" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "conversation_messages_thread" ON "conversation_messages" USING btree ("business_id","conversation_id","id");--> statement-breakpoint
CREATE INDEX "conversation_messages_author" ON "conversation_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "conversation_pictures_thread" ON "conversation_pictures" USING btree ("business_id","conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_pictures_message" ON "conversation_pictures" USING btree ("business_id","message_id");--> statement-breakpoint
CREATE INDEX "conversation_pictures_uploader" ON "conversation_pictures" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "conversation_pictures_unsent" ON "conversation_pictures" USING btree ("created_at") WHERE "conversation_pictures"."message_id" is null;--> statement-breakpoint
CREATE INDEX "conversation_reports_thread" ON "conversation_reports" USING btree ("business_id","conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_reports_reporter" ON "conversation_reports" USING btree ("reported_by");--> statement-breakpoint
CREATE INDEX "conversation_reports_operator" ON "conversation_reports" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "conversation_reports_open" ON "conversation_reports" USING btree ("decide_by") WHERE "conversation_reports"."decision" is null;--> statement-breakpoint
CREATE INDEX "conversations_newest" ON "conversations" USING btree ("business_id","last_at");--> statement-breakpoint
CREATE INDEX "conversations_guest" ON "conversations" USING btree ("user_id","last_at");--> statement-breakpoint
CREATE INDEX "conversations_appointment" ON "conversations" USING btree ("business_id","appt_id");--> statement-breakpoint
CREATE INDEX "conversations_guest_notice" ON "conversations" USING btree ("guest_notice_at") WHERE "conversations"."guest_notice_at" is not null;--> statement-breakpoint
CREATE INDEX "conversations_shop_notice" ON "conversations" USING btree ("shop_notice_at") WHERE "conversations"."shop_notice_at" is not null;--> statement-breakpoint
CREATE INDEX "imports_actor" ON "imports" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "imports_age" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_offers_voucher" ON "membership_offers" USING btree ("business_id","voucher_id");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_periods_once" ON "membership_periods" USING btree ("business_id","membership_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_periods_sale" ON "membership_periods" USING btree ("business_id","sale_id");--> statement-breakpoint
CREATE INDEX "membership_periods_order" ON "membership_periods" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "membership_periods_due" ON "membership_periods" USING btree ("next_try_at") WHERE "membership_periods"."status" = 'due' and "membership_periods"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "membership_periods_paid" ON "membership_periods" USING btree ("business_id","paid_at");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_once" ON "memberships" USING btree ("business_id","offer_id","user_id") WHERE "memberships"."status" <> 'ended';--> statement-breakpoint
CREATE INDEX "memberships_offer" ON "memberships" USING btree ("business_id","offer_id");--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "memberships_card" ON "memberships" USING btree ("saved_card_id");--> statement-breakpoint
CREATE INDEX "memberships_next" ON "memberships" USING btree ("next_at") WHERE "memberships"."status" in ('active', 'paused');--> statement-breakpoint
CREATE INDEX "inbound_messages_sender" ON "inbound_messages" USING btree ("sender","created_at");--> statement-breakpoint
CREATE INDEX "message_choices_recorded" ON "message_choices" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "messages_spent" ON "messages" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_user" ON "messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "messages_reminder" ON "messages" USING btree ("reminder_id") WHERE "messages"."reminder_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_recipient" ON "messages" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "news_choices_user" ON "news_choices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "news_choices_recorded" ON "news_choices" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "busy_times_chair" ON "busy_times" USING btree ("business_id","chair_id","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "busy_times_source" ON "busy_times" USING btree ("business_id","source_id","starts_at","ends_at");--> statement-breakpoint
CREATE INDEX "busy_times_block" ON "busy_times" USING btree ("business_id","time_block_id");--> statement-breakpoint
CREATE INDEX "calendar_sources_chair" ON "calendar_sources" USING btree ("business_id","chair_id");--> statement-breakpoint
CREATE INDEX "calendar_sources_due" ON "calendar_sources" USING btree ("next_check_at") WHERE "calendar_sources"."enabled";--> statement-breakpoint
CREATE INDEX "calendar_sources_author" ON "calendar_sources" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "card_fee_consents_user" ON "card_fee_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "card_fee_consents_order" ON "card_fee_consents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "card_fee_consents_card" ON "card_fee_consents" USING btree ("saved_card_id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_fees_order" ON "card_fees" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_fees_once" ON "card_fees" USING btree ("business_id","appointment_id") WHERE "card_fees"."status" <> 'dropped';--> statement-breakpoint
CREATE INDEX "card_fees_sale" ON "card_fees" USING btree ("business_id","sale_id");--> statement-breakpoint
CREATE INDEX "card_fees_appointment" ON "card_fees" USING btree ("business_id","appointment_id");--> statement-breakpoint
CREATE INDEX "card_fees_user" ON "card_fees" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "card_fees_actor" ON "card_fees" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "card_fees_due" ON "card_fees" USING btree ("charge_at") WHERE "card_fees"."status" = 'announced';--> statement-breakpoint
CREATE INDEX "disputes_payment" ON "disputes" USING btree ("business_id","payment_id");--> statement-breakpoint
CREATE INDEX "payout_entries_day" ON "payout_entries" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "payout_entries_payment" ON "payout_entries" USING btree ("business_id","payment_id");--> statement-breakpoint
CREATE INDEX "payout_entries_refund" ON "payout_entries" USING btree ("business_id","refund_id");--> statement-breakpoint
CREATE INDEX "payout_entries_dispute" ON "payout_entries" USING btree ("business_id","dispute_id");--> statement-breakpoint
CREATE INDEX "payout_entries_payout" ON "payout_entries" USING btree ("business_id","payout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_provider_payout" ON "payouts" USING btree ("provider","provider_payout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_period" ON "payouts" USING btree ("business_id","period_end") WHERE "payouts"."status" <> 'failed';--> statement-breakpoint
CREATE INDEX "payouts_recent" ON "payouts" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "payouts_to_send" ON "payouts" USING btree ("next_try_at") WHERE "payouts"."status" in ('requested', 'sent');--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_disputes_order" ON "sandbox_disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sandbox_disputes_due" ON "sandbox_disputes" USING btree ("moves_at") WHERE "sandbox_disputes"."moves_at" is not null;--> statement-breakpoint
CREATE INDEX "sandbox_transfers_account" ON "sandbox_transfers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sandbox_transfers_due" ON "sandbox_transfers" USING btree ("arrives_at") WHERE "sandbox_transfers"."state" = 'sent' and "sandbox_transfers"."kind" = 'payout';--> statement-breakpoint
CREATE UNIQUE INDEX "products_name" ON "products" USING btree ("business_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku" ON "products" USING btree ("business_id","sku") WHERE "products"."sku" <> '';--> statement-breakpoint
CREATE INDEX "stock_movements_product" ON "stock_movements" USING btree ("business_id","product_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_actor" ON "stock_movements" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_line" ON "stock_movements" USING btree ("business_id","sale_line_id","kind") WHERE "stock_movements"."sale_line_id" is not null;--> statement-breakpoint
CREATE INDEX "reminders_user" ON "reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reminders_appointment" ON "reminders" USING btree ("business_id","appointment_id");--> statement-breakpoint
CREATE INDEX "reminders_open" ON "reminders" USING btree ("business_id","starts_at") WHERE "reminders"."asks" and "reminders"."answer" is null;--> statement-breakpoint
CREATE INDEX "reminders_follow" ON "reminders" USING btree ("follow_at") WHERE "reminders"."follow_at" is not null;--> statement-breakpoint
CREATE INDEX "reminders_sent" ON "reminders" USING btree ("business_id","created_at");--> statement-breakpoint
ALTER TABLE "sale_lines" ADD CONSTRAINT "sale_lines_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_returned" FOREIGN KEY ("business_id","returns_id") REFERENCES "public"."voucher_uses"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_hours_date" ON "work_hours" USING btree ("business_id","chair_id","date") WHERE "work_hours"."date" is not null;--> statement-breakpoint
CREATE INDEX "appointment_moves_lead" ON "appointment_moves" USING btree ("business_id","lead_id") WHERE "appointment_moves"."lead_id" is not null;--> statement-breakpoint
CREATE INDEX "reschedule_proposals_lead" ON "reschedule_proposals" USING btree ("business_id","lead_id") WHERE "reschedule_proposals"."lead_id" is not null;--> statement-breakpoint
CREATE INDEX "sale_lines_product_of" ON "sale_lines" USING btree ("business_id","product_id") WHERE "sale_lines"."product_id" is not null;--> statement-breakpoint
CREATE INDEX "sold_vouchers_packages" ON "sold_vouchers" USING btree ("expiry_date") WHERE "sold_vouchers"."unit" = 'session' and "sold_vouchers"."status" = 'active' and "sold_vouchers"."remaining" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_uses_returns" ON "voucher_uses" USING btree ("business_id","returns_id") WHERE "voucher_uses"."returns_id" is not null;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_override" CHECK (not "occupancies"."is_override" or ("occupancies"."hold_id" is null and num_nonnulls("occupancies"."line_id", "occupancies"."room_id", "occupancies"."schedule_id") = 1));--> statement-breakpoint
ALTER TABLE "work_hours" ADD CONSTRAINT "work_hours_rota" CHECK (("work_hours"."week" is null or "work_hours"."week" in ('A', 'B')) and num_nonnulls("work_hours"."week", "work_hours"."date") <= ("work_hours"."chair_id" is not null)::int
        and ("work_hours"."date" is null or extract(dow from "work_hours"."date") = "work_hours"."weekday"));--> statement-breakpoint
ALTER TABLE "work_hours" ADD CONSTRAINT "work_hours_span" CHECK (0 <= "work_hours"."start_minute" and "work_hours"."end_minute" <= 1440 and ("work_hours"."start_minute" < "work_hours"."end_minute"
        or ("work_hours"."date" is not null and "work_hours"."start_minute" = 0 and "work_hours"."end_minute" = 0)));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_companion_length" CHECK (char_length("appointments"."companion") <= 60);--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_group_place" CHECK ("appointments"."group_place" between 0 and 5);--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_companion" CHECK ("appointments"."companion" = '' or "appointments"."group_place" > 0);--> statement-breakpoint
ALTER TABLE "appointment_moves" ADD CONSTRAINT "appointment_moves_tell" CHECK ("appointment_moves"."tell" in ('mail', 'text', 'message', 'nobody'));--> statement-breakpoint
ALTER TABLE "vat_postings" ADD CONSTRAINT "vat_postings_kind" CHECK ("vat_postings"."kind" in ('sale', 'voucher', 'tip', 'prepaid', 'bonus', 'credit', 'breakage'));--> statement-breakpoint
ALTER TABLE "guest_statuses" ADD CONSTRAINT "guest_statuses_birthday" CHECK ("guest_statuses"."birthday" ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');--> statement-breakpoint
ALTER TABLE "card_orders" ADD CONSTRAINT "card_orders_extra" CHECK ("card_orders"."extra" is null or ("card_orders"."extra" in ('tip', 'fee') and "card_orders"."purpose" = 'sale' and "card_orders"."appointment_id" is not null));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_channel" CHECK ("outbox"."channel" in ('mail', 'text', 'whatsapp', 'push'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind" CHECK (case "ledger_entries"."side"
        when 'claim' then ("ledger_entries"."kind" in ('sale', 'fee') and "ledger_entries"."amount" >= 0) or ("ledger_entries"."kind" in ('cancellation', 'credit') and "ledger_entries"."amount" <= 0)
          or ("ledger_entries"."kind" = 'discount' and ("ledger_entries"."amount" <= 0 or "ledger_entries"."checkout_id" is not null)) or ("ledger_entries"."kind" in ('tip', 'product', 'edit') and "ledger_entries"."amount" <> 0)
        when 'payment' then ("ledger_entries"."kind" in ('charge', 'voucher_use', 'session_use', 'session_expiry', 'till', 'refund_failed') and "ledger_entries"."amount" > 0) or ("ledger_entries"."kind" in ('refund', 'voucher_return', 'session_return', 'till_refund') and "ledger_entries"."amount" < 0)
        when 'platform' then "ledger_entries"."kind" = 'fee' and "ledger_entries"."amount" <> 0
        else false end);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_method" CHECK ("ledger_entries"."method" in ('card', 'google', 'apple', 'voucher', 'package', 'cash', 'transfer'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_origin" CHECK (("ledger_entries"."kind" = 'charge') <= ("ledger_entries"."payment_id" is not null) and ("ledger_entries"."kind" = 'refund') <= ("ledger_entries"."refund_id" is not null)
        and ("ledger_entries"."kind" in ('voucher_use', 'voucher_return', 'session_use', 'session_return', 'session_expiry')) = ("ledger_entries"."voucher_use_id" is not null));--> statement-breakpoint
ALTER TABLE "sale_lines" ADD CONSTRAINT "sale_lines_shelf" CHECK ("sale_lines"."product_id" is null or "sale_lines"."kind" = 'product');--> statement-breakpoint
ALTER TABLE "business_members" ADD CONSTRAINT "business_members_calendar" CHECK ("business_members"."calendar" = 'all' or ("business_members"."calendar" = 'own' and "business_members"."role" = 'staff'));--> statement-breakpoint
ALTER TABLE "business_members" ADD CONSTRAINT "business_members_role" CHECK ("business_members"."role" in ('owner', 'manager', 'staff'));--> statement-breakpoint
ALTER TABLE "sold_vouchers" ADD CONSTRAINT "sold_vouchers_unit" CHECK ("sold_vouchers"."unit" in ('money', 'session'));--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_return" CHECK ("voucher_uses"."returns_id" is null or "voucher_uses"."amount" < 0);--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_sessions" CHECK ("vouchers"."sessions" between 1 and 100);--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_membership" CHECK (not "vouchers"."is_membership" or "vouchers"."sessions" is not null);--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_vat_rate" CHECK ("vouchers"."vat_rate" between 0 and 100);--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_validity" CHECK ("vouchers"."valid_for" >= case when "vouchers"."sessions" is null then 60 else 1 end);
--> statement-breakpoint
-- by hand
-- Hours of one chair do not overlap within a week of the rota, or on a date.
ALTER TABLE work_hours DROP CONSTRAINT work_hours_once;
--> statement-breakpoint
ALTER TABLE work_hours ADD CONSTRAINT work_hours_once
  EXCLUDE USING gist (business_id WITH =, (coalesce(chair_id, 0)) WITH =, weekday WITH =, (coalesce(week, '')) WITH =,
    (coalesce(date, date '1970-01-01')) WITH =, int4range(start_minute, end_minute) WITH &&);
