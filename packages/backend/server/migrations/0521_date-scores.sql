-- The last day on which the score of a flat holds if nothing of it changes: its calendar was confirmed for sixty days, its energy
-- certificate has a last day. Null where nothing runs out. What is there already is looked at once; new rows begin without.
ALTER TABLE flat ADD COLUMN quality_until date DEFAULT '2000-01-01';
ALTER TABLE flat ALTER COLUMN quality_until DROP DEFAULT;
