import { expect, test } from '@jest/globals'
import { FakeShell, renderRemote } from '@domizil/testing'
import { CircleX } from '@domizil/ui/icons'
import { screen } from '@testing-library/react'
import texts from '../../../messages/en.ts'
import { ActionForm } from './action-form.tsx'

const ACTION = {
  id: 'reject',
  Icon: CircleX,
  isPossible: () => true,
  reason: 'required',
  run: async () => undefined,
} as const

test('what succeeds after an attempt without a reason does not look failed while its dialog closes', async () => {
  sessionStorage.clear()
  const form = (
    <>
      <ActionForm id="form" action={ACTION} about="flats.7" onConfirm={async () => true} />
      <button type="submit" form="form">
        Reject
      </button>
    </>
  )
  const { user } = await renderRemote(form, { shell: new FakeShell().signedInAs({ isAdmin: true }), texts })
  await user.click(screen.getByRole('button'))
  const missed = screen.queryByText(/^Give a reason/) !== null
  const reason = screen.getByRole<HTMLTextAreaElement>('textbox')

  await user.type(reason, 'Too dark')
  await user.click(screen.getByRole('button'))

  expect([missed, reason.value, screen.queryByText(/^Give a reason/)]).toEqual([true, 'Too dark', null])
  expect(sessionStorage).toHaveLength(0)
})
