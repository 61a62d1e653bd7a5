import { createQueries, type Database } from '@domizil/database'
import { findAllAccounts } from '../accounts/account-repository.ts'
import type { AccountRow, IdentityTables } from '../queries/tables.ts'
import { ADMIN_ROLE, DEFAULT_ROLE, REALM } from '../names.ts'
import { askKeycloak } from './ask-keycloak.ts'
import { KeycloakError } from './keycloak-error.ts'

/** Argon2id as the library writes it: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`, in base64 without its padding. */
const ARGON2ID = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** An account as Keycloak imports it. Keycloak gives imported users no role by itself. */
function userOf(account: AccountRow) {
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

/** A Keycloak with the realm of this package, and an administrator of its realm `master`. */
export interface KeycloakAdmin {
  url: string
  user: string
  password: string
}

/** What has become of the accounts. */
export interface ImportedAccounts {
  count: number
  /** How many were there already, with the same id. */
  present: number
  /** The ids of those whose password cannot be taken over: they were asked by mail for a new one. */
  asked: string[]
  /** The ids of those that could not be asked, as Keycloak sends no mails. */
  unasked: string[]
}

const PAGE = 100
/** A call has 10 s: on a busy machine Keycloak takes longer for a hundred users. */
const BATCH = 20

/** The action that Keycloak requires of a user without a password. */
const NEEDS_PASSWORD = 'UPDATE_PASSWORD'

/**
 * Copies the accounts of the embedded provider into Keycloak, with ids, roles and passwords, and checks that each is there.
 * Accounts that are there already stay as they are, so it can be repeated: those that still have no password are asked again.
 * Sessions are not copied.
 *
 * @throws {KeycloakError} if Keycloak refuses, or has an account with the same address and another id.
 */
export async function importAccounts(
  pool: Database['pool'],
  admin: KeycloakAdmin,
): Promise<ImportedAccounts> {
  const accounts = await findAllAccounts(createQueries<IdentityTables>(pool))
  const before = await readUsers(admin)
  const missing = accounts.filter(({ id }) => !before.has(id))

  for (let at = 0; at < missing.length; at += BATCH) await importUsers(admin, missing.slice(at, at + BATCH))
  const users = await readUsers(admin)
  refuseMissing(accounts, users)
  const asked: string[] = []
  const unasked: string[] = []
  for (const account of accounts.filter((one) => isWithoutPassword(one, users)))
    ((await isAskedForPassword(admin, account)) ? asked : unasked).push(account.id)

  return { count: accounts.length, present: accounts.length - missing.length, asked, unasked }
}

/** @throws {KeycloakError} unless the administrator can sign in, and the realm is there. */
export async function assertKeycloakAnswers(admin: KeycloakAdmin): Promise<void> {
  await call(admin, 'GET', '/users/count')
}

/** Users are made with their ids by this call only. */
async function importUsers(admin: KeycloakAdmin, accounts: AccountRow[]): Promise<void> {
  await call(admin, 'POST', '/partialImport', { ifResourceExists: 'SKIP', users: accounts.map(userOf) })
}

/** Keycloak without a mail server refuses: the account is there all the same. */
async function isAskedForPassword(admin: KeycloakAdmin, { id }: AccountRow): Promise<boolean> {
  try {
    await call(admin, 'PUT', `/users/${id}/execute-actions-email`, [NEEDS_PASSWORD])
    return true
  } catch (error) {
    if (error instanceof KeycloakError) return false
    throw error
  }
}

/** The actions that Keycloak requires at the next sign-in, by the id of the user. */
type Users = ReadonlyMap<string, string[]>

function isWithoutPassword(account: AccountRow, users: Users): boolean {
  return userOf(account).credentials.length === 0 && users.get(account.id)?.includes(NEEDS_PASSWORD) === true
}

/** The brief representation has no required actions. */
async function readUsers(admin: KeycloakAdmin): Promise<Users> {
  const users = new Map<string, string[]>()
  for (let page: { id: string; requiredActions?: string[] }[] = []; ; ) {
    const query = `/users?briefRepresentation=false&first=${users.size}&max=${PAGE}`
    page = (await (await call(admin, 'GET', query)).json()) as typeof page
    for (const { id, requiredActions = [] } of page) users.set(id, requiredActions)
    if (page.length < PAGE) return users
  }
}

function refuseMissing(accounts: AccountRow[], users: Users): void {
  const missing = accounts.filter(({ id }) => !users.has(id)).map(({ id }) => id)
  if (missing.length === 0) return

  throw new KeycloakError(
    `Keycloak has not taken ${missing.length} of ${accounts.length} accounts: it has others with their addresses. Delete those there and repeat. The ids: ${missing.join(', ')}`,
  )
}

/** A token of an administrator lasts for a minute only, so each call gets its own. */
async function call(admin: KeycloakAdmin, method: string, path: string, body?: unknown): Promise<Response> {
  const answer = await askKeycloak(`${admin.url}/auth/admin/realms/${REALM}${path}`, {
    method,
    headers: { authorization: `Bearer ${await signIn(admin)}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (answer.ok) return answer

  const hint =
    answer.status === 404 ? ` There is no realm ${REALM}, or no such user: import the realm file first.` : ''
  throw new KeycloakError(`Keycloak answered ${method} ${path.split('?')[0]} with ${answer.status}.${hint}`)
}

async function signIn({ url, user, password }: KeycloakAdmin): Promise<string> {
  const answer = await askKeycloak(`${url}/auth/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', client_id: 'admin-cli', username: user, password }),
  })
  if (!answer.ok)
    throw new KeycloakError(
      `Keycloak does not sign the administrator in: it answered ${answer.status}. Check KEYCLOAK_ADMIN and KEYCLOAK_ADMIN_PASSWORD.`,
    )

  const { access_token: token } = (await answer.json()) as { access_token: string }
  return token
}
