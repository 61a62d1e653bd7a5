import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { runCommand } from './command-line.ts'
import { faultSentence } from './fault-sentence.ts'
import { readRegistry } from './registry-file.ts'
import { aBuild, aFolder } from './testing/a-build.ts'
import { refuseForeignOptions } from './command-options.ts'

const run = (registry: string, line: string) =>
  runCommand(line.split(' '), { REGISTRY_FOLDER: registry }).catch((error: unknown) => faultSentence(error))

test('a share that was meant for a canary serves nothing to everybody', async () => {
  const registry = aFolder()
  await run(registry, `publish ${aBuild()}`)

  expect(await run(registry, 'promote mf-search@1.0.0 --percent 10')).toBe('"promote" knows no --percent.')

  expect(readRegistry(registry).channels).toEqual({})
})

test.each([
  ['rollback mf-search --percent 0', '"rollback" knows no --percent.'],
  ['check --keep 3', '"check" knows no --keep.'],
  [
    'canary mf-search@1.0.0 --percent 5 --no-judge --promote-after 50',
    'With --no-judge only people decide: --promote-after would say nothing.',
  ],
  ['list --colour', "Unknown option '--colour'. `remotectl --help` shows what there is."],
  ['prune --keep', "Option '--keep <value>' argument missing. `remotectl --help` shows what there is."],
  ['promot mf-search@1.0.0', 'There is no command "promot". `remotectl --help` shows what there is.'],
  ['publish /nowhere', '/nowhere holds no release.json: it is not a finished build.'],
])('"%s" is refused by one sentence', async (line, sentence) => {
  expect(await run(aFolder(), line)).toBe(sentence)
})

test('a slip in the name of the registry shows no empty one, and founds none', async () => {
  const slip = path.join(aFolder(), 'registy')

  for (const line of ['list', `publish ${aBuild()}`]) {
    expect(await run(slip, line)).toContain(`There is no registry in ${slip}: --registry or REGISTRY_FOLDER`)
  }

  expect(existsSync(slip)).toBe(false)
})

test('the address of a service may stand in the environment', async () => {
  const asked = runCommand(['list'], { REGISTRY_URL: 'http://127.0.0.1:9/registry', REGISTRY_TOKEN: 'x' })

  await expect(asked).rejects.toThrow('There is no registry at http://127.0.0.1:9/registry')
})

test('a key that is missing, or none, is named', async () => {
  const registry = aFolder()
  const folder = aFolder()
  const key = path.join(folder, 'key.pem')
  const signed = `publish ${aBuild()} --team search --sign ${key}`

  expect(await run(registry, signed)).toBe(`${key} cannot be used: there is no such file or folder.`)
  writeFileSync(key, 'no key')
  expect(await run(registry, signed)).toBe(`${key} is no Ed25519 key in PEM.`)
})

test('an option that is named twice is refused, and routes may be confirmed one by one', () => {
  expect(() => refuseForeignOptions('canary', ['percent', 'reason', 'percent'])).toThrow(
    '--percent is named twice',
  )
  expect(() => refuseForeignOptions('promote', ['allow', 'allow'])).not.toThrow()
})
