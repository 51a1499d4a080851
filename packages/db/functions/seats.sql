-- Taking seats is inserting a claim. When too few are left the row is skipped, as ON CONFLICT DO NOTHING would do: a full class
-- is an empty RETURNING and not an aborted transaction.
CREATE OR REPLACE FUNCTION take_seats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE service_schedules SET seats_taken = seats_taken + NEW.seats
    WHERE business_id = NEW.business_id AND id = NEW.schedule_id
      AND seats_taken + NEW.seats <= seats AND cancelled_at IS NULL;
  RETURN CASE WHEN FOUND THEN NEW END;
END $$;

CREATE OR REPLACE TRIGGER take_seats BEFORE INSERT ON seat_claims FOR EACH ROW EXECUTE FUNCTION take_seats();

CREATE OR REPLACE FUNCTION return_seats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE service_schedules SET seats_taken = seats_taken - OLD.seats
    WHERE business_id = OLD.business_id AND id = OLD.schedule_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER return_seats AFTER DELETE ON seat_claims FOR EACH ROW EXECUTE FUNCTION return_seats();

CREATE OR REPLACE TRIGGER keep_seats BEFORE UPDATE OF business_id, schedule_id, seats ON seat_claims FOR EACH ROW
  WHEN (OLD.business_id <> NEW.business_id OR OLD.schedule_id <> NEW.schedule_id OR OLD.seats <> NEW.seats)
  EXECUTE FUNCTION refuse_change('delete the claim and make another');
