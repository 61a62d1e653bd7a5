-- How a picture looks, so that it is known again in another size or format: 64 fields, each brighter than the next or not.
-- Null until it was looked at; all zero for a picture without a look.
ALTER TABLE flat_image ADD COLUMN look bit(64);

-- The four quarters of a look, each with its place. Looks that differ in three bits have one in common.
CREATE FUNCTION look_quarters(look bit(64)) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY[
    substring(look FROM 1 FOR 16)::bit(16)::integer,
    65536 + substring(look FROM 17 FOR 16)::bit(16)::integer,
    131072 + substring(look FROM 33 FOR 16)::bit(16)::integer,
    196608 + substring(look FROM 49 FOR 16)::bit(16)::integer
  ]
$$;
