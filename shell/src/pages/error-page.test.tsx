// proves 2.89, 2.90, 2.92
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInShell } from '../testing/render-in-shell.tsx'
import { ErrorPage } from './error-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

test('the error page shows status and message, and links home', async () => {
  await renderInShell(<ErrorPage status={503} message="The service is down" />)

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong Error 503')
  expect(screen.getByText('The service is down')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/')
})

test('without a status the error page shows 404', async () => {
  await renderInShell(<ErrorPage />)

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page could not be found Error 404')
})

test('a message that is JSON is not shown', async () => {
  await renderInShell(<ErrorPage status={500} message={'{"stack":"at x"}'} />)

  expect(screen.getByRole('alert').textContent).toBe('Something went wrong Error 500Go to home')
})

test('a message with a brace inside is shown', async () => {
  await renderInShell(<ErrorPage status={500} message={'Please check {"price"}'} />)

  expect(screen.getByText('Please check {"price"}')).toBeTruthy()
})

test('an unknown address shows the error page with 404', async () => {
  await renderInShell(<NotFoundPage />)

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page could not be found Error 404')
})
