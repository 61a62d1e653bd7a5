-- What two people say about a stay. Neither sees the other's words before both have written, or the time is over.
CREATE TABLE review (
  id            integer GENERATED ALWAYS AS IDENTITY,
  kind          text        NOT NULL,
  booking_id    integer     NOT NULL,
  flat_id       integer     NOT NULL,
  tenant_id     text        NOT NULL,
  -- Null once the author has left.
  author_id     text,
  ratings       jsonb       NOT NULL,
  text          text        NOT NULL,
  status        text        NOT NULL DEFAULT 'PENDING',
  hidden_reason text,
  reply         text,
  replied_at    timestamptz,
  published_at  timestamptz,
  created_at    timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT review_pkey PRIMARY KEY (id),
  CONSTRAINT review_one_of_a_kind UNIQUE (booking_id, kind),
  CONSTRAINT review_booking_exists FOREIGN KEY (booking_id) REFERENCES booking (id),
  CONSTRAINT review_flat_exists FOREIGN KEY (flat_id) REFERENCES flat (id),
  CONSTRAINT review_tenant_exists FOREIGN KEY (tenant_id) REFERENCES app_user (id),
  CONSTRAINT review_author_exists FOREIGN KEY (author_id) REFERENCES app_user (id) ON DELETE SET NULL,
  CONSTRAINT review_kind_known CHECK (kind IN ('FLAT', 'TENANT')),
  CONSTRAINT review_status_known CHECK (status IN ('PENDING', 'PUBLISHED', 'HIDDEN')),
  CONSTRAINT review_hidden_with_reason CHECK ((status = 'HIDDEN') = (hidden_reason IS NOT NULL)),
  CONSTRAINT review_reply_to_flat CHECK (reply IS NULL OR kind = 'FLAT')
);

-- The page of a flat, and what landlords see of a tenant.
CREATE INDEX review_flat_idx ON review (flat_id, published_at DESC) WHERE kind = 'FLAT' AND status = 'PUBLISHED';
CREATE INDEX review_tenant_idx ON review (tenant_id, published_at DESC) WHERE kind = 'TENANT' AND status = 'PUBLISHED';
-- The timer that publishes.
CREATE INDEX review_pending_idx ON review (booking_id) WHERE status = 'PENDING';
