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
ALTER TABLE "guest_statuses" ADD COLUMN "birthday" text;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_business_id_campaign_id_campaigns_business_id_id_fk" FOREIGN KEY ("business_id","campaign_id") REFERENCES "public"."campaigns"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_choices" ADD CONSTRAINT "news_choices_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_choices" ADD CONSTRAINT "news_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_choices" ADD CONSTRAINT "news_choices_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_recipients_due" ON "campaign_recipients" USING btree ("campaign_id","due_at") WHERE "campaign_recipients"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "campaign_recipients_queued" ON "campaign_recipients" USING btree ("campaign_id") WHERE "campaign_recipients"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "campaign_recipients_rate" ON "campaign_recipients" USING btree ("queued_at");--> statement-breakpoint
CREATE INDEX "campaign_recipients_guest" ON "campaign_recipients" USING btree ("user_id","business_id","sent_at");--> statement-breakpoint
CREATE INDEX "campaign_recipients_campaign" ON "campaign_recipients" USING btree ("business_id","campaign_id");--> statement-breakpoint
CREATE INDEX "campaigns_due" ON "campaigns" USING btree ("send_at") WHERE "campaigns"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "campaigns_sending" ON "campaigns" USING btree ("id") WHERE "campaigns"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "campaigns_creator" ON "campaigns" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "news_choices_user" ON "news_choices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "news_choices_recorded" ON "news_choices" USING btree ("recorded_by");--> statement-breakpoint
ALTER TABLE "guest_statuses" ADD CONSTRAINT "guest_statuses_birthday" CHECK ("guest_statuses"."birthday" ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');