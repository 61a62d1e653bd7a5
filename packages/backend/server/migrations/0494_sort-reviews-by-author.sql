-- migration: concurrent
-- The list of reviews in the back office by author, as people sort words.
CREATE INDEX CONCURRENTLY IF NOT EXISTS admin_review_author_sorted_idx ON admin_review (kind, author COLLATE "und-x-icu", id);
