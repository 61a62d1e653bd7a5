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

-- Both sides see proposals, answers and signatures at once (0700).
CREATE TRIGGER note_changed_booking AFTER INSERT OR UPDATE ON last_day_proposal
  FOR EACH ROW EXECUTE FUNCTION note_changed_booking();

-- Days that an accepted proposal adds: until both have signed they are a row beside that of the booking.
ALTER TABLE blocked_period ADD COLUMN proposal integer;
-- The proposal whose added days are charged; 0 for the contract.
ALTER TABLE invoice ADD COLUMN proposal integer NOT NULL DEFAULT 0;

-- The kinds of events and files of another last day.
ALTER TABLE booking_event DROP CONSTRAINT booking_event_type_known;
ALTER TABLE booking_event ADD CONSTRAINT booking_event_type_known CHECK (type IN (
  'REQUESTED', 'LANDLORD_APPROVED', 'WAITING_FOR_CONTRACT', 'CONTRACT_OFFERED', 'CONTRACT_AWAITED',
  'CONTRACT_APPROVED', 'BOOKING_COMPLETED',
  'END_DATE_PROPOSED', 'END_DATE_ACCEPTED', 'END_DATE_DECLINED', 'END_DATE_CHANGED', 'END_DATE_LAPSED',
  'LANDLORD_DECLINED', 'TENANT_DECLINED', 'CONTRACT_DECLINED', 'CANCELED_BY_TENANT', 'CANCELED_BY_LANDLORD',
  'CANCELED_BY_ADMIN', 'RESERVED_FOR_ANOTHER', 'FLAT_WITHDRAWN', 'EXPIRED'
)) NOT VALID;

ALTER TABLE booking_attachment DROP CONSTRAINT booking_attachment_kind_known;
ALTER TABLE booking_attachment ADD CONSTRAINT booking_attachment_kind_known
  CHECK (kind IN ('CONTRACT', 'PRINTOUT', 'SIGNED', 'MOVE_IN', 'ADDENDUM', 'SIGNED_ADDENDUM')) NOT VALID;
