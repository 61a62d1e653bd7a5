-- migration: baseline f3f297140143c6b7

-- One row per booking request, through its whole life. Days are whole days; the end day is included.
CREATE TABLE booking (
  id                   integer GENERATED ALWAYS AS IDENTITY,
  version              integer     NOT NULL DEFAULT 1,
  flat_id              integer     NOT NULL,
  tenant_id            text        NOT NULL,
  status               text        NOT NULL DEFAULT 'REQUESTED',
  cancel_reason        text,
  start_date           date        NOT NULL,
  end_date             date        NOT NULL,
  period               daterange   NOT NULL GENERATED ALWAYS AS (daterange(start_date, end_date, '[]')) STORED,
  -- Frozen when the request is made.
  months               integer     NOT NULL,
  days                 integer     NOT NULL,
  price_per_month      integer     NOT NULL,
  deposit              integer     NOT NULL,
  total_rent           integer     NOT NULL,
  number_of_persons    integer     NOT NULL,
  reason_of_stay       text        NOT NULL,
  occupation           text        NOT NULL,
  message              text        NOT NULL,
  has_pets             boolean     NOT NULL,
  smoker               boolean     NOT NULL,
  company_name         text,
  contract_type        text,
  tenancy_basis        text,
  -- The purpose of a temporary use, or the code of the reason for a fixed term.
  tenancy_reason       text,
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
  expires_at           timestamptz,
  reminded_at          timestamptz,
  created_at           timestamptz NOT NULL DEFAULT now(),
  updated_at           timestamptz NOT NULL DEFAULT now(),
  -- The words of a request are reported and removed like any message.
  message_hidden_at    timestamptz,

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
CREATE INDEX booking_contract_missing_idx ON booking (id)
  WHERE status = 'WAITING_FOR_CONTRACT' AND contract_type = 'PARTNER_CONTRACT' AND contract_hash IS NULL;

-- The reminders of contracts that stay open.
CREATE INDEX booking_open_contract_idx ON booking (id) WHERE status = 'WAITING_FOR_CONTRACT';

-- The list of bookings in the back office by each column of the booking, without reading its message.
CREATE INDEX booking_list_idx ON booking (created_at, id)
  INCLUDE (flat_id, tenant_id, status, start_date, end_date, total_rent, contract_type, expires_at, updated_at);

-- The timer that reminds of deposits.
CREATE INDEX booking_ended_idx ON booking (end_date) WHERE status = 'BOOKING_COMPLETED';

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
  CONSTRAINT booking_event_actor_known CHECK (actor IN ('TENANT', 'LANDLORD', 'ADMIN', 'SYSTEM')),
  CONSTRAINT booking_event_type_known CHECK (type IN (
    'REQUESTED', 'REQUEST_RESTORED', 'LANDLORD_APPROVED', 'WAITING_FOR_CONTRACT', 'CONTRACT_OFFERED', 'CONTRACT_AWAITED',
    'CONTRACT_APPROVED', 'BOOKING_COMPLETED',
    'END_DATE_PROPOSED', 'END_DATE_ACCEPTED', 'END_DATE_DECLINED', 'END_DATE_CHANGED', 'END_DATE_LAPSED',
    'LANDLORD_DECLINED', 'TENANT_DECLINED', 'CONTRACT_DECLINED', 'CANCELED_BY_TENANT', 'CANCELED_BY_LANDLORD',
    'CANCELED_BY_ADMIN', 'RESERVED_FOR_ANOTHER', 'FLAT_WITHDRAWN', 'EXPIRED'
  ))
);

CREATE INDEX booking_event_timeline_idx ON booking_event (booking_id, at, id);

-- The events of a day.
CREATE INDEX booking_event_day_idx ON booking_event (at);

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
  -- CONTRACT is what signatures stand for, PRINTOUT what is printed to be signed by hand.
  kind         text        NOT NULL DEFAULT 'CONTRACT',

  CONSTRAINT booking_attachment_pkey PRIMARY KEY (id),
  CONSTRAINT booking_attachment_booking_exists FOREIGN KEY (booking_id) REFERENCES booking (id) ON DELETE CASCADE,
  CONSTRAINT booking_attachment_kind_known
    CHECK (kind IN (
      'CONTRACT', 'PRINTOUT', 'SIGNED', 'MOVE_IN', 'ADDENDUM', 'SIGNED_ADDENDUM', 'HANDOVER_IN', 'HANDOVER_OUT'
    ))
);

