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
