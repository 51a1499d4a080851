-- "from €36" on cards and in the price filter: the lowest price that a guest can pay.
CREATE OR REPLACE FUNCTION find_from_price() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE TRIGGER find_from_price_added AFTER INSERT ON service_pricings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION find_from_price();
CREATE OR REPLACE TRIGGER find_from_price_changed AFTER UPDATE ON service_pricings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION find_from_price();
CREATE OR REPLACE TRIGGER find_from_price_removed AFTER DELETE ON service_pricings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION find_from_price();
CREATE OR REPLACE TRIGGER find_from_price_changed AFTER UPDATE ON services REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION find_from_price();
