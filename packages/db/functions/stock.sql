-- A product's stock follows its movements, so that a sale need not add them up.
CREATE OR REPLACE FUNCTION sum_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products p SET stock = p.stock + d.quantity
    FROM (SELECT business_id, product_id, sum(quantity) AS quantity FROM added GROUP BY business_id, product_id) d
    WHERE p.business_id = d.business_id AND p.id = d.product_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER sum_stock AFTER INSERT ON stock_movements REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_stock();
