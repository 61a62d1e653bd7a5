// proves D1.13, 21.85
import { expect, test } from '@jest/globals'
import { FakeShell } from '@domizil/testing'
import { render, screen } from '@testing-library/react'
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

test('until it is known who is signed in, nothing is shown and nothing offered', () => {
  const shell = new FakeShell()
  shell.session.set({ status: 'loading' })

  show(shell)

  expect(document.body.textContent).toBe('One moment')
})

test('somebody signed out learns what stands here, and logs in from here', async () => {
  const shell = new FakeShell()
  show(shell)

  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))

  expect(screen.getByRole('heading', { name: 'Please log in' })).toBeTruthy()
  expect([shell.logins.length, screen.queryByText('My flats')]).toEqual([1, null])
})

test('before cookies are allowed the button is off and says why; they are allowed beside it, and the focus moves on', async () => {
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

test('whoever may well be signed in is not asked to log in while the log-in service does not answer', () => {
  const shell = new FakeShell()
  shell.session.set({ status: 'anonymous', error: 'no answer' })

  show(shell)

  expect(screen.getByRole('heading', { name: 'We cannot tell whether you are logged in' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull()
})
