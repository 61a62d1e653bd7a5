-- migration: concurrent
-- The days of a booking are blocked once, those of a proposal besides. Frees the days of a booking.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS blocked_period_of_booking_once
  ON blocked_period (booking_id, coalesce(proposal, 0)) WHERE booking_id IS NOT NULL;
