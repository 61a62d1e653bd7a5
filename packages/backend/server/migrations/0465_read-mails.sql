-- A further action beside those that are known already.
DO $$
DECLARE
  known text;
BEGIN
  SELECT pg_get_expr(conbin, conrelid) INTO known FROM pg_constraint
  WHERE conrelid = 'audit_entry'::regclass AND conname = 'audit_entry_action_known';
  ALTER TABLE audit_entry DROP CONSTRAINT audit_entry_action_known;
  EXECUTE format(
    'ALTER TABLE audit_entry ADD CONSTRAINT audit_entry_action_known CHECK (%s OR action IN (%L)) NOT VALID',
    known, 'MAIL_READ'
  );
END
$$;
