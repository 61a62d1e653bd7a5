-- What an owner writes beside days blocked by hand. Only the owner reads it.
ALTER TABLE blocked_period ADD COLUMN note text;
