-- What a timer could not process: one saved search, one booking, one calendar. It is tried again later, while the timer
-- goes on with all others. An item that succeeds leaves the table.
CREATE TABLE failed_item (
  kind      text        NOT NULL,
  item      text        NOT NULL,
  attempts  integer     NOT NULL,
  -- The name or code of the error, never a value of the row.
  reason    text        NOT NULL,
  failed_at timestamptz NOT NULL,
  retry_at  timestamptz NOT NULL,

  CONSTRAINT failed_item_pkey PRIMARY KEY (kind, item),
  CONSTRAINT failed_item_attempted CHECK (attempts > 0)
);
