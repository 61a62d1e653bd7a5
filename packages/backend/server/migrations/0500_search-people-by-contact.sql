-- People are found by street, postcode, phone and company, and by no part of their id. The words were generated from the
-- slim row alone; a trigger folds them from now on, as for flats.
ALTER TABLE admin_person ALTER COLUMN words DROP EXPRESSION;

CREATE FUNCTION admin_person_folds_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  contact text;
BEGIN
  SELECT concat_ws(' ', company_name, street, postcode, phone) INTO contact FROM app_user WHERE id = NEW.id;
  NEW.words := fold_text(concat_ws(' ', NEW.name, NEW.email, NEW.city, contact));
  RETURN NEW;
END
$$;

CREATE TRIGGER admin_person_folds_words BEFORE INSERT OR UPDATE OF name, email, city ON admin_person
  FOR EACH ROW EXECUTE FUNCTION admin_person_folds_words();

CREATE FUNCTION admin_lists_follow_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE admin_person SET city = city WHERE id = NEW.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER admin_lists_follow_contact AFTER UPDATE ON app_user
  FOR EACH ROW WHEN (
    (OLD.company_name, OLD.street, OLD.postcode, OLD.phone)
    IS DISTINCT FROM (NEW.company_name, NEW.street, NEW.postcode, NEW.phone)
  ) EXECUTE FUNCTION admin_lists_follow_contact();
