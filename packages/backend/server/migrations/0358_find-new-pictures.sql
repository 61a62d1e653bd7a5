-- migration: concurrent
-- The pictures that were not looked at yet, in their order.
CREATE INDEX CONCURRENTLY IF NOT EXISTS flat_image_unseen_idx ON flat_image (id) WHERE look IS NULL;
