-- What the search reads of a flat, written again whenever it changes. This file is the function's only home.

CREATE OR REPLACE FUNCTION refresh_flat_search(changed_flat_id integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM flat_search WHERE flat_id = changed_flat_id;
  DELETE FROM flat_words WHERE flat_id = changed_flat_id;

  INSERT INTO flat_search (
    flat_id, latitude, longitude, price, deposit, size, bedrooms, bathrooms, max_person, min_months, max_months,
    energy_rank, quality, published_at, type, booking_length, features, blocked, places
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
    f.quality, f.published_at, f.type, f.flat_booking_length, feature_bits(f.amenities || f.house_rules), unrentable_days(f.id),
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
