CREATE TABLE "recorded_tests" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "recorded_tests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"service_id" integer NOT NULL,
	"tested_on" date NOT NULL,
	"done_by" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"recorded_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recorded_tests_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "recorded_tests_id" UNIQUE("id"),
	CONSTRAINT "recorded_tests_once" UNIQUE("business_id","user_id","service_id","tested_on"),
	CONSTRAINT "recorded_tests_done_by_length" CHECK (char_length("recorded_tests"."done_by") <= 120),
	CONSTRAINT "recorded_tests_note_length" CHECK (char_length("recorded_tests"."note") <= 500)
);
--> statement-breakpoint
ALTER TABLE "form_answers" ADD COLUMN "entered_by" integer;--> statement-breakpoint
ALTER TABLE "recorded_tests" ADD CONSTRAINT "recorded_tests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recorded_tests" ADD CONSTRAINT "recorded_tests_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recorded_tests" ADD CONSTRAINT "recorded_tests_business_id_service_id_services_business_id_id_fk" FOREIGN KEY ("business_id","service_id") REFERENCES "public"."services"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recorded_tests_guest" ON "recorded_tests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recorded_tests_service" ON "recorded_tests" USING btree ("business_id","service_id");--> statement-breakpoint
CREATE INDEX "recorded_tests_recorder" ON "recorded_tests" USING btree ("recorded_by");--> statement-breakpoint
ALTER TABLE "form_answers" ADD CONSTRAINT "form_answers_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_answers_entered" ON "form_answers" USING btree ("entered_by");