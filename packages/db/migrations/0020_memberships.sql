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
ALTER TABLE "card_orders" ADD COLUMN "is_recurring" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "is_membership" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "vat_rate" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "membership_offers" ADD CONSTRAINT "membership_offers_business_id_voucher_id_vouchers_business_id_id_fk" FOREIGN KEY ("business_id","voucher_id") REFERENCES "public"."vouchers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_periods" ADD CONSTRAINT "membership_periods_order_id_card_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."card_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_periods" ADD CONSTRAINT "membership_periods_business_id_membership_id_memberships_business_id_id_fk" FOREIGN KEY ("business_id","membership_id") REFERENCES "public"."memberships"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_periods" ADD CONSTRAINT "membership_periods_business_id_sale_id_sales_business_id_id_fk" FOREIGN KEY ("business_id","sale_id") REFERENCES "public"."sales"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_saved_card_id_saved_cards_id_fk" FOREIGN KEY ("saved_card_id") REFERENCES "public"."saved_cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_business_id_offer_id_membership_offers_business_id_id_fk" FOREIGN KEY ("business_id","offer_id") REFERENCES "public"."membership_offers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_membership" CHECK (not "vouchers"."is_membership" or "vouchers"."sessions" is not null);--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_vat_rate" CHECK ("vouchers"."vat_rate" between 0 and 100);