-- Three roles instead of one superuser: domizil_owner owns the tables and migrates, domizil_app reads and writes rows,
-- domizil_read reads. The image of PostgreSQL runs this file when its volume is empty. On a database that is there a
-- superuser runs it by hand, as often as wanted: psql -d domizil -f roles.sql
-- The passwords stand in files of SECRETS_FOLDER, /run/secrets by default.
\set ON_ERROR_STOP on
\set owner_password `cat "${SECRETS_FOLDER:-/run/secrets}/database_owner_password"`
\set app_password `cat "${SECRETS_FOLDER:-/run/secrets}/database_app_password"`
\set read_password `cat "${SECRETS_FOLDER:-/run/secrets}/database_read_password"`

-- All of it or none: a start that is killed half-way leaves no role that looks finished.
BEGIN;

SELECT '' IN (:'owner_password', :'app_password', :'read_password') AS is_password_missing \gset
\if :is_password_missing
  DO $$ BEGIN RAISE EXCEPTION 'a password of the three roles is missing in SECRETS_FOLDER'; END $$;
\endif

SELECT format('CREATE ROLE %I LOGIN', name) FROM unnest('{domizil_owner,domizil_app,domizil_read}'::text[]) AS name
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) \gexec
ALTER ROLE domizil_owner PASSWORD :'owner_password';
ALTER ROLE domizil_app PASSWORD :'app_password';
ALTER ROLE domizil_read PASSWORD :'read_password';
ALTER ROLE domizil_read SET default_transaction_read_only = on;

-- What is there already, made by a superuser.
SELECT format('ALTER TABLE %s OWNER TO domizil_owner', oid::regclass) FROM pg_class
WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm') \gexec
SELECT format('ALTER ROUTINE %s OWNER TO domizil_owner', oid::regprocedure) FROM pg_proc
WHERE pronamespace = 'public'::regnamespace
  AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e') \gexec
SELECT format('ALTER DATABASE %I OWNER TO domizil_owner', current_database()) \gexec
ALTER SCHEMA public OWNER TO domizil_owner;

SELECT format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database()) \gexec
SELECT format('GRANT CONNECT ON DATABASE %I TO domizil_app, domizil_read', current_database()) \gexec
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO domizil_app, domizil_read;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO domizil_app;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO domizil_app;
GRANT SELECT ON ALL TABLES IN SCHEMA public TO domizil_read;

-- What migrations make later.
ALTER DEFAULT PRIVILEGES FOR ROLE domizil_owner IN SCHEMA public
  GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO domizil_app;
ALTER DEFAULT PRIVILEGES FOR ROLE domizil_owner IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO domizil_app;
ALTER DEFAULT PRIVILEGES FOR ROLE domizil_owner IN SCHEMA public GRANT SELECT ON TABLES TO domizil_read;

COMMIT;
