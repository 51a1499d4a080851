-- Refuses what an append-only table must not have. The argument says why. Other files' triggers use it too; files are applied
-- in the order of their names.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: %', TG_OP, TG_TABLE_NAME, coalesce(TG_ARGV[0], 'rows are only ever added')
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME;
END $$;

CREATE OR REPLACE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- Each month of a partitioned table has its own copy of a trigger for rows, but none for statements.
CREATE OR REPLACE TRIGGER append_only_months BEFORE DELETE OR UPDATE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON credit_notes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON drawer_movements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON operator_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON plan_invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON stock_movements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON vat_postings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON voucher_uses FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON payout_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER keep_payout_entries BEFORE UPDATE ON payout_entries FOR EACH ROW
  WHEN (OLD.payout_id IS NOT NULL OR to_jsonb(OLD) - 'payout_id' IS DISTINCT FROM to_jsonb(NEW) - 'payout_id')
  EXECUTE FUNCTION refuse_change('an entry only becomes part of one payout');
