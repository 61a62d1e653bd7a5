// proves D1.13, 21.85
import { expect, test } from '@jest/globals'
import { FakeShell } from '@domizil/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import texts from '../../messages/login/en.json' with { type: 'json' }
import { ShellContext } from '../shell-context.ts'
import { SignedInOnly } from './signed-in-only.tsx'

function show(shell: FakeShell): void {
  render(
    <ShellContext value={shell}>
      <IntlProvider locale="en" messages={texts}>
        <SignedInOnly title="Please log in" text="Here are your flats." loading={<p>One moment</p>}>
          <p>My flats</p>
        </SignedInOnly>
      </IntlProvider>
    </ShellContext>,
  )
}

test('whoever is signed in sees the content', () => {
  show(new FakeShell().signedInAs())

  expect(screen.getByText('My flats')).toBeTruthy()
})

test('while the session is loading, neither the page nor the log-in is shown', () => {
  const shell = new FakeShell()
  shell.session.set({ status: 'loading' })

  show(shell)

  expect(document.body.textContent).toBe('One moment')
})

test('a signed-out visitor sees the reason to log in and the button, not the page', async () => {
  const shell = new FakeShell()
  show(shell)

  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))

  expect(screen.getByRole('heading', { name: 'Please log in' })).toBeTruthy()
  expect([shell.logins.length, screen.queryByText('My flats')]).toEqual([1, null])
})

test('without consent to cookies the log-in button is disabled; allowing them enables and focuses it', async () => {
  const shell = new FakeShell()
  shell.consent.set(false)

  show(shell)

  const button = screen.getByRole('button', { name: 'Log in', description: /^Please allow cookies first/ })
  expect(button).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: 'Allow cookies' }))

  expect([shell.consent.get(), document.activeElement]).toEqual([true, button])
  expect(button).toHaveProperty('disabled', false)
  expect(screen.queryByText(/Please allow cookies first/)).toBeNull()
})

test('while the identity service does not answer, the page offers to try again instead of to log in', () => {
  const shell = new FakeShell()
  shell.session.set({ status: 'anonymous', error: 'no answer' })

  show(shell)

  expect(screen.getByRole('heading', { name: 'We cannot tell whether you are logged in' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull()
})

test('when the session ends, the page says so and puts the focus on the way back', () => {
  const shell = new FakeShell().signedInAs()
  show(shell)

  act(() => shell.session.set({ status: 'anonymous' }))

  expect(screen.getByRole('alert').textContent).toMatch(/^Your session has ended\./)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Log in' }))
})
