-- How often a version of a part of the site has failed in browsers on a day. Nothing of whose browser it was is kept.
CREATE TABLE remote_failure (
  day     date        NOT NULL,
  remote  text        NOT NULL,
  version text        NOT NULL,
  phase   text        NOT NULL,
  count   integer     NOT NULL,
  last_at timestamptz NOT NULL,

  CONSTRAINT remote_failure_pkey PRIMARY KEY (day, remote, version, phase),
  CONSTRAINT remote_failure_phase_known CHECK (phase IN ('load', 'mount', 'render', 'chunk', 'unmount')),
  CONSTRAINT remote_failure_happened CHECK (count > 0)
);
