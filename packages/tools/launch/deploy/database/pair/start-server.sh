#!/bin/bash
# Starts one of two servers. Where OTHER takes writes it follows it, and what differs comes from the archive; else it goes on as what
# it was. standby.signal makes it a standby, until it is promoted: npm run stack:promote.
set -euo pipefail
export LC_ALL=C PGCONNECT_TIMEOUT=3 PGPASSFILE=/tmp/pgpass
ALONE_AFTER_S=60

(umask 077 && echo "*:*:*:domizil_replica:$(</run/secrets/database_replica_password)" >"$PGPASSFILE")
here() { psql -U postgres -d postgres -qAt "$@"; }
there() { psql -h "$OTHER" -U domizil_replica -d postgres -qAtc "$1" 2>/dev/null; }

# The timeline on which the other server writes; empty while it does not.
their_timeline() {
  there "SELECT CASE WHEN NOT pg_is_in_recovery()
    THEN ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer END" || true
}
own_timeline() {
  pg_controldata "$PGDATA" | sed -nE "s/^(Latest checkpoint's TimeLineID|Min recovery ending loc's timeline): +//p" | sort -n | tail -n 1
}
has_data() { [ -s "$PGDATA/PG_VERSION" ]; }
# With data, as the one that wrote; without, only the first of a new pair.
may_write() {
  if has_data; then [ ! -e "$PGDATA/standby.signal" ]; else [ "$IS_FIRST" = yes ] && [ ! -e /archive/backup ]; fi
}

follow() {
  local own=0
  if has_data; then own=$(own_timeline); fi
  if [ "$own" -gt "$1" ]; then
    echo "$OTHER takes writes on timeline $1, but this server has a later one, $own: one of them must not write. See docs/operations.md." >&2
    exit 1
  fi
  if [ "$own" -ne "$1" ]; then
    # Whatever it wrote after the other one was promoted goes; nobody was told that it was stored.
    rm -f "$PGDATA/postmaster.pid"
    until pgbackrest --type=standby restore; do sleep 5; done
  fi
  touch "$PGDATA/standby.signal"
}

# While bash waits, the signal to stop would end nothing.
trap exit INT TERM
for ((second = 0; ; second++)); do
  theirs=$(their_timeline)
  if [ -n "$theirs" ]; then follow "$theirs"; break; fi
  if may_write || { has_data && [ "$second" -ge "$ALONE_AFTER_S" ]; }; then break; fi
  [ "$second" -gt 0 ] || echo "Waiting for $OTHER, which takes no writes yet." >&2
  sleep 1
done

prepare_archive() {
  here -f /etc/domizil/replication.sql >/dev/null && pgbackrest stanza-create &&
    { [ -e /archive/backup/domizil/latest ] || pgbackrest backup; }
}
# From now on a write is acknowledged once it is on the disks of both.
have_it_wait() {
  [ -n "$(there "SELECT 1 FROM pg_stat_replication
    WHERE state = 'streaming' AND current_setting('synchronous_standby_names') = ''")" ] || return 0
  there "ALTER SYSTEM SET synchronous_standby_names = '*'" && there "SELECT pg_reload_conf()" >/dev/null
}
tend() {
  local recovers
  # One query: between two of them the server that sets up a new database may end, before the real one starts.
  until recovers=$(here -c 'SELECT pg_is_in_recovery()' 2>/dev/null); do sleep 1; done
  if [ "$recovers" = f ]; then until prepare_archive; do sleep 5; done; return; fi
  while [ "$(here -c 'SELECT pg_is_in_recovery()')" != f ]; do
    have_it_wait
    sleep 2
  done
}
# Twice in the background: the server would take a child of its own that fails for a crash.
( (set +e; tend) & )

exec docker-entrypoint.sh postgres -c hba_file=/etc/domizil/pg_hba.conf \
  -c archive_mode=on -c archive_timeout=60 -c 'archive_command=pgbackrest archive-push %p' \
  -c 'restore_command=pgbackrest archive-get %f "%p"' \
  -c "primary_conninfo=host=$OTHER user=domizil_replica passfile=$PGPASSFILE"
