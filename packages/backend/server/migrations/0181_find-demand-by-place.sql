-- How many people look for a flat in a place.
CREATE INDEX saved_search_place_idx ON saved_search (fold_text(city)) WHERE city IS NOT NULL;
