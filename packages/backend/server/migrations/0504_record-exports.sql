-- Which list an administrator has taken away as a file: a further action, and a further kind of what actions are about.
DO $$
DECLARE
  known text;
  constraint_name text;
  column_name text;
  code text;
BEGIN
  FOR constraint_name, column_name, code IN
    VALUES ('audit_entry_action_known', 'action', 'LIST_EXPORTED'), ('audit_entry_subject_known', 'subject_type', 'LIST')
  LOOP
    SELECT pg_get_expr(conbin, conrelid) INTO known FROM pg_constraint
    WHERE conrelid = 'audit_entry'::regclass AND conname = constraint_name;
    EXECUTE format('ALTER TABLE audit_entry DROP CONSTRAINT %I', constraint_name);
    EXECUTE format('ALTER TABLE audit_entry ADD CONSTRAINT %I CHECK (%s OR %I IN (%L)) NOT VALID',
      constraint_name, known, column_name, code);
  END LOOP;
END
$$;
