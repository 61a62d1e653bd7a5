// proves 16.39
import { beforeEach, expect, test } from '@jest/globals'
import { FakeShell } from '@domizil/testing'
import { act } from '@testing-library/react'
import { aShell, renderInShell } from '../../testing/render-in-shell.tsx'
import { FirstFavourite } from './first-favourite.tsx'

beforeEach(() => localStorage.clear())

const toggle = (shell: FakeShell, ...ids: number[]) =>
  act(() => shell.favourites.set({ ids: new Set(ids), loading: false }))

test('after the first favourite a signed-out visitor learns where it is kept, once', async () => {
  const shell = new FakeShell()
  await renderInShell(<FirstFavourite />, aShell(shell))

  toggle(shell, 7)
  toggle(shell)
  toggle(shell, 8)

  expect(shell.notices.map(({ message }) => message)).toEqual([
    'Kept in this browser. Log in to find it on every device.',
  ])
})

test('favourites that were there before, and a second one, need no word', async () => {
  const shell = new FakeShell()
  toggle(shell, 7)
  await renderInShell(<FirstFavourite />, aShell(shell))

  toggle(shell, 7, 8)

  expect(shell.notices).toEqual([])
})

test('whoever is signed in finds them everywhere already', async () => {
  const shell = new FakeShell().signedInAs()
  await renderInShell(<FirstFavourite />, aShell(shell))

  toggle(shell, 7)

  expect(shell.notices).toEqual([])
})
