CREATE TABLE "calendar_channels" (
	"business_id" integer NOT NULL,
	"source_id" integer NOT NULL,
	"channel_id" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"resource_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_channels_business_id_source_id_pk" PRIMARY KEY("business_id","source_id"),
	CONSTRAINT "calendar_channels_channel" UNIQUE("channel_id")
);
--> statement-breakpoint
CREATE TABLE "source_events" (
	"business_id" integer NOT NULL,
	"source_id" integer NOT NULL,
	"event_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "source_events_business_id_source_id_event_id_pk" PRIMARY KEY("business_id","source_id","event_id"),
	CONSTRAINT "source_events_span" CHECK ("source_events"."ends_at" > "source_events"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "appointment_moves" ADD COLUMN "edit" jsonb;--> statement-breakpoint
ALTER TABLE "membership_offers" ADD COLUMN "percent_off" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_offers" ADD COLUMN "percent_services" integer[];--> statement-breakpoint
ALTER TABLE "membership_offers" ADD COLUMN "product_percent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "card_fees" ADD COLUMN "refunded_at_till" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sale_lines" ADD COLUMN "member_percent" smallint;--> statement-breakpoint
ALTER TABLE "calendar_channels" ADD CONSTRAINT "calendar_channels_business_id_source_id_calendar_sources_business_id_id_fk" FOREIGN KEY ("business_id","source_id") REFERENCES "public"."calendar_sources"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_events" ADD CONSTRAINT "source_events_business_id_source_id_calendar_sources_business_id_id_fk" FOREIGN KEY ("business_id","source_id") REFERENCES "public"."calendar_sources"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_offers" ADD CONSTRAINT "membership_offers_percent" CHECK ("membership_offers"."percent_off" between 0 and 90 and "membership_offers"."product_percent" between 0 and 90);--> statement-breakpoint
ALTER TABLE "card_fees" ADD CONSTRAINT "card_fees_refunded" CHECK ("card_fees"."refunded_at_till" between 0 and "card_fees"."amount");--> statement-breakpoint
ALTER TABLE "sale_lines" ADD CONSTRAINT "sale_lines_member" CHECK ("sale_lines"."member_percent" between 1 and 100);