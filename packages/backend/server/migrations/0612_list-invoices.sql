-- migration: concurrent
-- The list of invoices in the back office by each column of the invoice, without reading its addresses.
CREATE INDEX CONCURRENTLY IF NOT EXISTS invoice_list_idx ON invoice (issued_on, id)
  INCLUDE (number, booking_id, recipient_name, due_on, paid_on, net_cents, vat_cents, gross_cents, status);
