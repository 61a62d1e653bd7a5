-- Calls that the backend or the connection has failed.
ALTER TABLE remote_failure DROP CONSTRAINT remote_failure_phase_known;
ALTER TABLE remote_failure ADD CONSTRAINT remote_failure_phase_known
  CHECK (phase IN ('load', 'mount', 'render', 'chunk', 'unmount', 'draw', 'event', 'call')) NOT VALID;
