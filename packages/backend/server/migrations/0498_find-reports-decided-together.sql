-- migration: concurrent
CREATE INDEX CONCURRENTLY IF NOT EXISTS content_report_decided_with_idx ON content_report (decided_with)
  WHERE decided_with IS NOT NULL;
