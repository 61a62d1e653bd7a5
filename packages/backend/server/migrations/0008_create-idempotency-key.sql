-- The answer to a call that carried an Idempotency-Key. Written in the transaction of its effect.
CREATE TABLE idempotency_key (
  user_id      text        NOT NULL,
  key          text        NOT NULL,
  call         text        NOT NULL,
  -- SHA-256 of the parameters and the body: the same key with another request is refused.
  request_hash text        NOT NULL,
  -- Null while the first request is still at work.
  status_code  integer,
  response     jsonb,
  created_at   timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT idempotency_key_pkey PRIMARY KEY (user_id, key)
);

-- The clean-up of old keys.
CREATE INDEX idempotency_key_age_idx ON idempotency_key (created_at);
