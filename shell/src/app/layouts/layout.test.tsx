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

test('without the admin role the back office shows a spinner under its title, and no content', async () => {
  await renderInShell(<AdminLayout>Figures</AdminLayout>)

  expect(screen.getByRole('main').textContent).toBe('Loading')
  expect(document.title).toBe('Admin | Domizil')
})

test('early presses in the frame are repeated even while the spinner is shown', async () => {
  await renderInShell(<AdminLayout>Figures</AdminLayout>)

  expect(repeated).toEqual(['shell'])
})
