-- Reports have the words of both people, actions those of what they are about: they change and go with them.
CREATE FUNCTION keep_words_about() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  about admin_words := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF about.kind = 'USER' THEN
    PERFORM put_list_words('REPORT', id::text, list_words(content_report)) FROM content_report
    WHERE affected_id = about.id OR reporter_id = about.id;
  END IF;
  PERFORM put_list_words('AUDIT', id::text, list_words(audit_entry)) FROM audit_entry
  WHERE subject_type = about.kind AND subject_id = about.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER keep_words_about AFTER INSERT OR DELETE OR UPDATE OF words ON admin_words
  FOR EACH ROW EXECUTE FUNCTION keep_words_about();
