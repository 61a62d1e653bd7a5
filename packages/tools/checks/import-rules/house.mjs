import { WORKSPACE, rule, TEST } from './rule.mjs'

const TESTING = '/testing/'
/** Inside an app: app → pages → features → lib. */
const SIDE = '^(shell|mf-[^/]+)/src'
const BARE = '^packages/tools/launch/((stack|testing|testing/containers)/)?[^/]+\\.mjs$'
const CONFIG = '/[^/]+\\.config\\.(js|mjs)$'
const SCHEMAS = '^packages/(product/api/src/schemas/|platform/federation/src/schema)'
/** Apps and features whose pages require a session, and the two places that share antd or show it to designers. */
const AFTER_SIGN_IN = [
  '^mf-(admin|bookings)/',
  '^mf-flat/src/features/(availability|own-flats)/',
  '^mf-wizard/src/features/wizard/(amenities/|(flat-editor|save-bar)\\.tsx$)',
  '^shell/src/(app/shared-modules\\.ts$|pages/design/)',
]

export default [
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
  rule(
    'only-through-exports',
    'Between workspaces an import names the package, never a path into it.',
    { path: WORKSPACE },
    { path: WORKSPACE, pathNot: '^$1/', dependencyTypes: ['local'] },
  ),
  rule(
    'shared-doors-by-name',
    'What the shell lends to remotes is imported by name inside its package too: by a path each remote gets a copy.',
    { path: '^packages/(platform/app-kit|product/ui)/src/', pathNot: TEST },
    {
      path: '^packages/(platform/app-kit/src/router\\.tsx|product/ui/src/(calendar|core|parts|table|work)\\.ts)$',
      dependencyTypes: ['local'],
    },
  ),
  rule(
    'resolves',
    'Not found: a wrong name, or a path that the other package does not export.',
    {},
    { couldNotResolve: true },
  ),
  rule(
    'domain-does-no-io',
    'domain is pure: nothing of Node, no library but dayjs, and negotiator, which reads a header’s text.',
    { path: '^packages/product/domain/src/', pathNot: TEST },
    {
      dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-no-pkg'],
      pathNot: 'node_modules/(dayjs|negotiator)/',
    },
  ),
  rule(
    'browser-needs-no-node',
    'What a browser runs finds nothing of Node there.',
    {
      path: '^(shell|mf-[^/]+|packages/(product/(links|ui|api)|platform/(app-kit|flat-ui|shell-api)))/src/',
      pathNot: TEST,
    },
    { dependencyTypes: ['core'] },
  ),
  rule(
    'browser-sees-no-schema',
    'The shapes of the wire stay on the server: the browser takes their types only.',
    {
      path: '^(shell|mf-[^/]+|packages/(product/(links|ui|api)|platform/(app-kit|flat-ui|shell-api|federation)|tools/(testing|e2e)))/',
      pathNot: [SCHEMAS, TEST],
    },
    { path: SCHEMAS, dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'antd-after-sign-in',
    'Public pages are drawn with ui/parts alone: what they show fetches no antd.',
    { path: '^(shell|mf-[^/]+)/src/', pathNot: [TEST, ...AFTER_SIGN_IN] },
    { path: '^packages/(product/ui/src/(core|table|work)\\.ts|platform/app-kit/src/(themed|modal)\\.tsx)$' },
  ),
  rule(
    'shell-api-is-types',
    'What shell and remotes promise each other has no code of its own.',
    { path: '^packages/platform/shell-api/src/' },
    { path: '.', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'bare-start-needs-nothing',
    'start, test, dev, bench and the commands on containers run before anything is installed.',
    { path: BARE },
    {
      path: '.',
      pathNot: BARE,
      dependencyTypesNot: ['core'],
      dynamic: false,
    },
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
      pathNot: [
        TEST,
        CONFIG,
        '\\.d\\.ts$',
        '/index\\.tsx?$',
        '^packages/tools/testing/[^/]+\\.mjs$',
        '/public/',
      ],
    },
    {},
  ),
]
