-- All that narrowed a saved search down, as the search itself takes it.
ALTER TABLE saved_search ADD COLUMN filters jsonb;
