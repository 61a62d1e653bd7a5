-- What was there before the triggers.
INSERT INTO admin_help SELECT * FROM admin_help_source ON CONFLICT DO NOTHING;
INSERT INTO admin_report SELECT * FROM admin_report_source ON CONFLICT DO NOTHING;
INSERT INTO admin_audit SELECT * FROM admin_audit_source ON CONFLICT DO NOTHING;
