-- What administrators have done. It holds ids and never names, so whoever leaves is anonymous in it by that alone.
CREATE TABLE audit_entry (
  id           integer GENERATED ALWAYS AS IDENTITY,
  at           timestamptz NOT NULL,
  admin_id     text        NOT NULL,
  action       text        NOT NULL,
  subject_type text        NOT NULL,
  subject_id   text        NOT NULL,
  before       jsonb       NOT NULL,
  after        jsonb       NOT NULL,
  reason       text,

  CONSTRAINT audit_entry_pkey PRIMARY KEY (id),
  CONSTRAINT audit_entry_action_known CHECK (action IN (
    'FLAT_STATUS_CHANGED', 'FLAT_REMOVED', 'BOOKING_CANCELED', 'CONTRACT_CHOSEN', 'ATTACHMENT_REPLACED',
    'USER_BLOCKED', 'USER_UNBLOCKED', 'REVIEW_HIDDEN', 'REVIEW_SHOWN', 'INVOICE_CLOSED'
  )),
  CONSTRAINT audit_entry_subject_known CHECK (subject_type IN ('FLAT', 'BOOKING', 'USER', 'REVIEW', 'INVOICE'))
);

-- The list, newest first, and what was done to one thing.
CREATE INDEX audit_entry_newest_idx ON audit_entry (at DESC, id DESC);
CREATE INDEX audit_entry_subject_idx ON audit_entry (subject_type, subject_id);

-- What is written stays as it is, whoever asks the database.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE TRIGGER audit_entry_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
