// proves 15.5, 18.22
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { promote, readRegistry } from '@domizil/cli'
import { expect, test } from '@jest/globals'
import { aBuildOf } from '../testing/a-build.ts'
import { localApps, publishLocal, serveLocal } from './local-builds.ts'

const CHANNEL = 'production'

function givenCheckout(): { root: string; registry: string } {
  const root = mkdtempSync(path.join(tmpdir(), 'domizil-checkout-'))
  const manifest = { name: '@domizil/mf-search', version: '0.1.0' }
  mkdirSync(path.join(root, 'packages'))
  mkdirSync(path.join(root, 'mf-search'))
  for (const file of ['rspack.shared.js', 'pnpm-lock.yaml', 'mf-search/routes.json', 'mf-search/page.ts']) {
    writeFileSync(path.join(root, file), '')
  }
  writeFileSync(path.join(root, 'mf-search/package.json'), JSON.stringify(manifest))
  return { root, registry: path.join(root, 'registry') }
}

async function start({ root, registry }: { root: string; registry: string }): Promise<number> {
  const apps = localApps(root, registry)
  const missing = apps.filter(({ isPublished }) => !isPublished)
  for (const { version } of missing) await publishLocal(registry, aBuildOf(version), apps)
  await serveLocal(registry, CHANNEL, apps)
  return missing.length
}

const served = (registry: string) => readRegistry(registry).channels[CHANNEL]?.parts['mf-search']?.version

test('the first start builds and serves the sources', async () => {
  const checkout = givenCheckout()

  const built = await start(checkout)

  expect(built).toBe(1)
  expect(served(checkout.registry)).toBe(localApps(checkout.root, checkout.registry)[0]?.version)
})

test('a later start builds nothing', async () => {
  const checkout = givenCheckout()
  await start(checkout)

  expect(await start(checkout)).toBe(0)
})

test('reverted sources are served again without a build', async () => {
  const checkout = givenCheckout()
  await start(checkout)
  const first = served(checkout.registry)
  const page = path.join(checkout.root, 'mf-search/page.ts')
  writeFileSync(page, 'changed')
  await start(checkout)
  const second = served(checkout.registry)
  writeFileSync(page, '')

  const built = await start(checkout)

  expect(built).toBe(0)
  expect(second).not.toBe(first)
  expect(served(checkout.registry)).toBe(first)
})

test('a version for visitors is compressed more than that of a local start, and only once', async () => {
  const script = Array.from({ length: 4_000 }, (_, at) => `const a${at * 7} = ${at ** 3}`).join()
  const packedAs = async (...levels: ('best' | 'quick')[]) => {
    const checkout = givenCheckout()
    const apps = localApps(checkout.root, checkout.registry)
    const { version = '' } = apps[0] ?? {}
    for (const level of levels) {
      await publishLocal(checkout.registry, aBuildOf(version, script), apps, level)
    }
    return readFileSync(path.join(checkout.registry, 'mf-search', version, 'entry.js.br'))
  }

  const [quick, best, first] = [
    await packedAs('quick'),
    await packedAs('best'),
    await packedAs('quick', 'best'),
  ]

  expect(best.length).toBeLessThan(quick.length)
  expect(brotliDecompressSync(best)).toEqual(brotliDecompressSync(quick))
  expect(first).toEqual(quick)
})

test('a version promoted by hand stays served', async () => {
  const checkout = givenCheckout()
  await start(checkout)
  await publishLocal(checkout.registry, aBuildOf('9.0.0'), [])
  await promote(checkout.registry, { name: 'mf-search', version: '9.0.0' }, CHANNEL)

  await start(checkout)

  expect(served(checkout.registry)).toBe('9.0.0')
})

test('local builds never delete releases that were published on purpose', async () => {
  const checkout = givenCheckout()
  await publishLocal(checkout.registry, aBuildOf('1.5.0'), [])

  for (let change = 0; change < 8; change += 1) {
    writeFileSync(path.join(checkout.root, 'mf-search/page.ts'), `change ${change}`)
    await start(checkout)
  }

  const versions = readRegistry(checkout.registry).versions['mf-search']?.map(({ version }) => version)
  expect(versions).toContain('1.5.0')
  expect(versions).toHaveLength(6)
})

test('two starts that build the same sources at the same time both succeed', async () => {
  const checkout = givenCheckout()
  const apps = localApps(checkout.root, checkout.registry)
  const version = apps[0]?.version ?? ''

  await Promise.all(
    ['one', 'two'].map((script) => publishLocal(checkout.registry, aBuildOf(version, script), apps)),
  )

  expect(localApps(checkout.root, checkout.registry)[0]?.isPublished).toBe(true)
})
