CREATE TABLE "products" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"price" bigint NOT NULL,
	"vat_rate" numeric(5, 2),
	"sku" text DEFAULT '' NOT NULL,
	"low_at" integer DEFAULT 0 NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "products_id" UNIQUE("id"),
	CONSTRAINT "products_name_length" CHECK (char_length("products"."name") <= 80),
	CONSTRAINT "products_sku_length" CHECK (char_length("products"."sku") <= 40),
	CONSTRAINT "products_price" CHECK ("products"."price" > 0),
	CONSTRAINT "products_vat_rate" CHECK ("products"."vat_rate" between 0 and 100),
	CONSTRAINT "products_low_at" CHECK ("products"."low_at" between 0 and 999)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"sale_line_id" integer,
	"appointment_id" integer,
	"is_oversold" boolean DEFAULT false NOT NULL,
	"actor_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "stock_movements_id" UNIQUE("id"),
	CONSTRAINT "stock_movements_reason_length" CHECK (char_length("stock_movements"."reason") <= 120),
	CONSTRAINT "stock_movements_kind" CHECK ("stock_movements"."kind" in ('delivery', 'sale', 'return', 'correction')),
	CONSTRAINT "stock_movements_quantity" CHECK (case "stock_movements"."kind" when 'sale' then "stock_movements"."quantity" < 0 when 'correction' then "stock_movements"."quantity" <> 0 else "stock_movements"."quantity" > 0 end),
	CONSTRAINT "stock_movements_reason" CHECK ("stock_movements"."kind" <> 'correction' or "stock_movements"."reason" <> '')
);
--> statement-breakpoint
ALTER TABLE "card_fee_consents" ADD COLUMN "words" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sale_lines" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "products_name" ON "products" USING btree ("business_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku" ON "products" USING btree ("business_id","sku") WHERE "products"."sku" <> '';--> statement-breakpoint
CREATE INDEX "stock_movements_product" ON "stock_movements" USING btree ("business_id","product_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_actor" ON "stock_movements" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_line" ON "stock_movements" USING btree ("business_id","sale_line_id","kind") WHERE "stock_movements"."sale_line_id" is not null;--> statement-breakpoint
ALTER TABLE "sale_lines" ADD CONSTRAINT "sale_lines_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_fees_appointment" ON "card_fees" USING btree ("business_id","appointment_id");--> statement-breakpoint
CREATE INDEX "sale_lines_product_of" ON "sale_lines" USING btree ("business_id","product_id") WHERE "sale_lines"."product_id" is not null;--> statement-breakpoint
ALTER TABLE "card_fee_consents" ADD CONSTRAINT "card_fee_consents_words_length" CHECK (char_length("card_fee_consents"."words") <= 500);--> statement-breakpoint
ALTER TABLE "sale_lines" ADD CONSTRAINT "sale_lines_shelf" CHECK ("sale_lines"."product_id" is null or "sale_lines"."kind" = 'product');