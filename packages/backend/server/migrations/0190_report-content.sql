-- What people report (Art. 16 DSA). Rows stay for the yearly count; a deleted account takes its words with it.
CREATE TABLE content_report (
  id             integer GENERATED ALWAYS AS IDENTITY,
  -- What the reporter is told.
  reference      text        NOT NULL,
  subject        text        NOT NULL,
  -- The id of the flat, review, message or user.
  subject_id     text        NOT NULL,
  -- The flat that leads to it.
  flat_id        integer,
  -- The content as it was reported.
  excerpt        text        NOT NULL,
  -- Whose content it is; null once the account is deleted.
  affected_id    text,
  ground         text        NOT NULL,
  message        text        NOT NULL,
  -- Null without a session, or once the account is deleted.
  reporter_id    text,
  -- Where a reporter without a session is written to.
  reporter_email text,
  locale         text        NOT NULL,
  created_at     timestamptz NOT NULL DEFAULT now(),
  decision       text,
  reasons        text,
  decided_at     timestamptz,
  decided_by     text,

  CONSTRAINT content_report_pkey PRIMARY KEY (id),
  CONSTRAINT content_report_reference_once UNIQUE (reference),
  CONSTRAINT content_report_subject_known CHECK (subject IN ('FLAT', 'REVIEW', 'MESSAGE', 'PERSON')),
  CONSTRAINT content_report_ground_known CHECK (ground IN (
    'FRAUD', 'FALSE_INFORMATION', 'OFFENSIVE', 'DISCRIMINATION', 'PERSONAL_DATA', 'OTHER'
  )),
  CONSTRAINT content_report_decision_known CHECK (decision IN ('KEPT', 'CHANGED', 'HIDDEN', 'BLOCKED')),
  CONSTRAINT content_report_decided_with_reasons CHECK (num_nulls(decision, reasons, decided_at) IN (0, 3)),
  CONSTRAINT content_report_flat_exists FOREIGN KEY (flat_id) REFERENCES flat (id) ON DELETE SET NULL,
  CONSTRAINT content_report_affected_exists FOREIGN KEY (affected_id) REFERENCES app_user (id) ON DELETE SET NULL,
  CONSTRAINT content_report_reporter_exists FOREIGN KEY (reporter_id) REFERENCES app_user (id) ON DELETE SET NULL,
  CONSTRAINT content_report_decider_exists FOREIGN KEY (decided_by) REFERENCES app_user (id) ON DELETE SET NULL
);

-- The list of administrators, newest first, and what waits for them.
CREATE INDEX content_report_newest_idx ON content_report (created_at DESC, id DESC);
CREATE INDEX content_report_open_idx ON content_report (id) WHERE decided_at IS NULL;
-- The reports in an account, and in the export of its data.
CREATE INDEX content_report_reporter_idx ON content_report (reporter_id);
CREATE INDEX content_report_email_idx ON content_report (lower(reporter_email)) WHERE reporter_id IS NULL;
CREATE INDEX content_report_affected_idx ON content_report (affected_id);

-- The one complaint of each side about a decision (Art. 20 DSA).
CREATE TABLE content_complaint (
  id            integer GENERATED ALWAYS AS IDENTITY,
  report_id     integer     NOT NULL,
  party         text        NOT NULL,
  text          text        NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  decision      text,
  reasons       text,
  decided_at    timestamptz,
  decided_by    text,
  -- Whether the administrator decided who had decided before.
  by_same_admin boolean     NOT NULL DEFAULT false,

  CONSTRAINT content_complaint_pkey PRIMARY KEY (id),
  CONSTRAINT content_complaint_report_exists FOREIGN KEY (report_id) REFERENCES content_report (id) ON DELETE CASCADE,
  CONSTRAINT content_complaint_party_known CHECK (party IN ('REPORTER', 'AFFECTED')),
  CONSTRAINT content_complaint_once UNIQUE (report_id, party),
  CONSTRAINT content_complaint_decision_known CHECK (decision IN ('KEPT', 'CHANGED', 'HIDDEN', 'BLOCKED')),
  CONSTRAINT content_complaint_decided_with_reasons CHECK (num_nulls(decision, reasons, decided_at) IN (0, 3)),
  CONSTRAINT content_complaint_decider_exists FOREIGN KEY (decided_by) REFERENCES app_user (id) ON DELETE SET NULL
);

CREATE INDEX content_complaint_open_idx ON content_complaint (report_id) WHERE decided_at IS NULL;

-- A message that was hidden after a report.
ALTER TABLE booking_message ADD COLUMN hidden_at timestamptz;

-- Whoever reports without an account is written to as well.
ALTER TABLE mail ALTER COLUMN user_id DROP NOT NULL;

-- Further actions beside those that are known already.
DO $$
DECLARE
  known text;
BEGIN
  SELECT pg_get_expr(conbin, conrelid) INTO known FROM pg_constraint
  WHERE conrelid = 'audit_entry'::regclass AND conname = 'audit_entry_action_known';
  ALTER TABLE audit_entry DROP CONSTRAINT audit_entry_action_known;
  EXECUTE format(
    'ALTER TABLE audit_entry ADD CONSTRAINT audit_entry_action_known CHECK (%s OR action IN (%L, %L, %L))',
    known, 'REPORT_DECIDED', 'MESSAGE_HIDDEN', 'MESSAGE_SHOWN'
  );

  SELECT pg_get_expr(conbin, conrelid) INTO known FROM pg_constraint
  WHERE conrelid = 'audit_entry'::regclass AND conname = 'audit_entry_subject_known';
  ALTER TABLE audit_entry DROP CONSTRAINT audit_entry_subject_known;
  EXECUTE format(
    'ALTER TABLE audit_entry ADD CONSTRAINT audit_entry_subject_known CHECK (%s OR subject_type IN (%L, %L))',
    known, 'REPORT', 'MESSAGE'
  );
END
$$;
