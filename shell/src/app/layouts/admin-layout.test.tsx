// proves D11.5
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInShell } from '../../testing/render-in-shell.tsx'
import { AdminLayout } from './admin-layout.tsx'

test('without the role the back office shows its spinner under its own title, and nothing of what is in it', async () => {
  await renderInShell(<AdminLayout>Figures</AdminLayout>)

  expect(screen.getByRole('main').textContent).toBe('Loading')
  expect(document.title).toBe('Admin | Domizil')
})
