// `npm run stack:promote`: the standby of deploy/compose/redundant.yml takes the writes, and the other server follows it from its next
// start on. For a server that is lost, and for one that is to be serviced.
import { step } from '../step.mjs'
import { compose, containersOf, docker } from './docker.mjs'
import { archiveHistory, ask, findServer } from './pair.mjs'

/** A clean stop sends the standby the last of the log; one that hangs is killed. */
const STOP_WITHIN_S = '20'
/** Two that take writes would be two histories: the old one may only follow. */
const FENCE = ['sh', '-c', 'touch "$PGDATA/standby.signal"']

export async function promote() {
  const { found: standby, other } = findServer('t', 'No standby runs that could be promoted.')

  for (const id of containersOf(other))
    await step(`Stopping ${other}`, () => docker(['stop', '--time', STOP_WITHIN_S, id]))
  await step(`Promoting ${standby}`, () =>
    // Alone it would wait for ever.
    ask(
      standby,
      'ALTER SYSTEM RESET synchronous_standby_names',
      'SELECT pg_reload_conf()',
      'SELECT pg_promote()',
    ),
  )
  await step(`Making ${other} a standby`, () => compose(['run', '--rm', '--no-deps', '-T', other, ...FENCE]))
  await step('Archiving the new history', () => archiveHistory(standby))
  console.log(`${standby} takes the writes. When ${other} may run again: docker compose up -d ${other}`)
}
