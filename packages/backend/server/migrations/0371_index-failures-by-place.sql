-- migration: concurrent
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS remote_failure_by_place
  ON remote_failure (day, channel, remote, version, phase, browser, message, stack);
