-- A sale's sums follow its ledger, so that a list need not add up entries. Sessions that expire are no payment.
CREATE OR REPLACE FUNCTION sum_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added a JOIN sales s ON s.business_id = a.business_id AND s.id = a.sale_id WHERE s.currency <> a.currency) THEN
    RAISE EXCEPTION 'a ledger entry has another currency than its sale' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_currency';
  END IF;
  UPDATE sales s SET claimed_amount = s.claimed_amount + d.claimed, paid_amount = s.paid_amount + d.paid
    FROM (
      SELECT business_id, sale_id,
        coalesce(sum(amount) FILTER (WHERE side = 'claim'), 0) AS claimed,
        coalesce(sum(amount) FILTER (WHERE side = 'payment' AND kind <> 'session_expiry'), 0) AS paid
      FROM added GROUP BY business_id, sale_id
    ) d
    WHERE s.business_id = d.business_id AND s.id = d.sale_id AND (d.claimed <> 0 OR d.paid <> 0);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER sum_ledger AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_ledger();
