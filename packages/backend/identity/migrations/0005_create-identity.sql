-- migration: baseline bdc8dc05b1aa2e2d

-- Who may sign in. The e-mail address is the user name, stored trimmed and in lower case.
CREATE TABLE identity_account (
  id             uuid        PRIMARY KEY,
  email          text        NOT NULL,
  email_verified boolean     NOT NULL DEFAULT false,
  first_name     text        NOT NULL,
  last_name      text        NOT NULL,
  locale         text        NOT NULL,
  password_hash  text        NOT NULL,
  roles          text[]      NOT NULL DEFAULT '{}',
  enabled        boolean     NOT NULL DEFAULT true,
  created_at     timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT identity_account_email_unique UNIQUE (email),
  CONSTRAINT identity_account_email_normal CHECK (email = lower(btrim(email)))
);

-- What the protocol remembers: sessions, grants, codes, refresh tokens, logins under way.
CREATE TABLE identity_payload (
  model       text        NOT NULL,
  id          text        NOT NULL,
  payload     jsonb       NOT NULL,
  grant_id    text,
  uid         text,
  account_id  text,
  expires_at  timestamptz,
  consumed_at timestamptz,

  CONSTRAINT identity_payload_pkey PRIMARY KEY (model, id)
);

-- Reuse of a refresh token, or of a code, ends everything of its grant.
CREATE INDEX identity_payload_grant_idx ON identity_payload (grant_id) WHERE grant_id IS NOT NULL;

-- Every token is checked against its session.
CREATE INDEX identity_payload_uid_idx ON identity_payload (model, uid) WHERE uid IS NOT NULL;

-- A changed password ends the account's other sessions.
CREATE INDEX identity_payload_account_idx ON identity_payload (model, account_id) WHERE account_id IS NOT NULL;

-- The sweep removes what has expired.
CREATE INDEX identity_payload_expiry_idx ON identity_payload (expires_at) WHERE expires_at IS NOT NULL;

-- Keys made at the first start and kept: token signing, cookie signing, refresh token signing.
CREATE TABLE identity_secret (
  name       text        PRIMARY KEY,
  value      jsonb       NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

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

-- Links in mails that change an account, each for one use. Only a hash of the link is stored: who reads this table cannot
-- use it. `account_email` is the address of the account when the link was made, `email` the mailbox that it was sent to.
CREATE TABLE identity_link (
  token_hash    text        NOT NULL,
  kind          text        NOT NULL,
  account_id    uuid        NOT NULL,
  email         text        NOT NULL,
  account_email text        NOT NULL,
  expires_at    timestamptz NOT NULL,

  CONSTRAINT identity_link_pkey PRIMARY KEY (token_hash),
  CONSTRAINT identity_link_kind CHECK (kind IN ('RESET_PASSWORD', 'CHANGE_EMAIL', 'UNDO_EMAIL')),
  CONSTRAINT identity_link_account_fkey FOREIGN KEY (account_id) REFERENCES identity_account (id) ON DELETE CASCADE
);

-- A used link takes away the others of its account.
CREATE INDEX identity_link_account_idx ON identity_link (account_id);

-- The sweep removes what has expired.
CREATE INDEX identity_link_expiry_idx ON identity_link (expires_at);

-- How often somebody has tried something within a period, for limits that processes share (RATE_LIMIT_STORE). `key` is the name of
-- the limit and a hash of who calls, `expire` the end of the period in milliseconds. Counts may be lost in a crash: no log is
-- written for them.
CREATE UNLOGGED TABLE identity_rate_limit (
  key    text    NOT NULL,
  points integer NOT NULL,
  expire bigint,

  CONSTRAINT identity_rate_limit_pkey PRIMARY KEY (key)
) WITH (fillfactor = 50);