CREATE INDEX booking_attachment_idx ON booking_attachment (booking_id, id);
CREATE UNIQUE INDEX booking_attachment_signed_once ON booking_attachment (booking_id) WHERE kind = 'SIGNED';

-- Files that the parties of a signed booking add to it: evidence for a deduction. Unused ones are deleted after a while.
CREATE TABLE booking_file (
  id          integer     GENERATED ALWAYS AS IDENTITY,
  booking_id  integer     NOT NULL,
  kind        text        NOT NULL,
  name        text        NOT NULL,
  -- Of a picture the key of its sizes, of a document that of the file.
  storage_key text        NOT NULL,
  bytes       integer     NOT NULL,
  uploaded_by text        NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  -- Since when something names it: the other party sees it from then on.
  used_at     timestamptz,

  CONSTRAINT booking_file_pkey PRIMARY KEY (id),
  CONSTRAINT booking_file_booking_exists FOREIGN KEY (booking_id) REFERENCES booking (id) ON DELETE CASCADE,
  CONSTRAINT booking_file_uploader_exists FOREIGN KEY (uploaded_by) REFERENCES app_user (id),
  CONSTRAINT booking_file_kind_known CHECK (kind IN ('PICTURE', 'PDF'))
);

CREATE INDEX booking_file_booking_idx ON booking_file (booking_id, id);

-- The timer that deletes what was never used.
CREATE INDEX booking_file_unused_idx ON booking_file (created_at) WHERE used_at IS NULL;

-- Whether a file may be deleted: equal files are stored once.
CREATE INDEX booking_file_key_idx ON booking_file (storage_key);

-- A tenant asks the landlord of a flat before a request. With the request its messages become those of the booking.
CREATE TABLE question (
  id         integer GENERATED ALWAYS AS IDENTITY,
  flat_id    integer     NOT NULL,
  tenant_id  text        NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT question_pkey PRIMARY KEY (id),
  CONSTRAINT question_flat_exists FOREIGN KEY (flat_id) REFERENCES flat (id) ON DELETE CASCADE,
  CONSTRAINT question_tenant_exists FOREIGN KEY (tenant_id) REFERENCES app_user (id) ON DELETE CASCADE,
  CONSTRAINT question_one_per_flat UNIQUE (flat_id, tenant_id)
);

-- The questions of a tenant, the newest first, and how many are new within a day.
CREATE INDEX question_tenant_idx ON question (tenant_id, id DESC);

-- The booking in whose thread a question goes on: links to the question lead there.
CREATE TABLE continued_question (
  question_id integer NOT NULL,
  booking_id  integer NOT NULL,

  CONSTRAINT continued_question_pkey PRIMARY KEY (question_id),
  CONSTRAINT continued_question_booking_exists FOREIGN KEY (booking_id) REFERENCES booking (id) ON DELETE CASCADE,
  -- The lists of bookings read it.
  CONSTRAINT continued_question_one_per_booking UNIQUE (booking_id)
);

-- What the two parties of a booking write to each other. Nobody else reads it.
CREATE TABLE booking_message (
  id          integer GENERATED ALWAYS AS IDENTITY,
  booking_id  integer,
  -- As what somebody wrote, and who it was.
  author      text        NOT NULL,
  author_id   text        NOT NULL,
  text        text        NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  question_id integer,
  viewing     jsonb,
  -- A message that was hidden after a report.
  hidden_at   timestamptz,

  CONSTRAINT booking_message_pkey PRIMARY KEY (id),
  CONSTRAINT booking_message_booking_exists FOREIGN KEY (booking_id) REFERENCES booking (id) ON DELETE CASCADE,
  CONSTRAINT booking_message_author_exists FOREIGN KEY (author_id) REFERENCES app_user (id) ON DELETE CASCADE,
  CONSTRAINT booking_message_author_known CHECK (author IN ('TENANT', 'LANDLORD')),
  CONSTRAINT booking_message_question_exists
    FOREIGN KEY (question_id) REFERENCES question (id) ON DELETE CASCADE,
  CONSTRAINT booking_message_one_thread CHECK (num_nonnulls(booking_id, question_id) = 1),
  CONSTRAINT booking_message_says_something CHECK (text <> '' OR viewing IS NOT NULL)
);

