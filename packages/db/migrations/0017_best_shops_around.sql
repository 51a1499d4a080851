DROP INDEX "search_entries_best";--> statement-breakpoint
CREATE INDEX "search_entries_best" ON "search_entries" USING btree ("rating","rating_count","seniority","lat","lng","business_id");