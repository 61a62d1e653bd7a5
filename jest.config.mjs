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

/** For tests that hang: on a busy machine a hook that opens a database takes a minute. */
const TEST_TIMEOUT_MS = 600_000
// For the processes of tests on Node, whose runner has no time-out.
process.env.DOMIZIL_TEST_TIMEOUT_MS = String(TEST_TIMEOUT_MS)

const tool = (file) => `<rootDir>/packages/tools/testing/${file}`

const common = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testMatch: ['**/*.test.ts?(x)'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.domizil/'],
}

export default {
  reporters: ['default', tool('log-reporter.mjs')],
  globalSetup: tool('temporary-folder.mjs'),
  testSequencer: tool('longest-first.mjs'),
  // One more than the cores that runners have: a third of a run is waiting, for disks above all.
  maxWorkers: 3,
  // Node 20 does not free the modules of a finished test file: unlimited, a worker grows to 4 GB and spends its time in GC.
  workerIdleMemoryLimit: '700MB',
  testTimeout: TEST_TIMEOUT_MS,
  projects: [
    {
      ...common,
      displayName: 'node',
      // Plain Node processes that each run many files load and compile a module once for all of them: half of the
      // processor's time. Processes and not threads, since tests change the folder and the variables of theirs.
      runner: ['jest-light-runner', { runtime: 'child_process' }],
      setupFiles: [tool('run-sources.mjs')],
      setupFilesAfterEnv: [tool('test-limits.mjs')],
      roots: sourcesOf(PARTS.filter((part) => !runsInBrowser(part))),
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: tool('jest-environment.mjs'),
      setupFiles: [tool('jest-setup.mjs')],
      roots: sourcesOf(PARTS.filter(runsInBrowser)),
      transform: { '^.+\\.tsx?$': tool('swc-transform.mjs') },
      moduleNameMapper: {
        '\\.css$': tool('style-stub.mjs'),
        '^@ant-design/charts$': tool('chart-stub.mjs'),
        '^pdfjs-dist/.*pdf\\.mjs$': tool('pdf-stub.mjs'),
      },
      testEnvironmentOptions: { customExportConditions: ['@domizil/source', 'browser'] },
    },
  ],
}
