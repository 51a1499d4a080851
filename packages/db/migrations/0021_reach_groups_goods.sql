CREATE TABLE "complaints" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" text NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"business_id" integer,
	"user_id" integer,
	"about" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "complaints_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "complaints_channel" CHECK ("complaints"."channel" in ('mail', 'text'))
);
--> statement-breakpoint
CREATE TABLE "rebookings" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "rebookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"appointment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"channel" text,
	"state" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "rebookings_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "rebookings_id" UNIQUE("id"),
	CONSTRAINT "rebookings_once" UNIQUE("business_id","appointment_id"),
	CONSTRAINT "rebookings_channel" CHECK ("rebookings"."channel" in ('mail', 'text')),
	CONSTRAINT "rebookings_state" CHECK ("rebookings"."state" in ('waiting', 'queued', 'sent', 'failed', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "stock_holds" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "stock_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"hold_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_holds_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "stock_holds_id" UNIQUE("id"),
	CONSTRAINT "stock_holds_quantity" CHECK ("stock_holds"."quantity" > 0)
);
--> statement-breakpoint
DROP INDEX "waiting_list_requests_once";--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "part_deposit" bigint;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "part_hours" smallint DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "rebook_active" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "rebook_weeks" smallint DEFAULT 6 NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "rebook_channels" text[] DEFAULT '{"mail"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "rebook_wording" text DEFAULT 'Hi {first name}, time again? Book your next appointment at {shop}: {link}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "answered_by" integer;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "asked_again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sold_online" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sale_lines" ADD COLUMN "is_ordered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "parts_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "amount_from" bigint;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "amount_to" bigint;--> statement-breakpoint
ALTER TABLE "waiting_list_requests" ADD COLUMN "call_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebookings" ADD CONSTRAINT "rebookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebookings" ADD CONSTRAINT "rebookings_business_id_appointment_id_appointments_business_id_id_fk" FOREIGN KEY ("business_id","appointment_id") REFERENCES "public"."appointments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_business_id_hold_id_holds_business_id_id_fk" FOREIGN KEY ("business_id","hold_id") REFERENCES "public"."holds"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaints_address" ON "complaints" USING btree ("address");--> statement-breakpoint
CREATE INDEX "complaints_business" ON "complaints" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "complaints_user" ON "complaints" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "complaints_about" ON "complaints" USING btree ("about");--> statement-breakpoint
CREATE INDEX "complaints_recent" ON "complaints" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rebookings_user" ON "rebookings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rebookings_sent" ON "rebookings" USING btree ("business_id","sent_at") WHERE "rebookings"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "rebookings_queued" ON "rebookings" USING btree ("id") WHERE "rebookings"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "stock_holds_product" ON "stock_holds" USING btree ("business_id","product_id");--> statement-breakpoint
CREATE INDEX "stock_holds_hold" ON "stock_holds" USING btree ("business_id","hold_id");--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_settings_rebooking" ON "reminder_settings" USING btree ("business_id") WHERE "reminder_settings"."rebook_active";--> statement-breakpoint
CREATE INDEX "reminders_recorder" ON "reminders" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "outbox_message" ON "outbox" USING btree ("message_id") WHERE "outbox"."message_id" is not null;--> statement-breakpoint
CREATE INDEX "sales_parts" ON "sales" USING btree ("parts_until") WHERE "sales"."parts_until" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_requests_one_call" ON "waiting_list_requests" USING btree ("business_id","guest_id") WHERE "waiting_list_requests"."call_until" is not null and "waiting_list_requests"."status" in ('waiting', 'offered');--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_requests_once" ON "waiting_list_requests" USING btree ("business_id","guest_id","service_pricing_id","date_scope","date") WHERE "waiting_list_requests"."call_until" is null and "waiting_list_requests"."status" in ('waiting', 'offered');--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_part_deposit" CHECK ("appointments"."part_deposit" is null or ("appointments"."part_deposit" >= 0 and "appointments"."group_place" is not null));--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_part_hours" CHECK ("businesses"."part_hours" between 0 and 168);--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_rebook" CHECK ("reminder_settings"."rebook_weeks" between 1 and 52);--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_rebook_channels" CHECK ("reminder_settings"."rebook_channels" <@ array['mail', 'text']);--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_rebook_wording_length" CHECK (char_length("reminder_settings"."rebook_wording") <= 480);--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_recorded" CHECK ("reminders"."answered_by" is null or "reminders"."answer" = 'confirmed');--> statement-breakpoint
ALTER TABLE "sale_lines" ADD CONSTRAINT "sale_lines_ordered" CHECK (not "sale_lines"."is_ordered" or ("sale_lines"."product_id" is not null and "sale_lines"."appointment_id" is not null));--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_amount" CHECK (case when "vouchers"."amount_from" is null then "vouchers"."amount_to" is null
        else "vouchers"."amount_to" is not null and "vouchers"."sessions" is null and "vouchers"."retail" = "vouchers"."value" and "vouchers"."amount_from" >= 1 and "vouchers"."amount_to" <= 10000000
          and "vouchers"."value" between "vouchers"."amount_from" and "vouchers"."amount_to" end);