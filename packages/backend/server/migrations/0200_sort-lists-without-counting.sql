-- What the lists of the back office sort, filter and search: one slim row each, with names and counts, so that no click
-- reads texts, joins people or counts bookings of a hundred thousand rows. Written by triggers only. They hold no ids of
-- people: whoever leaves has left here as well.

CREATE FUNCTION person_name(given_name text, family_name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(coalesce(given_name, '') || ' ' || coalesce(family_name, ''))
$$;

-- A flat as people read it: a draft has no title yet.
CREATE FUNCTION flat_name(title_en text, title_local text, street text, house_number text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(title_en, title_local, street || ' ' || house_number)
$$;

CREATE TABLE admin_person (
  id       text    NOT NULL,
  flats    integer NOT NULL,
  requests integer NOT NULL,
  bookings integer NOT NULL,
  name     text    NOT NULL,
  email    text    NOT NULL,
  city     text,
  words    text    NOT NULL GENERATED ALWAYS AS (
    fold_text(name || ' ' || email || ' ' || coalesce(city, '') || ' ' || id)
  ) STORED,

  CONSTRAINT admin_person_pkey PRIMARY KEY (id),
  CONSTRAINT admin_person_exists FOREIGN KEY (id) REFERENCES app_user (id) ON DELETE CASCADE
);

CREATE TABLE admin_flat (
  id           integer NOT NULL,
  title        text    NOT NULL,
  owner        text    NOT NULL,
  city         text    NOT NULL,
  type         text,
  size         double precision,
  price        integer,
  deposit      integer,
  status       text    NOT NULL,
  score        integer NOT NULL,
  requests     integer NOT NULL,
  created_at   timestamptz NOT NULL,
  published_at timestamptz,
  words        text    NOT NULL GENERATED ALWAYS AS (
    fold_text(id::text || ' ' || title || ' ' || owner || ' ' || city)
  ) STORED,

  CONSTRAINT admin_flat_pkey PRIMARY KEY (id),
  CONSTRAINT admin_flat_exists FOREIGN KEY (id) REFERENCES flat (id) ON DELETE CASCADE
);

CREATE TABLE admin_booking (
  id            integer NOT NULL,
  flat          text    NOT NULL,
  landlord      text    NOT NULL,
  tenant        text    NOT NULL,
  start_date    date    NOT NULL,
  end_date      date    NOT NULL,
  total         integer NOT NULL,
  contract_type text,
  status        text    NOT NULL,
  expires_at    timestamptz,
  last_activity timestamptz NOT NULL,
  created_at    timestamptz NOT NULL,
  words         text    NOT NULL GENERATED ALWAYS AS (
    fold_text(id::text || ' ' || flat || ' ' || landlord || ' ' || tenant)
  ) STORED,

  CONSTRAINT admin_booking_pkey PRIMARY KEY (id),
  CONSTRAINT admin_booking_exists FOREIGN KEY (id) REFERENCES booking (id) ON DELETE CASCADE
);

CREATE TABLE admin_invoice (
  id        integer NOT NULL,
  number    text    NOT NULL,
  booking   integer NOT NULL,
  recipient text    NOT NULL,
  issued    date    NOT NULL,
  due       date    NOT NULL,
  paid      date,
  net       integer NOT NULL,
  vat       integer NOT NULL,
  gross     integer NOT NULL,
  status    text    NOT NULL,
  words     text    NOT NULL GENERATED ALWAYS AS (
    fold_text(number || ' ' || recipient || ' ' || booking::text)
  ) STORED,

  CONSTRAINT admin_invoice_pkey PRIMARY KEY (id),
  CONSTRAINT admin_invoice_exists FOREIGN KEY (id) REFERENCES invoice (id) ON DELETE CASCADE
);

CREATE TABLE admin_review (
  id         integer NOT NULL,
  kind       text    NOT NULL,
  flat       text    NOT NULL,
  tenant     text    NOT NULL,
  author     text    NOT NULL,
  rating     double precision,
  status     text    NOT NULL,
  -- From when on it is published, though it waits for the other party's.
  closes_at  timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  said       text    NOT NULL,
  words      text    NOT NULL GENERATED ALWAYS AS (
    fold_text(flat || ' ' || tenant || ' ' || author || ' ' || said)
  ) STORED,

  CONSTRAINT admin_review_pkey PRIMARY KEY (id),
  CONSTRAINT admin_review_exists FOREIGN KEY (id) REFERENCES review (id) ON DELETE CASCADE
);

ALTER TABLE search_log ADD COLUMN words text NOT NULL GENERATED ALWAYS AS (
  fold_text(coalesce(place, '') || ' ' || filters::text)
) STORED;

-- The rows as they follow from the tables. Whatever writes a slim row takes it from here.
CREATE VIEW admin_person_source AS
  SELECT person.id, coalesce(owned.flats, 0)::integer AS flats, coalesce(asked.requests, 0)::integer AS requests,
    (coalesce(asked.bookings, 0) + coalesce(owned.bookings, 0))::integer AS bookings,
    person_name(person.given_name, person.family_name) AS name, person.email, person.city
  FROM app_user AS person
  LEFT JOIN (
    SELECT flat.owner_id, count(DISTINCT flat.id) FILTER (WHERE flat.status <> 'ARCHIVED') AS flats,
      count(booking.id) AS bookings
    FROM flat LEFT JOIN booking ON booking.flat_id = flat.id AND booking.status = 'BOOKING_COMPLETED'
    GROUP BY flat.owner_id
  ) AS owned ON owned.owner_id = person.id
  LEFT JOIN (
    SELECT tenant_id, count(*) AS requests, count(*) FILTER (WHERE status = 'BOOKING_COMPLETED') AS bookings
    FROM booking GROUP BY tenant_id
  ) AS asked ON asked.tenant_id = person.id
  WHERE person.deleted_at IS NULL;

CREATE VIEW admin_flat_source AS
  SELECT flat.id, flat_name(flat.title_en, flat.title_local, flat.street, flat.house_number) AS title,
    person_name(owner.given_name, owner.family_name) AS owner, flat.city, flat.type, flat.size,
    flat.price_per_month AS price, flat.deposit, flat.status, flat.quality AS score,
    coalesce(asked.requests, 0)::integer AS requests, flat.created_at, flat.published_at
  FROM flat
  JOIN app_user AS owner ON owner.id = flat.owner_id
  LEFT JOIN (SELECT flat_id, count(*) AS requests FROM booking GROUP BY flat_id) AS asked ON asked.flat_id = flat.id;

CREATE VIEW admin_booking_source AS
  SELECT booking.id, flat_name(flat.title_en, flat.title_local, flat.street, flat.house_number) AS flat,
    person_name(landlord.given_name, landlord.family_name) AS landlord,
    person_name(tenant.given_name, tenant.family_name) AS tenant,
    booking.start_date, booking.end_date, booking.total_rent AS total, booking.contract_type, booking.status,
    booking.expires_at,
    coalesce((SELECT max(at) FROM booking_event AS e WHERE e.booking_id = booking.id), booking.updated_at)
      AS last_activity,
    booking.created_at
  FROM booking
  JOIN flat ON flat.id = booking.flat_id
  JOIN app_user AS landlord ON landlord.id = flat.owner_id
  JOIN app_user AS tenant ON tenant.id = booking.tenant_id;

CREATE VIEW admin_invoice_source AS
  SELECT id, number, booking_id AS booking, recipient_name AS recipient, issued_on AS issued, due_on AS due,
    paid_on AS paid, net_cents AS net, vat_cents AS vat, gross_cents AS gross, status
  FROM invoice;

CREATE VIEW admin_review_source AS
  SELECT review.id, review.kind,
    flat_name(flat.title_en, flat.title_local, flat.street, flat.house_number) AS flat,
    person_name(tenant.given_name, tenant.family_name) AS tenant,
    person_name(author.given_name, author.family_name) AS author,
    (SELECT round(avg(value::numeric), 1)::double precision FROM jsonb_each_text(review.ratings)) AS rating,
    review.status,
    -- Fourteen days after the last one, as days are counted in Germany.
    (booking.end_date + 15)::timestamp AT TIME ZONE 'Europe/Berlin' AS closes_at,
    review.created_at, concat_ws(' ', review.text, review.reply, review.hidden_reason) AS said
  FROM review
  JOIN booking ON booking.id = review.booking_id
  JOIN flat ON flat.id = review.flat_id
  JOIN app_user AS tenant ON tenant.id = review.tenant_id
  LEFT JOIN app_user AS author ON author.id = review.author_id;

-- Writes all rows: now, and after a load with triggers disabled.
CREATE FUNCTION refill_admin_lists() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM admin_person;
  DELETE FROM admin_flat;
  DELETE FROM admin_booking;
  DELETE FROM admin_invoice;
  DELETE FROM admin_review;
  INSERT INTO admin_person SELECT * FROM admin_person_source;
  INSERT INTO admin_flat SELECT * FROM admin_flat_source;
  INSERT INTO admin_booking SELECT * FROM admin_booking_source;
  INSERT INTO admin_invoice SELECT * FROM admin_invoice_source;
  INSERT INTO admin_review SELECT * FROM admin_review_source;
END
$$;

SELECT refill_admin_lists();

-- Every order of a list whose column is never empty; the others are sorted from the slim rows.
CREATE INDEX admin_flat_title_idx ON admin_flat (title, id);
CREATE INDEX admin_flat_owner_idx ON admin_flat (owner, id);
CREATE INDEX admin_flat_city_idx ON admin_flat (city, id);
CREATE INDEX admin_flat_status_idx ON admin_flat (status, id);
CREATE INDEX admin_flat_score_idx ON admin_flat (score, id);
CREATE INDEX admin_flat_requests_idx ON admin_flat (requests, id);
CREATE INDEX admin_flat_created_at_idx ON admin_flat (created_at, id);
CREATE INDEX admin_booking_flat_idx ON admin_booking (flat, id);
CREATE INDEX admin_booking_landlord_idx ON admin_booking (landlord, id);
CREATE INDEX admin_booking_tenant_idx ON admin_booking (tenant, id);
CREATE INDEX admin_booking_start_date_idx ON admin_booking (start_date, id);
CREATE INDEX admin_booking_end_date_idx ON admin_booking (end_date, id);
CREATE INDEX admin_booking_total_idx ON admin_booking (total, id);
CREATE INDEX admin_booking_created_at_idx ON admin_booking (created_at, id);
CREATE INDEX admin_invoice_number_idx ON admin_invoice (number, id);
CREATE INDEX admin_invoice_booking_idx ON admin_invoice (booking, id);
CREATE INDEX admin_invoice_recipient_idx ON admin_invoice (recipient, id);
CREATE INDEX admin_invoice_issued_idx ON admin_invoice (issued, id);
CREATE INDEX admin_invoice_due_idx ON admin_invoice (due, id);
CREATE INDEX admin_invoice_net_idx ON admin_invoice (net, id);
CREATE INDEX admin_invoice_vat_idx ON admin_invoice (vat, id);
CREATE INDEX admin_invoice_gross_idx ON admin_invoice (gross, id);
CREATE INDEX admin_review_flat_idx ON admin_review (kind, flat, id);
CREATE INDEX admin_review_tenant_idx ON admin_review (kind, tenant, id);
CREATE INDEX admin_review_author_idx ON admin_review (kind, author, id);
CREATE INDEX admin_review_status_idx ON admin_review (kind, status, id);
CREATE INDEX admin_review_created_at_idx ON admin_review (kind, created_at, id);

-- The reviews that carry the name of a person.
CREATE INDEX review_author_idx ON review (author_id);
CREATE INDEX review_tenant_name_idx ON review (tenant_id);

-- Counters are raised and lowered, never counted: two requests at once would each count without the other.
CREATE FUNCTION admin_lists_follow_flat() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  name text := flat_name(NEW.title_en, NEW.title_local, NEW.street, NEW.house_number);
  more integer := (NEW.status <> 'ARCHIVED')::integer;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO admin_flat
    SELECT NEW.id, name, person_name(owner.given_name, owner.family_name), NEW.city, NEW.type, NEW.size,
      NEW.price_per_month, NEW.deposit, NEW.status, NEW.quality, 0, NEW.created_at, NEW.published_at
    FROM app_user AS owner WHERE owner.id = NEW.owner_id;
  ELSE
    UPDATE admin_flat SET title = name, city = NEW.city, type = NEW.type, size = NEW.size,
      price = NEW.price_per_month, deposit = NEW.deposit, status = NEW.status, score = NEW.quality,
      created_at = NEW.created_at, published_at = NEW.published_at
    WHERE id = NEW.id;
    more := more - (OLD.status <> 'ARCHIVED')::integer;
    IF name <> flat_name(OLD.title_en, OLD.title_local, OLD.street, OLD.house_number) THEN
      UPDATE admin_booking SET flat = name FROM booking
      WHERE booking.id = admin_booking.id AND booking.flat_id = NEW.id;
      UPDATE admin_review SET flat = name FROM review
      WHERE review.id = admin_review.id AND review.flat_id = NEW.id;
    END IF;
  END IF;
  IF more <> 0 THEN
    UPDATE admin_person SET flats = flats + more WHERE id = NEW.owner_id;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER admin_lists_follow_flat AFTER INSERT OR UPDATE ON flat
  FOR EACH ROW EXECUTE FUNCTION admin_lists_follow_flat();

CREATE FUNCTION admin_lists_follow_removed_flat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'ARCHIVED' THEN
    UPDATE admin_person SET flats = flats - 1 WHERE id = OLD.owner_id;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER admin_lists_follow_removed_flat AFTER DELETE ON flat
  FOR EACH ROW EXECUTE FUNCTION admin_lists_follow_removed_flat();

CREATE FUNCTION admin_lists_follow_person() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown text := person_name(NEW.given_name, NEW.family_name);
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.deleted_at IS NULL THEN
      INSERT INTO admin_person VALUES (NEW.id, 0, 0, 0, shown, NEW.email, NEW.city);
    END IF;
    RETURN NULL;
  END IF;

  IF NEW.deleted_at IS NOT NULL THEN
    DELETE FROM admin_person WHERE id = NEW.id;
  ELSIF OLD.deleted_at IS NOT NULL THEN
    INSERT INTO admin_person SELECT * FROM admin_person_source WHERE id = NEW.id;
  ELSE
    UPDATE admin_person SET name = shown, email = NEW.email, city = NEW.city WHERE id = NEW.id;
  END IF;
  IF shown = person_name(OLD.given_name, OLD.family_name) THEN
    RETURN NULL;
  END IF;

  UPDATE admin_flat SET owner = shown FROM flat WHERE flat.id = admin_flat.id AND flat.owner_id = NEW.id;
  UPDATE admin_booking SET tenant = shown FROM booking
  WHERE booking.id = admin_booking.id AND booking.tenant_id = NEW.id;
  UPDATE admin_booking SET landlord = shown FROM booking JOIN flat ON flat.id = booking.flat_id
  WHERE booking.id = admin_booking.id AND flat.owner_id = NEW.id;
  UPDATE admin_review SET tenant = shown FROM review
  WHERE review.id = admin_review.id AND review.tenant_id = NEW.id;
  UPDATE admin_review SET author = shown FROM review
  WHERE review.id = admin_review.id AND review.author_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER admin_lists_follow_new_person AFTER INSERT ON app_user
  FOR EACH ROW EXECUTE FUNCTION admin_lists_follow_person();
-- A sign-in changes the moment of it alone, and nothing here.
CREATE TRIGGER admin_lists_follow_person AFTER UPDATE ON app_user
  FOR EACH ROW WHEN (
    (OLD.given_name, OLD.family_name, OLD.email, OLD.city, OLD.deleted_at)
    IS DISTINCT FROM (NEW.given_name, NEW.family_name, NEW.email, NEW.city, NEW.deleted_at)
  ) EXECUTE FUNCTION admin_lists_follow_person();

CREATE FUNCTION admin_lists_follow_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asked integer := 0;
  done integer := 0;
  about booking := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    asked := 1;
    done := (NEW.status = 'BOOKING_COMPLETED')::integer;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    asked := asked - 1;
    done := done - (OLD.status = 'BOOKING_COMPLETED')::integer;
  END IF;

  IF TG_OP = 'INSERT' THEN
    INSERT INTO admin_booking SELECT * FROM admin_booking_source WHERE id = NEW.id;
  ELSIF TG_OP = 'UPDATE' THEN
    UPDATE admin_booking SET start_date = NEW.start_date, end_date = NEW.end_date, total = NEW.total_rent,
      contract_type = NEW.contract_type, status = NEW.status, expires_at = NEW.expires_at,
      last_activity = coalesce((SELECT max(at) FROM booking_event AS e WHERE e.booking_id = NEW.id), NEW.updated_at),
      created_at = NEW.created_at
    WHERE id = NEW.id;
    IF NEW.end_date <> OLD.end_date THEN
      UPDATE admin_review SET closes_at = source.closes_at FROM admin_review_source AS source, review
      WHERE review.booking_id = NEW.id AND source.id = review.id AND admin_review.id = review.id;
    END IF;
  END IF;
  IF asked <> 0 THEN
    UPDATE admin_flat SET requests = requests + asked WHERE id = about.flat_id;
  END IF;
  -- In the order of their ids: two stays of the same two people at once do not wait for each other.
  IF asked <> 0 OR done <> 0 THEN
    PERFORM 1 FROM admin_person
    WHERE id IN (about.tenant_id, (SELECT owner_id FROM flat WHERE flat.id = about.flat_id))
    ORDER BY id FOR UPDATE;
    UPDATE admin_person SET requests = requests + asked, bookings = bookings + done WHERE id = about.tenant_id;
  END IF;
  IF done <> 0 THEN
    UPDATE admin_person SET bookings = bookings + done
    WHERE id = (SELECT owner_id FROM flat WHERE flat.id = about.flat_id);
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER admin_lists_follow_booking AFTER INSERT OR UPDATE OR DELETE ON booking
  FOR EACH ROW EXECUTE FUNCTION admin_lists_follow_booking();

CREATE FUNCTION admin_lists_follow_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE admin_booking SET last_activity = (SELECT max(at) FROM booking_event AS e WHERE e.booking_id = NEW.booking_id)
  WHERE id = NEW.booking_id;
  RETURN NULL;
END
$$;

CREATE TRIGGER admin_lists_follow_event AFTER INSERT ON booking_event
  FOR EACH ROW EXECUTE FUNCTION admin_lists_follow_event();

CREATE FUNCTION admin_lists_follow_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM admin_invoice WHERE id = NEW.id;
  INSERT INTO admin_invoice SELECT * FROM admin_invoice_source WHERE id = NEW.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER admin_lists_follow_invoice AFTER INSERT OR UPDATE ON invoice
  FOR EACH ROW EXECUTE FUNCTION admin_lists_follow_invoice();

CREATE FUNCTION admin_lists_follow_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM admin_review WHERE id = NEW.id;
  INSERT INTO admin_review SELECT * FROM admin_review_source WHERE id = NEW.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER admin_lists_follow_review AFTER INSERT OR UPDATE ON review
  FOR EACH ROW EXECUTE FUNCTION admin_lists_follow_review();
