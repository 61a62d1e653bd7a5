// proves 15.30
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { startCanary } from './testing/change-channel.ts'
import { runCommand } from './command-line.ts'
import { aBuild } from './testing/a-build.ts'
import { givenVersions, servedBy } from './testing/given-versions.ts'

const run = (registry: string, ...order: string[]) => runCommand([...order, '--registry', registry], {})

async function givenServed() {
  const registry = await givenVersions('1.0.0', '1.1.0')
  await run(registry, 'promote', 'mf-search@1.0.0')
  return registry
}

const RULE = [
  '--min-starts',
  '200',
  '--max-extra',
  '1',
  '--max-slower',
  '5',
  '--promote-after',
  '500',
  '--steps',
  '25,50',
]
const JUDGE = { minStarts: 200, maxExtra: 1, maxSlower: 5, promoteAfter: 500, steps: [25, 50] }

test('a canary without options is judged by the rule of its app', async () => {
  const registry = await givenServed()
  await run(registry, 'registry', 'rule', 'mf-search', ...RULE)

  await startCanary(registry, { wanted: { name: 'mf-search', version: '1.1.0' }, percent: 5 }, 'production')

  expect(servedBy(registry)?.canary?.judge).toEqual(JUDGE)
})

test('starting a canary prints the rule it is judged by', async () => {
  const registry = await givenServed()
  await run(registry, 'registry', 'rule', 'mf-search', ...RULE)

  expect(await run(registry, 'promote', 'mf-search@1.1.0', '--percent', '5')).toBe(
    '5 of 100 visitors of the channel production get mf-search 1.1.0. It ends by itself if, of 200 starts, over 1 in 100 more fail than of the stable version, or over 5 in 100 more visits are slow; else 25, 50 and then all of 100 visitors get it, each share after 500 starts with the one before.',
  )
})

test('a canary with any option of its own ignores the rule of its app', async () => {
  const registry = await givenServed()
  await run(registry, 'registry', 'rule', 'mf-search', ...RULE)

  await run(registry, 'promote', 'mf-search@1.1.0', '--percent', '5', '--min-starts', '30')

  expect(servedBy(registry)?.canary?.judge).toEqual({ minStarts: 30, maxExtra: 2 })
})

test('the default rule applies to an app without its own', async () => {
  const registry = await givenServed()
  await run(registry, 'registry', 'rule', '*', '--max-extra', '9')
  const ofAll = await run(registry, 'registry', 'rule', 'mf-search')
  await run(registry, 'registry', 'rule', 'mf-search', '--no-judge')

  expect(ofAll).toContain('over 9 in 100 more fail')
  expect(await run(registry, 'registry', 'rule', 'mf-search')).toBe(
    'A canary of mf-search: Only people end or promote it.',
  )
})

test('without any rule a canary is judged by the built-in limits', async () => {
  const registry = await givenServed()

  await run(registry, 'promote', 'mf-search@1.1.0', '--percent', '5')

  expect(servedBy(registry)?.canary?.judge).toEqual({ minStarts: 100, maxExtra: 2 })
})

test('several canaries with different rules must name one, but can end without it', async () => {
  const registry = await givenServed()
  for (const version of ['1.0.0', '1.1.0'])
    await run(registry, 'registry', 'publish', aBuild({ name: 'mf-flat', version, routes: [] }))
  await run(registry, 'promote', 'mf-flat@1.0.0')
  await run(registry, 'registry', 'rule', 'mf-search', '--max-extra', '1')
  const both = ['promote', 'mf-search@1.1.0', 'mf-flat@1.1.0', '--percent']

  await expect(run(registry, ...both, '5')).rejects.toThrow(
    'The canaries of mf-search and mf-flat have different rules',
  )

  await run(registry, ...both, '5', '--max-extra', '3')
  expect(servedBy(registry)?.canary?.judge?.maxExtra).toBe(3)
  expect(await run(registry, ...both, '0')).toContain('no canary of mf-search, mf-flat any more')
})

test('a damaged file of rules is reported by name', async () => {
  const registry = await givenServed()
  writeFileSync(path.join(registry, 'governance.json'), '{"mf-search": ')

  await expect(run(registry, 'promote', 'mf-search@1.1.0', '--percent', '5')).rejects.toThrow(
    'The file governance.json of the registry cannot be used: ',
  )
})
