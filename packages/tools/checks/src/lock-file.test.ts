import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { load } from 'js-yaml'

const ROOT = join(import.meta.dirname, '../../../..')

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly os?: readonly string[] }>>
  readonly snapshots: Readonly<
    Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>
  >
}

/** As the names of native packages write them. */
const PLATFORMS = [/linux-?x64/, /linux-?arm64/, /darwin-?arm64/, /win32-?x64/]

const { packages, snapshots } = load(readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8')) as LockFile

/** Packages with a native part, which are not one themselves. */
const natives = Object.entries(snapshots).flatMap(([key, { optionalDependencies = {} }]) => {
  const name = key.replace(/\(.*/s, '')
  const parts = Object.keys(optionalDependencies).filter((part) =>
    PLATFORMS.some((platform) => platform.test(part)),
  )
  return parts.length > 0 && !packages[name]?.os ? [{ name, parts }] : []
})

test('the bundler is recognised as a package with native parts', () => {
  expect(natives.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^@rspack\/binding@/))
})

// A registry that lacks a platform at the moment of an update makes pnpm leave it out, without a word.
test.each(natives)('$name is locked for Linux, macOS and Windows', ({ parts }) => {
  const missing = PLATFORMS.filter((platform) => !parts.some((part) => platform.test(part)))

  expect(missing).toEqual([])
})
