import { EMPTY, type Plant, uses } from './plant.ts'
import { readRooms } from '../rooms.ts'

const SERVER = 'packages/backend/server/src'

/** A room imports the composition, which is above it. */
const upwards = ({ floor, room }: Record<'floor' | 'room', string>): Plant => ({
  rule: `imports-of-room-${room}`,
  files: {
    [`${SERVER}/${floor}/${room}/some-service.ts`]: uses('../../composition/services.ts'),
    [`${SERVER}/composition/services.ts`]: EMPTY,
  },
})

/** Trees that violate the rules of the server's rooms. */
const ROOMS: readonly Plant[] = [
  ...readRooms().map(upwards),
  {
    rule: 'imports-of-room-search',
    files: {
      [`${SERVER}/catalogue/search/search-service.ts`]:
        "import type { Booking } from '../../rental/booking/index.ts'\nexport const ids = (all: Booking[]) => all.length\n",
      [`${SERVER}/rental/booking/index.ts`]: 'export type Booking = string\n',
    },
  },
  {
    rule: 'imports-of-a-strange-room',
    files: {
      [`${SERVER}/catalogue/newcomer/newcomer-service.ts`]: uses('../../foundation/kernel/index.ts'),
      [`${SERVER}/foundation/kernel/index.ts`]: EMPTY,
    },
  },
  {
    rule: 'only-through-index',
    files: {
      [`${SERVER}/rental/booking/booking-service.ts`]: uses('../../catalogue/flat/flat-repository.ts'),
      [`${SERVER}/catalogue/flat/flat-repository.ts`]: EMPTY,
    },
  },
  {
    rule: 'composition-uses-doors',
    files: {
      [`${SERVER}/composition/services.ts`]: uses('../catalogue/flat/flat-service.ts'),
      [`${SERVER}/catalogue/flat/flat-service.ts`]: EMPTY,
    },
  },
  {
    rule: 'module-is-for-the-composition',
    files: {
      [`${SERVER}/rental/booking/booking-service.ts`]: uses('../../catalogue/flat/module.ts'),
      [`${SERVER}/catalogue/flat/module.ts`]: EMPTY,
    },
  },
]

/** A workspace imports another one that it may not. */
const stranger = (rule: string, workspace: string, other: string): Plant => ({
  rule,
  files: {
    [`${workspace}/src/index.ts`]: uses(`@domizil/${other.split('/').at(-1)}`),
    [`${other}/src/index.ts`]: EMPTY,
  },
})

/** A file imports a vendor that belongs to another package. */
const backDoor = (rule: string, file: string, vendor: string): Plant => ({
  rule,
  files: { [file]: uses(vendor) },
})

