-- The role as which each of two servers follows the other one, and has it wait for it. In the database postgres.
\set ON_ERROR_STOP on
\set password `cat /run/secrets/database_replica_password`
SELECT 'CREATE ROLE domizil_replica LOGIN REPLICATION' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'domizil_replica') \gexec
ALTER ROLE domizil_replica PASSWORD :'password';
GRANT ALTER SYSTEM ON PARAMETER synchronous_standby_names TO domizil_replica;
GRANT EXECUTE ON FUNCTION pg_reload_conf() TO domizil_replica;
GRANT pg_read_all_stats TO domizil_replica;
