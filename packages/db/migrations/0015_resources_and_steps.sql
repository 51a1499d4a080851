CREATE TABLE "chair_pricings" (
	"business_id" integer NOT NULL,
	"chair_id" integer NOT NULL,
	"pricing_id" integer NOT NULL,
	"price" bigint,
	"duration_minutes" smallint,
	CONSTRAINT "chair_pricings_business_id_chair_id_pricing_id_pk" PRIMARY KEY("business_id","chair_id","pricing_id"),
	CONSTRAINT "chair_pricings_price" CHECK ("chair_pricings"."price" between 0 and 100000000),
	CONSTRAINT "chair_pricings_duration" CHECK ("chair_pricings"."duration_minutes" between 5 and 720),
	CONSTRAINT "chair_pricings_own" CHECK (num_nonnulls("chair_pricings"."price", "chair_pricings"."duration_minutes") >= 1)
);
--> statement-breakpoint
CREATE TABLE "resource_closures" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "resource_closures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "resource_closures_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "resource_closures_id" UNIQUE("id"),
	CONSTRAINT "resource_closures_span" CHECK ("resource_closures"."ends_at" > "resource_closures"."starts_at"),
	CONSTRAINT "resource_closures_reason_length" CHECK (char_length("resource_closures"."reason") <= 120)
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "resources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"capacity" smallint DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "resources_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "resources_id" UNIQUE("id"),
	CONSTRAINT "resources_name" CHECK (length(btrim("resources"."name")) > 0),
	CONSTRAINT "resources_kind" CHECK ("resources"."kind" in ('room', 'equipment')),
	CONSTRAINT "resources_capacity" CHECK ("resources"."capacity" between 1 and 20),
	CONSTRAINT "resources_name_length" CHECK (char_length("resources"."name") <= 60)
);
--> statement-breakpoint
CREATE TABLE "service_needs" (
	"business_id" integer NOT NULL,
	"service_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"resource_id" integer NOT NULL,
	"from_minute" smallint,
	"to_minute" smallint,
	CONSTRAINT "service_needs_business_id_service_id_position_pk" PRIMARY KEY("business_id","service_id","position"),
	CONSTRAINT "service_needs_span" CHECK (coalesce("service_needs"."from_minute", 0) between 0 and 719 and "service_needs"."to_minute" between 1 and 720
      and coalesce("service_needs"."from_minute", 0) < coalesce("service_needs"."to_minute", 720))
);
--> statement-breakpoint
ALTER TABLE "chairs" ADD COLUMN "resource_id" integer;--> statement-breakpoint
ALTER TABLE "chairs" ADD COLUMN "unit" smallint;--> statement-breakpoint
ALTER TABLE "appointment_lines" ADD COLUMN "person_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_lines" ADD COLUMN "parts" jsonb;--> statement-breakpoint
ALTER TABLE "reschedule_options" ADD COLUMN "places" jsonb;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "spread_rule" text DEFAULT 'least-booked' NOT NULL;--> statement-breakpoint
ALTER TABLE "service_pricings" ADD COLUMN "before_minutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "service_pricings" ADD COLUMN "steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "person_choice" boolean;--> statement-breakpoint
ALTER TABLE "chair_pricings" ADD CONSTRAINT "chair_pricings_business_id_chair_id_chairs_business_id_id_fk" FOREIGN KEY ("business_id","chair_id") REFERENCES "public"."chairs"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chair_pricings" ADD CONSTRAINT "chair_pricings_business_id_pricing_id_service_pricings_business_id_id_fk" FOREIGN KEY ("business_id","pricing_id") REFERENCES "public"."service_pricings"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_closures" ADD CONSTRAINT "resource_closures_business_id_resource_id_resources_business_id_id_fk" FOREIGN KEY ("business_id","resource_id") REFERENCES "public"."resources"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_needs" ADD CONSTRAINT "service_needs_business_id_service_id_services_business_id_id_fk" FOREIGN KEY ("business_id","service_id") REFERENCES "public"."services"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_needs" ADD CONSTRAINT "service_needs_business_id_resource_id_resources_business_id_id_fk" FOREIGN KEY ("business_id","resource_id") REFERENCES "public"."resources"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chair_pricings_pricing" ON "chair_pricings" USING btree ("business_id","pricing_id");--> statement-breakpoint
CREATE INDEX "resource_closures_resource" ON "resource_closures" USING btree ("business_id","resource_id","ends_at");--> statement-breakpoint
CREATE INDEX "service_needs_resource" ON "service_needs" USING btree ("business_id","resource_id");--> statement-breakpoint
ALTER TABLE "chairs" ADD CONSTRAINT "chairs_business_id_resource_id_resources_business_id_id_fk" FOREIGN KEY ("business_id","resource_id") REFERENCES "public"."resources"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chairs_unit" ON "chairs" USING btree ("business_id","resource_id","unit") WHERE "chairs"."resource_id" is not null;--> statement-breakpoint
ALTER TABLE "chairs" ADD CONSTRAINT "chairs_unit_of" CHECK (("chairs"."resource_id" is null) = ("chairs"."unit" is null) and ("chairs"."resource_id" is null or not "chairs"."active"));--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_spread_rule" CHECK ("businesses"."spread_rule" in ('least-booked', 'longest-idle', 'in-turn', 'seniority'));--> statement-breakpoint
ALTER TABLE "service_pricings" ADD CONSTRAINT "service_pricings_before" CHECK ("service_pricings"."before_minutes" between 0 and 240);--> statement-breakpoint
ALTER TABLE "service_pricings" ADD CONSTRAINT "service_pricings_steps" CHECK (jsonb_typeof("service_pricings"."steps") = 'array' and jsonb_array_length("service_pricings"."steps") <= 8);