-- The booking in whose thread a question goes on: links to the question lead there.
CREATE TABLE continued_question (
  question_id integer NOT NULL,
  booking_id  integer NOT NULL,

  CONSTRAINT continued_question_pkey PRIMARY KEY (question_id),
  CONSTRAINT continued_question_booking_exists FOREIGN KEY (booking_id) REFERENCES booking (id) ON DELETE CASCADE,
  -- The lists of bookings read it.
  CONSTRAINT continued_question_one_per_booking UNIQUE (booking_id)
);
