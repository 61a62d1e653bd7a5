-- migration: concurrent
-- The reminders of contracts that stay open.
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_open_contract_idx ON booking (id) WHERE status = 'WAITING_FOR_CONTRACT';
