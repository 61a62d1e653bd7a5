-- The language to write to somebody in: the one of their interface when they were last here.
ALTER TABLE app_user ADD COLUMN IF NOT EXISTS locale text;

-- Mails as they were written, one per job, so that a job that runs again never writes a second one.
CREATE TABLE mail (
  id         integer GENERATED ALWAYS AS IDENTITY,
  job_id     integer     NOT NULL,
  kind       text        NOT NULL,
  user_id    text        NOT NULL,
  to_address text        NOT NULL,
  locale     text        NOT NULL,
  subject    text        NOT NULL,
  -- Both are taken away once the mail is sent.
  body_text  text,
  body_html  text,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Null for what stays in the outbox.
  sent_at    timestamptz,

  CONSTRAINT mail_pkey PRIMARY KEY (id),
  CONSTRAINT mail_user_exists FOREIGN KEY (user_id) REFERENCES app_user (id) ON DELETE CASCADE,
  CONSTRAINT mail_one_per_job UNIQUE (job_id)
);

-- The outbox, newest first, and the clean-up of old mails.
CREATE INDEX mail_newest_idx ON mail (created_at DESC, id DESC);
-- What somebody has been sent, for the export of their data.
CREATE INDEX mail_user_idx ON mail (user_id);
