CREATE TABLE "shift_swaps" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "shift_swaps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chair_id" integer NOT NULL,
	"date" date NOT NULL,
	"other_chair_id" integer NOT NULL,
	"other_date" date,
	"note" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"asked_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_by" integer,
	"answered_at" timestamp with time zone,
	CONSTRAINT "shift_swaps_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "shift_swaps_id" UNIQUE("id"),
	CONSTRAINT "shift_swaps_people" CHECK ("shift_swaps"."chair_id" <> "shift_swaps"."other_chair_id"),
	CONSTRAINT "shift_swaps_status" CHECK ("shift_swaps"."status" in ('asked', 'agreed', 'declined')),
	CONSTRAINT "shift_swaps_answer" CHECK (("shift_swaps"."status" = 'asked') = ("shift_swaps"."answered_at" is null)),
	CONSTRAINT "shift_swaps_note_length" CHECK (char_length("shift_swaps"."note") <= 120)
);
--> statement-breakpoint
CREATE TABLE "commission_rates" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "commission_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chair_id" integer NOT NULL,
	"kind" text NOT NULL,
	"service_id" integer,
	"valid_from" date NOT NULL,
	"percent" numeric(5, 2),
	"actor_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_rates_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "commission_rates_day" UNIQUE NULLS NOT DISTINCT("business_id","chair_id","kind","service_id","valid_from"),
	CONSTRAINT "commission_rates_kind" CHECK ("commission_rates"."kind" = 'service' or ("commission_rates"."kind" = 'product' and "commission_rates"."service_id" is null)),
	CONSTRAINT "commission_rates_percent" CHECK ("commission_rates"."percent" between 0 and 100 or ("commission_rates"."percent" is null and "commission_rates"."service_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "work_hours" DROP CONSTRAINT "work_hours_span";--> statement-breakpoint
ALTER TABLE "business_members" DROP CONSTRAINT "business_members_role";--> statement-breakpoint
ALTER TABLE "work_hours" ADD COLUMN "week" text;--> statement-breakpoint
ALTER TABLE "work_hours" ADD COLUMN "date" date;--> statement-breakpoint
ALTER TABLE "business_members" ADD COLUMN "calendar" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "business_members" ADD COLUMN "sees_money" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shift_swaps" ADD CONSTRAINT "shift_swaps_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_swaps" ADD CONSTRAINT "shift_swaps_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_swaps" ADD CONSTRAINT "shift_swaps_business_id_chair_id_chairs_business_id_id_fk" FOREIGN KEY ("business_id","chair_id") REFERENCES "public"."chairs"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_swaps" ADD CONSTRAINT "shift_swaps_business_id_other_chair_id_chairs_business_id_id_fk" FOREIGN KEY ("business_id","other_chair_id") REFERENCES "public"."chairs"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_business_id_chair_id_chairs_business_id_id_fk" FOREIGN KEY ("business_id","chair_id") REFERENCES "public"."chairs"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_business_id_service_id_services_business_id_id_fk" FOREIGN KEY ("business_id","service_id") REFERENCES "public"."services"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shift_swaps_chair" ON "shift_swaps" USING btree ("business_id","chair_id","date");--> statement-breakpoint
CREATE INDEX "shift_swaps_other" ON "shift_swaps" USING btree ("business_id","other_chair_id");--> statement-breakpoint
CREATE INDEX "shift_swaps_asker" ON "shift_swaps" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "shift_swaps_answerer" ON "shift_swaps" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "commission_rates_service" ON "commission_rates" USING btree ("business_id","service_id") WHERE "commission_rates"."service_id" is not null;--> statement-breakpoint
CREATE INDEX "commission_rates_actor" ON "commission_rates" USING btree ("actor_id") WHERE "commission_rates"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "work_hours_date" ON "work_hours" USING btree ("business_id","chair_id","date") WHERE "work_hours"."date" is not null;--> statement-breakpoint
ALTER TABLE "work_hours" ADD CONSTRAINT "work_hours_rota" CHECK (("work_hours"."week" is null or "work_hours"."week" in ('A', 'B')) and num_nonnulls("work_hours"."week", "work_hours"."date") <= ("work_hours"."chair_id" is not null)::int
        and ("work_hours"."date" is null or extract(dow from "work_hours"."date") = "work_hours"."weekday"));--> statement-breakpoint
ALTER TABLE "work_hours" ADD CONSTRAINT "work_hours_span" CHECK (0 <= "work_hours"."start_minute" and "work_hours"."end_minute" <= 1440 and ("work_hours"."start_minute" < "work_hours"."end_minute"
        or ("work_hours"."date" is not null and "work_hours"."start_minute" = 0 and "work_hours"."end_minute" = 0)));--> statement-breakpoint
ALTER TABLE "business_members" ADD CONSTRAINT "business_members_calendar" CHECK ("business_members"."calendar" = 'all' or ("business_members"."calendar" = 'own' and "business_members"."role" = 'staff'));--> statement-breakpoint
ALTER TABLE "business_members" ADD CONSTRAINT "business_members_role" CHECK ("business_members"."role" in ('owner', 'manager', 'staff'));--> statement-breakpoint
-- by hand
-- Hours of one chair do not overlap within a week of the rota, or on a date.
ALTER TABLE work_hours DROP CONSTRAINT work_hours_once;
--> statement-breakpoint
ALTER TABLE work_hours ADD CONSTRAINT work_hours_once
  EXCLUDE USING gist (business_id WITH =, (coalesce(chair_id, 0)) WITH =, weekday WITH =, (coalesce(week, '')) WITH =,
    (coalesce(date, date '1970-01-01')) WITH =, int4range(start_minute, end_minute) WITH &&);
