-- One event, one row, whichever month it falls into: a unique index of a partitioned table must contain its month, so the key is
-- claimed in a table of its own. A key that is taken skips the row. Keys last longer than any repetition of an event: mails are tried
-- for four days, providers send an event again for up to thirty.
CREATE OR REPLACE FUNCTION claim_key() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted text;
BEGIN
  IF TG_ARGV[0] = 'provider_events' THEN wanted := NEW.provider || ':' || NEW.event_id;
  ELSIF TG_ARGV[0] = 'notifications' THEN wanted := NEW.recipient_id || ':' || NEW.dedupe_key;
  ELSE wanted := NEW.dedupe_key;
  END IF;
  IF wanted IS NULL THEN RETURN NEW; END IF;
  INSERT INTO dedupe_keys (key, expires_at)
    VALUES (substr(sha256(convert_to(TG_ARGV[0] || ':' || wanted, 'UTF8')), 1, 16), now() + interval '100 days')
    ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER claim_key BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION claim_key('outbox');
CREATE OR REPLACE TRIGGER claim_key BEFORE INSERT ON notifications FOR EACH ROW EXECUTE FUNCTION claim_key('notifications');
CREATE OR REPLACE TRIGGER claim_key BEFORE INSERT ON provider_events FOR EACH ROW EXECUTE FUNCTION claim_key('provider_events');
