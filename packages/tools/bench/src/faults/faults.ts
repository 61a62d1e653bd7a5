import type { SiteOfParts } from '../parts/site-of-parts.ts'
import { exchange, migrateBesideBackup } from './deploy.ts'

/** The backends, and the process of the embedded provider, which sends mails as well. */
const SENDERS = 3

/** What happens to a part, for how long, and how it is over. */
export interface Fault {
  readonly name: string
  readonly seconds: number
  /** How many processes it may stop between a mail and its mark. */
  readonly senders?: number
  /** Whether it is none: not one call may fail. */
  readonly isPlanned?: boolean
  begin(): unknown
  end(): unknown
}

/** Each part fails in turn. */
export function faultsOf({
  ownerUrl,
  backends,
  gateways,
  gates,
  mails,
  restartDatabase,
}: SiteOfParts): Fault[] {
  const [first, second] = backends
  const [gateway] = gateways
  if (!first || !second || !gateway) throw new Error('Two backends and a gateway are needed')

  return [
    { name: 'a backend is killed', seconds: 10, senders: 1, begin: first.kill, end: first.start },
    { name: 'a backend is terminated', seconds: 10, begin: second.stop, end: second.start },
    { name: 'a gateway is killed', seconds: 10, begin: gateway.kill, end: gateway.start },
    {
      name: 'the database is slow',
      seconds: 20,
      begin: () => gates.database.slow(25),
      end: () => gates.database.slow(0),
    },
    { name: 'the database is killed', seconds: 5, senders: SENDERS, begin: restartDatabase, end: () => {} },
    {
      name: 'the storage is slow',
      seconds: 20,
      begin: () => gates.storage.slow(1_000),
      end: () => gates.storage.slow(0),
    },
    { name: 'the storage is away', seconds: 20, begin: gates.storage.cut, end: gates.storage.open },
    {
      name: 'the mail server is away',
      seconds: 60,
      senders: SENDERS,
      begin: gates.mails.cut,
      end: gates.mails.open,
    },
    {
      name: 'the mail server is full',
      seconds: 30,
      begin: () => mails.fill(true),
      end: () => mails.fill(false),
    },
    {
      name: 'the tables are migrated while a backup reads them',
      seconds: 5,
      isPlanned: true,
      begin: () => migrateBesideBackup(ownerUrl),
      end: () => {},
    },
    {
      name: 'each process is exchanged after that',
      seconds: 5,
      isPlanned: true,
      begin: () => exchange([...backends, ...gateways]),
      end: () => {},
    },
    { name: 'identity is away', seconds: 30, begin: gates.identity.cut, end: gates.identity.open },
  ]
}
