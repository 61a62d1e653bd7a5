-- How many entries were read in part and not at all, the first of them, and which days came from which entry: the days
-- of an entry that can no longer be read stay. A calendar stops being whole once, until it is whole again.
ALTER TABLE flat_calendar
  ADD COLUMN part_count   integer NOT NULL DEFAULT 0,
  ADD COLUMN unread_count integer NOT NULL DEFAULT 0,
  ADD COLUMN problems     jsonb   NOT NULL DEFAULT '[]',
  ADD COLUMN entry_days   jsonb   NOT NULL DEFAULT '[]',
  ADD COLUMN is_whole     boolean NOT NULL DEFAULT true;
