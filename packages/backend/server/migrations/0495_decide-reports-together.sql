-- Reports of the same content that were decided together: the one whose decision counts for all of them.
ALTER TABLE content_report ADD COLUMN decided_with integer;
ALTER TABLE content_report
  ADD CONSTRAINT content_report_decided_with_exists FOREIGN KEY (decided_with) REFERENCES content_report (id)
  ON DELETE SET NULL NOT VALID;

-- What a decision did to the content or the account. Null for those before this was stored.
ALTER TABLE content_report ADD COLUMN outcomes text[];
ALTER TABLE content_complaint ADD COLUMN outcomes text[];
