-- The rows from before the triggers.
INSERT INTO admin_words SELECT 'USER', id, list_words(app_user) FROM app_user WHERE deleted_at IS NULL ON CONFLICT DO NOTHING;
INSERT INTO admin_words SELECT 'FLAT', id, list_words(flat) FROM flat ON CONFLICT DO NOTHING;
INSERT INTO admin_words SELECT 'BOOKING', id, list_words(booking) FROM booking ON CONFLICT DO NOTHING;
INSERT INTO admin_words SELECT 'INVOICE', id, list_words(invoice) FROM invoice ON CONFLICT DO NOTHING;
INSERT INTO admin_words SELECT 'REVIEW', id, list_words(review) FROM review ON CONFLICT DO NOTHING;
INSERT INTO admin_words SELECT 'SEARCH', id, list_words(search_log) FROM search_log ON CONFLICT DO NOTHING;
INSERT INTO admin_words SELECT 'DEMAND', id, list_words(saved_search) FROM saved_search ON CONFLICT DO NOTHING;
INSERT INTO admin_words SELECT 'HELP_REQUEST', id, list_words(help_request) FROM help_request ON CONFLICT DO NOTHING;
INSERT INTO admin_words SELECT 'MAIL', id, list_words(mail) FROM mail ON CONFLICT DO NOTHING;
