DROP INDEX "waiting_list_requests_once";--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "amount_from" bigint;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "amount_to" bigint;--> statement-breakpoint
ALTER TABLE "waiting_list_requests" ADD COLUMN "call_until" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_requests_one_call" ON "waiting_list_requests" USING btree ("business_id","guest_id") WHERE "waiting_list_requests"."call_until" is not null and "waiting_list_requests"."status" in ('waiting', 'offered');--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_requests_once" ON "waiting_list_requests" USING btree ("business_id","guest_id","service_pricing_id","date_scope","date") WHERE "waiting_list_requests"."call_until" is null and "waiting_list_requests"."status" in ('waiting', 'offered');--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_amount" CHECK (case when "vouchers"."amount_from" is null then "vouchers"."amount_to" is null
        else "vouchers"."amount_to" is not null and "vouchers"."sessions" is null and "vouchers"."retail" = "vouchers"."value" and "vouchers"."amount_from" >= 1 and "vouchers"."amount_to" <= 10000000
          and "vouchers"."value" between "vouchers"."amount_from" and "vouchers"."amount_to" end);