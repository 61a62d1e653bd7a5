-- migration: concurrent
-- The other reports of the same content, where one is decided.
CREATE INDEX CONCURRENTLY IF NOT EXISTS content_report_subject_idx ON content_report (subject, subject_id);
