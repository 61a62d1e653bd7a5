-- What an undone listing was made again: a granted complaint leaves what its landlord has rewritten since.
ALTER TABLE kept_listing ADD COLUMN restored jsonb;
