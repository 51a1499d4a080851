ALTER TABLE "commission_rates" DROP CONSTRAINT "commission_rates_kind";--> statement-breakpoint
ALTER TABLE "chairs" ADD COLUMN "holiday_days" smallint;--> statement-breakpoint
ALTER TABLE "chairs" ADD CONSTRAINT "chairs_holiday_days" CHECK ("chairs"."holiday_days" between 0 and 366);--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_kind" CHECK ("commission_rates"."kind" = 'service' or ("commission_rates"."kind" in ('product', 'tip') and "commission_rates"."service_id" is null));