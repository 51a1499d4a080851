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
CREATE INDEX "busy_times_chair" ON "busy_times" USING btree ("business_id","chair_id","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "busy_times_source" ON "busy_times" USING btree ("business_id","source_id","starts_at","ends_at");--> statement-breakpoint
CREATE INDEX "busy_times_block" ON "busy_times" USING btree ("business_id","time_block_id");--> statement-breakpoint
CREATE INDEX "calendar_sources_chair" ON "calendar_sources" USING btree ("business_id","chair_id");--> statement-breakpoint
CREATE INDEX "calendar_sources_due" ON "calendar_sources" USING btree ("next_check_at") WHERE "calendar_sources"."enabled";--> statement-breakpoint
CREATE INDEX "calendar_sources_author" ON "calendar_sources" USING btree ("created_by");