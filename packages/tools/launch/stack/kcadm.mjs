// Keycloak's own command line, in its container: its files are read only except for /tmp, and its own password is a file of it.
import { compose } from './docker.mjs'

const RUN = `config=$(mktemp); trap 'rm -f "$config"' EXIT
export KC_CLI_PASSWORD="$(cat /run/secrets/keycloak_admin_password)"
cd /opt/keycloak/bin
./kcadm.sh config credentials --config "$config" --server http://localhost:8080/auth --realm master --user "$KC_BOOTSTRAP_ADMIN_USERNAME"
./kcadm.sh "$@" --config "$config"`

export const kcadm = (...words) => compose(['exec', '-T', 'keycloak', 'bash', '-ec', RUN, 'kcadm', ...words])
