-- A search of the map reads nothing but one index: its entries lie side by side as the flats do, the rows do not.

-- Amenities and rules as one bit each, in an order that never changes: a new one is put at the end.
CREATE FUNCTION feature_bits(codes text[]) RETURNS bit(128) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(bit_or(set_bit(0::bit(128), array_position(ARRAY[
    'WIFI', 'TV', 'DESK', 'WARDROBE', 'BED_LINEN', 'TOWELS', 'SOFA_BED', 'BABY_COT', 'HEATING',
    'UNDERFLOOR_HEATING', 'AIR_CONDITIONING', 'FIREPLACE', 'BALCONY', 'TERRACE', 'GARDEN', 'ELEVATOR',
    'STEP_FREE_ACCESS', 'WHEELCHAIR_ACCESSIBLE', 'STOVE', 'OVEN', 'MICROWAVE', 'FRIDGE', 'FREEZER',
    'DISHWASHER', 'COFFEE_MACHINE', 'KETTLE', 'TOASTER', 'COOKWARE', 'DISHES_AND_CUTLERY', 'DINING_TABLE',
    'SHOWER', 'LEVEL_ACCESS_SHOWER', 'BATHTUB', 'GUEST_TOILET', 'WINDOW', 'HAIR_DRYER', 'TOWEL_RADIATOR',
    'BIDET', 'SMOKE_DETECTOR', 'CO_DETECTOR', 'FIRE_EXTINGUISHER', 'FIRST_AID_KIT', 'INTERCOM',
    'VIDEO_INTERCOM', 'SECURITY_DOOR', 'ALARM_SYSTEM', 'SAFE', 'CONCIERGE', 'WASHING_MACHINE', 'DRYER',
    'SHARED_LAUNDRY', 'DRYING_RACK', 'IRON', 'VACUUM_CLEANER', 'CLEANING_INCLUDED', 'CLEANING_ON_REQUEST',
    'FREE_STREET_PARKING', 'PERMIT_STREET_PARKING', 'OUTSIDE_SPACE', 'CARPORT', 'GARAGE', 'UNDERGROUND_GARAGE',
    'CAR_PARK', 'EV_CHARGING', 'BIKE_STORAGE', 'REGISTRATION_POSSIBLE', 'CELLAR', 'STORAGE_ROOM',
    'ROOF_TERRACE', 'BARBECUE', 'POOL', 'SAUNA', 'GYM', 'COWORKING', 'PIANO', 'STREAMING', 'SMOKING_ALLOWED',
    'PETS_ALLOWED'
  ], code) - 1, 1)), 0::bit(128))
  FROM unnest(codes) AS code
$$;

-- The days on which nobody can stay: those that are taken, and gaps too short for the shortest month. Without them, and
-- without what is long past, there are few ranges enough for an index.
CREATE FUNCTION unrentable_days(wanted_flat_id integer) RETURNS datemultirange LANGUAGE sql STABLE AS $$
  SELECT coalesce(range_agg(daterange(lower(days), upper(days) - 27)), '{}')
  FROM (
    SELECT days
    FROM unnest((
      SELECT range_agg(daterange(lower(b.period), upper(b.period) + 27))
      FROM blocked_period AS b WHERE b.flat_id = wanted_flat_id
    )) AS days
    ORDER BY lower(days) DESC
    LIMIT 120
  ) AS latest
$$;

ALTER TABLE flat_search ADD COLUMN features bit(128) NOT NULL DEFAULT 0::bit(128);
UPDATE flat_search
SET features = feature_bits(amenities || house_rules), blocked = unrentable_days(flat_id);
ALTER TABLE flat_search DROP COLUMN amenities, DROP COLUMN house_rules;

-- The map, with every filter and all that a list, a pin or a histogram needs.
DROP INDEX flat_search_position_idx;
CREATE INDEX flat_search_position_idx ON flat_search (latitude, longitude) INCLUDE (
  flat_id, price, deposit, size, bedrooms, bathrooms, max_person, min_months, max_months, energy_rank, quality,
  published_at, type, booking_length, features, blocked
);

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

CREATE OR REPLACE FUNCTION blocked_period_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_flat_id integer := coalesce(NEW.flat_id, OLD.flat_id);
BEGIN
  PERFORM 1 FROM flat WHERE id = changed_flat_id FOR NO KEY UPDATE;

  UPDATE flat_search SET blocked = unrentable_days(changed_flat_id) WHERE flat_id = changed_flat_id;

  RETURN NULL;
END
$$;
