// Who may import whom. Every rule has a planted violation in packages/house-rules that proves it.
// Read "PART" as one part of the house: the shell, a remote or a package.
const PART = '^(shell|mf-[^/]+|packages/[^/]+)/'
const TEST = '\\.test\\.tsx?$'
const TESTING = '/testing/'
const CONFIG = '/[^/]+\\.config\\.(js|mjs)$'

const packages = (...names) => names.map((name) => `packages/${name}`)
const DOWN_TO_SHELL_API = packages('readable', 'domain', 'contract', 'shell-api')
const REMOTE = [...DOWN_TO_SHELL_API, 'packages/remote-kit', 'packages/ui']

/** What each part may import; a part that is not named here imports no other. */
const MAY_IMPORT = {
  shell: [...DOWN_TO_SHELL_API, 'packages/ui', 'packages/federation', 'packages/testing'],
  'mf-[^/]+': [...REMOTE, 'packages/testing'],
  'packages/domain': [],
  'packages/readable': [],
  'packages/contract': ['packages/domain'],
  'packages/shell-api': ['packages/readable', 'packages/domain', 'packages/contract'],
  'packages/remote-kit': [...DOWN_TO_SHELL_API, 'packages/ui', 'packages/federation', 'packages/testing'],
  'packages/ui': [],
  'packages/testing': REMOTE,
  'packages/federation': [],
  'packages/remotectl': ['packages/federation'],
  'packages/gateway': ['packages/domain', 'packages/contract', 'packages/federation'],
  'packages/database': [],
  'packages/identity': ['packages/domain', 'packages/database'],
  'packages/server': ['packages/domain', 'packages/contract', 'packages/database'],
  'packages/demo': packages('domain', 'contract', 'database', 'server', 'identity'),
  'packages/launch': ['packages/[^/]+'],
  'packages/browser': [],
  'packages/e2e': ['packages/domain', 'packages/contract', 'packages/browser'],
  'packages/bench': packages('browser', 'database', 'federation', 'remotectl', 'server'),
  'packages/house-rules': [],
}

/** The one door of each vendor, and where it stands: nobody else knows that the vendor exists. */
const DOORS = [
  ['ky', 'ky', ['shell/src/api/']],
  ['keycloak-js', 'keycloak-js', ['shell/src/session/']],
  ['module-federation', '@module-federation', ['shell/src/', 'rspack\\.shared\\.js$']],
  ['single-spa-react', 'single-spa-react', ['packages/remote-kit/']],
  ['antd', 'antd', ['packages/ui/']],
  ['charts', '@ant-design/charts', ['mf-admin/']],
  ['maps', '(ol|supercluster|topojson-client|@react-google-maps)', ['packages/ui/src/map/']],
  [
    'typebox',
    'typebox',
    ['packages/(contract/src/(schemas/|call\\.ts$)|federation/src/schema|server/|demo/.*\\.test\\.ts$)'],
  ],
  ['fastify', 'fastify', ['packages/server/']],
  ['pg', 'pg', ['packages/database/']],
  ['kysely', 'kysely', ['packages/database/', 'packages/[^/]+/src/.*(-repository\\.ts$|queries)']],
  ['pglite', '@electric-sql/pglite', ['packages/database/']],
  ['oidc-provider', 'oidc-provider', ['packages/identity/']],
  ['browsers', '(@playwright/test|playwright|@axe-core|@sparticuz)', ['packages/(browser|e2e|bench)/']],
]

const namePart = (part) => part.replace('packages/', '').replace('mf-[^/]+', 'remote')
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const partRules = Object.entries(MAY_IMPORT).map(([part, others]) =>
  rule(
    `imports-of-${namePart(part)}`,
    `${part} may import ${others.join(', ') || 'no other part'}.`,
    { path: `^(${part})/` },
    { path: PART, pathNot: ['^$1/', ...others.map((other) => `^${other}/`)] },
  ),
)

