-- migration: concurrent
CREATE INDEX CONCURRENTLY IF NOT EXISTS flat_search_price_idx
  ON flat_search (price, flat_id DESC);
