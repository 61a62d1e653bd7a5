-- migration: concurrent
-- The list of bookings in the back office by tenant, as people sort words.
CREATE INDEX CONCURRENTLY IF NOT EXISTS admin_booking_tenant_sorted_idx ON admin_booking (tenant COLLATE "und-x-icu", id);
