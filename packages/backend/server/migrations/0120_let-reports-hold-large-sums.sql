-- Sums over many invoices, which go beyond an integer: 21 million euro in cents.
ALTER TABLE daily_report
  ALTER COLUMN fees_net_cents TYPE bigint,
  ALTER COLUMN overdue_cents TYPE bigint;
