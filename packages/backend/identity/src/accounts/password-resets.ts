import type { Locale } from '@domizil/domain'
import { RESET_S } from '../lifetimes.ts'
import type { Log } from '../log.ts'
import { deletePayloadsOfAccount } from '../provider/payload-repository.ts'
import type { Database } from '../queries/queries.ts'
import type { AccountRow } from '../queries/tables.ts'
import type { IdentityUrls } from '../urls.ts'
import { actionPath, ownerOf, type SendAccountMail } from './account-mail.ts'
import { findAccountByEmail, markEmailVerified, setPasswordHash } from './account-repository.ts'
import { deleteLinks } from './link-repository.ts'
import type { Links } from './links.ts'
import { hashPassword } from './passwords.ts'

/** Forgotten passwords. */
export interface PasswordResets {
  /** Whether mails can be sent. */
  readonly isPossible: boolean
  /**
   * Sends a link to the address in the background, if it has an account. Returns at once, so that neither the answer
   * nor its time tells whether there is one.
   */
  request(email: string, locale: Locale): void
  /**
   * Sets the password of a link's account, ends all its sessions, and confirms the address that the link was sent to.
   * Resolves with the account; undefined if the link no longer counts.
   */
  complete(key: string, password: string): Promise<AccountRow | undefined>
  /** Waits for the mails that are being ordered. */
  settle(): Promise<void>
}

interface Dependencies {
  db: Database
  links: Links
  urls: IdentityUrls
  log: Log
  send: SendAccountMail | undefined
}

export function createPasswordResets({ db, links, urls, log, send }: Dependencies): PasswordResets {
  const ordering = new Set<Promise<void>>()

  async function order(email: string, locale: Locale): Promise<void> {
    const account = await findAccountByEmail(db, email)
    if (!send || !account?.enabled) return

    const key = await links.create(db, {
      kind: 'RESET_PASSWORD',
      account,
      email: account.email,
      lifetimeS: RESET_S,
    })
    await send({
      kind: 'RESET_PASSWORD',
      person: ownerOf(account),
      to: account.email,
      locale,
      path: actionPath(urls, key, locale),
    })
  }

  return {
    isPossible: send !== undefined,

    request(email, locale) {
      const ordered = order(email, locale)
        .catch((error: unknown) => log.error({ err: error }, 'A mail about a password could not be ordered'))
        .finally(() => ordering.delete(ordered))
      ordering.add(ordered)
    },

    async complete(key, password) {
      const passwordHash = await hashPassword(password)

      return db.transaction().execute(async (trx) => {
        const link = await links.take(trx, key)
        if (link?.kind !== 'RESET_PASSWORD') return undefined

        const { id } = link.account
        await setPasswordHash(trx, id, passwordHash)
        await markEmailVerified(trx, id, link.email)
        await deleteLinks(trx, id, ['RESET_PASSWORD', 'CHANGE_EMAIL'])
        await deletePayloadsOfAccount(trx, id)
        return link.account
      })
    },

    settle: async () => void (await Promise.all(ordering)),
  }
}
