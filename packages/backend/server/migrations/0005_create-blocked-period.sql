-- Days on which a flat cannot be had. Both ends are included.
CREATE TABLE blocked_period (
  id           integer GENERATED ALWAYS AS IDENTITY,
  flat_id      integer     NOT NULL,
  blocked_from date        NOT NULL,
  blocked_to   date        NOT NULL,
  period       daterange   NOT NULL GENERATED ALWAYS AS (daterange(blocked_from, blocked_to, '[]')) STORED,
  source       text        NOT NULL DEFAULT 'OWNER',
  booking_id   integer,
  created_at   timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT blocked_period_pkey PRIMARY KEY (id),
  CONSTRAINT blocked_period_flat_exists FOREIGN KEY (flat_id) REFERENCES flat (id) ON DELETE CASCADE,
  CONSTRAINT blocked_period_booking_exists FOREIGN KEY (booking_id) REFERENCES booking (id) ON DELETE CASCADE,
  CONSTRAINT blocked_period_source_known CHECK (source IN ('OWNER', 'BOOKING', 'CALENDAR')),
  CONSTRAINT blocked_period_of_booking CHECK ((source = 'BOOKING') = (booking_id IS NOT NULL)),
  CONSTRAINT blocked_period_days_ordered CHECK (blocked_from <= blocked_to),
  CONSTRAINT blocked_period_one_per_booking UNIQUE (booking_id),
  -- The last word on double bookings, whatever the concurrency. Imported calendars may overlap anything.
  CONSTRAINT blocked_period_no_overlap EXCLUDE USING gist (flat_id WITH =, period WITH &&)
    WHERE (source <> 'CALENDAR')
);

-- The calendar of a flat, and the ranges of its public page.
CREATE INDEX blocked_period_flat_idx ON blocked_period (flat_id, blocked_from);
