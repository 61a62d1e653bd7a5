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

/** An account to be made. */
export interface NewAccount {
  /** A UUID; one is made up where none is given. */
  id?: string
  email: string
  firstName: string
  lastName: string
  /** In plain, or already hashed by `hashPassword`: one hash may serve many demo people. */
  password: string | { hash: string }
  locale: Locale
  roles?: readonly string[]
  emailVerified: boolean
}

/** What came of a password that was tried. */
export type Authentication =
  | { readonly outcome: 'right'; readonly account: AccountRow }
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'locked'; readonly seconds: number }

/** The accounts of the embedded identity provider. */
export interface Accounts {
  findById(id: string): Promise<AccountRow | undefined>
  /** Answers nothing if the e-mail address is taken. */
  create(account: NewAccount): Promise<AccountRow | undefined>
  /** Makes the account unless its e-mail address has one already, which then stays as it is. */
  ensure(account: NewAccount): Promise<{ id: string }>
  /** Who has an address, switched off or not. */
  findIdByEmail(email: string): Promise<string | undefined>
  /**
   * Tries a password, counted for `subject`. An unknown address and one that is switched off are answered like a wrong
   * password, after the same time; a locked subject without a look at the password.
   */
  authenticate(email: string, password: string, subject: string): Promise<Authentication>
  rename(id: string, firstName: string, lastName: string): Promise<void>
  /** Ends every session of the account but the given one (ASVS 7.4.3). */
  changePassword(id: string, password: string, keptSessionUid: string): Promise<void>
  /** Notes that an e-mail address is its owner's. Answers whether the account still has it. */
  confirmEmail(id: string, email: string): Promise<boolean>
  /** Takes an account away with all its sessions and grants. One that is not there is fine. */
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
    rename: (id, firstName, lastName) => renameAccount(db, id, firstName, lastName),

    async ensure(account) {
      const found = (await findAccountByEmail(db, account.email)) ?? (await create(account))
      // Lost a race against another process that starts with the same people.
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
