// proves 15.4
import { expect, test } from '@jest/globals'
import { FakeShell } from '@domizil/testing'
import { drawRemote, shellFor } from './spoken-apis.ts'

const shell = new FakeShell()

test('a remote of the version that the shell has gets the shell itself', () => {
  expect(shellFor({ name: 'mf-search', shellApi: 1 }, shell)).toBe(shell)
})

test('a remote of the version before gets the shell as that version was', () => {
  const before = new FakeShell()
  const spoken = new Map([
    [1, () => before],
    [2, () => shell],
  ])

  expect(shellFor({ name: 'mf-search', shellApi: 1 }, shell, spoken)).toBe(before)
  expect(shellFor({ name: 'mf-search', shellApi: 2 }, shell, spoken)).toBe(shell)
})

test('a remote of a version that the shell does not speak is refused by name', () => {
  expect(() => shellFor({ name: 'mf-search', shellApi: 3 }, shell)).toThrow('mf-search needs shell-api 3')
})

test('a server half is drawn with the shell as its version was; one that names none, as the first was', async () => {
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
