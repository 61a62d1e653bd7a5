-- migration: concurrent
-- The list of bookings in the back office by landlord, as people sort words.
CREATE INDEX CONCURRENTLY IF NOT EXISTS admin_booking_landlord_sorted_idx ON admin_booking (landlord COLLATE "und-x-icu", id);
