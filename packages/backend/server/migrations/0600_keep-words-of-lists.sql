-- The folded words by which the lists of the back office are searched: one narrow row for each row of a list. Everything else
-- is read from the rows themselves. Triggers keep them, as rows are written in some thirty places. `list_words` says for each
-- table what they are; the names of others are part of them, so that a search compares one text.
CREATE TABLE admin_words (
  kind  text NOT NULL,
  id    text NOT NULL,
  words text NOT NULL,

  CONSTRAINT admin_words_pkey PRIMARY KEY (kind, id)
);

-- Who has left has no words.
CREATE FUNCTION list_words(app_user) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN $1.deleted_at IS NULL THEN fold_text(concat_ws(' ', person_name($1.given_name, $1.family_name),
    $1.email, $1.city, $1.company_name, $1.street, $1.postcode, $1.phone)) END
$$;

CREATE FUNCTION list_words(flat) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT fold_text(concat_ws(' ', $1.id, $1.title_en, $1.title_local,
    (SELECT person_name(given_name, family_name) FROM app_user WHERE id = $1.owner_id),
    $1.street, $1.house_number, $1.city))
$$;

CREATE FUNCTION list_words(booking) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT fold_text(concat_ws(' ', $1.id,
    flat_name(flat.title_en, flat.title_local, flat.street, flat.house_number), flat.title_local,
    person_name(landlord.given_name, landlord.family_name), person_name(tenant.given_name, tenant.family_name)))
  FROM flat, app_user AS landlord, app_user AS tenant
  WHERE flat.id = $1.flat_id AND landlord.id = flat.owner_id AND tenant.id = $1.tenant_id
$$;

CREATE FUNCTION list_words(invoice) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT fold_text(concat_ws(' ', $1.number, $1.recipient_name, $1.booking_id,
    (SELECT number FROM credit_note WHERE invoice_id = $1.id)))
$$;

CREATE FUNCTION list_words(review) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT fold_text(concat_ws(' ',
    flat_name(flat.title_en, flat.title_local, flat.street, flat.house_number), flat.title_local,
    person_name(tenant.given_name, tenant.family_name), person_name(author.given_name, author.family_name),
    $1.text, $1.reply, $1.hidden_reason))
  FROM flat JOIN app_user AS tenant ON tenant.id = $1.tenant_id LEFT JOIN app_user AS author ON author.id = $1.author_id
  WHERE flat.id = $1.flat_id
$$;

CREATE FUNCTION list_words(search_log) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT fold_text(concat_ws(' ', $1.place, $1.filters::text))
$$;

-- Where a flat is looked for: the place, or the middle of the map.
CREATE FUNCTION demand_place(saved_search) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce($1.city, CASE WHEN $1.bounds IS NOT NULL THEN concat(
    round((($1.bounds->>'north')::numeric + ($1.bounds->>'south')::numeric) / 2, 1), ', ',
    round((($1.bounds->>'east')::numeric + ($1.bounds->>'west')::numeric) / 2, 1)) END)
$$;

-- Not the message: contact data in it could be found by guessing.
CREATE FUNCTION list_words(saved_search) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT fold_text(concat_ws(' ', demand_place($1)))
$$;

CREATE FUNCTION list_words(help_request) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT fold_text(concat_ws(' ', $1.reference, $1.message, $1.email, $1.name, $1.phone))
$$;

CREATE FUNCTION list_words(mail) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT fold_text(concat_ws(' ', $1.to_address, $1.subject))
$$;

CREATE FUNCTION list_words(content_report) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', fold_text(concat_ws(' ', $1.reference, $1.excerpt, $1.message, $1.reporter_email)),
    (SELECT words FROM admin_words WHERE kind = 'USER' AND id = $1.affected_id),
    (SELECT words FROM admin_words WHERE kind = 'USER' AND id = $1.reporter_id))
$$;

-- A person's id is shown nowhere, and no part of it is searched for. The administrator's words are not among them: a new name
-- would write all of the administrator's actions.
CREATE FUNCTION list_words(audit_entry) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', fold_text(concat_ws(' ', $1.action,
      CASE WHEN $1.subject_type <> 'USER' THEN $1.subject_id END, $1.reason)),
    (SELECT words FROM admin_words WHERE kind = $1.subject_type AND id = $1.subject_id))
$$;

CREATE FUNCTION put_list_words(kind text, id text, words text) RETURNS void LANGUAGE sql AS $$
  DELETE FROM admin_words WHERE $3 IS NULL AND admin_words.kind = $1 AND admin_words.id = $2;
  INSERT INTO admin_words SELECT $1, $2, $3 WHERE $3 IS NOT NULL
  ON CONFLICT ON CONSTRAINT admin_words_pkey DO UPDATE SET words = EXCLUDED.words
  WHERE admin_words.words <> EXCLUDED.words
$$;

