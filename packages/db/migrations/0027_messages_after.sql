CREATE TABLE "birthday_messages" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "birthday_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"year" smallint NOT NULL,
	"channel" text,
	"state" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "birthday_messages_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "birthday_messages_id" UNIQUE("id"),
	CONSTRAINT "birthday_messages_once" UNIQUE("business_id","user_id","year"),
	CONSTRAINT "birthday_messages_channel" CHECK ("birthday_messages"."channel" in ('mail', 'text')),
	CONSTRAINT "birthday_messages_state" CHECK ("birthday_messages"."state" in ('waiting', 'queued', 'sent', 'failed', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "review_requests" (
	"business_id" integer NOT NULL,
	"appointment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"channels" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_requests_business_id_appointment_id_pk" PRIMARY KEY("business_id","appointment_id"),
	CONSTRAINT "review_requests_channels" CHECK ("review_requests"."channels" <@ array['mail', 'text', 'push'])
);
--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "review_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "review_days" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "review_channels" text[] DEFAULT '{"mail"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "review_wording" text DEFAULT 'Hi {first name}, how was it at {shop}? It takes ten seconds to leave a review: {link}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "birthday_active" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "birthday_days" smallint DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "birthday_channels" text[] DEFAULT '{"mail"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "birthday_wording" text DEFAULT 'Hi {first name}, your birthday is coming up! Have a lovely day from all of us at {shop}. Fancy a treat? {link}' NOT NULL;--> statement-breakpoint
ALTER TABLE "birthday_messages" ADD CONSTRAINT "birthday_messages_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "birthday_messages" ADD CONSTRAINT "birthday_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_business_id_appointment_id_appointments_business_id_id_fk" FOREIGN KEY ("business_id","appointment_id") REFERENCES "public"."appointments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "birthday_messages_user" ON "birthday_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "birthday_messages_sent" ON "birthday_messages" USING btree ("business_id","sent_at") WHERE "birthday_messages"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "birthday_messages_queued" ON "birthday_messages" USING btree ("id") WHERE "birthday_messages"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "review_requests_user" ON "review_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_requests_sent" ON "review_requests" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "reminder_settings_birthdays" ON "reminder_settings" USING btree ("business_id") WHERE "reminder_settings"."birthday_active";--> statement-breakpoint
ALTER TABLE "import_rows" DROP COLUMN "key";--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_days" CHECK ("reminder_settings"."review_days" between 1 and 14 and "reminder_settings"."birthday_days" between 0 and 30);--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_rule_channels" CHECK ("reminder_settings"."review_channels" <@ array['mail', 'text', 'push'] and "reminder_settings"."birthday_channels" <@ array['mail', 'text']);--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_review_wording_length" CHECK (char_length("reminder_settings"."review_wording") <= 480);--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_birthday_wording_length" CHECK (char_length("reminder_settings"."birthday_wording") <= 480);