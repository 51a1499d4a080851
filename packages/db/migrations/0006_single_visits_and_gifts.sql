ALTER TABLE "service_groups" ADD COLUMN "single_visits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sold_vouchers" ADD COLUMN "giver" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sold_vouchers" ADD COLUMN "send_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sold_vouchers" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sold_vouchers" ADD COLUMN "sends" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- A gift whose sale still waits for its payment is mailed once that arrives, as before.
UPDATE "sold_vouchers" SET "send_at" = "purchase_date" WHERE "owner_email" IS NOT NULL AND "status" <> 'active';--> statement-breakpoint
UPDATE "sold_vouchers" SET "message" = left("message", 200) WHERE char_length("message") > 200;--> statement-breakpoint
-- A voucher on sale for more than it is worth costs what it is worth.
UPDATE "vouchers" SET "retail" = "value" WHERE "retail" > "value";--> statement-breakpoint
CREATE INDEX "sold_vouchers_due" ON "sold_vouchers" USING btree ("send_at") WHERE "sold_vouchers"."send_at" is not null and "sold_vouchers"."status" = 'active';--> statement-breakpoint
ALTER TABLE "service_groups" ADD CONSTRAINT "service_groups_single" CHECK (not "service_groups"."single_visits" or "service_groups"."group_type" = 'repeated');--> statement-breakpoint
ALTER TABLE "sold_vouchers" ADD CONSTRAINT "sold_vouchers_giver_length" CHECK (char_length("sold_vouchers"."giver") <= 120);--> statement-breakpoint
ALTER TABLE "sold_vouchers" ADD CONSTRAINT "sold_vouchers_message_length" CHECK (char_length("sold_vouchers"."message") <= 200);--> statement-breakpoint
ALTER TABLE "sold_vouchers" ADD CONSTRAINT "sold_vouchers_send" CHECK ("sold_vouchers"."send_at" is null or "sold_vouchers"."owner_email" is not null);--> statement-breakpoint
ALTER TABLE "sold_vouchers" ADD CONSTRAINT "sold_vouchers_sent" CHECK (("sold_vouchers"."sends" > 0) = ("sold_vouchers"."sent_at" is not null));--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_price" CHECK ("vouchers"."retail" <= "vouchers"."value");