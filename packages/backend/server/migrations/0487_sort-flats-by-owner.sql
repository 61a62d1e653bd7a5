-- migration: concurrent
-- The list of flats in the back office by owner, as people sort words.
CREATE INDEX CONCURRENTLY IF NOT EXISTS admin_flat_owner_sorted_idx ON admin_flat (owner COLLATE "und-x-icu", id);