const PARTS = [
  stranger('imports-of-shell', 'shell', 'packages/platform/gateway'),
  stranger('imports-of-shell', 'shell', 'mf-search'),
  stranger('imports-of-remote', 'mf-search', 'mf-flat'),
  stranger('imports-of-remote', 'mf-search', 'shell'),
  stranger('imports-of-remote', 'mf-search', 'packages/backend/server'),
  stranger('imports-of-api', 'packages/product/api', 'packages/backend/server'),
  stranger('imports-of-links', 'packages/product/links', 'packages/product/api'),
  stranger('imports-of-app-kit', 'packages/platform/app-kit', 'packages/backend/server'),
  stranger('imports-of-flat-ui', 'packages/platform/flat-ui', 'packages/platform/federation'),
  stranger('imports-of-ui', 'packages/product/ui', 'packages/product/domain'),
  stranger('imports-of-remote-build', 'packages/platform/remote-build', 'packages/platform/gateway'),
  stranger('imports-of-testing', 'packages/tools/testing', 'shell'),
  stranger('imports-of-federation', 'packages/platform/federation', 'packages/product/api'),
  stranger('imports-of-cli', 'packages/platform/cli', 'packages/platform/gateway'),
  stranger('imports-of-registry', 'packages/platform/registry', 'packages/platform/gateway'),
  stranger('imports-of-renderer', 'packages/platform/renderer', 'packages/platform/gateway'),
  stranger('imports-of-map-file', 'packages/platform/map-file', 'packages/platform/gateway'),
  stranger('imports-of-gateway', 'packages/platform/gateway', 'packages/backend/server'),
  stranger('imports-of-database', 'packages/backend/database', 'packages/product/domain'),
  stranger('imports-of-identity', 'packages/backend/identity', 'packages/backend/server'),
  stranger('imports-of-server', 'packages/backend/server', 'packages/backend/identity'),
  stranger('imports-of-demo', 'packages/backend/demo', 'packages/platform/gateway'),
  stranger('imports-of-launch', 'packages/tools/launch', 'shell'),
  stranger('imports-of-e2e', 'packages/tools/e2e', 'packages/backend/server'),
  stranger('imports-of-bench', 'packages/tools/bench', 'packages/backend/demo'),
  stranger('imports-of-checks', 'packages/tools/checks', 'packages/product/domain'),
  stranger('imports-of-a-stranger', 'packages/tools/newcomer', 'packages/product/domain'),
  stranger('imports-of-domain', 'packages/product/domain', 'packages/product/api'),
  {
    rule: 'imports-of-shell-api',
    files: {
      'packages/platform/shell-api/src/index.ts': "export type * from '@domizil/ui'\n",
      'packages/product/ui/src/index.ts': EMPTY,
    },
  },
]

