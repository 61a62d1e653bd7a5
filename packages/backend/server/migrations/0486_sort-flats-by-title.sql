-- migration: concurrent
-- The list of flats in the back office by title, as people sort words.
CREATE INDEX CONCURRENTLY IF NOT EXISTS admin_flat_title_sorted_idx ON admin_flat (title COLLATE "und-x-icu", id);
