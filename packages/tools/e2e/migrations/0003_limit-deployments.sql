ALTER TABLE booking ADD CONSTRAINT booking_deployed_note_length CHECK (length(deployed_note) <= 500) NOT VALID;
