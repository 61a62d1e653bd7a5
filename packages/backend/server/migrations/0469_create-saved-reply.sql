-- Texts that a person writes again and again to other parties.
CREATE TABLE saved_reply (
  id         integer     GENERATED ALWAYS AS IDENTITY,
  user_id    text        NOT NULL,
  text       text        NOT NULL,
  created_at timestamptz NOT NULL,

  CONSTRAINT saved_reply_pkey PRIMARY KEY (id),
  CONSTRAINT saved_reply_user_exists FOREIGN KEY (user_id) REFERENCES app_user (id) ON DELETE CASCADE
);

CREATE INDEX saved_reply_user_idx ON saved_reply (user_id);
