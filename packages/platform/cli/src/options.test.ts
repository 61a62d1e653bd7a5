import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { runCommand } from './command-line.ts'
import { faultSentence } from './refused-error.ts'
import { aBuild, aFolder } from './testing/a-build.ts'
import { refuseForeignOptions } from './options.ts'

const run = (registry: string, line: string) =>
  runCommand(line.split(' '), { REGISTRY_FOLDER: registry }).catch((error: unknown) => faultSentence(error))

test.each([
  ['rollback mf-search --percent 0', '"rollback" knows no --percent.'],
  ['registry check --keep 3', '"registry check" knows no --keep.'],
  ['promote mf-search@1.0.0 --no-judge', '--no-judge is of canaries: it needs --percent.'],
  ['promote --to 3 --allow /x', '--to serves what was served: --allow would say nothing.'],
  [
    'promote mf-search@1.0.0 --percent 5 --no-judge --promote-after 50',
    'With --no-judge only people decide: --promote-after would say nothing.',
  ],
  ['registry list --colour', "Unknown option '--colour'. `domizil --help` shows what there is."],
  [
    'registry prune --keep',
    "Option '--keep <value>' argument missing. `domizil --help` shows what there is.",
  ],
  ['promot mf-search@1.0.0', 'There is no command "promot". `domizil --help` shows what there is.'],
  ['registry publish /nowhere', '/nowhere holds no release.json: it is not a finished build.'],
])('the command "%s" is refused with one sentence', async (line, sentence) => {
  expect(await run(aFolder(), line)).toBe(sentence)
})

test('a mistyped registry folder is reported, and not created', async () => {
  const slip = path.join(aFolder(), 'registy')

  for (const line of ['registry list', `registry publish ${aBuild()}`]) {
    expect(await run(slip, line)).toContain(`There is no registry in ${slip}: --registry or REGISTRY_FOLDER`)
  }

  expect(existsSync(slip)).toBe(false)
})

test('the address of the registry service can be given in the environment', async () => {
  const asked = runCommand(['registry', 'list'], {
    REGISTRY_URL: 'http://127.0.0.1:9/registry',
    REGISTRY_TOKEN: 'x',
  })

  await expect(asked).rejects.toThrow('There is no registry at http://127.0.0.1:9/registry')
})

test('an option given twice is refused, except --allow for several routes', () => {
  expect(() => refuseForeignOptions('promote', ['percent', 'reason', 'percent'])).toThrow(
    '--percent is named twice',
  )
  expect(() => refuseForeignOptions('promote', ['allow', 'allow'])).not.toThrow()
})

test.each(['registry', 'registry --help', 'registry team --help', 'registry list -h'])(
  '"domizil %s" shows the commands for operators',
  async (line) => {
    expect(await run(aFolder(), line)).toMatch(/^domizil registry: /)
  },
)
