import type { Files } from './plant-tree.ts'

/** A tree that breaks one rule, and nothing else. */
export interface Plant {
  rule: string
  files: Files
}

const EMPTY = 'export const nothing = 0\n'
const uses = (...names: string[]) => names.map((name) => `import '${name}'\n`).join('') + EMPTY

/** A part imports another by name, which it may not. */
const stranger = (rule: string, part: string, other: string): Plant => ({
  rule,
  files: {
    [`${part}/src/index.ts`]: uses(`@domizil/${other.replace('packages/', '')}`),
    [`${other}/src/index.ts`]: EMPTY,
  },
})

/** A file imports a vendor whose door is elsewhere. */
const backDoor = (rule: string, file: string, vendor: string): Plant => ({
  rule,
  files: { [file]: uses(vendor) },
})

const PARTS = [
  stranger('imports-of-shell', 'shell', 'packages/remote-kit'),
  stranger('imports-of-shell', 'shell', 'mf-search'),
  stranger('imports-of-remote', 'mf-search', 'mf-flat'),
  stranger('imports-of-remote', 'mf-search', 'shell'),
  stranger('imports-of-remote', 'mf-search', 'packages/server'),
  stranger('imports-of-contract', 'packages/contract', 'packages/server'),
  stranger('imports-of-remote-kit', 'packages/remote-kit', 'packages/server'),
  stranger('imports-of-readable', 'packages/readable', 'packages/domain'),
  stranger('imports-of-ui', 'packages/ui', 'packages/domain'),
  stranger('imports-of-testing', 'packages/testing', 'shell'),
  stranger('imports-of-federation', 'packages/federation', 'packages/contract'),
  stranger('imports-of-remotectl', 'packages/remotectl', 'packages/gateway'),
  stranger('imports-of-gateway', 'packages/gateway', 'packages/server'),
  stranger('imports-of-database', 'packages/database', 'packages/domain'),
  stranger('imports-of-identity', 'packages/identity', 'packages/server'),
  stranger('imports-of-server', 'packages/server', 'packages/identity'),
  stranger('imports-of-demo', 'packages/demo', 'packages/gateway'),
  stranger('imports-of-launch', 'packages/launch', 'shell'),
  stranger('imports-of-e2e', 'packages/e2e', 'packages/server'),
  stranger('imports-of-browser', 'packages/browser', 'packages/e2e'),
  stranger('imports-of-bench', 'packages/bench', 'packages/demo'),
  stranger('imports-of-house-rules', 'packages/house-rules', 'packages/domain'),
  stranger('imports-of-a-stranger', 'packages/newcomer', 'packages/domain'),
  stranger('imports-of-domain', 'packages/domain', 'packages/contract'),
  {
    rule: 'imports-of-shell-api',
    files: {
      'packages/shell-api/src/index.ts': "export type * from '@domizil/ui'\n",
      'packages/ui/src/index.ts': EMPTY,
    },
  },
]

const DOORS = [
  backDoor('door-of-ky', 'mf-search/src/app/remote.tsx', 'ky'),
  backDoor('door-of-ky', 'shell/src/session/session.ts', 'ky'),
  backDoor('door-of-keycloak-js', 'shell/src/api/client.ts', 'keycloak-js'),
  backDoor('door-of-module-federation', 'mf-search/src/app/remote.tsx', '@module-federation/enhanced'),
  backDoor('door-of-single-spa-react', 'mf-search/src/app/remote.tsx', 'single-spa-react'),
  backDoor('door-of-antd', 'mf-search/src/pages/search-page.tsx', 'antd'),
  backDoor('door-of-charts', 'packages/ui/src/chart.tsx', '@ant-design/charts'),
  backDoor('door-of-maps', 'packages/ui/src/card.tsx', 'ol'),
  backDoor('door-of-maps', 'mf-flat/src/pages/flat-page.tsx', '@react-google-maps/api'),
  backDoor('door-of-typebox', 'packages/contract/src/calls/flat.ts', 'typebox'),
  backDoor('door-of-fastify', 'packages/gateway/src/index.ts', 'fastify'),
  backDoor('door-of-pg', 'packages/server/src/flat/flat-repository.ts', 'pg'),
  backDoor('door-of-kysely', 'packages/server/src/flat/flat-service.ts', 'kysely'),
  backDoor('door-of-pglite', 'packages/launch/src/serve.ts', '@electric-sql/pglite'),
  backDoor('door-of-oidc-provider', 'packages/launch/src/serve.ts', 'oidc-provider'),
  backDoor('door-of-browsers', 'packages/launch/src/bench.ts', 'playwright'),
]

