// proves 15.10
import { expect, test } from '@jest/globals'
import { promote } from './channels.ts'
import { startCanary } from './testing/change-channel.ts'
import { publish } from './publish.ts'
import { aBuild, aFolder, aRoute } from './testing/a-build.ts'

const version = (name: string, of: string) => ({ name, version: of })

async function givenFlat(): Promise<string> {
  const registry = aFolder()
  await publish(registry, aBuild({ name: 'mf-flat', routes: ['/flat/:id', '/flat/:id/:tab'].map(aRoute) }))
  return registry
}

test.each([
  '/api/x',
  '/auth',
  '/de',
  '/es/search',
  '/en',
  '/remotes/x',
  '/registry',
  '/blog/x',
  '/health',
  '//api/x',
])('the reserved route %s is refused', async (path) => {
  await expect(publish(aFolder(), aBuild({ routes: [aRoute(path)] }))).rejects.toThrow(
    'belongs to the product itself',
  )
})

test.each([
  ['/flat/42', '/flat/:id'],
  ['/flat/:number/plan', '/flat/:id/:tab'],
])(
  'the route %s, which would take addresses from a parameter route of another team, is refused',
  async (path, taken) => {
    const build = aBuild({ routes: [aRoute(path)] })

    await expect(publish(await givenFlat(), build)).rejects.toThrow(
      `The route ${path} of mf-search would take its address from ${taken} of mf-flat.`,
    )
  },
)

test.each(['/:page', '/:kind/42'])(
  'the route %s, which begins with a parameter, is refused',
  async (path) => {
    await expect(publish(aFolder(), aBuild({ routes: [aRoute(path)] }))).rejects.toThrow(
      'begins with a parameter',
    )
  },
)

test('a route that overlaps no other team’s route is published without confirmation', async () => {
  const routes = ['/flats/42', '/flats/:id', '/flat/:id/plan/:floor'].map(aRoute)

  expect((await publish(await givenFlat(), aBuild({ routes }))).isNew).toBe(true)
})

test('a route that overlaps another team’s is published once confirmed, and later versions need no confirmation', async () => {
  const registry = await givenFlat()
  const routes = [aRoute('/flat/42')]

  await publish(registry, aBuild({ routes }), { allow: ['/flat/42'] })

  expect((await publish(registry, aBuild({ version: '1.1.0', routes }))).isNew).toBe(true)
})

test('an app may have fixed routes beside its own parameter route', async () => {
  const build = aBuild({ routes: [aRoute('/flat/:id'), aRoute('/flat/new')] })

  expect((await publish(aFolder(), build)).isNew).toBe(true)
})

test('a version that drops a served route is promoted only with --allow for that route', async () => {
  const registry = aFolder()
  await publish(registry, aBuild({ routes: [aRoute('/search'), aRoute('/favorites')] }))
  await publish(registry, aBuild({ version: '2.0.0', routes: [aRoute('/search')] }))
  await promote(registry, version('mf-search', '1.0.0'), 'production')
  const dropping = (allow: string[]) =>
    promote(registry, version('mf-search', '2.0.0'), 'production', { allow })

  await expect(dropping([])).rejects.toThrow('/favorites of mf-search would not be found any more')
  expect((await dropping(['/favorites'])).channels['production']?.parts['mf-search']?.version).toBe('2.0.0')
})

test('a canary that drops a served route needs --allow, its promotion then does not', async () => {
  const registry = aFolder()
  await publish(registry, aBuild({ routes: [aRoute('/search'), aRoute('/favorites')] }))
  await publish(registry, aBuild({ version: '2.0.0', routes: [aRoute('/search')] }))
  await promote(registry, version('mf-search', '1.0.0'), 'production')
  const wanted = version('mf-search', '2.0.0')
  const start = (percent: number, allow?: string[]) =>
    startCanary(registry, { wanted, percent }, 'production', { allow })

  await expect(start(10)).rejects.toThrow('/favorites of mf-search would not be found any more')
  await start(10, ['/favorites'])
  await start(50)
  const { channels } = await promote(registry, wanted, 'production')

  expect(channels['production']?.parts['mf-search']?.version).toBe('2.0.0')
})

test('a canary need not confirm the routes that another app’s canary drops', async () => {
  const registry = aFolder()
  await publish(registry, aBuild({ routes: [aRoute('/search'), aRoute('/favorites')] }))
  await publish(registry, aBuild({ version: '2.0.0', routes: [aRoute('/search')] }))
  for (const one of ['1.0.0', '2.0.0']) await publish(registry, aBuild({ name: 'mf-flat', version: one }))
  for (const name of ['mf-search', 'mf-flat']) await promote(registry, version(name, '1.0.0'), 'production')
  const dropping = { wanted: version('mf-search', '2.0.0'), percent: 10 }
  await startCanary(registry, dropping, 'production', { allow: ['/favorites'] })

  const { channels } = await startCanary(
    registry,
    { wanted: version('mf-flat', '2.0.0'), percent: 10 },
    'production',
  )

  expect(channels['production']?.parts['mf-flat']?.canary?.version).toBe('2.0.0')
})

test('a route that moves to another app in the same step counts as not dropped', async () => {
  const registry = aFolder()
  await publish(registry, aBuild({ routes: [aRoute('/search'), aRoute('/favorites')] }))
  await publish(registry, aBuild({ name: 'mf-flat' }))
  for (const name of ['mf-search', 'mf-flat']) await promote(registry, version(name, '1.0.0'), 'production')
  await publish(registry, aBuild({ version: '2.0.0', routes: [aRoute('/search')] }))
  const moved = { name: 'mf-flat', version: '2.0.0', routes: [aRoute('/mf-flat'), aRoute('/favorites')] }
  await publish(registry, aBuild(moved), { together: ['mf-search'] })
  const wanted = [version('mf-search', '2.0.0'), version('mf-flat', '2.0.0')]

  const { channels } = await startCanary(registry, { wanted, percent: 10 }, 'production')

  expect(channels['production']?.parts['mf-flat']?.canary?.version).toBe('2.0.0')
})
