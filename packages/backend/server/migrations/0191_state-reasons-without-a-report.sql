-- What administrators restrict by themselves is kept like a decided report: its author is told the reasons and may complain.
ALTER TABLE content_report ADD COLUMN is_reported boolean NOT NULL DEFAULT true;
