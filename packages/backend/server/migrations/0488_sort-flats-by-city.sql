-- migration: concurrent
-- The list of flats in the back office by city, as people sort words.
CREATE INDEX CONCURRENTLY IF NOT EXISTS admin_flat_city_sorted_idx ON admin_flat (city COLLATE "und-x-icu", id);
