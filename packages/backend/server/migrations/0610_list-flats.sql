-- migration: concurrent
-- The list of flats in the back office by each column of the flat, without reading its texts.
CREATE INDEX CONCURRENTLY IF NOT EXISTS flat_list_idx ON flat (created_at, id)
  INCLUDE (owner_id, status, type, size, price_per_month, deposit, quality, published_at, submitted_at, city);
