CREATE TABLE "plan_invoices" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "plan_invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"subscription_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"plan" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"vat_rate" numeric(5, 2),
	"period_from" timestamp with time zone NOT NULL,
	"period_until" timestamp with time zone NOT NULL,
	"instrument" text,
	"buyer" jsonb NOT NULL,
	"seller" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_invoices_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "plan_invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "plan_invoices_id" UNIQUE("id"),
	CONSTRAINT "plan_invoices_order" UNIQUE("order_id"),
	CONSTRAINT "plan_invoices_number_given" CHECK ("plan_invoices"."number" > 0),
	CONSTRAINT "plan_invoices_amount" CHECK ("plan_invoices"."amount" > 0),
	CONSTRAINT "plan_invoices_vat_rate" CHECK ("plan_invoices"."vat_rate" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "credit_note_counters" (
	"business_id" integer PRIMARY KEY NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_note_counters_number" CHECK ("credit_note_counters"."last_number" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "credit_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sale_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"appointment_id" integer,
	"prefix" text NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_notes_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "credit_notes_id" UNIQUE("id"),
	CONSTRAINT "credit_notes_number" UNIQUE("business_id","number"),
	CONSTRAINT "credit_notes_number_given" CHECK ("credit_notes"."number" > 0),
	CONSTRAINT "credit_notes_amount" CHECK ("credit_notes"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_status";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_period";--> statement-breakpoint
DROP INDEX "subscriptions_one_active";--> statement-breakpoint
DROP INDEX "subscriptions_to_renew";--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "vat_rate" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "trial_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "is_leaving" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_plan_id" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "saved_card_id" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "hid_shop" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sale_lines" ADD COLUMN "vat_rate" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "vat_rate" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "plan_invoices" ADD CONSTRAINT "plan_invoices_order_id_card_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."card_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_invoices" ADD CONSTRAINT "plan_invoices_business_id_subscription_id_subscriptions_business_id_id_fk" FOREIGN KEY ("business_id","subscription_id") REFERENCES "public"."subscriptions"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note_counters" ADD CONSTRAINT "credit_note_counters_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_business_id_sale_id_sales_business_id_id_fk" FOREIGN KEY ("business_id","sale_id") REFERENCES "public"."sales"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_business_id_invoice_id_invoices_business_id_id_fk" FOREIGN KEY ("business_id","invoice_id") REFERENCES "public"."invoices"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_business_id_appointment_id_appointments_business_id_id_fk" FOREIGN KEY ("business_id","appointment_id") REFERENCES "public"."appointments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_invoices_business" ON "plan_invoices" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "plan_invoices_subscription" ON "plan_invoices" USING btree ("business_id","subscription_id");--> statement-breakpoint
CREATE INDEX "credit_notes_sale" ON "credit_notes" USING btree ("business_id","sale_id");--> statement-breakpoint
CREATE INDEX "credit_notes_invoice" ON "credit_notes" USING btree ("business_id","invoice_id");--> statement-breakpoint
CREATE INDEX "credit_notes_appointment" ON "credit_notes" USING btree ("business_id","appointment_id") WHERE "credit_notes"."appointment_id" is not null;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_next_plan_id_plans_id_fk" FOREIGN KEY ("next_plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_saved_card_id_saved_cards_id_fk" FOREIGN KEY ("saved_card_id") REFERENCES "public"."saved_cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_trial" ON "subscriptions" USING btree ("business_id") WHERE "subscriptions"."trial_ends_at" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_next_plan" ON "subscriptions" USING btree ("next_plan_id") WHERE "subscriptions"."next_plan_id" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_card" ON "subscriptions" USING btree ("saved_card_id") WHERE "subscriptions"."saved_card_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_active" ON "subscriptions" USING btree ("business_id") WHERE "subscriptions"."status" in ('trialing', 'active', 'past_due');--> statement-breakpoint
CREATE INDEX "subscriptions_to_renew" ON "subscriptions" USING btree ("current_period_end") WHERE "subscriptions"."status" in ('trialing', 'active', 'past_due');--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_vat_rate" CHECK ("businesses"."vat_rate" between 0 and 100);--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_trial" CHECK ("subscriptions"."status" <> 'trialing' or "subscriptions"."trial_ends_at" is not null);--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_status" CHECK ("subscriptions"."status" in ('pending', 'trialing', 'active', 'past_due', 'ended'));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_period" CHECK ("subscriptions"."status" not in ('trialing', 'active') or "subscriptions"."current_period_end" is not null);--> statement-breakpoint
ALTER TABLE "sale_lines" ADD CONSTRAINT "sale_lines_vat_rate" CHECK ("sale_lines"."vat_rate" between 0 and 100);--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_vat_rate" CHECK ("services"."vat_rate" between 0 and 100);--> statement-breakpoint
-- An appointment's percent is what was really asked for it, with the special deposits of its services.
UPDATE "appointments" "a" SET "upfront_percent" = "asked"."percent" FROM (
	SELECT "l"."business_id", "l"."appointment_id",
		round(sum("l"."cost" * coalesce(nullif("l"."special_deposit", 0), "b"."upfront_percent")) / sum("l"."cost"), 2) AS "percent"
	FROM (
		SELECT "business_id", "appointment_id", "special_deposit",
			CASE WHEN "special_price" > 0 THEN "special_price" ELSE "price" END AS "cost"
		FROM "appointment_lines"
	) "l"
	JOIN "appointments" "b" ON "b"."business_id" = "l"."business_id" AND "b"."id" = "l"."appointment_id"
	GROUP BY "l"."business_id", "l"."appointment_id"
	HAVING sum("l"."cost") > 0 AND bool_or("l"."special_deposit" > 0)
) "asked" WHERE "a"."business_id" = "asked"."business_id" AND "a"."id" = "asked"."appointment_id" AND "a"."source" <> 'desk';