-- A thread, the newest first, and what is unread of it.
CREATE INDEX booking_message_thread_idx ON booking_message (booking_id, id DESC);

-- What somebody has written, for the export and the deletion of their data.
CREATE INDEX booking_message_author_idx ON booking_message (author_id);

-- The thread of a question, the newest first.
CREATE INDEX booking_message_question_idx ON booking_message (question_id, id DESC) WHERE question_id IS NOT NULL;

-- A viewing is answered once, whatever the concurrency.
CREATE UNIQUE INDEX booking_message_one_answer_idx ON booking_message ((viewing ->> 'messageId'))
  WHERE viewing ->> 'messageId' IS NOT NULL;

-- How far each party has read, and what it has been told by mail.
CREATE TABLE booking_reader (
  booking_id    integer,
  party         text        NOT NULL,
  -- The last message that was read.
  read_id       integer     NOT NULL DEFAULT 0,
  -- Since when a message waits that no mail has told of; null where none does.
  waiting_since timestamptz,
  told_at       timestamptz,
  question_id   integer,

  CONSTRAINT booking_reader_booking_exists FOREIGN KEY (booking_id) REFERENCES booking (id) ON DELETE CASCADE,
  CONSTRAINT booking_reader_party_known CHECK (party IN ('TENANT', 'LANDLORD')),
  CONSTRAINT booking_reader_question_exists
    FOREIGN KEY (question_id) REFERENCES question (id) ON DELETE CASCADE,
  CONSTRAINT booking_reader_one_thread CHECK (num_nonnulls(booking_id, question_id) = 1),
  CONSTRAINT booking_reader_one_per_booking UNIQUE (booking_id, party),
  CONSTRAINT booking_reader_one_per_question UNIQUE (question_id, party)
);

-- The timer that tells of messages.
CREATE INDEX booking_reader_waiting_idx ON booking_reader (waiting_since) WHERE waiting_since IS NOT NULL;

-- The calendars elsewhere that a flat's days are imported from.
CREATE TABLE imported_calendar (
  id           integer GENERATED ALWAYS AS IDENTITY,
  flat_id      integer     NOT NULL,
  name         text        NOT NULL,
  url          text        NOT NULL,
  -- When it was last read without a problem.
  synced_at    timestamptz,
  event_count  integer     NOT NULL DEFAULT 0,
  -- How many entries were read in part and not at all, and the first of them.
  part_count   integer     NOT NULL DEFAULT 0,
  unread_count integer     NOT NULL DEFAULT 0,
  problems     jsonb       NOT NULL DEFAULT '[]',
  -- Which days came from which entry: the days of an entry that can no longer be read stay.
  entry_days   jsonb       NOT NULL DEFAULT '[]',
  is_whole     boolean     NOT NULL DEFAULT true,
  -- Why the last attempt failed; null when it did not. The days of the attempt before stay.
  last_error   text,
  next_sync_at timestamptz NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT imported_calendar_pkey PRIMARY KEY (id),
  CONSTRAINT imported_calendar_flat_exists FOREIGN KEY (flat_id) REFERENCES flat (id) ON DELETE CASCADE,
  CONSTRAINT imported_calendar_last_error_known CHECK (last_error IN (
    'ADDRESS_REFUSED', 'UNREACHABLE', 'TOO_LARGE', 'UNREADABLE'
  ))
);

-- The availability page of a flat.
CREATE INDEX imported_calendar_flat_idx ON imported_calendar (flat_id, id);

-- The next calendars to read again.
CREATE INDEX imported_calendar_due_idx ON imported_calendar (next_sync_at);

