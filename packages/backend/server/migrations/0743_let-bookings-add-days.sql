-- 0741 has replaced it.
ALTER TABLE blocked_period DROP CONSTRAINT blocked_period_one_per_booking;
