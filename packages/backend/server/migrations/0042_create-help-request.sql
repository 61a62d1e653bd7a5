-- What people have asked for help with. Anybody may ask, signed in or not.
CREATE TABLE help_request (
  id         integer GENERATED ALWAYS AS IDENTITY,
  -- What the asker is told, and what they name when they ask again.
  reference  text        NOT NULL,
  topic      text        NOT NULL,
  message    text        NOT NULL,
  email      text        NOT NULL,
  name       text,
  phone      text,
  -- As the asker says: neither has to exist.
  flat_id    integer,
  booking_id integer,
  page_url   text        NOT NULL,
  locale     text        NOT NULL,
  user_id    text,
  created_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT help_request_pkey PRIMARY KEY (id),
  CONSTRAINT help_request_reference_once UNIQUE (reference),
  CONSTRAINT help_request_user_exists FOREIGN KEY (user_id) REFERENCES app_user (id) ON DELETE SET NULL,
  CONSTRAINT help_request_topic_known CHECK (topic IN (
    'ACCOUNT', 'SEARCH', 'BOOKING', 'CONTRACT', 'PAYMENT', 'LISTING', 'REPORT_LISTING', 'TECHNICAL', 'OTHER'
  ))
);

-- The inbox, newest first.
CREATE INDEX help_request_newest_idx ON help_request (created_at DESC, id DESC);
-- What somebody has asked, for the export of their data.
CREATE INDEX help_request_user_idx ON help_request (user_id);
