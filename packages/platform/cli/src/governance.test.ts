// proves 15.49
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { runCommand } from './command-line.ts'
import { aFolder } from './testing/a-build.ts'
import { givenVersions } from './testing/given-versions.ts'

const run = (registry: string, ...order: string[]) => runCommand([...order, '--registry', registry], {})

const WEIGHT = ['--bytes', '5000', '--requests', '10']

test('a budget is listed with its author, time and reason, and can be shown for one app', async () => {
  const registry = await givenVersions('1.0.0')
  await run(registry, 'registry', 'budget', '*', '--render', '900')
  await run(registry, 'registry', 'budget', 'mf-search', ...WEIGHT, '--by', 'anna', '--reason', 'phones')

  const all = await run(registry, 'registry', 'budget')

  expect(all).toMatch(
    /^\*  900 ms of the reference machine to render  \(\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}\S+\)\n/,
  )
  expect(all).toMatch(/\nmf-search {2}5000 bytes in 10 files on a first visit {2}\(.* UTC {2}anna: phones\)$/)
  expect(await run(registry, 'registry', 'budget', 'mf-search')).toBe(
    'A page of mf-search may need 5000 bytes in 10 files on a first visit, and 900 ms of the reference machine to render.',
  )
})

test('after an app’s budget is lifted the default applies', async () => {
  const registry = await givenVersions('1.0.0')
  await run(registry, 'registry', 'budget', 'mf-search', ...WEIGHT, '--render', '300')

  expect(await run(registry, 'registry', 'budget', 'mf-search', '--lift', '--render', '400')).toBe(
    'A page of mf-search may need 400 ms of the reference machine to render. What is published already stays.',
  )
  expect(await run(registry, 'registry', 'budget', 'mf-search', '--lift')).toContain('may need what it likes')
  expect(await run(registry, 'registry', 'budget')).toBe('No app has a budget.')
  await expect(run(registry, 'registry', 'budget', 'mf-search', '--lift')).rejects.toThrow(
    'mf-search has no budget of its own to lift.',
  )
})

test('after an app’s rule is removed the default applies, and the history notes it', async () => {
  const registry = await givenVersions('1.0.0')
  await run(registry, 'registry', 'rule', '*', '--max-extra', '9')
  await run(registry, 'registry', 'rule', 'mf-search', '--max-extra', '1')

  const said = await run(
    registry,
    'registry',
    'rule',
    'mf-search',
    '--lift',
    '--reason',
    'as all',
    '--by',
    'anna',
  )

  expect(said).toContain('over 9 in 100 more fail')
  expect(await run(registry, 'registry', 'rule')).toMatch(/^\*  It ends .* over 9 in 100 .*UTC/)
  await run(registry, 'promote', 'mf-search@1.0.0')
  expect((await run(registry, 'registry', 'history')).split('\n')).toEqual([
    expect.stringMatching(/^\d+ {2}.*promote mf-search@1\.0\.0$/),
    expect.stringMatching(/^- {2}\d{4}.* UTC {2}anna {2}rule mf-search --lift {2}\(as all\)$/),
    expect.stringMatching(/^- .*rule mf-search --min-starts 100 --max-extra 1$/),
    expect.stringMatching(/^- .*rule \* --min-starts 100 --max-extra 9$/),
  ])
})

test.each(['budget', 'rule'])(
  'for the command %s a mistyped app name is refused with the nearest match',
  async (command) => {
    const registry = await givenVersions('1.0.0')
    const setting = command === 'budget' ? WEIGHT : ['--max-extra', '1']

    const asked = run(registry, 'registry', command, 'mf-serch', ...setting)
    await expect(asked).rejects.toMatchObject({
      code: 'APP_UNKNOWN',
      message:
        'No version of mf-serch has been published. Is it mf-search? If it is still to come: --new-app',
    })
    await expect(run(registry, 'registry', command, 'mf-serch')).rejects.toMatchObject({
      code: 'APP_UNKNOWN',
    })
    await expect(run(registry, 'registry', command, 'MF Search', ...setting, '--new-app')).rejects.toThrow(
      'small letters',
    )
    expect(existsSync(path.join(registry, 'governance.json'))).toBe(false)

    await run(registry, 'registry', command, 'mf-serch', ...setting, '--new-app')
    expect(await run(registry, 'registry', command, 'mf-serch')).toContain('of mf-serch')
  },
)

test('bytes and render time are written together: if one is refused, neither is stored', async () => {
  const registry = await givenVersions('1.0.0')
  await expect(
    run(registry, 'registry', 'budget', 'shell', ...WEIGHT, '--render', '300', '--new-app'),
  ).rejects.toThrow('The pages of the shell are not measured')
  expect(existsSync(path.join(registry, 'governance.json'))).toBe(false)

  await run(registry, 'registry', 'budget', 'mf-search', ...WEIGHT, '--render', '300')
  const { budgets, changes } = JSON.parse(readFileSync(path.join(registry, 'governance.json'), 'utf8'))

  expect(budgets).toEqual({ 'mf-search': { bytes: 5000, requests: 10, render: 300 } })
  expect(changes).toHaveLength(1)
})

test('concurrent changes of budgets are all stored', async () => {
  const registry = aFolder()
  const names = Array.from({ length: 8 }, (_, at) =>
    `mf-${at}x`.replace(/\d/, (digit) => 'abcdefgh'[Number(digit)] ?? ''),
  )

  await Promise.all(names.map((name) => run(registry, 'registry', 'budget', name, ...WEIGHT, '--new-app')))

  expect((await run(registry, 'registry', 'budget')).split('\n')).toHaveLength(8)
})

test('a command with missing or contradictory settings is refused', async () => {
  const registry = await givenVersions('1.0.0')

  await expect(run(registry, 'registry', 'budget', ...WEIGHT)).rejects.toThrow('Of which app?')
  await expect(run(registry, 'registry', 'rule', 'mf-search', '--lift', '--max-extra', '1')).rejects.toThrow(
    '--lift takes',
  )
  writeFileSync(path.join(registry, 'governance.json'), '{"budgets": ')
  await expect(run(registry, 'registry', 'budget')).rejects.toMatchObject({ code: 'GOVERNANCE_MALFORMED' })
})