const LAYERS: Plant[] = [
  {
    rule: 'lib-imports-nothing-above',
    files: { 'mf-flat/src/lib/price.ts': uses('../features/a/a.ts'), 'mf-flat/src/features/a/a.ts': EMPTY },
  },
  {
    rule: 'feature-imports-nothing-above',
    files: { 'shell/src/features/a/a.ts': uses('../../pages/home.ts'), 'shell/src/pages/home.ts': EMPTY },
  },
  {
    rule: 'page-imports-nothing-above',
    files: { 'mf-flat/src/pages/flat.ts': uses('../app/routes.ts'), 'mf-flat/src/app/routes.ts': EMPTY },
  },
  {
    rule: 'feature-imports-no-feature',
    files: { 'mf-flat/src/features/a/a.ts': uses('../b/b.ts'), 'mf-flat/src/features/b/b.ts': EMPTY },
  },
]

const HOUSE: Plant[] = [
  {
    rule: 'only-through-exports',
    files: {
      'packages/server/src/index.ts': uses('../../domain/src/locale.ts'),
      'packages/domain/src/locale.ts': EMPTY,
    },
  },
  {
    rule: 'resolves',
    files: {
      'packages/server/src/index.ts': uses('@domizil/domain/src/locale.ts'),
      'packages/domain/src/index.ts': uses('./locale.ts'),
      'packages/domain/src/locale.ts': EMPTY,
    },
  },
  { rule: 'domain-does-no-io', files: { 'packages/domain/src/index.ts': uses('node:fs') } },
  { rule: 'domain-does-no-io', files: { 'packages/domain/src/index.ts': uses('jotai') } },
  { rule: 'browser-needs-no-node', files: { 'mf-flat/src/app/remote.tsx': uses('node:path') } },
  {
    rule: 'browser-sees-no-schema',
    files: {
      'packages/contract/src/calls/flat.ts': "export { Flat } from '../schemas/flat.ts'\n",
      'packages/contract/src/schemas/flat.ts': 'export const Flat = {}\n',
    },
  },
  {
    rule: 'shell-api-is-types',
    files: {
      'packages/shell-api/src/index.ts': "export * from './session.ts'\n",
      'packages/shell-api/src/session.ts': EMPTY,
    },
  },
  { rule: 'bare-start-needs-nothing', files: { 'packages/launch/start.mjs': uses('dayjs') } },
  {
    rule: 'testing-is-for-tests',
    files: {
      'mf-flat/src/app/remote.tsx': uses('@domizil/testing'),
      'packages/testing/src/index.ts': EMPTY,
    },
  },
  {
    rule: 'testing-is-for-tests',
    files: {
      'packages/server/src/app/app.ts': uses('../testing/given.ts'),
      'packages/server/src/testing/given.ts': EMPTY,
    },
  },
  {
    rule: 'nothing-imports-a-test',
    files: {
      'packages/server/src/index.ts': uses('./app.test.ts'),
      'packages/server/src/app.test.ts': EMPTY,
    },
  },
  {
    rule: 'no-cycle',
    files: {
      'packages/server/src/app.ts': uses('./routes.ts'),
      'packages/server/src/routes.ts': uses('./app.ts'),
    },
  },
  { rule: 'no-orphan', files: { 'packages/server/src/forgotten.ts': EMPTY } },
]

/** One tree at least for every rule in `.dependency-cruiser.mjs`. */
export const PLANTS: readonly Plant[] = [...PARTS, ...DOORS, ...LAYERS, ...HOUSE]
