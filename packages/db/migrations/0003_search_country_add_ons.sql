ALTER TABLE "search_entries" ADD COLUMN "country" char(2) DEFAULT 'IE' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "add_on" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "search_entries_of_country" ON "search_entries" USING btree ("country","rating","rating_count","seniority");