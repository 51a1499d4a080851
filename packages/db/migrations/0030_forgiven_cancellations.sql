ALTER TABLE "appointments" ADD COLUMN "is_forgiven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "forgives_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "appointments_forgiven" ON "appointments" USING btree ("business_id","user_id") WHERE "appointments"."is_forgiven";--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_forgiven" CHECK (not "appointments"."is_forgiven" or "appointments"."status" = 'Cancelled');