ALTER TABLE "vouchers" ADD COLUMN "amount_from" bigint;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "amount_to" bigint;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_amount" CHECK (case when "vouchers"."amount_from" is null then "vouchers"."amount_to" is null
        else "vouchers"."amount_to" is not null and "vouchers"."sessions" is null and "vouchers"."retail" = "vouchers"."value" and "vouchers"."amount_from" >= 1 and "vouchers"."amount_to" <= 10000000
          and "vouchers"."value" between "vouchers"."amount_from" and "vouchers"."amount_to" end);