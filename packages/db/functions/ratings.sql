-- A business's rating follows its reviews, by what a statement added and removed. Hidden ones do not count.
CREATE OR REPLACE FUNCTION sum_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE d record;
BEGIN
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    FOR d IN SELECT business_id, sum(rating) AS stars, count(*) AS votes FROM added WHERE hidden_at IS NULL GROUP BY business_id ORDER BY 1 LOOP
      UPDATE businesses SET rating_sum = rating_sum + d.stars, rating_count = rating_count + d.votes WHERE id = d.business_id;
    END LOOP;
  END IF;
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    FOR d IN SELECT business_id, sum(rating) AS stars, count(*) AS votes FROM removed WHERE hidden_at IS NULL GROUP BY business_id ORDER BY 1 LOOP
      UPDATE businesses SET rating_sum = rating_sum - d.stars, rating_count = rating_count - d.votes WHERE id = d.business_id;
    END LOOP;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER sum_ratings_added AFTER INSERT ON reviews REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_ratings();
CREATE OR REPLACE TRIGGER sum_ratings_changed AFTER UPDATE ON reviews REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_ratings();
CREATE OR REPLACE TRIGGER sum_ratings_removed AFTER DELETE ON reviews REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION sum_ratings();
