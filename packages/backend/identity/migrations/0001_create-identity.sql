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
  failed_count   integer     NOT NULL DEFAULT 0,
  last_failed_at timestamptz,
  locked_until   timestamptz,
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
