-- CONTRACT is what signatures stand for, PRINTOUT what is printed to be signed by hand.
ALTER TABLE booking_attachment ADD COLUMN kind text NOT NULL DEFAULT 'CONTRACT';
ALTER TABLE booking_attachment ADD CONSTRAINT booking_attachment_kind_known CHECK (kind IN ('CONTRACT', 'PRINTOUT'));
