-- migration: concurrent
-- The timer that reminds of deposits.
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_ended_idx ON booking (end_date) WHERE status = 'BOOKING_COMPLETED';
