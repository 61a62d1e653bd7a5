-- migration: contracts after 0613
-- What the lists of the back office read before they read the rows themselves.
DROP TRIGGER admin_lists_follow_flat ON flat;
DROP TRIGGER admin_lists_follow_removed_flat ON flat;
DROP TRIGGER admin_lists_follow_local_title ON flat;
DROP TRIGGER admin_lists_follow_new_person ON app_user;
DROP TRIGGER admin_lists_follow_person ON app_user;
DROP TRIGGER admin_lists_follow_contact ON app_user;
DROP TRIGGER admin_lists_follow_booking ON booking;
DROP TRIGGER admin_lists_follow_event ON booking_event;
DROP TRIGGER admin_lists_follow_invoice ON invoice;
DROP TRIGGER admin_lists_follow_review ON review;
DROP TRIGGER admin_lists_follow_help ON help_request;
DROP TRIGGER admin_lists_follow_report ON content_report;
DROP TRIGGER admin_lists_follow_audit ON audit_entry;
DROP TRIGGER mail_folds_words ON mail;

DROP FUNCTION admin_lists_follow_flat, admin_lists_follow_removed_flat, admin_lists_follow_local_title,
  admin_lists_follow_person, admin_lists_follow_contact, admin_lists_follow_booking, admin_lists_follow_event,
  admin_lists_follow_invoice, admin_lists_follow_review, admin_lists_follow_help, admin_lists_follow_report,
  admin_lists_follow_audit, mail_folds_words, refill_admin_lists;
DROP VIEW admin_person_source, admin_flat_source, admin_booking_source, admin_invoice_source, admin_review_source,
  admin_help_source, admin_report_source, admin_audit_source, admin_local_title;
DROP TABLE admin_person, admin_flat, admin_booking, admin_invoice, admin_review, admin_help, admin_report, admin_audit;
DROP FUNCTION admin_flat_names_flat, admin_booking_names_flat, admin_review_names_flat, admin_person_folds_words,
  admin_audit_follows_subject;

ALTER TABLE mail DROP COLUMN words;
ALTER TABLE search_log DROP COLUMN words;
