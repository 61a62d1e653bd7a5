-- What a failure said, without what tells whose browser it was; and failures of a part's event handlers.
ALTER TABLE remote_failure ADD COLUMN message text NOT NULL DEFAULT '';
ALTER TABLE remote_failure ADD CONSTRAINT remote_failure_message_short CHECK (length(message) <= 160) NOT VALID;
ALTER TABLE remote_failure DROP CONSTRAINT remote_failure_phase_known;
ALTER TABLE remote_failure ADD CONSTRAINT remote_failure_phase_known
  CHECK (phase IN ('load', 'mount', 'render', 'chunk', 'unmount', 'draw', 'event')) NOT VALID;

-- How often the versions that a canary is about have started, and how many of these starts have failed.
CREATE TABLE canary_count (
  trial     text        NOT NULL,
  remote    text        NOT NULL,
  version   text        NOT NULL,
  is_canary boolean     NOT NULL,
  starts    integer     NOT NULL,
  failures  integer     NOT NULL,
  last_at   timestamptz NOT NULL,

  CONSTRAINT canary_count_pkey PRIMARY KEY (trial, remote, version),
  CONSTRAINT canary_count_happened CHECK (starts >= 0 AND failures >= 0 AND starts + failures > 0)
);

-- What was decided about a canary, and why.
CREATE TABLE canary_verdict (
  trial      text        NOT NULL,
  verdict    text        NOT NULL,
  reason     text        NOT NULL,
  decided_at timestamptz NOT NULL,

  CONSTRAINT canary_verdict_pkey PRIMARY KEY (trial),
  CONSTRAINT canary_verdict_known CHECK (verdict IN ('END', 'PROMOTE'))
);
