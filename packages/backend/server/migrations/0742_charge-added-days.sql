-- migration: concurrent
-- One invoice for the contract and one for each change of the last day, unless they are credited.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS invoice_once_per_change
  ON invoice (booking_id, proposal) WHERE credited_on IS NULL;
