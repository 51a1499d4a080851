-- Bookings share a business's calendar and do not wait for one another here; an edit of the calendar takes it alone.
CREATE OR REPLACE FUNCTION share_calendar(shop integer) RETURNS void LANGUAGE sql AS $$ SELECT pg_advisory_xact_lock_shared(hashtext('calendar'), shop) $$;

CREATE OR REPLACE FUNCTION take_calendar(shop integer) RETURNS void LANGUAGE sql AS $$ SELECT pg_advisory_xact_lock(hashtext('calendar'), shop) $$;
