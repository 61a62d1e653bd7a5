-- The last number of each year. Taken in the transaction of its invoice, so that no number is ever left out.
CREATE TABLE invoice_sequence (
  year integer NOT NULL,
  last integer NOT NULL,

  CONSTRAINT invoice_sequence_pkey PRIMARY KEY (year)
);

-- The fee for a completed booking. Everything that stands on it is frozen: it never changes with what it came from.
CREATE TABLE invoice (
  id                integer GENERATED ALWAYS AS IDENTITY,
  number            text        NOT NULL,
  booking_id        integer     NOT NULL,
  -- The landlord.
  recipient_id      text        NOT NULL,
  recipient_name    text        NOT NULL,
  recipient_address text        NOT NULL,
  recipient_vat_id  text,
  issuer_name       text        NOT NULL,
  issuer_address    text        NOT NULL,
  issuer_vat_id     text        NOT NULL,
  flat_address      text        NOT NULL,
  locale            text        NOT NULL,
  status            text        NOT NULL DEFAULT 'OPEN',
  issued_on         date        NOT NULL,
  due_on            date        NOT NULL,
  paid_on           date,
  total_rent        integer     NOT NULL,
  service_percent   double precision NOT NULL,
  vat_percent       double precision NOT NULL,
  net_cents         integer     NOT NULL,
  vat_cents         integer     NOT NULL,
  gross_cents       integer     NOT NULL,
  created_at        timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT invoice_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_number_unique UNIQUE (number),
  CONSTRAINT invoice_one_per_booking UNIQUE (booking_id),
  CONSTRAINT invoice_booking_exists FOREIGN KEY (booking_id) REFERENCES booking (id),
  CONSTRAINT invoice_recipient_exists FOREIGN KEY (recipient_id) REFERENCES app_user (id),
  CONSTRAINT invoice_status_known CHECK (status IN ('OPEN', 'OVERDUE', 'CLOSED')),
  CONSTRAINT invoice_closed_when_paid CHECK ((status = 'CLOSED') = (paid_on IS NOT NULL)),
  CONSTRAINT invoice_sum CHECK (gross_cents = net_cents + vat_cents)
);

-- A landlord's invoices, newest first.
CREATE INDEX invoice_recipient_idx ON invoice (recipient_id, id DESC);
-- The timer that finds what nobody has paid.
CREATE INDEX invoice_due_idx ON invoice (due_on) WHERE status = 'OPEN';
