import { WORKSPACE, rule } from './rule.mjs'

/** The packages of each group, by folder name. */
const GROUPS = {
  product: ['domain', 'links', 'api', 'ui'],
  platform: [
    'federation',
    'gateway',
    'app-kit',
    'flat-ui',
    'map-file',
    'registry',
    'remote-build',
    'cli',
    'renderer',
    'shell-api',
  ],
  backend: ['database', 'demo', 'identity', 'server'],
  tools: ['bench', 'e2e', 'checks', 'launch', 'testing'],
}

const folderOf = (name) => {
  const group = Object.keys(GROUPS).find((key) => GROUPS[key].includes(name))

  return group ? `packages/${group}/${name}` : name
}

const DOWN_TO_SHELL_API = ['domain', 'links', 'api', 'shell-api']
const REMOTE = [...DOWN_TO_SHELL_API, 'app-kit', 'flat-ui', 'ui']

/** What each workspace may import, by folder name; one that is not listed imports no other. */
const MAY_IMPORT = {
  shell: [...REMOTE, 'federation', 'testing'],
  'mf-[^/]+': [...REMOTE, 'testing'],
  domain: [],
  links: ['domain'],
  api: ['domain', 'links'],
  'shell-api': ['domain', 'links', 'api'],
  'app-kit': [...DOWN_TO_SHELL_API, 'ui', 'federation', 'testing'],
  'flat-ui': ['domain', 'links', 'api', 'app-kit', 'ui', 'testing'],
  ui: [],
  testing: REMOTE,
  federation: [],
  cli: [...DOWN_TO_SHELL_API, 'federation'],
  'remote-build': ['federation', 'shell-api'],
  registry: ['federation', 'cli'],
  renderer: ['shell-api'],
  'map-file': [],
  gateway: [...DOWN_TO_SHELL_API, 'federation', 'map-file', 'renderer'],
  database: [],
  identity: ['domain', 'links', 'database'],
  server: ['domain', 'links', 'api', 'database'],
  demo: ['domain', 'links', 'api', 'database', 'server', 'identity'],
  launch: ['packages/[^/]+/[^/]+'],
  e2e: ['database', 'domain', 'links', 'api', 'map-file'],
  bench: ['api', 'cli', 'database', 'domain', 'e2e', 'federation', 'renderer'],
  checks: ['links', 'federation', 'api'],
}

const labelOf = (name) => name.replace('mf-[^/]+', 'remote')

const workspaceRules = Object.entries(MAY_IMPORT).map(([workspace, others]) =>
  rule(
    `imports-of-${labelOf(workspace)}`,
    `${workspace} may import ${others.join(', ') || 'no other workspace'}.`,
    { path: `^(${folderOf(workspace)})/` },
    { path: WORKSPACE, pathNot: ['^$1/', ...others.map((other) => `^${folderOf(other)}/`)] },
  ),
)

const NAMED = Object.keys(MAY_IMPORT).map((workspace) => `^(${folderOf(workspace)})/`)
const strangerRule = rule(
  'imports-of-a-stranger',
  'A new workspace declares in MAY_IMPORT what it may import.',
  { path: WORKSPACE, pathNot: NAMED },
  { path: WORKSPACE, pathNot: '^$1/' },
)

export default [...workspaceRules, strangerRule]
