-- Since when a flat is not listed any more; null while it is listed, for one that never was, and for one that left before this
-- was remembered. The report of a day counts what was listed then.
ALTER TABLE flat ADD COLUMN unlisted_at timestamptz;

CREATE FUNCTION flat_leaves_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.unlisted_at := CASE WHEN NEW.status <> 'ACTIVE' THEN NEW.updated_at END;
  RETURN NEW;
END
$$;

CREATE TRIGGER flat_leaves_search BEFORE UPDATE OF status ON flat
  FOR EACH ROW WHEN ((OLD.status = 'ACTIVE') <> (NEW.status = 'ACTIVE')) EXECUTE FUNCTION flat_leaves_search();
