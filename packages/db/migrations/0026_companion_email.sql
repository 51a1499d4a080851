ALTER TABLE "appointments" ADD COLUMN "companion_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "appointments_companion_email" ON "appointments" USING btree ("companion_email") WHERE "appointments"."companion_email" <> '';--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_companion_email_length" CHECK (char_length("appointments"."companion_email") <= 254);--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_companion_address" CHECK ("appointments"."companion_email" = '' or "appointments"."group_place" > 0);