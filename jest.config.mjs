// Sources run as they are: swc takes the types away, native ES modules do the rest (see the test:unit script).
import { readdirSync } from 'node:fs'

const BROWSER = [
  'shell',
  'mf-search',
  'mf-flat',
  'mf-wizard',
  'mf-bookings',
  'mf-admin',
  'packages/ui',
  'packages/readable',
  'packages/remote-kit',
  'packages/testing',
]
const NODE = readdirSync('packages')
  .map((name) => `packages/${name}`)
  .filter((folder) => !BROWSER.includes(folder))

const swc = (tsx) => ({
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
        // Without it swc takes `with { type: 'json' }` away, and jest complains of its absence at every file.
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
    },
  ],
})

const common = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testMatch: ['**/*.test.ts?(x)'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.domizil/'],
}

export default {
  // One more than the cores that runners have: a third of a run is waiting, for disks above all.
  maxWorkers: 3,
  // A database in process starts in one second, and in ten where everything else runs beside it.
  testTimeout: 60_000,
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      roots: NODE.map((folder) => `<rootDir>/${folder}/src`),
      transform: swc(false),
      testEnvironmentOptions: { customExportConditions: ['@domizil/source', 'node', 'node-addons'] },
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/packages/testing/jest-environment.mjs',
      setupFiles: ['<rootDir>/packages/testing/jest-setup.mjs'],
      roots: BROWSER.map((folder) => `<rootDir>/${folder}/src`),
      transform: swc(true),
      moduleNameMapper: {
        '\\.css$': '<rootDir>/packages/testing/style-stub.mjs',
        '^@ant-design/charts$': '<rootDir>/packages/testing/chart-stub.mjs',
      },
      testEnvironmentOptions: { customExportConditions: ['@domizil/source', 'browser'] },
    },
  ],
}
