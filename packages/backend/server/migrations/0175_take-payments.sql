-- The account that a landlord is paid to. Holder and IBAN are encrypted with a key that is not in this database.
CREATE TABLE bank_account (
  user_id    text        NOT NULL,
  encrypted  text        NOT NULL,
  changed_at timestamptz NOT NULL,

  CONSTRAINT bank_account_pkey PRIMARY KEY (user_id),
  CONSTRAINT bank_account_owner_exists FOREIGN KEY (user_id) REFERENCES app_user (id) ON DELETE CASCADE
);

-- By what the key is recognised that everything here is encrypted with: one row at the most.
CREATE TABLE encryption_key (
  only_row    boolean NOT NULL DEFAULT true,
  fingerprint text    NOT NULL,

  CONSTRAINT encryption_key_pkey PRIMARY KEY (only_row),
  CONSTRAINT encryption_key_one_row CHECK (only_row)
);

-- The payments of a booking, frozen when the tenant confirms it. No money passes through here: both parties say how it is.
CREATE TABLE booking_payment (
  booking_id   integer NOT NULL,
  number       integer NOT NULL,
  kind         text    NOT NULL,
  due_on       date    NOT NULL,
  amount_cents integer NOT NULL,
  -- The days that a rent is for.
  period_from  date,
  period_to    date,
  paid_at      timestamptz,
  received_at  timestamptz,
  reminded_at  timestamptz,

  CONSTRAINT booking_payment_pkey PRIMARY KEY (booking_id, number),
  CONSTRAINT booking_payment_booking_exists FOREIGN KEY (booking_id) REFERENCES booking (id) ON DELETE CASCADE,
  CONSTRAINT booking_payment_kind_known CHECK (kind IN ('RENT', 'DEPOSIT')),
  CONSTRAINT booking_payment_is_something CHECK (amount_cents > 0),
  CONSTRAINT booking_payment_rent_has_period CHECK ((kind = 'RENT') = (num_nonnulls(period_from, period_to) = 2))
);

-- The timer that reminds of payments.
CREATE INDEX booking_payment_open_idx ON booking_payment (due_on)
  WHERE received_at IS NULL AND reminded_at IS NULL;

-- Two more actions beside those that are known already.
DO $$
DECLARE
  known text;
BEGIN
  SELECT pg_get_expr(conbin, conrelid) INTO known FROM pg_constraint
  WHERE conrelid = 'audit_entry'::regclass AND conname = 'audit_entry_action_known';

  ALTER TABLE audit_entry DROP CONSTRAINT audit_entry_action_known;
  EXECUTE format(
    'ALTER TABLE audit_entry ADD CONSTRAINT audit_entry_action_known CHECK (%s OR action IN (%L, %L))',
    known, 'BANK_ACCOUNT_CHANGED', 'BANK_ACCOUNT_READ'
  );
END
$$;
