CREATE TABLE "review_reports" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "review_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"reported_by" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decide_by" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"operator_id" integer,
	CONSTRAINT "review_reports_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "review_reports_id" UNIQUE("id"),
	CONSTRAINT "review_reports_one_each" UNIQUE("business_id","review_id"),
	CONSTRAINT "review_reports_reason" CHECK ("review_reports"."reason" in ('insulting', 'private-details', 'not-a-visit', 'advertising')),
	CONSTRAINT "review_reports_decision" CHECK ("review_reports"."decision" in ('stays', 'hidden')),
	CONSTRAINT "review_reports_decided" CHECK (("review_reports"."decision" is null) = ("review_reports"."decided_at" is null) and ("review_reports"."decision" is null) = ("review_reports"."operator_id" is null)),
	CONSTRAINT "review_reports_note_length" CHECK (char_length("review_reports"."note") <= 500)
);
--> statement-breakpoint
ALTER TABLE "seat_claims" ADD COLUMN "attendance" text;--> statement-breakpoint
ALTER TABLE "seat_claims" ADD COLUMN "instead_of" integer;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "cancellation_steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "cancellation_steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_reported_by_users_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_business_id_review_id_reviews_business_id_id_fk" FOREIGN KEY ("business_id","review_id") REFERENCES "public"."reviews"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reports_reporter" ON "review_reports" USING btree ("reported_by");--> statement-breakpoint
CREATE INDEX "review_reports_operator" ON "review_reports" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("decide_by") WHERE "review_reports"."decision" is null;--> statement-breakpoint
CREATE INDEX "reviews_unanswered" ON "reviews" USING btree ("business_id","created_at") WHERE "reviews"."replied_at" is null;--> statement-breakpoint
ALTER TABLE "seat_claims" ADD CONSTRAINT "seat_claims_attendance" CHECK ("seat_claims"."attendance" in ('here', 'missed'));--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_cancellation_steps" CHECK (jsonb_typeof("businesses"."cancellation_steps") = 'array' and jsonb_array_length("businesses"."cancellation_steps") <= 10
        and ("businesses"."cancellation_steps" = '[]' or not "businesses"."cancellation" && array[1, 2]::smallint[]));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reply" CHECK (("reviews"."reply" = '') = ("reviews"."replied_at" is null));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reply_length" CHECK (char_length("reviews"."reply") <= 2000);