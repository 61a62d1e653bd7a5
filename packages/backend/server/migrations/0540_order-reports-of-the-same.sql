-- migration: concurrent
-- The other reports of the same content are read in this order, up to a limit.
CREATE INDEX CONCURRENTLY IF NOT EXISTS content_report_same_idx
  ON content_report (subject, subject_id, (decided_at IS NOT NULL), created_at DESC);
