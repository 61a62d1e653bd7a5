import { initialsOf } from '@domizil/domain'
import type { SessionUser } from '@domizil/shell-api'
import type { KeycloakTokenParsed } from 'keycloak-js'

const ADMIN_ROLE = 'domizil_admin'

/** The signed-in user, from the claims of the access token. */
export function userFrom(claims: KeycloakTokenParsed): SessionUser {
  const fullname = textOf(claims['name'])

  return {
    id: claims.sub ?? '',
    name: textOf(claims['given_name']),
    surname: textOf(claims['family_name']),
    fullname,
    username: textOf(claims['preferred_username']),
    email: textOf(claims['email']),
    initials: initialsOf(fullname),
    isAdmin: claims.realm_access?.roles.includes(ADMIN_ROLE) ?? false,
  }
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim : ''
}
