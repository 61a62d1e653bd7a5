-- A flat from its first draft on: an address is enough, everything else may still be missing.
CREATE TABLE flat (
  id               integer GENERATED ALWAYS AS IDENTITY,
  version          integer          NOT NULL DEFAULT 1,
  owner_id         text             NOT NULL,
  status           text             NOT NULL DEFAULT 'DRAFT',
  rejection_reason text,

  street           text             NOT NULL,
  house_number     text             NOT NULL,
  postcode         text             NOT NULL,
  city             text             NOT NULL,
  district         text,
  country_code     text             NOT NULL,
  language_tag     text             NOT NULL,
  latitude         double precision NOT NULL,
  longitude        double precision NOT NULL,

  -- The public sees a point 60 to 195 m away. The shift is drawn once, so that asking often tells nothing more.
  shift_metres     double precision NOT NULL DEFAULT 195 * sqrt(0.1 + 0.9 * random()),
  shift_bearing    double precision NOT NULL DEFAULT 2 * pi() * random(),
  public_latitude  double precision NOT NULL
    GENERATED ALWAYS AS (latitude + shift_metres * cos(shift_bearing) / 111320) STORED,
  public_longitude double precision NOT NULL
    GENERATED ALWAYS AS (
      longitude + shift_metres * sin(shift_bearing) / (111320 * greatest(cos(radians(latitude)), 0.01))
    ) STORED,

  price_per_month  integer,
  deposit          integer,
  type             text,
  size             double precision,
  floor_number     integer,
  max_person       integer,
  rooms            jsonb            NOT NULL DEFAULT '{}',
  -- What holds where `rooms` says nothing. Kept with the flat, so that a later default changes no old flat.
  default_rooms    jsonb            NOT NULL DEFAULT '{"BEDROOM": 1, "BATHROOM": 1, "KITCHEN": 1}',
  flat_booking_length text,
  house_rules      text[]           NOT NULL DEFAULT '{}',
  amenities        text[]           NOT NULL DEFAULT '{}',
  energy_certificate jsonb,

  title_en                 text,
  title_local              text,
  description_flat_en      text,
  description_flat_local   text,
  description_region_en    text,
  description_region_local text,

  -- The quality score, 0 to 100, as of the last change. Orders search results that nothing else orders.
  quality          integer          NOT NULL DEFAULT 0,
  calendar_confirmed_at timestamptz,
  created_at       timestamptz      NOT NULL DEFAULT now(),
  updated_at       timestamptz      NOT NULL DEFAULT now(),
  -- When it became ACTIVE for the first time.
  published_at     timestamptz,
  archived_at      timestamptz,

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
