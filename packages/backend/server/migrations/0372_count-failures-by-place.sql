-- Replicas of the version before cannot count failures until they are replaced; visitors do not notice.
ALTER TABLE remote_failure DROP CONSTRAINT remote_failure_pkey;
ALTER TABLE remote_failure ADD CONSTRAINT remote_failure_pkey PRIMARY KEY USING INDEX remote_failure_by_place;
