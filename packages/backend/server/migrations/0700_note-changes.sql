-- Whose bookings, messages and questions have changed: an open page asks for the revision of its user, and loads again
-- what has changed. A row for each user and transaction: transactions never wait for each other here, as they would
-- for one counter of a landlord.
CREATE TABLE user_change (
  user_id        text        NOT NULL,
  transaction_id bigint      NOT NULL,
  created_at     timestamptz NOT NULL DEFAULT now(),

  -- The revision of a user is read from it.
  CONSTRAINT user_change_pkey PRIMARY KEY (user_id, transaction_id)
);

CREATE FUNCTION note_change(tenant_id text, changed_flat_id integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO user_change (user_id, transaction_id)
  SELECT party, pg_current_xact_id()::text::bigint
  FROM unnest(ARRAY[tenant_id, (SELECT owner_id FROM flat WHERE id = changed_flat_id)]) AS party
  WHERE party IS NOT NULL
  ON CONFLICT DO NOTHING
$$;

-- For booking and question, which name the tenant and the flat.
CREATE FUNCTION note_changed_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record := coalesce(NEW, OLD);
BEGIN
  PERFORM note_change(changed.tenant_id, changed.flat_id);
  RETURN NULL;
END
$$;

-- For every table with the column `booking_id`.
CREATE FUNCTION note_changed_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record := coalesce(NEW, OLD);
BEGIN
  PERFORM note_change(b.tenant_id, b.flat_id) FROM booking AS b WHERE b.id = changed.booking_id;
  RETURN NULL;
END
$$;

CREATE FUNCTION note_changed_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_change(q.tenant_id, q.flat_id) FROM question AS q WHERE q.id = NEW.question_id;
  RETURN NULL;
END
$$;

CREATE TRIGGER note_changed_row AFTER INSERT OR UPDATE ON booking
  FOR EACH ROW EXECUTE FUNCTION note_changed_row();
CREATE TRIGGER note_changed_row AFTER INSERT OR DELETE ON question
  FOR EACH ROW EXECUTE FUNCTION note_changed_row();
CREATE TRIGGER note_changed_booking AFTER INSERT OR UPDATE OR DELETE ON booking_attachment
  FOR EACH ROW EXECUTE FUNCTION note_changed_booking();
CREATE TRIGGER note_changed_booking AFTER INSERT OR UPDATE ON booking_payment
  FOR EACH ROW EXECUTE FUNCTION note_changed_booking();
CREATE TRIGGER note_changed_booking AFTER INSERT OR UPDATE ON review
  FOR EACH ROW EXECUTE FUNCTION note_changed_booking();
CREATE TRIGGER note_changed_booking AFTER INSERT OR UPDATE ON invoice
  FOR EACH ROW EXECUTE FUNCTION note_changed_booking();
CREATE TRIGGER note_changed_booking AFTER INSERT OR UPDATE ON booking_message
  FOR EACH ROW WHEN (NEW.booking_id IS NOT NULL) EXECUTE FUNCTION note_changed_booking();
CREATE TRIGGER note_changed_question AFTER INSERT OR UPDATE ON booking_message
  FOR EACH ROW WHEN (NEW.question_id IS NOT NULL) EXECUTE FUNCTION note_changed_question();
