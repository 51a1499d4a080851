ALTER TABLE "vat_postings" DROP CONSTRAINT "vat_postings_kind";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_method";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_origin";--> statement-breakpoint
ALTER TABLE "vouchers" DROP CONSTRAINT "vouchers_validity";--> statement-breakpoint
ALTER TABLE "sold_vouchers" ADD COLUMN "unit" text DEFAULT 'money' NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD COLUMN "returns_id" integer;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "sessions" smallint;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "shareable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_returned" FOREIGN KEY ("business_id","returns_id") REFERENCES "public"."voucher_uses"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sold_vouchers_packages" ON "sold_vouchers" USING btree ("expiry_date") WHERE "sold_vouchers"."unit" = 'session' and "sold_vouchers"."status" = 'active' and "sold_vouchers"."remaining" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_uses_returns" ON "voucher_uses" USING btree ("business_id","returns_id") WHERE "voucher_uses"."returns_id" is not null;--> statement-breakpoint
ALTER TABLE "vat_postings" ADD CONSTRAINT "vat_postings_kind" CHECK ("vat_postings"."kind" in ('sale', 'voucher', 'tip', 'prepaid', 'bonus', 'credit', 'breakage'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind" CHECK (case "ledger_entries"."side"
        when 'claim' then ("ledger_entries"."kind" in ('sale', 'fee') and "ledger_entries"."amount" >= 0) or ("ledger_entries"."kind" in ('cancellation', 'credit') and "ledger_entries"."amount" <= 0)
          or ("ledger_entries"."kind" = 'discount' and ("ledger_entries"."amount" <= 0 or "ledger_entries"."checkout_id" is not null)) or ("ledger_entries"."kind" in ('tip', 'product', 'edit') and "ledger_entries"."amount" <> 0)
        when 'payment' then ("ledger_entries"."kind" in ('charge', 'voucher_use', 'session_use', 'session_expiry', 'till', 'refund_failed') and "ledger_entries"."amount" > 0) or ("ledger_entries"."kind" in ('refund', 'voucher_return', 'session_return', 'till_refund') and "ledger_entries"."amount" < 0)
        when 'platform' then "ledger_entries"."kind" = 'fee' and "ledger_entries"."amount" <> 0
        else false end);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_method" CHECK ("ledger_entries"."method" in ('card', 'google', 'apple', 'voucher', 'package', 'cash', 'transfer'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_origin" CHECK (("ledger_entries"."kind" = 'charge') <= ("ledger_entries"."payment_id" is not null) and ("ledger_entries"."kind" = 'refund') <= ("ledger_entries"."refund_id" is not null)
        and ("ledger_entries"."kind" in ('voucher_use', 'voucher_return', 'session_use', 'session_return', 'session_expiry')) = ("ledger_entries"."voucher_use_id" is not null));--> statement-breakpoint
ALTER TABLE "sold_vouchers" ADD CONSTRAINT "sold_vouchers_unit" CHECK ("sold_vouchers"."unit" in ('money', 'session'));--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_return" CHECK ("voucher_uses"."returns_id" is null or "voucher_uses"."amount" < 0);--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_sessions" CHECK ("vouchers"."sessions" between 1 and 100);--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_validity" CHECK ("vouchers"."valid_for" >= case when "vouchers"."sessions" is null then 60 else 1 end);