-- migration: concurrent
-- The review of a flat finds others that show a picture that looks the same.
CREATE INDEX CONCURRENTLY IF NOT EXISTS flat_image_look_idx ON flat_image USING gin (look_quarters(look));
