import { expect, test } from '@jest/globals'

const { explain } = (await import(new URL('../run.mjs', import.meta.url).href)) as {
  explain(task: string, output: string): string
}

test.each([
  ['npm error code ENOSPC', 'The disk is full.'],
  ['npm error code ENOTFOUND', 'The package registry cannot be reached.'],
  [
    'error sending request for url (https://registry.npmjs.org/antd)',
    'The package registry cannot be reached.',
  ],
  ['npm error code SELF_SIGNED_CERT_IN_CHAIN', 'NODE_EXTRA_CA_CERTS'],
  ['Error: ERR_PNPM_OUTDATED_LOCKFILE', 'Run "npm run pnpm -- install" and commit the lock file'],
  [
    "Error: Cannot find module '/app/mf-journal/node_modules/@rspack/cli/bin/rspack.js'",
    'Run "npm run pnpm -- install", which enters it into pnpm-lock.yaml',
  ],
  ["npm error code EACCES mkdir '/app/.domizil'", 'Check that the checkout belongs to you.'],
  ["npm error code EROFS mkdir '/app/.domizil'", 'on a disk that is read-only'],
  ['ENOENT spawn npm ENOENT', 'npm was not found.'],
])('the error "%s" gets an explanation', (output, sentence) => {
  expect(explain('Installing the packages', output)).toContain(sentence)
})

test('no npm script needs pnpm on the path', async () => {
  const { scripts } = (await import('../../../../package.json', { with: { type: 'json' } })).default

  const commands = Object.values(scripts).flatMap((script) => script.split('&&').map((one) => one.trim()))

  expect(commands.filter((command) => command.startsWith('pnpm'))).toEqual([])
})

test('an unknown error is shown as it is', () => {
  const text = explain('Building mf-search', "Module not found: Can't resolve './nowhere.ts'")

  expect(text).toContain('Building mf-search failed.')
  expect(text).toContain("| Module not found: Can't resolve './nowhere.ts'")
})

test('of a long output only the end is shown, without stack traces', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`)

  const text = explain('It', [...lines, '    at run (/somewhere.js:1:1)'].join('\n'))

  expect(text).toContain('line 99')
  expect(text).not.toContain('line 10\n')
  expect(text).not.toContain('somewhere.js')
})
