import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Button } from './button.tsx'
import { MenuList } from './menu-list.tsx'
import { Popover } from './popover.tsx'

function renderMenu(onLogOut?: () => void) {
  render(
    <>
      <Popover label="User menu" closeOnChoice trigger={(trigger) => <Button {...trigger}>Open</Button>}>
        <MenuList>
          <li>
            <a href="#account">Account</a>
          </li>
          <li>
            <button type="button" onClick={onLogOut}>
              Log out
            </button>
          </li>
        </MenuList>
      </Popover>
      <a href="#elsewhere">elsewhere</a>
    </>,
  )
  return screen.getByRole('button', { name: 'Open' })
}

test('the button opens the panel and has aria-expanded', async () => {
  const button = renderMenu()

  await userEvent.click(button)

  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('group', { name: 'User menu' }).id).toBe(button.getAttribute('aria-controls'))
})

test('Escape closes the panel and gives the focus back', async () => {
  const button = renderMenu()
  await userEvent.click(button)
  await userEvent.tab()

  await userEvent.keyboard('{Escape}')

  expect(screen.queryByRole('group')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('a press elsewhere closes the panel', async () => {
  await userEvent.click(renderMenu())

  await userEvent.click(screen.getByText('elsewhere'))

  expect(screen.queryByRole('group')).toBeNull()
})

test('tabbing out of the panel closes it', async () => {
  await userEvent.click(renderMenu())

  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()

  expect(screen.queryByRole('group')).toBeNull()
})

test('choosing an entry closes the menu', async () => {
  await userEvent.click(renderMenu())

  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))

  expect(screen.queryByRole('group')).toBeNull()
})

test('when an entry is chosen, the focus is already back on the button', async () => {
  const focused = jest.fn()
  const button = renderMenu(() => focused(document.activeElement))
  await userEvent.click(button)

  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))

  expect(focused.mock.calls).toEqual([[button]])
})

test('arrow keys move through a menu, Home and End go to its ends', async () => {
  await userEvent.click(renderMenu())
  await userEvent.tab()

  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Log out')
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Account')
  await userEvent.keyboard('{End}')
  expect(document.activeElement?.textContent).toBe('Log out')
  await userEvent.keyboard('{Home}')
  expect(document.activeElement?.textContent).toBe('Account')
})

test.each([
  ['below its button where there is room', { top: 300, bottom: 500 }, ''],
  ['above it where there is none below', { top: 700, bottom: 900 }, 'calc(100% + 8px)'],
  ['below it where there is none above either', { top: 150, bottom: 900 }, ''],
])('the position of the panel: %s', async (_where, { top, bottom }, wanted) => {
  const { getBoundingClientRect } = Element.prototype
  Element.prototype.getBoundingClientRect = function () {
    const isPanel = this.getAttribute('role') === 'group'
    return new DOMRect(0, isPanel ? bottom - 200 : top, 200, isPanel ? 200 : 40)
  }
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 800, configurable: true })

  await userEvent.click(renderMenu())

  expect(screen.getByRole('group', { name: 'User menu' }).style.bottom).toBe(wanted)
  Element.prototype.getBoundingClientRect = getBoundingClientRect
  Reflect.deleteProperty(document.documentElement, 'clientHeight')
})
