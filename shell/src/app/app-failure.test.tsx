// proves 16.54
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { renderInShell } from '../testing/render-in-shell.tsx'
import { AppFailure } from './routed-page.tsx'

afterEach(() => {
  jest.restoreAllMocks()
})

async function givenOffline(onRetry: () => void): Promise<{ connect: () => void }> {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await renderInShell(<AppFailure onRetry={onRetry} />)
  return {
    connect: () =>
      act(() => {
        line.mockReturnValue(true)
        window.dispatchEvent(new Event('online'))
      }),
  }
}

test('a page that failed to load offline says so, and that it will open by itself', async () => {
  await givenOffline(() => undefined)

  expect(screen.getByRole('heading', { name: 'You are offline' })).toBeTruthy()
  expect(screen.getByText(/This page opens by itself/)).toBeTruthy()
})

test('the failed page is opened again when the connection is back', async () => {
  let retries = 0
  const { connect } = await givenOffline(() => {
    retries += 1
  })

  connect()

  expect(retries).toBe(1)
})
