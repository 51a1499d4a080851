ALTER TABLE "membership_offers" ADD COLUMN "percent_off" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_offers" ADD COLUMN "percent_services" integer[];--> statement-breakpoint
ALTER TABLE "membership_offers" ADD COLUMN "product_percent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "card_fees" ADD COLUMN "refunded_at_till" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sale_lines" ADD COLUMN "member_percent" smallint;--> statement-breakpoint
ALTER TABLE "membership_offers" ADD CONSTRAINT "membership_offers_percent" CHECK ("membership_offers"."percent_off" between 0 and 90 and "membership_offers"."product_percent" between 0 and 90);--> statement-breakpoint
ALTER TABLE "card_fees" ADD CONSTRAINT "card_fees_refunded" CHECK ("card_fees"."refunded_at_till" between 0 and "card_fees"."amount");--> statement-breakpoint
ALTER TABLE "sale_lines" ADD CONSTRAINT "sale_lines_member" CHECK ("sale_lines"."member_percent" between 1 and 100);