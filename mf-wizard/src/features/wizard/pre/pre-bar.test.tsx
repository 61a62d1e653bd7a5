// proves 21.11, 21.85
import { FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import texts from '../../../../messages/en.ts'
import { PreBar } from './pre-wizard.tsx'

const RETURN = '/pre-flat-wizard?step=3&create=1'

async function atTheEnd() {
  const shell = new FakeShell().at('/pre-flat-wizard?step=3')
  const { user } = await renderRemote(<PreBar />, { shell, texts })
  return { shell, user }
}

test('the last step leads a newcomer to sign up, and back to the draft', async () => {
  const { shell, user } = await atTheEnd()

  await user.click(screen.getByRole('button', { name: 'Sign up and make a draft' }))

  expect([shell.signUps, shell.logins]).toEqual([[RETURN], []])
})

test('the last step offers visitors with an account to log in', async () => {
  const { shell, user } = await atTheEnd()

  await user.click(screen.getByRole('button', { name: 'I have an account' }))

  expect([shell.signUps, shell.logins]).toEqual([[], [RETURN]])
})

test('a visitor who declined cookies can allow them at the last step', async () => {
  const shell = new FakeShell().at('/pre-flat-wizard?step=3')
  shell.consent.set(false)
  const { user } = await renderRemote(<PreBar />, { shell, texts })
  const signUp = screen.getByRole('button', { name: 'Sign up and make a draft' })
  expect(signUp).toHaveProperty('disabled', true)

  await user.click(screen.getByRole('button', { name: 'Allow cookies' }))

  expect([shell.consent.get(), document.activeElement]).toEqual([true, signUp])
})

test('after sign-in the button that makes the draft is busy, so that no second one is made', async () => {
  const shell = new FakeShell().signedInAs().at(RETURN)
  await renderRemote(<PreBar />, { shell, texts })

  expect(screen.getByRole('button', { name: 'Make a draft of it' }).getAttribute('aria-busy')).toBe('true')
})
