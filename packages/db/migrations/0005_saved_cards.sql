CREATE TABLE "sandbox_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"brand" text NOT NULL,
	"card_end" text NOT NULL,
	"exp_month" smallint NOT NULL,
	"exp_year" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_addresses" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"country_code" text NOT NULL,
	"region" text NOT NULL,
	"city" text NOT NULL,
	"street_line1" text NOT NULL,
	"street_line2" text NOT NULL,
	"postcode" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_addresses_country_code_length" CHECK (char_length("billing_addresses"."country_code") <= 2),
	CONSTRAINT "billing_addresses_region_length" CHECK (char_length("billing_addresses"."region") <= 80),
	CONSTRAINT "billing_addresses_city_length" CHECK (char_length("billing_addresses"."city") <= 80),
	CONSTRAINT "billing_addresses_street_line1_length" CHECK (char_length("billing_addresses"."street_line1") <= 160),
	CONSTRAINT "billing_addresses_street_line2_length" CHECK (char_length("billing_addresses"."street_line2") <= 160),
	CONSTRAINT "billing_addresses_postcode_length" CHECK (char_length("billing_addresses"."postcode") <= 20)
);
--> statement-breakpoint
CREATE TABLE "card_customers" (
	"user_id" integer NOT NULL,
	"provider" text NOT NULL,
	"provider_customer_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_customers_user_id_provider_pk" PRIMARY KEY("user_id","provider"),
	CONSTRAINT "card_customers_provider" UNIQUE("provider","provider_customer_id")
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"provider" text NOT NULL,
	"provider_card_id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" smallint NOT NULL,
	"exp_year" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_cards_provider" UNIQUE("provider","provider_card_id"),
	CONSTRAINT "saved_cards_face" UNIQUE("user_id","provider","brand","last4","exp_month","exp_year"),
	CONSTRAINT "saved_cards_brand" CHECK ("saved_cards"."brand" in ('visa', 'mastercard', 'amex', 'discover', 'jcb', 'card')),
	CONSTRAINT "saved_cards_last4" CHECK ("saved_cards"."last4" ~ '^[0-9]{4}$'),
	CONSTRAINT "saved_cards_expiry" CHECK ("saved_cards"."exp_month" between 1 and 12 and "saved_cards"."exp_year" between 2000 and 2100)
);
--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD COLUMN "card_exp_month" smallint;--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD COLUMN "card_exp_year" smallint;--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD COLUMN "keeps_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD COLUMN "saved_card_id" text;--> statement-breakpoint
ALTER TABLE "sandbox_cards" ADD CONSTRAINT "sandbox_cards_customer_id_sandbox_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sandbox_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_addresses" ADD CONSTRAINT "billing_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_customers" ADD CONSTRAINT "card_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_cards_customer" ON "sandbox_cards" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD CONSTRAINT "sandbox_orders_customer_id_sandbox_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sandbox_customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_orders_customer" ON "sandbox_orders" USING btree ("customer_id") WHERE "sandbox_orders"."customer_id" is not null;