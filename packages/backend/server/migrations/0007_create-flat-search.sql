-- What a search reads: one slim row per ACTIVE flat, without its texts. Kept by triggers, never written otherwise.
CREATE TABLE flat_search (
  flat_id      integer          NOT NULL,
  latitude     double precision NOT NULL,
  longitude    double precision NOT NULL,
  price        integer          NOT NULL,
  deposit      integer          NOT NULL,
  size         double precision NOT NULL,
  bedrooms     integer          NOT NULL,
  bathrooms    integer          NOT NULL,
  max_person   integer          NOT NULL,
  min_months   integer          NOT NULL,
  max_months   integer,
  -- 1 is A+, 9 is H; null without a certificate.
  energy_rank  integer,
  quality      integer          NOT NULL,
  published_at timestamptz      NOT NULL,
  type         text             NOT NULL,
  booking_length text           NOT NULL,
  house_rules  text[]           NOT NULL,
  amenities    text[]           NOT NULL,
  blocked      datemultirange   NOT NULL,

  CONSTRAINT flat_search_pkey PRIMARY KEY (flat_id),
  CONSTRAINT flat_search_flat_exists FOREIGN KEY (flat_id) REFERENCES flat (id) ON DELETE CASCADE
);

-- The map: everything within bounds. Plain columns let the planner see how much that is.
CREATE INDEX flat_search_position_idx ON flat_search (latitude, longitude);

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

-- Lower case without accents, the same for what is searched and what is found: "Köln", "KOELN" and "koln" are one.
CREATE FUNCTION fold_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURNS NULL ON NULL INPUT AS $$
  SELECT regexp_replace(
    translate(
      replace(replace(lower($1), 'ß', 'ss'), 'æ', 'ae'),
      'àáâãäåāçćčďèéêëēěìíîïīłñńòóôõöøōřśšťùúûüūůýÿźžż',
      'aaaaaaacccdeeeeeeiiiiilnnooooooorsstuuuuuuyyzzz'
    ),
    '([aou])e', '\1', 'g'
  )
$$;

-- Flats with a word in their titles or place that the given one, already folded, may be a mistyped form of.
CREATE FUNCTION similar_flats(text) RETURNS SETOF integer LANGUAGE sql STABLE
SET pg_trgm.word_similarity_threshold = 0.5 AS $$
  SELECT flat_id FROM flat_words WHERE $1 <% label
$$;

CREATE FUNCTION refresh_flat_search(changed_flat_id integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM flat_search WHERE flat_id = changed_flat_id;
  DELETE FROM flat_words WHERE flat_id = changed_flat_id;

  INSERT INTO flat_search
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
    coalesce((SELECT range_agg(b.period) FROM blocked_period b WHERE b.flat_id = f.id), '{}')
  FROM flat f
  JOIN (VALUES
    ('MONTHS_1_3', 1, 3), ('MONTHS_3_6', 3, 6), ('MONTHS_6_12', 6, 12),
    ('MONTHS_12_PLUS', 12, NULL), ('FLEXIBLE', 1, NULL)
  ) AS months (code, min_months, max_months) ON months.code = f.flat_booking_length
  WHERE f.id = changed_flat_id AND f.status = 'ACTIVE';

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

-- Locks the flat first, as a statement of its own: without it two blocks made at once overwrite each other,
-- and one made while the flat is being published is lost.
CREATE FUNCTION blocked_period_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_flat_id integer := coalesce(NEW.flat_id, OLD.flat_id);
BEGIN
  PERFORM 1 FROM flat WHERE id = changed_flat_id FOR NO KEY UPDATE;

  UPDATE flat_search
  SET blocked = coalesce((SELECT range_agg(b.period) FROM blocked_period b WHERE b.flat_id = changed_flat_id), '{}')
  WHERE flat_id = changed_flat_id;

  RETURN NULL;
END
$$;

CREATE TRIGGER flat_search_follows_blocked_period AFTER INSERT OR UPDATE OR DELETE ON blocked_period
  FOR EACH ROW EXECUTE FUNCTION blocked_period_changed();
