ALTER TABLE "plans" ADD COLUMN "diaries" smallint;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_diaries" CHECK ("plans"."diaries" > 0);