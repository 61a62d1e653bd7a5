// `npm run stack:admin -- anna@domizil.example`: gives the role of administrator to a registered account.
import { Problem } from '../problem.mjs'
import { compose } from './docker.mjs'

/** In Keycloak's container: its files are read only except for /tmp, and its own password is a file of it. */
const ADD = `config=$(mktemp); trap 'rm -f "$config"' EXIT
export KC_CLI_PASSWORD="$(cat /run/secrets/keycloak_admin_password)"
cd /opt/keycloak/bin
./kcadm.sh config credentials --config "$config" --server http://localhost:8080/auth --realm master --user "$KC_BOOTSTRAP_ADMIN_USERNAME"
./kcadm.sh add-roles --config "$config" -r domizil --uusername "$1" --rolename domizil_admin`

export function addAdmin(email) {
  try {
    compose(['exec', '-T', 'keycloak', 'bash', '-ec', ADD, 'add', email])
  } catch (error) {
    if (/not found/i.test(error.message))
      throw new Problem(
        `Nobody has registered as ${email}: administrators register like everybody, and then get the role.`,
      )
    throw error
  }
  console.log(`${email} is an administrator from the next sign-in on.`)
}
