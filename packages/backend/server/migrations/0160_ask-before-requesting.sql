-- A tenant asks the landlord of a flat before a request. With the request its messages become those of the booking.
CREATE TABLE question (
  id         integer GENERATED ALWAYS AS IDENTITY,
  flat_id    integer     NOT NULL,
  tenant_id  text        NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT question_pkey PRIMARY KEY (id),
  CONSTRAINT question_flat_exists FOREIGN KEY (flat_id) REFERENCES flat (id) ON DELETE CASCADE,
  CONSTRAINT question_tenant_exists FOREIGN KEY (tenant_id) REFERENCES app_user (id) ON DELETE CASCADE,
  CONSTRAINT question_one_per_flat UNIQUE (flat_id, tenant_id)
);

-- The questions of a tenant, the newest first, and how many are new within a day.
CREATE INDEX question_tenant_idx ON question (tenant_id, id DESC);

-- A message belongs to a booking or to a question. A viewing is proposed with its times, and answered with one of them.
ALTER TABLE booking_message
  ALTER COLUMN booking_id DROP NOT NULL,
  ADD COLUMN question_id integer,
  ADD COLUMN viewing     jsonb,
  ADD CONSTRAINT booking_message_question_exists
    FOREIGN KEY (question_id) REFERENCES question (id) ON DELETE CASCADE,
  ADD CONSTRAINT booking_message_one_thread CHECK (num_nonnulls(booking_id, question_id) = 1),
  DROP CONSTRAINT booking_message_says_something,
  ADD CONSTRAINT booking_message_says_something CHECK (text <> '' OR viewing IS NOT NULL);

-- The thread of a question, the newest first.
CREATE INDEX booking_message_question_idx ON booking_message (question_id, id DESC) WHERE question_id IS NOT NULL;
-- A viewing is answered once, whatever the concurrency.
CREATE UNIQUE INDEX booking_message_one_answer_idx ON booking_message ((viewing ->> 'messageId'))
  WHERE viewing ->> 'messageId' IS NOT NULL;

-- How far each party of a question has read, as for a booking.
ALTER TABLE booking_reader
  DROP CONSTRAINT booking_reader_pkey,
  ALTER COLUMN booking_id DROP NOT NULL,
  ADD COLUMN question_id integer,
  ADD CONSTRAINT booking_reader_question_exists
    FOREIGN KEY (question_id) REFERENCES question (id) ON DELETE CASCADE,
  ADD CONSTRAINT booking_reader_one_thread CHECK (num_nonnulls(booking_id, question_id) = 1),
  ADD CONSTRAINT booking_reader_one_per_booking UNIQUE (booking_id, party),
  ADD CONSTRAINT booking_reader_one_per_question UNIQUE (question_id, party);
