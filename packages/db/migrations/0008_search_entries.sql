CREATE TABLE "search_entries" (
	"business_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"point" "cube" NOT NULL,
	"gender_served" text NOT NULL,
	"rating" numeric(2, 1) NOT NULL,
	"rating_count" integer NOT NULL,
	"from_price" bigint,
	"published_at" timestamp with time zone NOT NULL,
	"zone" text NOT NULL,
	"open_minutes" "int4multirange" NOT NULL,
	"open_hours" smallint[] NOT NULL,
	"seniority" integer GENERATED ALWAYS AS (-business_id) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_topics" (
	"kind" text NOT NULL,
	"folded" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "search_topics_folded_kind_pk" PRIMARY KEY("folded","kind")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"topic" boolean NOT NULL,
	"slips" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_entries_open" ON "search_entries" USING gin ("open_hours");--> statement-breakpoint
CREATE INDEX "search_entries_near" ON "search_entries" USING gist ("point");--> statement-breakpoint
CREATE INDEX "search_entries_around" ON "search_entries" USING gist ("lat","lng");--> statement-breakpoint
CREATE INDEX "search_entries_best" ON "search_entries" USING btree ("rating","rating_count","seniority");--> statement-breakpoint
CREATE INDEX "search_entries_newest" ON "search_entries" USING btree ("published_at","business_id");--> statement-breakpoint
CREATE INDEX "search_topics_similar" ON "search_topics" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_slips" ON "search_words" USING gin ("slips");--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_beginning" ON "search_words" USING btree ("word" text_pattern_ops);