-- Days on which a flat cannot be had. Both ends are included.
CREATE TABLE blocked_period (
  id           integer GENERATED ALWAYS AS IDENTITY,
  flat_id      integer     NOT NULL,
  blocked_from date        NOT NULL,
  blocked_to   date        NOT NULL,
  period       daterange   NOT NULL GENERATED ALWAYS AS (daterange(blocked_from, blocked_to, '[]')) STORED,
  source       text        NOT NULL DEFAULT 'OWNER',
  booking_id   integer,
  created_at   timestamptz NOT NULL DEFAULT now(),
  -- Days that an accepted proposal adds: until both have signed they are a row beside that of the booking.
  proposal     integer,
  -- What an owner writes beside days blocked by hand. Only the owner reads it.
  note         text,
  calendar_id  integer,

  CONSTRAINT blocked_period_pkey PRIMARY KEY (id),
  CONSTRAINT blocked_period_flat_exists FOREIGN KEY (flat_id) REFERENCES flat (id) ON DELETE CASCADE,
  CONSTRAINT blocked_period_booking_exists FOREIGN KEY (booking_id) REFERENCES booking (id) ON DELETE CASCADE,
  CONSTRAINT blocked_period_source_known CHECK (source IN ('OWNER', 'BOOKING', 'CALENDAR')),
  CONSTRAINT blocked_period_of_booking CHECK ((source = 'BOOKING') = (booking_id IS NOT NULL)),
  CONSTRAINT blocked_period_days_ordered CHECK (blocked_from <= blocked_to),
  -- The last word on double bookings, whatever the concurrency. Imported calendars may overlap anything.
  CONSTRAINT blocked_period_no_overlap EXCLUDE USING gist (flat_id WITH =, period WITH &&)
    WHERE (source <> 'CALENDAR'),
  CONSTRAINT blocked_period_calendar_exists
    FOREIGN KEY (calendar_id) REFERENCES imported_calendar (id) ON DELETE CASCADE
);

-- The calendar of a flat, and the ranges of its public page.
CREATE INDEX blocked_period_flat_idx ON blocked_period (flat_id, blocked_from);

-- The days of a booking are blocked once, those of a proposal besides. Frees the days of a booking.
CREATE UNIQUE INDEX blocked_period_of_booking_once
  ON blocked_period (booking_id, coalesce(proposal, 0)) WHERE booking_id IS NOT NULL;

-- The days that go with a calendar, or are replaced when it is read again.
CREATE INDEX blocked_period_calendar_idx ON blocked_period (calendar_id) WHERE calendar_id IS NOT NULL;

-- The last number of each year. Taken in the transaction of its invoice, so that no number is ever left out.
CREATE TABLE invoice_sequence (
  year integer NOT NULL,
  last integer NOT NULL,

  CONSTRAINT invoice_sequence_pkey PRIMARY KEY (year)
);

-- The fee for a completed booking. Everything that stands on it is frozen: it never changes with what it came from.
CREATE TABLE invoice (
  id                     integer GENERATED ALWAYS AS IDENTITY,
  number                 text             NOT NULL,
  booking_id             integer          NOT NULL,
  -- The landlord.
  recipient_id           text             NOT NULL,
  recipient_name         text             NOT NULL,
  recipient_address      text             NOT NULL,
  recipient_vat_id       text,
  issuer_name            text             NOT NULL,
  issuer_address         text             NOT NULL,
  issuer_vat_id          text             NOT NULL,
  flat_address           text             NOT NULL,
  locale                 text             NOT NULL,
  status                 text             NOT NULL DEFAULT 'OPEN',
  issued_on              date             NOT NULL,
  due_on                 date             NOT NULL,
  paid_on                date,
  total_rent             integer          NOT NULL,
  service_percent        double precision NOT NULL,
  vat_percent            double precision NOT NULL,
  net_cents              integer          NOT NULL,
  vat_cents              integer          NOT NULL,
  gross_cents            integer          NOT NULL,
  created_at             timestamptz      NOT NULL DEFAULT now(),
  -- What an electronic invoice names besides. Frozen like the rest; invoices from before have none of it.
  issuer_street          text,
  issuer_postcode        text,
  issuer_city            text,
  issuer_country_code    text,
  issuer_email           text,
  issuer_phone           text,
  issuer_tax_number      text,
  issuer_representative  text,
  issuer_register_court  text,
  issuer_register_number text,
  issuer_iban            text,
  issuer_bic             text,
  recipient_street       text,
  recipient_postcode     text,
  recipient_city         text,
  recipient_country_code text,
  recipient_email        text,
  vat_category           text,
  vat_reason             text,
  -- A wrong invoice stays as it is: a credit note takes all of it back. After one a booking may be charged again.
  credited_on            date,
  -- The proposal whose added days are charged; 0 for the contract.
  proposal               integer          NOT NULL DEFAULT 0,

  CONSTRAINT invoice_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_number_unique UNIQUE (number),
  CONSTRAINT invoice_booking_exists FOREIGN KEY (booking_id) REFERENCES booking (id),
  CONSTRAINT invoice_recipient_exists FOREIGN KEY (recipient_id) REFERENCES app_user (id),
  CONSTRAINT invoice_status_known CHECK (status IN ('OPEN', 'OVERDUE', 'CLOSED')),
  CONSTRAINT invoice_sum CHECK (gross_cents = net_cents + vat_cents),
  CONSTRAINT invoice_electronic_whole CHECK (num_nulls(
    issuer_street, issuer_postcode, issuer_city, issuer_country_code, issuer_email, issuer_phone, issuer_representative,
    issuer_register_court, issuer_register_number, issuer_iban, recipient_street, recipient_postcode, recipient_city,
    recipient_country_code, recipient_email, vat_category
  ) IN (0, 16)),
  CONSTRAINT invoice_closed_when_settled CHECK ((status = 'CLOSED') = (num_nonnulls(paid_on, credited_on) > 0)),
  CONSTRAINT invoice_vat_category_known CHECK (vat_category IN ('S', 'E', 'AE', 'O'))
);

