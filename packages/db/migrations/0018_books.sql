CREATE TABLE "book_accounts" (
	"business_id" integer NOT NULL,
	"key" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "book_accounts_business_id_key_pk" PRIMARY KEY("business_id","key"),
	CONSTRAINT "book_accounts_key_length" CHECK (char_length("book_accounts"."key") <= 20),
	CONSTRAINT "book_accounts_code_length" CHECK (char_length("book_accounts"."code") <= 10),
	CONSTRAINT "book_accounts_name_length" CHECK (char_length("book_accounts"."name") <= 60),
	CONSTRAINT "book_accounts_filled" CHECK (length(btrim("book_accounts"."code")) > 0 and length(btrim("book_accounts"."name")) > 0)
);
--> statement-breakpoint
CREATE TABLE "drawer_movements" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "drawer_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"actor_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drawer_movements_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "drawer_movements_reason_length" CHECK (char_length("drawer_movements"."reason") <= 120),
	CONSTRAINT "drawer_movements_kind" CHECK (case "drawer_movements"."kind" when 'float' then "drawer_movements"."amount" >= 0 when 'count' then "drawer_movements"."amount" >= 0
        when 'in' then "drawer_movements"."amount" > 0 and length(btrim("drawer_movements"."reason")) > 0
        when 'out' then "drawer_movements"."amount" > 0 and length(btrim("drawer_movements"."reason")) > 0 else false end),
	CONSTRAINT "drawer_movements_most" CHECK ("drawer_movements"."amount" <= 100000000)
);
--> statement-breakpoint
CREATE TABLE "vat_postings" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "vat_postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"sale_id" integer NOT NULL,
	"line_id" integer,
	"line_kind" text,
	"kind" text NOT NULL,
	"treatment" text NOT NULL,
	"vat_rate" numeric(5, 2),
	"gross" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "vat_postings_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "vat_postings_once" UNIQUE NULLS NOT DISTINCT("business_id","entry_id","line_id","kind","treatment","vat_rate"),
	CONSTRAINT "vat_postings_kind" CHECK ("vat_postings"."kind" in ('sale', 'voucher', 'tip', 'prepaid', 'bonus', 'credit')),
	CONSTRAINT "vat_postings_treatment" CHECK ("vat_postings"."treatment" in ('taxed', 'exempt', 'reverse')),
	CONSTRAINT "vat_postings_line_kind" CHECK ("vat_postings"."line_kind" in ('service', 'voucher', 'consultation', 'product')),
	CONSTRAINT "vat_postings_rate" CHECK ("vat_postings"."vat_rate" between 0 and 100),
	CONSTRAINT "vat_postings_gross" CHECK ("vat_postings"."gross" <> 0 and abs("vat_postings"."vat") <= abs("vat_postings"."gross")),
	CONSTRAINT "vat_postings_untaxed" CHECK ("vat_postings"."vat" = 0 or ("vat_postings"."vat_rate" > 0 and "vat_postings"."kind" = 'sale' and "vat_postings"."treatment" = 'taxed'))
);
--> statement-breakpoint
CREATE TABLE "vat_rates" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "vat_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"service_id" integer,
	"product" text DEFAULT '' NOT NULL,
	"valid_from" date NOT NULL,
	"vat_rate" numeric(5, 2),
	"treatment" text,
	"vat_rate_before" numeric(5, 2),
	"treatment_before" text,
	"actor_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vat_rates_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "vat_rates_day" UNIQUE NULLS NOT DISTINCT("business_id","subject","service_id","product","valid_from"),
	CONSTRAINT "vat_rates_product_length" CHECK (char_length("vat_rates"."product") <= 80),
	CONSTRAINT "vat_rates_subject" CHECK ("vat_rates"."subject" in ('shop', 'service', 'product') and ("vat_rates"."subject" = 'service') = ("vat_rates"."service_id" is not null)
        and ("vat_rates"."subject" = 'product' or "vat_rates"."product" = '')),
	CONSTRAINT "vat_rates_terms" CHECK (case "vat_rates"."treatment" when 'taxed' then "vat_rates"."vat_rate" between 0 and 100 when 'exempt' then "vat_rates"."vat_rate" is null
        when 'reverse' then "vat_rates"."vat_rate" = 0 else "vat_rates"."vat_rate" is null end),
	CONSTRAINT "vat_rates_before" CHECK ("vat_rates"."vat_rate_before" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "till_days" ADD COLUMN "drawer" jsonb;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "purpose" text DEFAULT 'multi' NOT NULL;--> statement-breakpoint
ALTER TABLE "book_accounts" ADD CONSTRAINT "book_accounts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_movements" ADD CONSTRAINT "drawer_movements_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_movements" ADD CONSTRAINT "drawer_movements_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat_postings" ADD CONSTRAINT "vat_postings_business_id_entry_id_ledger_entries_business_id_id_fk" FOREIGN KEY ("business_id","entry_id") REFERENCES "public"."ledger_entries"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat_postings" ADD CONSTRAINT "vat_postings_business_id_sale_id_sales_business_id_id_fk" FOREIGN KEY ("business_id","sale_id") REFERENCES "public"."sales"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat_rates" ADD CONSTRAINT "vat_rates_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat_rates" ADD CONSTRAINT "vat_rates_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat_rates" ADD CONSTRAINT "vat_rates_business_id_service_id_services_business_id_id_fk" FOREIGN KEY ("business_id","service_id") REFERENCES "public"."services"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drawer_movements_day" ON "drawer_movements" USING btree ("business_id","date","id");--> statement-breakpoint
CREATE INDEX "drawer_movements_actor" ON "drawer_movements" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "vat_postings_sale" ON "vat_postings" USING btree ("business_id","sale_id");--> statement-breakpoint
CREATE INDEX "vat_postings_day" ON "vat_postings" USING btree ("business_id","at");--> statement-breakpoint
CREATE INDEX "vat_rates_service" ON "vat_rates" USING btree ("business_id","service_id") WHERE "vat_rates"."service_id" is not null;--> statement-breakpoint
CREATE INDEX "vat_rates_actor" ON "vat_rates" USING btree ("actor_id") WHERE "vat_rates"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "vat_rates_due" ON "vat_rates" USING btree ("valid_from");--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_purpose" CHECK ("vouchers"."purpose" in ('multi', 'single'));