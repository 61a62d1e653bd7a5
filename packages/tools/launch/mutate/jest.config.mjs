// The tests that a mutation run needs: those that have no database. Stryker copies this file with the sources, so the
// folder it runs in is the root.
import config from '../../../../jest.config.mjs'

// Stryker follows which tests a change concerns only in jest's own runner.
const [
  { displayName: _name, runner: _runner, setupFiles: _files, setupFilesAfterEnv: _after, ...node },
  { transform },
] = config.projects

export default {
  ...node,
  transform,
  testEnvironmentOptions: { customExportConditions: ['@domizil/source', 'node', 'node-addons'] },
  rootDir: process.cwd(),
  roots: [
    'packages/product/domain/src',
    'packages/platform/federation/src',
    'packages/backend/server/src/rental/invoice',
  ].map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/domain/src/**/*.test.ts', '**/federation/src/*.test.ts', '**/invoice/vat-of.test.ts'],
}
