-- migration: baseline f3f297140143c6b7

-- A flat as people read it: a draft has no title yet.
CREATE FUNCTION flat_name(title_en text, title_local text, street text, house_number text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(title_en, title_local, street || ' ' || house_number)
$$;

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

-- The four quarters of a look, each with its place. Looks that differ in three bits have one in common.
CREATE FUNCTION look_quarters(look bit(64)) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY[
    substring(look FROM 1 FOR 16)::bit(16)::integer,
    65536 + substring(look FROM 17 FOR 16)::bit(16)::integer,
    131072 + substring(look FROM 33 FOR 16)::bit(16)::integer,
    196608 + substring(look FROM 49 FOR 16)::bit(16)::integer
  ]
$$;

-- A flat from its first draft on: an address is enough, everything else may still be missing.
CREATE TABLE flat (
  id                       integer GENERATED ALWAYS AS IDENTITY,
  version                  integer          NOT NULL DEFAULT 1,
  owner_id                 text             NOT NULL,
  status                   text             NOT NULL DEFAULT 'DRAFT',
  rejection_reason         text,
  street                   text             NOT NULL,
  house_number             text             NOT NULL,
  postcode                 text             NOT NULL,
  city                     text             NOT NULL,
  district                 text,
  country_code             text             NOT NULL,
  language_tag             text             NOT NULL,
  latitude                 double precision NOT NULL,
  longitude                double precision NOT NULL,
  -- The public sees a point 60 to 195 m away. The shift is drawn once, so that asking often tells nothing more.
  shift_metres             double precision NOT NULL DEFAULT 195 * sqrt(0.1 + 0.9 * random()),
  shift_bearing            double precision NOT NULL DEFAULT 2 * pi() * random(),
  public_latitude          double precision NOT NULL
    GENERATED ALWAYS AS (latitude + shift_metres * cos(shift_bearing) / 111320) STORED,
  public_longitude         double precision NOT NULL
    GENERATED ALWAYS AS (
      longitude + shift_metres * sin(shift_bearing) / (111320 * greatest(cos(radians(latitude)), 0.01))
    ) STORED,
  price_per_month          integer,
  deposit                  integer,
  type                     text,
  size                     double precision,
  floor_number             integer,
  max_person               integer,
  rooms                    jsonb            NOT NULL DEFAULT '{}',
  -- What holds where `rooms` says nothing. Kept with the flat, so that a later default changes no old flat.
  default_rooms            jsonb            NOT NULL DEFAULT '{"BEDROOM": 1, "BATHROOM": 1, "KITCHEN": 1}',
  flat_booking_length      text,
  house_rules              text[]           NOT NULL DEFAULT '{}',
  amenities                text[]           NOT NULL DEFAULT '{}',
  energy_certificate       jsonb,
  title_en                 text,
  title_local              text,
  description_flat_en      text,
  description_flat_local   text,
  description_region_en    text,
  description_region_local text,
  -- The quality score, 0 to 100, as of the last change. Orders search results that nothing else orders.
  quality                  integer          NOT NULL DEFAULT 0,
  calendar_confirmed_at    timestamptz,
  created_at               timestamptz      NOT NULL DEFAULT now(),
  updated_at               timestamptz      NOT NULL DEFAULT now(),
  -- When it became ACTIVE for the first time.
  published_at             timestamptz,
  archived_at              timestamptz,
  -- Whoever knows it can read the flat's busy days, without any name. Part of an address, never shown to others.
  feed_secret              uuid             NOT NULL DEFAULT gen_random_uuid(),
  -- Signs the addresses of pictures whose flat is not open to everybody. Never shown to anybody.
  image_secret             uuid             NOT NULL DEFAULT gen_random_uuid(),
  -- When a flat last came into the review; null if it was there before this was stored.
  submitted_at             timestamptz,
  -- Since when a flat is not listed any more; null while it is listed, for one that never was, and for one that left before this
  -- was remembered. The report of a day counts what was listed then.
  unlisted_at              timestamptz,
  -- The last day on which the score of a flat holds if nothing of it changes: its calendar was confirmed for sixty days, its energy
  -- certificate has a last day. Null where nothing runs out.
  quality_until            date,

  CONSTRAINT flat_pkey PRIMARY KEY (id),
  CONSTRAINT flat_owner_exists FOREIGN KEY (owner_id) REFERENCES app_user (id),
  CONSTRAINT flat_status_known CHECK (status IN (
    'DRAFT', 'IN_REVIEW', 'ACTIVE', 'INACTIVE', 'REJECTED', 'ARCHIVED'
  )),
  CONSTRAINT flat_type_known CHECK (type IN (
    'STUDIO', 'APARTMENT', 'MAISONETTE', 'LOFT', 'PENTHOUSE', 'ROOF_STOREY', 'GROUND_FLOOR',
    'RAISED_GROUND_FLOOR', 'TERRACED_FLAT', 'HALF_BASEMENT', 'SERVICED_APARTMENT', 'OTHER'
  )),
  CONSTRAINT flat_booking_length_known CHECK (flat_booking_length IN (
    'MONTHS_1_3', 'MONTHS_3_6', 'MONTHS_6_12', 'MONTHS_12_PLUS', 'FLEXIBLE'
  )),
  CONSTRAINT flat_house_rules_known CHECK (house_rules <@ ARRAY['SMOKING_ALLOWED', 'PETS_ALLOWED']),
  CONSTRAINT flat_amenities_known CHECK (amenities <@ ARRAY[
    'WIFI', 'TV', 'DESK', 'WARDROBE', 'BED_LINEN', 'TOWELS', 'SOFA_BED', 'BABY_COT', 'HEATING',
    'UNDERFLOOR_HEATING', 'AIR_CONDITIONING', 'FIREPLACE', 'BALCONY', 'TERRACE', 'GARDEN', 'ELEVATOR',
    'STEP_FREE_ACCESS', 'WHEELCHAIR_ACCESSIBLE',
    'STOVE', 'OVEN', 'MICROWAVE', 'FRIDGE', 'FREEZER', 'DISHWASHER', 'COFFEE_MACHINE', 'KETTLE', 'TOASTER',
    'COOKWARE', 'DISHES_AND_CUTLERY', 'DINING_TABLE',
    'SHOWER', 'LEVEL_ACCESS_SHOWER', 'BATHTUB', 'GUEST_TOILET', 'WINDOW', 'HAIR_DRYER', 'TOWEL_RADIATOR', 'BIDET',
    'SMOKE_DETECTOR', 'CO_DETECTOR', 'FIRE_EXTINGUISHER', 'FIRST_AID_KIT', 'INTERCOM', 'VIDEO_INTERCOM',
    'SECURITY_DOOR', 'ALARM_SYSTEM', 'SAFE', 'CONCIERGE',
    'WASHING_MACHINE', 'DRYER', 'SHARED_LAUNDRY', 'DRYING_RACK', 'IRON', 'VACUUM_CLEANER', 'CLEANING_INCLUDED',
    'CLEANING_ON_REQUEST',
    'FREE_STREET_PARKING', 'PERMIT_STREET_PARKING', 'OUTSIDE_SPACE', 'CARPORT', 'GARAGE', 'UNDERGROUND_GARAGE',
    'CAR_PARK', 'EV_CHARGING', 'BIKE_STORAGE',
    'REGISTRATION_POSSIBLE', 'CELLAR', 'STORAGE_ROOM', 'ROOF_TERRACE', 'BARBECUE', 'POOL', 'SAUNA', 'GYM',
    'COWORKING', 'PIANO', 'STREAMING'
  ]),
  CONSTRAINT flat_country_code_form CHECK (country_code ~ '^[A-Z]{2}$'),
  CONSTRAINT flat_language_tag_form CHECK (language_tag ~ '^[a-z]{2}_[A-Z]{2}$'),
  CONSTRAINT flat_position_on_earth CHECK (latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180),
  CONSTRAINT flat_shift_within_reach CHECK (shift_metres BETWEEN 0 AND 195),
  -- Whatever an ACTIVE flat is asked for must be there.
  CONSTRAINT flat_active_is_complete CHECK (
    status <> 'ACTIVE' OR num_nulls(
      price_per_month, deposit, type, size, floor_number, max_person, flat_booking_length,
      title_en, description_flat_en, published_at
    ) = 0
  )
);

-- "My flats" and the landlord's card: one owner's flats, newest first.
CREATE INDEX flat_owner_idx ON flat (owner_id, created_at DESC);

-- The home page: the newest published flats.
CREATE INDEX flat_newest_idx ON flat (published_at DESC, id DESC) WHERE status = 'ACTIVE';

-- The other things that wait for an administrator are counted as often.
CREATE INDEX flat_in_review_idx ON flat (created_at) WHERE status = 'IN_REVIEW';

-- The review of a flat: others with the same description, whatever its capitals, spaces and punctuation.
CREATE INDEX flat_text_en_idx
  ON flat (md5(regexp_replace(lower(description_flat_en), '[^[:alnum:]]+', ' ', 'g')));

-- The same for the description in the language of the place.
CREATE INDEX flat_text_local_idx
  ON flat (md5(regexp_replace(lower(description_flat_local), '[^[:alnum:]]+', ' ', 'g')));

-- The review of a flat and the search of the back office: flats by their street.
CREATE INDEX flat_street_idx
  ON flat (replace(lower(street || ' ' || house_number), 'ß', 'ss') text_pattern_ops);

-- Brings scores up to date that no longer hold.
CREATE INDEX flat_quality_until_idx ON flat (quality_until) WHERE quality_until IS NOT NULL;

-- The list of flats in the back office by each column of the flat, without reading its texts.
CREATE INDEX flat_list_idx ON flat (created_at, id)
  INCLUDE (owner_id, status, type, size, price_per_month, deposit, quality, published_at, submitted_at, city);

-- The pictures of a flat. `key` is the hash of the content and the folder of its derivatives:
-- /api/image/<key>/<variant>.webp never changes and may be shared by flats.
CREATE TABLE flat_image (
  id          integer GENERATED BY DEFAULT AS IDENTITY,
  flat_id     integer     NOT NULL,
  key         text        NOT NULL,
  rank        integer     NOT NULL,
  main_image  boolean     NOT NULL DEFAULT false,
  -- {"thumb": {"width": 320, "height": 213}, …} for thumb, medium, large, xlarge and xxlarge
  derivatives jsonb       NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  -- How a picture looks, so that it is known again in another size or format: 64 fields, each brighter than the next or not.
  -- Null until it was looked at; all zero for a picture without a look.
  look        bit(64),
  -- The name of the file that a photo was made from, so that its landlord finds it again; null where none was sent.
  file_name   text,

  CONSTRAINT flat_image_pkey PRIMARY KEY (id),
  CONSTRAINT flat_image_flat_exists FOREIGN KEY (flat_id) REFERENCES flat (id) ON DELETE CASCADE,
  CONSTRAINT flat_image_rank_from_zero CHECK (rank >= 0)
);

-- Cards and galleries read a flat's pictures in their order.
CREATE INDEX flat_image_order_idx ON flat_image (flat_id, rank, id);

-- A flat has one main picture at most.
CREATE UNIQUE INDEX flat_image_one_main_idx ON flat_image (flat_id) WHERE main_image;

-- A picture is handed out only as long as a flat shows it: each request for one asks by its key.
CREATE INDEX flat_image_key_idx ON flat_image (key);

-- The pictures that were not looked at yet, in their order.
CREATE INDEX flat_image_unseen_idx ON flat_image (id) WHERE look IS NULL;

-- The review of a flat finds others that show a picture that looks the same.
CREATE INDEX flat_image_look_idx ON flat_image USING gin (look_quarters(look));

-- Pictures that were taken and are not ready: their sizes are made by a job. The number stays when one becomes a
-- flat_image. The file lies beside its future sizes, under the same key.
CREATE TABLE waiting_image (
  id         integer     NOT NULL DEFAULT nextval('flat_image_id_seq'),
  flat_id    integer     NOT NULL,
  key        text        NOT NULL,
  file_name  text,
  -- Why it cannot become one; null while it is being prepared.
  problem    text,
  created_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT waiting_image_pkey PRIMARY KEY (id),
  CONSTRAINT waiting_image_flat_exists FOREIGN KEY (flat_id) REFERENCES flat (id) ON DELETE CASCADE,
  CONSTRAINT waiting_image_problem_known CHECK (problem IN ('UNREADABLE', 'TOO_SMALL', 'NOT_PREPARED'))
);

-- The owner's view of a flat shows them.
CREATE INDEX waiting_image_flat_idx ON waiting_image (flat_id, id);

-- The flats somebody has marked with a heart.
CREATE TABLE favourite (
  user_id    text        NOT NULL,
  flat_id    integer     NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT favourite_pkey PRIMARY KEY (user_id, flat_id),
  CONSTRAINT favourite_user_exists FOREIGN KEY (user_id) REFERENCES app_user (id) ON DELETE CASCADE,
  CONSTRAINT favourite_flat_exists FOREIGN KEY (flat_id) REFERENCES flat (id) ON DELETE CASCADE
);

CREATE INDEX favourite_flat_idx ON favourite (flat_id);

-- What somebody looks for and has not found: told again when a flat fits, as often as they wish.
CREATE TABLE saved_search (
  id           integer GENERATED ALWAYS AS IDENTITY,
  user_id      text        NOT NULL,
  city         text,
  bounds       jsonb,
  start_date   date,
  months       integer,
  price_max    integer,
  persons      integer,
  bedrooms_min integer,
  has_pets     boolean     NOT NULL,
  message      text,
  locale       text        NOT NULL,
  alert        text        NOT NULL,
  -- Flats published later are news.
  alerted_at   timestamptz NOT NULL,
  created_at   timestamptz NOT NULL,
  -- All that narrowed a saved search down, as the search itself takes it.
  filters      jsonb,

  CONSTRAINT saved_search_pkey PRIMARY KEY (id),
  CONSTRAINT saved_search_user_exists FOREIGN KEY (user_id) REFERENCES app_user (id) ON DELETE CASCADE,
  CONSTRAINT saved_search_alert_known CHECK (alert IN ('NONE', 'DAILY', 'INSTANT'))
);

CREATE INDEX saved_search_user_idx ON saved_search (user_id, created_at DESC);

-- The searches to look through again.
CREATE INDEX saved_search_alert_idx ON saved_search (alerted_at) WHERE alert <> 'NONE';

-- How many people look for a flat in a place.
CREATE INDEX saved_search_place_idx ON saved_search (fold_text(city)) WHERE city IS NOT NULL;

-- Searches as they were made: what people look for and do not find. Neither who asked nor from where is kept.
CREATE TABLE search_log (
  id           integer GENERATED ALWAYS AS IDENTITY,
  at           timestamptz NOT NULL,
  locale       text        NOT NULL,
  place        text,
  filters      jsonb       NOT NULL,
  result_count integer     NOT NULL,
  duration_ms  integer     NOT NULL,
  source       text        NOT NULL,

  CONSTRAINT search_log_pkey PRIMARY KEY (id),
  CONSTRAINT search_log_source_known CHECK (source IN ('FILTER', 'MAP', 'TERM'))
);

-- The list, newest first, the report of a day, and the clean-up.
CREATE INDEX search_log_newest_idx ON search_log (at DESC, id DESC);

-- What a search reads: one slim row per ACTIVE flat, without its texts. Kept by triggers, never written otherwise.
CREATE TABLE flat_search (
  flat_id        integer          NOT NULL,
  latitude       double precision NOT NULL,
  longitude      double precision NOT NULL,
  price          integer          NOT NULL,
  deposit        integer          NOT NULL,
  size           double precision NOT NULL,
  bedrooms       integer          NOT NULL,
  bathrooms      integer          NOT NULL,
  max_person     integer          NOT NULL,
  min_months     integer          NOT NULL,
  max_months     integer,
  -- 1 is A+, 9 is H; null without a certificate.
  energy_rank    integer,
  quality        integer          NOT NULL,
  published_at   timestamptz      NOT NULL,
  type           text             NOT NULL,
  booking_length text             NOT NULL,
  blocked        datemultirange   NOT NULL,
  places         text[]           NOT NULL DEFAULT '{}',
  features       bit(128)         NOT NULL DEFAULT 0::bit(128),

  CONSTRAINT flat_search_pkey PRIMARY KEY (flat_id),
  CONSTRAINT flat_search_flat_exists FOREIGN KEY (flat_id) REFERENCES flat (id) ON DELETE CASCADE
);

-- The search by place: all flats of a city, a district or a postcode.
CREATE INDEX flat_search_places_idx ON flat_search USING gin (places);
CREATE INDEX flat_search_position_idx ON flat_search (latitude, longitude) INCLUDE (
  flat_id, price, deposit, size, bedrooms, bathrooms, max_person, min_months, max_months, energy_rank, quality,
  published_at, type, booking_length, features, blocked
);

CREATE INDEX flat_search_sample_idx ON flat_search (hashint4(flat_id)) INCLUDE (
  flat_id, latitude, longitude, price, deposit, size, bedrooms, bathrooms, max_person, min_months, max_months,
  energy_rank, quality, published_at, type, booking_length, features, blocked,
  places
);

CREATE INDEX flat_search_best_idx
  ON flat_search (quality DESC, published_at DESC, flat_id DESC);
CREATE INDEX flat_search_newest_idx
  ON flat_search (published_at DESC, flat_id DESC);
CREATE INDEX flat_search_price_idx
  ON flat_search (price, flat_id DESC);
CREATE INDEX flat_search_size_idx
  ON flat_search (size DESC, flat_id DESC);

-- The words of the same flats, for searches by term.
CREATE TABLE flat_words (
  flat_id integer  NOT NULL,
  -- Titles and place, folded: for typing errors.
  label   text     NOT NULL,
  words   tsvector NOT NULL,

  CONSTRAINT flat_words_pkey PRIMARY KEY (flat_id),
  CONSTRAINT flat_words_flat_exists FOREIGN KEY (flat_id) REFERENCES flat (id) ON DELETE CASCADE
);

CREATE INDEX flat_words_words_idx ON flat_words USING gin (words);
CREATE INDEX flat_words_label_idx ON flat_words USING gin (label gin_trgm_ops);

-- All names that a listed flat's place has or had: tells a place from any other word.
CREATE TABLE place_name (
  name text COLLATE "C" NOT NULL,

  CONSTRAINT place_name_pkey PRIMARY KEY (name)
);

-- Flats with a word in their titles or place that the given one, already folded, may be a mistyped form of.
CREATE FUNCTION similar_flats(text) RETURNS SETOF integer LANGUAGE sql STABLE
SET pg_trgm.word_similarity_threshold = 0.5 AS $$
  SELECT flat_id FROM flat_words WHERE $1 <% label
$$;

-- As the first text of repeat_flat-search.sql, for a migration after this one that changes a flat.
CREATE FUNCTION refresh_flat_search(changed_flat_id integer) RETURNS void LANGUAGE plpgsql AS $$
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

CREATE FUNCTION flat_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_flat_search(NEW.id);
  RETURN NULL;
END
$$;

CREATE TRIGGER flat_search_follows_flat AFTER INSERT OR UPDATE ON flat
  FOR EACH ROW EXECUTE FUNCTION flat_changed();

CREATE FUNCTION flat_leaves_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.unlisted_at := CASE WHEN NEW.status <> 'ACTIVE' THEN NEW.updated_at END;
  RETURN NEW;
END
$$;

CREATE TRIGGER flat_leaves_search BEFORE UPDATE OF status ON flat
  FOR EACH ROW WHEN ((OLD.status = 'ACTIVE') <> (NEW.status = 'ACTIVE')) EXECUTE FUNCTION flat_leaves_search();
