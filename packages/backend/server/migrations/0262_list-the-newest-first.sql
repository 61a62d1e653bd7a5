-- migration: concurrent
CREATE INDEX CONCURRENTLY IF NOT EXISTS flat_search_newest_idx
  ON flat_search (published_at DESC, flat_id DESC);
