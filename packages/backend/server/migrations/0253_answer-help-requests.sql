-- Answers to help requests and notes about them, who looks after a request, and when it was first answered.
CREATE TABLE help_entry (
  id         integer     GENERATED ALWAYS AS IDENTITY,
  request_id integer     NOT NULL,
  -- A REPLY was mailed; a NOTE is for administrators only.
  kind       text        NOT NULL,
  -- Null once the administrator's account is deleted.
  admin_id   text,
  text       text        NOT NULL,
  created_at timestamptz NOT NULL,

  CONSTRAINT help_entry_pkey PRIMARY KEY (id),
  CONSTRAINT help_entry_kind_known CHECK (kind IN ('REPLY', 'NOTE')),
  CONSTRAINT help_entry_request_exists FOREIGN KEY (request_id) REFERENCES help_request (id) ON DELETE CASCADE,
  CONSTRAINT help_entry_admin_exists FOREIGN KEY (admin_id) REFERENCES app_user (id) ON DELETE SET NULL
);

-- The thread of a request.
CREATE INDEX help_entry_request_idx ON help_entry (request_id, id);

ALTER TABLE help_request
  ADD COLUMN assigned_to text,
  ADD COLUMN answered_at timestamptz;
ALTER TABLE help_request
  ADD CONSTRAINT help_request_assignee_exists
  FOREIGN KEY (assigned_to) REFERENCES app_user (id) ON DELETE SET NULL NOT VALID;

ALTER TABLE daily_report ADD COLUMN median_help_hours double precision;
