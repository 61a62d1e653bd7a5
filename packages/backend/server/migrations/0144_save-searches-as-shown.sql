-- A saved search asks for what its page has shown and nothing else: what was not asked for is not filled in.
ALTER TABLE saved_search
  ALTER COLUMN city DROP NOT NULL,
  ALTER COLUMN months DROP NOT NULL,
  ALTER COLUMN price_max DROP NOT NULL,
  ALTER COLUMN persons DROP NOT NULL;

-- With a part of the map the city was its name, not a condition; every flat is for one person at least.
UPDATE saved_search SET city = NULL WHERE bounds IS NOT NULL;
UPDATE saved_search SET persons = NULL WHERE persons = 1;
