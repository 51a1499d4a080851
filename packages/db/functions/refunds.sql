-- A refund reserves its amount on the payment. A repeated dedupe_key reserves nothing and goes on to fail on the unique
-- constraint.
CREATE OR REPLACE FUNCTION reserve_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM payments WHERE business_id = NEW.business_id AND id = NEW.payment_id FOR UPDATE;
  IF EXISTS (SELECT FROM refunds WHERE business_id = NEW.business_id AND dedupe_key = NEW.dedupe_key) THEN
    RETURN NEW;
  END IF;
  UPDATE payments SET refunded_amount = refunded_amount + NEW.amount
    WHERE business_id = NEW.business_id AND id = NEW.payment_id AND currency = NEW.currency
      AND refunded_amount + NEW.amount <= amount;
  RETURN CASE WHEN FOUND THEN NEW END;
END $$;

CREATE OR REPLACE TRIGGER reserve_refund BEFORE INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION reserve_refund();

-- A failed refund releases its reservation.
CREATE OR REPLACE FUNCTION release_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payments SET refunded_amount = refunded_amount - OLD.amount
    WHERE business_id = OLD.business_id AND id = OLD.payment_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER release_refund AFTER UPDATE OF status ON refunds FOR EACH ROW
  WHEN (OLD.status <> 'failed' AND NEW.status = 'failed') EXECUTE FUNCTION release_refund();

CREATE OR REPLACE TRIGGER failed_stays_failed BEFORE UPDATE ON refunds FOR EACH ROW
  WHEN (OLD.amount <> NEW.amount OR OLD.payment_id <> NEW.payment_id OR (OLD.status IN ('failed', 'succeeded') AND NEW.status <> OLD.status))
  EXECUTE FUNCTION refuse_change('a settled refund stays as it is');

CREATE OR REPLACE TRIGGER keep_refunds BEFORE DELETE ON refunds EXECUTE FUNCTION refuse_change('money that moved is not forgotten');
CREATE OR REPLACE TRIGGER keep_payments BEFORE DELETE ON payments EXECUTE FUNCTION refuse_change('money that moved is not forgotten');
