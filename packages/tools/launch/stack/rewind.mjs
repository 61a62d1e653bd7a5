// `npm run stack:rewind -- "2026-11-29 20:15:00+00"`: the database of deploy/compose/redundant.yml as it was at that moment, from
// the archive. Files, versions and Keycloak stay as they are.
import { setTimeout } from 'node:timers/promises'
import { Problem } from '../problem.mjs'
import { step } from '../step.mjs'
import { compose, containersOf, docker, lastWordsOf, start } from './docker.mjs'
import { archiveHistory, findServer, isIn } from './pair.mjs'

const RESTORE = ['pgbackrest', '--type=time', '--target-action=promote']

export async function rewind(time) {
  const { found: server, other } = findServer('f', 'No server runs that takes writes.')

  refuseOtherTimes(server, new Date(time))
  compose(['stop', 'proxy', 'site', 'api', server, other])
  await step(`Restoring ${server}`, () =>
    compose(['run', '--rm', '--no-deps', '-T', server, ...RESTORE, `--target=${time}`, 'restore']),
  )
  await step('Replaying the log', () => untilItWrites(server))
  await step('Archiving the new history', () => archiveHistory(server))
  await step('Starting', () => compose(['up', '--detach']))
}

/** Before anything is stopped. */
function refuseOtherTimes(server, time) {
  const [{ backup }] = JSON.parse(compose(['exec', '-T', server, 'pgbackrest', '--output=json', 'info']))
  const [first] = backup.map(({ timestamp }) => new Date(timestamp.stop * 1000))
  if (!(time >= first && time <= new Date()))
    throw new Problem(`The archive begins at ${first?.toISOString()}: name a moment since then.`)
}

/** A server that finds no such moment in the log ends, and is started again for ever. */
async function untilItWrites(server) {
  start([server])
  while (!isIn(server, 'f')) {
    const [id] = containersOf(server)
    if (!id || docker(['inspect', '--format', '{{.RestartCount}}', id]) !== '0')
      throw new Problem(`The archive does not go to that moment.${id ? `\n${lastWordsOf(id)}` : ''}`)
    await setTimeout(500)
  }
}
