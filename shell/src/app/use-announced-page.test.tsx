// proves 16.53
import { beforeEach, expect, test } from '@jest/globals'
import { settable } from '@domizil/app-kit/readable'
import type { ShellRoute } from '@domizil/shell-api'
import { useDocumentHead } from '@domizil/ui/parts'
import { act, render, screen, waitFor } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { useAnnouncedPage } from './app.tsx'

const routeTo = (pathname: string, search = ''): ShellRoute => ({
  action: 'PUSH',
  location: { pathname, search, hash: '', state: null, key: pathname + search },
})
const route = settable(routeTo('/search'))

function Page() {
  return <p role="status">{useAnnouncedPage(route)}</p>
}

beforeEach(() => {
  route.set(routeTo('/search'))
  document.body.innerHTML = '<main id="main"><h1>Flats</h1></main><div id="root"></div>'
  document.title = 'Flats | Domizil'
  render(<Page />, { container: document.getElementById('root') ?? undefined })
})

/** Navigates, and renders the page some time later. */
async function open(pathname: string, content: string, before = () => {}): Promise<void> {
  await act(async () => {
    route.set(routeTo(pathname))
    before()
    const main = document.getElementById('main')
    if (main) main.innerHTML = content
    document.title = 'A flat | Domizil'
    await new Promise((resolve) => setTimeout(resolve))
  })
}

test('after a navigation the focus is on the heading of the new page, and its title is announced', async () => {
  await open('/flat/7', '<h1>A flat</h1>')

  expect(document.activeElement?.textContent).toBe('A flat')
  expect(screen.getByRole('status').textContent).toBe('A flat | Domizil')
})

function FlatPage() {
  useDocumentHead({ title: 'A flat | Domizil' })
  return <h1>A flat</h1>
}

test('the announced title is that of the newly rendered page, not the previous one', async () => {
  route.set(routeTo('/flat/7'))
  // Outside of `act`, which runs all effects at once.
  createRoot(document.getElementById('main') as HTMLElement).render(<FlatPage />)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('A flat'))

  expect(screen.getByRole('status').textContent).toBe('A flat | Domizil')
})

test('a visitor who presses a key before the new page is rendered keeps the focus', async () => {
  await open('/flat/7', '<h1>A flat</h1>', () => document.dispatchEvent(new Event('keydown')))

  expect(document.activeElement).toBe(document.body)
})

test('a change of the query moves neither focus nor announcement', async () => {
  await act(async () => {
    route.set(routeTo('/search', '?page=2'))
    document.querySelector('h1')?.append(' on page 2')
    await new Promise((resolve) => setTimeout(resolve))
  })

  expect(document.activeElement).toBe(document.body)
})

test('a dialog that the new page opens keeps the focus', async () => {
  await open('/flat/7', '<h1>A flat</h1><div role="dialog"><button>Send</button></div>', () =>
    queueMicrotask(() => document.querySelector('button')?.focus()),
  )

  expect(document.activeElement?.textContent).toBe('Send')
})
