// proves 2.89, 2.90, 2.92
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInShell } from '../testing/render-in-shell.tsx'
import { ErrorPage } from './error-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

test('the page says that something went wrong, with the status and the message, and leads home', async () => {
  await renderInShell(<ErrorPage status={503} message="The service is down" />)

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong Error 503')
  expect(screen.getByText('The service is down')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/')
})

test('where nothing else is known the status is 404', async () => {
  await renderInShell(<ErrorPage />)

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page could not be found Error 404')
})

test('a message that begins with a brace is none for people', async () => {
  await renderInShell(<ErrorPage status={500} message={'{"stack":"at x"}'} />)

  expect(screen.getByRole('alert').textContent).toBe('Something went wrong Error 500Go to home')
})

test('a message with a brace further on is shown', async () => {
  await renderInShell(<ErrorPage status={500} message={'Please check {"price"}'} />)

  expect(screen.getByText('Please check {"price"}')).toBeTruthy()
})

test('an address without a page says so, with 404', async () => {
  await renderInShell(<NotFoundPage />)

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page could not be found Error 404')
})
