ALTER TABLE "appointment_moves" ADD COLUMN "lead_id" integer;--> statement-breakpoint
ALTER TABLE "reschedule_proposals" ADD COLUMN "lead_id" integer;--> statement-breakpoint
CREATE INDEX "appointment_moves_lead" ON "appointment_moves" USING btree ("business_id","lead_id") WHERE "appointment_moves"."lead_id" is not null;--> statement-breakpoint
CREATE INDEX "reschedule_proposals_lead" ON "reschedule_proposals" USING btree ("business_id","lead_id") WHERE "reschedule_proposals"."lead_id" is not null;