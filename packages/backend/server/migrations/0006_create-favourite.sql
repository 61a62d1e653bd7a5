-- The flats somebody has marked with a heart.
CREATE TABLE favourite (
  user_id    text        NOT NULL,
  flat_id    integer     NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT favourite_pkey PRIMARY KEY (user_id, flat_id),
  CONSTRAINT favourite_user_exists FOREIGN KEY (user_id) REFERENCES app_user (id) ON DELETE CASCADE,
  CONSTRAINT favourite_flat_exists FOREIGN KEY (flat_id) REFERENCES flat (id) ON DELETE CASCADE
);

CREATE INDEX favourite_flat_idx ON favourite (flat_id);
