// The tests that a mutation run needs: those that have no database. Stryker copies this file with the sources, so the
// folder it runs in is the root.
import config from '../../../../jest.config.mjs'

const { displayName: _name, ...node } = config.projects[0]

export default {
  ...node,
  rootDir: process.cwd(),
  roots: [
    'packages/product/domain/src',
    'packages/platform/federation/src',
    'packages/backend/server/src/rental/invoice',
  ].map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/domain/src/**/*.test.ts', '**/federation/src/*.test.ts', '**/invoice/vat-of.test.ts'],
}
