-- A timer is a job that comes back; one of a kind is enough for all servers together.
ALTER TABLE job ADD COLUMN every_seconds integer;
-- When a job was given up, after many attempts. Kept, so that somebody can look why.
ALTER TABLE job ADD COLUMN failed_at timestamptz;
ALTER TABLE job ADD CONSTRAINT job_every_seconds_positive CHECK (every_seconds > 0);

CREATE UNIQUE INDEX job_one_timer_per_kind_idx ON job (kind) WHERE every_seconds IS NOT NULL;

-- The next job to take.
DROP INDEX job_due_idx;
CREATE INDEX job_due_idx ON job (run_at, id) WHERE done_at IS NULL AND failed_at IS NULL;
