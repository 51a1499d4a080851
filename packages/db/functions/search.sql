-- Computations of the search entries, without effects. Entries are written by src/search/refresh-entries.ts.

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
