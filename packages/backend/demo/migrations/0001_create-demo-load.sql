-- One row once loading the demo data has begun. It remembers when, so that a load that was interrupted goes on with the
-- same days, and when it was finished, so that nothing is ever loaded again.
CREATE TABLE demo_load (
  id          integer     NOT NULL DEFAULT 1,
  began_at    timestamptz NOT NULL,
  finished_at timestamptz,

  CONSTRAINT demo_load_pkey PRIMARY KEY (id),
  CONSTRAINT demo_load_only_one CHECK (id = 1)
);