const NAMED = Object.keys(MAY_IMPORT).map((part) => `^(${part})/`)
const strangerRule = rule(
  'imports-of-a-stranger',
  'A new part says in MAY_IMPORT what it may import.',
  { path: PART, pathNot: NAMED },
  { path: PART, pathNot: '^$1/' },
)

const doorRules = DOORS.map(([name, vendor, doors]) =>
  rule(
    `door-of-${name}`,
    `Only ${doors.join(', ')} may know ${vendor}.`,
    { path: '.', pathNot: ['node_modules', ...doors.map((door) => `^${door}`)] },
    { path: `(^|/)node_modules/${vendor}/` },
  ),
)

const SIDE = '^(shell|mf-[^/]+)/src'
const layerRules = [
  rule(
    'lib-imports-nothing-above',
    'app → pages → features → lib',
    { path: `${SIDE}/lib/` },
    { path: '^$1/src/(app|pages|features)/' },
  ),
  rule(
    'feature-imports-nothing-above',
    'app → pages → features → lib',
    { path: `${SIDE}/features/` },
    { path: '^$1/src/(app|pages)/' },
  ),
  rule(
    'page-imports-nothing-above',
    'app → pages → features → lib',
    { path: `${SIDE}/pages/` },
    { path: '^$1/src/app/' },
  ),
  rule(
    'feature-imports-no-feature',
    'A page puts features together.',
    { path: `${SIDE}/features/([^/]+)/` },
    { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  ),
]

const SCHEMAS = '^packages/(contract/src/schemas/|federation/src/schema)'
const houseRules = [
  rule(
    'only-through-exports',
    'Between parts an import names the package, never a path into it.',
    { path: PART },
    { path: PART, pathNot: '^$1/', dependencyTypes: ['local'] },
  ),
  rule(
    'resolves',
    'Not found: a wrong name, or a path that the other package does not export.',
    {},
    { couldNotResolve: true },
  ),
  rule(
    'domain-does-no-io',
    'domain is pure: nothing of Node, no library but dayjs.',
    { path: '^packages/domain/src/', pathNot: TEST },
    { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-no-pkg'], pathNot: 'node_modules/dayjs/' },
  ),
  rule(
    'browser-needs-no-node',
    'What a browser runs finds nothing of Node there.',
    { path: '^(shell|mf-[^/]+|packages/(ui|readable|remote-kit|shell-api|contract))/src/', pathNot: TEST },
    { dependencyTypes: ['core'] },
  ),
  rule(
    'browser-sees-no-schema',
    'The shapes of the wire stay on the server: the browser takes their types only.',
    {
      path: '^(shell|mf-[^/]+|packages/(ui|remote-kit|shell-api|testing|e2e|contract|federation))/',
      pathNot: [SCHEMAS, TEST],
    },
    { path: SCHEMAS, dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'shell-api-is-types',
    'What shell and remotes promise each other has no code of its own.',
    { path: '^packages/shell-api/src/' },
    { path: '.', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'bare-start-needs-nothing',
    'start, test, dev and bench run before anything is installed.',
    { path: '^packages/launch/[^/]+\\.mjs$' },
    { path: '.', pathNot: '^packages/launch/[^/]+\\.mjs$', dependencyTypesNot: ['core'], dynamic: false },
  ),
  rule(
    'testing-is-for-tests',
    'Test doubles never reach the product.',
    { path: '.', pathNot: [TEST, TESTING, 'node_modules'] },
    { path: TESTING, pathNot: 'node_modules' },
  ),
  rule('nothing-imports-a-test', 'A test is nobody else’s library.', {}, { path: TEST }),
  rule('no-cycle', 'Of two modules that need each other, one is too many.', {}, { circular: true }),
  rule(
    'no-orphan',
    'Nothing imports it and it imports nothing: it can go.',
    {
      orphan: true,
      pathNot: [TEST, CONFIG, '\\.d\\.ts$', '/index\\.tsx?$', '^packages/testing/[^/]+\\.mjs$', '/public/'],
    },
    {},
  ),
]

export default {
  forbidden: [...partRules, strangerRule, ...doorRules, ...layerRules, ...houseRules],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.domizil)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@domizil/source', 'browser', 'import', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
}
