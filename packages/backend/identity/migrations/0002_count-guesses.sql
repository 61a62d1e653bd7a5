-- Wrong passwords, apart for those from unknown browsers at an e-mail address, whether it has an account or not, and for
-- those from a browser that has signed in before. The subject is a keyed hash: what was typed as an address is not kept.
CREATE TABLE identity_guess (
  subject        text        NOT NULL,
  failed_count   integer     NOT NULL,
  last_failed_at timestamptz NOT NULL,
  locked_until   timestamptz,

  CONSTRAINT identity_guess_pkey PRIMARY KEY (subject)
);

-- The sweep removes what is forgotten.
CREATE INDEX identity_guess_age_idx ON identity_guess (last_failed_at);

ALTER TABLE identity_account
  DROP COLUMN failed_count,
  DROP COLUMN last_failed_at,
  DROP COLUMN locked_until;
