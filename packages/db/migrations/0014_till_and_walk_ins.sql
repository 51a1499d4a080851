CREATE TABLE "checkouts" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "checkouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sale_id" integer NOT NULL,
	"appointment_id" integer NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"discount_reason" text DEFAULT '' NOT NULL,
	"tip" bigint DEFAULT 0 NOT NULL,
	"cash_given" bigint DEFAULT 0 NOT NULL,
	"lines" jsonb NOT NULL,
	"has_completed" boolean NOT NULL,
	"actor_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by_id" integer,
	CONSTRAINT "checkouts_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "checkouts_id" UNIQUE("id"),
	CONSTRAINT "checkouts_discount_reason_length" CHECK (char_length("checkouts"."discount_reason") <= 120),
	CONSTRAINT "checkouts_money" CHECK ("checkouts"."discount" >= 0 and "checkouts"."tip" >= 0 and "checkouts"."cash_given" >= 0),
	CONSTRAINT "checkouts_undone" CHECK (("checkouts"."undone_at" is null) = ("checkouts"."undone_by_id" is null))
);
--> statement-breakpoint
CREATE TABLE "till_days" (
	"business_id" integer NOT NULL,
	"date" date NOT NULL,
	"totals" jsonb NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by_id" integer NOT NULL,
	CONSTRAINT "till_days_business_id_date_pk" PRIMARY KEY("business_id","date")
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind";--> statement-breakpoint
ALTER TABLE "sale_lines" DROP CONSTRAINT "sale_lines_kind";--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "late_minutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "series_id" integer;--> statement-breakpoint
ALTER TABLE "guest_statuses" ADD COLUMN "is_nameless" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "checkout_id" integer;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "chair_id" integer;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_undone_by_id_users_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_business_id_sale_id_sales_business_id_id_fk" FOREIGN KEY ("business_id","sale_id") REFERENCES "public"."sales"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_business_id_appointment_id_appointments_business_id_id_fk" FOREIGN KEY ("business_id","appointment_id") REFERENCES "public"."appointments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_days" ADD CONSTRAINT "till_days_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_days" ADD CONSTRAINT "till_days_closed_by_id_users_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_sale" ON "checkouts" USING btree ("business_id","sale_id");--> statement-breakpoint
CREATE INDEX "checkouts_appointment" ON "checkouts" USING btree ("business_id","appointment_id");--> statement-breakpoint
CREATE INDEX "checkouts_actor" ON "checkouts" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "checkouts_undone_by" ON "checkouts" USING btree ("undone_by_id") WHERE "checkouts"."undone_by_id" is not null;--> statement-breakpoint
CREATE INDEX "till_days_closed_by" ON "till_days" USING btree ("closed_by_id");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_business_id_series_id_appointments_business_id_id_fk" FOREIGN KEY ("business_id","series_id") REFERENCES "public"."appointments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_business_id_checkout_id_checkouts_business_id_id_fk" FOREIGN KEY ("business_id","checkout_id") REFERENCES "public"."checkouts"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_business_id_chair_id_chairs_business_id_id_fk" FOREIGN KEY ("business_id","chair_id") REFERENCES "public"."chairs"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_series" ON "appointments" USING btree ("business_id","series_id") WHERE "appointments"."series_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_checkout" ON "ledger_entries" USING btree ("business_id","checkout_id") WHERE "ledger_entries"."checkout_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_tips" ON "ledger_entries" USING btree ("business_id","chair_id","created_at") WHERE "ledger_entries"."chair_id" is not null;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_late" CHECK ("appointments"."late_minutes" between 0 and 180);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_tip" CHECK ("ledger_entries"."chair_id" is null or "ledger_entries"."kind" = 'tip');--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind" CHECK (case "ledger_entries"."side"
        when 'claim' then ("ledger_entries"."kind" in ('sale', 'fee') and "ledger_entries"."amount" >= 0) or ("ledger_entries"."kind" in ('cancellation', 'credit') and "ledger_entries"."amount" <= 0)
          or ("ledger_entries"."kind" = 'discount' and ("ledger_entries"."amount" <= 0 or "ledger_entries"."checkout_id" is not null)) or ("ledger_entries"."kind" in ('tip', 'product', 'edit') and "ledger_entries"."amount" <> 0)
        when 'payment' then ("ledger_entries"."kind" in ('charge', 'voucher_use', 'till', 'refund_failed') and "ledger_entries"."amount" > 0) or ("ledger_entries"."kind" in ('refund', 'voucher_return', 'till_refund') and "ledger_entries"."amount" < 0)
        when 'platform' then "ledger_entries"."kind" = 'fee' and "ledger_entries"."amount" <> 0
        else false end);--> statement-breakpoint
ALTER TABLE "sale_lines" ADD CONSTRAINT "sale_lines_kind" CHECK ("sale_lines"."kind" in ('service', 'voucher', 'consultation', 'product'));