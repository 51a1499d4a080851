ALTER TABLE "occupancies" DROP CONSTRAINT "occupancies_override";--> statement-breakpoint
ALTER TABLE "appointment_moves" ADD COLUMN "lead_id" integer;--> statement-breakpoint
ALTER TABLE "reschedule_proposals" ADD COLUMN "lead_id" integer;--> statement-breakpoint
CREATE INDEX "appointment_moves_lead" ON "appointment_moves" USING btree ("business_id","lead_id") WHERE "appointment_moves"."lead_id" is not null;--> statement-breakpoint
CREATE INDEX "reschedule_proposals_lead" ON "reschedule_proposals" USING btree ("business_id","lead_id") WHERE "reschedule_proposals"."lead_id" is not null;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_override" CHECK (not "occupancies"."is_override" or ("occupancies"."hold_id" is null and num_nonnulls("occupancies"."line_id", "occupancies"."room_id", "occupancies"."schedule_id") = 1));