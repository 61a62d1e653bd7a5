-- How often somebody has made a call within a period, for limits that processes share (RATE_LIMIT_STORE). `key` is the name of
-- the limit and a hash of who calls, `expire` the end of the period in milliseconds. Counts may be lost in a crash: no log is
-- written for them.
CREATE UNLOGGED TABLE rate_limit (
  key    text    NOT NULL,
  points integer NOT NULL,
  expire bigint,

  CONSTRAINT rate_limit_pkey PRIMARY KEY (key)
) WITH (fillfactor = 50);
