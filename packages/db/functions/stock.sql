-- A product's stock follows its movements, so that a sale need not add them up.
CREATE OR REPLACE FUNCTION sum_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE d record;
BEGIN
  FOR d IN SELECT business_id, product_id, sum(quantity) AS quantity FROM added GROUP BY business_id, product_id ORDER BY business_id, product_id LOOP
    UPDATE products SET stock = stock + d.quantity WHERE business_id = d.business_id AND id = d.product_id;
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER sum_stock AFTER INSERT ON stock_movements REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_stock();
