-- Why a canary was judged as it was, as codes with values: the back office says them in its reader's language.
ALTER TABLE canary_verdict ADD COLUMN findings jsonb NOT NULL DEFAULT '[]';
