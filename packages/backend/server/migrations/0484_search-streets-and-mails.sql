-- The street among the words of a flat in the back office.
CREATE OR REPLACE FUNCTION admin_flat_names_flat() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place text;
BEGIN
  SELECT title, language INTO NEW.local_title, NEW.local_language FROM admin_local_title WHERE id = NEW.id;
  SELECT concat_ws(' ', street, house_number) INTO place FROM flat WHERE id = NEW.id;
  NEW.words := fold_text(concat_ws(' ', NEW.id, NEW.title, NEW.local_title, NEW.owner, place, NEW.city));
  RETURN NEW;
END
$$;

-- The folded words of a mail, so that no search folds them again.
ALTER TABLE mail ADD COLUMN words text;

CREATE FUNCTION mail_folds_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.words := fold_text(concat_ws(' ', NEW.to_address, NEW.subject));
  RETURN NEW;
END
$$;

CREATE TRIGGER mail_folds_words BEFORE INSERT OR UPDATE OF to_address, subject ON mail
  FOR EACH ROW EXECUTE FUNCTION mail_folds_words();
