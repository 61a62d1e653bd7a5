import { expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

function Filters() {
  const [isOpen, setIsOpen] = useState(true)

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      title="Filters"
      closeLabel="Close"
      footer={<Button>Show flats</Button>}
    >
      <p>Balcony</p>
    </Dialog>
  )
}

test('an open dialog is named by its title', () => {
  render(<Filters />)

  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeTruthy()
})

test('the close button closes the dialog', async () => {
  render(<Filters />)

  await userEvent.click(screen.getByRole('button', { name: 'Close' }))

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByText('Balcony')).toBeNull()
})

test('Escape closes the dialog', () => {
  render(<Filters />)

  act(() => {
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
  })

  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Escape inside a dialog does not reach an antd dialog below', async () => {
  const heard: string[] = []
  const hear = ({ key }: KeyboardEvent) => heard.push(key)
  window.addEventListener('keydown', hear)
  render(
    <Dialog isOpen onClose={() => undefined} title="Filters" closeLabel="Close">
      <button type="button" onKeyDown={({ key }) => heard.push(`inside ${key}`)}>
        Balcony
      </button>
    </Dialog>,
  )
  screen.getByRole('button', { name: 'Balcony' }).focus()

  await userEvent.keyboard('a{Escape}')
  window.removeEventListener('keydown', hear)

  expect(heard).toEqual(['inside a', 'a', 'inside Escape'])
})

test('a press beside the dialog closes it, a press inside does not', async () => {
  render(<Filters />)

  await userEvent.click(screen.getByText('Balcony'))
  expect(screen.getByRole('dialog')).toBeTruthy()
  await userEvent.click(screen.getByRole('dialog'))

  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an unmounted dialog is closed while still in the document, so that the focus returns', () => {
  const { unmount } = render(<Filters />)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  const stood: boolean[] = []
  const close = jest.spyOn(dialog, 'close').mockImplementation(() => void stood.push(dialog.isConnected))

  unmount()

  close.mockRestore()
  expect(stood).toEqual([true])
})
