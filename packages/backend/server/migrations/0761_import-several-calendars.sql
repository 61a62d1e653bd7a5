-- The calendars elsewhere that a flat's days are imported from, in place of flat_calendar, which had one for each flat.
CREATE TABLE imported_calendar (
  id           integer GENERATED ALWAYS AS IDENTITY,
  flat_id      integer     NOT NULL,
  name         text        NOT NULL,
  url          text        NOT NULL,
  -- When it was last read without a problem.
  synced_at    timestamptz,
  event_count  integer     NOT NULL DEFAULT 0,
  -- How many entries were read in part and not at all, and the first of them.
  part_count   integer     NOT NULL DEFAULT 0,
  unread_count integer     NOT NULL DEFAULT 0,
  problems     jsonb       NOT NULL DEFAULT '[]',
  -- Which days came from which entry: the days of an entry that can no longer be read stay.
  entry_days   jsonb       NOT NULL DEFAULT '[]',
  is_whole     boolean     NOT NULL DEFAULT true,
  -- Why the last attempt failed; null when it did not. The days of the attempt before stay.
  last_error   text,
  next_sync_at timestamptz NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT imported_calendar_pkey PRIMARY KEY (id),
  CONSTRAINT imported_calendar_flat_exists FOREIGN KEY (flat_id) REFERENCES flat (id) ON DELETE CASCADE,
  CONSTRAINT imported_calendar_last_error_known CHECK (last_error IN (
    'ADDRESS_REFUSED', 'UNREACHABLE', 'TOO_LARGE', 'UNREADABLE'
  ))
);

-- The availability page of a flat.
CREATE INDEX imported_calendar_flat_idx ON imported_calendar (flat_id, id);
-- The next calendars to read again.
CREATE INDEX imported_calendar_due_idx ON imported_calendar (next_sync_at);

ALTER TABLE blocked_period ADD COLUMN calendar_id integer;
ALTER TABLE blocked_period ADD CONSTRAINT blocked_period_calendar_exists
  FOREIGN KEY (calendar_id) REFERENCES imported_calendar (id) ON DELETE CASCADE NOT VALID;
