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
ALTER TABLE "reminder_settings" ADD COLUMN "rebook_active" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "rebook_weeks" smallint DEFAULT 6 NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "rebook_channels" text[] DEFAULT '{"mail"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "rebook_wording" text DEFAULT 'Hi {first name}, time again? Book your next appointment at {shop}: {link}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "answered_by" integer;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "asked_again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebookings" ADD CONSTRAINT "rebookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebookings" ADD CONSTRAINT "rebookings_business_id_appointment_id_appointments_business_id_id_fk" FOREIGN KEY ("business_id","appointment_id") REFERENCES "public"."appointments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaints_address" ON "complaints" USING btree ("address");--> statement-breakpoint
CREATE INDEX "complaints_business" ON "complaints" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "complaints_user" ON "complaints" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "complaints_about" ON "complaints" USING btree ("about");--> statement-breakpoint
CREATE INDEX "complaints_recent" ON "complaints" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rebookings_user" ON "rebookings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rebookings_sent" ON "rebookings" USING btree ("business_id","sent_at") WHERE "rebookings"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "rebookings_queued" ON "rebookings" USING btree ("id") WHERE "rebookings"."state" = 'queued';--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_message" ON "outbox" USING btree ("message_id") WHERE "outbox"."message_id" is not null;--> statement-breakpoint
CREATE INDEX "reminder_settings_rebooking" ON "reminder_settings" USING btree ("business_id") WHERE "reminder_settings"."rebook_active";--> statement-breakpoint
CREATE INDEX "reminders_recorder" ON "reminders" USING btree ("answered_by");--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_rebook" CHECK ("reminder_settings"."rebook_weeks" between 1 and 52);--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_rebook_channels" CHECK ("reminder_settings"."rebook_channels" <@ array['mail', 'text']);--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_rebook_wording_length" CHECK (char_length("reminder_settings"."rebook_wording") <= 480);--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_recorded" CHECK ("reminders"."answered_by" is null or "reminders"."answer" = 'confirmed');