-- migration: concurrent
-- Brings scores up to date that no longer hold.
CREATE INDEX CONCURRENTLY IF NOT EXISTS flat_quality_until_idx ON flat (quality_until) WHERE quality_until IS NOT NULL;
