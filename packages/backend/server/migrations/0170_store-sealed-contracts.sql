-- SIGNED is the final document of a booking: the contract with both signatures, sealed. There is one.
ALTER TABLE booking_attachment DROP CONSTRAINT booking_attachment_kind_known;
ALTER TABLE booking_attachment ADD CONSTRAINT booking_attachment_kind_known
  CHECK (kind IN ('CONTRACT', 'PRINTOUT', 'SIGNED'));

CREATE UNIQUE INDEX booking_attachment_signed_once ON booking_attachment (booking_id) WHERE kind = 'SIGNED';

-- The name of the file that a mail carries; the file itself is in the storage.
ALTER TABLE mail ADD COLUMN file_name text;
