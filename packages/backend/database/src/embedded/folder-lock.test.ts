import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { DatabaseLockedError } from '../errors.ts'
import { lockFolder } from './folder-lock.ts'
import { runInChild } from './testing/child.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
})

afterEach(() => rm(folder, { recursive: true }))

test.each(['linux', 'darwin', 'win32'])(
  'on %s a folder can be locked only once until it is released',
  async (platform) => {
    const release = await lockFolder(folder, platform)

    await expect(lockFolder(folder, platform)).rejects.toThrow(DatabaseLockedError)
    await release()

    const releaseAgain = await lockFolder(folder, platform)
    await releaseAgain()
  },
)

test('of eight processes that lock a folder at once without a socket, one succeeds', async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder, 'darwin')))

  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('the pid file of a process that has ended does not lock the folder', async () => {
  const pid = await runInChild('console.log(process.pid)')
  await writeFile(join(folder, 'lock'), `${pid}\n`)

  const release = await lockFolder(folder, 'darwin')

  await release()
  expect(await readdir(folder)).toEqual([])
})

test('the pid file of a running process locks the folder', async () => {
  await writeFile(join(folder, 'lock'), `${process.ppid}\n`)

  await expect(lockFolder(folder, 'darwin')).rejects.toThrow(`The database in ${folder} is in use`)
})

test('a pid file with our own process id from an earlier run does not lock the folder', async () => {
  await writeFile(join(folder, 'lock'), `${process.pid}\n`)

  const release = await lockFolder(folder, 'darwin')

  await release()
  expect(await readdir(folder)).toEqual([])
})
