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
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_channel";--> statement-breakpoint
ALTER TABLE "message_choices" ADD CONSTRAINT "message_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_choices" ADD CONSTRAINT "message_choices_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_rules" ADD CONSTRAINT "reminder_rules_business_id_reminder_settings_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."reminder_settings"("business_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_business_id_appointment_id_appointments_business_id_id_fk" FOREIGN KEY ("business_id","appointment_id") REFERENCES "public"."appointments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbound_messages_sender" ON "inbound_messages" USING btree ("sender","created_at");--> statement-breakpoint
CREATE INDEX "message_choices_recorded" ON "message_choices" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "messages_spent" ON "messages" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_user" ON "messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "messages_reminder" ON "messages" USING btree ("reminder_id") WHERE "messages"."reminder_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_recipient" ON "messages" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reminders_user" ON "reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reminders_appointment" ON "reminders" USING btree ("business_id","appointment_id");--> statement-breakpoint
CREATE INDEX "reminders_open" ON "reminders" USING btree ("business_id","starts_at") WHERE "reminders"."asks" and "reminders"."answer" is null;--> statement-breakpoint
CREATE INDEX "reminders_follow" ON "reminders" USING btree ("follow_at") WHERE "reminders"."follow_at" is not null;--> statement-breakpoint
CREATE INDEX "reminders_sent" ON "reminders" USING btree ("business_id","created_at");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_channel" CHECK ("outbox"."channel" in ('mail', 'text', 'whatsapp', 'push'));