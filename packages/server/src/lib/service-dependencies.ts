import type { FetchCalendar } from '../calendar/fetch-calendar.ts'
import type { AddressProvider } from '../flat-editing/address-provider.ts'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import type { SmtpConfig } from '../mail/smtp-transport.ts'
import type { Storage } from '../storage/storage.ts'
import type { Database } from './queries.ts'
import type { Site } from './site.ts'

/** What services are made of. */
export interface ServiceDependencies {
  db: Database
  clock: Clock
  log: Log
  /** Where pictures and documents are kept. */
  storage: Storage
  /** Whether an administrator looks at a flat before it is listed. */
  flatReview: boolean
  /** Where addresses are looked up; the bundled gazetteer by default. */
  addresses?: AddressProvider | undefined
  /** How calendars are got from elsewhere; from public addresses only by default. */
  fetchCalendar?: FetchCalendar
  site: Site
  /** The server that takes mails; null keeps them to be read. */
  smtp: SmtpConfig | null
  /** The accounts that people sign in with; left out where they are looked after elsewhere. */
  identityAccounts?: IdentityAccounts | undefined
  /** Told of everybody who has left: what this process remembers of them must not outlive them. */
  forgetUser?: ((id: string) => void) | undefined
}

/** As much of the identity service as the marketplace may touch. */
export interface IdentityAccounts {
  /** Takes an account away with all its sessions. One that is not there is fine. */
  remove(id: string): Promise<void>
}
