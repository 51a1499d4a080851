ALTER TABLE "waiting_list_offers" ALTER COLUMN "chair_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD COLUMN "wallet_token" text;--> statement-breakpoint
ALTER TABLE "sold_vouchers" ADD COLUMN "owner_email" text;--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD COLUMN "schedule_id" integer;--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_business_id_schedule_id_service_schedules_business_id_id_fk" FOREIGN KEY ("business_id","schedule_id") REFERENCES "public"."service_schedules"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_list_offers_schedule" ON "waiting_list_offers" USING btree ("business_id","schedule_id") WHERE "waiting_list_offers"."schedule_id" is not null;--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD CONSTRAINT "sandbox_orders_wallet_token_unique" UNIQUE("wallet_token");--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_kept" CHECK (num_nonnulls("waiting_list_offers"."chair_id", "waiting_list_offers"."schedule_id") = 1);