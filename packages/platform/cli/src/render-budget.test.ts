// proves 15.50
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from '@domizil/federation/hash'
import type { Release } from '@domizil/federation'
import { filesHash, type RenderTimes } from '@domizil/federation/render-times'
import { expect, test } from '@jest/globals'
import { runCommand } from './command-line.ts'
import { publish } from './publish.ts'
import { limitsOf, readGovernance } from './governance.ts'
import { readRegistry } from './registry-file.ts'
import { aBuild, aFolder, aRoute } from './testing/a-build.ts'

const run = (registry: string, ...order: string[]) => runCommand([...order, '--registry', registry], {})

/** A registry in which a page may render for 300 ms. */
async function givenBudget(name = 'mf-search'): Promise<string> {
  const registry = aFolder()
  await run(registry, 'registry', 'budget', name, '--render', '300', '--new-app')
  return registry
}

/** A build as `remote-build measure` leaves it. */
function measured(
  pages: RenderTimes['pages'],
  facts: Partial<Release> = {},
  change: Partial<RenderTimes> = {},
) {
  const folder = aBuild(facts)
  const place = path.join(folder, 'release.json')
  const release = JSON.parse(readFileSync(place, 'utf8')) as Release
  const times: RenderTimes = {
    schemaVersion: 1,
    of: filesHash(release),
    measuredAt: '2026-11-28T02:00:00.000Z',
    browser: '153.0',
    pages,
    ...change,
  }
  const text = JSON.stringify(times)
  const files = { ...release.files, 'render.json': hashOf(Buffer.from(text)) }
  writeFileSync(path.join(folder, 'render.json'), text)
  writeFileSync(place, JSON.stringify({ ...release, files }))
  return folder
}

test('a page over its budget of render time is refused with both times, and nothing is published', async () => {
  const registry = await givenBudget()

  const asked = run(registry, 'registry', 'publish', measured({ '/mf-search': 301 }))

  await expect(asked).rejects.toMatchObject({
    code: 'BUDGET_EXCEEDED',
    detail: 'RENDER_TIME_EXCEEDED',
    message: expect.stringMatching(
      /^\/mf-search of mf-search 1\.0\.0 needs 301 ms of the reference machine to render; the budget of mf-search is 300 ms\./,
    ),
  })
  expect(readRegistry(registry).versions).toEqual({})
  expect(existsSync(path.join(registry, 'mf-search/1.0.0'))).toBe(false)
})

test('a page may use its whole budget of render time', async () => {
  const registry = await givenBudget()

  expect(await run(registry, 'registry', 'publish', measured({ '/mf-search': 300 }))).toBe(
    'Published mf-search 1.0.0.',
  )
})

test('with a budget of render time, a build without measurements is refused with the command to measure', async () => {
  const registry = await givenBudget()

  await expect(run(registry, 'registry', 'publish', aBuild())).rejects.toMatchObject({
    code: 'NOT_MEASURED',
    message: expect.stringContaining('`domizil ship` measures it'),
  })
})

test('render times that belong to another build are refused', async () => {
  const registry = await givenBudget()
  const another = filesHash({ files: { 'entry.js': hashOf(Buffer.from('export {}')) } })

  const asked = run(registry, 'registry', 'publish', measured({ '/mf-search': 1 }, {}, { of: another }))

  await expect(asked).rejects.toThrow('The render times in mf-search 1.0.0 are those of another build.')
})

test('render times edited by hand are refused as tampered', async () => {
  const registry = await givenBudget()
  const folder = measured({ '/mf-search': 900 })
  const file = path.join(folder, 'render.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('900', '100'))

  await expect(run(registry, 'registry', 'publish', folder)).rejects.toMatchObject({ code: 'BUILD_TAMPERED' })
})

test('every public page without parameters must be measured, others need not', async () => {
  const registry = await givenBudget()
  const routes = [
    aRoute('/mf-search'),
    aRoute('/more'),
    aRoute('/flat/:id'),
    { ...aRoute('/mine'), access: 'user' as const },
  ]

  const part = run(registry, 'registry', 'publish', measured({ '/mf-search': 100 }, { routes }))
  await expect(part).rejects.toThrow('The render times of mf-search 1.0.0 leave out /more.')

  const whole = measured({ '/mf-search': 100, '/more': 100 }, { routes })
  expect(await run(registry, 'registry', 'publish', whole)).toBe('Published mf-search 1.0.0.')
})

test('a measured example of a page with parameters is checked too', async () => {
  const registry = await givenBudget()
  const routes = [aRoute('/flat/:id')]

  await expect(
    run(registry, 'registry', 'publish', measured({ '/flat/:id': 301 }, { routes })),
  ).rejects.toThrow('/flat/:id of')
})

test('unknown fields in the file of render times are ignored', async () => {
  const registry = await givenBudget()
  const folder = measured({ '/mf-search': 100 }, {}, { rounds: 7 } as Partial<RenderTimes>)

  expect(await run(registry, 'registry', 'publish', folder)).toBe('Published mf-search 1.0.0.')
})

test('the default budget of render time applies to remotes, not to the shell, which is not measured', async () => {
  const registry = await givenBudget('*')

  expect(await run(registry, 'registry', 'publish', aBuild({ name: 'shell' }))).toBe('Published shell 1.0.0.')
  await expect(run(registry, 'registry', 'publish', aBuild())).rejects.toMatchObject({ code: 'NOT_MEASURED' })
  await expect(run(registry, 'registry', 'budget', 'shell', '--render', '300')).rejects.toThrow(
    'are not measured',
  )
})

test('setting a limit of render time keeps the limits of size, the own ones and the defaults', async () => {
  const registry = aFolder()
  await run(registry, 'registry', 'budget', '*', '--bytes', '10', '--requests', '1')
  await run(registry, 'registry', 'budget', 'mf-flat', '--bytes', '50000', '--requests', '9', '--new-app')

  const said = await run(registry, 'registry', 'budget', 'mf-flat', '--render', '400')
  await run(registry, 'registry', 'budget', 'mf-search', '--render', '300', '--new-app')

  expect(said).toBe(
    'A page of mf-flat may need 50000 bytes in 9 files on a first visit, and 400 ms of the reference machine to render. What is published already stays.',
  )
  const governance = await readGovernance(registry)
  expect(limitsOf(governance, 'mf-search')).toEqual({ bytes: 10, requests: 1, render: 300 })
  await expect(run(registry, 'registry', 'publish', measured({ '/mf-search': 1 }))).rejects.toThrow(
    'is 10 bytes in 1 files',
  )
})

test('builds of a local start need no measured render times', async () => {
  const registry = await givenBudget()

  const { isNew } = await publish(registry, aBuild(), { compression: 'quick' })

  expect(isNew).toBe(true)
})
