ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind" CHECK (case "ledger_entries"."side"
        when 'claim' then ("ledger_entries"."kind" in ('sale', 'fee') and "ledger_entries"."amount" >= 0) or ("ledger_entries"."kind" in ('cancellation', 'discount') and "ledger_entries"."amount" <= 0)
        when 'payment' then ("ledger_entries"."kind" in ('charge', 'voucher_use', 'till', 'refund_failed') and "ledger_entries"."amount" > 0) or ("ledger_entries"."kind" in ('refund', 'voucher_return') and "ledger_entries"."amount" < 0)
        when 'platform' then "ledger_entries"."kind" = 'fee' and "ledger_entries"."amount" <> 0
        else false end);