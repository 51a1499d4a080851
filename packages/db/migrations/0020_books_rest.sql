CREATE TABLE "stock_holds" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "stock_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"hold_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_holds_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "stock_holds_id" UNIQUE("id"),
	CONSTRAINT "stock_holds_quantity" CHECK ("stock_holds"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sold_online" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sale_lines" ADD COLUMN "is_ordered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_business_id_hold_id_holds_business_id_id_fk" FOREIGN KEY ("business_id","hold_id") REFERENCES "public"."holds"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_holds_product" ON "stock_holds" USING btree ("business_id","product_id");--> statement-breakpoint
CREATE INDEX "stock_holds_hold" ON "stock_holds" USING btree ("business_id","hold_id");--> statement-breakpoint
ALTER TABLE "sale_lines" ADD CONSTRAINT "sale_lines_ordered" CHECK (not "sale_lines"."is_ordered" or ("sale_lines"."product_id" is not null and "sale_lines"."appointment_id" is not null));