-- A landlord's invoices, newest first.
CREATE INDEX invoice_recipient_idx ON invoice (recipient_id, id DESC);

-- The timer that finds what nobody has paid.
CREATE INDEX invoice_due_idx ON invoice (due_on) WHERE status = 'OPEN';
CREATE INDEX invoice_overdue_idx ON invoice (due_on) WHERE status = 'OVERDUE';

-- All invoices of a booking.
CREATE INDEX invoice_booking_idx ON invoice (booking_id);

-- The list of invoices in the back office by each column of the invoice, without reading its addresses.
CREATE INDEX invoice_list_idx ON invoice (issued_on, id)
  INCLUDE (number, booking_id, recipient_name, due_on, paid_on, net_cents, vat_cents, gross_cents, status);

-- One invoice for the contract and one for each change of the last day, unless they are credited.
CREATE UNIQUE INDEX invoice_once_per_change
  ON invoice (booking_id, proposal) WHERE credited_on IS NULL;

-- The bytes as they were issued: the XML in them is the original that has to be kept unchanged.
CREATE TABLE invoice_file (
  invoice_id integer NOT NULL,
  sha256     text    NOT NULL,
  content    bytea   NOT NULL,

  CONSTRAINT invoice_file_pkey PRIMARY KEY (invoice_id),
  CONSTRAINT invoice_file_invoice_exists FOREIGN KEY (invoice_id) REFERENCES invoice (id) ON DELETE CASCADE
);

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

-- What two people say about a stay. Neither sees the other's words before both have written, or the time is over.
CREATE TABLE review (
  id            integer GENERATED ALWAYS AS IDENTITY,
  kind          text        NOT NULL,
  booking_id    integer     NOT NULL,
  flat_id       integer     NOT NULL,
  tenant_id     text        NOT NULL,
  -- Null once the author has left.
  author_id     text,
  ratings       jsonb       NOT NULL,
  text          text        NOT NULL,
  status        text        NOT NULL DEFAULT 'PENDING',
  hidden_reason text,
  reply         text,
  replied_at    timestamptz,
  published_at  timestamptz,
  created_at    timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT review_pkey PRIMARY KEY (id),
  CONSTRAINT review_one_of_a_kind UNIQUE (booking_id, kind),
  CONSTRAINT review_booking_exists FOREIGN KEY (booking_id) REFERENCES booking (id),
  CONSTRAINT review_flat_exists FOREIGN KEY (flat_id) REFERENCES flat (id),
  CONSTRAINT review_tenant_exists FOREIGN KEY (tenant_id) REFERENCES app_user (id),
  CONSTRAINT review_author_exists FOREIGN KEY (author_id) REFERENCES app_user (id) ON DELETE SET NULL,
  CONSTRAINT review_kind_known CHECK (kind IN ('FLAT', 'TENANT')),
  CONSTRAINT review_status_known CHECK (status IN ('PENDING', 'PUBLISHED', 'HIDDEN')),
  CONSTRAINT review_hidden_with_reason CHECK ((status = 'HIDDEN') = (hidden_reason IS NOT NULL)),
  CONSTRAINT review_reply_to_flat CHECK (reply IS NULL OR kind = 'FLAT')
);

