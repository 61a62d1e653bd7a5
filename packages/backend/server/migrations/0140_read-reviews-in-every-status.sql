-- A review is published when its time is over, whenever a timer records that: who reads the published ones of a flat or
-- a tenant reads those that wait as well.
CREATE INDEX review_of_flat_idx ON review (flat_id) WHERE kind = 'FLAT';
CREATE INDEX review_of_tenant_idx ON review (tenant_id) WHERE kind = 'TENANT';

DROP INDEX review_flat_idx;
DROP INDEX review_tenant_idx;
