// proves 14.21
import type { Release } from '@domizil/federation'
import { expect, jest, test } from '@jest/globals'
import { beforeUnnamed, mapOfLater } from './later-files.ts'

const MAP = JSON.stringify({ integrity: { '/remotes/shell/1.0.0/page-home.1.js': 'sha256-home' } })

test('a script that the page’s import map names does not wait', () => {
  const nameAll = jest.fn(() => Promise.resolve())

  expect(beforeUnnamed(MAP, nameAll)('page-home.1.js')).toBeUndefined()
  expect(nameAll).not.toHaveBeenCalled()
})

test('other scripts wait until all are named, once', async () => {
  const nameAll = jest.fn(() => Promise.resolve())
  const prepare = beforeUnnamed(MAP, nameAll)

  await Promise.all([prepare('page-help.2.js'), prepare('messages-de.3.js')])

  expect(nameAll).toHaveBeenCalledTimes(1)
})

test('after a failure the next script tries again', async () => {
  const nameAll = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('away'))
  const prepare = beforeUnnamed(MAP, nameAll)

  await expect(prepare('page-help.2.js')).rejects.toThrow('away')

  await prepare('page-help.2.js')
  expect(nameAll).toHaveBeenCalledTimes(2)
})

test('each file that was left out is looked for where it is, with its hash', () => {
  const files = { 'main.js': 'm', 'a.js': 'a', 'b.js': 'b', 'b.css': 'c' }
  const release = { name: 'shell', version: '1.1.0', files } as unknown as Release

  expect(mapOfLater(release, { '1.0.0': [[2, 2]] }, new Set(['a.js', 'b.js', 'b.css']))).toEqual({
    imports: {
      '/remotes/shell/1.1.0/a.js': '/remotes/shell/1.1.0/a.js',
      '/remotes/shell/1.1.0/b.js': '/remotes/shell/1.0.0/b.js',
      '/remotes/shell/1.1.0/b.css': '/remotes/shell/1.0.0/b.css',
    },
    integrity: { '/remotes/shell/1.1.0/a.js': 'a', '/remotes/shell/1.0.0/b.js': 'b' },
  })
})
