// What is done with the containers, in order; each step goes on from the one before. A step returns a figure worth knowing.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ROOT } from '../../paths.mjs'
import { Problem } from '../../problem.mjs'
import { runNode } from '../../run.mjs'
import { compose, docker } from '../../stack/docker.mjs'
import { fromBook } from './book.mjs'
import { must, mustFail, unnoticed, until } from './commands.mjs'
import {
  certificate,
  confirmAddresses,
  counts,
  MAILS,
  ORIGIN,
  query,
  standInWords,
} from './containers-under-test.mjs'
import { imageWithMigration, UPGRADE } from './images.mjs'
import { get, underLoad } from './steady-load.mjs'

const VERSION = '9.9.9'
const MEGABYTE = 1e6
/** Who has registered in the demo. */
const SOMEBODY = 'tenant@domizil.example'

export const STEPS = {
  'the images are built': async ({ folder }) => {
    await must('npm run containers -- build')
    const words = { 'domizil:1.4': 'domizil:book', ...standInWords(folder) }
    await must(fromBook('docker build -f packages/tools/launch/Dockerfile -t domizil:1.4 .', words))
    const size = Number(docker(['image', 'inspect', '--format', '{{.Size}}', 'domizil']))
    return `${Math.round(size / MEGABYTE)} MB`
  },

  'a database without its roles is unhealthy, and gets well by what it says': async ({ folder }) => {
    await must('npm run containers -- config --quiet')
    const password = join(folder, 'secrets/database_app_password')
    truncateSync(password)
    await must('npm run containers -- up --detach database')
    await until(() => compose(['logs', 'database']).includes('UNHEALTHY: '))
    assert.doesNotMatch(compose(['ps', 'database']), /\(healthy\)/)

    writeFileSync(password, 'one that was forgotten')
    await must(
      fromBook(
        'docker compose exec database psql -U postgres -d domizil -f /docker-entrypoint-initdb.d/roles.sql',
      ),
    )
    await until(() => compose(['ps', 'database']).includes('(healthy)'))
  },

  'everything starts and gets healthy': async (state) => {
    await must('npm run containers -- up --detach')
    // Nothing waits for the proxy, which comes last.
    await until(() => (state.certificate = certificate()))
    state.certificateFile = join(state.folder, 'root.crt')
    writeFileSync(state.certificateFile, state.certificate)
    await until(
      async () => (await get(`${ORIGIN}/`, state.certificate).catch(() => undefined))?.status === 200,
    )
  },

  'a marketplace of one process moves in': async ({ folder }) => {
    await fillDemo(join(folder, 'data'))
    await must(fromBook('npm run stack:move -- .domizil/data', { '.domizil/data': join(folder, 'data') }))
    await mustFail(`npm run stack:move -- ${folder}`, 'There is no data in')
    return counts()
  },

  'journeys pass through Caddy and Keycloak': () => journeys('request booking-contract --grep @real-parts'),

  'a newcomer confirms the address by the link of a mail, and goes on where the sign-in began': async () => {
    confirmAddresses(true)
    await journeys('confirm-address')
    confirmAddresses(false)
  },

  'the first administrator is made': async () => {
    await mustFail('npm run stack:admin -- nobody@domizil.example', 'Nobody has registered as')
    await must(fromBook('npm run stack:admin -- anna@domizil.example', { 'anna@domizil.example': SOMEBODY }))
  },

  'a migration that fails stops an upgrade, and nobody notices': async (state) => {
    imageWithMigration('bad', 'SELECT 1/0;')
    const upgrade = () => mustFail('npm run upgrade -- bad', 'division by zero')
    return unnoticed(await underLoad(ORIGIN, state.certificate, upgrade))
  },

  'nobody notices an upgrade': async (state) => {
    imageWithMigration('good', 'CREATE TABLE try (id integer);')
    const figures = await underLoad(ORIGIN, state.certificate, () => must(UPGRADE))
    assert.equal(query("SELECT to_regclass('try')"), 'try')
    return unnoticed(figures)
  },

  'the next start finds nothing to change': async () => {
    const before = compose(['ps', '--quiet'])
    await must('docker compose up --detach')
    assert.equal(compose(['ps', '--quiet']), before)
  },

  'nobody notices the way back': async (state) => {
    return unnoticed(
      await underLoad(ORIGIN, state.certificate, () => must(fromBook('npm run upgrade -- --back'))),
    )
  },

  'a team ships a version': async (state) => {
    state.team = { origin: ORIGIN, token: addTeam(), certificateFile: state.certificateFile }
    await ship(VERSION, state.team)
    await untilServed(state)
  },

  'a backup is made while all goes on': async (state) => {
    await must(UPGRADE)
    state.counts = counts()
    state.backup = join(state.folder, 'backups/one')
    const words = { '/backups/2026-11-24': state.backup }
    await must(fromBook('npm run stack:backup -- /backups/2026-11-24', words))
    await mustFail(`npm run stack:backup -- ${state.backup}`, 'is not empty')
  },

  'after the loss of all volumes and keys it gives everything back': async (state) => {
    await must('npm run containers -- down --volumes')
    rmSync(join(state.folder, 'secrets/data_key'))
    const words = { '/backups/2026-11-24': state.backup }
    await must(fromBook('npm run stack:restore -- /backups/2026-11-24', words))

    state.certificate = certificate()
    writeFileSync(state.certificateFile, state.certificate)
    assert.equal(counts(), state.counts)
    await untilServed(state)
    await asTeam(['registry', 'history'], state.team)
    return state.counts
  },

  'people sign in again, and their contracts go on': () =>
    STEPS['journeys pass through Caddy and Keycloak'](),

  'a restore over data, and one of half a backup, are refused': async (state) => {
    await mustFail(`npm run stack:restore -- ${state.backup}`, '--replace')
    rmSync(join(state.backup, 'keycloak.dump'))
    await mustFail(`npm run stack:restore -- ${state.backup} --replace`, 'keycloak.dump is missing')
  },
}

