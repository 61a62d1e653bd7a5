// proves 15.7, 15.8, 15.10
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { runCommand } from './command-line.ts'
import { readRegistry } from './registry-file.ts'
import { aBuild, aFolder } from './testing/a-build.ts'

const run = (registry: string, ...args: string[]) => runCommand(args, { REGISTRY_FOLDER: registry })

async function givenServed(): Promise<string> {
  const registry = aFolder()
  await run(registry, 'registry', 'publish', aBuild({ version: '1.0.0' }))
  await run(registry, 'registry', 'publish', aBuild({ version: '1.1.0' }))
  await run(registry, 'promote', 'mf-search@1.0.0')
  return registry
}

test('a team publishes, promotes to all, starts and promotes a canary, and rolls back', async () => {
  const registry = await givenServed()

  const said = [
    await run(registry, 'promote', 'mf-search@1.1.0', '--percent', '5'),
    await run(registry, 'promote', 'mf-search@1.1.0'),
    await run(registry, 'rollback', 'mf-search'),
  ]

  expect(said).toEqual([
    '5 of 100 visitors of the channel production get mf-search 1.1.0. It ends by itself if, of 100 starts, over 2 in 100 more fail than of the stable version, or over 15 in 100 more visits are slow.',
    'The channel production serves mf-search 1.1.0.',
    'The channel production serves mf-search 1.0.0 again.',
  ])
})

test('--max-slower limits how many more visits of a canary may be slow', async () => {
  const registry = await givenServed()
  const start = (limit: string) =>
    run(registry, 'promote', 'mf-search@1.1.0', '--percent', '5', '--max-slower', limit)

  expect(await start('4')).toContain('or over 4 in 100 more visits are slow')
  await expect(start('101')).rejects.toThrow('--max-slower needs a number from 0 to 100')
})

test('--steps names the larger shares through which a good canary grows', async () => {
  const registry = await givenServed()
  const start = (...options: string[]) =>
    run(registry, 'promote', 'mf-search@1.1.0', '--percent', '10', ...options)

  expect(await start('--promote-after', '50', '--steps', '25,50')).toMatch(
    /else 25, 50 and then all of 100 visitors get it, each share after 50 starts with the one before\.$/,
  )
  await expect(start('--steps', '25')).rejects.toThrow('--steps needs --promote-after')
  for (const steps of ['10,25', '50,25', '25,100', 'some'])
    await expect(start('--promote-after', '50', '--steps', steps)).rejects.toThrow('growing shares below 100')
})

test('the list shows every version, newest first, and who serves it', async () => {
  const registry = await givenServed()
  await run(registry, 'promote', 'mf-search@1.1.0', '--percent', '5')
  await run(registry, 'promote', 'mf-search@1.0.0', '--channel', 'staging', '--new-channel')

  const list = await run(registry, 'registry', 'list')

  expect(list.split('\n')).toEqual([
    'mf-search',
    expect.stringMatching(/^ {2}1\.1\.0 {2}.* {2}\(production: 5 % canary\)$/),
    expect.stringMatching(/^ {2}1\.0\.0 {2}.* {2}\(production, staging\)$/),
  ])
})

test('the list says when a version was published, by whom, and whose signature it has', async () => {
  const registry = aFolder()
  await run(registry, 'registry', 'publish', aBuild(), '--by', 'Adele')
  const at = readRegistry(registry).versions['mf-search']?.[0]?.published?.at ?? ''

  const list = await run(registry, 'registry', 'list')

  expect(list.split('\n')[1]).toBe(`  1.0.0  ${at.slice(0, 10)} ${at.slice(11, 16)} UTC  Adele`)
})

test('listing an empty registry says that nothing has been published', async () => {
  expect(await run(aFolder(), 'registry', 'list')).toBe('Nothing has been published yet.')
})

test('a consistent registry passes the check', async () => {
  expect(await run(await givenServed(), 'registry', 'check')).toContain('All is well')
})

