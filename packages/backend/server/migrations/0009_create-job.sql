-- Work that follows from a change: mails, calendar syncs, expiries. A row is written in the transaction of its
-- cause and taken with FOR UPDATE SKIP LOCKED.
CREATE TABLE job (
  id           integer GENERATED ALWAYS AS IDENTITY,
  kind         text        NOT NULL,
  payload      jsonb       NOT NULL DEFAULT '{}',
  run_at       timestamptz NOT NULL DEFAULT now(),
  attempts     integer     NOT NULL DEFAULT 0,
  locked_until timestamptz,
  last_error   text,
  done_at      timestamptz,
  created_at   timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT job_pkey PRIMARY KEY (id)
);

-- The next job to take.
CREATE INDEX job_due_idx ON job (run_at, id) WHERE done_at IS NULL;
