-- migration: concurrent
-- content_report_same_idx begins with its columns.
DROP INDEX CONCURRENTLY IF EXISTS content_report_subject_idx;
