-- Bookings share a business's calendar and do not wait for one another here; an edit of the calendar takes it alone. Returns
-- the calendar's version, read after the wait: a booking that was decided by an older version is not written.
CREATE OR REPLACE FUNCTION share_calendar(shop integer) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('calendar'), shop);
  RETURN (SELECT calendar_version FROM businesses WHERE id = shop);
END $$;

CREATE OR REPLACE FUNCTION take_calendar(shop integer) RETURNS void LANGUAGE sql AS $$ SELECT pg_advisory_xact_lock(hashtext('calendar'), shop) $$;
