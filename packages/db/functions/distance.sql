-- The two functions of the extension earthdistance that are used, with the same results: that extension needs a superuser.
-- A place as a point on a globe of 6,378,168 metres. Straight-line distance (`<->` of cube) orders as distance over ground does.
CREATE OR REPLACE FUNCTION ll_to_earth(lat float8, lng float8) RETURNS cube LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN cube(cube(cube(6378168 * cos(radians(lat)) * cos(radians(lng))), 6378168 * cos(radians(lat)) * sin(radians(lng))), 6378168 * sin(radians(lat)));

-- Metres over ground as metres in a straight line.
CREATE OR REPLACE FUNCTION gc_to_sec(metres float8) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN CASE WHEN metres < 0 THEN 0 WHEN metres / (2 * 6378168) > pi() / 2 THEN 2 * 6378168 ELSE 2 * 6378168 * sin(metres / (2 * 6378168)) END;
