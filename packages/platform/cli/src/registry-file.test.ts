import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { changeRegistry, readRegistry } from './registry-file.ts'
import { withLock } from './store.ts'
import { aFolder } from './testing/a-build.ts'

const addChannel = (name: string) => (registry: ReturnType<typeof readRegistry>) => ({
  ...registry,
  channels: { ...registry.channels, [name]: { overrides: false, parts: {} } },
})

test('every change raises the revision by one', async () => {
  const folder = aFolder()

  await changeRegistry(folder, addChannel('production'))
  const { revision } = await changeRegistry(folder, addChannel('staging'))

  expect(revision).toBe(2)
  expect(Object.keys(readRegistry(folder).channels)).toEqual(['production', 'staging'])
})

test('a change that changes nothing does not raise the revision', async () => {
  const folder = aFolder()
  await changeRegistry(folder, addChannel('production'))

  await changeRegistry(folder, (registry) => registry)

  expect(readRegistry(folder).revision).toBe(1)
})

test('a change that fails leaves the registry as it was and unlocked', async () => {
  const folder = aFolder()
  const fail = () => {
    throw new Error('no')
  }

  await expect(changeRegistry(folder, fail)).rejects.toThrow('no')
  await changeRegistry(folder, addChannel('production'))

  expect(readRegistry(folder).revision).toBe(1)
})

const lockOf = (folder: string) => path.join(folder, 'registry.json.lock')

test('the lock of a process that has died is taken over', async () => {
  const folder = aFolder()
  mkdirSync(lockOf(folder))
  utimesSync(lockOf(folder), new Date(0), new Date(0))

  await changeRegistry(folder, addChannel('production'))

  expect(readRegistry(folder).revision).toBe(1)
  expect(existsSync(lockOf(folder))).toBe(false)
})

test('a registry that another process keeps locked is not touched', async () => {
  const folder = aFolder()
  mkdirSync(lockOf(folder))

  await expect(withLock(folder, () => {}, 0)).rejects.toThrow(
    'Another process has been changing the registry',
  )
})

test('concurrent changes by eight processes are all stored, despite a stale lock', async () => {
  const folder = aFolder()
  mkdirSync(lockOf(folder))
  utimesSync(lockOf(folder), new Date(0), new Date(0))

  await Promise.all(Array.from({ length: 8 }, (_, index) => changeInChild(folder, `channel-${index}`)))

  expect(readRegistry(folder).revision).toBe(8)
  expect(Object.keys(readRegistry(folder).channels)).toHaveLength(8)
})

/** Adds a channel from another process, which runs the compiled output. */
async function changeInChild(folder: string, channel: string): Promise<void> {
  const module = new URL('../dist/registry-file.js', import.meta.url).href
  const script = `
    const { changeRegistry } = await import(${JSON.stringify(module)})
    await changeRegistry(${JSON.stringify(folder)}, (registry) => ({
      ...registry,
      channels: { ...registry.channels, [${JSON.stringify(channel)}]: { overrides: false, parts: {} } },
    }))`
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
}

/** Adds a channel, and lets another process write a later revision before, the given number of times. */
function overtaken(folder: string, times: number) {
  let left = times
  return (registry: ReturnType<typeof readRegistry>) => {
    left -= 1
    if (left >= 0) {
      const later = { ...registry, revision: registry.revision + 7 }
      writeFileSync(path.join(folder, 'registry.json'), JSON.stringify(later))
    }
    return addChannel('production')(registry)
  }
}

test('a change whose base revision was overtaken is applied to the newer registry', async () => {
  const folder = aFolder()

  await changeRegistry(folder, overtaken(folder, 1))

  expect(readRegistry(folder)).toMatchObject({ revision: 8, channels: { production: {} } })
})

test('a change that is overtaken at each attempt is refused, and overwrites nothing', async () => {
  const folder = aFolder()

  await expect(changeRegistry(folder, overtaken(folder, 100))).rejects.toThrow(
    'changed by somebody else meanwhile',
  )

  expect(readRegistry(folder)).toMatchObject({ revision: 21, channels: {} })
})

test('a damaged registry is reported and not overwritten', async () => {
  const folder = aFolder()
  writeFileSync(path.join(folder, 'registry.json'), '{')

  await expect(changeRegistry(folder, addChannel('production'))).rejects.toThrow('registry.json is not JSON')
})
