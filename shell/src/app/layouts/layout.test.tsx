// proves D11.5
import { beforeEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { Boot } from '../../boot/boot-window.ts'
import { renderInShell } from '../../testing/render-in-shell.tsx'
import { AdminLayout } from './layout.tsx'

const repeated: string[] = []
beforeEach(() => {
  repeated.length = 0
  window.domizilBoot = { repeatInput: (area: string) => repeated.push(area) } as unknown as Boot
})

test('without the role the back office shows its spinner under its own title, and nothing of what is in it', async () => {
  await renderInShell(<AdminLayout>Figures</AdminLayout>)

  expect(screen.getByRole('main').textContent).toBe('Loading')
  expect(document.title).toBe('Admin | Domizil')
})

test('beside the spinner what was pressed in the frame of the page is repeated', async () => {
  await renderInShell(<AdminLayout>Figures</AdminLayout>)

  expect(repeated).toEqual(['shell'])
})
