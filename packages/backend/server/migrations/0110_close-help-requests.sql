-- A help request is open until an administrator says that it was answered.
ALTER TABLE help_request
  ADD COLUMN status    text NOT NULL DEFAULT 'OPEN',
  ADD COLUMN closed_at timestamptz,
  ADD COLUMN closed_by text,
  ADD CONSTRAINT help_request_status_known CHECK (status IN ('OPEN', 'CLOSED')),
  -- When and by whom is known as long as it is closed, and only then. Whoever closed it may have been taken away since.
  ADD CONSTRAINT help_request_closed_at_some_time CHECK ((status = 'CLOSED') = (closed_at IS NOT NULL)),
  ADD CONSTRAINT help_request_closed_by_somebody CHECK (status = 'CLOSED' OR closed_by IS NULL),
  ADD CONSTRAINT help_request_closer_exists FOREIGN KEY (closed_by) REFERENCES app_user (id) ON DELETE SET NULL;

-- How many wait is asked with every page of the back office.
CREATE INDEX help_request_open_idx ON help_request (created_at) WHERE status = 'OPEN';

-- The other things that wait for an administrator are counted as often.
CREATE INDEX flat_in_review_idx ON flat (created_at) WHERE status = 'IN_REVIEW';
CREATE INDEX invoice_overdue_idx ON invoice (due_on) WHERE status = 'OVERDUE';
CREATE INDEX booking_contract_missing_idx ON booking (id)
  WHERE status = 'WAITING_FOR_CONTRACT' AND contract_type = 'PARTNER_CONTRACT' AND contract_hash IS NULL;

ALTER TABLE audit_entry
  DROP CONSTRAINT audit_entry_action_known,
  ADD CONSTRAINT audit_entry_action_known CHECK (action IN (
    'FLAT_STATUS_CHANGED', 'FLAT_REMOVED', 'BOOKING_CANCELED', 'CONTRACT_CHOSEN', 'ATTACHMENT_REPLACED',
    'USER_BLOCKED', 'USER_UNBLOCKED', 'REVIEW_HIDDEN', 'REVIEW_SHOWN', 'INVOICE_CLOSED',
    'HELP_REQUEST_CLOSED', 'HELP_REQUEST_REOPENED'
  )),
  DROP CONSTRAINT audit_entry_subject_known,
  ADD CONSTRAINT audit_entry_subject_known CHECK (subject_type IN (
    'FLAT', 'BOOKING', 'USER', 'REVIEW', 'INVOICE', 'HELP_REQUEST'
  ));
