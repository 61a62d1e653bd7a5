import type { Replica } from '@domizil/database'
import type { IdentityAccounts } from '../management/privacy/module.ts'
import type { CanaryControl, FindSources, VersionControl } from '../management/operations/module.ts'
import type { FetchCalendar } from '../management/availability/module.ts'
import type { AddressProvider } from '../catalogue/address/index.ts'
import type { Clock, CreateRateLimit, Log, Observer, Site } from '../foundation/kernel/index.ts'
import type { SmtpConfig } from '../infrastructure/mail/module.ts'
import type { OpenSeal } from '../infrastructure/seal/index.ts'
import type { Encryption } from '../infrastructure/encryption/index.ts'
import type { Storage } from '../infrastructure/storage/index.ts'
import type { Database } from '../foundation/tables/index.ts'

/** What services are made of. */
export interface ServiceDependencies {
  db: Database
  clock: Clock
  /** A replica for the public search; without one the database itself answers it. */
  replica?: { db: Database; read: Replica['read'] } | undefined
  /** How limits are counted. */
  createRateLimit: CreateRateLimit
  log: Log
  /** Receives what is counted of versions. */
  observe?: Observer | undefined
  /** The storage of pictures and documents. */
  storage: Storage
  /** The platform's seal on documents. */
  openSeal: OpenSeal
  /** Encrypts what is not to be read from the database alone. */
  encryption: Encryption
  /** Whether pictures in HEIC are read; true by default. */
  readsHeic?: boolean
  /** Whether an administrator looks at a flat before it is listed. */
  flatReview: boolean
  /** Where addresses are looked up; the bundled gazetteer by default. */
  addresses?: AddressProvider | undefined
  /** How calendars are got from elsewhere; from public addresses only by default. */
  fetchCalendar?: FetchCalendar
  site: Site
  /** The server that takes mails; null keeps them to be read. */
  smtp: SmtpConfig | null
  /** The registry whose canaries are judged; without it only people end and promote them. */
  canaries?: CanaryControl | undefined
  /** The registry as administrators see and change it; without it they do neither. */
  versions?: VersionControl | undefined
  /** Where published scripts stand in the sources; without it failures name the scripts alone. */
  findSources?: FindSources | undefined
  /** The accounts that people sign in with; left out where they are looked after elsewhere. */
  identityAccounts?: IdentityAccounts | undefined
}
