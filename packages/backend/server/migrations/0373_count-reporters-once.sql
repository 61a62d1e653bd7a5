-- The networks that have reported of a running canary, so that each counts once. A reporter is 24 bits of a hash, which 256
-- addresses share, and is forgotten when the canary is over.
CREATE TABLE canary_reporter (
  trial    text    NOT NULL,
  remote   text    NOT NULL,
  version  text    NOT NULL,
  what     text    NOT NULL,
  reporter integer NOT NULL,

  CONSTRAINT canary_reporter_pkey PRIMARY KEY (trial, remote, version, what, reporter),
  CONSTRAINT canary_reporter_what_known CHECK (what IN ('start', 'failure', 'visit'))
);
