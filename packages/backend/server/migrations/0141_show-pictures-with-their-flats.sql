-- A picture is handed out only as long as a flat shows it: each request for one asks by its key.
CREATE INDEX flat_image_key_idx ON flat_image (key);

-- Signs the addresses of pictures whose flat is not open to everybody. Never shown to anybody.
ALTER TABLE flat ADD COLUMN image_secret uuid NOT NULL DEFAULT gen_random_uuid();
