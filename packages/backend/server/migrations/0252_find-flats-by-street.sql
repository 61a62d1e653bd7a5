-- migration: concurrent
-- The review of a flat and the search of the back office: flats by their street.
CREATE INDEX CONCURRENTLY IF NOT EXISTS flat_street_idx
  ON flat (replace(lower(street || ' ' || house_number), 'ß', 'ss') text_pattern_ops);