test('the check names a tampered file', async () => {
  const registry = await givenServed()
  writeFileSync(path.join(registry, 'mf-search/1.0.0/entry.js'), 'tampered')

  await expect(run(registry, 'registry', 'check')).rejects.toThrow(
    'mf-search 1.0.0: The file entry.js is not the one',
  )
})

test('the check names a served version that is gone', async () => {
  const registry = await givenServed()
  rmSync(path.join(registry, 'mf-search/1.0.0'), { recursive: true })

  await expect(run(registry, 'registry', 'check')).rejects.toThrow(
    'Channel production: mf-search 1.0.0 is missing.',
  )
})

test('promoting to an unknown channel is refused and names the existing ones', async () => {
  const registry = await givenServed()

  await expect(run(registry, 'promote', 'mf-search@1.0.0', '--channel', 'PROD')).rejects.toThrow(
    'There is no channel PROD. There are: production. To found it: --new-channel',
  )
})

test('the history says who changed what and why, newest first, and any point of it can be restored', async () => {
  const registry = await givenServed()
  const why = ['--by', 'Adele', '--reason', 'the new filters']
  await run(registry, 'promote', 'mf-search@1.1.0', ...why)

  const [newest = '', oldest = ''] = (await run(registry, 'registry', 'history')).split('\n')
  const said = await run(registry, 'promote', '--to', oldest.split(' ')[0] ?? '')

  expect(newest).toMatch(
    /^4 {2}\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}Adele {2}promote mf-search@1\.1\.0 {2}\(the new filters\)$/,
  )
  expect(oldest).toContain('promote mf-search@1.0.0')
  expect(said).toBe('The channel production serves mf-search 1.0.0.')
})

test('the history names canaries that a restore would bring back, and so does the restore', async () => {
  const registry = await givenServed()
  await run(registry, 'promote', 'mf-search@1.1.0', '--percent', '5', '--no-judge')
  const [begun = ''] = (await run(registry, 'registry', 'history')).split('\n')
  await run(registry, 'rollback', 'mf-search')

  const said = await run(registry, 'promote', '--to', begun.split(' ')[0] ?? '')

  expect(begun).toMatch(/ {2}\[5 % get the canary mf-search 1\.1\.0\]$/)
  expect(said).toBe(
    'The channel production serves mf-search 1.0.0. 5 of 100 visitors get the canary mf-search 1.1.0 with it. Only people end or promote it.',
  )
})

test('a rollback during a canary ends the canary, and all visitors keep the stable version', async () => {
  const registry = await givenServed()
  await run(registry, 'promote', 'mf-search@1.1.0', '--percent', '5')

  expect(await run(registry, 'rollback', 'mf-search')).toBe(
    'The channel production serves mf-search 1.0.0 to everybody.',
  )
})

test('without a command the usage is printed', async () => {
  expect(await run(aFolder())).toContain('domizil promote [<version>]')
})

test.each([
  [['fly'], 'There is no command "fly".'],
  [['registry', 'publish'], 'Which build?'],
  [['registry', 'serve'], 'is a command of the checkout or image of the site'],
  [['promote', 'mf-search'], '"mf-search" is not of the form name@version'],
  [['promote'], 'holds no remote'],
  [['promote', 'mf-search@1.0.0', '--percent', '101'], 'not "101"'],
  [
    ['promote', 'mf-search@1.0.0', '--percent', '5', '--min-starts', '3'],
    '--min-starts needs a whole number from 10',
  ],
  [['promote', 'mf-search@1.0.0', '--percent', '5', '--promote-after', 'soon'], 'not "soon"'],
  [['promote', '--to', 'yesterday'], '"yesterday" is not a revision.'],
  [['registry', 'prune', '--keep', '0'], '--keep needs a whole number from 1 to 999999999, not "0".'],
  [['registry', 'list', '--colour'], 'colour'],
])('the command %j is refused with a sentence', async (args, sentence) => {
  await expect(run(aFolder(), ...args)).rejects.toThrow(sentence)
})
