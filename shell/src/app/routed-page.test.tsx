// proves 2.33, 2.94
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { ErrorPageGuard } from '../pages/error-page-guard.tsx'
import { renderInShell } from '../testing/render-in-shell.tsx'
import { LastBoundary } from './routed-page.tsx'
import { Layout } from './layouts/layout.tsx'

// React logs every error that a boundary catches.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void jest.restoreAllMocks())

function Broken(): never {
  throw new Error('the lamp is broken')
}

const aBrokenErrorPage = () =>
  renderInShell(
    <LastBoundary path="/rent">
      <Layout name="general">
        <ErrorPageGuard>
          <Broken />
        </ErrorPageGuard>
      </Layout>
    </LastBoundary>,
  )

test('when the error page itself fails, a plain message shows the details and a link home', async () => {
  await aBrokenErrorPage()

  expect(screen.getByRole('heading').textContent).toBe('An error occurred while showing the error page')
  expect(screen.getByText('the lamp is broken')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go back to home' }).getAttribute('href')).toBe('/')
})

test('the plain error message has neither bar nor footer', async () => {
  await aBrokenErrorPage()

  expect([screen.queryByRole('banner'), screen.queryByRole('contentinfo')]).toEqual([null, null])
  expect(screen.getByRole('main')).toBeTruthy()
})

test('an error elsewhere is not caught as a failure of the error page', async () => {
  const shown = renderInShell(
    <LastBoundary path="/rent">
      <Broken />
    </LastBoundary>,
  )

  await expect(shown).rejects.toThrow('the lamp is broken')
})
