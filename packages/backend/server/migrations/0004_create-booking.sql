-- One row per booking request, through its whole life. Days are whole days; the end day is included.
CREATE TABLE booking (
  id                integer GENERATED ALWAYS AS IDENTITY,
  version           integer     NOT NULL DEFAULT 1,
  flat_id           integer     NOT NULL,
  tenant_id         text        NOT NULL,
  status            text        NOT NULL DEFAULT 'REQUESTED',
  cancel_reason     text,
  start_date        date        NOT NULL,
  end_date          date        NOT NULL,
  period            daterange   NOT NULL GENERATED ALWAYS AS (daterange(start_date, end_date, '[]')) STORED,

  -- Frozen when the request is made.
  months            integer     NOT NULL,
  days              integer     NOT NULL,
  price_per_month   integer     NOT NULL,
  deposit           integer     NOT NULL,
  total_rent        integer     NOT NULL,

  number_of_persons integer     NOT NULL,
  reason_of_stay    text        NOT NULL,
  occupation        text        NOT NULL,
  message           text        NOT NULL,
  has_pets          boolean     NOT NULL,
  smoker            boolean     NOT NULL,
  company_name      text,

  contract_type     text,
  tenancy_basis     text,
  -- The purpose of a temporary use, or the code of the reason for a fixed term.
  tenancy_reason    text,
  contract_offered_at  timestamptz,
  -- SHA-256 of the document that the signatures stand for.
  contract_hash        text,
  landlord_signed_at   timestamptz,
  landlord_signed_name text,
  tenant_signed_at     timestamptz,
  tenant_signed_name   text,
  -- When the second signature came in.
  signed_date          timestamptz,

  -- When the request ends by itself; null where no timer runs.
  expires_at        timestamptz,
  reminded_at       timestamptz,
  created_at        timestamptz NOT NULL DEFAULT now(),
  updated_at        timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT booking_pkey PRIMARY KEY (id),
  CONSTRAINT booking_flat_exists FOREIGN KEY (flat_id) REFERENCES flat (id),
  CONSTRAINT booking_tenant_exists FOREIGN KEY (tenant_id) REFERENCES app_user (id),
  CONSTRAINT booking_status_known CHECK (status IN (
    'REQUESTED', 'LANDLORD_APPROVED', 'WAITING_FOR_CONTRACT',
    'CONTRACT_APPROVED', 'BOOKING_COMPLETED', 'BOOKING_CANCELED'
  )),
  CONSTRAINT booking_cancel_reason_known CHECK (cancel_reason IN (
    'LANDLORD_DECLINED', 'TENANT_DECLINED', 'CONTRACT_DECLINED', 'CANCELED_BY_TENANT', 'CANCELED_BY_LANDLORD',
    'CANCELED_BY_ADMIN', 'RESERVED_FOR_ANOTHER', 'FLAT_WITHDRAWN', 'EXPIRED'
  )),
  CONSTRAINT booking_cancel_has_reason CHECK ((status = 'BOOKING_CANCELED') = (cancel_reason IS NOT NULL)),
  CONSTRAINT booking_reason_of_stay_known CHECK (reason_of_stay IN (
    'WORK_PROJECT', 'NEW_JOB', 'STUDY', 'INTERNSHIP', 'RELOCATION', 'RENOVATION', 'FAMILY', 'OTHER'
  )),
  CONSTRAINT booking_occupation_known CHECK (occupation IN (
    'EMPLOYED', 'SELF_EMPLOYED', 'STUDENT', 'TRAINEE', 'COMPANY', 'OTHER'
  )),
  CONSTRAINT booking_contract_type_known CHECK (contract_type IN (
    'PLATFORM_CONTRACT', 'OWN_CONTRACT', 'PARTNER_CONTRACT'
  )),
  CONSTRAINT booking_tenancy_basis_known CHECK (tenancy_basis IN ('TEMPORARY_USE', 'FIXED_TERM')),
  CONSTRAINT booking_days_ordered CHECK (start_date <= end_date),
  CONSTRAINT booking_persons_positive CHECK (number_of_persons > 0)
);

-- "My requests": one tenant's bookings, newest first.
CREATE INDEX booking_tenant_idx ON booking (tenant_id, created_at DESC);
-- "Bookings of the flat", and the open requests that a confirmed one displaces.
CREATE INDEX booking_flat_idx ON booking (flat_id, created_at DESC);
-- A tenant asks for a flat once at a time, however fast the button is pressed.
CREATE UNIQUE INDEX booking_one_open_per_flat_idx ON booking (tenant_id, flat_id) WHERE status IN (
  'REQUESTED', 'LANDLORD_APPROVED', 'WAITING_FOR_CONTRACT', 'CONTRACT_APPROVED'
);
-- The timer that ends what nobody answered.
CREATE INDEX booking_expiry_idx ON booking (expires_at) WHERE expires_at IS NOT NULL;

-- What has happened to a booking, for the timeline of both parties.
CREATE TABLE booking_event (
  id         integer GENERATED ALWAYS AS IDENTITY,
  booking_id integer     NOT NULL,
  at         timestamptz NOT NULL DEFAULT now(),
  actor      text        NOT NULL,
  -- Null for the system.
  actor_id   text,
  type       text        NOT NULL,
  note       text,

  CONSTRAINT booking_event_pkey PRIMARY KEY (id),
  CONSTRAINT booking_event_booking_exists FOREIGN KEY (booking_id) REFERENCES booking (id) ON DELETE CASCADE,
  CONSTRAINT booking_event_actor_known CHECK (actor IN ('TENANT', 'LANDLORD', 'ADMIN', 'SYSTEM'))
);

CREATE INDEX booking_event_timeline_idx ON booking_event (booking_id, at, id);

-- Files of a booking. A replaced one is kept for the record.
CREATE TABLE booking_attachment (
  id           integer GENERATED ALWAYS AS IDENTITY,
  booking_id   integer     NOT NULL,
  name         text        NOT NULL,
  storage_key  text        NOT NULL,
  content_type text        NOT NULL,
  bytes        integer     NOT NULL,
  sha256       text        NOT NULL,
  uploaded_by  text,
  created_at   timestamptz NOT NULL DEFAULT now(),
  replaced_at  timestamptz,

  CONSTRAINT booking_attachment_pkey PRIMARY KEY (id),
  CONSTRAINT booking_attachment_booking_exists FOREIGN KEY (booking_id) REFERENCES booking (id) ON DELETE CASCADE
);

CREATE INDEX booking_attachment_idx ON booking_attachment (booking_id, id);
