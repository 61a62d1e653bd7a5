WITH made AS (
  INSERT INTO flat (
    owner_id, status, published_at, street, house_number, postcode, city, district, country_code, language_tag,
    latitude, longitude, price_per_month, deposit, type, size, floor_number, max_person, flat_booking_length, rooms,
    amenities, house_rules, title_en, title_local, description_flat_en, quality
  )
  SELECT
    'bench', 'ACTIVE', '2026-01-01'::timestamptz + make_interval(days => (drawn.day * 300)::int), 'Weg',
    (1 + n % 99)::text, (10000 + n % 89999)::text, ($3::text[])[city], 'Viertel ' || n % 40, 'DE', 'de_DE',
    ($4::float8[])[city] + km * cos(bearing) / 111.2, ($5::float8[])[city] + km * sin(bearing) / (111.2 * 0.63),
    price, price * 2,
    (ARRAY['APARTMENT', 'STUDIO', 'LOFT', 'MAISONETTE', 'SERVICED_APARTMENT'])[1 + n % 5], 18 + (drawn.size * 110)::int,
    n % 6, 1 + (drawn.persons * 4)::int,
    (ARRAY['FLEXIBLE', 'MONTHS_1_3', 'MONTHS_3_6', 'MONTHS_6_12'])[1 + (power(drawn.length, 2) * 3)::int],
    jsonb_build_object('BEDROOM', (drawn.bedrooms * 3)::int),
    ARRAY(
      SELECT amenity FROM unnest(ARRAY[
        'WIFI', 'TV', 'DESK', 'WARDROBE', 'BED_LINEN', 'TOWELS', 'HEATING', 'BALCONY', 'ELEVATOR', 'STOVE', 'OVEN',
        'FRIDGE', 'DISHWASHER', 'KETTLE', 'COOKWARE', 'SHOWER', 'BATHTUB', 'SMOKE_DETECTOR', 'WASHING_MACHINE', 'CELLAR'
      ]) WITH ORDINALITY AS one (amenity, at)
      WHERE (drawn.amenities * 1048576)::int & (1 << at::int) > 0 OR n % 5 = 0
    ),
    CASE WHEN n % 2 = 0 THEN ARRAY['PETS_ALLOWED'] ELSE '{}' END, 'Bright flat number ' || n,
    'Helle Wohnung Nummer ' || n,
    repeat('Quiet rooms near the park with a view of the old town, five minutes from the station and the market. ', 3),
    (drawn.quality * 100)::int
  FROM (
    SELECT n, random() AS day, random() AS size, random() AS persons, random() AS length, random() AS bedrooms,
           random() AS amenities, random() AS quality, width_bucket(random() * $7::float8, $6::float8[]) AS city,
           power(random(), 2) * 12 AS km, random() * 2 * pi() AS bearing,
           350 + floor(power(random(), 2) * 2650)::int AS price
    FROM generate_series($1::int, $2::int) AS n
  ) AS drawn
  RETURNING id
)
SELECT min(id) AS first, max(id) AS last FROM made
