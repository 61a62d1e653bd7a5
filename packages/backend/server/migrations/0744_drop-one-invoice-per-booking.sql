-- migration: concurrent
-- 0742 has replaced it.
DROP INDEX CONCURRENTLY IF EXISTS invoice_one_per_booking;
