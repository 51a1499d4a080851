-- Search entries follow the tables they are made from: businesses, services, categories, hours and trades.

-- The word, and the word without each of its letters.
CREATE OR REPLACE FUNCTION slips_of(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN (SELECT array_agg(DISTINCT overlay(word PLACING '' FROM at FOR 1)) || word FROM generate_series(1, length(word)) AS at);

-- The weights A to D say how much a match counts.
CREATE OR REPLACE FUNCTION search_vector(name text, kind text, offers text, place text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN setweight(to_tsvector('simple', fold_text(coalesce(name, ''))), 'A')
    || setweight(to_tsvector('simple', fold_text(coalesce(kind, ''))), 'B')
    || setweight(to_tsvector('simple', fold_text(coalesce(offers, ''))), 'C')
    || setweight(to_tsvector('simple', fold_text(coalesce(place, ''))), 'D');

-- The hours of the week in which some minute is open.
CREATE OR REPLACE FUNCTION hours_of(minutes int4multirange) RETURNS smallint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(
    SELECT DISTINCT hour::smallint FROM unnest(minutes) AS stretch
      CROSS JOIN LATERAL generate_series(lower(stretch) / 60, (upper(stretch) - 1) / 60) AS hour ORDER BY 1
  );

-- Writes the entries of some businesses, or of all (NULL). In the order of ids, so that two at once wait and do not deadlock.
-- A trade's keywords have the lowest weight: what some businesses of a trade do is not what each of them does.
CREATE OR REPLACE FUNCTION refresh_search(ids int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e WHERE (ids IS NULL OR e.business_id = ANY (ids))
    AND NOT EXISTS (SELECT FROM businesses b WHERE b.id = e.business_id AND b.published);
  INSERT INTO search_entries AS e (business_id, words, lat, lng, point, gender_served, rating, rating_count, from_price, published_at, zone, open_minutes, open_hours)
    SELECT b.id, search_vector(b.name, concat_ws(' ', t.slug, t.name, c.names), s.names, concat_ws(' ', b.area, b.location, array_to_string(t.keywords, ' '))),
      b.lat, b.lng, b.point, b.gender_served, b.rating, b.rating_count, b.from_price, b.published_at, b.zone,
      coalesce(h.minutes, '{}'), hours_of(coalesce(h.minutes, '{}'))
    FROM businesses b
    JOIN trades t ON t.slug = b.trade
    LEFT JOIN LATERAL (SELECT string_agg(DISTINCT name, ' ') AS names FROM service_categories WHERE business_id = b.id) c ON true
    LEFT JOIN LATERAL (SELECT string_agg(DISTINCT name, ' ') AS names FROM services WHERE business_id = b.id AND active) s ON true
    LEFT JOIN LATERAL (
      SELECT range_agg(int4range(weekday * 1440 + start_minute, weekday * 1440 + end_minute)) AS minutes
      FROM work_hours WHERE business_id = b.id AND chair_id IS NULL
    ) h ON true
    WHERE b.published AND (ids IS NULL OR b.id = ANY (ids))
    ORDER BY b.id
  ON CONFLICT (business_id) DO UPDATE SET words = EXCLUDED.words, lat = EXCLUDED.lat, lng = EXCLUDED.lng, point = EXCLUDED.point, gender_served = EXCLUDED.gender_served,
    rating = EXCLUDED.rating, rating_count = EXCLUDED.rating_count, from_price = EXCLUDED.from_price,
    published_at = EXCLUDED.published_at, zone = EXCLUDED.zone, open_minutes = EXCLUDED.open_minutes, open_hours = EXCLUDED.open_hours
    WHERE (e.words, e.lat, e.lng, e.gender_served, e.rating, e.rating_count, e.from_price, e.published_at, e.zone, e.open_minutes)
      IS DISTINCT FROM (EXCLUDED.words, EXCLUDED.lat, EXCLUDED.lng, EXCLUDED.gender_served, EXCLUDED.rating, EXCLUDED.rating_count, EXCLUDED.from_price,
        EXCLUDED.published_at, EXCLUDED.zone, EXCLUDED.open_minutes);
  PERFORM refresh_search_words(ids);
END $$;

-- Words and topics are only ever added: a word that is no longer used finds nothing, as an unknown word would.
CREATE OR REPLACE FUNCTION refresh_search_words(ids int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words AS w (word, topic, slips)
    SELECT word, topic, slips_of(word) FROM (
      SELECT u.lexeme AS word, bool_or(u.weights && '{B,C}') AS topic
      FROM search_entries e CROSS JOIN LATERAL unnest(e.words) AS u
      WHERE (ids IS NULL OR e.business_id = ANY (ids)) AND length(u.lexeme) BETWEEN 2 AND 40 AND u.lexeme !~ '^\d+$'
      GROUP BY u.lexeme
    ) AS found
    WHERE NOT EXISTS (SELECT FROM search_words known WHERE known.word = found.word AND (known.topic OR NOT found.topic))
    ORDER BY word
  ON CONFLICT (word) DO UPDATE SET topic = true WHERE EXCLUDED.topic AND NOT w.topic;
  INSERT INTO search_topics (kind, folded, name)
    SELECT kind, folded, min(name) FROM (
      SELECT 'service' AS kind, s.name_folded AS folded, s.name FROM services s JOIN search_entries e USING (business_id)
        WHERE s.active AND (ids IS NULL OR s.business_id = ANY (ids))
      UNION ALL
      SELECT 'category', fold_text(c.name), c.name FROM service_categories c JOIN search_entries e USING (business_id)
        WHERE ids IS NULL OR c.business_id = ANY (ids)
      UNION ALL
      SELECT 'trade', fold_text(t.name), t.name FROM trades t
        WHERE EXISTS (SELECT FROM businesses b JOIN search_entries e ON e.business_id = b.id WHERE b.trade = t.slug AND (ids IS NULL OR b.id = ANY (ids)))
    ) AS found
    WHERE NOT EXISTS (SELECT FROM search_topics known WHERE known.folded = found.folded AND known.kind = found.kind)
    GROUP BY kind, folded
    ORDER BY folded, kind
  ON CONFLICT DO NOTHING;
END $$;

-- The argument names the column that holds the business.
CREATE OR REPLACE FUNCTION follow_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids int[];
BEGIN
  EXECUTE format('SELECT array_agg(DISTINCT %1$I) FROM changed', TG_ARGV[0]) INTO ids;
  IF ids IS NOT NULL THEN
    PERFORM refresh_search(ids);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER follow_search_added AFTER INSERT ON businesses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_search('id');
CREATE OR REPLACE TRIGGER follow_search_changed AFTER UPDATE ON businesses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_search('id');
CREATE OR REPLACE TRIGGER follow_search_added AFTER INSERT ON service_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_search('business_id');
CREATE OR REPLACE TRIGGER follow_search_changed AFTER UPDATE ON service_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_search('business_id');
CREATE OR REPLACE TRIGGER follow_search_removed AFTER DELETE ON service_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_search('business_id');
CREATE OR REPLACE TRIGGER follow_search_added AFTER INSERT ON services REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_search('business_id');
CREATE OR REPLACE TRIGGER follow_search_changed AFTER UPDATE ON services REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_search('business_id');
CREATE OR REPLACE TRIGGER follow_search_removed AFTER DELETE ON services REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_search('business_id');
CREATE OR REPLACE TRIGGER follow_search_added AFTER INSERT ON work_hours REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_search('business_id');
CREATE OR REPLACE TRIGGER follow_search_changed AFTER UPDATE ON work_hours REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_search('business_id');
CREATE OR REPLACE TRIGGER follow_search_removed AFTER DELETE ON work_hours REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_search('business_id');

-- A trade's name and keywords are in the entry of each of its businesses.
CREATE OR REPLACE FUNCTION follow_trades() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.name, OLD.keywords) IS DISTINCT FROM (NEW.name, NEW.keywords) THEN
    PERFORM refresh_search(array_agg(id)) FROM businesses WHERE trade = NEW.slug HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER follow_trades AFTER UPDATE ON trades FOR EACH ROW EXECUTE FUNCTION follow_trades();

-- Entries are made by the functions above, so they are made again when this file has changed.
SELECT refresh_search(NULL);
