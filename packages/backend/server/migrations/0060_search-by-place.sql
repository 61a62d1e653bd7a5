-- What a flat's place is called, so that a search for a city finds that city and not a street named after it.

-- As places are compared: "Frankfurt (Oder)", "frankfurt-oder" and "FRANKFURT ODER" are one.
CREATE FUNCTION fold_place(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURNS NULL ON NULL INPUT AS $$
  SELECT btrim(regexp_replace(fold_text($1), '[^[:alnum:]]+', ' ', 'g'))
$$;

-- The ways in which people name one place: "Frankfurt am Main" is also "Frankfurt", "Altona-Nord" also "Altona".
CREATE FUNCTION names_of_place(text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT fold_place($1)
  UNION SELECT fold_place(regexp_replace($1, '\s*([(/,]|\s(am|an|im|in|bei|ob|vor|unter)\s).*$', '', 'i'))
  UNION SELECT fold_place(part) FROM regexp_split_to_table($1, '[-/]') AS part
    WHERE length(part) > 3 AND fold_place(part) NOT IN ('nord', 'sud', 'ost', 'west')
$$;

CREATE FUNCTION names_of_places(VARIADIC places text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT name ORDER BY name), '{}')
  FROM unnest(places) AS place, names_of_place(place) AS name
  WHERE name <> ''
$$;

ALTER TABLE flat_search ADD COLUMN places text[] NOT NULL DEFAULT '{}';

-- The search by place: all flats of a city, a district or a postcode.
CREATE INDEX flat_search_places_idx ON flat_search USING gin (places);

-- All names that a listed flat's place has or had: tells a place from any other word.
CREATE TABLE place_name (
  name text COLLATE "C" NOT NULL,

  CONSTRAINT place_name_pkey PRIMARY KEY (name)
);

CREATE OR REPLACE FUNCTION refresh_flat_search(changed_flat_id integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM flat_search WHERE flat_id = changed_flat_id;
  DELETE FROM flat_words WHERE flat_id = changed_flat_id;

  INSERT INTO flat_search (
    flat_id, latitude, longitude, price, deposit, size, bedrooms, bathrooms, max_person, min_months, max_months,
    energy_rank, quality, published_at, type, booking_length, house_rules, amenities, blocked, places
  )
  SELECT
    f.id, f.public_latitude, f.public_longitude, f.price_per_month, f.deposit, f.size,
    coalesce((f.rooms->>'BEDROOM')::integer, (f.default_rooms->>'BEDROOM')::integer, 0),
    coalesce((f.rooms->>'BATHROOM')::integer, (f.default_rooms->>'BATHROOM')::integer, 0),
    f.max_person, months.min_months, months.max_months,
    array_position(
      ARRAY['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
      CASE WHEN f.energy_certificate->>'availability' = 'AVAILABLE' THEN f.energy_certificate->>'efficiencyClass' END
    ),
    f.quality, f.published_at, f.type, f.flat_booking_length, f.house_rules, f.amenities,
    coalesce((SELECT range_agg(b.period) FROM blocked_period b WHERE b.flat_id = f.id), '{}'),
    names_of_places(f.city, f.district, f.postcode)
  FROM flat f
  JOIN (VALUES
    ('MONTHS_1_3', 1, 3), ('MONTHS_3_6', 3, 6), ('MONTHS_6_12', 6, 12),
    ('MONTHS_12_PLUS', 12, NULL), ('FLEXIBLE', 1, NULL)
  ) AS months (code, min_months, max_months) ON months.code = f.flat_booking_length
  WHERE f.id = changed_flat_id AND f.status = 'ACTIVE';

  -- Only new ones, in order: two flats listed at once in a new place never wait for each other in a circle.
  INSERT INTO place_name
  SELECT place.name FROM flat_search AS s, unnest(s.places) AS place (name)
  WHERE s.flat_id = changed_flat_id AND NOT EXISTS (SELECT 1 FROM place_name AS known WHERE known.name = place.name)
  ORDER BY place.name
  ON CONFLICT DO NOTHING;

  INSERT INTO flat_words
  SELECT
    f.id,
    fold_text(concat_ws(' ', f.title_en, f.title_local, f.city, f.district, f.postcode)),
    setweight(to_tsvector('simple', fold_text(concat_ws(' ', f.title_en, f.title_local))), 'B')
      || setweight(to_tsvector('simple', fold_text(concat_ws(' ', f.city, f.district, f.postcode))), 'A')
      || setweight(to_tsvector('simple', fold_text(concat_ws(' ',
           f.description_flat_en, f.description_flat_local,
           f.description_region_en, f.description_region_local))), 'D')
  FROM flat f
  WHERE f.id = changed_flat_id AND f.status = 'ACTIVE';
END
$$;

UPDATE flat_search AS s
SET places = names_of_places(f.city, f.district, f.postcode)
FROM flat AS f WHERE f.id = s.flat_id;

INSERT INTO place_name SELECT DISTINCT unnest(places) FROM flat_search;
