// The settings of jest for a remote outside of this repository: sources run as they are, in a browser's environment.
import { join } from 'node:path'

const here = (file) => join(import.meta.dirname, file)

/** @param {string} rootDir the folder of the remote */
export const remoteJest = (rootDir) => ({
  rootDir,
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts?(x)'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testEnvironment: here('jest-environment.mjs'),
  testEnvironmentOptions: { customExportConditions: ['browser'] },
  setupFiles: [here('jest-setup.mjs')],
  moduleNameMapper: { '\\.css$': here('style-stub.mjs') },
  transform: { '^.+\\.tsx?$': here('swc-transform.mjs') },
  testTimeout: 30_000,
})
