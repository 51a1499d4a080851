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
ALTER TABLE "appointment_lines" ADD COLUMN "person_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "spread_rule" text DEFAULT 'least-booked' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "person_choice" boolean;--> statement-breakpoint
ALTER TABLE "chair_pricings" ADD CONSTRAINT "chair_pricings_business_id_chair_id_chairs_business_id_id_fk" FOREIGN KEY ("business_id","chair_id") REFERENCES "public"."chairs"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chair_pricings" ADD CONSTRAINT "chair_pricings_business_id_pricing_id_service_pricings_business_id_id_fk" FOREIGN KEY ("business_id","pricing_id") REFERENCES "public"."service_pricings"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chair_pricings_pricing" ON "chair_pricings" USING btree ("business_id","pricing_id");--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_spread_rule" CHECK ("businesses"."spread_rule" in ('least-booked', 'longest-idle', 'in-turn', 'seniority'));