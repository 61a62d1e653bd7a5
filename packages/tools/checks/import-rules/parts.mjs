import { PART, rule } from './rule.mjs'

/** The packages of each group, by the name of their folder. */
const GROUPS = {
  product: ['domain', 'links', 'api', 'ui'],
  platform: ['federation', 'gateway', 'readable', 'app-kit', 'remotectl', 'shell-api'],
  backend: ['database', 'demo', 'identity', 'server'],
  tools: ['bench', 'browser', 'e2e', 'checks', 'launch', 'testing'],
}

const folderOf = (name) => {
  const group = Object.keys(GROUPS).find((key) => GROUPS[key].includes(name))

  return group ? `packages/${group}/${name}` : name
}

const DOWN_TO_SHELL_API = ['readable', 'domain', 'links', 'api', 'shell-api']
const REMOTE = [...DOWN_TO_SHELL_API, 'app-kit', 'ui']

/** What each part may import, by the names of their folders; a part that is not named here imports no other. */
const MAY_IMPORT = {
  shell: [...REMOTE, 'federation', 'testing'],
  'mf-[^/]+': [...REMOTE, 'testing'],
  domain: [],
  readable: [],
  links: ['domain'],
  api: ['domain', 'links'],
  'shell-api': ['readable', 'domain', 'links', 'api'],
  'app-kit': [...DOWN_TO_SHELL_API, 'ui', 'federation', 'testing'],
  ui: [],
  testing: REMOTE,
  federation: [],
  remotectl: ['federation'],
  gateway: ['domain', 'links', 'api', 'federation'],
  database: [],
  identity: ['domain', 'database'],
  server: ['domain', 'links', 'api', 'database'],
  demo: ['domain', 'links', 'api', 'database', 'server', 'identity'],
  launch: ['packages/[^/]+/[^/]+'],
  browser: [],
  e2e: ['domain', 'links', 'api', 'browser'],
  bench: ['browser', 'database', 'federation', 'remotectl', 'server'],
  checks: ['links', 'federation'],
}

const namePart = (part) => part.replace('mf-[^/]+', 'remote')

const partRules = Object.entries(MAY_IMPORT).map(([part, others]) =>
  rule(
    `imports-of-${namePart(part)}`,
    `${part} may import ${others.join(', ') || 'no other part'}.`,
    { path: `^(${folderOf(part)})/` },
    { path: PART, pathNot: ['^$1/', ...others.map((other) => `^${folderOf(other)}/`)] },
  ),
)

const NAMED = Object.keys(MAY_IMPORT).map((part) => `^(${folderOf(part)})/`)
const strangerRule = rule(
  'imports-of-a-stranger',
  'A new part says in MAY_IMPORT what it may import.',
  { path: PART, pathNot: NAMED },
  { path: PART, pathNot: '^$1/' },
)

export default [...partRules, strangerRule]
