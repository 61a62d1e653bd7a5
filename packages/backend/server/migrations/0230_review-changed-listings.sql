-- Listings as they were at other moments: as an administrator has reviewed them, as long as they differ from it, and what
-- a decision has undone, as long as its landlord may complain about that.
CREATE TABLE kept_listing (
  id            integer     GENERATED ALWAYS AS IDENTITY,
  flat_id       integer     NOT NULL,
  -- The decision that has undone it; null for the listing as it was reviewed.
  report_id     integer,
  -- Texts, price, deposit and pictures.
  listing       jsonb       NOT NULL,
  -- The pictures again, so that their files stay.
  image_keys    text[]      NOT NULL,
  -- What differs from the review, or was undone.
  changed_parts text[]      NOT NULL,
  -- When one of these last changed, or was undone; null if a difference does not count.
  changed_at    timestamptz,

  CONSTRAINT kept_listing_pkey PRIMARY KEY (id),
  CONSTRAINT kept_listing_flat_exists FOREIGN KEY (flat_id) REFERENCES flat (id) ON DELETE CASCADE,
  CONSTRAINT kept_listing_report_exists FOREIGN KEY (report_id) REFERENCES content_report (id) ON DELETE CASCADE,
  CONSTRAINT kept_listing_changed_in_parts CHECK ((changed_at IS NULL) = (changed_parts = '{}'))
);

CREATE UNIQUE INDEX kept_listing_one_reviewed_idx ON kept_listing (flat_id) WHERE report_id IS NULL;
CREATE INDEX kept_listing_flat_idx ON kept_listing (flat_id);
CREATE UNIQUE INDEX kept_listing_report_idx ON kept_listing (report_id);
CREATE INDEX kept_listing_image_keys_idx ON kept_listing USING gin (image_keys);

ALTER TABLE content_report DROP CONSTRAINT content_report_decision_known;
ALTER TABLE content_report ADD CONSTRAINT content_report_decision_known
  CHECK (decision IN ('KEPT', 'CHANGED', 'UNDONE', 'HIDDEN', 'BLOCKED')) NOT VALID;
ALTER TABLE content_complaint DROP CONSTRAINT content_complaint_decision_known;
ALTER TABLE content_complaint ADD CONSTRAINT content_complaint_decision_known
  CHECK (decision IN ('KEPT', 'CHANGED', 'UNDONE', 'HIDDEN', 'BLOCKED')) NOT VALID;

-- Further actions beside those that are known already.
DO $$
DECLARE
  known text;
BEGIN
  SELECT pg_get_expr(conbin, conrelid) INTO known FROM pg_constraint
  WHERE conrelid = 'audit_entry'::regclass AND conname = 'audit_entry_action_known';
  ALTER TABLE audit_entry DROP CONSTRAINT audit_entry_action_known;
  EXECUTE format(
    'ALTER TABLE audit_entry ADD CONSTRAINT audit_entry_action_known CHECK (%s OR action IN (%L, %L)) NOT VALID',
    known, 'FLAT_CHANGES_ACCEPTED', 'FLAT_CHANGES_UNDONE'
  );
END
$$;
