// proves 15.4
import { expect, test } from '@jest/globals'
import { FakeShell } from '@domizil/testing'
import { drawRemote, shellFor } from './spoken-apis.ts'

const shell = new FakeShell()

test('a remote of the current API version gets the shell itself', () => {
  expect(shellFor({ name: 'mf-search', shellApi: 1 }, shell)).toBe(shell)
})

test('a remote of an older API version gets an adapted shell', () => {
  const before = new FakeShell()
  const spoken = new Map([
    [1, () => before],
    [2, () => shell],
  ])

  expect(shellFor({ name: 'mf-search', shellApi: 1 }, shell, spoken)).toBe(before)
  expect(shellFor({ name: 'mf-search', shellApi: 2 }, shell, spoken)).toBe(shell)
})

test('a remote of an unknown API version is refused by name', () => {
  expect(() => shellFor({ name: 'mf-search', shellApi: 3 }, shell)).toThrow('mf-search needs shell-api 3')
})

test('a server half is rendered with the API version it names, or else the first', async () => {
  const before = new FakeShell()
  const spoken = new Map([
    [1, () => before],
    [2, () => shell],
  ])
  const drawnWith: unknown[] = []
  const half = {
    name: 'mf-search',
    questions: () => [],
    draw: async (given: unknown) => `${drawnWith.push(given)}`,
  }

  await drawRemote(half, shell, spoken)
  await drawRemote({ ...half, shellApi: 2 }, shell, spoken)

  expect(drawnWith[0]).toBe(before)
  expect(drawnWith[1]).toBe(shell)
})
