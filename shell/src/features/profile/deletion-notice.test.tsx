// proves 16.49
import { expect, test } from '@jest/globals'
import { cleanup } from '@testing-library/react'
import { aShell, renderInShell } from '../../testing/render-in-shell.tsx'
import { DeletionNotice, storeDeletion } from './deletion-notice.ts'

test('the page after the sign-out says once that the account is deleted', async () => {
  storeDeletion()
  const under = aShell()

  await renderInShell(<DeletionNotice />, under)
  cleanup()
  await renderInShell(<DeletionNotice />, under)

  expect(under.shell.notices).toEqual([{ kind: 'success', message: 'Your account is deleted.' }])
})

test('without a deletion there is no notice', async () => {
  const { shell } = await renderInShell(<DeletionNotice />)

  expect(shell.notices).toEqual([])
})
