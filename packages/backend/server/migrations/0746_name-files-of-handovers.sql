-- More kinds of files: the sealed protocols, and addenda about another last day.
ALTER TABLE booking_attachment DROP CONSTRAINT booking_attachment_kind_known;
ALTER TABLE booking_attachment ADD CONSTRAINT booking_attachment_kind_known
  CHECK (kind IN (
    'CONTRACT', 'PRINTOUT', 'SIGNED', 'MOVE_IN', 'ADDENDUM', 'SIGNED_ADDENDUM', 'HANDOVER_IN', 'HANDOVER_OUT'
  )) NOT VALID;