// A marketplace to move into the containers: what one process of the image makes at its first start.
const NAME = 'domizil-test-demo'
const WITHIN_S = 900
const STATE =
  "fetch('http://127.0.0.1:8080/health/demo').then(r => r.json()).then(s => console.log(s.status), () => {})"

// A team's way to visitors: a build of its remote, published and promoted through the proxy with its token.
const REMOTE = 'mf-search'
const DOMIZIL = join(ROOT, 'packages/platform/registry/dist/domizil.js')
const IN_CONTAINER = 'node_modules/@domizil/registry/dist/domizil.js'

/** Those of visitors on a wide screen. */
const journeys = (chosen) =>
  must(
    `cd ${join(ROOT, 'packages/tools/e2e')} && DOMIZIL_URL=${ORIGIN} DOMIZIL_MAILS=${MAILS} npx playwright test ${chosen} --project desktop`,
  )

function untilServed({ certificate: ca }) {
  return until(async () => servedVersion((await get(`${ORIGIN}/search`, ca)).body) === VERSION)
}

/** Fills a folder of data as `npm start` leaves it. */
async function fillDemo(folder) {
  mkdirSync(folder, { recursive: true })
  docker(['run', '--detach', '--name', NAME, 'domizil'])
  try {
    await untilComplete()
    docker(['stop', '--time', '60', NAME])
    const copy = spawn('docker', ['cp', `${NAME}:/data/.`, '-'], { stdio: ['ignore', 'pipe', 'inherit'] })
    const unpack = spawn('tar', ['-C', folder, '--no-same-owner', '-x'], {
      stdio: [copy.stdout, 'inherit', 'inherit'],
    })
    const [code] = await once(unpack, 'exit')
    if (code !== 0) throw new Problem(`tar ended with ${code}.`)
  } finally {
    docker(['rm', '--force', '--volumes', NAME])
  }
}

async function untilComplete() {
  for (let second = 0; second < WITHIN_S; second += 2) {
    if (docker(['exec', NAME, 'node', '-e', STATE]) === 'complete') return
    await setTimeout(2_000)
  }
  throw new Problem(`The demo was not complete after ${WITHIN_S} s.`)
}

/** Makes a team with the right to one remote; returns its token. */
function addTeam() {
  const words = ['registry', 'team', 'search', '--remotes', REMOTE, '--channels', 'production']
  const said = compose(['exec', '-T', 'registry', 'node', IN_CONTAINER, ...words])
  return /REGISTRY_TOKEN=(\S+)/.exec(said)?.[1] ?? said
}

/** Publishes a version of the remote and promotes it, as the team. */
async function ship(version, team) {
  const out = mkdtempSync(join(tmpdir(), 'domizil-version-'))
  const folder = join(ROOT, REMOTE)
  await runNode(join(folder, 'node_modules/@rspack/cli/bin/rspack.js'), ['build'], {
    cwd: folder,
    env: { NODE_ENV: 'production', VERSION: version, OUT: out },
    task: `Building ${REMOTE}`,
  })
  await asTeam(['registry', 'publish', out], team)
  await asTeam(['promote', `${REMOTE}@${version}`], team)
}

/** A command of `domizil` at the registry of the site. */
function asTeam(words, { origin, token, certificateFile }) {
  const env = {
    REGISTRY_URL: `${origin}/registry`,
    REGISTRY_TOKEN: token,
    NODE_EXTRA_CA_CERTS: certificateFile,
  }
  return runNode(DOMIZIL, words, { env, task: `domizil ${words[0]}` })
}

/** Which version of the remote the page of the search loads. */
function servedVersion(page) {
  return new RegExp(`/remotes/${REMOTE}/([^/]+)/`).exec(page)?.[1]
}
