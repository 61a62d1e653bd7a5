-- A wrong invoice stays as it is: a credit note takes all of it back. After one a booking may be charged again.
ALTER TABLE invoice
  ADD COLUMN credited_on date,
  DROP CONSTRAINT invoice_closed_when_paid,
  ADD CONSTRAINT invoice_closed_when_settled CHECK ((status = 'CLOSED') = (num_nonnulls(paid_on, credited_on) > 0)),
  DROP CONSTRAINT invoice_one_per_booking;
CREATE UNIQUE INDEX invoice_one_per_booking ON invoice (booking_id) WHERE credited_on IS NULL;
-- All invoices of a booking.
CREATE INDEX invoice_booking_idx ON invoice (booking_id);

-- The last number of each year, as for invoices.
CREATE TABLE credit_note_sequence (
  year integer NOT NULL,
  last integer NOT NULL,

  CONSTRAINT credit_note_sequence_pkey PRIMARY KEY (year)
);

-- What it says besides stands in the invoice, which is frozen.
CREATE TABLE credit_note (
  id         integer GENERATED ALWAYS AS IDENTITY,
  number     text        NOT NULL,
  invoice_id integer     NOT NULL,
  issued_on  date        NOT NULL,
  reason     text        NOT NULL,
  -- The bytes as they were issued.
  sha256     text        NOT NULL,
  content    bytea       NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT credit_note_pkey PRIMARY KEY (id),
  CONSTRAINT credit_note_number_unique UNIQUE (number),
  CONSTRAINT credit_note_one_per_invoice UNIQUE (invoice_id),
  CONSTRAINT credit_note_invoice_exists FOREIGN KEY (invoice_id) REFERENCES invoice (id) ON DELETE CASCADE
);

DO $$
DECLARE
  known text;
BEGIN
  SELECT pg_get_expr(conbin, conrelid) INTO known FROM pg_constraint
  WHERE conrelid = 'audit_entry'::regclass AND conname = 'audit_entry_action_known';
  ALTER TABLE audit_entry DROP CONSTRAINT audit_entry_action_known;
  EXECUTE format(
    'ALTER TABLE audit_entry ADD CONSTRAINT audit_entry_action_known CHECK (%s OR action IN (%L))',
    known, 'INVOICE_CREDITED'
  );
END
$$;
