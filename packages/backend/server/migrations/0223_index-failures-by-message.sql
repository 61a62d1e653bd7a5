-- migration: concurrent
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS remote_failure_by_message
  ON remote_failure (day, remote, version, phase, message);
