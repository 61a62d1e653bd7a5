// A team's way to visitors: a build of its remote, published and promoted through the proxy with its token.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../paths.mjs'
import { runNode } from '../run.mjs'
import { compose } from '../stack/docker.mjs'

const REMOTE = 'mf-search'
const DOMIZIL = join(ROOT, 'packages/platform/registry/dist/domizil.js')
const IN_CONTAINER = 'node_modules/@domizil/registry/dist/domizil.js'

/** Makes a team with the right to one remote; returns its token. */
export function addTeam() {
  const words = ['registry', 'team', 'search', '--remotes', REMOTE, '--channels', 'production']
  const said = compose(['exec', '-T', 'registry', 'node', IN_CONTAINER, ...words])
  return /REGISTRY_TOKEN=(\S+)/.exec(said)?.[1] ?? said
}

/** Publishes a version of the remote and promotes it, as the team. */
export async function ship(version, team) {
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
export function asTeam(words, { origin, token, certificateFile }) {
  const env = {
    REGISTRY_URL: `${origin}/registry`,
    REGISTRY_TOKEN: token,
    NODE_EXTRA_CA_CERTS: certificateFile,
  }
  return runNode(DOMIZIL, words, { env, task: `domizil ${words[0]}` })
}

/** Which version of the remote the page of the search loads. */
export function servedVersion(page) {
  return new RegExp(`/remotes/${REMOTE}/([^/]+)/`).exec(page)?.[1]
}
