-- The words of what an action was about, beside those of the action: a search of the audit trail looked each of them up in
-- one of seven tables. They follow the slim rows by triggers, so that they change and go with them.
ALTER TABLE admin_audit ADD COLUMN subject text;

-- A person's id is shown nowhere, and no part of it is searched for.
CREATE OR REPLACE VIEW admin_audit_source AS
  SELECT id, fold_text(concat_ws(' ', action, CASE WHEN subject_type <> 'USER' THEN subject_id END, reason)) AS words,
    CASE subject_type
      WHEN 'FLAT' THEN (SELECT words FROM admin_flat WHERE admin_flat.id = subject_id::int)
      WHEN 'BOOKING' THEN (SELECT words FROM admin_booking WHERE admin_booking.id = subject_id::int)
      WHEN 'INVOICE' THEN (SELECT words FROM admin_invoice WHERE admin_invoice.id = subject_id::int)
      WHEN 'REVIEW' THEN (SELECT words FROM admin_review WHERE admin_review.id = subject_id::int)
      WHEN 'USER' THEN (SELECT words FROM admin_person WHERE admin_person.id = subject_id)
      WHEN 'HELP_REQUEST' THEN (SELECT words FROM admin_help WHERE admin_help.id = subject_id::int)
      WHEN 'REPORT' THEN (SELECT words FROM admin_report WHERE admin_report.id = subject_id::int)
    END AS subject
  FROM audit_entry;

CREATE FUNCTION admin_audit_follows_subject() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE admin_audit SET subject = NULL FROM audit_entry AS entry
    WHERE entry.id = admin_audit.id AND entry.subject_type = TG_ARGV[0] AND entry.subject_id = OLD.id::text;
  ELSE
    UPDATE admin_audit SET subject = NEW.words FROM audit_entry AS entry
    WHERE entry.id = admin_audit.id AND entry.subject_type = TG_ARGV[0] AND entry.subject_id = NEW.id::text;
  END IF;
  RETURN NULL;
END
$$;

DO $$
DECLARE
  list text;
  kind text;
BEGIN
  FOR list, kind IN VALUES ('admin_flat', 'FLAT'), ('admin_booking', 'BOOKING'), ('admin_invoice', 'INVOICE'),
    ('admin_review', 'REVIEW'), ('admin_person', 'USER'), ('admin_help', 'HELP_REQUEST'), ('admin_report', 'REPORT')
  LOOP
    EXECUTE format('CREATE TRIGGER admin_audit_follows_subject AFTER INSERT OR DELETE ON %I
      FOR EACH ROW EXECUTE FUNCTION admin_audit_follows_subject(%L)', list, kind);
    EXECUTE format('CREATE TRIGGER admin_audit_follows_changed_subject AFTER UPDATE ON %I
      FOR EACH ROW WHEN (OLD.words IS DISTINCT FROM NEW.words)
      EXECUTE FUNCTION admin_audit_follows_subject(%L)', list, kind);
  END LOOP;
END
$$;

-- As before, but the words of actions go first: the triggers of the others find none to change.
CREATE OR REPLACE FUNCTION refill_admin_lists() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM admin_audit;
  DELETE FROM admin_person;
  DELETE FROM admin_flat;
  DELETE FROM admin_booking;
  DELETE FROM admin_invoice;
  DELETE FROM admin_review;
  DELETE FROM admin_help;
  DELETE FROM admin_report;
  INSERT INTO admin_person SELECT * FROM admin_person_source;
  INSERT INTO admin_flat SELECT * FROM admin_flat_source;
  INSERT INTO admin_booking SELECT * FROM admin_booking_source;
  INSERT INTO admin_invoice SELECT * FROM admin_invoice_source;
  INSERT INTO admin_review SELECT * FROM admin_review_source;
  INSERT INTO admin_help SELECT * FROM admin_help_source;
  INSERT INTO admin_report SELECT * FROM admin_report_source;
  INSERT INTO admin_audit SELECT * FROM admin_audit_source;
END
$$;
