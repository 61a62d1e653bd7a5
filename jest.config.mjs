// Sources run as they are: swc takes the types away, native ES modules do the rest (see the test:unit script).
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folders = (parent) =>
  readdirSync(join(import.meta.dirname, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(parent, name))

/** Every part of the house: a new one is found by its compiler settings, which also say where it runs. */
const PARTS = [...folders('.'), ...folders('packages').flatMap(folders)].filter((folder) =>
  existsSync(join(import.meta.dirname, folder, 'tsconfig.json')),
)
const runsInBrowser = (folder) =>
  JSON.parse(readFileSync(join(import.meta.dirname, folder, 'tsconfig.json'), 'utf8')).extends.endsWith(
    'tsconfig.browser.json',
  )
const sourcesOf = (parts) => parts.map((folder) => `<rootDir>/${folder}/src`)

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
  globalSetup: '<rootDir>/packages/tools/testing/temporary-folder.mjs',
  testSequencer: '<rootDir>/packages/tools/testing/longest-first.mjs',
  // One more than the cores that runners have: a third of a run is waiting, for disks above all.
  maxWorkers: 3,
  // Node 20 does not free the modules of a finished test file: unlimited, a worker grows to 4 GB and spends its time in GC.
  workerIdleMemoryLimit: '700MB',
  // For tests that hang: on a busy machine a hook that opens a database takes a minute.
  testTimeout: 600_000,
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: '<rootDir>/packages/tools/testing/node-environment.mjs',
      roots: sourcesOf(PARTS.filter((part) => !runsInBrowser(part))),
      transform: swc(false),
      testEnvironmentOptions: { customExportConditions: ['@domizil/source', 'node', 'node-addons'] },
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/packages/tools/testing/jest-environment.mjs',
      setupFiles: ['<rootDir>/packages/tools/testing/jest-setup.mjs'],
      roots: sourcesOf(PARTS.filter(runsInBrowser)),
      transform: swc(true),
      moduleNameMapper: {
        '\\.css$': '<rootDir>/packages/tools/testing/style-stub.mjs',
        '^@ant-design/charts$': '<rootDir>/packages/tools/testing/chart-stub.mjs',
        '^pdfjs-dist/.*pdf\\.mjs$': '<rootDir>/packages/tools/testing/pdf-stub.mjs',
      },
      testEnvironmentOptions: { customExportConditions: ['@domizil/source', 'browser'] },
    },
  ],
}
