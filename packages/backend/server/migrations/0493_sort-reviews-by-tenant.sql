-- migration: concurrent
-- The list of reviews in the back office by tenant, as people sort words.
CREATE INDEX CONCURRENTLY IF NOT EXISTS admin_review_tenant_sorted_idx ON admin_review (kind, tenant COLLATE "und-x-icu", id);
