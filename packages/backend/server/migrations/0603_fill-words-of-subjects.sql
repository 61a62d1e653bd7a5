-- The rows from before the triggers; of those since, the words of their subjects may have changed before theirs followed.
SELECT put_list_words('REPORT', id::text, list_words(content_report)) FROM content_report;
SELECT put_list_words('AUDIT', id::text, list_words(audit_entry)) FROM audit_entry;
