#!/bin/bash
# Keycloak takes passwords from its environment only: here from files, so that no setting of a container holds them.
set -eu

read_secret() {
  local file="${SECRETS_FOLDER:-/run/secrets}/$2"
  [ -r "$file" ] || { echo "The secret $file cannot be read." >&2; exit 1; }
  printf -v "$1" '%s' "$(<"$file")"
  export "${1?}"
}

read_secret KC_DB_PASSWORD keycloak_database_password
read_secret KC_BOOTSTRAP_ADMIN_PASSWORD keycloak_admin_password
read_secret ACCOUNTS_CLIENT_SECRET accounts_client_secret
read_secret SMTP_PASSWORD smtp_password

exec "${KEYCLOAK_HOME:-/opt/keycloak}/bin/kc.sh" "$@"
