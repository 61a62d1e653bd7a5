-- migration: concurrent
-- The days that go with a calendar, or are replaced when it is read again.
CREATE INDEX CONCURRENTLY IF NOT EXISTS blocked_period_calendar_idx ON blocked_period (calendar_id) WHERE calendar_id IS NOT NULL;
