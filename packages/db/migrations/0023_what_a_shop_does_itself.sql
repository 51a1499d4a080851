-- What some shops of a trade do is not what each of them does: the trade's other words find a shop, and speak for it least of all.
-- Writes the entries of some shops anew, or of all (NULL). In the order of ids, so that two at once wait for each other.
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
--> statement-breakpoint
SELECT refresh_search(NULL);
