-- Pictures that were taken and are not ready: their sizes are made by a job. The number stays when one becomes a
-- flat_image. The file lies beside its future sizes, under the same key.
CREATE TABLE waiting_image (
  id         integer     NOT NULL DEFAULT nextval('flat_image_id_seq'),
  flat_id    integer     NOT NULL,
  key        text        NOT NULL,
  file_name  text,
  -- Why it cannot become one; null while it is being prepared.
  problem    text,
  created_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT waiting_image_pkey PRIMARY KEY (id),
  CONSTRAINT waiting_image_flat_exists FOREIGN KEY (flat_id) REFERENCES flat (id) ON DELETE CASCADE,
  CONSTRAINT waiting_image_problem_known CHECK (problem IN ('UNREADABLE', 'TOO_SMALL', 'NOT_PREPARED'))
);

-- The owner's view of a flat shows them.
CREATE INDEX waiting_image_flat_idx ON waiting_image (flat_id, id);