CREATE FUNCTION keep_list_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM put_list_words(TG_ARGV[0], OLD.id::text, NULL);
  ELSE
    EXECUTE format('SELECT put_list_words($1, $2, list_words($3::%I))', TG_TABLE_NAME)
    USING TG_ARGV[0], NEW.id::text, NEW;
  END IF;
  RETURN NULL;
END
$$;

-- A sign-in changes the moment of it alone, a booking its status: neither is a word.
CREATE TRIGGER keep_list_words AFTER INSERT OR DELETE
  OR UPDATE OF given_name, family_name, email, city, company_name, street, postcode, phone, deleted_at ON app_user
  FOR EACH ROW EXECUTE FUNCTION keep_list_words('USER');
CREATE TRIGGER keep_list_words AFTER INSERT OR DELETE
  OR UPDATE OF title_en, title_local, street, house_number, city ON flat
  FOR EACH ROW EXECUTE FUNCTION keep_list_words('FLAT');
CREATE TRIGGER keep_list_words AFTER INSERT OR DELETE ON booking
  FOR EACH ROW EXECUTE FUNCTION keep_list_words('BOOKING');
CREATE TRIGGER keep_list_words AFTER INSERT OR DELETE OR UPDATE OF recipient_name ON invoice
  FOR EACH ROW EXECUTE FUNCTION keep_list_words('INVOICE');
CREATE TRIGGER keep_list_words AFTER INSERT OR DELETE OR UPDATE OF text, reply, hidden_reason, author_id ON review
  FOR EACH ROW EXECUTE FUNCTION keep_list_words('REVIEW');
CREATE TRIGGER keep_list_words AFTER INSERT OR DELETE ON search_log
  FOR EACH ROW EXECUTE FUNCTION keep_list_words('SEARCH');
CREATE TRIGGER keep_list_words AFTER INSERT OR DELETE OR UPDATE OF city, bounds ON saved_search
  FOR EACH ROW EXECUTE FUNCTION keep_list_words('DEMAND');
CREATE TRIGGER keep_list_words AFTER INSERT OR DELETE OR UPDATE OF message, email, name, phone ON help_request
  FOR EACH ROW EXECUTE FUNCTION keep_list_words('HELP_REQUEST');
CREATE TRIGGER keep_list_words AFTER INSERT OR DELETE OR UPDATE OF to_address, subject ON mail
  FOR EACH ROW EXECUTE FUNCTION keep_list_words('MAIL');
CREATE TRIGGER keep_list_words AFTER INSERT OR DELETE
  OR UPDATE OF excerpt, message, reporter_email, affected_id, reporter_id ON content_report
  FOR EACH ROW EXECUTE FUNCTION keep_list_words('REPORT');
CREATE TRIGGER keep_list_words AFTER INSERT OR DELETE OR UPDATE OF reason ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION keep_list_words('AUDIT');

-- The words of rows that name another one: each of them is found by an index.
CREATE FUNCTION keep_words_of_flat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM put_list_words('BOOKING', id::text, list_words(booking)) FROM booking WHERE flat_id = NEW.id;
  PERFORM put_list_words('REVIEW', id::text, list_words(review)) FROM review WHERE flat_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER keep_words_of_flat AFTER UPDATE ON flat
  FOR EACH ROW WHEN (
    (OLD.title_en, OLD.title_local, OLD.street, OLD.house_number)
    IS DISTINCT FROM (NEW.title_en, NEW.title_local, NEW.street, NEW.house_number)
  ) EXECUTE FUNCTION keep_words_of_flat();

CREATE FUNCTION keep_words_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM put_list_words('FLAT', id::text, list_words(flat)) FROM flat WHERE owner_id = NEW.id;
  PERFORM put_list_words('BOOKING', id::text, list_words(booking)) FROM booking WHERE tenant_id = NEW.id;
  PERFORM put_list_words('BOOKING', booking.id::text, list_words(booking))
  FROM flat JOIN booking ON booking.flat_id = flat.id WHERE flat.owner_id = NEW.id;
  PERFORM put_list_words('REVIEW', id::text, list_words(review)) FROM review WHERE tenant_id = NEW.id;
  PERFORM put_list_words('REVIEW', id::text, list_words(review)) FROM review WHERE author_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER keep_words_of_person AFTER UPDATE ON app_user
  FOR EACH ROW WHEN ((OLD.given_name, OLD.family_name) IS DISTINCT FROM (NEW.given_name, NEW.family_name))
  EXECUTE FUNCTION keep_words_of_person();

CREATE FUNCTION keep_words_of_credit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM put_list_words('INVOICE', id::text, list_words(invoice)) FROM invoice WHERE id = NEW.invoice_id;
  RETURN NULL;
END
$$;

CREATE TRIGGER keep_words_of_credit AFTER INSERT ON credit_note
  FOR EACH ROW EXECUTE FUNCTION keep_words_of_credit();
