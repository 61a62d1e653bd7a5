-- Searches as they were made: what people look for and do not find. Neither who asked nor from where is kept.
CREATE TABLE search_log (
  id           integer GENERATED ALWAYS AS IDENTITY,
  at           timestamptz NOT NULL,
  locale       text        NOT NULL,
  place        text,
  filters      jsonb       NOT NULL,
  result_count integer     NOT NULL,
  duration_ms  integer     NOT NULL,
  source       text        NOT NULL,

  CONSTRAINT search_log_pkey PRIMARY KEY (id),
  CONSTRAINT search_log_source_known CHECK (source IN ('FILTER', 'MAP', 'TERM'))
);

-- The list, newest first, the report of a day, and the clean-up.
CREATE INDEX search_log_newest_idx ON search_log (at DESC, id DESC);
