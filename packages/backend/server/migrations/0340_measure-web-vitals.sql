-- How fast the versions of apps were in browsers: histograms by day, channel and trial of a canary.
CREATE TABLE web_vital (
  day     date     NOT NULL,
  channel text     NOT NULL,
  remote  text     NOT NULL,
  version text     NOT NULL,
  trial   text     NOT NULL,
  vital   text     NOT NULL,
  bucket  smallint NOT NULL,
  count   integer  NOT NULL,

  CONSTRAINT web_vital_pkey PRIMARY KEY (day, channel, remote, version, trial, vital, bucket),
  CONSTRAINT web_vital_known CHECK (vital IN ('lcp', 'inp', 'cls')),
  CONSTRAINT web_vital_happened CHECK (bucket >= 0 AND count > 0)
);

-- The judge of a canary reads one trial with every report about it.
CREATE INDEX web_vital_of_trial ON web_vital (trial) WHERE trial <> '';
