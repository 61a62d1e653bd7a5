-- Since when an item has failed: `failed_at` is the last attempt.
ALTER TABLE failed_item ADD COLUMN first_failed_at timestamptz;
UPDATE failed_item SET first_failed_at = failed_at;
ALTER TABLE failed_item ALTER COLUMN first_failed_at SET NOT NULL;
