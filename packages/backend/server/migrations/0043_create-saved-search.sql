-- What somebody looks for and has not found: told again when a flat fits, as often as they wish.
CREATE TABLE saved_search (
  id           integer GENERATED ALWAYS AS IDENTITY,
  user_id      text        NOT NULL,
  city         text        NOT NULL,
  bounds       jsonb,
  start_date   date,
  months       integer     NOT NULL,
  price_max    integer     NOT NULL,
  persons      integer     NOT NULL,
  bedrooms_min integer,
  has_pets     boolean     NOT NULL,
  message      text,
  locale       text        NOT NULL,
  alert        text        NOT NULL,
  -- Flats published later are news.
  alerted_at   timestamptz NOT NULL,
  created_at   timestamptz NOT NULL,

  CONSTRAINT saved_search_pkey PRIMARY KEY (id),
  CONSTRAINT saved_search_user_exists FOREIGN KEY (user_id) REFERENCES app_user (id) ON DELETE CASCADE,
  CONSTRAINT saved_search_alert_known CHECK (alert IN ('NONE', 'DAILY', 'INSTANT'))
);

CREATE INDEX saved_search_user_idx ON saved_search (user_id, created_at DESC);
-- The searches to look through again.
CREATE INDEX saved_search_alert_idx ON saved_search (alerted_at) WHERE alert <> 'NONE';
