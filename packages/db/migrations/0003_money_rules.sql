CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON voucher_uses EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON invoices EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A sale's sums follow its ledger, so that a list need not add up entries.
CREATE FUNCTION sum_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added a JOIN sales s ON s.business_id = a.business_id AND s.id = a.sale_id WHERE s.currency <> a.currency) THEN
    RAISE EXCEPTION 'a ledger entry has another currency than its sale' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_currency';
  END IF;
  UPDATE sales s SET claimed_amount = s.claimed_amount + d.claimed, paid_amount = s.paid_amount + d.paid
    FROM (
      SELECT business_id, sale_id,
        coalesce(sum(amount) FILTER (WHERE side = 'claim'), 0) AS claimed,
        coalesce(sum(amount) FILTER (WHERE side = 'payment'), 0) AS paid
      FROM added GROUP BY business_id, sale_id
    ) d
    WHERE s.business_id = d.business_id AND s.id = d.sale_id AND (d.claimed <> 0 OR d.paid <> 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sum_ledger AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION sum_ledger();
--> statement-breakpoint
-- Numbers without gaps: the counter's row stays locked until the invoice is committed or rolled back. A second
-- invoice for the same sale is skipped before it can use up a number.
CREATE FUNCTION number_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO invoice_counters (business_id) VALUES (NEW.business_id) ON CONFLICT DO NOTHING;
  PERFORM FROM invoice_counters WHERE business_id = NEW.business_id FOR UPDATE;
  IF EXISTS (SELECT FROM invoices WHERE business_id = NEW.business_id AND sale_id = NEW.sale_id) THEN
    RETURN NULL;
  END IF;
  UPDATE invoice_counters SET last_number = last_number + 1 WHERE business_id = NEW.business_id
    RETURNING last_number INTO NEW.number;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER number_invoice BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION number_invoice();
--> statement-breakpoint
-- Using a voucher is inserting a use; the row is skipped when the voucher is not active or holds too little.
CREATE FUNCTION move_voucher_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sold_vouchers SET remaining = remaining - NEW.amount
    WHERE business_id = NEW.business_id AND id = NEW.sold_voucher_id
      AND (status = 'active' OR NEW.amount < 0) AND remaining - NEW.amount BETWEEN 0 AND value
    RETURNING remaining INTO NEW.remaining;
  RETURN CASE WHEN FOUND THEN NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER move_voucher_balance BEFORE INSERT ON voucher_uses FOR EACH ROW EXECUTE FUNCTION move_voucher_balance();
--> statement-breakpoint
-- A refund reserves its amount on the payment. A repeat of a known dedupe_key reserves nothing: it goes on to meet
-- the unique constraint.
CREATE FUNCTION reserve_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM payments WHERE business_id = NEW.business_id AND id = NEW.payment_id FOR UPDATE;
  IF EXISTS (SELECT FROM refunds WHERE dedupe_key = NEW.dedupe_key) THEN
    RETURN NEW;
  END IF;
  UPDATE payments SET refunded_amount = refunded_amount + NEW.amount
    WHERE business_id = NEW.business_id AND id = NEW.payment_id AND currency = NEW.currency
      AND refunded_amount + NEW.amount <= amount;
  RETURN CASE WHEN FOUND THEN NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER reserve_refund BEFORE INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION reserve_refund();
--> statement-breakpoint
CREATE FUNCTION release_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payments SET refunded_amount = refunded_amount - OLD.amount
    WHERE business_id = OLD.business_id AND id = OLD.payment_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER release_refund AFTER UPDATE OF status ON refunds FOR EACH ROW
  WHEN (OLD.status <> 'failed' AND NEW.status = 'failed') EXECUTE FUNCTION release_refund();
--> statement-breakpoint
CREATE TRIGGER failed_stays_failed BEFORE UPDATE ON refunds FOR EACH ROW
  WHEN (OLD.amount <> NEW.amount OR OLD.payment_id <> NEW.payment_id OR (OLD.status IN ('failed', 'succeeded') AND NEW.status <> OLD.status))
  EXECUTE FUNCTION refuse_change('a settled refund stays as it is');
--> statement-breakpoint
CREATE TRIGGER keep_refunds BEFORE DELETE ON refunds EXECUTE FUNCTION refuse_change('money that moved is not forgotten');
--> statement-breakpoint
CREATE TRIGGER keep_payments BEFORE DELETE ON payments EXECUTE FUNCTION refuse_change('money that moved is not forgotten');
