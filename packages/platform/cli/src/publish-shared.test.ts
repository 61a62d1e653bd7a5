import { expect, test } from '@jest/globals'
import { publish } from './publish.ts'
import { aBuild, aFolder } from './testing/a-build.ts'

const SPARKLE = { '@domizil/ui/parts': { Sparkle: '1.1' } }
const RANGES = { shellApi: 1, react: '^19.0.0', runtime: '^2.0.0' }
const VERSIONS = { shellApi: 1, react: '19.3.1', runtime: '2.9.2' }

test('a remote that needs an export of no published shell is refused by name', async () => {
  const registry = aFolder()
  await publish(registry, aBuild({ name: 'shell' }))

  await expect(publish(registry, aBuild({ requires: { ...RANGES, shared: SPARKLE } }))).rejects.toThrow(
    'No published shell can run mf-search 1.0.0: it needs Sparkle of @domizil/ui/parts, which the shell does not have.',
  )
})

test('a remote that at least one published shell can run is published', async () => {
  const registry = aFolder()
  await publish(registry, aBuild({ name: 'shell', provides: { ...VERSIONS, shared: SPARKLE } }))
  await publish(registry, aBuild({ name: 'shell', version: '0.9.0' }))

  const { isNew } = await publish(registry, aBuild({ requires: { ...RANGES, shared: SPARKLE } }))

  expect(isNew).toBe(true)
})

test('a remote that bundles its own copies needs no shared modules of the shell', async () => {
  const registry = aFolder()
  await publish(registry, aBuild({ name: 'shell' }))

  expect((await publish(registry, aBuild({ requires: RANGES }))).isNew).toBe(true)
})
