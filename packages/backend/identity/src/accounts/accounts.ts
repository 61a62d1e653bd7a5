import { randomUUID } from 'node:crypto'
import type { Locale } from '@domizil/domain'
import { deleteOtherSessions, deletePayloadsOfAccount } from '../provider/payload-repository.ts'
import type { Database } from '../queries/queries.ts'
import type { AccountRow } from '../queries/tables.ts'
import {
  deleteAccount,
  findAccount,
  findAccountByEmail,
  insertAccount,
  markEmailVerified,
  renameAccount,
  setPasswordHash,
} from './account-repository.ts'
import { forgiveGuesses, takeGuess } from './guess-repository.ts'
import { hashPassword, makeDecoyHash, verifyPassword } from './passwords.ts'

/** An account to create. */
export interface NewAccount {
  /** A UUID; generated if left out. */
  id?: string
  email: string
  firstName: string
  lastName: string
  /** Plain text, or hashed by `hashPassword`: one hash may be shared by many demo accounts. */
  password: string | { hash: string }
  locale: Locale
  roles?: readonly string[]
  emailVerified: boolean
}

/** The outcome of a password check. */
export type Authentication =
  | { readonly outcome: 'right'; readonly account: AccountRow }
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'locked'; readonly seconds: number }

/** The accounts of the embedded identity provider. */
export interface Accounts {
  findById(id: string): Promise<AccountRow | undefined>
  /** Resolves with undefined if the e-mail address is taken. */
  create(account: NewAccount): Promise<AccountRow | undefined>
  /** Creates the account unless its e-mail address is taken; an existing account is not changed. */
  ensure(account: NewAccount): Promise<{ id: string }>
  /** Finds an account by e-mail address, disabled ones included. */
  findIdByEmail(email: string): Promise<string | undefined>
  /**
   * Checks a password; attempts are counted for `subject`. Unknown and disabled accounts are answered like a wrong
   * password, in constant time; for a locked subject the password is not checked.
   */
  authenticate(email: string, password: string, subject: string): Promise<Authentication>
  rename(id: string, firstName: string, lastName: string): Promise<void>
  /** Ends every session of the account except the given one (ASVS 7.4.3). */
  changePassword(id: string, password: string, keptSessionUid: string): Promise<void>
  /** Forgets the attempts that were counted for a subject. */
  forgive(subject: string): Promise<void>
  /** Ends all sessions of the account; their refresh tokens become invalid. */
  endSessions(id: string): Promise<void>
  /** As `endSessions`, except the given session. */
  endOtherSessions(id: string, keptSessionUid: string): Promise<void>
  /** Marks an e-mail address as confirmed. Resolves with whether the account still has it. */
  confirmEmail(id: string, email: string): Promise<boolean>
  /** Deletes an account with all its sessions and grants. Idempotent. */
  remove(id: string): Promise<void>
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Opens the accounts in the database. */
export async function openAccounts(db: Database): Promise<Accounts> {
  const decoyHash = await makeDecoyHash()
  const create = async (account: NewAccount) => insertAccount(db, await rowOf(account))

  return {
    create,
    findIdByEmail: async (email) => (await findAccountByEmail(db, email))?.id,
    findById: async (id) => (UUID.test(id) ? findAccount(db, id) : undefined),
    confirmEmail: (id, email) => markEmailVerified(db, id, email),
    forgive: (subject) => forgiveGuesses(db, subject),
    endSessions: (id) => deletePayloadsOfAccount(db, id),
    endOtherSessions: (id, kept) => deleteOtherSessions(db, id, kept),
    rename: (id, firstName, lastName) => renameAccount(db, id, firstName, lastName),

    async ensure(account) {
      const found = (await findAccountByEmail(db, account.email)) ?? (await create(account))
      // Another process that starts with the same accounts was faster.
      const { id } = found ?? (await findAccountByEmail(db, account.email)) ?? {}
      if (id === undefined) throw new Error(`The account ${account.email} could not be made`)
      return { id }
    },

    async authenticate(email, password, subject) {
      const { mayTry, lockedForS } = await takeGuess(db, subject)
      if (!mayTry) return { outcome: 'locked', seconds: lockedForS }

      const account = await findAccountByEmail(db, email)
      const isRight = await verifyPassword(account?.password_hash ?? decoyHash, password)
      if (!account?.enabled || !isRight) {
        return lockedForS > 0 ? { outcome: 'locked', seconds: lockedForS } : { outcome: 'wrong' }
      }

      await forgiveGuesses(db, subject)
      return { outcome: 'right', account }
    },

    async changePassword(id, password, keptSessionUid) {
      const passwordHash = await hashPassword(password)

      await db.transaction().execute(async (tx) => {
        await setPasswordHash(tx, id, passwordHash)
        await deleteOtherSessions(tx, id, keptSessionUid)
      })
    },

    async remove(id) {
      if (!UUID.test(id)) return

      await db.transaction().execute(async (tx) => {
        await deletePayloadsOfAccount(tx, id)
        await deleteAccount(tx, id)
      })
    },
  }
}

async function rowOf({ id = randomUUID(), password, roles = [], ...account }: NewAccount) {
  return {
    id,
    email: account.email,
    email_verified: account.emailVerified,
    first_name: account.firstName,
    last_name: account.lastName,
    locale: account.locale,
    password_hash: typeof password === 'string' ? await hashPassword(password) : password.hash,
    roles: [...roles],
  }
}
