-- btree_gist: "=" beside "&&" in the constraint that sells a time once. cube: the nearest shops from an index.
-- pg_trgm, unaccent: names found despite a typing mistake or a missing fada. The owner of a database may create all of
-- these; earthdistance needs a superuser, so functions/distance.sql has the two functions of it that are used.
DROP EXTENSION IF EXISTS earthdistance;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS cube;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- Here and not in functions/, because columns and indexes store its results: changing it takes a migration that computes
-- them again. unaccent() is not immutable because its dictionary could be edited; ours is not, so it may be indexed.
CREATE FUNCTION fold_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(unaccent('unaccent'::regdictionary, value));
--> statement-breakpoint
CREATE TABLE "client_details" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_details_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"additional_mobile" text,
	"dob" date,
	"gender" text,
	"address" text,
	"suite" text,
	"country" text,
	"eir_code" text,
	"email_notification" boolean DEFAULT true NOT NULL,
	"marketing_notification" boolean DEFAULT false NOT NULL,
	"client_source" text DEFAULT 'Online' NOT NULL,
	"client_info" text,
	"display_booking" boolean DEFAULT false NOT NULL,
	CONSTRAINT "client_details_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "client_details_gender" CHECK ("client_details"."gender" in ('Male', 'Female', 'Non Binary', 'Prefer Not To Say')),
	CONSTRAINT "client_details_dob" CHECK ("client_details"."dob" > date '1900-01-01')
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_provider_subject_pk" PRIMARY KEY("provider","subject"),
	CONSTRAINT "identities_user_provider" UNIQUE("user_id","provider"),
	CONSTRAINT "identities_provider" CHECK ("identities"."provider" in ('google', 'apple', 'facebook'))
);
--> statement-breakpoint
CREATE TABLE "identity_provider_records" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"user_code" text,
	"uid" text,
	"consumed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "identity_provider_records_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "off_boardings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "off_boardings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"answer" text NOT NULL,
	"user_type" smallint NOT NULL,
	"account_age_days" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"idle_expires_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"address" text,
	"device" text,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sessions_lifetime" CHECK ("sessions"."idle_expires_at" <= "sessions"."expires_at" and "sessions"."expires_at" > "sessions"."created_at")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_type" smallint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"mobile" text,
	"email" text,
	"contact_email" text,
	"email_verified_at" timestamp with time zone,
	"password_hash" text,
	"social_login" text,
	"identify" uuid DEFAULT gen_random_uuid() NOT NULL,
	"photo_id" integer,
	"language" text DEFAULT 'en' NOT NULL,
	"terms_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_identify_unique" UNIQUE("identify"),
	CONSTRAINT "users_type" CHECK ("users"."user_type" in (1, 2)),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_contact_email" CHECK ("users"."contact_email" is null or ("users"."email" is null and "users"."deleted_at" is null and "users"."contact_email" = lower("users"."contact_email"))),
	CONSTRAINT "users_business_email" CHECK ("users"."user_type" = 2 or "users"."email" is not null or "users"."deleted_at" is not null),
	CONSTRAINT "users_social_provider" CHECK ("users"."social_login" in ('google', 'apple', 'facebook')),
	CONSTRAINT "users_deleted_is_empty" CHECK ("users"."deleted_at" is null or ("users"."email" is null and "users"."password_hash" is null and "users"."mobile" is null and "users"."photo_id" is null))
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"sale_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "holds_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "holds_id" UNIQUE("id"),
	CONSTRAINT "holds_purpose" CHECK ("holds"."purpose" in ('checkout', 'reschedule', 'waiting-list')),
	CONSTRAINT "holds_lifetime" CHECK ("holds"."expires_at" > "holds"."created_at")
);
--> statement-breakpoint
CREATE TABLE "occupancies" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "occupancies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chair_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"during" "tstzrange" GENERATED ALWAYS AS (tstzrange(starts_at, ends_at)) STORED NOT NULL,
	"hold_id" integer,
	"line_id" integer,
	"schedule_id" integer,
	"time_block_id" integer,
	"room_id" text,
	CONSTRAINT "occupancies_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "occupancies_id" UNIQUE("id"),
	CONSTRAINT "occupancies_span" CHECK ("occupancies"."ends_at" > "occupancies"."starts_at" and "occupancies"."ends_at" <= "occupancies"."starts_at" + interval '24 hours'),
	CONSTRAINT "occupancies_owner" CHECK (num_nonnulls("occupancies"."hold_id", "occupancies"."line_id", "occupancies"."schedule_id", "occupancies"."time_block_id", "occupancies"."room_id") >= 1)
);
--> statement-breakpoint
CREATE TABLE "seat_claims" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "seat_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"schedule_id" integer NOT NULL,
	"seats" smallint DEFAULT 1 NOT NULL,
	"hold_id" integer,
	"line_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seat_claims_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "seat_claims_id" UNIQUE("id"),
	CONSTRAINT "seat_claims_seats" CHECK ("seat_claims"."seats" > 0),
	CONSTRAINT "seat_claims_owner" CHECK (num_nonnulls("seat_claims"."hold_id", "seat_claims"."line_id") >= 1)
);
--> statement-breakpoint
CREATE TABLE "appointment_lines" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "appointment_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"appointment_id" integer NOT NULL,
	"ser_pricing_id" integer NOT NULL,
	"chair_id" integer,
	"schedule_id" integer,
	"position" smallint DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"duration_minutes" smallint NOT NULL,
	"service_name" text NOT NULL,
	"price" bigint NOT NULL,
	"special_price" bigint DEFAULT 0 NOT NULL,
	"special_deposit" numeric(5, 2),
	"is_group" boolean DEFAULT false NOT NULL,
	"is_course" boolean DEFAULT false NOT NULL,
	CONSTRAINT "appointment_lines_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "appointment_lines_id" UNIQUE("id"),
	CONSTRAINT "appointment_lines_duration" CHECK ("appointment_lines"."duration_minutes" between 5 and 720),
	CONSTRAINT "appointment_lines_price" CHECK ("appointment_lines"."price" >= 0 and "appointment_lines"."special_price" between 0 and "appointment_lines"."price"),
	CONSTRAINT "appointment_lines_course" CHECK (not "appointment_lines"."is_course" or "appointment_lines"."is_group"),
	CONSTRAINT "appointment_lines_place" CHECK ("appointment_lines"."is_group" = ("appointment_lines"."schedule_id" is not null) and ("appointment_lines"."is_group" or "appointment_lines"."chair_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "appointments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"sale_id" integer,
	"kind" text DEFAULT 'visit' NOT NULL,
	"status" text NOT NULL,
	"source" text DEFAULT 'web' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"business_note" text DEFAULT '' NOT NULL,
	"currency" char(3) NOT NULL,
	"sub_total" bigint DEFAULT 0 NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"total_amount" bigint DEFAULT 0 NOT NULL,
	"upfront_percent" numeric(5, 2) DEFAULT 0 NOT NULL,
	"cancellation" smallint[] DEFAULT '{}' NOT NULL,
	"review_status" text DEFAULT 'Pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"arrived_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	"cancellation_fee" bigint,
	"charge_decision" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "appointments_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "appointments_id" UNIQUE("id"),
	CONSTRAINT "appointments_kind" CHECK ("appointments"."kind" in ('visit', 'consultation')),
	CONSTRAINT "appointments_status" CHECK ("appointments"."status" in ('Held', 'New', 'Reschedule', 'Accept', 'Cancelled', 'Completed', 'No Show', 'Lapsed')),
	CONSTRAINT "appointments_source" CHECK ("appointments"."source" in ('web', 'desk', 'waiting-list')),
	CONSTRAINT "appointments_span" CHECK ("appointments"."ends_at" > "appointments"."starts_at"),
	CONSTRAINT "appointments_money" CHECK ("appointments"."discount" >= 0 and "appointments"."total_amount" >= 0 and "appointments"."total_amount" = "appointments"."sub_total" - "appointments"."discount"),
	CONSTRAINT "appointments_upfront" CHECK ("appointments"."upfront_percent" between 0 and 100),
	CONSTRAINT "appointments_review" CHECK ("appointments"."review_status" in ('Pending', 'Reviewed')),
	CONSTRAINT "appointments_cancelled" CHECK (("appointments"."status" = 'Cancelled') = ("appointments"."cancelled_at" is not null)),
	CONSTRAINT "appointments_canceller" CHECK ("appointments"."cancelled_by" in ('guest', 'business', 'system')),
	CONSTRAINT "appointments_fee" CHECK ("appointments"."cancellation_fee" between 0 and "appointments"."total_amount"),
	CONSTRAINT "appointments_charge_decision" CHECK ("appointments"."charge_decision" is null or ("appointments"."charge_decision" in ('asked', 'charged', 'waived') and "appointments"."status" = 'Cancelled')),
	CONSTRAINT "appointments_completed" CHECK (("appointments"."status" = 'Completed') = ("appointments"."completed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "businesses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"trade" text NOT NULL,
	"zone" text DEFAULT 'Europe/Dublin' NOT NULL,
	"country" char(2) DEFAULT 'IE' NOT NULL,
	"currency" char(3) DEFAULT 'EUR' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"area" text DEFAULT '' NOT NULL,
	"eir_code" text,
	"lat" double precision,
	"lng" double precision,
	"about" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"website" text,
	"phone" text,
	"email" text,
	"facebook" text,
	"instagram" text,
	"linkedin" text,
	"tiktok" text,
	"thumbnail_id" integer,
	"gender_served" text DEFAULT 'everyone' NOT NULL,
	"slot_duration" smallint DEFAULT 15 NOT NULL,
	"buffer_minutes" smallint DEFAULT 0 NOT NULL,
	"notice_minutes" integer DEFAULT 120 NOT NULL,
	"horizon_days" smallint DEFAULT 90 NOT NULL,
	"confirms_at_once" boolean DEFAULT true NOT NULL,
	"video_vetting" boolean DEFAULT false NOT NULL,
	"consultation_minutes" smallint DEFAULT 15 NOT NULL,
	"consultation_price" bigint DEFAULT 0 NOT NULL,
	"cancellation" smallint[] DEFAULT '{}' NOT NULL,
	"upfront_percent" numeric(5, 2) DEFAULT 0 NOT NULL,
	"vat_number" text,
	"invoice_prefix" text DEFAULT 'INV-' NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating" numeric(2, 1) GENERATED ALWAYS AS (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 1) end) STORED NOT NULL,
	"from_price" bigint,
	"calendar_version" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold_text(name)) STORED NOT NULL,
	"area_folded" text GENERATED ALWAYS AS (fold_text(area)) STORED NOT NULL,
	"point" "cube" GENERATED ALWAYS AS (cube(cube(cube(6378168 * cos(radians(lat)) * cos(radians(lng))), 6378168 * cos(radians(lat)) * sin(radians(lng))), 6378168 * sin(radians(lat)))) STORED,
	CONSTRAINT "businesses_slug_unique" UNIQUE("slug"),
	CONSTRAINT "businesses_slug" CHECK ("businesses"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("businesses"."slug") between 2 and 80),
	CONSTRAINT "businesses_name" CHECK (length(btrim("businesses"."name")) > 0),
	CONSTRAINT "businesses_zone" CHECK (timestamptz '2000-01-01 00:00:00+00' at time zone "businesses"."zone" is not null),
	CONSTRAINT "businesses_country" CHECK ("businesses"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "businesses_currency" CHECK ("businesses"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "businesses_place" CHECK (("businesses"."lat" is null) = ("businesses"."lng" is null)),
	CONSTRAINT "businesses_lat" CHECK ("businesses"."lat" between -90 and 90),
	CONSTRAINT "businesses_lng" CHECK ("businesses"."lng" between -180 and 180),
	CONSTRAINT "businesses_gender" CHECK ("businesses"."gender_served" in ('everyone', 'female', 'male')),
	CONSTRAINT "businesses_slot_duration" CHECK ("businesses"."slot_duration" between 5 and 240),
	CONSTRAINT "businesses_buffer" CHECK ("businesses"."buffer_minutes" between 0 and 240),
	CONSTRAINT "businesses_notice" CHECK ("businesses"."notice_minutes" between 0 and 60 * 24 * 60),
	CONSTRAINT "businesses_horizon" CHECK ("businesses"."horizon_days" between 1 and 730),
	CONSTRAINT "businesses_consultation" CHECK ("businesses"."consultation_minutes" between 5 and 120 and "businesses"."consultation_price" >= 0),
	CONSTRAINT "businesses_cancellation" CHECK ("businesses"."cancellation" <@ array[1, 2, 3]::smallint[]),
	CONSTRAINT "businesses_upfront" CHECK ("businesses"."upfront_percent" between 0 and 100),
	CONSTRAINT "businesses_rating" CHECK ("businesses"."rating_count" >= 0 and "businesses"."rating_sum" between "businesses"."rating_count" and 5 * "businesses"."rating_count"),
	CONSTRAINT "businesses_published" CHECK (not "businesses"."published" or ("businesses"."published_at" is not null and "businesses"."lat" is not null))
);
--> statement-breakpoint
CREATE TABLE "former_slugs" (
	"business_id" integer NOT NULL,
	"slug" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_slugs_business_id_slug_pk" PRIMARY KEY("business_id","slug"),
	CONSTRAINT "former_slugs_slug" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "trades" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"keywords" text[] DEFAULT '{}' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"picture_id" integer
);
--> statement-breakpoint
CREATE TABLE "calendar_connections" (
	"user_id" integer NOT NULL,
	"provider" text DEFAULT 'google' NOT NULL,
	"access_token_sealed" "bytea" NOT NULL,
	"refresh_token_sealed" "bytea",
	"access_expires_at" timestamp with time zone,
	"calendar_id" text DEFAULT 'primary' NOT NULL,
	"account_email" text,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_connections_user_id_provider_pk" PRIMARY KEY("user_id","provider"),
	CONSTRAINT "calendar_connections_provider" CHECK ("calendar_connections"."provider" in ('google'))
);
--> statement-breakpoint
CREATE TABLE "calendar_events" (
	"user_id" integer NOT NULL,
	"provider" text NOT NULL,
	"business_id" integer NOT NULL,
	"appointment_id" integer NOT NULL,
	"event_id" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_events_user_id_provider_business_id_appointment_id_pk" PRIMARY KEY("user_id","provider","business_id","appointment_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "chair_services" (
	"business_id" integer NOT NULL,
	"chair_id" integer NOT NULL,
	"service_id" integer NOT NULL,
	CONSTRAINT "chair_services_business_id_chair_id_service_id_pk" PRIMARY KEY("business_id","chair_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "chairs" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "chairs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"person" text,
	"staff_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "chairs_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "chairs_id" UNIQUE("id"),
	CONSTRAINT "chairs_name" CHECK (length(btrim("chairs"."name")) > 0)
);
--> statement-breakpoint
CREATE TABLE "time_blocks" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "time_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"note" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "time_blocks_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "time_blocks_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blogs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"topic" text DEFAULT '' NOT NULL,
	"picture_id" integer,
	"image_alt_text" text DEFAULT '' NOT NULL,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"meta_keywords" text DEFAULT '' NOT NULL,
	"reading_minutes" smallint DEFAULT 1 NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blogs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "bonuses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonuses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"picture_id" integer,
	"alt" text DEFAULT '' NOT NULL,
	"overview" jsonb NOT NULL,
	"software" jsonb NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bonuses_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "faq_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faq_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "faq_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faqs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"slug" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(question || ' ' || answer)) STORED NOT NULL,
	CONSTRAINT "faqs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "off_boarding_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "off_boarding_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"questions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opinions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opinions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section" text DEFAULT 'testimonial' NOT NULL,
	"name" text NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"photo_id" integer,
	"photo_alt_text" text DEFAULT '' NOT NULL,
	"room_id" integer,
	"room_alt_text" text DEFAULT '' NOT NULL,
	"rating" smallint,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "opinions_section_known" CHECK ("opinions"."section" in ('testimonial', 'customer', 'feature', 'bonus')),
	CONSTRAINT "opinions_rating" CHECK ("opinions"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "page_videos" (
	"page" text PRIMARY KEY NOT NULL,
	"video_code" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"captions" text
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_features" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_features_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"picture_id" integer,
	"sliders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"description" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "partner_features_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "related_blogs" (
	"blog_id" integer NOT NULL,
	"related_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "related_blogs_blog_id_related_id_pk" PRIMARY KEY("blog_id","related_id"),
	CONSTRAINT "related_blogs_other" CHECK ("related_blogs"."blog_id" <> "related_blogs"."related_id")
);
--> statement-breakpoint
CREATE TABLE "sliders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sliders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"sub_title" text DEFAULT '' NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"picture_id" integer,
	"youtube_url" text,
	"image_alt_text" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sliders_shown" CHECK (num_nonnulls("sliders"."picture_id", "sliders"."youtube_url") >= 1),
	CONSTRAINT "sliders_status" CHECK ("sliders"."status" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "website_visit_sliders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "website_visit_sliders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"picture_id" integer NOT NULL,
	"src" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "website_visit_sliders_type_known" CHECK ("website_visit_sliders"."type" in ('partner-app-slider', 'guest-app-slider'))
);
--> statement-breakpoint
CREATE TABLE "content_blocks" (
	"key" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"target" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_codes_purpose" CHECK ("one_time_codes"."purpose" in ('update_email', 'verify_email', 'delete_account')),
	CONSTRAINT "one_time_codes_wrong_tries" CHECK ("one_time_codes"."wrong_tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_resets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "password_resets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "round_trips" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" integer,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"window_started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"blocked_until" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "throttles_count" CHECK ("throttles"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"business_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "favourites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_business_id_user_id_pk" PRIMARY KEY("business_id","user_id"),
	CONSTRAINT "favourites_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "guest_statuses" (
	"business_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"status" text DEFAULT 'New' NOT NULL,
	"block" boolean DEFAULT false NOT NULL,
	"blocked_at" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_statuses_business_id_user_id_pk" PRIMARY KEY("business_id","user_id"),
	CONSTRAINT "guest_statuses_status" CHECK ("guest_statuses"."status" in ('New', 'Known')),
	CONSTRAINT "guest_statuses_block" CHECK ("guest_statuses"."block" = ("guest_statuses"."blocked_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"business_id" integer PRIMARY KEY NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_counters_number" CHECK ("invoice_counters"."last_number" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sale_id" integer NOT NULL,
	"prefix" text NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"buyer" jsonb NOT NULL,
	"seller" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "invoices_id" UNIQUE("id"),
	CONSTRAINT "invoices_number" UNIQUE("business_id","number"),
	CONSTRAINT "invoices_sale" UNIQUE("business_id","sale_id"),
	CONSTRAINT "invoices_number_given" CHECK ("invoices"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_traffic" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_traffic_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"referral_code" text NOT NULL,
	"page" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"form" text NOT NULL,
	"query_type" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"referral_code" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_form" CHECK ("leads"."form" in ('query', 'call-back', 'e-book', 'bonus', 'discovery-call', 'contact'))
);
--> statement-breakpoint
CREATE TABLE "unsubscribes" (
	"email" text PRIMARY KEY NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient_id" integer NOT NULL,
	"sender_id" integer,
	"business_id" integer,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"ref_id" integer,
	"target_url" text,
	"services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"dedupe_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "blocked_dates" (
	"business_id" integer NOT NULL,
	"date" date NOT NULL,
	"reason" text,
	CONSTRAINT "blocked_dates_business_id_date_pk" PRIMARY KEY("business_id","date")
);
--> statement-breakpoint
CREATE TABLE "closed_dates" (
	"business_id" integer NOT NULL,
	"date" date NOT NULL,
	"reason" text,
	CONSTRAINT "closed_dates_business_id_date_pk" PRIMARY KEY("business_id","date")
);
--> statement-breakpoint
CREATE TABLE "work_hours" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "work_hours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chair_id" integer,
	"weekday" smallint NOT NULL,
	"start_minute" smallint NOT NULL,
	"end_minute" smallint NOT NULL,
	CONSTRAINT "work_hours_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "work_hours_id" UNIQUE("id"),
	CONSTRAINT "work_hours_weekday" CHECK ("work_hours"."weekday" between 0 and 6),
	CONSTRAINT "work_hours_span" CHECK (0 <= "work_hours"."start_minute" and "work_hours"."start_minute" < "work_hours"."end_minute" and "work_hours"."end_minute" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "card_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"public_id" text NOT NULL,
	"provider" text NOT NULL,
	"provider_order_id" text,
	"purpose" text NOT NULL,
	"user_id" integer,
	"business_id" integer,
	"sale_id" integer,
	"appointment_id" integer,
	"subscription_id" integer,
	"method" text DEFAULT 'card' NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"reconcile_at" timestamp with time zone,
	"reconcile_tries" integer DEFAULT 0 NOT NULL,
	"renewed_from_id" integer,
	CONSTRAINT "card_orders_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "card_orders_provider_name" CHECK ("card_orders"."provider" in ('sandbox', 'stripe', 'revolut')),
	CONSTRAINT "card_orders_method" CHECK ("card_orders"."method" in ('card', 'google', 'apple')),
	CONSTRAINT "card_orders_purpose" CHECK (case "card_orders"."purpose"
        when 'sale' then "card_orders"."business_id" is not null and "card_orders"."sale_id" is not null and "card_orders"."subscription_id" is null
        when 'subscription' then "card_orders"."business_id" is not null and "card_orders"."subscription_id" is not null and "card_orders"."sale_id" is null
        when 'open' then "card_orders"."sale_id" is null and "card_orders"."subscription_id" is null
        else false end),
	CONSTRAINT "card_orders_amount" CHECK ("card_orders"."amount" > 0),
	CONSTRAINT "card_orders_status" CHECK ("card_orders"."status" in ('created', 'pending', 'authorised', 'paid', 'failed', 'cancelled', 'expired')),
	CONSTRAINT "card_orders_settled" CHECK ("card_orders"."status" not in ('paid', 'failed', 'cancelled', 'expired') or "card_orders"."reconcile_at" is null)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sale_id" integer NOT NULL,
	"order_id" integer,
	"provider" text NOT NULL,
	"provider_payment_id" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"instrument" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "payments_id" UNIQUE("id"),
	CONSTRAINT "payments_provider" UNIQUE("provider","provider_payment_id"),
	CONSTRAINT "payments_method" CHECK ("payments"."method" in ('card', 'google', 'apple', 'cash', 'transfer')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0 and "payments"."refunded_amount" between 0 and "payments"."amount")
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "provider_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure" text,
	CONSTRAINT "provider_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"sale_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"reason" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"provider_refund_id" text,
	"failure" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now(),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "refunds_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "refunds_id" UNIQUE("id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('requested', 'sent', 'succeeded', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"folder" text NOT NULL,
	"name" text NOT NULL,
	"origin" text NOT NULL,
	"drawing" jsonb,
	"storage_key" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"tint" text NOT NULL,
	"content_key" text GENERATED ALWAYS AS (left(md5(coalesce(drawing::text, storage_key) || ' ' || width::text || ' ' || height::text), 9)) STORED NOT NULL,
	"business_id" integer,
	"owner_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_path" UNIQUE("folder","name"),
	CONSTRAINT "pictures_folder" CHECK ("pictures"."folder" in ('business', 'profile', 'blog', 'content')),
	CONSTRAINT "pictures_name" CHECK ("pictures"."name" ~ '^[a-z0-9][a-z0-9-]{0,127}$'),
	CONSTRAINT "pictures_origin" CHECK (("pictures"."origin" = 'drawn' and "pictures"."drawing" is not null and "pictures"."storage_key" is null)
        or ("pictures"."origin" = 'uploaded' and "pictures"."storage_key" is not null and "pictures"."drawing" is null)),
	CONSTRAINT "pictures_size" CHECK ("pictures"."width" > 0 and "pictures"."height" > 0),
	CONSTRAINT "pictures_tint" CHECK ("pictures"."tint" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"irish_name" text DEFAULT '' NOT NULL,
	"county" text NOT NULL,
	"country" char(2) DEFAULT 'IE' NOT NULL,
	"routing_key" char(3),
	"population" integer DEFAULT 0 NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(name || ' ' || irish_name || ' ' || coalesce(routing_key, ''))) STORED NOT NULL,
	"point" "cube" GENERATED ALWAYS AS (cube(cube(cube(6378168 * cos(radians(lat)) * cos(radians(lng))), 6378168 * cos(radians(lat)) * sin(radians(lng))), 6378168 * sin(radians(lat)))) STORED,
	CONSTRAINT "places_kind" CHECK ("places"."kind" in ('town', 'area', 'eircode')),
	CONSTRAINT "places_routing_key" CHECK ("places"."routing_key" ~ '^[A-Z][0-9][0-9W]$' and ("places"."kind" <> 'eircode' or "places"."routing_key" is not null)),
	CONSTRAINT "places_position" CHECK ("places"."lat" between -90 and 90 and "places"."lng" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"input_hash" "bytea" NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone DEFAULT now() + interval '24 hours' NOT NULL,
	CONSTRAINT "idempotency_keys_owner_key_pk" PRIMARY KEY("owner","key"),
	CONSTRAINT "idempotency_keys_length" CHECK (length("idempotency_keys"."key") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"user_id" integer,
	"business_id" integer,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"dedupe_key" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"locked_until" timestamp with time zone,
	"rendered" jsonb,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "outbox_channel" CHECK ("outbox"."channel" in ('mail', 'text')),
	CONSTRAINT "outbox_state" CHECK ("outbox"."state" in ('waiting', 'sending', 'sent', 'failed', 'cancelled')),
	CONSTRAINT "outbox_sent" CHECK (("outbox"."state" = 'sent') = ("outbox"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "socket_io_attachments" (
	"id" bigserial NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"payload" "bytea",
	CONSTRAINT "socket_io_attachments_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "system_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"api" text DEFAULT '' NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"user" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"response" text DEFAULT '' NOT NULL,
	"exception" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"version" text DEFAULT '' NOT NULL,
	"priority" text DEFAULT '' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"request_id" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reschedule_options" (
	"business_id" integer NOT NULL,
	"proposal_id" integer NOT NULL,
	"position" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"hold_id" integer,
	"chosen" boolean DEFAULT false NOT NULL,
	CONSTRAINT "reschedule_options_business_id_proposal_id_position_pk" PRIMARY KEY("business_id","proposal_id","position"),
	CONSTRAINT "reschedule_options_position" CHECK ("reschedule_options"."position" between 1 and 3),
	CONSTRAINT "reschedule_options_span" CHECK ("reschedule_options"."ends_at" > "reschedule_options"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "reschedule_proposals" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "reschedule_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"appointment_id" integer NOT NULL,
	"proposed_by" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"previous_starts_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"auto_accept_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "reschedule_proposals_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "reschedule_proposals_id" UNIQUE("id"),
	CONSTRAINT "reschedule_proposals_proposer" CHECK ("reschedule_proposals"."proposed_by" in ('guest', 'business')),
	CONSTRAINT "reschedule_proposals_status" CHECK ("reschedule_proposals"."status" in ('open', 'accepted', 'declined', 'replaced', 'withdrawn')),
	CONSTRAINT "reschedule_proposals_decided" CHECK (("reschedule_proposals"."status" = 'open') = ("reschedule_proposals"."decided_at" is null)),
	CONSTRAINT "reschedule_proposals_decider" CHECK ("reschedule_proposals"."decided_by" in ('guest', 'business', 'system'))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"appt_id" integer NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "reviews_id" UNIQUE("id"),
	CONSTRAINT "reviews_one_each" UNIQUE("business_id","appt_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sale_id" integer NOT NULL,
	"appointment_id" integer,
	"side" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"method" text,
	"payment_id" integer,
	"refund_id" integer,
	"voucher_use_id" integer,
	"actor_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "ledger_entries_id" UNIQUE("id"),
	CONSTRAINT "ledger_entries_kind" CHECK (case "ledger_entries"."side"
        when 'claim' then ("ledger_entries"."kind" in ('sale', 'fee') and "ledger_entries"."amount" >= 0) or ("ledger_entries"."kind" in ('cancellation', 'discount') and "ledger_entries"."amount" <= 0)
        when 'payment' then ("ledger_entries"."kind" in ('charge', 'voucher_use', 'till', 'refund_failed') and "ledger_entries"."amount" > 0) or ("ledger_entries"."kind" in ('refund', 'voucher_return') and "ledger_entries"."amount" < 0)
        when 'platform' then "ledger_entries"."kind" = 'fee' and "ledger_entries"."amount" <> 0
        else false end),
	CONSTRAINT "ledger_entries_method" CHECK ("ledger_entries"."method" in ('card', 'google', 'apple', 'voucher', 'cash', 'transfer')),
	CONSTRAINT "ledger_entries_how" CHECK ("ledger_entries"."side" <> 'payment' or "ledger_entries"."method" is not null),
	CONSTRAINT "ledger_entries_origin" CHECK (("ledger_entries"."kind" = 'charge') <= ("ledger_entries"."payment_id" is not null) and ("ledger_entries"."kind" = 'refund') <= ("ledger_entries"."refund_id" is not null)
        and ("ledger_entries"."kind" in ('voucher_use', 'voucher_return')) = ("ledger_entries"."voucher_use_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "sale_lines" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "sale_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sale_id" integer NOT NULL,
	"kind" text NOT NULL,
	"appointment_id" integer,
	"service_pricing_id" integer,
	"voucher_id" integer,
	"voucher_owner" text,
	"product_name" text NOT NULL,
	"product_qty" integer DEFAULT 1 NOT NULL,
	"unit_price" bigint NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "sale_lines_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "sale_lines_id" UNIQUE("id"),
	CONSTRAINT "sale_lines_kind" CHECK ("sale_lines"."kind" in ('service', 'voucher', 'consultation')),
	CONSTRAINT "sale_lines_product" CHECK (("sale_lines"."kind" = 'service') = ("sale_lines"."service_pricing_id" is not null) and ("sale_lines"."kind" = 'voucher') = ("sale_lines"."voucher_id" is not null)),
	CONSTRAINT "sale_lines_qty" CHECK ("sale_lines"."product_qty" between 1 and 1000),
	CONSTRAINT "sale_lines_price" CHECK ("sale_lines"."unit_price" >= 0 and "sale_lines"."discount" between 0 and "sale_lines"."unit_price" * "sale_lines"."product_qty")
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "sales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"source" text DEFAULT 'web' NOT NULL,
	"currency" char(3) NOT NULL,
	"sub_total" bigint NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"total_amount" bigint NOT NULL,
	"payable_now" bigint DEFAULT 0 NOT NULL,
	"claimed_amount" bigint DEFAULT 0 NOT NULL,
	"paid_amount" bigint DEFAULT 0 NOT NULL,
	"payment_status" text GENERATED ALWAYS AS (case when status = 'pending' then 'Unpaid' when paid_amount >= claimed_amount then 'Paid' when paid_amount > 0 then 'Upfront' else 'Unpaid' end) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "sales_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "sales_id" UNIQUE("id"),
	CONSTRAINT "sales_status" CHECK ("sales"."status" in ('pending', 'confirmed', 'void')),
	CONSTRAINT "sales_confirmed" CHECK ("sales"."status" <> 'confirmed' or "sales"."confirmed_at" is not null),
	CONSTRAINT "sales_source" CHECK ("sales"."source" in ('web', 'desk', 'waiting-list')),
	CONSTRAINT "sales_money" CHECK ("sales"."discount" >= 0 and "sales"."total_amount" >= 0 and "sales"."total_amount" = "sales"."sub_total" - "sales"."discount"),
	CONSTRAINT "sales_payable" CHECK ("sales"."payable_now" between 0 and "sales"."total_amount"),
	CONSTRAINT "sales_sums" CHECK ("sales"."claimed_amount" >= 0 and "sales"."paid_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"reference" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"method" text,
	"card_brand" text,
	"card_end" text,
	"failure" text,
	"wallet_token" text,
	"billing" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "sandbox_orders_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "sandbox_orders_wallet_token_unique" UNIQUE("wallet_token"),
	CONSTRAINT "sandbox_orders_state" CHECK ("sandbox_orders"."state" in ('pending', 'challenge', 'completed', 'failed', 'cancelled')),
	CONSTRAINT "sandbox_orders_amount" CHECK ("sandbox_orders"."amount" > 0 and "sandbox_orders"."refunded_amount" between 0 and "sandbox_orders"."amount"),
	CONSTRAINT "sandbox_orders_completed" CHECK (("sandbox_orders"."state" = 'completed') = ("sandbox_orders"."completed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"request_key" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_refunds_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "sandbox_refunds_amount" CHECK ("sandbox_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"event_id" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "sandbox_webhooks_event_id_unique" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"business_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"point" "cube" NOT NULL,
	"gender_served" text NOT NULL,
	"rating" numeric(2, 1) NOT NULL,
	"rating_count" integer NOT NULL,
	"from_price" bigint,
	"published_at" timestamp with time zone NOT NULL,
	"zone" text NOT NULL,
	"open_minutes" "int4multirange" NOT NULL,
	"open_hours" smallint[] NOT NULL,
	"seniority" integer GENERATED ALWAYS AS (-business_id) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_topics" (
	"kind" text NOT NULL,
	"folded" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "search_topics_folded_kind_pk" PRIMARY KEY("folded","kind")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"topic" boolean NOT NULL,
	"slips" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_categories" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "service_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', fold_text(name))) STORED NOT NULL,
	CONSTRAINT "service_categories_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "service_categories_id" UNIQUE("id"),
	CONSTRAINT "service_categories_name" UNIQUE("business_id","name")
);
--> statement-breakpoint
CREATE TABLE "service_groups" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "service_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"is_course" boolean DEFAULT false NOT NULL,
	"group_type" text DEFAULT 'single' NOT NULL,
	"start_date" date NOT NULL,
	"enroll_date" date,
	"occurrences" smallint DEFAULT 1 NOT NULL,
	"frequency" text,
	"seats" smallint NOT NULL,
	CONSTRAINT "service_groups_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "service_groups_id" UNIQUE("id"),
	CONSTRAINT "service_groups_service" UNIQUE("business_id","service_id"),
	CONSTRAINT "service_groups_type" CHECK ("service_groups"."group_type" in ('single', 'repeated')),
	CONSTRAINT "service_groups_course" CHECK (not ("service_groups"."is_course" and "service_groups"."group_type" = 'repeated')),
	CONSTRAINT "service_groups_occurrences" CHECK ("service_groups"."occurrences" between 1 and 104),
	CONSTRAINT "service_groups_frequency" CHECK ("service_groups"."frequency" in ('daily', 'weekly', 'fortnightly', 'monthly')),
	CONSTRAINT "service_groups_rhythm" CHECK ("service_groups"."occurrences" = 1 or "service_groups"."frequency" is not null),
	CONSTRAINT "service_groups_enroll" CHECK ("service_groups"."enroll_date" <= "service_groups"."start_date" or "service_groups"."group_type" = 'repeated'),
	CONSTRAINT "service_groups_seats" CHECK ("service_groups"."seats" between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "service_pricings" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "service_pricings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"price" bigint NOT NULL,
	"special_price" bigint DEFAULT 0 NOT NULL,
	"duration_minutes" smallint NOT NULL,
	"special_deposit" numeric(5, 2),
	"buffer_minutes" smallint,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "service_pricings_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "service_pricings_id" UNIQUE("id"),
	CONSTRAINT "service_pricings_price" CHECK ("service_pricings"."price" between 0 and 100000000),
	CONSTRAINT "service_pricings_special" CHECK ("service_pricings"."special_price" = 0 or "service_pricings"."special_price" between 1 and "service_pricings"."price" - 1),
	CONSTRAINT "service_pricings_duration" CHECK ("service_pricings"."duration_minutes" between 5 and 720),
	CONSTRAINT "service_pricings_deposit" CHECK ("service_pricings"."special_deposit" between 0 and 100),
	CONSTRAINT "service_pricings_buffer" CHECK ("service_pricings"."buffer_minutes" between 0 and 240)
);
--> statement-breakpoint
CREATE TABLE "service_schedules" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "service_schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"date_time" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"seats" smallint NOT NULL,
	"seats_taken" smallint DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "service_schedules_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "service_schedules_id" UNIQUE("id"),
	CONSTRAINT "service_schedules_date" UNIQUE("business_id","group_id","date_time"),
	CONSTRAINT "service_schedules_span" CHECK ("service_schedules"."ends_at" > "service_schedules"."date_time" and "service_schedules"."ends_at" <= "service_schedules"."date_time" + interval '24 hours'),
	CONSTRAINT "service_schedules_seats" CHECK (0 <= "service_schedules"."seats_taken" and "service_schedules"."seats_taken" <= "service_schedules"."seats")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold_text(name)) STORED NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', fold_text(name))) STORED NOT NULL,
	CONSTRAINT "services_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "services_id" UNIQUE("id"),
	CONSTRAINT "services_name" CHECK (length(btrim("services"."name")) > 0)
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"price" bigint NOT NULL,
	"currency" char(3) DEFAULT 'EUR' NOT NULL,
	"period" text DEFAULT 'month' NOT NULL,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"highlighted" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "plans_code_unique" UNIQUE("code"),
	CONSTRAINT "plans_price" CHECK ("plans"."price" >= 0),
	CONSTRAINT "plans_period" CHECK ("plans"."period" in ('month', 'year'))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"provider" text,
	"provider_subscription_id" text,
	"current_period_end" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscriptions_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "subscriptions_provider_subscription_id_unique" UNIQUE("provider_subscription_id"),
	CONSTRAINT "subscriptions_id" UNIQUE("id"),
	CONSTRAINT "subscriptions_status" CHECK ("subscriptions"."status" in ('pending', 'active', 'past_due', 'ended')),
	CONSTRAINT "subscriptions_period" CHECK ("subscriptions"."status" <> 'active' or "subscriptions"."current_period_end" is not null),
	CONSTRAINT "subscriptions_ended" CHECK (("subscriptions"."status" = 'ended') = ("subscriptions"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"business_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" integer,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_entries_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "business_invitations" (
	"business_id" integer NOT NULL,
	"email" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"invited_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "business_invitations_business_id_email_pk" PRIMARY KEY("business_id","email"),
	CONSTRAINT "business_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "business_members" (
	"business_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_members_business_id_user_id_pk" PRIMARY KEY("business_id","user_id"),
	CONSTRAINT "business_members_role" CHECK ("business_members"."role" in ('owner', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "business_pictures" (
	"business_id" integer NOT NULL,
	"picture_id" integer NOT NULL,
	"role" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "business_pictures_business_id_role_picture_id_pk" PRIMARY KEY("business_id","role","picture_id"),
	CONSTRAINT "business_pictures_role" CHECK ("business_pictures"."role" in ('slider', 'photo'))
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"business_id" integer PRIMARY KEY NOT NULL,
	"iban_sealed" "bytea" NOT NULL,
	"iban_end" text NOT NULL,
	"holder" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_rooms" (
	"business_id" integer NOT NULL,
	"id" text NOT NULL,
	"appointment_id" integer NOT NULL,
	"guest_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"guest_joined_at" timestamp with time zone,
	"business_joined_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "video_rooms_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "video_rooms_id" UNIQUE("id"),
	CONSTRAINT "video_rooms_unguessable" CHECK (length("video_rooms"."id") >= 20),
	CONSTRAINT "video_rooms_span" CHECK ("video_rooms"."ends_at" > "video_rooms"."starts_at"),
	CONSTRAINT "video_rooms_ended" CHECK (("video_rooms"."ended_at" is null) = ("video_rooms"."ended_by" is null) and ("video_rooms"."ended_by" is null or "video_rooms"."ended_by" in ('guest', 'business', 'system')))
);
--> statement-breakpoint
CREATE TABLE "video_tickets" (
	"business_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"room_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"side" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_tickets_business_id_token_hash_pk" PRIMARY KEY("business_id","token_hash"),
	CONSTRAINT "video_tickets_token" UNIQUE("token_hash"),
	CONSTRAINT "video_tickets_side" CHECK ("video_tickets"."side" in ('guest', 'business'))
);
--> statement-breakpoint
CREATE TABLE "sold_vouchers" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "sold_vouchers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"voucher_id" integer NOT NULL,
	"sale_id" integer NOT NULL,
	"sale_line_id" integer NOT NULL,
	"buyer_id" integer NOT NULL,
	"owner" text NOT NULL,
	"owner_id" integer,
	"owner_email" text,
	"voucher_code" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"terms" jsonb NOT NULL,
	"value" bigint NOT NULL,
	"remaining" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"purchase_date" timestamp with time zone DEFAULT now() NOT NULL,
	"expiry_date" timestamp with time zone NOT NULL,
	CONSTRAINT "sold_vouchers_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "sold_vouchers_voucher_code_unique" UNIQUE("voucher_code"),
	CONSTRAINT "sold_vouchers_id" UNIQUE("id"),
	CONSTRAINT "sold_vouchers_code" CHECK ("sold_vouchers"."voucher_code" = upper("sold_vouchers"."voucher_code")),
	CONSTRAINT "sold_vouchers_remaining" CHECK ("sold_vouchers"."value" > 0 and "sold_vouchers"."remaining" between 0 and "sold_vouchers"."value"),
	CONSTRAINT "sold_vouchers_status" CHECK ("sold_vouchers"."status" in ('pending', 'active', 'void')),
	CONSTRAINT "sold_vouchers_expiry" CHECK ("sold_vouchers"."expiry_date" > "sold_vouchers"."purchase_date")
);
--> statement-breakpoint
CREATE TABLE "voucher_services" (
	"business_id" integer NOT NULL,
	"voucher_id" integer NOT NULL,
	"service_id" integer NOT NULL,
	CONSTRAINT "voucher_services_business_id_voucher_id_service_id_pk" PRIMARY KEY("business_id","voucher_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "voucher_uses" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "voucher_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sold_voucher_id" integer NOT NULL,
	"sale_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"remaining" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_uses_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "voucher_uses_id" UNIQUE("id"),
	CONSTRAINT "voucher_uses_amount" CHECK ("voucher_uses"."amount" <> 0 and "voucher_uses"."remaining" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "vouchers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"color" text DEFAULT 'sage' NOT NULL,
	"retail" bigint NOT NULL,
	"value" bigint NOT NULL,
	"valid_for" smallint DEFAULT 60 NOT NULL,
	"limit_number_of_sales" integer,
	"total_sale" integer DEFAULT 0 NOT NULL,
	"all_services" boolean DEFAULT true NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vouchers_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "vouchers_id" UNIQUE("id"),
	CONSTRAINT "vouchers_money" CHECK ("vouchers"."retail" between 1 and 10000000 and "vouchers"."value" between 1 and 10000000),
	CONSTRAINT "vouchers_validity" CHECK ("vouchers"."valid_for" >= 60),
	CONSTRAINT "vouchers_limit" CHECK ("vouchers"."limit_number_of_sales" >= 0),
	CONSTRAINT "vouchers_sold" CHECK ("vouchers"."total_sale" >= 0 and "vouchers"."total_sale" <= coalesce("vouchers"."limit_number_of_sales", "vouchers"."total_sale"))
);
--> statement-breakpoint
CREATE TABLE "waiting_list_offers" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "waiting_list_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"chair_id" integer,
	"schedule_id" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"hold_id" integer,
	"status" text DEFAULT 'open' NOT NULL,
	"appointment_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "waiting_list_offers_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "waiting_list_offers_id" UNIQUE("id"),
	CONSTRAINT "waiting_list_offers_status" CHECK ("waiting_list_offers"."status" in ('open', 'accepted', 'declined', 'lapsed')),
	CONSTRAINT "waiting_list_offers_booked" CHECK (("waiting_list_offers"."status" = 'accepted') = ("waiting_list_offers"."appointment_id" is not null)),
	CONSTRAINT "waiting_list_offers_kept" CHECK (num_nonnulls("waiting_list_offers"."chair_id", "waiting_list_offers"."schedule_id") = 1),
	CONSTRAINT "waiting_list_offers_span" CHECK ("waiting_list_offers"."ends_at" > "waiting_list_offers"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "waiting_list_requests" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "waiting_list_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guest_id" integer NOT NULL,
	"service_pricing_id" integer NOT NULL,
	"date" date NOT NULL,
	"date_scope" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "waiting_list_requests_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "waiting_list_requests_id" UNIQUE("id"),
	CONSTRAINT "waiting_list_requests_scope" CHECK ("waiting_list_requests"."date_scope" in ('this_date', 'this_week', 'this_month')),
	CONSTRAINT "waiting_list_requests_range" CHECK ("waiting_list_requests"."from_date" <= "waiting_list_requests"."date" and "waiting_list_requests"."date" <= "waiting_list_requests"."to_date"),
	CONSTRAINT "waiting_list_requests_status" CHECK ("waiting_list_requests"."status" in ('waiting', 'offered', 'booked', 'left', 'expired')),
	CONSTRAINT "waiting_list_requests_closed" CHECK (("waiting_list_requests"."status" in ('waiting', 'offered')) = ("waiting_list_requests"."closed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "client_details" ADD CONSTRAINT "client_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_photo_id_pictures_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_business_id_sale_id_sales_business_id_id_fk" FOREIGN KEY ("business_id","sale_id") REFERENCES "public"."sales"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_business_id_chair_id_chairs_business_id_id_fk" FOREIGN KEY ("business_id","chair_id") REFERENCES "public"."chairs"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_business_id_hold_id_holds_business_id_id_fk" FOREIGN KEY ("business_id","hold_id") REFERENCES "public"."holds"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_business_id_line_id_appointment_lines_business_id_id_fk" FOREIGN KEY ("business_id","line_id") REFERENCES "public"."appointment_lines"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_business_id_schedule_id_service_schedules_business_id_id_fk" FOREIGN KEY ("business_id","schedule_id") REFERENCES "public"."service_schedules"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_business_id_time_block_id_time_blocks_business_id_id_fk" FOREIGN KEY ("business_id","time_block_id") REFERENCES "public"."time_blocks"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_business_id_room_id_video_rooms_business_id_id_fk" FOREIGN KEY ("business_id","room_id") REFERENCES "public"."video_rooms"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_claims" ADD CONSTRAINT "seat_claims_business_id_schedule_id_service_schedules_business_id_id_fk" FOREIGN KEY ("business_id","schedule_id") REFERENCES "public"."service_schedules"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_claims" ADD CONSTRAINT "seat_claims_business_id_hold_id_holds_business_id_id_fk" FOREIGN KEY ("business_id","hold_id") REFERENCES "public"."holds"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_claims" ADD CONSTRAINT "seat_claims_business_id_line_id_appointment_lines_business_id_id_fk" FOREIGN KEY ("business_id","line_id") REFERENCES "public"."appointment_lines"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_lines" ADD CONSTRAINT "appointment_lines_business_id_appointment_id_appointments_business_id_id_fk" FOREIGN KEY ("business_id","appointment_id") REFERENCES "public"."appointments"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_lines" ADD CONSTRAINT "appointment_lines_business_id_ser_pricing_id_service_pricings_business_id_id_fk" FOREIGN KEY ("business_id","ser_pricing_id") REFERENCES "public"."service_pricings"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_lines" ADD CONSTRAINT "appointment_lines_business_id_chair_id_chairs_business_id_id_fk" FOREIGN KEY ("business_id","chair_id") REFERENCES "public"."chairs"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_lines" ADD CONSTRAINT "appointment_lines_business_id_schedule_id_service_schedules_business_id_id_fk" FOREIGN KEY ("business_id","schedule_id") REFERENCES "public"."service_schedules"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_business_id_sale_id_sales_business_id_id_fk" FOREIGN KEY ("business_id","sale_id") REFERENCES "public"."sales"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_trade_trades_slug_fk" FOREIGN KEY ("trade") REFERENCES "public"."trades"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_thumbnail_id_pictures_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trades" ADD CONSTRAINT "trades_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_connections" ADD CONSTRAINT "calendar_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_user_id_provider_calendar_connections_user_id_provider_fk" FOREIGN KEY ("user_id","provider") REFERENCES "public"."calendar_connections"("user_id","provider") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_business_id_appointment_id_appointments_business_id_id_fk" FOREIGN KEY ("business_id","appointment_id") REFERENCES "public"."appointments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chair_services" ADD CONSTRAINT "chair_services_business_id_chair_id_chairs_business_id_id_fk" FOREIGN KEY ("business_id","chair_id") REFERENCES "public"."chairs"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chair_services" ADD CONSTRAINT "chair_services_business_id_service_id_services_business_id_id_fk" FOREIGN KEY ("business_id","service_id") REFERENCES "public"."services"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chairs" ADD CONSTRAINT "chairs_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chairs" ADD CONSTRAINT "chairs_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_blocks" ADD CONSTRAINT "time_blocks_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_blocks" ADD CONSTRAINT "time_blocks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_category_id_faq_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."faq_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_photo_id_pictures_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_room_id_pictures_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_features" ADD CONSTRAINT "partner_features_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_blogs" ADD CONSTRAINT "related_blogs_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_blogs" ADD CONSTRAINT "related_blogs_related_id_blogs_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sliders" ADD CONSTRAINT "sliders_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_visit_sliders" ADD CONSTRAINT "website_visit_sliders_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_trips" ADD CONSTRAINT "round_trips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_statuses" ADD CONSTRAINT "guest_statuses_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_statuses" ADD CONSTRAINT "guest_statuses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_counters" ADD CONSTRAINT "invoice_counters_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_business_id_sale_id_sales_business_id_id_fk" FOREIGN KEY ("business_id","sale_id") REFERENCES "public"."sales"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_dates" ADD CONSTRAINT "blocked_dates_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_dates" ADD CONSTRAINT "closed_dates_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_hours" ADD CONSTRAINT "work_hours_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_hours" ADD CONSTRAINT "work_hours_business_id_chair_id_chairs_business_id_id_fk" FOREIGN KEY ("business_id","chair_id") REFERENCES "public"."chairs"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_orders" ADD CONSTRAINT "card_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_orders" ADD CONSTRAINT "card_orders_business_id_sale_id_sales_business_id_id_fk" FOREIGN KEY ("business_id","sale_id") REFERENCES "public"."sales"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_orders" ADD CONSTRAINT "card_orders_business_id_appointment_id_appointments_business_id_id_fk" FOREIGN KEY ("business_id","appointment_id") REFERENCES "public"."appointments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_orders" ADD CONSTRAINT "card_orders_business_id_subscription_id_subscriptions_business_id_id_fk" FOREIGN KEY ("business_id","subscription_id") REFERENCES "public"."subscriptions"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_orders" ADD CONSTRAINT "card_orders_renewed_from_id_card_orders_id_fk" FOREIGN KEY ("renewed_from_id") REFERENCES "public"."card_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_card_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."card_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_business_id_sale_id_sales_business_id_id_fk" FOREIGN KEY ("business_id","sale_id") REFERENCES "public"."sales"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_business_id_payment_id_payments_business_id_id_fk" FOREIGN KEY ("business_id","payment_id") REFERENCES "public"."payments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_business_id_sale_id_sales_business_id_id_fk" FOREIGN KEY ("business_id","sale_id") REFERENCES "public"."sales"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reschedule_options" ADD CONSTRAINT "reschedule_options_business_id_proposal_id_reschedule_proposals_business_id_id_fk" FOREIGN KEY ("business_id","proposal_id") REFERENCES "public"."reschedule_proposals"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reschedule_proposals" ADD CONSTRAINT "reschedule_proposals_business_id_appointment_id_appointments_business_id_id_fk" FOREIGN KEY ("business_id","appointment_id") REFERENCES "public"."appointments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_business_id_appt_id_appointments_business_id_id_fk" FOREIGN KEY ("business_id","appt_id") REFERENCES "public"."appointments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_business_id_sale_id_sales_business_id_id_fk" FOREIGN KEY ("business_id","sale_id") REFERENCES "public"."sales"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_business_id_appointment_id_appointments_business_id_id_fk" FOREIGN KEY ("business_id","appointment_id") REFERENCES "public"."appointments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_business_id_payment_id_payments_business_id_id_fk" FOREIGN KEY ("business_id","payment_id") REFERENCES "public"."payments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_business_id_refund_id_refunds_business_id_id_fk" FOREIGN KEY ("business_id","refund_id") REFERENCES "public"."refunds"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_business_id_voucher_use_id_voucher_uses_business_id_id_fk" FOREIGN KEY ("business_id","voucher_use_id") REFERENCES "public"."voucher_uses"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_lines" ADD CONSTRAINT "sale_lines_business_id_sale_id_sales_business_id_id_fk" FOREIGN KEY ("business_id","sale_id") REFERENCES "public"."sales"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_lines" ADD CONSTRAINT "sale_lines_business_id_appointment_id_appointments_business_id_id_fk" FOREIGN KEY ("business_id","appointment_id") REFERENCES "public"."appointments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_lines" ADD CONSTRAINT "sale_lines_business_id_service_pricing_id_service_pricings_business_id_id_fk" FOREIGN KEY ("business_id","service_pricing_id") REFERENCES "public"."service_pricings"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_lines" ADD CONSTRAINT "sale_lines_business_id_voucher_id_vouchers_business_id_id_fk" FOREIGN KEY ("business_id","voucher_id") REFERENCES "public"."vouchers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_order_id_sandbox_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sandbox_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_webhooks" ADD CONSTRAINT "sandbox_webhooks_order_id_sandbox_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sandbox_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_categories" ADD CONSTRAINT "service_categories_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_groups" ADD CONSTRAINT "service_groups_business_id_service_id_services_business_id_id_fk" FOREIGN KEY ("business_id","service_id") REFERENCES "public"."services"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_pricings" ADD CONSTRAINT "service_pricings_business_id_service_id_services_business_id_id_fk" FOREIGN KEY ("business_id","service_id") REFERENCES "public"."services"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_schedules" ADD CONSTRAINT "service_schedules_business_id_group_id_service_groups_business_id_id_fk" FOREIGN KEY ("business_id","group_id") REFERENCES "public"."service_groups"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_business_id_category_id_service_categories_business_id_id_fk" FOREIGN KEY ("business_id","category_id") REFERENCES "public"."service_categories"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_invitations" ADD CONSTRAINT "business_invitations_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_invitations" ADD CONSTRAINT "business_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_members" ADD CONSTRAINT "business_members_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_members" ADD CONSTRAINT "business_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_pictures" ADD CONSTRAINT "business_pictures_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_pictures" ADD CONSTRAINT "business_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_rooms" ADD CONSTRAINT "video_rooms_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_rooms" ADD CONSTRAINT "video_rooms_business_id_appointment_id_appointments_business_id_id_fk" FOREIGN KEY ("business_id","appointment_id") REFERENCES "public"."appointments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_tickets" ADD CONSTRAINT "video_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_tickets" ADD CONSTRAINT "video_tickets_business_id_room_id_video_rooms_business_id_id_fk" FOREIGN KEY ("business_id","room_id") REFERENCES "public"."video_rooms"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_vouchers" ADD CONSTRAINT "sold_vouchers_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_vouchers" ADD CONSTRAINT "sold_vouchers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_vouchers" ADD CONSTRAINT "sold_vouchers_business_id_voucher_id_vouchers_business_id_id_fk" FOREIGN KEY ("business_id","voucher_id") REFERENCES "public"."vouchers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_vouchers" ADD CONSTRAINT "sold_vouchers_business_id_sale_id_sales_business_id_id_fk" FOREIGN KEY ("business_id","sale_id") REFERENCES "public"."sales"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_vouchers" ADD CONSTRAINT "sold_vouchers_business_id_sale_line_id_sale_lines_business_id_id_fk" FOREIGN KEY ("business_id","sale_line_id") REFERENCES "public"."sale_lines"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_services" ADD CONSTRAINT "voucher_services_business_id_voucher_id_vouchers_business_id_id_fk" FOREIGN KEY ("business_id","voucher_id") REFERENCES "public"."vouchers"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_services" ADD CONSTRAINT "voucher_services_business_id_service_id_services_business_id_id_fk" FOREIGN KEY ("business_id","service_id") REFERENCES "public"."services"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_business_id_sold_voucher_id_sold_vouchers_business_id_id_fk" FOREIGN KEY ("business_id","sold_voucher_id") REFERENCES "public"."sold_vouchers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_business_id_sale_id_sales_business_id_id_fk" FOREIGN KEY ("business_id","sale_id") REFERENCES "public"."sales"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_business_id_request_id_waiting_list_requests_business_id_id_fk" FOREIGN KEY ("business_id","request_id") REFERENCES "public"."waiting_list_requests"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_business_id_chair_id_chairs_business_id_id_fk" FOREIGN KEY ("business_id","chair_id") REFERENCES "public"."chairs"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_business_id_schedule_id_service_schedules_business_id_id_fk" FOREIGN KEY ("business_id","schedule_id") REFERENCES "public"."service_schedules"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_business_id_appointment_id_appointments_business_id_id_fk" FOREIGN KEY ("business_id","appointment_id") REFERENCES "public"."appointments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_requests" ADD CONSTRAINT "waiting_list_requests_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_requests" ADD CONSTRAINT "waiting_list_requests_business_id_service_pricing_id_service_pricings_business_id_id_fk" FOREIGN KEY ("business_id","service_pricing_id") REFERENCES "public"."service_pricings"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_provider_records_grant" ON "identity_provider_records" USING btree ("grant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_provider_records_uid" ON "identity_provider_records" USING btree ("kind","uid");--> statement-breakpoint
CREATE INDEX "identity_provider_records_expiry" ON "identity_provider_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_photo" ON "users" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "holds_sale" ON "holds" USING btree ("business_id","sale_id") WHERE "holds"."sale_id" is not null;--> statement-breakpoint
CREATE INDEX "holds_owner" ON "holds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "holds_lapsing" ON "holds" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "holds_lapsing_here" ON "holds" USING btree ("business_id","expires_at");--> statement-breakpoint
CREATE INDEX "occupancies_calendar" ON "occupancies" USING btree ("business_id","starts_at","ends_at","chair_id","hold_id");--> statement-breakpoint
CREATE INDEX "occupancies_hold" ON "occupancies" USING btree ("business_id","hold_id") WHERE "occupancies"."hold_id" is not null;--> statement-breakpoint
CREATE INDEX "occupancies_line" ON "occupancies" USING btree ("business_id","line_id") WHERE "occupancies"."line_id" is not null;--> statement-breakpoint
CREATE INDEX "occupancies_schedule" ON "occupancies" USING btree ("business_id","schedule_id") WHERE "occupancies"."schedule_id" is not null;--> statement-breakpoint
CREATE INDEX "occupancies_time_block" ON "occupancies" USING btree ("business_id","time_block_id") WHERE "occupancies"."time_block_id" is not null;--> statement-breakpoint
CREATE INDEX "occupancies_room" ON "occupancies" USING btree ("business_id","room_id") WHERE "occupancies"."room_id" is not null;--> statement-breakpoint
CREATE INDEX "seat_claims_schedule" ON "seat_claims" USING btree ("business_id","schedule_id");--> statement-breakpoint
CREATE INDEX "seat_claims_hold" ON "seat_claims" USING btree ("business_id","hold_id") WHERE "seat_claims"."hold_id" is not null;--> statement-breakpoint
CREATE INDEX "seat_claims_line" ON "seat_claims" USING btree ("business_id","line_id") WHERE "seat_claims"."line_id" is not null;--> statement-breakpoint
CREATE INDEX "appointment_lines_appointment" ON "appointment_lines" USING btree ("business_id","appointment_id","position");--> statement-breakpoint
CREATE INDEX "appointment_lines_pricing" ON "appointment_lines" USING btree ("business_id","ser_pricing_id");--> statement-breakpoint
CREATE INDEX "appointment_lines_chair" ON "appointment_lines" USING btree ("business_id","chair_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointment_lines_schedule" ON "appointment_lines" USING btree ("business_id","schedule_id") WHERE "appointment_lines"."schedule_id" is not null;--> statement-breakpoint
CREATE INDEX "appointments_sale" ON "appointments" USING btree ("business_id","sale_id");--> statement-breakpoint
CREATE INDEX "appointments_guest" ON "appointments" USING btree ("user_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "appointments_calendar" ON "appointments" USING btree ("business_id","starts_at","status");--> statement-breakpoint
CREATE INDEX "appointments_guest_here" ON "appointments" USING btree ("business_id","user_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_to_remind" ON "appointments" USING btree ("starts_at") WHERE "appointments"."status" in ('New', 'Reschedule', 'Accept');--> statement-breakpoint
CREATE INDEX "appointments_to_decide" ON "appointments" USING btree ("business_id") WHERE "appointments"."charge_decision" = 'asked';--> statement-breakpoint
CREATE INDEX "appointments_to_review" ON "appointments" USING btree ("completed_at") WHERE "appointments"."status" = 'Completed' and "appointments"."review_status" = 'Pending';--> statement-breakpoint
CREATE INDEX "businesses_trade" ON "businesses" USING btree ("trade","published_at") WHERE "businesses"."published";--> statement-breakpoint
CREATE INDEX "businesses_trade_reference" ON "businesses" USING btree ("trade");--> statement-breakpoint
CREATE INDEX "businesses_thumbnail" ON "businesses" USING btree ("thumbnail_id");--> statement-breakpoint
CREATE INDEX "businesses_newest" ON "businesses" USING btree ("published_at","id") WHERE "businesses"."published";--> statement-breakpoint
CREATE INDEX "businesses_best" ON "businesses" USING btree ("rating","rating_count","id") WHERE "businesses"."published";--> statement-breakpoint
CREATE INDEX "businesses_near" ON "businesses" USING gist ("point") WHERE "businesses"."published";--> statement-breakpoint
CREATE INDEX "businesses_near_trade" ON "businesses" USING gist ("trade","point") WHERE "businesses"."published";--> statement-breakpoint
CREATE INDEX "businesses_name_search" ON "businesses" USING gin ("name_folded" gin_trgm_ops) WHERE "businesses"."published";--> statement-breakpoint
CREATE INDEX "businesses_area_search" ON "businesses" USING gin ("area_folded" gin_trgm_ops) WHERE "businesses"."published";--> statement-breakpoint
CREATE INDEX "trades_picture" ON "trades" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "calendar_events_appointment" ON "calendar_events" USING btree ("business_id","appointment_id");--> statement-breakpoint
CREATE INDEX "chair_services_service" ON "chair_services" USING btree ("business_id","service_id");--> statement-breakpoint
CREATE INDEX "chairs_staff" ON "chairs" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "time_blocks_author" ON "time_blocks" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "blogs_picture" ON "blogs" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "blogs_latest" ON "blogs" USING btree ("published_at","id") WHERE "blogs"."published";--> statement-breakpoint
CREATE INDEX "blogs_topic" ON "blogs" USING btree ("topic","published_at") WHERE "blogs"."published";--> statement-breakpoint
CREATE INDEX "bonuses_picture" ON "bonuses" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "faqs_category" ON "faqs" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "faqs_search" ON "faqs" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "opinions_photo" ON "opinions" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "opinions_room" ON "opinions" USING btree ("room_id") WHERE "opinions"."room_id" is not null;--> statement-breakpoint
CREATE INDEX "opinions_section" ON "opinions" USING btree ("section","sort_order");--> statement-breakpoint
CREATE INDEX "partner_features_picture" ON "partner_features" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "related_blogs_related" ON "related_blogs" USING btree ("related_id");--> statement-breakpoint
CREATE INDEX "sliders_picture" ON "sliders" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "website_visit_sliders_picture" ON "website_visit_sliders" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "website_visit_sliders_type" ON "website_visit_sliders" USING btree ("type","position");--> statement-breakpoint
CREATE INDEX "one_time_codes_user" ON "one_time_codes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_one_open" ON "one_time_codes" USING btree ("user_id","purpose") WHERE "one_time_codes"."used_at" is null;--> statement-breakpoint
CREATE INDEX "one_time_codes_expiry" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_one_open" ON "password_resets" USING btree ("user_id") WHERE "password_resets"."used_at" is null;--> statement-breakpoint
CREATE INDEX "password_resets_expiry" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "round_trips_user" ON "round_trips" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "round_trips_expiry" ON "round_trips" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "throttles_updated" ON "throttles" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "favourites_of_guest" ON "favourites" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "guest_statuses_user" ON "guest_statuses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "guest_statuses_blocked" ON "guest_statuses" USING btree ("business_id") WHERE "guest_statuses"."block";--> statement-breakpoint
CREATE INDEX "invoices_recent" ON "invoices" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "campaign_traffic_code" ON "campaign_traffic" USING btree ("referral_code","created_at");--> statement-breakpoint
CREATE INDEX "leads_recent" ON "leads" USING btree ("form","created_at");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "leads_referral" ON "leads" USING btree ("referral_code") WHERE "leads"."referral_code" is not null;--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("recipient_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unseen" ON "notifications" USING btree ("recipient_id") WHERE "notifications"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_sender" ON "notifications" USING btree ("sender_id") WHERE "notifications"."sender_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_business" ON "notifications" USING btree ("business_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("recipient_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "work_hours_week" ON "work_hours" USING btree ("business_id","chair_id","weekday","start_minute");--> statement-breakpoint
CREATE UNIQUE INDEX "card_orders_provider" ON "card_orders" USING btree ("provider","provider_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_orders_renewed_once" ON "card_orders" USING btree ("renewed_from_id");--> statement-breakpoint
CREATE INDEX "card_orders_sale" ON "card_orders" USING btree ("business_id","sale_id");--> statement-breakpoint
CREATE INDEX "card_orders_appointment" ON "card_orders" USING btree ("business_id","appointment_id") WHERE "card_orders"."appointment_id" is not null;--> statement-breakpoint
CREATE INDEX "card_orders_subscription" ON "card_orders" USING btree ("business_id","subscription_id") WHERE "card_orders"."subscription_id" is not null;--> statement-breakpoint
CREATE INDEX "card_orders_user" ON "card_orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "card_orders_to_reconcile" ON "card_orders" USING btree ("reconcile_at") WHERE "card_orders"."reconcile_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_sale" ON "payments" USING btree ("business_id","sale_id");--> statement-breakpoint
CREATE INDEX "provider_events_to_apply" ON "provider_events" USING btree ("received_at") WHERE "provider_events"."applied_at" is null;--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("business_id","payment_id");--> statement-breakpoint
CREATE INDEX "refunds_sale" ON "refunds" USING btree ("business_id","sale_id");--> statement-breakpoint
CREATE INDEX "refunds_to_send" ON "refunds" USING btree ("next_try_at") WHERE "refunds"."status" in ('requested', 'sent');--> statement-breakpoint
CREATE INDEX "pictures_business" ON "pictures" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "pictures_owner" ON "pictures" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "places_once" ON "places" USING btree ("kind","name","county");--> statement-breakpoint
CREATE INDEX "places_search" ON "places" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "places_near" ON "places" USING gist ("point");--> statement-breakpoint
CREATE INDEX "places_routing" ON "places" USING btree ("routing_key");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_stuck" ON "outbox" USING btree ("locked_until") WHERE "outbox"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "outbox_user" ON "outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_business" ON "outbox" USING btree ("business_id") WHERE "outbox"."business_id" is not null;--> statement-breakpoint
CREATE INDEX "outbox_recent" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "socket_io_attachments_age" ON "socket_io_attachments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "system_log_recent" ON "system_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reschedule_options_hold" ON "reschedule_options" USING btree ("business_id","hold_id");--> statement-breakpoint
CREATE INDEX "reschedule_proposals_appointment" ON "reschedule_proposals" USING btree ("business_id","appointment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reschedule_proposals_one_open" ON "reschedule_proposals" USING btree ("business_id","appointment_id") WHERE "reschedule_proposals"."status" = 'open';--> statement-breakpoint
CREATE INDEX "reschedule_proposals_due" ON "reschedule_proposals" USING btree ("auto_accept_at") WHERE "reschedule_proposals"."status" = 'open';--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("business_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_breakdown" ON "reviews" USING btree ("business_id","rating");--> statement-breakpoint
CREATE INDEX "reviews_author" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_sale" ON "ledger_entries" USING btree ("business_id","sale_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_appointment" ON "ledger_entries" USING btree ("business_id","appointment_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_day" ON "ledger_entries" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_actor" ON "ledger_entries" USING btree ("actor_id") WHERE "ledger_entries"."actor_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_payment" ON "ledger_entries" USING btree ("business_id","payment_id","side") WHERE "ledger_entries"."payment_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_refund" ON "ledger_entries" USING btree ("business_id","refund_id") WHERE "ledger_entries"."refund_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_voucher_use" ON "ledger_entries" USING btree ("business_id","voucher_use_id") WHERE "ledger_entries"."voucher_use_id" is not null;--> statement-breakpoint
CREATE INDEX "sale_lines_sale" ON "sale_lines" USING btree ("business_id","sale_id");--> statement-breakpoint
CREATE INDEX "sale_lines_appointment" ON "sale_lines" USING btree ("business_id","appointment_id");--> statement-breakpoint
CREATE INDEX "sale_lines_pricing" ON "sale_lines" USING btree ("business_id","service_pricing_id");--> statement-breakpoint
CREATE INDEX "sale_lines_voucher" ON "sale_lines" USING btree ("business_id","voucher_id") WHERE "sale_lines"."voucher_id" is not null;--> statement-breakpoint
CREATE INDEX "sales_guest" ON "sales" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "sales_recent" ON "sales" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "sales_pending" ON "sales" USING btree ("created_at") WHERE "sales"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "sandbox_orders_recent" ON "sandbox_orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_orders_reference" ON "sandbox_orders" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_order" ON "sandbox_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sandbox_webhooks_order" ON "sandbox_webhooks" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sandbox_webhooks_due" ON "sandbox_webhooks" USING btree ("due_at") WHERE "sandbox_webhooks"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_entries_open" ON "search_entries" USING gin ("open_hours");--> statement-breakpoint
CREATE INDEX "search_entries_near" ON "search_entries" USING gist ("point");--> statement-breakpoint
CREATE INDEX "search_entries_around" ON "search_entries" USING gist ("lat","lng");--> statement-breakpoint
CREATE INDEX "search_entries_best" ON "search_entries" USING btree ("rating","rating_count","seniority","lat","lng","business_id");--> statement-breakpoint
CREATE INDEX "search_entries_newest" ON "search_entries" USING btree ("published_at","business_id");--> statement-breakpoint
CREATE INDEX "search_topics_similar" ON "search_topics" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_slips" ON "search_words" USING gin ("slips");--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_beginning" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "service_pricings_service" ON "service_pricings" USING btree ("business_id","service_id","position");--> statement-breakpoint
CREATE INDEX "service_schedules_calendar" ON "service_schedules" USING btree ("business_id","date_time");--> statement-breakpoint
CREATE INDEX "service_schedules_to_remind" ON "service_schedules" USING btree ("date_time");--> statement-breakpoint
CREATE INDEX "services_category" ON "services" USING btree ("business_id","category_id","position");--> statement-breakpoint
CREATE INDEX "services_name_search" ON "services" USING gin ("name_folded" gin_trgm_ops) WHERE "services"."active";--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_active" ON "subscriptions" USING btree ("business_id") WHERE "subscriptions"."status" in ('active', 'past_due');--> statement-breakpoint
CREATE INDEX "subscriptions_plan" ON "subscriptions" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "subscriptions_to_renew" ON "subscriptions" USING btree ("current_period_end") WHERE "subscriptions"."status" in ('active', 'past_due');--> statement-breakpoint
CREATE INDEX "audit_entries_recent" ON "audit_entries" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("business_id","subject","subject_id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "business_invitations_inviter" ON "business_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE UNIQUE INDEX "business_members_one_owner" ON "business_members" USING btree ("business_id") WHERE "business_members"."role" = 'owner';--> statement-breakpoint
CREATE INDEX "business_members_user" ON "business_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "business_pictures_picture" ON "business_pictures" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "video_rooms_appointment" ON "video_rooms" USING btree ("business_id","appointment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "video_rooms_one_open" ON "video_rooms" USING btree ("business_id","appointment_id") WHERE "video_rooms"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "video_rooms_guest" ON "video_rooms" USING btree ("guest_id","starts_at");--> statement-breakpoint
CREATE INDEX "video_rooms_calendar" ON "video_rooms" USING btree ("business_id","starts_at");--> statement-breakpoint
CREATE INDEX "video_rooms_to_remind" ON "video_rooms" USING btree ("starts_at") WHERE "video_rooms"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "video_tickets_room" ON "video_tickets" USING btree ("business_id","room_id");--> statement-breakpoint
CREATE INDEX "video_tickets_user" ON "video_tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "video_tickets_expiry" ON "video_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sold_vouchers_voucher" ON "sold_vouchers" USING btree ("business_id","voucher_id");--> statement-breakpoint
CREATE INDEX "sold_vouchers_sale" ON "sold_vouchers" USING btree ("business_id","sale_id");--> statement-breakpoint
CREATE INDEX "sold_vouchers_sale_line" ON "sold_vouchers" USING btree ("business_id","sale_line_id");--> statement-breakpoint
CREATE INDEX "sold_vouchers_buyer" ON "sold_vouchers" USING btree ("buyer_id","purchase_date");--> statement-breakpoint
CREATE INDEX "sold_vouchers_owner" ON "sold_vouchers" USING btree ("owner_id","purchase_date");--> statement-breakpoint
CREATE INDEX "voucher_services_service" ON "voucher_services" USING btree ("business_id","service_id");--> statement-breakpoint
CREATE INDEX "voucher_uses_voucher" ON "voucher_uses" USING btree ("business_id","sold_voucher_id","id");--> statement-breakpoint
CREATE INDEX "voucher_uses_sale" ON "voucher_uses" USING btree ("business_id","sale_id");--> statement-breakpoint
CREATE INDEX "waiting_list_offers_request" ON "waiting_list_offers" USING btree ("business_id","request_id");--> statement-breakpoint
CREATE INDEX "waiting_list_offers_chair" ON "waiting_list_offers" USING btree ("business_id","chair_id");--> statement-breakpoint
CREATE INDEX "waiting_list_offers_schedule" ON "waiting_list_offers" USING btree ("business_id","schedule_id") WHERE "waiting_list_offers"."schedule_id" is not null;--> statement-breakpoint
CREATE INDEX "waiting_list_offers_hold" ON "waiting_list_offers" USING btree ("business_id","hold_id");--> statement-breakpoint
CREATE INDEX "waiting_list_offers_appointment" ON "waiting_list_offers" USING btree ("business_id","appointment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_offers_one_open" ON "waiting_list_offers" USING btree ("business_id","request_id") WHERE "waiting_list_offers"."status" = 'open';--> statement-breakpoint
CREATE INDEX "waiting_list_offers_lapsing" ON "waiting_list_offers" USING btree ("expires_at") WHERE "waiting_list_offers"."status" = 'open';--> statement-breakpoint
CREATE INDEX "waiting_list_requests_pricing" ON "waiting_list_requests" USING btree ("business_id","service_pricing_id");--> statement-breakpoint
CREATE INDEX "waiting_list_requests_guest" ON "waiting_list_requests" USING btree ("guest_id","status");--> statement-breakpoint
CREATE INDEX "waiting_list_requests_line" ON "waiting_list_requests" USING btree ("business_id","from_date","to_date","id") WHERE "waiting_list_requests"."status" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_requests_once" ON "waiting_list_requests" USING btree ("business_id","guest_id","service_pricing_id","date_scope","date") WHERE "waiting_list_requests"."status" in ('waiting', 'offered');--> statement-breakpoint
-- A chair serves one guest at a time. Holds, appointments, classes, breaks and calls are all under this one constraint.
ALTER TABLE occupancies ADD CONSTRAINT occupancies_once
  EXCLUDE USING gist (business_id WITH =, chair_id WITH =, during WITH &&);
--> statement-breakpoint
ALTER TABLE work_hours ADD CONSTRAINT work_hours_once
  EXCLUDE USING gist (business_id WITH =, (coalesce(chair_id, 0)) WITH =, weekday WITH =, int4range(start_minute, end_minute) WITH &&);
--> statement-breakpoint
-- Only hold_id may be cleared: business_id is part of the key.
ALTER TABLE reschedule_options ADD CONSTRAINT reschedule_options_hold_fk
  FOREIGN KEY (business_id, hold_id) REFERENCES holds (business_id, id) ON DELETE SET NULL (hold_id);
--> statement-breakpoint
ALTER TABLE waiting_list_offers ADD CONSTRAINT waiting_list_offers_hold_fk
  FOREIGN KEY (business_id, hold_id) REFERENCES holds (business_id, id) ON DELETE SET NULL (hold_id);
