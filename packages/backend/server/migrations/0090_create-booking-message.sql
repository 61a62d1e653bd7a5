-- What the two parties of a booking write to each other. Nobody else reads it.
CREATE TABLE booking_message (
  id         integer GENERATED ALWAYS AS IDENTITY,
  booking_id integer     NOT NULL,
  -- As what somebody wrote, and who it was.
  author     text        NOT NULL,
  author_id  text        NOT NULL,
  text       text        NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT booking_message_pkey PRIMARY KEY (id),
  CONSTRAINT booking_message_booking_exists FOREIGN KEY (booking_id) REFERENCES booking (id) ON DELETE CASCADE,
  CONSTRAINT booking_message_author_exists FOREIGN KEY (author_id) REFERENCES app_user (id) ON DELETE CASCADE,
  CONSTRAINT booking_message_author_known CHECK (author IN ('TENANT', 'LANDLORD')),
  CONSTRAINT booking_message_says_something CHECK (text <> '')
);

-- A thread, the newest first, and what is unread of it.
CREATE INDEX booking_message_thread_idx ON booking_message (booking_id, id DESC);
-- What somebody has written, for the export and the deletion of their data.
CREATE INDEX booking_message_author_idx ON booking_message (author_id);

-- How far each party has read, and what it has been told by mail.
CREATE TABLE booking_reader (
  booking_id    integer     NOT NULL,
  party         text        NOT NULL,
  -- The last message that was read.
  read_id       integer     NOT NULL DEFAULT 0,
  -- Since when a message waits that no mail has told of; null where none does.
  waiting_since timestamptz,
  told_at       timestamptz,

  CONSTRAINT booking_reader_pkey PRIMARY KEY (booking_id, party),
  CONSTRAINT booking_reader_booking_exists FOREIGN KEY (booking_id) REFERENCES booking (id) ON DELETE CASCADE,
  CONSTRAINT booking_reader_party_known CHECK (party IN ('TENANT', 'LANDLORD'))
);

-- The timer that tells of messages.
CREATE INDEX booking_reader_waiting_idx ON booking_reader (waiting_since) WHERE waiting_since IS NOT NULL;
