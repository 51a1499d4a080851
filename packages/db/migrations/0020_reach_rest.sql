ALTER TABLE "reminders" ADD COLUMN "answered_by" integer;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "asked_again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminders_recorder" ON "reminders" USING btree ("answered_by");--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_recorded" CHECK ("reminders"."answered_by" is null or "reminders"."answer" = 'confirmed');