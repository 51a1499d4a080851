CREATE TABLE "page_announcements" (
	"business_id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"announced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unique_codes" (
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"business_id" integer NOT NULL,
	CONSTRAINT "unique_codes_kind_code_pk" PRIMARY KEY("kind","code")
);
--> statement-breakpoint
CREATE INDEX "page_announcements_recent" ON "page_announcements" USING btree ("announced_at");--> statement-breakpoint
CREATE INDEX "unique_codes_business" ON "unique_codes" USING btree ("business_id");--> statement-breakpoint
-- by hand
INSERT INTO "unique_codes" ("kind", "code", "business_id")
  SELECT 'slug', slug, id FROM businesses
  UNION ALL SELECT 'slug', slug, business_id FROM former_slugs f WHERE NOT EXISTS (SELECT FROM businesses b WHERE b.slug = f.slug)
  UNION ALL SELECT 'voucher', voucher_code, business_id FROM sold_vouchers;
