-- migration: concurrent
-- A word that few rows of a list of the back office have.
CREATE INDEX CONCURRENTLY IF NOT EXISTS admin_words_words_idx ON admin_words USING gin (words gin_trgm_ops);
