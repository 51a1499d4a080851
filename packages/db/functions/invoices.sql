-- Numbers without gaps: the counter's row stays locked until the invoice is committed or rolled back. A second invoice for
-- the same sale is skipped before it can use a number.
CREATE OR REPLACE FUNCTION number_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE TRIGGER number_invoice BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION number_invoice();

-- Copies buyer and seller as they are now; fields that are empty are left out.
CREATE OR REPLACE FUNCTION issue_invoice(shop integer, sold integer, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO invoices (business_id, sale_id, prefix, buyer, seller, created_at)
    SELECT s.business_id, s.id, b.invoice_prefix,
      jsonb_strip_nulls(jsonb_build_object(
        'name', btrim(u.first_name || ' ' || u.last_name),
        'address', nullif(concat_ws(', ', nullif(d.suite, ''), nullif(d.address, ''), nullif(d.eir_code, '')), ''),
        'email', nullif(u.email, ''),
        'mobile', nullif(u.mobile, ''))),
      jsonb_strip_nulls(jsonb_build_object(
        'name', b.name,
        'address', nullif(b.location, ''),
        'country', nullif(b.country, ''),
        'vatNumber', nullif(b.vat_number, ''),
        'email', nullif(b.email, ''),
        'mobile', nullif(b.phone, ''))),
      at
    FROM sales s
      JOIN users u ON u.id = s.user_id
      LEFT JOIN client_details d ON d.user_id = s.user_id
      JOIN businesses b ON b.id = s.business_id
    WHERE s.business_id = shop AND s.id = sold;
END $$;
