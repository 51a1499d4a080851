-- A sale's sums follow its ledger, so that a list need not add up entries. Sessions that expire are no payment.
-- One statement for each sale: a distributed database sends it to the sale's shard, and refuses a join with the added rows.
CREATE OR REPLACE FUNCTION sum_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  d record;
  sale_currency char(3);
BEGIN
  FOR d IN
    SELECT business_id, sale_id, min(currency) AS lowest, max(currency) AS highest,
      coalesce(sum(amount) FILTER (WHERE side = 'claim'), 0) AS claimed,
      coalesce(sum(amount) FILTER (WHERE side = 'payment' AND kind <> 'session_expiry'), 0) AS paid
    FROM added GROUP BY business_id, sale_id ORDER BY business_id, sale_id
  LOOP
    IF d.claimed <> 0 OR d.paid <> 0 THEN
      UPDATE sales SET claimed_amount = claimed_amount + d.claimed, paid_amount = paid_amount + d.paid
        WHERE business_id = d.business_id AND id = d.sale_id RETURNING currency INTO sale_currency;
    ELSE
      SELECT currency INTO sale_currency FROM sales WHERE business_id = d.business_id AND id = d.sale_id;
    END IF;
    IF d.lowest <> sale_currency OR d.highest <> sale_currency THEN
      RAISE EXCEPTION 'a ledger entry has another currency than its sale' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_currency';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER sum_ledger AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_ledger();
