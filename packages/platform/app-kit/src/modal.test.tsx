import { expect, test } from '@jest/globals'
import { renderRemote } from '@domizil/testing'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { ModalDialog, usePreloadedModal } from './modal.tsx'
import './modal/modal-frame.tsx' // antd is read before the first test, not within its time

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  usePreloadedModal(true)

  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Decline
      </button>
      <section data-above-dialogs="">
        <button type="button">Close the notice</button>
      </section>
      {isOpen && (
        <ModalDialog title="Decline this request?" closeLabel="Close" onClose={() => setIsOpen(false)}>
          <p>The tenant is told.</p>
          <input aria-label="Reason" />
        </ModalDialog>
      )}
    </>
  )
}

async function open() {
  const { user } = await renderRemote(<Page />, { texts: {}, hasAntd: true })
  const opener = screen.getByRole('button', { name: 'Decline' })
  await user.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Decline this request?' })
  return { user, opener, dialog }
}

test('a dialog gets the focus, and its heading is its title', async () => {
  const { dialog } = await open()

  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Decline this request?')
})

test('the page behind an open dialog is inert, and no longer after closing', async () => {
  const { user, opener, dialog } = await open()
  const inert = [opener, dialog].map((one) => one.closest('[inert]') !== null)

  await user.keyboard('{Escape}')

  expect(inert).toEqual([true, false])
  expect(document.querySelector('[inert]')).toBeNull()
})

test('a notice above a dialog can be closed', async () => {
  await open()

  expect(screen.getByRole('button', { name: 'Close the notice' }).closest('[inert]')).toBeNull()
})

test.each([
  ['Escape', (user: Awaited<ReturnType<typeof open>>['user']) => user.keyboard('{Escape}')],
  [
    'its button',
    (user: Awaited<ReturnType<typeof open>>['user']) =>
      user.click(screen.getByRole('button', { name: 'Close' })),
  ],
])('%s closes the dialog, and the focus returns to where it was', async (_what, close) => {
  const { user, opener } = await open()
  await user.click(screen.getByRole('textbox', { name: 'Reason' }))

  await close(user)

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})
