-- The name of the file that a photo was made from, so that its landlord finds it again; null where none was sent.
ALTER TABLE flat_image ADD COLUMN file_name text;
