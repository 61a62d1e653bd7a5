-- Where a failure happened: its channel, the family of the browser, and the places in published scripts. Nothing tells whose it was.
ALTER TABLE remote_failure ADD COLUMN channel text NOT NULL DEFAULT '';
ALTER TABLE remote_failure ADD COLUMN browser text NOT NULL DEFAULT 'other';
ALTER TABLE remote_failure ADD COLUMN stack text NOT NULL DEFAULT '';
ALTER TABLE remote_failure ADD COLUMN frames text NOT NULL DEFAULT '';
