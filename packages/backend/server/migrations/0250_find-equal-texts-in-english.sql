-- migration: concurrent
-- The review of a flat: others with the same description, whatever its capitals, spaces and punctuation.
CREATE INDEX CONCURRENTLY IF NOT EXISTS flat_text_en_idx
  ON flat (md5(regexp_replace(lower(description_flat_en), '[^[:alnum:]]+', ' ', 'g')));
