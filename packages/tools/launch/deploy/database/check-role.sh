#!/bin/bash
# Healthy: this role signs in to this database with the password of its secret. pg_isready would say so of a server
# whose first start was stopped before it made either of them. By its address in the network: on its socket the server
# answers while it makes them, and to 127.0.0.1 without a password.
#   check-role.sh <role> <database> <secret>
set -u

PGPASSWORD=$(<"/run/secrets/$3")
export PGPASSWORD
problem=$(psql -h "$HOSTNAME" -U "$1" -d "$2" -qc 'SELECT 1' 2>&1 >/dev/null) && exit 0

pg_isready -q -h "$HOSTNAME" || exit 1
sentence="UNHEALTHY: $problem
The first start did not finish, or the secret $3 has changed since. While nothing is in the database: docker compose down,
remove its volume (docker volume ls), and start again. Else docs/operations.md says how roles.sql is run by hand."
# Into the log of the container as well: docker compose logs.
echo "$sentence" | tee /proc/1/fd/2
exit 1
