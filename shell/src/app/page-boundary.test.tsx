import { afterEach, expect, jest, test } from '@jest/globals'
import { ChunkError } from '@domizil/federation/loading'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aShell, renderInShell } from '../testing/render-in-shell.tsx'
import { PageBoundary } from './routed-page.tsx'

afterEach(() => {
  jest.restoreAllMocks()
})

/** A page whose files are loaded when the test says so. */
async function renderBrokenPage(error: Error) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = { isThere: false }
  const failures: unknown[] = []
  const under = aShell()
  const services = { ...under.services, pageFailed: (failure: unknown) => void failures.push(failure) }

  function Page() {
    if (!page.isThere) throw error
    return <h1>Rent</h1>
  }

  await renderInShell(
    <PageBoundary>
      <Page />
    </PageBoundary>,
    { ...under, services },
  )
  return { page, failures }
}

test('a page whose files failed to load says so, and offers to try again', async () => {
  const { page, failures } = await renderBrokenPage(new ChunkError('page-rent', 'could not be loaded'))
  const said = document.body.textContent

  page.isThere = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(said).toContain('This part of the page could not be loaded.')
  expect(said).not.toContain('page-rent')
  expect(failures).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Rent' })).toBeTruthy()
})

test('a page that fails because of an error in its code offers no retry', async () => {
  await renderBrokenPage(new Error('A fault'))

  expect(screen.getByText('A fault')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
