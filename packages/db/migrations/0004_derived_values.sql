CREATE FUNCTION touch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.updated_at = OLD.updated_at THEN
    NEW.updated_at := now();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOR name IN SELECT table_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'updated_at' LOOP
    EXECUTE format('CREATE TRIGGER touch BEFORE UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION touch()', name);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION sum_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    UPDATE businesses b SET rating_sum = b.rating_sum + d.stars, rating_count = b.rating_count + d.votes
      FROM (SELECT business_id, sum(rating) AS stars, count(*) AS votes FROM added GROUP BY business_id) d
      WHERE b.id = d.business_id;
  END IF;
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    UPDATE businesses b SET rating_sum = b.rating_sum - d.stars, rating_count = b.rating_count - d.votes
      FROM (SELECT business_id, sum(rating) AS stars, count(*) AS votes FROM removed GROUP BY business_id) d
      WHERE b.id = d.business_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sum_ratings_added AFTER INSERT ON reviews REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION sum_ratings();
--> statement-breakpoint
CREATE TRIGGER sum_ratings_changed AFTER UPDATE ON reviews REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION sum_ratings();
--> statement-breakpoint
CREATE TRIGGER sum_ratings_removed AFTER DELETE ON reviews REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION sum_ratings();
--> statement-breakpoint
-- "from €36" on cards and in the price filter: the lowest price a guest could really pay.
CREATE FUNCTION find_from_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE businesses b SET from_price = d.lowest
    FROM (
      SELECT c.business_id, min(CASE WHEN p.special_price > 0 THEN p.special_price ELSE p.price END) AS lowest
      FROM (SELECT DISTINCT business_id FROM changed) c
      LEFT JOIN (service_pricings p JOIN services s ON s.business_id = p.business_id AND s.id = p.service_id AND s.active)
        ON p.business_id = c.business_id AND p.active
      GROUP BY c.business_id
    ) d
    WHERE b.id = d.business_id AND b.from_price IS DISTINCT FROM d.lowest;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER find_from_price_added AFTER INSERT ON service_pricings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION find_from_price();
--> statement-breakpoint
CREATE TRIGGER find_from_price_changed AFTER UPDATE ON service_pricings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION find_from_price();
--> statement-breakpoint
CREATE TRIGGER find_from_price_removed AFTER DELETE ON service_pricings REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION find_from_price();
--> statement-breakpoint
CREATE TRIGGER find_from_price_changed AFTER UPDATE ON services REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION find_from_price();
