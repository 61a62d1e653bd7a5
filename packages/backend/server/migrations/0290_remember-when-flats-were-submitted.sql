-- When a flat last came into the review; null if it was there before this was stored.
ALTER TABLE flat ADD COLUMN submitted_at timestamptz;
