-- The title of a flat in the language of its place, in the slim rows that carry a title: the back office sorts by the title that
-- its reader sees, and finds a flat by either. The words were generated; another expression would write each row again while
-- writes wait, so triggers fold them from now on.
ALTER TABLE admin_flat ADD COLUMN local_title text, ADD COLUMN local_language text,
  ALTER COLUMN words DROP EXPRESSION;
ALTER TABLE admin_booking ADD COLUMN local_title text, ADD COLUMN local_language text,
  ALTER COLUMN words DROP EXPRESSION;
ALTER TABLE admin_review ADD COLUMN local_title text, ADD COLUMN local_language text,
  ALTER COLUMN words DROP EXPRESSION;

CREATE VIEW admin_local_title AS
  SELECT id, title_local AS title, lower(substring(language_tag from '^[^_-]*')) AS language
  FROM flat WHERE title_local IS NOT NULL;

CREATE FUNCTION admin_flat_names_flat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT title, language INTO NEW.local_title, NEW.local_language FROM admin_local_title WHERE id = NEW.id;
  NEW.words := fold_text(concat_ws(' ', NEW.id, NEW.title, NEW.local_title, NEW.owner, NEW.city));
  RETURN NEW;
END
$$;

CREATE FUNCTION admin_booking_names_flat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT title, language INTO NEW.local_title, NEW.local_language FROM admin_local_title
  WHERE id = (SELECT flat_id FROM booking WHERE booking.id = NEW.id);
  NEW.words := fold_text(concat_ws(' ', NEW.id, NEW.flat, NEW.local_title, NEW.landlord, NEW.tenant));
  RETURN NEW;
END
$$;

CREATE FUNCTION admin_review_names_flat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT title, language INTO NEW.local_title, NEW.local_language FROM admin_local_title
  WHERE id = (SELECT flat_id FROM review WHERE review.id = NEW.id);
  NEW.words := fold_text(concat_ws(' ', NEW.flat, NEW.local_title, NEW.tenant, NEW.author, NEW.said));
  RETURN NEW;
END
$$;

-- Not when a status, a date or a count changes.
CREATE TRIGGER admin_flat_names_flat BEFORE INSERT OR UPDATE OF title, owner, city ON admin_flat
  FOR EACH ROW EXECUTE FUNCTION admin_flat_names_flat();
CREATE TRIGGER admin_booking_names_flat BEFORE INSERT OR UPDATE OF flat, landlord, tenant ON admin_booking
  FOR EACH ROW EXECUTE FUNCTION admin_booking_names_flat();
CREATE TRIGGER admin_review_names_flat BEFORE INSERT OR UPDATE OF flat, tenant, author, said ON admin_review
  FOR EACH ROW EXECUTE FUNCTION admin_review_names_flat();

-- The slim row of a flat follows each change of it; those of its bookings and reviews did so far only for the other title.
CREATE FUNCTION admin_lists_follow_local_title() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE admin_booking SET flat = admin_booking.flat FROM booking
  WHERE booking.id = admin_booking.id AND booking.flat_id = NEW.id;
  UPDATE admin_review SET flat = admin_review.flat FROM review
  WHERE review.id = admin_review.id AND review.flat_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER admin_lists_follow_local_title AFTER UPDATE ON flat
  FOR EACH ROW WHEN ((OLD.title_local, OLD.language_tag) IS DISTINCT FROM (NEW.title_local, NEW.language_tag))
  EXECUTE FUNCTION admin_lists_follow_local_title();
