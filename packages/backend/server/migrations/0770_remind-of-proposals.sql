ALTER TABLE last_day_proposal ADD COLUMN reminded_at timestamptz;
