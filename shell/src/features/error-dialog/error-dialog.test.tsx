// proves 8.7
import { expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../api/api-error.ts'
import { renderInShell } from '../../testing/render-in-shell.tsx'
import { ErrorDialog } from './error-dialog.tsx'
import { watchUnhandledErrors } from './unhandled-errors.ts'

/** Fires the browser's event for an unhandled rejection. */
function leaveUnanswered(reason: unknown): Event {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
  window.dispatchEvent(event)
  return event
}

test('a failed call without a handler opens the dialog with its message', async () => {
  await renderInShell(<ErrorDialog errors={watchUnhandledErrors()} />)

  await act(async () => void leaveUnanswered(new ApiError('The URL does not exists', { url: '/api/x' })))

  expect(screen.getByRole('dialog', { name: 'Something went wrong' }).textContent).toContain(
    'The URL does not exists',
  )
})

test('closing the dialog removes it', async () => {
  await renderInShell(<ErrorDialog errors={watchUnhandledErrors()} />)
  await act(async () => void leaveUnanswered(new ApiError('An error occurred', { url: '/api/x' })))

  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)

  expect(screen.queryByText('An error occurred')).toBeNull()
})

test('an error other than a failed call opens no dialog', async () => {
  const errors = watchUnhandledErrors()

  const event = leaveUnanswered(new TypeError('x is undefined'))

  expect([errors.current.get(), event.defaultPrevented]).toEqual([null, false])
})