-- The timer that publishes.
CREATE INDEX review_pending_idx ON review (booking_id) WHERE status = 'PENDING';

-- A review is published when its time is over, whenever a timer records that: who reads the published ones of a flat or
-- a tenant reads those that wait as well.
CREATE INDEX review_of_flat_idx ON review (flat_id) WHERE kind = 'FLAT';
CREATE INDEX review_of_tenant_idx ON review (tenant_id) WHERE kind = 'TENANT';

-- The reviews that carry the name of a person.
CREATE INDEX review_author_idx ON review (author_id);
CREATE INDEX review_tenant_name_idx ON review (tenant_id);

-- Both lists of reviews in the back office, without reading their texts.
CREATE INDEX review_list_idx ON review (kind, created_at, id)
  INCLUDE (booking_id, flat_id, tenant_id, author_id, status);

-- What a landlord says of the return of a deposit. The last one counts: in a dispute the landlord can return more.
CREATE TABLE deposit_statement (
  booking_id     integer     NOT NULL,
  number         integer     NOT NULL,
  stated_at      timestamptz NOT NULL,
  stated_on      date        NOT NULL,
  received_cents integer     NOT NULL,
  returned_cents integer     NOT NULL,
  answer         text,
  answered_at    timestamptz,
  objection      text,
  paid_at        timestamptz,
  received_at    timestamptz,

  CONSTRAINT deposit_statement_pkey PRIMARY KEY (booking_id, number),
  CONSTRAINT deposit_statement_booking_exists FOREIGN KEY (booking_id) REFERENCES booking (id) ON DELETE CASCADE,
  CONSTRAINT deposit_statement_within_deposit CHECK (returned_cents BETWEEN 0 AND received_cents),
  CONSTRAINT deposit_statement_answer_known CHECK (answer IN ('ACCEPTED', 'OBJECTED')),
  CONSTRAINT deposit_statement_answer_has_time CHECK (num_nonnulls(answer, answered_at) <> 1)
);

CREATE TABLE deposit_deduction (
  booking_id   integer   NOT NULL,
  statement    integer   NOT NULL,
  number       integer   NOT NULL,
  amount_cents integer   NOT NULL,
  reason       text      NOT NULL,
  -- Rows of booking_file.
  file_ids     integer[] NOT NULL DEFAULT '{}',

  CONSTRAINT deposit_deduction_pkey PRIMARY KEY (booking_id, statement, number),
  CONSTRAINT deposit_deduction_statement_exists FOREIGN KEY (booking_id, statement)
    REFERENCES deposit_statement (booking_id, number) ON DELETE CASCADE,
  CONSTRAINT deposit_deduction_is_something CHECK (amount_cents > 0)
);

-- Of what the parties have been reminded, once each. Statement 0: that there is none yet.
CREATE TABLE deposit_reminder (
  booking_id integer     NOT NULL,
  statement  integer     NOT NULL,
  kind       text        NOT NULL,
  at         timestamptz NOT NULL,

  CONSTRAINT deposit_reminder_pkey PRIMARY KEY (booking_id, statement, kind),
  CONSTRAINT deposit_reminder_booking_exists FOREIGN KEY (booking_id) REFERENCES booking (id) ON DELETE CASCADE,
  CONSTRAINT deposit_reminder_kind_known CHECK (kind IN ('TO_STATE', 'OVERDUE', 'TO_ANSWER', 'UNPAID'))
);

