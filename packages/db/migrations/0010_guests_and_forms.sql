CREATE TABLE "form_answers" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "form_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"form_id" integer NOT NULL,
	"version" integer NOT NULL,
	"appointment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"signed_name" text,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_answers_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "form_answers_id" UNIQUE("id"),
	CONSTRAINT "form_answers_once" UNIQUE("business_id","appointment_id","form_id"),
	CONSTRAINT "form_answers_signed_name_length" CHECK (char_length("form_answers"."signed_name") <= 120)
);
--> statement-breakpoint
CREATE TABLE "form_services" (
	"business_id" integer NOT NULL,
	"form_id" integer NOT NULL,
	"service_id" integer NOT NULL,
	CONSTRAINT "form_services_business_id_form_id_service_id_pk" PRIMARY KEY("business_id","form_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "form_versions" (
	"business_id" integer NOT NULL,
	"form_id" integer NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"questions" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_versions_business_id_form_id_version_pk" PRIMARY KEY("business_id","form_id","version"),
	CONSTRAINT "form_versions_title_length" CHECK (char_length("form_versions"."title") <= 80),
	CONSTRAINT "form_versions_intro_length" CHECK (char_length("form_versions"."intro") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "forms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"timing" text NOT NULL,
	"frequency" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forms_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "forms_id" UNIQUE("id"),
	CONSTRAINT "forms_timing" CHECK ("forms"."timing" in ('booking', 'before')),
	CONSTRAINT "forms_frequency" CHECK ("forms"."frequency" in ('each', 'once'))
);
--> statement-breakpoint
CREATE TABLE "patch_tests" (
	"business_id" integer NOT NULL,
	"service_id" integer NOT NULL,
	"test_service_id" integer NOT NULL,
	"hours_before" smallint NOT NULL,
	"valid_days" smallint NOT NULL,
	CONSTRAINT "patch_tests_business_id_service_id_pk" PRIMARY KEY("business_id","service_id"),
	CONSTRAINT "patch_tests_other" CHECK ("patch_tests"."service_id" <> "patch_tests"."test_service_id"),
	CONSTRAINT "patch_tests_hours" CHECK ("patch_tests"."hours_before" between 1 and 336),
	CONSTRAINT "patch_tests_days" CHECK ("patch_tests"."valid_days" between 1 and 1095)
);
--> statement-breakpoint
CREATE TABLE "guest_files" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "guest_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"storage_key" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"name" text NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"consent_by" integer NOT NULL,
	"may_be_shown" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_files_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "guest_files_id" UNIQUE("id"),
	CONSTRAINT "guest_files_storage" UNIQUE("storage_key"),
	CONSTRAINT "guest_files_type" CHECK ("guest_files"."content_type" in ('image/webp', 'application/pdf')),
	CONSTRAINT "guest_files_bytes" CHECK ("guest_files"."bytes" > 0),
	CONSTRAINT "guest_files_name_length" CHECK (char_length("guest_files"."name") <= 120),
	CONSTRAINT "guest_files_caption_length" CHECK (char_length("guest_files"."caption") <= 200)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "guest_statuses" ADD COLUMN "allergies" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_statuses" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "form_answers" ADD CONSTRAINT "form_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answers" ADD CONSTRAINT "form_answers_business_id_form_id_version_form_versions_business_id_form_id_version_fk" FOREIGN KEY ("business_id","form_id","version") REFERENCES "public"."form_versions"("business_id","form_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answers" ADD CONSTRAINT "form_answers_business_id_appointment_id_appointments_business_id_id_fk" FOREIGN KEY ("business_id","appointment_id") REFERENCES "public"."appointments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_services" ADD CONSTRAINT "form_services_business_id_form_id_forms_business_id_id_fk" FOREIGN KEY ("business_id","form_id") REFERENCES "public"."forms"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_services" ADD CONSTRAINT "form_services_business_id_service_id_services_business_id_id_fk" FOREIGN KEY ("business_id","service_id") REFERENCES "public"."services"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_business_id_form_id_forms_business_id_id_fk" FOREIGN KEY ("business_id","form_id") REFERENCES "public"."forms"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patch_tests" ADD CONSTRAINT "patch_tests_business_id_service_id_services_business_id_id_fk" FOREIGN KEY ("business_id","service_id") REFERENCES "public"."services"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patch_tests" ADD CONSTRAINT "patch_tests_business_id_test_service_id_services_business_id_id_fk" FOREIGN KEY ("business_id","test_service_id") REFERENCES "public"."services"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_files" ADD CONSTRAINT "guest_files_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_files" ADD CONSTRAINT "guest_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_files" ADD CONSTRAINT "guest_files_consent_by_users_id_fk" FOREIGN KEY ("consent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_answers_version" ON "form_answers" USING btree ("business_id","form_id","version");--> statement-breakpoint
CREATE INDEX "form_answers_guest" ON "form_answers" USING btree ("user_id","business_id");--> statement-breakpoint
CREATE INDEX "form_services_service" ON "form_services" USING btree ("business_id","service_id");--> statement-breakpoint
CREATE INDEX "patch_tests_test" ON "patch_tests" USING btree ("business_id","test_service_id");--> statement-breakpoint
CREATE INDEX "guest_files_guest" ON "guest_files" USING btree ("user_id","business_id");--> statement-breakpoint
CREATE INDEX "guest_files_consent" ON "guest_files" USING btree ("consent_by");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_merged_into_users_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_merged" ON "users" USING btree ("merged_into") WHERE "users"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "users_contact_email" ON "users" USING btree ("contact_email") WHERE "users"."contact_email" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_merged_is_deleted" CHECK ("users"."merged_into" is null or "users"."deleted_at" is not null);--> statement-breakpoint
ALTER TABLE "guest_statuses" ADD CONSTRAINT "guest_statuses_allergies_length" CHECK (char_length("guest_statuses"."allergies") <= 500);--> statement-breakpoint
ALTER TABLE "guest_statuses" ADD CONSTRAINT "guest_statuses_tags" CHECK (cardinality("guest_statuses"."tags") <= 12);