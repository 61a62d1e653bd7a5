// proves 11.10
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { openDataKey } from './open-backend.ts'

test('the data key is created once, readable by its owner only, despite concurrent starts', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'domizil-key-'))
  try {
    const keys = await Promise.all([1, 2, 3].map(() => openDataKey(path.join(folder, 'data'))))
    const again = await openDataKey(path.join(folder, 'data'))
    const { mode } = await stat(path.join(folder, 'data', 'data.key'))

    expect(again).toHaveLength(32)
    expect(keys).toEqual([again, again, again])
    expect(mode & 0o777).toBe(0o600)
  } finally {
    await rm(folder, { recursive: true })
  }
})
