// proves 15.48
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from '@domizil/federation/hash'
import { expect, test } from '@jest/globals'
import { refuseOverweight, sizesIn, weighPages } from './budgets.ts'
import { runCommand } from './command-line.ts'
import { readReleaseFolder } from './release-folder.ts'
import { readRegistry } from './registry-file.ts'
import { aBuild, aFolder } from './testing/a-build.ts'

/** A script that compression makes no smaller. */
const SCRIPT = Array.from({ length: 200 }, (_, at) => hashOf(Buffer.from(String(at)))).join('')
/** An app whose one page needs its entry, of about ten thousand bytes, and a style sheet. */
const build = (version = '1.0.0') =>
  aBuild({ version, pages: { page: { files: ['pages/page.css'], shared: [] } } }, SCRIPT)

const run = (registry: string, ...order: string[]) => runCommand([...order, '--registry', registry], {})

test('a page over the size budget of its app is refused, and nothing is published', async () => {
  const registry = aFolder()
  await run(registry, 'registry', 'budget', 'mf-search', '--bytes', '5000', '--requests', '10', '--new-app')

  await expect(run(registry, 'registry', 'publish', build())).rejects.toThrow(
    /^The page page of mf-search 1\.0\.0 needs \d{4} bytes in 2 files on a first visit; the budget of mf-search is 5000 bytes in 10 files\./,
  )

  expect(readRegistry(registry).versions).toEqual({})
  expect(existsSync(path.join(registry, 'mf-search/1.0.0'))).toBe(false)
})

test('a page may use its whole budget, in which the largest language counts', () => {
  const folder = build()
  const texts = { 'messages-de.js': 'x'.repeat(900), 'messages-en.js': 'x'.repeat(10) }
  for (const [file, text] of Object.entries(texts)) writeFileSync(path.join(folder, file), text)
  const messages = { de: ['messages-de.js'], en: ['messages-en.js'] }
  const release = { ...readReleaseFolder(folder).release, messages }

  const [heaviest] = weighPages(release, sizesIn(folder))

  const bytes = SCRIPT.length + 'a{}'.length + 900
  expect(heaviest).toEqual({ page: 'page', bytes, requests: 3 })
  const allow = (most: number) => refuseOverweight({ bytes: most, requests: 3 }, folder, release)
  expect(() => allow(bytes)).not.toThrow()
  expect(() => allow(bytes - 1)).toThrow('the budget of mf-search')
})

test('the budget limits the number of files as well as their bytes', async () => {
  const registry = aFolder()
  await run(registry, 'registry', 'budget', 'mf-search', '--bytes', '50000', '--requests', '1', '--new-app')

  await expect(run(registry, 'registry', 'publish', build())).rejects.toThrow(
    'needs 2 files on a first visit; the budget of mf-search is 50000 bytes in 1 files',
  )
})

test('a page within its budget is published; the budget of an app wins over the default', async () => {
  const registry = aFolder()
  await run(registry, 'registry', 'budget', '*', '--bytes', '10', '--requests', '1')
  await run(registry, 'registry', 'budget', 'mf-search', '--bytes', '50000', '--requests', '2', '--new-app')

  expect(await run(registry, 'registry', 'publish', build())).toBe('Published mf-search 1.0.0.')
})

test('the default budget applies to an app without its own', async () => {
  const registry = aFolder()
  await run(registry, 'registry', 'budget', '*', '--bytes', '10', '--requests', '1')

  await expect(run(registry, 'registry', 'publish', build())).rejects.toThrow(
    'the budget of mf-search is 10 bytes',
  )
})

test('without a budget the size of a page is not checked', async () => {
  expect(await run(aFolder(), 'registry', 'publish', build())).toBe('Published mf-search 1.0.0.')
})

test('setting a size budget needs bytes and requests', async () => {
  await expect(run(aFolder(), 'registry', 'budget', 'mf-search', '--bytes', '10')).rejects.toThrow(
    '--requests needs a whole number',
  )
})
