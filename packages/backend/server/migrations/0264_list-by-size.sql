-- migration: concurrent
CREATE INDEX CONCURRENTLY IF NOT EXISTS flat_search_size_idx
  ON flat_search (size DESC, flat_id DESC);
