// proves 16.39
import { beforeEach, expect, test } from '@jest/globals'
import { FakeShell } from '@domizil/testing'
import { act } from '@testing-library/react'
import { aShell, renderInShell } from '../../testing/render-in-shell.tsx'
import { FirstFavourite } from './first-favourite.tsx'

beforeEach(() => localStorage.clear())

const toggle = (shell: FakeShell, ...ids: number[]) =>
  act(() => shell.favourites.set({ ids: new Set(ids), loading: false }))

test('a signed-out visitor’s first favourite shows a notice about where it is stored', async () => {
  const shell = new FakeShell()
  await renderInShell(<FirstFavourite />, aShell(shell))

  toggle(shell, 7)
  toggle(shell)
  toggle(shell, 8)

  expect(shell.notices.map(({ message }) => message)).toEqual([
    'Kept in this browser. Log in to find it on every device.',
  ])
})

test('earlier and further favourites show no notice', async () => {
  const shell = new FakeShell()
  toggle(shell, 7)
  await renderInShell(<FirstFavourite />, aShell(shell))

  toggle(shell, 7, 8)

  expect(shell.notices).toEqual([])
})

test('a signed-in user’s first favourite shows no notice', async () => {
  const shell = new FakeShell().signedInAs()
  await renderInShell(<FirstFavourite />, aShell(shell))

  toggle(shell, 7)

  expect(shell.notices).toEqual([])
})