-- Proposals of another last day for a stay that both have signed, each with the addendum that both sign once it is accepted.
CREATE TABLE last_day_proposal (
  booking_id           integer     NOT NULL,
  number               integer     NOT NULL,
  state                text        NOT NULL DEFAULT 'PROPOSED',
  proposed_by          text        NOT NULL,
  old_end_date         date        NOT NULL,
  new_end_date         date        NOT NULL,
  message              text        NOT NULL,
  -- Why it was declined.
  reason               text,
  -- Frozen when it is proposed: the price is that of the booking.
  months               integer     NOT NULL,
  days                 integer     NOT NULL,
  total_rent           integer     NOT NULL,
  old_total_rent       integer     NOT NULL,
  -- What was marked as paid and was not due any more, known once it is in force.
  refund_cents         integer,
  -- When it ends by itself; null once it has ended.
  expires_at           timestamptz,
  -- Of booking_attachment: the addendum as it is signed, and sealed.
  addendum_id          integer,
  sealed_id            integer,
  document_hash        text,
  landlord_signed_at   timestamptz,
  landlord_signed_name text,
  tenant_signed_at     timestamptz,
  tenant_signed_name   text,
  proposed_at          timestamptz NOT NULL,
  accepted_at          timestamptz,
  ended_at             timestamptz,
  reminded_at          timestamptz,

  CONSTRAINT last_day_proposal_pkey PRIMARY KEY (booking_id, number),
  CONSTRAINT last_day_proposal_booking_exists FOREIGN KEY (booking_id) REFERENCES booking (id) ON DELETE CASCADE,
  CONSTRAINT last_day_proposal_state_known
    CHECK (state IN ('PROPOSED', 'ACCEPTED', 'CHANGED', 'DECLINED', 'WITHDRAWN', 'LAPSED')),
  CONSTRAINT last_day_proposal_party_known CHECK (proposed_by IN ('TENANT', 'LANDLORD')),
  CONSTRAINT last_day_proposal_is_another CHECK (new_end_date <> old_end_date),
  CONSTRAINT last_day_proposal_open_expires CHECK ((state IN ('PROPOSED', 'ACCEPTED')) = (expires_at IS NOT NULL))
);

-- One open proposal of a booking at a time.
CREATE UNIQUE INDEX last_day_proposal_one_open ON last_day_proposal (booking_id) WHERE expires_at IS NOT NULL;

-- The timer that ends what no one has answered or signed in time.
CREATE INDEX last_day_proposal_expiry_idx ON last_day_proposal (expires_at) WHERE expires_at IS NOT NULL;

-- The protocols of moving in and of moving out: what both parties have seen.
CREATE TABLE handover (
  booking_id            integer     NOT NULL,
  kind                  text        NOT NULL,
  -- Changes name the one that they are made of: nothing is overwritten unseen.
  revision              integer     NOT NULL,
  -- Rooms, keys, meters and remarks, as the domain describes them.
  content               jsonb       NOT NULL,
  edited_by             text        NOT NULL,
  edited_at             timestamptz NOT NULL,
  tenant_confirmed_at   timestamptz,
  tenant_remarks        text,
  landlord_confirmed_at timestamptz,
  landlord_remarks      text,
  final_at              timestamptz,
  sealed_at             timestamptz,

  CONSTRAINT handover_pkey PRIMARY KEY (booking_id, kind),
  CONSTRAINT handover_booking_exists FOREIGN KEY (booking_id) REFERENCES booking (id) ON DELETE CASCADE,
  CONSTRAINT handover_kind_known CHECK (kind IN ('IN', 'OUT')),
  CONSTRAINT handover_editor_known CHECK (edited_by IN ('TENANT', 'LANDLORD'))
);

-- The timer that closes protocols.
CREATE INDEX handover_open_idx ON handover (booking_id) WHERE final_at IS NULL;

-- Whose bookings, messages and questions have changed: an open page asks for the revision of its user, and loads again
-- what has changed. A row for each user and transaction: transactions never wait for each other here, as they would
-- for one counter of a landlord.
CREATE TABLE user_change (
  user_id        text        NOT NULL,
  transaction_id bigint      NOT NULL,
  created_at     timestamptz NOT NULL DEFAULT now(),

  -- The revision of a user is read from it.
  CONSTRAINT user_change_pkey PRIMARY KEY (user_id, transaction_id)
);

-- The days on which nobody can stay: those that are taken, and gaps too short for the shortest month. Without them, and
-- without what is long past, there are few ranges enough for an index.
CREATE FUNCTION unrentable_days(wanted_flat_id integer) RETURNS datemultirange LANGUAGE sql STABLE AS $$
  SELECT coalesce(range_agg(daterange(lower(days), upper(days) - 27)), '{}')
  FROM (
    SELECT days
    FROM unnest((
      SELECT range_agg(daterange(lower(b.period), upper(b.period) + 27))
      FROM blocked_period AS b WHERE b.flat_id = wanted_flat_id
    )) AS days
    ORDER BY lower(days) DESC
    LIMIT 120
  ) AS latest
