ALTER TABLE "appointments" ADD COLUMN "part_deposit" bigint;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "part_hours" smallint DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "parts_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sales_parts" ON "sales" USING btree ("parts_until") WHERE "sales"."parts_until" is not null;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_part_deposit" CHECK ("appointments"."part_deposit" is null or ("appointments"."part_deposit" >= 0 and "appointments"."group_place" is not null));--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_part_hours" CHECK ("businesses"."part_hours" between 0 and 168);