-- A refund after another last day: when the landlord marked it as paid back, and the tenant as received.
ALTER TABLE last_day_proposal
  ADD COLUMN refund_paid_at timestamptz,
  ADD COLUMN refund_received_at timestamptz;
