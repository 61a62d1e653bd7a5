import { createQueries, type Database } from '@domizil/database'
import { findAllAccounts } from '../accounts/account-repository.ts'
import type { AccountRow, IdentityTables } from '../queries/tables.ts'
import { REALM } from '../names.ts'
import { askKeycloak } from './ask-keycloak.ts'
import { KeycloakError } from './keycloak-error.ts'
import { userOf } from './user-representation.ts'

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
