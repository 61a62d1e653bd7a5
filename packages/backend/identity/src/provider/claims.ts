import type { AccountRow } from '../queries/tables.ts'
import { DEFAULT_ROLE } from '../names.ts'

/** The profile claims of ID tokens, access tokens and userinfo, under Keycloak's names. */
export function profileClaims(account: AccountRow) {
  return {
    name: `${account.first_name} ${account.last_name}`.trim(),
    preferred_username: account.email,
    given_name: account.first_name,
    family_name: account.last_name,
    locale: account.locale,
    email: account.email,
    email_verified: account.email_verified,
  }
}

/** The realm roles of an account, as Keycloak writes them into access tokens. */
export function realmAccess(account: AccountRow) {
  return { roles: [...new Set([DEFAULT_ROLE, ...account.roles])] }
}
