-- migration: concurrent
-- The same for the description in the language of the place.
CREATE INDEX CONCURRENTLY IF NOT EXISTS flat_text_local_idx
  ON flat (md5(regexp_replace(lower(description_flat_local), '[^[:alnum:]]+', ' ', 'g')));
