import { rule } from './rule.mjs'

/** The only workspaces that may import each vendor. */
const DOORS = [
  ['ky', 'ky', ['shell/src/api/']],
  ['keycloak-js', 'keycloak-js', ['shell/src/session/']],
  ['module-federation', '@module-federation', ['shell/src/', 'packages/platform/remote-build/']],
  ['antd', 'antd', ['packages/product/ui/']],
  ['react-router', 'react-router(-dom)?', ['packages/platform/app-kit/src/router\\.tsx$']],
  ['calendar', '(react-day-picker|date-fns)', ['packages/product/ui/src/calendar/']],
  ['charts', '@ant-design/charts', ['mf-admin/']],
  ['maps', '(ol|topojson-client|@react-google-maps)', ['packages/product/ui/src/map/']],
  ['phone-numbers', 'libphonenumber-js', ['packages/backend/server/src/catalogue/user/']],
  ['pdf', 'pdfjs-dist', ['mf-bookings/src/features/requests/contract/pdf/']],
  ['map-files', '(pmtiles|@maplibre)', ['packages/platform/map-file/']],
  [
    'typebox',
    'typebox',
    [
      'packages/(product/api/src/(schemas/|call\\.ts$)|platform/(federation/src/schema|registry/)|backend/server/|backend/demo/.*\\.test\\.ts$)',
    ],
  ],
  ['metrics', 'prom-client', ['packages/tools/launch/src/metrics/']],
  ['negotiator', 'negotiator', ['packages/product/domain/src/accepted-locale\\.ts$']],
  ['s3', '@aws-sdk/client-s3', ['packages/backend/server/', 'packages/platform/registry/src/bucket\\.ts$']],
  ['fastify', 'fastify', ['packages/backend/server/', 'packages/platform/registry/']],
  ['pg', 'pg', ['packages/backend/database/']],
  [
    'kysely',
    'kysely',
    ['packages/backend/(database|server)/', 'packages/backend/identity/src/(queries/|.*-repository\\.ts$)'],
  ],
  ['pglite', '@electric-sql/pglite', ['packages/backend/database/']],
  ['oidc-provider', 'oidc-provider', ['packages/backend/identity/']],
  ['browsers', '(@playwright/test|playwright|@axe-core|@sparticuz)', ['packages/tools/(e2e|bench)/']],
]

export default DOORS.map(([name, vendor, doors]) =>
  rule(
    `door-of-${name}`,
    `Only ${doors.join(', ')} may know ${vendor}.`,
    { path: '.', pathNot: ['node_modules', ...doors.map((door) => `^${door}`)] },
    { path: `(^|/)node_modules/${vendor}/` },
  ),
)
