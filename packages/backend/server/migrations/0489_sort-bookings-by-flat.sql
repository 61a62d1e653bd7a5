-- migration: concurrent
-- The list of bookings in the back office by flat, as people sort words.
CREATE INDEX CONCURRENTLY IF NOT EXISTS admin_booking_flat_sorted_idx ON admin_booking (flat COLLATE "und-x-icu", id);
