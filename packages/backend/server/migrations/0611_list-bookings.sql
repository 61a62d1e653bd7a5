-- migration: concurrent
-- The list of bookings in the back office by each column of the booking, without reading its message.
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_list_idx ON booking (created_at, id)
  INCLUDE (flat_id, tenant_id, status, start_date, end_date, total_rent, contract_type, expires_at, updated_at);
