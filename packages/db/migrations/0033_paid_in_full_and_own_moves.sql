ALTER TABLE "businesses" ADD COLUMN "guest_moves" text DEFAULT 'start' NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "in_full" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_guest_moves" CHECK ("businesses"."guest_moves" in ('start', 'free', 'never'));