import { createHash } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import type { Queries } from '../../foundation/tables/index.ts'
import type { TrialVersion } from './canary-repository.ts'

/** What counts once for each network. */
export type Reported = 'start' | 'failure' | 'visit'

/** One household, or one rented server, has a network of that size to itself. */
const IPV6_BYTES = 6
const HASH_BYTES = 3

/**
 * Remembers that a network has reported of a version that takes part in a trial. Tells whether it is its first report: one
 * visitor, whose reports can be invented, counts once, and so do visitors who share an address.
 */
export async function isFirstReport(
  db: Queries,
  { trial, remote, version }: Pick<TrialVersion, 'trial' | 'remote' | 'version'>,
  what: Reported,
  address: string,
): Promise<boolean> {
  const inserted = await db
    .insertInto('canary_reporter')
    .values({ trial, remote, version, what, reporter: reporterOf(trial, address) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reporter')
    .executeTakeFirst()

  return inserted !== undefined
}

/** Forgets who has reported of other trials than these. */
export async function forgetReportersBut(db: Queries, running: readonly string[]): Promise<void> {
  const others = db.deleteFrom('canary_reporter')
  await (running.length > 0 ? others.where('trial', 'not in', running) : others).execute()
}

/** Not enough of a hash to tell whose address it was. */
function reporterOf(trial: string, address: string): number {
  const hash = createHash('sha256')
    .update(`${trial} ${networkOf(address)}`)
    .digest()
  return hash.readUIntBE(0, HASH_BYTES)
}

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const plain = ipaddr.process(address)
  return plain.kind() === 'ipv4' ? plain.toString() : plain.toByteArray().slice(0, IPV6_BYTES).join('.')
}
