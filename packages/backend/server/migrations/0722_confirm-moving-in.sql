-- One more kind of file: the landlord's confirmation of moving in.
ALTER TABLE booking_attachment DROP CONSTRAINT booking_attachment_kind_known;
ALTER TABLE booking_attachment ADD CONSTRAINT booking_attachment_kind_known
  CHECK (kind IN ('CONTRACT', 'PRINTOUT', 'SIGNED', 'MOVE_IN')) NOT VALID;
