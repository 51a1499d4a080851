ALTER TABLE "sales" ADD COLUMN "deposit_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sales_deposit" ON "sales" USING btree ("deposit_until") WHERE "sales"."deposit_until" is not null;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_links" CHECK ("sales"."parts_until" is null or "sales"."deposit_until" is null);