-- On a distributed database in place of two foreign keys with ON DELETE SET NULL, which Citus refuses on distributed tables. `distribute`
-- (src/sharding) creates the trigger; elsewhere the keys do the same.
CREATE OR REPLACE FUNCTION forget_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reschedule_options SET hold_id = NULL WHERE business_id = OLD.business_id AND hold_id = OLD.id;
  UPDATE waiting_list_offers SET hold_id = NULL WHERE business_id = OLD.business_id AND hold_id = OLD.id;
  RETURN NULL;
END $$;
