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

-- Both sides see at once what either does (0700).
CREATE TRIGGER note_changed_booking AFTER INSERT OR UPDATE ON handover
  FOR EACH ROW EXECUTE FUNCTION note_changed_booking();
