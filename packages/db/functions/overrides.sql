-- An override is outside the EXCLUDE constraint, so this guards its time: any other row that would overlap one is skipped, as ON
-- CONFLICT DO NOTHING would do. Other rows share the business's calendar and an override takes it alone, so that neither is
-- written without seeing the other. Transactions that lock rows too take the calendar first; here it is only made sure of.
CREATE OR REPLACE FUNCTION guard_overrides() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_override THEN
    PERFORM take_calendar(NEW.business_id);
    RETURN NEW;
  END IF;
  PERFORM pg_advisory_xact_lock_shared(hashtext('calendar'), NEW.business_id);
  RETURN CASE WHEN NOT EXISTS (
    SELECT FROM occupancies o WHERE o.business_id = NEW.business_id AND o.chair_id = NEW.chair_id AND o.is_override
      AND o.starts_at < NEW.ends_at AND o.ends_at > NEW.starts_at
  ) THEN NEW END;
END $$;

CREATE OR REPLACE TRIGGER guard_overrides BEFORE INSERT ON occupancies FOR EACH ROW EXECUTE FUNCTION guard_overrides();

CREATE OR REPLACE TRIGGER keep_times BEFORE UPDATE OF business_id, chair_id, starts_at, ends_at, is_override ON occupancies FOR EACH ROW
  WHEN (OLD.business_id <> NEW.business_id OR OLD.chair_id <> NEW.chair_id OR OLD.starts_at <> NEW.starts_at OR OLD.ends_at <> NEW.ends_at
    OR OLD.is_override <> NEW.is_override)
  EXECUTE FUNCTION refuse_change('delete the row and insert another');
