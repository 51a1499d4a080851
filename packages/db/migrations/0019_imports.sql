CREATE TABLE "import_rows" (
	"business_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"row_number" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"parsed" jsonb,
	"problems" text[] DEFAULT '{}' NOT NULL,
	"warnings" text[] DEFAULT '{}' NOT NULL,
	"mobile" text,
	"email" text,
	"name_key" text DEFAULT '' NOT NULL,
	"matched_guest" integer,
	"matched_row" integer,
	"choice" text,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"guest" integer,
	"is_new_guest" boolean DEFAULT false NOT NULL,
	"subject" integer,
	"sale" integer,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "import_rows_business_id_import_id_row_number_pk" PRIMARY KEY("business_id","import_id","row_number"),
	CONSTRAINT "import_rows_choice" CHECK ("import_rows"."choice" in ('merge', 'separate', 'leave', 'accept'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"status" text DEFAULT 'mapping' NOT NULL,
	"file_name" text NOT NULL,
	"encoding" text NOT NULL,
	"row_count" integer NOT NULL,
	"columns" jsonb NOT NULL,
	"date_order" text NOT NULL,
	"order_is_sure" boolean NOT NULL,
	"decisions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"matches" jsonb DEFAULT '{"service":{},"person":{}}'::jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"failure" text DEFAULT '' NOT NULL,
	"actor_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "imports_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "imports_id" UNIQUE("id"),
	CONSTRAINT "imports_kind" CHECK ("imports"."kind" in ('clients', 'services', 'appointments', 'vouchers')),
	CONSTRAINT "imports_status" CHECK ("imports"."status" in ('mapping', 'checking', 'checked', 'running', 'done', 'undoing', 'undone')),
	CONSTRAINT "imports_date_order" CHECK ("imports"."date_order" in ('day-first', 'month-first')),
	CONSTRAINT "imports_rows" CHECK ("imports"."row_count" >= 0 and "imports"."done" >= 0),
	CONSTRAINT "imports_finished" CHECK ("imports"."status" not in ('done', 'undoing', 'undone') or "imports"."finished_at" is not null),
	CONSTRAINT "imports_file_name_length" CHECK (char_length("imports"."file_name") <= 200),
	CONSTRAINT "imports_failure_length" CHECK (char_length("imports"."failure") <= 300)
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_business_id_import_id_imports_business_id_id_fk" FOREIGN KEY ("business_id","import_id") REFERENCES "public"."imports"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_actor" ON "imports" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "imports_age" ON "imports" USING btree ("created_at");