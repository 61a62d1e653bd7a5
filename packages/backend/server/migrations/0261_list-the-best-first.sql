-- migration: concurrent
CREATE INDEX CONCURRENTLY IF NOT EXISTS flat_search_best_idx
  ON flat_search (quality DESC, published_at DESC, flat_id DESC);