$$;

-- Locks the flat first, as a statement of its own: without it two blocks made at once overwrite each other,
-- and one made while the flat is being published is lost.
CREATE FUNCTION blocked_period_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_flat_id integer := coalesce(NEW.flat_id, OLD.flat_id);
BEGIN
  PERFORM 1 FROM flat WHERE id = changed_flat_id FOR NO KEY UPDATE;

  UPDATE flat_search SET blocked = unrentable_days(changed_flat_id) WHERE flat_id = changed_flat_id;

  RETURN NULL;
END
$$;

CREATE TRIGGER flat_search_follows_blocked_period AFTER INSERT OR UPDATE OR DELETE ON blocked_period
  FOR EACH ROW EXECUTE FUNCTION blocked_period_changed();

CREATE FUNCTION note_change(tenant_id text, changed_flat_id integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO user_change (user_id, transaction_id)
  SELECT party, pg_current_xact_id()::text::bigint
  FROM unnest(ARRAY[tenant_id, (SELECT owner_id FROM flat WHERE id = changed_flat_id)]) AS party
  WHERE party IS NOT NULL
  ON CONFLICT DO NOTHING
$$;

-- For booking and question, which name the tenant and the flat.
CREATE FUNCTION note_changed_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record := coalesce(NEW, OLD);
BEGIN
  PERFORM note_change(changed.tenant_id, changed.flat_id);
  RETURN NULL;
END
$$;

CREATE TRIGGER note_changed_row AFTER INSERT OR UPDATE ON booking
  FOR EACH ROW EXECUTE FUNCTION note_changed_row();
CREATE TRIGGER note_changed_row AFTER INSERT OR DELETE ON question
  FOR EACH ROW EXECUTE FUNCTION note_changed_row();

-- For every table with the column `booking_id`: both parties see at once what either does.
CREATE FUNCTION note_changed_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record := coalesce(NEW, OLD);
BEGIN
  PERFORM note_change(b.tenant_id, b.flat_id) FROM booking AS b WHERE b.id = changed.booking_id;
  RETURN NULL;
END
$$;

CREATE TRIGGER note_changed_booking AFTER INSERT OR UPDATE OR DELETE ON booking_attachment
  FOR EACH ROW EXECUTE FUNCTION note_changed_booking();
CREATE TRIGGER note_changed_booking AFTER INSERT OR UPDATE ON booking_payment
  FOR EACH ROW EXECUTE FUNCTION note_changed_booking();
CREATE TRIGGER note_changed_booking AFTER INSERT OR UPDATE ON review
  FOR EACH ROW EXECUTE FUNCTION note_changed_booking();
CREATE TRIGGER note_changed_booking AFTER INSERT OR UPDATE ON invoice
  FOR EACH ROW EXECUTE FUNCTION note_changed_booking();
CREATE TRIGGER note_changed_booking AFTER INSERT OR UPDATE ON booking_message
  FOR EACH ROW WHEN (NEW.booking_id IS NOT NULL) EXECUTE FUNCTION note_changed_booking();
CREATE TRIGGER note_changed_booking AFTER INSERT OR UPDATE ON deposit_statement
  FOR EACH ROW EXECUTE FUNCTION note_changed_booking();
CREATE TRIGGER note_changed_booking AFTER INSERT OR UPDATE ON last_day_proposal
  FOR EACH ROW EXECUTE FUNCTION note_changed_booking();
CREATE TRIGGER note_changed_booking AFTER INSERT OR UPDATE ON handover
  FOR EACH ROW EXECUTE FUNCTION note_changed_booking();

CREATE FUNCTION note_changed_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_change(q.tenant_id, q.flat_id) FROM question AS q WHERE q.id = NEW.question_id;
  RETURN NULL;
END
$$;

CREATE TRIGGER note_changed_question AFTER INSERT OR UPDATE ON booking_message
  FOR EACH ROW WHEN (NEW.question_id IS NOT NULL) EXECUTE FUNCTION note_changed_question();
