-- migration: concurrent
-- The list of reviews in the back office by flat, as people sort words.
CREATE INDEX CONCURRENTLY IF NOT EXISTS admin_review_flat_sorted_idx ON admin_review (kind, flat COLLATE "und-x-icu", id);
