-- Whoever leaves is anonymous in the audit trail: what was said about the account goes with it, that it was done stays.
-- The erasure names the account for its transaction; nothing else changes an entry.
CREATE FUNCTION refuse_change_but_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.subject_type = 'USER' AND OLD.subject_id = current_setting('domizil.erased_account', true)
    AND NEW.reason IS NULL AND NEW.before = OLD.before - 'reason'
    AND to_jsonb(NEW) - 'reason' - 'before' = to_jsonb(OLD) - 'reason' - 'before' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;

DROP TRIGGER audit_entry_is_append_only ON audit_entry;
CREATE TRIGGER audit_entry_is_append_only BEFORE DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_entry_is_never_changed BEFORE UPDATE ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_change_but_erasure();
