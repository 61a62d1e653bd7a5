import { enterText, FakeShell, renderRemote } from '@domizil/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { useDraft } from './use-draft.ts'

beforeEach(() => sessionStorage.clear())

function Note() {
  const { draft, change, forget } = useDraft('note', '')

  return (
    <>
      <input aria-label="Note" value={draft} onChange={({ target }) => change(target.value)} />
      <button type="button" onClick={forget}>
        Send
      </button>
    </>
  )
}

const show = (shell: FakeShell) => renderRemote(<Note />, { shell, texts: {} })
const note = () => screen.getByRole<HTMLInputElement>('textbox').value

test('an unsent draft is restored when its field is mounted again', async () => {
  const { user } = await show(new FakeShell().signedInAs())
  await enterText(user, screen.getByRole('textbox'), 'Plans have changed')
  cleanup()

  await show(new FakeShell().signedInAs())

  expect(note()).toBe('Plans have changed')
})

test('a sent draft is deleted', async () => {
  const { user } = await show(new FakeShell().signedInAs())
  await enterText(user, screen.getByRole('textbox'), 'Plans have changed')

  await user.click(screen.getByRole('button', { name: 'Send' }))

  expect(note()).toBe('')
  expect(sessionStorage).toHaveLength(0)
})

test('a draft is not shown to another person', async () => {
  const shell = new FakeShell().signedInAs()
  const { user } = await show(shell)
  await enterText(user, screen.getByRole('textbox'), 'For your eyes only')

  act(() => void shell.signedInAs({ id: 'somebody-else' }))

  expect(note()).toBe('')
})

test('a draft typed while signed out is restored after sign-in, for the first person only', async () => {
  const { user } = await show(new FakeShell())
  await enterText(user, screen.getByRole('textbox'), 'It is a fraud')
  cleanup()

  await show(new FakeShell().signedInAs())
  const mine = note()
  cleanup()
  await show(new FakeShell().signedInAs({ id: 'somebody-else' }))

  expect([mine, note()]).toEqual(['It is a fraud', ''])
})

test('a draft is restored as soon as the session has loaded', async () => {
  const { user } = await show(new FakeShell().signedInAs())
  await enterText(user, screen.getByRole('textbox'), 'Plans have changed')
  cleanup()
  const shell = new FakeShell()
  shell.session.set({ status: 'loading' })
  await show(shell)
  const before = note()

  act(() => void shell.signedInAs())

  expect([before, note()]).toEqual(['', 'Plans have changed'])
})

test('text typed while the session loads belongs to the person who is then signed in', async () => {
  const shell = new FakeShell()
  shell.session.set({ status: 'loading' })
  const { user } = await show(shell)
  await user.type(screen.getByRole('textbox'), 'Early')

  act(() => void shell.signedInAs())
  await user.type(screen.getByRole('textbox'), ' bird')

  const typed = note()
  act(() => shell.session.set({ status: 'anonymous' }))

  expect([typed, note()]).toEqual(['Early bird', ''])
})