const DOORS = [
  backDoor('door-of-metrics', 'packages/platform/gateway/src/gateway.ts', 'prom-client'),
  backDoor('door-of-ky', 'mf-search/src/app/remote.tsx', 'ky'),
  backDoor('door-of-ky', 'shell/src/session/session.ts', 'ky'),
  backDoor('door-of-keycloak-js', 'shell/src/api/client.ts', 'keycloak-js'),
  backDoor('door-of-module-federation', 'mf-search/src/app/remote.tsx', '@module-federation/enhanced'),
  backDoor('door-of-antd', 'mf-search/src/pages/search-page.tsx', 'antd'),
  backDoor('door-of-react-router', 'shell/src/app/app.tsx', 'react-router-dom'),
  backDoor('door-of-calendar', 'mf-flat/src/lib/calendar.tsx', 'react-day-picker'),
  backDoor('door-of-calendar', 'packages/product/ui/src/parts/day.tsx', 'react-day-picker'),
  backDoor('door-of-charts', 'packages/product/ui/src/chart.tsx', '@ant-design/charts'),
  backDoor('door-of-maps', 'packages/product/ui/src/card.tsx', 'ol'),
  backDoor('door-of-maps', 'mf-flat/src/pages/flat-page.tsx', '@react-google-maps/api'),
  backDoor('door-of-phone-numbers', 'shell/src/features/profile/phone.ts', 'libphonenumber-js'),
  backDoor('door-of-pdf', 'mf-bookings/src/lib/pages.tsx', 'pdfjs-dist'),
  backDoor('door-of-typebox', 'packages/product/api/src/calls/flat.ts', 'typebox'),
  backDoor('door-of-negotiator', 'packages/platform/gateway/src/page/serve-page.ts', 'negotiator'),
  backDoor('door-of-s3', 'packages/platform/registry/src/service.ts', '@aws-sdk/client-s3'),
  backDoor('door-of-fastify', 'packages/platform/gateway/src/index.ts', 'fastify'),
  backDoor('door-of-pg', 'packages/backend/server/src/catalogue/flat/flat-repository.ts', 'pg'),
  backDoor('door-of-kysely', 'packages/backend/identity/src/routes/sign-in.ts', 'kysely'),
  backDoor('door-of-map-files', 'packages/platform/gateway/src/gateway.ts', 'pmtiles'),
  backDoor('door-of-pglite', 'packages/tools/launch/src/serve.ts', '@electric-sql/pglite'),
  backDoor('door-of-oidc-provider', 'packages/tools/launch/src/serve.ts', 'oidc-provider'),
  backDoor('door-of-browsers', 'packages/tools/launch/src/bench.ts', 'playwright'),
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
      'packages/backend/server/src/index.ts': uses('../../../product/domain/src/locale.ts'),
      'packages/product/domain/src/locale.ts': EMPTY,
    },
  },
  {
    rule: 'resolves',
    files: {
      'packages/backend/server/src/index.ts': uses('@domizil/domain/src/locale.ts'),
      'packages/product/domain/src/index.ts': uses('./locale.ts'),
      'packages/product/domain/src/locale.ts': EMPTY,
    },
  },
  {
    rule: 'shared-doors-by-name',
    files: {
      'packages/platform/app-kit/src/breadcrumb.tsx': uses('./router.tsx'),
      'packages/platform/app-kit/src/router.tsx': EMPTY,
    },
  },
  { rule: 'domain-does-no-io', files: { 'packages/product/domain/src/index.ts': uses('node:fs') } },
  { rule: 'domain-does-no-io', files: { 'packages/product/domain/src/index.ts': uses('jotai') } },
  { rule: 'browser-needs-no-node', files: { 'mf-flat/src/app/remote.tsx': uses('node:path') } },
  {
    rule: 'browser-sees-no-schema',
    files: {
      'packages/product/api/src/calls/flat.ts': "export { Flat } from '../schemas/flat.ts'\n",
      'packages/product/api/src/schemas/flat.ts': 'export const Flat = {}\n',
    },
  },
  {
    rule: 'antd-after-sign-in',
    files: {
      'mf-search/src/app/remote.tsx': uses('@domizil/ui/table'),
      'packages/product/ui/src/table.ts': EMPTY,
    },
  },
  {
    rule: 'antd-after-sign-in',
    files: {
      'mf-wizard/src/app/remote.tsx': "export const load = () => import('@domizil/ui/work')\n",
      'packages/product/ui/src/work.ts': EMPTY,
    },
  },
  {
    rule: 'antd-after-sign-in',
    files: {
      'mf-flat/src/features/request/request-button.tsx':
        "export const load = () => import('@domizil/ui/work')\n",
      'packages/product/ui/src/work.ts': EMPTY,
    },
  },
  {
    rule: 'shell-api-is-types',
    files: {
      'packages/platform/shell-api/src/index.ts': "export * from './session.ts'\n",
      'packages/platform/shell-api/src/session.ts': EMPTY,
    },
  },
  { rule: 'bare-start-needs-nothing', files: { 'packages/tools/launch/start.mjs': uses('dayjs') } },
  {
    rule: 'testing-is-for-tests',
    files: {
      'mf-flat/src/app/remote.tsx': uses('@domizil/testing'),
      'packages/tools/testing/src/index.ts': EMPTY,
    },
  },
  {
    rule: 'testing-is-for-tests',
    files: {
      'packages/backend/server/src/composition/app.ts': uses('../testing/given.ts'),
      'packages/backend/server/src/testing/given.ts': EMPTY,
    },
  },
  {
    rule: 'nothing-imports-a-test',
    files: {
      'packages/backend/server/src/index.ts': uses('./app.test.ts'),
      'packages/backend/server/src/app.test.ts': EMPTY,
    },
  },
  {
    rule: 'no-cycle',
    files: {
      'packages/backend/server/src/composition/app.ts': uses('./routes.ts'),
      'packages/backend/server/src/composition/routes.ts': uses('./app.ts'),
    },
  },
  { rule: 'no-orphan', files: { 'packages/backend/server/src/forgotten.ts': EMPTY } },
]

/** At least one tree for every rule in `import-rules`. */
export const PLANTS: readonly Plant[] = [...PARTS, ...DOORS, ...LAYERS, ...ROOMS, ...HOUSE]
