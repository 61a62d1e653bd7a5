import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { aFolder, launch, ROOT } from './testing/launched.ts'

const JEST = path.join(ROOT, 'node_modules/jest/bin/jest.js')

/** What a run of these tests says: by the runner and the limits of tests that run on Node. */
async function runOf(tests: string) {
  const rootDir = aFolder()
  writeFileSync(path.join(rootDir, 'some.test.mjs'), tests)
  const config = {
    rootDir,
    testMatch: ['**/*.test.mjs'],
    runner: [path.join(ROOT, 'node_modules/jest-light-runner/src/index.js'), { runtime: 'child_process' }],
    setupFilesAfterEnv: [path.join(ROOT, 'packages/tools/testing/test-limits.mjs')],
  }
  const env = { DOMIZIL_TEST_TIMEOUT_MS: '60000' }
  const run = launch([JEST, '--config', JSON.stringify(config), '--maxWorkers', '2'], env)

  return { code: await run.ends(), said: run.said() }
}

test('a test that does not end fails after its time, and the next one runs', async () => {
  const { code, said } = await runOf(`
    test('waits for ever', () => new Promise(() => {}), 50)
    test('is after it', () => {})`)

  expect(code).toBe(1)
  expect(said).toContain('waits for ever\n    Error: It did not end within 0.05 s.')
  expect(said).toContain('1 failed, 1 passed')
})

test('an uncaught error fails the test that throws it', async () => {
  const { said } = await runOf(`
    test('throws later', () => new Promise(() => setTimeout(() => { throw new Error('too late') }, 1)))
    test('is after it', () => {})`)

  expect(said).toContain('throws later\n    Error: too late')
  expect(said).toContain('1 failed, 1 passed')
})

test('a server that a file has left open does not keep the run from its end', async () => {
  const { code, said } = await runOf(`
    import { createServer } from 'node:http'
    test('listens', (done) => void createServer().listen(0, '127.0.0.1', done))`)

  expect(code).toBe(0)
  expect(said).toContain('1 passed')
})
