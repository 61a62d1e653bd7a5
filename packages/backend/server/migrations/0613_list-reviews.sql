-- migration: concurrent
-- Both lists of reviews in the back office, without reading their texts.
CREATE INDEX CONCURRENTLY IF NOT EXISTS review_list_idx ON review (kind, created_at, id)
  INCLUDE (booking_id, flat_id, tenant_id, author_id, status);
