import { expect, test } from '@jest/globals'
import { promote } from './channels.ts'
import { publish } from './publish.ts'
import { aBuild, aFolder, aRoute } from './testing/a-build.ts'

const version = (name: string, of: string) => ({ name, version: of })

async function givenFlat(): Promise<string> {
  const registry = aFolder()
  await publish(registry, aBuild({ name: 'mf-flat', routes: [aRoute('/flat/:id')] }))
  return registry
}

test.each(['/api/x', '/auth', '/de', '/es/search', '/en', '/remotes/x', '/registry', '/blog/x', '/health'])(
  'the route %s can never be reached, and is refused',
  async (path) => {
    await expect(publish(aFolder(), aBuild({ routes: [aRoute(path)] }))).rejects.toThrow(
      'belongs to the product itself',
    )
  },
)

test('a fixed segment in place of the parameter of another team is refused by name', async () => {
  const build = aBuild({ routes: [aRoute('/flat/42')] })

  await expect(publish(await givenFlat(), build)).rejects.toThrow(
    'The route /flat/42 of mf-search would take its address from /flat/:id of mf-flat.',
  )
})

test('it is published once it is confirmed by name, and needs no word again', async () => {
  const registry = await givenFlat()
  const routes = [aRoute('/flat/42')]

  await publish(registry, aBuild({ routes }), { allow: ['/flat/42'] })

  expect((await publish(registry, aBuild({ version: '1.1.0', routes }))).isNew).toBe(true)
})

test('an own parameter may have fixed segments beside it', async () => {
  const build = aBuild({ routes: [aRoute('/flat/:id'), aRoute('/flat/new')] })

  expect((await publish(aFolder(), build)).isNew).toBe(true)
})

test('a version that drops a served route is promoted only if that is confirmed by name', async () => {
  const registry = aFolder()
  await publish(registry, aBuild({ routes: [aRoute('/search'), aRoute('/favorites')] }))
  await publish(registry, aBuild({ version: '2.0.0', routes: [aRoute('/search')] }))
  await promote(registry, version('mf-search', '1.0.0'), 'production')
  const dropping = (allow: string[]) =>
    promote(registry, version('mf-search', '2.0.0'), 'production', { allow })

  await expect(dropping([])).rejects.toThrow('/favorites of mf-search would not be found any more')
  expect((await dropping(['/favorites'])).channels['production']?.parts['mf-search']?.version).toBe('2.0.0')
})
