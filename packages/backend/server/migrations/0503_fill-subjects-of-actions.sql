-- The rows from before their triggers.
UPDATE admin_audit SET words = source.words, subject = source.subject
FROM admin_audit_source AS source WHERE source.id = admin_audit.id;
