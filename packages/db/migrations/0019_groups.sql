ALTER TABLE "appointments" ADD COLUMN "group_place" smallint;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "companion" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_companion_length" CHECK (char_length("appointments"."companion") <= 60);--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_group_place" CHECK ("appointments"."group_place" between 0 and 5);--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_companion" CHECK ("appointments"."companion" = '' or "appointments"."group_place" > 0);