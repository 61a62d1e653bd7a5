-- A question asked with the address of an account is answered at the account's address, also after that has changed.
-- Another address that was left with the question stays.
CREATE FUNCTION help_requests_follow_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE help_request SET email = NEW.email WHERE user_id = NEW.id AND lower(email) = lower(OLD.email);
  RETURN NULL;
END
$$;

-- An erased account has no address, and its questions go with it.
CREATE TRIGGER help_requests_follow_person AFTER UPDATE OF email ON app_user
  FOR EACH ROW WHEN (OLD.email <> NEW.email AND OLD.email <> '' AND NEW.email <> '')
  EXECUTE FUNCTION help_requests_follow_person();
