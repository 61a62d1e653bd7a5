-- migration: concurrent
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_deployed_note_idx ON booking (deployed_note, id);
