-- What a decision in force restricts, and what that was before: a granted complaint takes back its own decision alone.
CREATE TABLE restriction (
  report_id      integer     NOT NULL,
  subject        text        NOT NULL,
  -- The id of the flat, review, booking, message or user.
  subject_id     text        NOT NULL,
  -- Whether it was restricted already, by what is not listed here: the end of this decision leaves it so.
  was_restricted boolean     NOT NULL DEFAULT false,
  -- Of a flat: its status before, and a hash of the listing. Null where that was not stored yet.
  status_before  text,
  listing_state  text,
  created_at     timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT restriction_pkey PRIMARY KEY (report_id),
  CONSTRAINT restriction_subject_known CHECK (subject IN ('FLAT', 'REVIEW', 'REQUEST', 'MESSAGE', 'PERSON')),
  CONSTRAINT restriction_report_exists FOREIGN KEY (report_id) REFERENCES content_report (id) ON DELETE CASCADE
);

-- The other decisions in force about the same, when one ends.
CREATE INDEX restriction_subject_idx ON restriction (subject, subject_id);
