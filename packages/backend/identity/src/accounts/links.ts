import { createHash, randomBytes } from 'node:crypto'
import type { Database, Queries } from '../queries/queries.ts'
import type { AccountRow, LinkKind } from '../queries/tables.ts'
import { findAccount } from './account-repository.ts'
import { findLink, insertLink, type LinkRow, takeLink } from './link-repository.ts'

/** A link that counts, and the account that it changes. */
export interface OpenLink {
  readonly kind: LinkKind
  readonly account: AccountRow
  /** The mailbox that the link was sent to. */
  readonly email: string
}

/** What a new link is for. */
export interface LinkPurpose {
  kind: LinkKind
  account: AccountRow
  /** The mailbox that the link is sent to. */
  email: string
  lifetimeS: number
}

/** A key tells what it was for, so that the page of a used one can offer the same again. */
const PREFIXES: Record<LinkKind, string> = { RESET_PASSWORD: 'p.', CHANGE_EMAIL: 'e.', UNDO_EMAIL: 'u.' }

/** Whether a key was made for a change of the e-mail address, even if it no longer counts. */
export function isForNewEmail(key: string): boolean {
  return key.startsWith(PREFIXES.CHANGE_EMAIL)
}

/** Links in mails, each for one use. */
export interface Links {
  /** Creates a link and returns its key. */
  create(db: Queries, purpose: LinkPurpose): Promise<string>
  /** The link of a key, without using it up; undefined if it is used, expired or made up. */
  read(key: string): Promise<OpenLink | undefined>
  /** As `read`, and uses it up: exactly one of several concurrent callers gets it. */
  take(trx: Queries, key: string): Promise<OpenLink | undefined>
}

export function createLinks(db: Database): Links {
  return {
    async create(queries, { kind, account, email, lifetimeS }) {
      const key = `${PREFIXES[kind]}${randomBytes(32).toString('base64url')}`
      const link = { kind, account_id: account.id, email, account_email: account.email }

      await insertLink(queries, { token_hash: hashOf(key), ...link }, lifetimeS)
      return key
    },
    read: async (key) => openLink(db, await findLink(db, hashOf(key))),
    take: async (trx, key) => openLink(trx, await takeLink(trx, hashOf(key))),
  }
}

/** A link to a mailbox that is no longer the account's counts only to undo that. */
async function openLink(db: Queries, row: LinkRow | undefined): Promise<OpenLink | undefined> {
  const account = row && (await findAccount(db, row.account_id))
  if (!row || !account) return undefined
  if (row.kind !== 'UNDO_EMAIL' && row.account_email !== account.email) return undefined

  return { kind: row.kind, account, email: row.email }
}

/** The key has 256 random bits: a plain hash cannot be reversed by guessing. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
