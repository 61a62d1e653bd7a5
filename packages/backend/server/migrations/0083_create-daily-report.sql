-- What each day has brought, written once it is over. Amounts in cents.
CREATE TABLE daily_report (
  day                   date             NOT NULL,
  active_flats          integer          NOT NULL,
  new_flats             integer          NOT NULL,
  new_users             integer          NOT NULL,
  searches              integer          NOT NULL,
  zero_results          integer          NOT NULL,
  requests              integer          NOT NULL,
  approved              integer          NOT NULL,
  confirmed             integer          NOT NULL,
  completed             integer          NOT NULL,
  -- How many for each reason; those without any are left out.
  cancelled             jsonb            NOT NULL,
  median_response_hours double precision,
  occupancy             double precision NOT NULL,
  fees_net_cents        integer          NOT NULL,
  overdue_cents         integer          NOT NULL,

  CONSTRAINT daily_report_pkey PRIMARY KEY (day),
  CONSTRAINT daily_report_occupancy_share CHECK (occupancy BETWEEN 0 AND 1)
);

-- The events of a day.
CREATE INDEX booking_event_day_idx ON booking_event (at);
