-- The folded words of help requests, reports and actions of administrators, so that no search folds long texts again.
-- The names of people and flats are not copied: they have slim rows already.
CREATE TABLE admin_help (
  id    integer NOT NULL,
  words text    NOT NULL,

  CONSTRAINT admin_help_pkey PRIMARY KEY (id),
  CONSTRAINT admin_help_exists FOREIGN KEY (id) REFERENCES help_request (id) ON DELETE CASCADE
);

CREATE TABLE admin_report (
  id    integer NOT NULL,
  words text    NOT NULL,

  CONSTRAINT admin_report_pkey PRIMARY KEY (id),
  CONSTRAINT admin_report_exists FOREIGN KEY (id) REFERENCES content_report (id) ON DELETE CASCADE
);

-- What is recorded of an action never changes and is never deleted.
CREATE TABLE admin_audit (
  id    integer NOT NULL,
  words text    NOT NULL,

  CONSTRAINT admin_audit_pkey PRIMARY KEY (id)
);

CREATE VIEW admin_help_source AS
  SELECT id, fold_text(concat_ws(' ', reference, message, email, name, phone)) AS words FROM help_request;

CREATE VIEW admin_report_source AS
  SELECT id, fold_text(concat_ws(' ', reference, excerpt, message, reporter_email)) AS words FROM content_report;

CREATE VIEW admin_audit_source AS
  SELECT id, fold_text(concat_ws(' ', action, subject_id, reason)) AS words FROM audit_entry;

CREATE FUNCTION admin_lists_follow_help() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO admin_help SELECT * FROM admin_help_source WHERE id = NEW.id
  ON CONFLICT (id) DO UPDATE SET words = EXCLUDED.words;
  RETURN NULL;
END
$$;

CREATE FUNCTION admin_lists_follow_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO admin_report SELECT * FROM admin_report_source WHERE id = NEW.id
  ON CONFLICT (id) DO UPDATE SET words = EXCLUDED.words;
  RETURN NULL;
END
$$;

CREATE FUNCTION admin_lists_follow_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO admin_audit SELECT * FROM admin_audit_source WHERE id = NEW.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER admin_lists_follow_help AFTER INSERT OR UPDATE ON help_request
  FOR EACH ROW EXECUTE FUNCTION admin_lists_follow_help();
CREATE TRIGGER admin_lists_follow_report AFTER INSERT OR UPDATE ON content_report
  FOR EACH ROW EXECUTE FUNCTION admin_lists_follow_report();
CREATE TRIGGER admin_lists_follow_audit AFTER INSERT ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION admin_lists_follow_audit();

-- After a load without triggers, as before, and the three of this file.
CREATE OR REPLACE FUNCTION refill_admin_lists() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM admin_person;
  DELETE FROM admin_flat;
  DELETE FROM admin_booking;
  DELETE FROM admin_invoice;
  DELETE FROM admin_review;
  DELETE FROM admin_help;
  DELETE FROM admin_report;
  DELETE FROM admin_audit;
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
