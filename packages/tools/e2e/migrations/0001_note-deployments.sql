-- What a next version might add to tables that are in use; `npm run bench faults` deploys it.
ALTER TABLE booking ADD COLUMN deployed_note text;
ALTER TABLE booking_message ADD COLUMN deployed_at timestamptz DEFAULT now();
