import type { Locale } from '@domizil/domain'
import { EMAIL_CHANGE_S, EMAIL_UNDO_S, RESET_S } from '../lifetimes.ts'
import { deletePayloadsOfAccount } from '../provider/payload-repository.ts'
import type { Database, Queries } from '../queries/queries.ts'
import type { AccountRow } from '../queries/tables.ts'
import type { IdentityUrls } from '../urls.ts'
import { type AccountOwner, actionPath, ownerOf, type SendAccountMail } from './account-mail.ts'
import { isEmailTaken, setEmail } from './account-repository.ts'
import { deleteLinks } from './link-repository.ts'
import type { Links } from './links.ts'

/** Changes of the e-mail address. */
export interface EmailChanges {
  /** Whether mails can be sent. */
  readonly isPossible: boolean
  /**
   * Sends a link to the new address, which confirms it, and one to the old address, which undoes the change. The
   * address does not change before.
   */
  request(account: AccountRow, newEmail: string, locale: Locale): Promise<void>
  /** Changes the address to that of a link. Resolves with it; undefined if the link no longer counts. */
  confirm(key: string): Promise<string | undefined>
  /**
   * Restores the address that a link was sent to, whether or not it was changed, and ends all sessions: an attacker
   * knew the password. Resolves with the key of a link to choose a new one; undefined if it no longer counts.
   */
  undo(key: string): Promise<string | undefined>
}

interface Dependencies {
  db: Database
  links: Links
  urls: IdentityUrls
  send: SendAccountMail | undefined
  /** Called after an account has got another address. */
  changed?: ((owner: AccountOwner) => Promise<void>) | undefined
}

export function createEmailChanges({ db, links, urls, send, changed }: Dependencies): EmailChanges {
  /** The row of the account with the address; undefined if another account has it. */
  async function takeAddress(trx: Queries, account: AccountRow, email: string) {
    if (account.email === email) return account
    if (await isEmailTaken(trx, email)) return undefined
    return setEmail(trx, account.id, email)
  }

  return {
    isPossible: send !== undefined,

    async request(account, newEmail, locale) {
      if (!send) return
      const { confirmation, undoing } = await db.transaction().execute(async (trx) => {
        await deleteLinks(trx, account.id, ['CHANGE_EMAIL'])
        return {
          confirmation: await links.create(trx, {
            kind: 'CHANGE_EMAIL',
            account,
            email: newEmail,
            lifetimeS: EMAIL_CHANGE_S,
          }),
          undoing: await links.create(trx, {
            kind: 'UNDO_EMAIL',
            account,
            email: account.email,
            lifetimeS: EMAIL_UNDO_S,
          }),
        }
      })

      const about = { person: ownerOf(account), locale, newEmail }
      // The owner first: without that mail no change can be confirmed.
      await send({
        ...about,
        kind: 'EMAIL_CHANGE_REQUESTED',
        to: account.email,
        path: actionPath(urls, undoing, locale),
      })
      await send({
        ...about,
        kind: 'CONFIRM_NEW_EMAIL',
        to: newEmail,
        path: actionPath(urls, confirmation, locale),
      })
    },

    async confirm(key) {
      const account = await db.transaction().execute(async (trx) => {
        const link = await links.take(trx, key)
        if (link?.kind !== 'CHANGE_EMAIL') return undefined

        await deleteLinks(trx, link.account.id, ['RESET_PASSWORD'])
        return takeAddress(trx, link.account, link.email)
      })

      if (account) await changed?.(ownerOf(account))
      return account?.email
    },

    async undo(key) {
      const restored = await db.transaction().execute(async (trx) => {
        const link = await links.take(trx, key)
        if (link?.kind !== 'UNDO_EMAIL') return undefined
        const account = await takeAddress(trx, link.account, link.email)
        if (!account) return undefined

        await deleteLinks(trx, account.id, ['RESET_PASSWORD', 'CHANGE_EMAIL', 'UNDO_EMAIL'])
        await deletePayloadsOfAccount(trx, account.id)
        const purpose = { kind: 'RESET_PASSWORD', account, email: account.email, lifetimeS: RESET_S } as const
        return { account, key: await links.create(trx, purpose) }
      })

      if (restored) await changed?.(ownerOf(restored.account))
      return restored?.key
    },
  }
}
