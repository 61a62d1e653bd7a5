-- Files that the parties of a signed booking add to it: evidence for a deduction. Unused ones are deleted after a while.
CREATE TABLE booking_file (
  id          integer     GENERATED ALWAYS AS IDENTITY,
  booking_id  integer     NOT NULL,
  kind        text        NOT NULL,
  name        text        NOT NULL,
  -- Of a picture the key of its sizes, of a document that of the file.
  storage_key text        NOT NULL,
  bytes       integer     NOT NULL,
  uploaded_by text        NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  -- Since when something names it: the other party sees it from then on.
  used_at     timestamptz,

  CONSTRAINT booking_file_pkey PRIMARY KEY (id),
  CONSTRAINT booking_file_booking_exists FOREIGN KEY (booking_id) REFERENCES booking (id) ON DELETE CASCADE,
  CONSTRAINT booking_file_uploader_exists FOREIGN KEY (uploaded_by) REFERENCES app_user (id),
  CONSTRAINT booking_file_kind_known CHECK (kind IN ('PICTURE', 'PDF'))
);

CREATE INDEX booking_file_booking_idx ON booking_file (booking_id, id);
-- The timer that deletes what was never used.
CREATE INDEX booking_file_unused_idx ON booking_file (created_at) WHERE used_at IS NULL;
-- Whether a file may be deleted: equal files are stored once.
CREATE INDEX booking_file_key_idx ON booking_file (storage_key);

-- What a landlord says of the return of a deposit. The last one counts: in a dispute the landlord can return more.
CREATE TABLE deposit_statement (
  booking_id     integer     NOT NULL,
  number         integer     NOT NULL,
  stated_at      timestamptz NOT NULL,
  stated_on      date        NOT NULL,
  received_cents integer     NOT NULL,
  returned_cents integer     NOT NULL,
  answer         text,
  answered_at    timestamptz,
  objection      text,
  paid_at        timestamptz,
  received_at    timestamptz,

  CONSTRAINT deposit_statement_pkey PRIMARY KEY (booking_id, number),
  CONSTRAINT deposit_statement_booking_exists FOREIGN KEY (booking_id) REFERENCES booking (id) ON DELETE CASCADE,
  CONSTRAINT deposit_statement_within_deposit CHECK (returned_cents BETWEEN 0 AND received_cents),
  CONSTRAINT deposit_statement_answer_known CHECK (answer IN ('ACCEPTED', 'OBJECTED')),
  CONSTRAINT deposit_statement_answer_has_time CHECK (num_nonnulls(answer, answered_at) <> 1)
);

CREATE TABLE deposit_deduction (
  booking_id   integer   NOT NULL,
  statement    integer   NOT NULL,
  number       integer   NOT NULL,
  amount_cents integer   NOT NULL,
  reason       text      NOT NULL,
  -- Rows of booking_file.
  file_ids     integer[] NOT NULL DEFAULT '{}',

  CONSTRAINT deposit_deduction_pkey PRIMARY KEY (booking_id, statement, number),
  CONSTRAINT deposit_deduction_statement_exists FOREIGN KEY (booking_id, statement)
    REFERENCES deposit_statement (booking_id, number) ON DELETE CASCADE,
  CONSTRAINT deposit_deduction_is_something CHECK (amount_cents > 0)
);

-- Of what the parties have been reminded, once each. Statement 0: that there is none yet.
CREATE TABLE deposit_reminder (
  booking_id integer     NOT NULL,
  statement  integer     NOT NULL,
  kind       text        NOT NULL,
  at         timestamptz NOT NULL,

  CONSTRAINT deposit_reminder_pkey PRIMARY KEY (booking_id, statement, kind),
  CONSTRAINT deposit_reminder_booking_exists FOREIGN KEY (booking_id) REFERENCES booking (id) ON DELETE CASCADE,
  CONSTRAINT deposit_reminder_kind_known CHECK (kind IN ('TO_STATE', 'OVERDUE', 'TO_ANSWER', 'UNPAID'))
);
