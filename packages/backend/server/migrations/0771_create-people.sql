-- migration: baseline f3f297140143c6b7

-- btree_gist lets an exclusion constraint compare a flat beside a range; pg_trgm forgives typing errors in searches.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Lower case without accents, the same for what is searched and what is found: "Köln", "KOELN" and "koln" are one.
CREATE FUNCTION fold_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURNS NULL ON NULL INPUT AS $$
  SELECT regexp_replace(
    translate(
      replace(replace(lower($1), 'ß', 'ss'), 'æ', 'ae'),
      'àáâãäåāçćčďèéêëēěìíîïīłñńòóôõöøōřśšťùúûüūůýÿźžż',
      'aaaaaaacccdeeeeeeiiiiilnnooooooorsstuuuuuuyyzzz'
    ),
    '([aou])e', '\1', 'g'
  )
$$;

CREATE FUNCTION person_name(given_name text, family_name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(coalesce(given_name, '') || ' ' || coalesce(family_name, ''))
$$;

-- Everybody who has signed in once. The id is the identity subject; names and e-mail repeat the last token.
CREATE TABLE app_user (
  id                   text        NOT NULL,
  email                text        NOT NULL,
  given_name           text        NOT NULL,
  family_name          text        NOT NULL,
  is_commercial        boolean     NOT NULL DEFAULT false,
  company_name         text,
  created_at           timestamptz NOT NULL DEFAULT now(),
  last_seen_at         timestamptz NOT NULL DEFAULT now(),
  -- The language to write to somebody in: the one of their interface when they were last here.
  locale               text,
  -- What people say of themselves beyond their sign-in. Asked before the first request and the first publish.
  email_verified       boolean,
  phone                text,
  street               text,
  postcode             text,
  city                 text,
  country_code         text,
  billing_street       text,
  billing_postcode     text,
  billing_city         text,
  billing_country_code text,
  -- Whether they have said at all if they let commercially: until then `is_commercial` means nothing.
  commercial_stated    boolean     NOT NULL DEFAULT false,
  register_number      text,
  vat_id               text,
  -- Whoever has left. The row stays for what refers to it, and says nothing of the person any more.
  deleted_at           timestamptz,
  -- Until when the law asks to keep contracts and invoices of theirs. Null where there are none.
  locked_until         date,
  -- Since when somebody may only look and leave, and why.
  blocked_at           timestamptz,
  blocked_reason       text,
  -- When the name and the e-mail address were true: the time of the token that they come from, or of a change of the account.
  -- A token that was issued before a change can be used for some minutes after it, and must not bring the old address back.
  claims_at            timestamptz,

  CONSTRAINT app_user_pkey PRIMARY KEY (id),
  CONSTRAINT app_user_phone_form CHECK (phone ~ '^\+[1-9][0-9]{6,14}$'),
  CONSTRAINT app_user_country_code_form CHECK (country_code ~ '^[A-Z]{2}$'),
  CONSTRAINT app_user_billing_country_code_form CHECK (billing_country_code ~ '^[A-Z]{2}$'),
  CONSTRAINT app_user_locked_when_deleted CHECK (locked_until IS NULL OR deleted_at IS NOT NULL),
  CONSTRAINT app_user_deleted_is_empty CHECK (
    deleted_at IS NULL
    OR (email = '' AND given_name = '' AND family_name = '' AND num_nonnulls(
      company_name, phone, street, postcode, city, country_code, billing_street, billing_postcode,
      billing_city, billing_country_code, register_number, vat_id, locale
    ) = 0)
  ),
  CONSTRAINT app_user_blocked_with_reason CHECK ((blocked_at IS NULL) = (blocked_reason IS NULL))
);

-- The account that a landlord is paid to. Holder and IBAN are encrypted with a key that is not in this database.
CREATE TABLE bank_account (
  user_id    text        NOT NULL,
  encrypted  text        NOT NULL,
  changed_at timestamptz NOT NULL,

  CONSTRAINT bank_account_pkey PRIMARY KEY (user_id),
  CONSTRAINT bank_account_owner_exists FOREIGN KEY (user_id) REFERENCES app_user (id) ON DELETE CASCADE
);

-- By what the key is recognised that everything here is encrypted with: one row at the most.
CREATE TABLE encryption_key (
  only_row    boolean NOT NULL DEFAULT true,
  fingerprint text    NOT NULL,

  CONSTRAINT encryption_key_pkey PRIMARY KEY (only_row),
  CONSTRAINT encryption_key_one_row CHECK (only_row)
);

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

-- How often somebody has made a call within a period, for limits that processes share (RATE_LIMIT_STORE). `key` is the name of
-- the limit and a hash of who calls, `expire` the end of the period in milliseconds. Counts may be lost in a crash: no log is
-- written for them.
CREATE UNLOGGED TABLE rate_limit (
  key    text    NOT NULL,
  points integer NOT NULL,
  expire bigint,

  CONSTRAINT rate_limit_pkey PRIMARY KEY (key)
) WITH (fillfactor = 50);

-- Work that follows from a change: mails, calendar syncs, expiries. A row is written in the transaction of its
-- cause and taken with FOR UPDATE SKIP LOCKED.
CREATE TABLE job (
  id            integer GENERATED ALWAYS AS IDENTITY,
  kind          text        NOT NULL,
  payload       jsonb       NOT NULL DEFAULT '{}',
  run_at        timestamptz NOT NULL DEFAULT now(),
  attempts      integer     NOT NULL DEFAULT 0,
  locked_until  timestamptz,
  last_error    text,
  done_at       timestamptz,
  created_at    timestamptz NOT NULL DEFAULT now(),
  -- A timer is a job that comes back; one of a kind is enough for all servers together.
  every_seconds integer,
  -- When a job was given up, after many attempts. Kept, so that somebody can look why.
  failed_at     timestamptz,
  -- The span of the request that ordered the job, as a header of W3C Trace Context: the job goes on with its trace.
  traceparent   text,

  CONSTRAINT job_pkey PRIMARY KEY (id),
  CONSTRAINT job_every_seconds_positive CHECK (every_seconds > 0)
);

CREATE UNIQUE INDEX job_one_timer_per_kind_idx ON job (kind) WHERE every_seconds IS NOT NULL;
CREATE INDEX job_due_idx ON job (run_at, id) WHERE done_at IS NULL AND failed_at IS NULL;

-- What a timer could not process: one saved search, one booking, one calendar. It is tried again later, while the timer
-- goes on with all others. An item that succeeds leaves the table.
CREATE TABLE failed_item (
  kind            text        NOT NULL,
  item            text        NOT NULL,
  attempts        integer     NOT NULL,
  -- The name or code of the error, never a value of the row.
  reason          text        NOT NULL,
  failed_at       timestamptz NOT NULL,
  retry_at        timestamptz NOT NULL,
  -- Since when an item has failed: `failed_at` is the last attempt.
  first_failed_at timestamptz NOT NULL,

  CONSTRAINT failed_item_pkey PRIMARY KEY (kind, item),
  CONSTRAINT failed_item_attempted CHECK (attempts > 0)
);

-- Mails as they were written, one per job, so that a job that runs again never writes a second one.
CREATE TABLE mail (
  id         integer GENERATED ALWAYS AS IDENTITY,
  job_id     integer     NOT NULL,
  kind       text        NOT NULL,
  user_id    text,
  to_address text        NOT NULL,
  locale     text        NOT NULL,
  subject    text        NOT NULL,
  -- Both are taken away once the mail is sent.
  body_text  text,
  body_html  text,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Null for what stays in the outbox.
  sent_at    timestamptz,
  -- The name of the file that a mail carries; the file itself is in the storage.
  file_name  text,

  CONSTRAINT mail_pkey PRIMARY KEY (id),
  CONSTRAINT mail_user_exists FOREIGN KEY (user_id) REFERENCES app_user (id) ON DELETE CASCADE,
  CONSTRAINT mail_one_per_job UNIQUE (job_id)
);

-- The outbox, newest first, and the clean-up of old mails.
CREATE INDEX mail_newest_idx ON mail (created_at DESC, id DESC);

-- What somebody has been sent, for the export of their data.
CREATE INDEX mail_user_idx ON mail (user_id);
