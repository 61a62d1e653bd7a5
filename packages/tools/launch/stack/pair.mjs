// The two servers of deploy/compose/redundant.yml.
import { Problem } from '../problem.mjs'
import { compose } from './docker.mjs'

const SERVERS = ['database', 'database-2']

/** Runs statements on the database of the site, each for itself, as the superuser, who is let in by the socket only. */
export function ask(server, ...statements) {
  const words = statements.flatMap((statement) => ['-c', statement])
  return compose(['exec', '-T', server, 'psql', '-U', 'postgres', '-d', 'domizil', '-qAt', ...words])
}

/** Whether a server runs, and is in recovery (`t`) or takes writes (`f`). */
export function isIn(server, state) {
  try {
    return ask(server, 'SELECT pg_is_in_recovery()') === state
  } catch {
    return false // It starts, or is away.
  }
}

/** The server in that state, and the other one of the two. @throws {Problem} with the sentence. */
export function findServer(state, sentence) {
  const found = SERVERS.find((server) => isIn(server, state))
  if (!found) throw new Problem(sentence)
  return { found, other: SERVERS.find((server) => server !== found) }
}

/**
 * Puts the history that a server has begun on the disk and into the archive. Without it a backup is refused, and the other server
 * would replay the end of the old one.
 */
export function archiveHistory(server) {
  ask(server, 'CHECKPOINT')
  compose(['exec', '-T', server, 'pgbackrest', 'check'])
}
