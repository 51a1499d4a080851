CREATE TABLE "card_fee_consents" (
	"business_id" integer NOT NULL,
	"sale_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"saved_card_id" integer,
	"percent" smallint NOT NULL,
	"late_hours" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_fee_consents_business_id_sale_id_pk" PRIMARY KEY("business_id","sale_id")
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
ALTER TABLE "sandbox_webhooks" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "card_orders" ADD COLUMN "extra" text;--> statement-breakpoint
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
CREATE INDEX "card_fee_consents_user" ON "card_fee_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "card_fee_consents_order" ON "card_fee_consents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "card_fee_consents_card" ON "card_fee_consents" USING btree ("saved_card_id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_fees_order" ON "card_fees" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_fees_once" ON "card_fees" USING btree ("business_id","appointment_id") WHERE "card_fees"."status" <> 'dropped';--> statement-breakpoint
CREATE INDEX "card_fees_sale" ON "card_fees" USING btree ("business_id","sale_id");--> statement-breakpoint
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
ALTER TABLE "card_orders" ADD CONSTRAINT "card_orders_extra" CHECK ("card_orders"."extra" is null or ("card_orders"."extra" in ('tip', 'fee') and "card_orders"."purpose" = 'sale' and "card_orders"."appointment_id" is not null));