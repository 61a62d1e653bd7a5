import type { BankAccount } from '@domizil/api/schemas'
import {
  ACCOUNT_HOLDER_LIMITS,
  type BankAccountFields,
  checkLength,
  type Issue,
  maskIban,
} from '@domizil/domain'
import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools'
import { recordAction } from '../../infrastructure/audit/index.ts'
import type { Encryption } from '../../infrastructure/encryption/index.ts'
import { type Clock, notFound, requireAdmin, type User } from '../../foundation/kernel/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { findUser, lockUser } from '../user/index.ts'
import { orderMails } from '../../infrastructure/mail/index.ts'
import { bankAccountChanged } from './mails.ts'
import { refuse } from './bank-account-refusals.ts'
import { findBankAccount, saveBankAccount, type StoredAccount } from './bank-account-repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  encryption: Encryption
  /** Tells the tenants who pay to the account of a landlord that it is another one, in the transaction of the change. */
  notifyPayers: (trx: Queries, account: { ownerId: string; number: string }, now: Date) => Promise<void>
}

/** The accounts that landlords are paid to. */
export function createBankAccountService({ db, clock, encryption, notifyPayers }: Dependencies) {
  return {
    /** The actor's own account; null without one. */
    async get(actor: User): Promise<{ account: BankAccount | null }> {
      return { account: present(await findBankAccount(db, encryption, actor.id)) }
    },

    /**
     * Changes the actor's own account. The owner gets a mail, the tenants who still pay one where the account
     * replaces another, and the audit log an entry. The same account again changes nothing.
     *
     * @throws {DomainError} BANK_ACCOUNT_INVALID (422) with every field that is wrong.
     */
    async change(actor: User, typed: BankAccountFields): Promise<{ account: BankAccount }> {
      const account = tidyAccount(typed)
      const issues = checkAccount(account)
      if (issues.length > 0) throw refuse('BANK_ACCOUNT_INVALID', { issues })

      const now = clock()
      return db.transaction().execute(async (trx) => {
        await lockUser(trx, actor.id)
        const former = await findBankAccount(trx, encryption, actor.id)
        if (former?.iban === account.iban && former.holder === account.holder) {
          return { account: presentAccount(former) }
        }

        const stored = { ...account, changedAt: now }
        await saveBankAccount(trx, encryption, actor.id, stored)
        const facts = { before: factsOf(former), after: factsOf(account) }
        await recordAction(trx, actor, { ...CHANGED, subjectId: actor.id, ...facts }, now)
        const values = { number: maskIban(account.iban) }
        await orderMails(trx, [bankAccountChanged.order({ to: actor.id, values })], now)
        if (former) await notifyPayers(trx, { ownerId: actor.id, ...values }, now)
        return { account: presentAccount(stored) }
      })
    },

    /**
     * The account of any user, for administrators. Each look is an entry of the audit log.
     *
     * @throws {DomainError} ADMINS_ONLY (403), NOT_FOUND (404) for an unknown user.
     */
    async readForAdmin(
      actor: User,
      userId: string,
      reason: string | undefined,
    ): Promise<{ account: BankAccount | null }> {
      requireAdmin(actor)
      if (!(await findUser(db, userId))) throw notFound()

      return db.transaction().execute(async (trx) => {
        const account = await findBankAccount(trx, encryption, userId)
        const facts = { before: {}, after: factsOf(account), reason }
        await recordAction(trx, actor, { ...READ, subjectId: userId, ...facts }, clock())
        return { account: present(account) }
      })
    },
  }
}

const CHANGED = { action: 'BANK_ACCOUNT_CHANGED', subjectType: 'USER' } as const
const READ = { action: 'BANK_ACCOUNT_READ', subjectType: 'USER' } as const

/** The audit log cannot be changed, so it holds no whole account: people may want theirs erased. */
function factsOf(account: BankAccountFields | undefined) {
  return account ? { iban: maskIban(account.iban) } : {}
}

function present(account: StoredAccount | undefined): BankAccount | null {
  return account ? presentAccount(account) : null
}

function presentAccount({ holder, iban, changedAt }: StoredAccount): BankAccount {
  return { holder, iban, changedAt: changedAt.toISOString() }
}

/** An account as it is typed, in the form that it is stored in. */
function tidyAccount({ holder, iban }: BankAccountFields): BankAccountFields {
  return { holder: holder.trim().replace(/\s+/g, ' '), iban: electronicFormatIBAN(iban) ?? '' }
}

/** Validates a tidied account: a name, and an IBAN with the right length and remainder of a country of SEPA. */
function checkAccount({ holder, iban }: BankAccountFields): Issue[] {
  return [...checkLength('holder', holder, ACCOUNT_HOLDER_LIMITS), ...checkIban(iban)]
}

function checkIban(iban: string): Issue[] {
  if (iban === '') return [{ field: 'iban', code: 'REQUIRED' }]
  const isRight = isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2))
  return isRight ? [] : [{ field: 'iban', code: 'WRONG_IBAN' }]
}
