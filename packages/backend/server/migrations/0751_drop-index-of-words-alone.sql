-- migration: concurrent
-- The version before goes on without it, slower.
DROP INDEX CONCURRENTLY IF EXISTS admin_words_words_idx;
