-- Whoever knows it can read the flat's busy days, without any name. Part of an address, never shown to others.
ALTER TABLE flat ADD COLUMN feed_secret uuid NOT NULL DEFAULT gen_random_uuid();

-- The calendar elsewhere that a flat's days are imported from. The days are blocked periods of the source CALENDAR.
CREATE TABLE flat_calendar (
  flat_id      integer     NOT NULL,
  url          text        NOT NULL,
  -- When it was last read without a problem.
  synced_at    timestamptz,
  event_count  integer     NOT NULL DEFAULT 0,
  -- Why the last attempt failed; null when it did not. The days of the attempt before stay.
  last_error   text,
  next_sync_at timestamptz NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT flat_calendar_pkey PRIMARY KEY (flat_id),
  CONSTRAINT flat_calendar_flat_exists FOREIGN KEY (flat_id) REFERENCES flat (id) ON DELETE CASCADE,
  CONSTRAINT flat_calendar_last_error_known CHECK (last_error IN (
    'ADDRESS_REFUSED', 'UNREACHABLE', 'TOO_LARGE', 'UNREADABLE'
  ))
);

-- The next calendars to read again.
CREATE INDEX flat_calendar_due_idx ON flat_calendar (next_sync_at);
