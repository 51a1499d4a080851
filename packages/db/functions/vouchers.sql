-- Using a voucher is inserting a use. The row is skipped when the voucher is not active or its balance is too low.
CREATE OR REPLACE FUNCTION move_voucher_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sold_vouchers SET remaining = remaining - NEW.amount
    WHERE business_id = NEW.business_id AND id = NEW.sold_voucher_id
      AND (status = 'active' OR NEW.amount < 0) AND remaining - NEW.amount BETWEEN 0 AND value
    RETURNING remaining INTO NEW.remaining;
  RETURN CASE WHEN FOUND THEN NEW END;
END $$;

CREATE OR REPLACE TRIGGER move_voucher_balance BEFORE INSERT ON voucher_uses FOR EACH ROW EXECUTE FUNCTION move_voucher_balance();
