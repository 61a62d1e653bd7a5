import { ADMIN_ROLE, DEFAULT_ROLE } from '../names.ts'
import type { AccountRow } from '../queries/tables.ts'

/** Argon2id as the library writes it: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`, in base64 without its padding. */
const ARGON2ID = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** An account as Keycloak imports it. Keycloak gives imported users no role by itself. */
export function userOf(account: AccountRow) {
  const credentials = credentialsOf(account.password_hash)

  return {
    id: account.id,
    username: account.email,
    email: account.email,
    emailVerified: account.email_verified,
    enabled: account.enabled,
    firstName: account.first_name,
    lastName: account.last_name,
    createdTimestamp: account.created_at.getTime(),
    attributes: { locale: [account.locale] },
    realmRoles: [DEFAULT_ROLE, ...account.roles.filter((role) => role === ADMIN_ROLE)],
    credentials,
    requiredActions: credentials.length > 0 ? [] : ['UPDATE_PASSWORD'],
  }
}

/** None for a hash that Keycloak could not check. After the next sign-in Keycloak replaces it. */
function credentialsOf(passwordHash: string) {
  const [, memory = '', passes = '', lanes = '', salt = '', value = ''] = ARGON2ID.exec(passwordHash) ?? []
  if (!value) return []

  const additionalParameters = {
    hashLength: [String(Buffer.from(value, 'base64').length)],
    memory: [memory],
    type: ['id'],
    version: ['1.3'],
    parallelism: [lanes],
  }
  return [
    {
      type: 'password',
      secretData: JSON.stringify({ value: padded(value), salt: padded(salt), additionalParameters: {} }),
      credentialData: JSON.stringify({
        hashIterations: Number(passes),
        algorithm: 'argon2',
        additionalParameters,
      }),
    },
  ]
}

function padded(base64: string): string {
  return Buffer.from(base64, 'base64').toString('base64')
}
