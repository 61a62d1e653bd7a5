-- The words of a request are reported and removed like any message.
ALTER TABLE booking ADD COLUMN message_hidden_at timestamptz;

ALTER TABLE content_report DROP CONSTRAINT content_report_subject_known;
ALTER TABLE content_report ADD CONSTRAINT content_report_subject_known
  CHECK (subject IN ('FLAT', 'REVIEW', 'REQUEST', 'MESSAGE', 'PERSON')) NOT VALID;
