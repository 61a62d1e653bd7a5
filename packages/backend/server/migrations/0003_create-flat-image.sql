-- The pictures of a flat. `key` is the hash of the content and the folder of its derivatives:
-- /api/image/<key>/<variant>.webp never changes and may be shared by flats.
CREATE TABLE flat_image (
  id          integer GENERATED ALWAYS AS IDENTITY,
  flat_id     integer     NOT NULL,
  key         text        NOT NULL,
  rank        integer     NOT NULL,
  main_image  boolean     NOT NULL DEFAULT false,
  -- {"thumb": {"width": 320, "height": 213}, …} for thumb, medium, large, xlarge and xxlarge
  derivatives jsonb       NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT flat_image_pkey PRIMARY KEY (id),
  CONSTRAINT flat_image_flat_exists FOREIGN KEY (flat_id) REFERENCES flat (id) ON DELETE CASCADE,
  CONSTRAINT flat_image_rank_from_zero CHECK (rank >= 0)
);

-- Cards and galleries read a flat's pictures in their order.
CREATE INDEX flat_image_order_idx ON flat_image (flat_id, rank, id);
-- A flat has one main picture at most.
CREATE UNIQUE INDEX flat_image_one_main_idx ON flat_image (flat_id) WHERE main_image;
