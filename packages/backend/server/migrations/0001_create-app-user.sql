-- btree_gist lets an exclusion constraint compare a flat beside a range; pg_trgm forgives typing errors in searches.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Everybody who has signed in once. The id is the identity subject; names and e-mail repeat the last token.
CREATE TABLE app_user (
  id            text        NOT NULL,
  email         text        NOT NULL,
  given_name    text        NOT NULL,
  family_name   text        NOT NULL,
  is_commercial boolean     NOT NULL DEFAULT false,
  company_name  text,
  created_at    timestamptz NOT NULL DEFAULT now(),
  last_seen_at  timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT app_user_pkey PRIMARY KEY (id)
);
