ALTER TABLE "businesses" ALTER COLUMN "confirms_at_once" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "accepts_known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "new_only_paid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- by hand
-- Until now the column changed nothing: every booking waited. It stays so until the owner chooses.
UPDATE "businesses" SET "confirms_at_once" = false WHERE "confirms_at_once";
