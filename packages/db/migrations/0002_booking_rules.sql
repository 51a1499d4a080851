-- A chair serves one guest at a time. Holds, visits, classes, breaks and calls all stand under this one constraint.
ALTER TABLE occupancies ADD CONSTRAINT occupancies_once
  EXCLUDE USING gist (business_id WITH =, chair_id WITH =, during WITH &&);
--> statement-breakpoint
ALTER TABLE work_hours ADD CONSTRAINT work_hours_once
  EXCLUDE USING gist (business_id WITH =, (coalesce(chair_id, 0)) WITH =, weekday WITH =, int4range(start_minute, end_minute) WITH &&);
--> statement-breakpoint
-- Only hold_id may be cleared: business_id is part of the key.
ALTER TABLE reschedule_options ADD CONSTRAINT reschedule_options_hold_fk
  FOREIGN KEY (business_id, hold_id) REFERENCES holds (business_id, id) ON DELETE SET NULL (hold_id);
--> statement-breakpoint
ALTER TABLE waiting_list_offers ADD CONSTRAINT waiting_list_offers_hold_fk
  FOREIGN KEY (business_id, hold_id) REFERENCES holds (business_id, id) ON DELETE SET NULL (hold_id);
--> statement-breakpoint
-- Taking seats is inserting a claim. When too few are left the row is skipped, as ON CONFLICT DO NOTHING would,
-- so a full class is an empty RETURNING and never an aborted transaction.
CREATE FUNCTION take_seats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE service_schedules SET seats_taken = seats_taken + NEW.seats
    WHERE business_id = NEW.business_id AND id = NEW.schedule_id
      AND seats_taken + NEW.seats <= seats AND cancelled_at IS NULL;
  RETURN CASE WHEN FOUND THEN NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER take_seats BEFORE INSERT ON seat_claims FOR EACH ROW EXECUTE FUNCTION take_seats();
--> statement-breakpoint
CREATE FUNCTION return_seats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE service_schedules SET seats_taken = seats_taken - OLD.seats
    WHERE business_id = OLD.business_id AND id = OLD.schedule_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER return_seats AFTER DELETE ON seat_claims FOR EACH ROW EXECUTE FUNCTION return_seats();
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: %', TG_OP, TG_TABLE_NAME, coalesce(TG_ARGV[0], 'rows are only ever added')
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_seats BEFORE UPDATE OF business_id, schedule_id, seats ON seat_claims FOR EACH ROW
  WHEN (OLD.business_id <> NEW.business_id OR OLD.schedule_id <> NEW.schedule_id OR OLD.seats <> NEW.seats)
  EXECUTE FUNCTION refuse_change('delete the claim and make another');
