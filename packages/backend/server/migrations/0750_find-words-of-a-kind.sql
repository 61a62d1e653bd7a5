-- migration: concurrent
-- A word that few rows of a list have, though many of another do: the planner has statistics for both together.
CREATE INDEX CONCURRENTLY IF NOT EXISTS admin_words_of_kind_idx
  ON admin_words USING gin ((kind || ' ' || words) gin_trgm_ops);
